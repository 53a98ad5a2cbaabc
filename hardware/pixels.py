# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Five NeoPixels, gently lit and written only when a colour changes."""

# The brightest a channel gets, of 255, when the pixels are off, low and high.
LEVELS = (0, 10, 40)


class Pixels:
    """The five NeoPixels on ``pin``."""

    COUNT = 5

    def __init__(self, pin):
        import neopixel

        self._strip = neopixel.NeoPixel(pin, self.COUNT, auto_write=False)
        self._limit = LEVELS[1]
        self._colours = [0] * self.COUNT
        self._turned = False
        self._write()

    def set_level(self, level):
        """Set how bright: 0 off, 1 low, 2 high."""
        self._limit = LEVELS[level]
        self._write()

    def turn_round(self, turned):
        """Show from right to left where the board is held upside down."""
        self._turned = turned
        self._write()

    def show(self, colours):
        """Show five colours, each 0xRRGGBB at full scale; they are dimmed to the level."""
        changed = False
        for i in range(self.COUNT):
            if self._colours[i] != colours[i]:
                self._colours[i] = colours[i]
                changed = True
        if changed:
            self._write()

    def _write(self):
        for i in range(self.COUNT):
            colour = self._colours[i]
            red = (colour >> 16) * self._limit // 255
            green = (colour >> 8 & 255) * self._limit // 255
            blue = (colour & 255) * self._limit // 255
            place = self.COUNT - 1 - i if self._turned else i
            self._strip[place] = red << 16 | green << 8 | blue
        self._strip.show()
