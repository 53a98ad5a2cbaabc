# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The handheld in a window: keyboard and gamepad in, picture and sound out, in real time."""

import os
import sys
import time
from array import array
from typing import Any

from tools.simulator.host import AT_REST, Host, Quit
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
_STICK_PUSHED = 0.6
_SHAKE_MS = 300
# Of pygame's joystick numbers: those of an Xbox-like pad.
_PAD_BUTTONS = {0: "a", 1: "b", 6: "select", 7: "start"}


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
        pygame.display.set_mode(SIZE)
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    pygame.display.set_caption(f"Dice Poker on a {board_name}")
    pygame.joystick.init()
    try:
        pygame.mixer.init(_SOUND_RATE, -16, 1, 512)
    except pygame.error as error:
        print(f"no sound: {error}", file=sys.stderr)
    return pygame


class Window(Host):
    """A host whose clock is the real one; ends the program when the window is closed."""

    def __init__(self, nvm, profile, seed, pygame):
        super().__init__(nvm, profile, seed)
        self._pygame = pygame
        self._started = time.monotonic()
        self._surface = pygame.display.get_surface()
        self._keys = {
            pygame.K_UP: "up",
            pygame.K_DOWN: "down",
            pygame.K_LEFT: "left",
            pygame.K_RIGHT: "right",
            pygame.K_z: "a",
            pygame.K_SPACE: "a",
            pygame.K_x: "b",
            pygame.K_ESCAPE: "b",
            pygame.K_BACKSPACE: "b",
            pygame.K_RETURN: "start",
            pygame.K_TAB: "select",
        }
        self._shown_case = None
        self._shown_changes = -1
        self._pads = [pygame.joystick.Joystick(i) for i in range(pygame.joystick.get_count())]
        self._voices: dict[tuple[int, int], Any] = {}
        self._clicked: str | None = None
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
            if event.type in (pygame.KEYDOWN, pygame.KEYUP):
                if event.key == pygame.K_s and event.type == pygame.KEYDOWN:
                    self._shakes_until = self.now_ms + _SHAKE_MS
                elif event.key in self._keys:
                    self.set_button(self._keys[event.key], event.type == pygame.KEYDOWN)
            elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self._click(event)
            else:
                self._take_pad_event(event)

    def _click(self, event) -> None:
        if self._clicked is not None:
            self.set_button(self._clicked, False)
            self._clicked = None
        if event.type != self._pygame.MOUSEBUTTONDOWN:
            return
        for name, ((x, y), radius, _) in buttons(self.is_turned()).items():
            if (event.pos[0] - x) ** 2 + (event.pos[1] - y) ** 2 <= (radius + 3) ** 2:
                self._clicked = name
                self.set_button(name, True)

    def _take_pad_event(self, event) -> None:
        pygame = self._pygame
        if event.type == pygame.JOYDEVICEADDED:
            self._pads.append(pygame.joystick.Joystick(event.device_index))
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            if event.button in _PAD_BUTTONS:
                pressed = event.type == pygame.JOYBUTTONDOWN
                self.set_button(_PAD_BUTTONS[event.button], pressed)
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            low, high = ("left", "right") if event.axis == 0 else ("up", "down")
            self.set_button(low, event.value < -_STICK_PUSHED)
            self.set_button(high, event.value > _STICK_PUSHED)
        elif event.type == pygame.JOYHATMOTION:
            x, y = event.value
            for name, pushed in (("left", x < 0), ("right", x > 0), ("up", y > 0), ("down", y < 0)):
                self.set_button(name, pushed)

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


def _resample(sample) -> bytes:
    """Return about a fifth of a second of the looped sample at the PC's rate, whole periods."""
    length = len(sample.samples)
    periods = max(1, sample.sample_rate // length // 5)
    count = round(_SOUND_RATE * periods * length / sample.sample_rate)
    step = sample.sample_rate / _SOUND_RATE
    return array(
        "h", [(sample.samples[int(i * step) % length] - 32768) // 2 for i in range(count)]
    ).tobytes()
