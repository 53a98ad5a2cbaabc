# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The palette of the game, and lines of text in it.

A line is one tile grid over the bitmap of all letters. On the board 15 lines of 9
characters take 1.9 KB this way and change in place; labels of adafruit_display_text take
22.5 KB and 16 KB of code, and make each glyph anew (CircuitPython 10.0.3 on an RP2040).
"""

from bitmaptools import readinto
from displayio import Bitmap, Palette, TileGrid

from screens.letters import HEIGHT as LINE_HEIGHT
from screens.letters import LETTERS, font_path, tile_of
from screens.letters import WIDTH as CHARACTER_WIDTH

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
    """The inks, each a palette for text, and the place of each character in the font."""

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
        self.letters = Bitmap(LETTERS * CHARACTER_WIDTH, LINE_HEIGHT, 2)
        # The form that the board's own code reads: no glyph is made letter by letter.
        with open(font_path(), "rb") as file:
            readinto(self.letters, file, 1, 1, True)

    def line(self, x, y, columns, ink):
        """Return a TextLine of ``columns`` characters with its top left corner at x, y."""
        return TextLine(self, x, y, columns, ink)


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
    """One line of text of a fixed number of columns, 6 by 12 pixels a character."""

    def __init__(self, paint, x, y, columns, ink):
        self._paint = paint
        self._ink = ink
        self.columns = columns
        self.text = ""
        self.grid = TileGrid(
            paint.letters,
            pixel_shader=paint.inks[ink],
            width=columns,
            height=1,
            tile_width=CHARACTER_WIDTH,
            tile_height=LINE_HEIGHT,
            x=x,
            y=y,
        )

    def show(self, text, right=False):
        """Show ``text`` from the left, or ending at the right; what is too long is cut."""
        self._put(text, self.columns - len(text) if right else 0)

    def centre(self, text):
        """Show ``text`` in the middle of the line."""
        self._put(text, (self.columns - len(text)) // 2)

    def pair(self, left, right):
        """Show ``left`` at the left end and ``right`` at the right end."""
        self._put(left + " " * (self.columns - len(left) - len(right)) + right, 0)

    def ink(self, ink):
        """Change the colours of the line."""
        if ink != self._ink:
            self._ink = ink
            self.grid.pixel_shader = self._paint.inks[ink]

    def _put(self, text, start):
        if text == self.text:
            return
        self.text = text
        grid = self.grid
        for column in range(self.columns):
            at = column - start
            tile = tile_of(ord(text[at])) if 0 <= at < len(text) else 0
            if grid[column] != tile:
                grid[column] = tile
