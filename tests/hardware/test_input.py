# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Presses as hands and clocks are: two controls at once, worn sticks, weeks without a press."""

import pytest

from match.match import Match
from tests.device import Device
from tests.hardware.test_parts import STICK, presses
from tests.screens.test_play import in_turn
from tools.shots import ANNA, ANNA_AND_BOB, played

MIDDLE = 32768
HOUR = 3_600_000
# Around the half and the whole period of the counter, and far beyond.
HOURS = [1, 74, 74.6, 75, 100, 148, 149.13, 149.2, 150, 223, 224, 300, 1000]
DICE = (1, 2, 3, 4, 6)


def stick(device, x=MIDDLE, y=MIDDLE):
    device.host.analog.update({STICK["x"]: x, STICK["y"]: y})


@pytest.mark.parametrize("hours", HOURS)
def test_every_button_works_after_any_time_without_a_press(hours):
    device = in_turn(played(ANNA, (), last=DICE))
    device.run(301_000)
    device.host.now_ms += hours * HOUR
    device.run(100)
    device.press("a")  # wakes it up
    device.press("a")
    assert device.app.match.holds == 1
    device.press("right", "a", "b")
    assert device.app.match.holds == 3 and device.game.rolls_left == 1


@pytest.mark.parametrize("hours", HOURS)
def test_a_row_is_written_from_a_card_that_lay_open_for_any_time(hours):
    device = in_turn(played(ANNA, (), last=DICE))
    device.press("start")
    before = device.game
    device.run(301_000)
    device.host.now_ms += hours * HOUR
    device.run(100)
    device.press("b")  # wakes it up
    assert device.screen == "ScoreCard" and device.game is before
    device.press("a")
    assert device.game is not before or device.screen == "Confirm"


@pytest.mark.parametrize("hours", HOURS)
def test_the_first_press_works_however_long_the_handheld_lay_there_untouched(hours):
    device = Device(board="pybadge")
    device.host.now_ms += hours * HOUR
    device.run(50)
    assert presses(device, 100) == []
    device.host.set_button("start", True)
    assert presses(device, 100) == ["start"]


@pytest.mark.parametrize("hours", HOURS)
def test_a_shake_and_the_light_are_noticed_after_any_time(hours):
    device = in_turn(played(ANNA, (), last=DICE))
    device.app.options.brightness = 3
    device.run(301_000)
    device.host.now_ms += hours * HOUR
    device.press("a")
    device.host.acceleration = (0.0, 0.0, 40.0)
    device.run(400)
    device.host.acceleration = (0.0, 0.0, 9.8)
    device.run(100)
    assert device.game.rolls_left == 1
    device.host.analog["LIGHT"] = 0
    device.run(3000)
    dark = device.host.brightness()
    device.host.analog["LIGHT"] = 60_000
    device.run(5000)
    assert device.host.brightness() > dark


def test_of_two_directions_that_are_held_the_other_goes_on_when_one_is_released():
    device = Device(board="pybadge")
    device.host.set_button("left", True)
    device.host.set_button("right", True)
    assert set(presses(device, 300)) == {"left", "right"}
    device.host.set_button("right", False)
    later = presses(device, 1200)
    assert later and set(later) == {"left"}
    device.host.set_button("left", False)
    assert presses(device, 1000) == []


def test_a_stick_that_rolls_from_one_direction_to_another_follows_without_the_middle():
    device = Device()
    stick(device, x=0)
    assert presses(device, 200) == ["left"]
    stick(device, x=4000, y=60_000)
    stick(device, x=22_000, y=65_535)
    assert presses(device, 200) == ["down"]
    repeated = presses(device, 1500)
    assert repeated and set(repeated) == {"down"}
    stick(device)
    assert presses(device, 1000) == []


@pytest.mark.parametrize("off", [-15_000, -9_500, 9_500, 12_000, 15_500])
def test_a_stick_that_rests_off_its_middle_does_not_scroll(off):
    device = Device(on_host=lambda host: host.analog.update({STICK["x"]: MIDDLE + off}))
    assert presses(device, 2000) == []
    stick(device, x=65_535)
    assert presses(device, 200)[:1] == ["right"]
    stick(device, x=MIDDLE + off)
    presses(device, 2000)
    assert presses(device, 3000) == []
    stick(device, x=0)
    assert "left" in presses(device, 200)


def test_a_stick_held_aside_at_power_on_moves_nothing_until_it_was_released():
    device = Device(on_host=lambda host: host.analog.update({STICK["y"]: 65_535}))
    assert presses(device, 2000) == []
    stick(device)
    assert presses(device, 100) == []
    stick(device, y=65_535)
    assert presses(device, 100) == ["down"]


@pytest.mark.parametrize("move", ["left", "right", "up", "down"])
def test_a_row_is_never_written_by_a_press_in_the_same_scan_as_a_move(move):
    device = in_turn(played(ANNA, (), last=DICE), board="pybadge")
    device.press("start")
    before = device.game
    for name in (move, "a"):
        device.host.set_button(name, True)
    device.run(100)
    assert device.game is before and device.screen == "ScoreCard"
    for name in (move, "a"):
        device.host.set_button(name, False)
    device.run(50)
    device.press("a")
    assert device.game is not before or device.screen == "Confirm"


def test_presses_that_waited_while_something_was_loaded_write_nothing_blindly():
    """No rolls left: the first A opens the card; the second came before anybody saw the card."""
    device = in_turn(played(ANNA, (), last=DICE, rolls=3), board="pybadge")
    before = device.game
    for _ in range(2):
        device.host.set_button("a", True)
        device.host.set_button("a", False)
        device.host.now_ms += 300
    device.run(100)
    assert device.screen == "ScoreCard" and device.game is before
    device.press("a")
    assert device.game is not before or device.screen == "Confirm"


def test_the_display_is_not_lost_by_showing_what_is_shown():
    device = in_turn(Match(ANNA), board="pico_st7789")
    device.press("b")
    device.run(1500)
    device.press("start")
    device.press("down", "down", "down", "down", "down", "right", "down", "down")
    device.press("a", "down", "a")
    assert device.screen == "Turn"
    device.press("b", ms=900)
    assert device.screen == "Turn" and device.game.dice
    assert "display" not in device.handheld.faults, device.console()


def test_a_notice_that_nobody_saw_is_not_wiped_by_an_early_press():
    from tests.device import memory_with

    memory = memory_with(played(ANNA_AND_BOB, (), last=DICE))
    memory[12:13] = b"\xee"
    device = Device(nvm=memory)
    device.app.notice = "one more line"
    lines = []
    for _ in range(3):
        lines.append(device.app.notice)
        device.press("up", "a", "b")
    assert len(set(lines)) == 3 and lines[1] == "one more line" and lines[2] == ""
