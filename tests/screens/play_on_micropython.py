# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Plays games through the screens on MicroPython and prints the bytes in use after each round.

Run with the stubs and the libraries on sys.path; the argument is how many games.
"""

import gc
import sys


class Buttons:
    """Gives the presses that were put in."""

    def __init__(self):
        self.waiting = []
        self.pressed_at = 0

    def next_press(self, now, patient=False):
        """Return the next press, or None."""
        return self.waiting.pop(0) if self.waiting else None


class Part:
    """Pixels, sound, motion and display in one: takes everything."""

    root_group = None
    brightness = 1.0

    def show(self, colours):
        """Take colours."""

    def set_level(self, level):
        """Take a level."""

    def play(self, name, now):
        """Take an effect."""

    def tick(self, now):
        """Take the time."""

    def shaken(self, now):
        """Stay calm."""
        return False

    def refresh(self):
        """Draw nothing."""


class Handheld:
    """A handheld of stubs over the real store."""

    def __init__(self):
        from hardware.store import MemoryBytes, Store
        from match.options import Options

        self.faults = []
        self.display = self.pixels = self.sound = self.motion = Part()
        self.buttons = Buttons()
        self.store = Store(MemoryBytes(b"\xff" * 4096))
        self.store.write("settings", Options().to_bytes())
        self._state = 12345

    def set_brightness(self, share):
        """Take a brightness."""

    def open_rest(self):
        """Have nothing more to open."""
        return True

    def show(self, group):
        """Take a group."""

    def turn_round(self, turned):
        """Take whether it is upside down."""

    def ticks_ms(self):
        """Start the clock."""
        return 0

    def random_bytes(self, count):
        """Return bytes that repeat from run to run."""
        made = bytearray(count)
        for i in range(count):
            self._state = (self._state * 1103 + 12345) % 65536
            made[i] = self._state >> 8
        return bytes(made)


def press(app, clock, *names):
    """Press buttons, one a step, with time between them."""
    for name in names:
        app.handheld.buttons.waiting.append(name)
        for _ in range(4):
            clock[0] += 40
            app.step(clock[0])


def play(games):
    """Play and print."""
    from app.app import App

    app = App(Handheld())
    app.options.player_count = 1
    clock = [0]
    press(app, clock, "b", "a", "start")
    for game in range(games):
        for turn in range(15):
            press(app, clock, "b", "a", "right", "a")
            clock[0] += 1000
            press(app, clock, "b")
            clock[0] += 1000
            press(app, clock, "start", "a")
            if type(app.top).__name__ == "Confirm":
                press(app, clock, "down", "a")
            gc.collect()
            print("use", game, turn, gc.mem_alloc(), type(app.top).__name__)
        press(app, clock, "a", "start")


if __name__ == "__main__":
    play(int(sys.argv[1]))
