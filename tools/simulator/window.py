# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The handheld in a window: keyboard and gamepad in, picture and sound out, in real time."""

import os
import sys
import time
import warnings
from array import array
from typing import Any

from tools.simulator.host import AT_REST, Host, Quit
from tools.simulator.pads import Pads
from tools.simulator.picture import (
    SIZE,
    buttons,
    draw_case,
    draw_pixels,
    screen_box,
    screen_image,
)

_FRAME_S = 1 / 60
_SOUND_RATE = 22_050
_SHAKE_MS = 300
_LEFT_BUTTON = 1
_KEYS = {
    "UP": "up",
    "DOWN": "down",
    "LEFT": "left",
    "RIGHT": "right",
    "z": "a",
    "SPACE": "a",
    "x": "b",
    "ESCAPE": "b",
    "BACKSPACE": "b",
    "RETURN": "start",
    "KP_ENTER": "start",
    "TAB": "select",
    "KP8": "up",
    "KP2": "down",
    "KP4": "left",
    "KP6": "right",
}
# By place on the keyboard too: on a Cyrillic layout no letter is a Z.
_PLACES = {"Z": "a", "X": "b", "S": "shake"}


class NoDisplayError(Exception):
    """There is no display to open a window on; the text says what is missing."""


def _pygame():
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    return pygame


def open_window(board_name: str):
    """Open the window and return pygame. Raises NoDisplayError where there is no display."""
    on_linux = sys.platform.startswith("linux")
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if on_linux and not any(os.environ.get(name) for name in named):
        raise NoDisplayError("neither DISPLAY nor WAYLAND_DISPLAY is set")
    pygame = _pygame()
    try:
        pygame.display.init()
        # SDL takes a driver without a screen where the one that DISPLAY names is not there.
        driver = pygame.display.get_driver()
        if driver in ("offscreen", "dummy") and not os.environ.get("SDL_VIDEODRIVER"):
            raise NoDisplayError("DISPLAY or WAYLAND_DISPLAY names a display that is not there")
        _set_mode(pygame)
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    pygame.display.set_caption(f"Dice Poker on a {board_name}")
    pygame.joystick.init()
    try:
        pygame.mixer.init(_SOUND_RATE, -16, 1, 512)
    except pygame.error as error:
        print(f"no sound: {error}", file=sys.stderr)
    return pygame


def _set_mode(pygame) -> None:
    """Open a window that can be enlarged, in whole steps, so that pixels stay sharp."""
    try:
        with warnings.catch_warnings():
            # A renderer without hardware is fast enough for this.
            warnings.simplefilter("ignore")
            pygame.display.set_mode(SIZE, pygame.SCALED | pygame.RESIZABLE)
    except pygame.error:
        # Without a renderer there is one size only.
        pygame.display.set_mode(SIZE)


