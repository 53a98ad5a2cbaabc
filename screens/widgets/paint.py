# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The palette of the game, and lines of text in it.

A line is a bitmap of its own, into which the letters are copied from the font's sheet: it changes
in place. Labels of adafruit_display_text make each glyph once more, and 15 of them with their code
take 38 KB (CircuitPython 10.0.3 on an RP2040), 15 such lines 5 KB.
"""

from bitmaptools import blit, fill_region
from displayio import Bitmap, Palette, TileGrid

from match.letters import (
    DIGITS,
    DIGITS_FILE,
    DIGITS_HEIGHT,
    FONT_FILE,
    HEIGHT,
    LETTERS,
    tile_of,
)
from screens.widgets.font import Font, path_of

BLACK = 0x000000
SLATE = 0x26324A
IVORY = 0xF2EFE6
STEEL = 0x9AA5B8
AMBER = 0xFFC83D
MINT = 0x6FD98A
CORAL = 0xFF8A73
# For the pixels: one a player, and all at the end.
PLAYER_COLOURS = (AMBER, MINT, CORAL, 0x5FB4FF, 0xC58CFF, IVORY)
ALL_AMBER = (AMBER,) * 5


class Paint:
    """The inks, each a palette for text; the fonts of letters and of large digits; and the sheet
    of dice once it is made."""

    INK = 0
    DIM = 1
    ACCENT = 2
    GOOD = 3
    WARN = 4
    HEADER = 5
    CURSOR = 6

    def __init__(self):
        self.inks = (
            two_colours(None, IVORY),
            two_colours(None, STEEL),
            two_colours(None, AMBER),
            two_colours(None, MINT),
            two_colours(None, CORAL),
            two_colours(SLATE, IVORY),
            two_colours(AMBER, BLACK),
        )
        self.die_sheet = None
        self.letters = Font(path_of(FONT_FILE), LETTERS, HEIGHT, tile_of, self.inks)
        self.digits = Font(path_of(DIGITS_FILE), len(DIGITS), DIGITS_HEIGHT, DIGITS.find, self.inks)

    def line(self, x, y, width, ink):
        """Return a TextLine of ``width`` pixels with its top left corner at x, y."""
        return TextLine(self.letters, x, y, width, ink)

    def number(self, x, y, width, ink):
        """Return a TextLine for the large digits."""
        return TextLine(self.digits, x, y, width, ink)


def two_colours(back, front):
    """Return a palette of two colours; a ``back`` of None lets through what lies below."""
    palette = Palette(2)
    palette[1] = front
    if back is None:
        palette.make_transparent(0)
    else:
        palette[0] = back
    return palette


class TextLine:
    """One line of text of a fixed width, in pixels."""

    # As few attributes as can be: there are some forty lines.

    def __init__(self, font, x, y, width, ink):
        self._font = font
        self._start = 0
        self._left = ""
        self._right = ""
        self._bitmap = Bitmap(width, font.height, 2)
        self.grid = TileGrid(self._bitmap, pixel_shader=font.inks[ink], x=x, y=y)

    @property
    def width(self):
        """In pixels."""
        return self._bitmap.width

    @property
    def text(self):
        """What is shown."""
        return self._left + "  " + self._right if self._right else self._left

    def show(self, text):
        """Show ``text`` from the left; what is too long is cut."""
        self._put(0, text, "")

    def centre(self, text):
        """Show ``text`` in the middle of the line."""
        self._put(max(0, (self.width - self._font.width_of(text)) // 2), text, "")

    def pair(self, left, right, start=0):
        """Show ``left`` from ``start`` on and ``right`` at the right end."""
        self._put(start, left, right)

    def cells(self, text, pitch):
        """Show each letter of ``text`` in the middle of a cell of its own, ``pitch`` wide."""
        self._left = text
        self._start = -1
        self._bitmap.fill(0)
        x = 0
        for letter in text:
            self._write(x + (pitch - self._font.width_of(letter) + 1) // 2, letter, 0)
            x += pitch

    def ink(self, ink):
        """Change the colours of the line."""
        palette = self._font.inks[ink]
        if self.grid.pixel_shader is not palette:
            self.grid.pixel_shader = palette

    def _put(self, start, left, right):
        if left == self._left and right == self._right and start == self._start:
            return
        # What begins as before stays: the display sends only what changed.
        font = self._font
        bitmap = self._bitmap
        room = bitmap.width
        same = 0
        if left == self._left and start == self._start:
            same = len(left)
        elif start == self._start:
            for old, new in zip(self._left, left):
                if old != new:
                    break
                same += 1
        x = start
        if same:
            x = min(room, start + font.width_of(left[:same]))
            fill_region(bitmap, x, 0, room, font.height, 0)
        else:
            # A hundred times as fast as a region.
            bitmap.fill(0)
        self._start, self._left, self._right = start, left, right
        if same < len(left):
            self._write(x, left, same)
        if right:
            self._write(max(0, room - font.width_of(right)), right, 0)

    def _write(self, x, text, first):
        # Names of this function's own are found fastest, and this is what takes the time of a
        # change of screen.
        font = self._font
        bitmap = self._bitmap
        room = bitmap.width
        sheet = font.sheet
        starts = font.starts
        spans = font.spans
        place_of = font.place_of
        for letter in text[first:] if first else text:
            place = place_of(letter)
            left = starts[place]
            right = starts[place + 1]
            end = x + right - left
            if end > room:
                return
            if letter != " ":
                span = spans[place]
                top = span >> 4
                blit(bitmap, sheet, x, top, x1=left, y1=top, x2=right - 1, y2=(span & 15) + 1)
            x = end
