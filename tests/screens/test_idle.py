# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The display dims and goes dark, and the press that wakes it does nothing else."""

import pytest

from dicepoker_core.players.levels import HARD
from match.match import Match
from tests.device import Device
from tools.shots import ANNA, played

ROLLED = (4, 2, 4, 5, 2)


def in_turn(match):
    device = Device(match)
    device.press("a")
    device.run(100)
    return device


def test_the_display_dims_after_a_minute_and_goes_dark_after_five():
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.press("a")
    device.run(59_000)
    assert device.host.brightness() == 1
    assert any(device.host.pixels)
    device.run(2_000)
    assert 0 < device.host.brightness() < 0.5
    assert not any(device.host.pixels)
    device.run(238_000)
    assert device.host.brightness() > 0
    device.run(3_000)
    assert device.host.brightness() == 0


@pytest.mark.parametrize("asleep_for", [61_000, 301_000])
@pytest.mark.parametrize("button", ["a", "b", "start", "select", "left"])
def test_any_button_wakes_it_up_and_does_nothing_else(asleep_for, button):
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.press("a")
    device.run(asleep_for)
    before = (device.screen, device.game, device.app.match.holds, device.app.top._cursor)
    device.press(button)
    assert device.host.brightness() == 1
    assert any(device.host.pixels)
    after = (device.screen, device.game, device.app.match.holds, device.app.top._cursor)
    assert before == after
    device.press("b")
    assert device.game.rolls_left == 1


def test_dark_for_longer_than_the_clock_can_tell_is_still_dark():
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.run(301_000)
    # Past half the period of the counter, a difference of ticks looks negative.
    device.host.now_ms += (1 << 28) + 5_000
    device.run(100)
    assert device.host.brightness() == 0


def test_a_display_that_cannot_be_dimmed_is_not_lost():
    device = in_turn(played(ANNA, (), last=ROLLED))
    display = device.handheld.display

    class Undimmed:
        root_group = None

        def refresh(self):
            display.refresh()

        @property
        def brightness(self):
            raise RuntimeError("Brightness not adjustable")

        @brightness.setter
        def brightness(self, share):
            raise RuntimeError("Brightness not adjustable")

    device.handheld.display = Undimmed()
    device.run(61_000)
    device.press("a")
    device.press("a")
    assert device.handheld.faults == []
    assert device.app.match.holds == 1


def test_in_a_pocket_a_sleeping_handheld_is_never_shaken():
    device = in_turn(played(ANNA, ()))
    device.run(61_000)
    device.host.acceleration = (30.0, 0.0, 0.0)
    device.run(2000)
    assert device.game.dice == ()


@pytest.mark.slow
def test_computers_that_play_keep_the_display_awake():
    device = in_turn(Match((("R1", HARD), ("R2", HARD))))
    device.run(130_000)
    assert device.screen in ("Turn", "Handover")
    assert device.host.brightness() == 1
