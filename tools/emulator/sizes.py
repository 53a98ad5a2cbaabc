# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker sizes``: what each screen takes of a board's memory, into the table of screens.

Sizes are measured on an emulated Pico from sources, and stand in the table in KB, rounded up.
"""

import re
import tempfile
from pathlib import Path

from tools.emulator.emulate import HERE, EmulatorError, emulate
from tools.simulator.boards import ROOT

TABLE_FILE = ROOT / "app" / "screen_table.py"
# Long enough for all rows; the board says when it is done.
_SCRIPT = "wait 90000\n"
_ROW = re.compile(r'^    \("(\w+)", .*, (\d+), (\d+)\),$', re.MULTILINE)


def sizes_in(serial: str) -> dict[str, tuple[int, int]]:
    """Return what the probe told on the console: by name the bytes of code and of the screen.

    Raises EmulatorError where it did not come to its end.
    """
    if "@end" not in serial.split():
        raise EmulatorError(f"the measuring did not come to its end:\n{serial[-800:]}")
    told = re.findall(r"^@size (\w+) (-?\d+) (-?\d+)\s*$", serial, re.MULTILINE)
    return {name: (int(code), int(built)) for name, code, built in told}


def rewritten(source: str, sizes: dict[str, tuple[int, int]]) -> str:
    """Return the text of the table of screens with the sizes of those rows that were measured.

    A row takes 1 KB of code at least. Rows that ``sizes`` does not have stay as they are.
    """

    def row(found: re.Match) -> str:
        name, code, built = found.groups()
        if name not in sizes:
            return found.group()
        new = [max(0, -(-size // 1000)) for size in sizes[name]]
        head = found.group().removesuffix(f", {code}, {built}),")
        return f"{head}, {max(1, new[0])}, {new[1]}),"

    return _ROW.sub(row, source)


def sizes_command(firmware: Path) -> int:
    """Measure with ``firmware``, print each row's bytes, rewrite the table; return an exit code."""
    with tempfile.TemporaryDirectory() as scratch:
        report = emulate("pico", firmware, _SCRIPT, Path(scratch), probe=HERE / "sizes_probe.py")
    sizes = sizes_in(report["serial"])
    print(f"{'screen':16} {'code':>7} {'built':>7}")
    for name, (code, built) in sizes.items():
        print(f"{name:16} {code:7} {built:7}")
    before = TABLE_FILE.read_text(encoding="utf-8")
    after = rewritten(before, sizes)
    TABLE_FILE.write_text(after, encoding="utf-8")
    print(f"{TABLE_FILE} {'rewritten' if after != before else 'was right already'}")
    return 0
