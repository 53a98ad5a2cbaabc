# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A font as the board loads it: one sheet of all letters side by side, and where each has ink.

The file: the width of each letter with the gap of a pixel behind it, a byte each; then its first
and its last row with ink, in the upper and the lower half of a byte each; then the rows of the
sheet, a bit a pixel, the first in the highest bit, each row of whole bytes.
"""

from array import array

from bitmaptools import readinto
from displayio import Bitmap


def path_of(name):
    """Return where the font file of that name is."""
    path = __file__.replace("\\", "/")
    return path[: path.rfind("/") + 1] + name


class Font:
    """sheet: the bitmap of all letters.   starts: the left edge of each on it, and the end of the
    last.   spans: a letter's rows with ink, as in the file.   height: in pixels.
    place_of(letter): its number.   inks: palettes to paint with."""

    def __init__(self, path, count, height, place_of, inks):
        self.inks = inks
        self.height = height
        self.place_of = place_of
        self.starts = array("H", [0] * (count + 1))
        # The form that the board's own code reads: no glyph is made letter by letter.
        with open(path, "rb") as file:
            widths = file.read(count)
            self.spans = file.read(count)
            for i in range(count):
                self.starts[i + 1] = self.starts[i] + widths[i]
            self.sheet = Bitmap(self.starts[count], height, 2)
            readinto(self.sheet, file, 1, 1, True)

    def width_of(self, text):
        """Return how many pixels wide ``text`` is, with the gap behind its last letter."""
        starts = self.starts
        place_of = self.place_of
        width = 0
        for letter in text:
            place = place_of(letter)
            width += starts[place + 1] - starts[place]
        return width
