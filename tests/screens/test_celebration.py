# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A poker is celebrated on screen and pixels, and never in the way."""

import pytest

from tests.device import Device
from tools.shots import ANNA, played

ALL_SIXES = (6, 6, 6, 6, 6)


def rolling(dice, calm=0):
    """A device in a first turn, whose next roll shows ``dice``."""
    device = Device(played(ANNA, ()))
    device.press("a")
    device.app.options.calm = calm
    device.handheld.random_bytes = lambda count: bytes(face - 1 for face in dice[:count])
    device.app.handheld.random_bytes = device.handheld.random_bytes
    device.press("b")
    return device


def says(device):
    return device.app.top._message.text.strip()


def test_a_poker_blinks_and_the_pixels_run_and_then_the_turn_goes_on():
    device = rolling(ALL_SIXES)
    device.run(550)
    assert says(device) == "POKER!"
    seen = set()
    for _ in range(8):
        device.run(100)
        seen.add(tuple(bool(pixel) for pixel in device.host.pixels))
    assert {(True, False) * 2 + (True,), (False, True) * 2 + (False,)} <= seen
    device.run(1500)
    assert says(device) == "Best: Poker 50"
    assert not any(device.host.pixels)


@pytest.mark.parametrize("button", ["left", "a", "start"])
def test_any_press_ends_it_and_does_what_it_does(button):
    device = rolling(ALL_SIXES)
    device.run(550)
    device.press(button)
    assert device.screen == ("ScoreCard" if button == "start" else "Turn")
    if button == "a":
        assert device.app.match.holds == 1
    if button != "start":
        assert says(device) != "POKER!"


def test_in_calm_there_is_no_celebration_and_no_tumbling():
    device = rolling(ALL_SIXES, calm=1)
    assert device.app.top._faces == list(ALL_SIXES)
    assert says(device) == "Best: Poker 50"


def test_other_dice_are_not_celebrated():
    device = rolling((6, 6, 6, 6, 5))
    device.run(700)
    assert says(device) != "POKER!"
