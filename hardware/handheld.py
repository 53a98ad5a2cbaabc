# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The board as a program sees it: its parts, whether they work or not."""

import os
import sys

from adafruit_ticks import ticks_ms

from hardware.absent import NoLight, NoMotion, NoPixels, NoSound


class Handheld:
    """What a program may use of the board.

    display: a displayio display of 160x128 or more.   buttons: a queue of presses.
    pixels: five colours.   random_bytes(n): n random bytes.   ticks_ms(): a wrapping clock.
    store: named slots of bytes that survive power loss.   sound: named effects.
    motion: was it shaken.   light: how bright is the room.   faults: the names of the parts that
    do not work.
    """

    def __init__(self):
        # Names of parts: display, pixels, sound, store, joystick, motion, light, random.
        self.faults = []
        self.display = None
        # The group in a larger display that has the picture in its place, or None.
        self.frame = None
        self.buttons = None
        self.pixels = NoPixels()
        self.sound = NoSound()
        self.motion = NoMotion()
        self.light = NoLight()
        self.store = None
        self.random_bytes = os.urandom
        # Opens the parts that the first picture can do without; None once they are open.
        self.rest = None
        self.ticks_ms = ticks_ms

    def lose(self, name, error):
        """Go on without the part ``name``, which failed with ``error``."""
        print("%s: %r" % (name, error))
        self.faults.append(name)
        if name == "display":
            self.display = None
        elif name == "pixels":
            self.pixels = NoPixels()
        elif name == "sound":
            self.sound = NoSound()
        elif name == "motion":
            self.motion = NoMotion()
        elif name == "light":
            self.light = NoLight()

    def close(self):
        """Leave the board dark and silent."""
        self.pixels.set_level(0)
        self.sound.set_level(0)

    def open_rest(self):
        """Open pixels, sound and sensors, once; tell whether all of them work."""
        rest, self.rest = self.rest, None
        faults = len(self.faults)
        if rest is not None:
            rest()
            self.pixels.turn_round(self.buttons.turned)
            _unload_builder()
        return len(self.faults) == faults

    def show(self, group):
        """Show ``group``, a displayio group of 160x128 pixels, from the next refresh on."""
        if self.frame is None:
            self.display.root_group = group
        elif self.frame[0] is not group:
            # A group that is in place already may not be put there again.
            self.frame[0] = group

    def set_brightness(self, share):
        """Light the display with ``share``, 0 to 1, of its brightness, where it can."""
        # A display without an adjustable backlight raises, and is none the worse for it.
        try:
            self.display.brightness = share
        except Exception as error:
            print("brightness: %r" % (error,))

    def turn_round(self, turned):
        """Show and read everything for a board that is held upside down, or again upright."""
        if turned == self.buttons.turned:
            return
        self.buttons.turned = turned
        self.pixels.turn_round(turned)
        if self.display is not None:
            self.display.rotation = (self.display.rotation + 180) % 360

    def pretend_chance(self, seed):
        """From now on take random bytes from a generator started with ``seed``."""
        from hardware.seeded_bytes import SeededBytes

        self.random_bytes = SeededBytes(seed).random_bytes
        self.faults.remove("random")


def _unload_builder():
    """Unload what opened the handheld."""
    for name in list(sys.modules):
        if name == "hardware.builder" or name.startswith("hardware.boards"):
            del sys.modules[name]
    # The package holds on to what was loaded from it.
    package = sys.modules.get("hardware")
    for name in ("builder", "boards"):
        if hasattr(package, name):
            delattr(package, name)
