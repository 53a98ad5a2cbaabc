# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Scripts of button presses: what they mean, what is refused, and that runs repeat."""

import pytest

from tools.simulator.boards import find_board
from tools.simulator.picture import draw_handheld
from tools.simulator.run import run_script
from tools.simulator.script import ScriptError, Step, parse


def test_every_kind_of_line_is_understood():
    text = "press A\npress LEFT 3  # three times\n\nhold B 800\nwait 500\nshot end-1\nquit"
    assert parse(text) == [
        Step("press", "a", 1, 80),
        Step("press", "left", 3, 80),
        Step("press", "b", 1, 800),
        Step("wait", ms=500),
        Step("shot", "end-1"),
        Step("quit"),
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("press C", "expected a button, one of UP, DOWN"),
        ("press A 0", "expected a whole number from 1 to"),
        ("press A -3", "expected a whole number"),
        ("press", "expected press BUTTON"),
        ("hold B", "expected press BUTTON"),
        ("hold B long", "expected a whole number"),
        ("wait", "expected press BUTTON"),
        ("wait 1.5", "expected a whole number"),
        ("wait 99999999", "expected a whole number"),
        ("shot ../x", "expected a name of letters"),
        ("jump", "expected press BUTTON"),
        ("quit now", "expected press BUTTON"),
    ],
)
def test_a_bad_line_is_named_with_what_was_expected(line, expected):
    with pytest.raises(ScriptError, match=expected) as caught:
        parse(f"press A\n\n{line}\n", "demo.txt")
    assert "demo.txt, line 3" in str(caught.value)
    assert repr(line) in str(caught.value)


SCRIPT = "press A 2\nwait 300\npress B\nshot tumbling\nwait 700\npress A\nshot held\npress START"


def shots(board, seed):
    taken = []

    def take(host, name):
        image = draw_handheld(host)
        taken.append((name, image.tobytes()))

    host = run_script(find_board(board), SCRIPT, seed=seed, take_shot=take)
    return taken, bytes(host.nvm), host.sounds


@pytest.mark.parametrize("board", ["pygamer", "pybadge", "pico"])
def test_the_same_seed_and_script_give_the_same_pictures(board):
    first, again, other = shots(board, 1), shots(board, 1), shots(board, 2)
    assert first == again
    assert [name for name, _ in first[0]] == ["tumbling", "held"]
    assert first[1] != other[1]


def test_at_the_end_the_pixels_are_dark_and_the_game_is_silent():
    lit = []
    host = run_script(
        find_board("pygamer"),
        "press A 2\nwait 300\npress B\nwait 700\npress A\nwait 100\nshot held\nquit",
        seed=1,
        take_shot=lambda host, name: lit.extend(host.pixels),
    )
    assert any(lit)
    assert host.pixels == [0] * 5


def test_quit_ends_a_script_before_its_end():
    taken = []
    run_script(
        find_board("pygamer"),
        "shot one\nquit\nshot two",
        seed=1,
        take_shot=lambda host, name: taken.append(name),
    )
    assert taken == ["one"]
