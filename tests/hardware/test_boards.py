# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Board profiles against what CircuitPython says of the boards."""

import pytest

from tests.device import ROOT
from tools.simulator.boards import BOARDS, modules, pins
from tools.simulator.run import profile_of

NAMES = {"up", "down", "left", "right", "a", "b", "start", "select"}
PIN_KEYS = {
    "display": ("clock", "data", "command", "select", "reset", "backlight"),
    "buttons": ("clock", "data", "latch"),
    "joystick": ("x", "y"),
    "pixels": ("pin",),
    "sound": ("pin", "enable"),
    "motion": (),
    "light": ("pin",),
}

boards = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


@boards
def test_every_pin_of_a_profile_is_on_the_board(board):
    profile = profile_of(board)
    named = [
        profile[part][key] for part in profile for key in PIN_KEYS[part] if key in profile[part]
    ]
    named += profile["buttons"].get("pins", ())
    assert set(named) <= pins(board)
    assert len(named) == len(set(named))


@boards
def test_the_sound_module_of_a_profile_is_in_the_firmware(board):
    assert profile_of(board)["sound"]["module"] in modules(board)


@boards
def test_every_button_is_reached_by_a_key_or_the_stick(board):
    profile = profile_of(board)
    reached = set(profile["buttons"]["map"])
    if "joystick" in profile:
        reached |= {"up", "down", "left", "right"}
    assert reached == NAMES


def test_a_on_the_boards_of_adafruit_is_key_1_and_b_key_0():
    for name in ("pygamer", "pybadge"):
        assert profile_of(BOARDS[name])["buttons"]["map"][:4] == ("b", "a", "start", "select")
    assert profile_of(BOARDS["pybadge"])["buttons"]["map"][4:] == ("right", "down", "up", "left")


def test_a_board_is_one_file_of_under_60_lines():
    for path in (ROOT / "hardware" / "boards").glob("*.py"):
        assert len(path.read_text().splitlines()) < 60