class Window(Host):
    """A host whose clock is the real one; ends the program when the window is closed."""

    def __init__(self, nvm, profile, seed, pygame):
        super().__init__(nvm, profile, seed)
        self._pygame = pygame
        self._started = time.monotonic()
        self._surface = pygame.display.get_surface()
        self._keys = {getattr(pygame, f"K_{key}"): name for key, name in _KEYS.items()}
        self._keys[pygame.K_s] = "shake"
        self._places = {getattr(pygame, f"KSCAN_{key}"): name for key, name in _PLACES.items()}
        # What each control holds: a key by its place, the mouse, a pad's button, stick or cross.
        self._held: dict[object, str] = {}
        self._pads = Pads(pygame, self._hold)
        self._shown_case = None
        self._shown_changes = -1
        self._voices: dict[tuple[int, int], Any] = {}
        self._shakes_until = 0.0
        self._just_pressed: set[str] = set()
        self._released_early: set[str] = set()

    def set_button(self, name: str, pressed: bool) -> None:
        """Press or let go a button; a tap so short that both come at once is stretched, so that
        a program that looks at a stick now and then sees it."""
        if pressed:
            self._just_pressed.add(name)
        elif name in self._just_pressed:
            self._released_early.add(name)
            return
        super().set_button(name, pressed)

    def sleep(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        self._take_events()
        while True:
            self._draw()
            left = until - time.monotonic()
            self.now_ms = 1000 * (time.monotonic() - self._started)
            shakes = self.now_ms < self._shakes_until
            self.acceleration = (30.0, 0.0, 0.0) if shakes else AT_REST
            if left <= 0:
                return
            time.sleep(min(left, _FRAME_S))

    def _take_events(self) -> None:
        pygame = self._pygame
        self._just_pressed.clear()
        for name in sorted(self._released_early):
            self.set_button(name, False)
        self._released_early.clear()
        for event in pygame.event.get():
            self.now_ms = 1000 * (time.monotonic() - self._started)
            if event.type == pygame.QUIT:
                raise Quit
            if event.type == pygame.KEYDOWN:
                self._key_down(event)
            elif event.type == pygame.KEYUP:
                self._hold(("key", _place_of(event)), None)
            elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self._click(event)
            elif event.type == pygame.WINDOWFOCUSLOST:
                # Whoever lets go now is not heard.
                for control in list(self._held):
                    self._hold(control, None)
            else:
                self._pads.take(event)

    def _hold(self, control: object, name: str | None) -> None:
        """Take note that ``control`` holds the button ``name`` now, or none. A button is down as
        long as any control holds it."""
        before = self._held.pop(control, None)
        if name is not None:
            self._held[control] = name
        if before is not None and before != name and before not in self._held.values():
            self.set_button(before, False)
        if name is not None:
            self.set_button(name, True)

    def _key_down(self, event) -> None:
        pygame = self._pygame
        alt_enter = event.key == pygame.K_RETURN and getattr(event, "mod", 0) & pygame.KMOD_ALT
        if event.key == pygame.K_F11 or alt_enter:
            pygame.display.toggle_fullscreen()
            return
        name = self._keys.get(event.key) or self._places.get(_place_of(event))
        if name == "shake":
            self._shakes_until = self.now_ms + _SHAKE_MS
        elif name is not None:
            self._hold(("key", _place_of(event)), name)

    def _click(self, event) -> None:
        if event.button != _LEFT_BUTTON:
            return
        found = None
        if event.type == self._pygame.MOUSEBUTTONDOWN:
            for name, ((x, y), radius, _) in buttons(self.is_turned()).items():
                if (event.pos[0] - x) ** 2 + (event.pos[1] - y) ** 2 <= (radius + 3) ** 2:
                    found = name
        self._hold("mouse", found)

    def _draw(self) -> None:
        pygame = self._pygame
        brightness = self.brightness()
        turned = self.is_turned()
        case = (tuple(self.pixels), frozenset(self.down), brightness, turned)
        changes = self.panel.changes if self.panel is not None else 0
        if case == self._shown_case and changes == self._shown_changes:
            return
        if case != self._shown_case:
            image = draw_case(frozenset(self.down), turned)
            draw_pixels(image, self.pixels, turned)
            self._surface.blit(pygame.image.frombytes(image.tobytes(), image.size, "RGB"), (0, 0))
        if self.panel is not None:
            screen = screen_image(self.panel, brightness, turned)
            small = pygame.image.frombytes(screen.tobytes(), screen.size, "RGB")
            size, place = screen_box(self.panel)
            self._surface.blit(pygame.transform.scale(small, size), place)
        pygame.display.flip()
        self._shown_case, self._shown_changes = case, changes

    def play(self, sample, loop):
        super().play(sample, loop)
        if not self._pygame.mixer.get_init():
            return
        key = (sample.sample_rate, max(sample.samples))
        if key not in self._voices:
            self._voices[key] = self._pygame.mixer.Sound(buffer=_resample(sample))
        self._pygame.mixer.stop()
        self._voices[key].play(loops=-1 if loop else 0)

    def stop_sound(self):
        if self._pygame.mixer.get_init():
            self._pygame.mixer.stop()


def _place_of(event) -> int:
    """Return the key's place on the keyboard; an on-screen keyboard may tell none."""
    return getattr(event, "scancode", event.key)


def _resample(sample) -> bytes:
    """Return about a fifth of a second of the looped sample at the PC's rate, whole periods."""
    length = len(sample.samples)
    periods = max(1, sample.sample_rate // length // 5)
    count = round(_SOUND_RATE * periods * length / sample.sample_rate)
    step = sample.sample_rate / _SOUND_RATE
    return array(
        "h", [(sample.samples[int(i * step) % length] - 32768) // 2 for i in range(count)]
    ).tobytes()
