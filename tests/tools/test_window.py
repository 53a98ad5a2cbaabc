# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The window's keys, mouse and pads, by pygame's own events on SDL's driver without a screen."""

import os
import subprocess
import sys

import pytest

from tools.simulator.boards import find_board, profile_of
from tools.simulator.host import Memory


@pytest.fixture
def pygame(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    from tools.simulator.window import open_window

    opened = open_window("pygamer")
    yield opened
    opened.quit()


@pytest.fixture
def window(pygame):
    from tools.simulator.window import Window

    pygame.event.clear()
    return Window(Memory(8192), profile_of(find_board("pygamer")), 1, pygame)


def send(window, pygame, *events):
    """Have the events happen, and return what is down then."""
    for kind, values in events:
        pygame.event.post(pygame.event.Event(kind, values))
    window._take_events()
    window._take_events()
    return window.down


def key(pygame, kind, letter, place=None):
    code = getattr(pygame, f"K_{letter}") if letter else 0x430
    scan = getattr(pygame, f"KSCAN_{place or letter.upper()}")
    return kind, {"key": code, "scancode": scan, "mod": 0}


def test_a_direction_is_not_lost_when_the_other_one_is_released(window, pygame):
    down, up = pygame.KEYDOWN, pygame.KEYUP
    stick = window.profile["joystick"]["x"]
    send(window, pygame, key(pygame, down, "LEFT"))
    send(window, pygame, key(pygame, down, "RIGHT"))
    assert send(window, pygame, key(pygame, up, "LEFT")) == {"right"}
    assert window.analog[stick] == 65535
    assert send(window, pygame, key(pygame, up, "RIGHT")) == set()
    assert window.analog[stick] == 32768


@pytest.mark.parametrize(("place", "button"), [("Z", "a"), ("X", "b")])
def test_keys_work_by_their_place_on_a_layout_without_these_letters(window, pygame, place, button):
    assert send(window, pygame, key(pygame, pygame.KEYDOWN, "", place)) == {button}
    assert send(window, pygame, key(pygame, pygame.KEYUP, "", place)) == set()


def test_the_keypad_has_an_enter_and_arrows(window, pygame):
    for letter, button in (("KP_ENTER", "start"), ("KP8", "up"), ("KP6", "right")):
        place = letter.replace("_", "") if letter != "KP_ENTER" else "KP_ENTER"
        event = {"key": getattr(pygame, f"K_{letter}"), "scancode": hash(place) % 500, "mod": 0}
        assert send(window, pygame, (pygame.KEYDOWN, event)) == {button}
        assert send(window, pygame, (pygame.KEYUP, event)) == set()


def test_a_button_is_down_as_long_as_any_control_holds_it(window, pygame):
    send(window, pygame, key(pygame, pygame.KEYDOWN, "z"))
    send(window, pygame, key(pygame, pygame.KEYDOWN, "SPACE"))
    assert send(window, pygame, key(pygame, pygame.KEYUP, "z")) == {"a"}
    assert send(window, pygame, key(pygame, pygame.KEYUP, "SPACE")) == set()


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_only_the_left_button_of_the_mouse_presses(window, pygame, button):
    from tools.simulator.picture import buttons

    (place, _, _) = buttons(False)["b"]
    event = {"button": button, "pos": place}
    assert send(window, pygame, (pygame.MOUSEBUTTONDOWN, event)) == set()
    event["button"] = 1
    assert send(window, pygame, (pygame.MOUSEBUTTONDOWN, event)) == {"b"}
    # Another button that comes up meanwhile changes nothing.
    up = {"button": button, "pos": place}
    assert send(window, pygame, (pygame.MOUSEBUTTONUP, up)) == {"b"}
    assert send(window, pygame, (pygame.MOUSEBUTTONUP, event)) == set()


def test_what_was_down_when_the_focus_went_is_released(window, pygame):
    send(window, pygame, key(pygame, pygame.KEYDOWN, "LEFT"), key(pygame, pygame.KEYDOWN, "z"))
    assert window.down == {"left", "a"}
    assert send(window, pygame, (pygame.WINDOWFOCUSLOST, {})) == set()


def test_a_pad_counts_by_the_places_of_its_buttons_and_holds_beside_the_keys(window, pygame):
    def pad(kind, button):
        return kind, {"instance_id": 7, "button": button}

    down, up = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
    for name, button in (("A", "a"), ("B", "b"), ("START", "start"), ("BACK", "select")):
        number = getattr(pygame, f"CONTROLLER_BUTTON_{name}")
        assert send(window, pygame, pad(down, number)) == {button}
        assert send(window, pygame, pad(up, number)) == set()
    cross = pygame.CONTROLLER_BUTTON_DPAD_LEFT
    send(window, pygame, key(pygame, pygame.KEYDOWN, "LEFT"))
    send(window, pygame, pad(down, cross))
    assert send(window, pygame, pad(up, cross)) == {"left"}
    # The stick in its middle lets go what the stick held, and not the keys.
    for value, held in (
        (-32768, {"left"}),
        (0, {"left"}),
        (32767, {"left", "right"}),
        (0, {"left"}),
    ):
        motion = {"instance_id": 7, "axis": 0, "value": value}
        assert send(window, pygame, (pygame.CONTROLLERAXISMOTION, motion)) == held


def test_a_display_that_nobody_has_is_noticed(tmp_path):
    environment = {k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER",)}
    environment |= {"DISPLAY": ":987", "SDL_AUDIODRIVER": "dummy"}
    environment.pop("WAYLAND_DISPLAY", None)
    program = "from tools.cli import main; raise SystemExit(main(['play', '--store', 'x.nvm']))"
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=environment | {"PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.stdout.startswith("No window: "), ran.stdout + ran.stderr
    assert "The game is over." in ran.stdout
