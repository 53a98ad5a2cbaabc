# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is measured of the screens goes into their table, and into nothing else of it."""

import ast

import pytest

from tools.emulator.emulate import EmulatorError
from tools.emulator.sizes import TABLE_FILE, rewritten, sizes_in


def table_in(source):
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign):
            return {ast.literal_eval(row.elts[0]): row.elts for row in node.value.elts}
    raise AssertionError("no table")


def test_sizes_are_written_in_whole_kilobytes_rounded_up_and_the_rest_stays():
    before = TABLE_FILE.read_text()
    after = rewritten(before, {"turn": (7001, 5000), "card": (1, -300), "crash": (0, 20_999)})
    new, old = table_in(after), table_in(before)
    assert list(new) == list(old)
    sizes = {name: tuple(ast.literal_eval(part) for part in new[name][6:]) for name in new}
    assert (sizes["turn"], sizes["card"], sizes["crash"]) == ((8, 5), (1, 0), (1, 21))
    for name in set(new) - {"turn", "card", "crash"}:
        assert list(map(ast.dump, new[name])) == list(map(ast.dump, old[name]))
    assert len(after.splitlines()) == len(before.splitlines())


def test_every_row_of_the_table_can_be_rewritten():
    source = TABLE_FILE.read_text()
    changed = rewritten(source, dict.fromkeys(table_in(source), (98765, 4321)))
    assert changed.count(", 99, 5),") == len(table_in(source))


def test_a_measuring_that_broke_off_is_told_and_nothing_is_written():
    told = "@begin\n@size turn 6960 5120\n@size card 12"
    with pytest.raises(EmulatorError, match="did not come to its end"):
        sizes_in(told)
    assert sizes_in(told + "00 7\n@end\n") == {"turn": (6960, 5120), "card": (1200, 7)}
