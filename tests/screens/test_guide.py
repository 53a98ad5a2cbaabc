# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The guided first turn: one hint at a time, once, and it can be ended."""

from hardware.store import Store
from match.options import Options
from tests.device import Device
from tools.simulator.host import Memory


def new_owner():
    """A handheld out of the box, English chosen, in the first turn of a game of one."""
    device = Device(nvm=Memory(b"\xff" * 8192))
    device.press("a")
    device.app.options.player_count = 1
    device.press("a", "start")
    assert device.screen == "Turn"
    return device


def says(device):
    return device.app.top._message.text.strip()


def guided(device):
    options = Options()
    assert options.read(Store(device.nvm).read("settings"))
    return options.guided


def test_a_new_owner_is_led_through_a_whole_turn_and_never_again():
    device = new_owner()
    assert says(device) == "Press Ⓑ to roll the dice"
    device.press("b")
    device.run(800)
    assert says(device) == "←→ choose, Ⓐ holds"
    device.press("a")
    assert says(device) == "Ⓑ rolls the other dice"
    device.press("b")
    device.run(800)
    device.press("b")
    device.run(800)
    assert says(device) == "Ⓐ opens your card"
    device.press("a")
    assert device.app.top._keys.text.strip() == "Choose a +, Ⓐ writes it"
    assert not guided(device)
    device.press("a")
    if device.screen == "Confirm":
        device.press("down", "a")
    assert guided(device)
    assert says(device) == "Ⓑ rolls the dice"


def test_select_ends_the_guide_for_good():
    device = new_owner()
    device.press("select")
    assert guided(device)
    assert says(device) == "Ⓑ rolls the dice"
    again = Device(nvm=device.nvm)
    again.press("a")
    assert says(again) == "Ⓑ rolls the dice"


def test_computers_are_not_guided():
    device = new_owner()
    device.app.match.players = (("Robo", 3),)
    device.run(200)
    assert not device.app.guide.is_on()
