# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Each part failing at the start or in use: the game goes on without it and says so once."""

import pytest

import dicepoker_core as core
from tests.device import Device, kept_match
from tools.shots import ANNA, played

ROLLED = (4, 2, 4, 5, 2)


def fail(*arguments, **named):
    raise OSError("broken")


def in_turn(device):
    device.press("a")
    device.run(100)
    assert device.screen == "Turn"
    return device


@pytest.mark.parametrize(
    ("part", "method", "presses"),
    [("pixels", "show", "a"), ("sound", "play", "a"), ("sound", "tick", "a")],
)
def test_pixels_or_sound_that_break_in_use_are_lost_and_told_once(part, method, presses):
    device = in_turn(Device(played(ANNA, (), last=ROLLED)))
    setattr(getattr(device.handheld, part), method, fail)
    device.press(presses)
    device.run(100)
    assert device.screen == "Turn"
    assert device.handheld.faults == [part]
    assert (
        device.app.top._more_keys.text.strip()
        == f"The {part} do{'es' * (part == 'sound')} not work"
    )
    assert device.app.match.holds == 1
    device.press("right")
    assert "not work" not in device.app.top._more_keys.text
    device.press("b")
    device.run(600)
    assert device.game.rolls_left == 1
    assert device.handheld.faults == [part]


def test_a_display_that_breaks_in_use_leaves_the_text_on_the_console():
    device = in_turn(Device(played(ANNA, (), last=ROLLED), board="pico"))
    device.handheld.display.refresh = fail
    device.press("right", "a")
    device.run(500)
    assert device.handheld.faults == ["display"]
    console = device.console()
    assert "Rolls left 2" in console
    assert "Best: Pair 17" in console
    assert device.app.match.holds == 2
    assert kept_match(device.nvm).holds == 2


def test_a_board_without_a_display_is_played_by_the_console():
    device = Device(broken=("busdisplay", "fourwire"), board="pico")
    assert device.handheld.faults == ["display"]
    assert "→ New game" in device.console()
    device.press("a", "a", "b")
    device.run(600)
    assert device.game.dice
    assert "Player 1" in device.console()


def without_random(host):
    host.urandom = fail


def test_without_hardware_random_the_title_says_so_and_asks_before_it_pretends():
    device = Device(on_host=without_random)
    assert device.app.notice == "No true random numbers!"
    device.press("a")
    assert device.screen == "Pretend"
    device.press("a")
    assert device.screen == "Title"
    device.press("a", "down", "a")
    assert device.screen == "Setup"
    device.press("a", "b")
    device.run(600)
    assert device.game.dice
    assert device.handheld.faults == []


def test_a_kept_game_is_continued_without_hardware_random_only_after_a_yes():
    device = Device(played(ANNA, (), last=ROLLED), on_host=without_random)
    device.press("a")
    assert device.screen == "Pretend"
    device.press("b")
    assert device.screen == "Title"
    device.press("a", "down", "a")
    assert device.screen == "Turn"
    device.press("b")
    device.run(600)
    assert device.game.rolls_left == 1


def test_pretended_dice_of_neighbouring_seeds_differ_and_are_even():
    chance = Device().world.load("hardware.seeded_bytes")
    firsts = [core.roll_faces(chance.SeededBytes(seed).random_bytes) for seed in range(6000)]
    for i in range(5):
        counts = [sum(roll[i] == face for roll in firsts) for face in range(1, 7)]
        chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
        # 99.9 % of fair dice stay below this, with five degrees of freedom.
        assert chi_square < 20.52, (i, counts)
    assert len(set(firsts)) > 4000
    again = chance.SeededBytes(7)
    assert again.random_bytes(9) == chance.SeededBytes(7).random_bytes(9)
