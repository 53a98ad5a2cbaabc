# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Board profiles against what CircuitPython says of the boards."""

import pytest

from tests.device import ROOT, Device
from tools.simulator.boards import BOARDS, modules, pins, profile_of
from tools.simulator.picture import screen_image

NAMES = {"up", "down", "left", "right", "a", "b", "start", "select"}
PIN_KEYS = {
    "display": ("clock", "data", "command", "select", "reset", "backlight"),
    "buttons": ("clock", "data", "latch"),
    "joystick": ("x", "y"),
    "pixels": ("pin",),
    "sound": ("pin", "enable"),
    "motion": (),
    "light": ("pin",),
    "memory": (),
    "drive": (),
}

boards = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


@boards
def test_every_pin_of_a_profile_is_on_the_board(board):
    profile = profile_of(board)
    named = [
        profile[part][key]
        for part in PIN_KEYS
        for key in PIN_KEYS[part]
        if key in profile.get(part, ())
    ]
    named += profile["buttons"].get("pins", ())
    assert set(profile) <= {"board_id", *PIN_KEYS}
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


def test_a_larger_display_shows_the_same_picture_in_its_middle():
    shown = {}
    for board in ("pico", "pico_st7789"):
        device = Device(board=board)
        shown[board] = []
        for presses in ((), ("down",), ("up", "a", "start")):
            device.press(*presses)
            shown[board].append(screen_image(device.host.panel))
    for small, large in zip(shown["pico"], shown["pico_st7789"], strict=True):
        assert large.size == (320, 240)
        assert large.crop((80, 56, 240, 184)).tobytes() == small.tobytes()
        large.paste((0, 0, 0), (80, 56, 240, 184))
        assert large.getbbox() is None


@pytest.mark.parametrize("name", ["adafruit_st7735r", "adafruit_st7789"])
def test_a_display_is_waited_for_as_long_as_its_datasheet_asks(name):
    device = Device()
    module = device.world.load(name)
    before = bytes(module._INIT_SEQUENCE)
    # Waking takes the library half a second.
    assert b"\x11\x80\xff" in before
    device.world.load("hardware.builder")._shorten_waits(module)
    after = bytes(module._INIT_SEQUENCE)
    assert b"\x11\x80\x78" in after and b"\x29\x80\x0a" in after
    changed = [i for i in range(len(before)) if before[i] != after[i]]
    assert len(changed) == 3 and len(after) == len(before)


def test_a_on_the_boards_of_adafruit_is_key_1_and_b_key_0():
    for name in ("pygamer", "pybadge"):
        assert profile_of(BOARDS[name])["buttons"]["map"][:4] == ("b", "a", "start", "select")
    assert profile_of(BOARDS["pybadge"])["buttons"]["map"][4:] == ("right", "down", "up", "left")


def test_a_board_is_one_file_of_under_60_lines():
    for path in (ROOT / "hardware" / "boards").glob("*.py"):
        assert len(path.read_text().splitlines()) < 60
