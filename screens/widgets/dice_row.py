# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Five dice in a row: real pips, holds marked by colour, height and a bar, and a cursor."""

from bitmaptools import fill_region
from displayio import Bitmap, Palette, TileGrid

from screens.widgets import paint

SIZE = 26
PITCH = 31
_LEFT = 5
_LIFT = 6
_PIP = 6
# Where the pips of a face sit on a grid of three by three: bit 3 * line + column.
_PIPS = (0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16D)
_CLEAR = 0
_BODY = 1
_DOT = 2


def die_sheet():
    """Return a bitmap of seven dice side by side: a blank one, then the faces 1 to 6."""
    sheet = Bitmap(SIZE * 7, SIZE, 4)
    for face in range(7):
        left = face * SIZE
        fill_region(sheet, left + 2, 0, left + SIZE - 2, SIZE, _BODY)
        fill_region(sheet, left + 1, 1, left + SIZE - 1, SIZE - 1, _BODY)
        fill_region(sheet, left, 2, left + SIZE, SIZE - 2, _BODY)
        for place in range(9):
            if _PIPS[face] >> place & 1:
                x = left + 3 + place % 3 * 7
                y = 3 + place // 3 * 7
                fill_region(sheet, x + 1, y, x + _PIP - 1, y + _PIP, _DOT)
                fill_region(sheet, x, y + 1, x + _PIP, y + _PIP - 1, _DOT)
    return sheet


def die_palette(body):
    """Return the palette of a die of colour ``body``."""
    palette = Palette(4)
    palette.make_transparent(_CLEAR)
    palette[_BODY] = body
    palette[_DOT] = paint.BLACK
    return palette


class DiceRow:
    """The five dice, with their tops at ``y`` and held ones lifted above it."""

    def __init__(self, group, y):
        self._y = y
        sheet = die_sheet()
        self._free = die_palette(paint.IVORY)
        self._held = die_palette(paint.AMBER)
        bar = Bitmap(SIZE, 3, 2)
        bar.fill(1)
        arrow = Bitmap(9, 5, 2)
        for line in range(5):
            fill_region(arrow, 4 - line, line, 5 + line, line + 1, 1)
        self._dice = []
        self._bars = []
        amber = paint.two_colours(None, paint.AMBER)
        for i in range(5):
            x = _LEFT + i * PITCH
            die = TileGrid(
                sheet, pixel_shader=self._free, tile_width=SIZE, tile_height=SIZE, x=x, y=y
            )
            under = TileGrid(bar, pixel_shader=amber, x=x, y=y + SIZE - 3)
            group.append(die)
            group.append(under)
            under.hidden = True
            self._dice.append(die)
            self._bars.append(under)
        mint = paint.two_colours(None, paint.MINT)
        self._cursor = TileGrid(arrow, pixel_shader=mint, x=_LEFT, y=y + SIZE + 3)
        group.append(self._cursor)

    def show(self, faces, holds):
        """Show five faces, 0 for a blank die, and lift the dice of the bit mask ``holds``."""
        for i in range(5):
            die = self._dice[i]
            if die[0] != faces[i]:
                die[0] = faces[i]
            held = holds >> i & 1
            y = self._y - _LIFT if held else self._y
            if die.y != y:
                die.y = y
                die.pixel_shader = self._held if held else self._free
                self._bars[i].hidden = not held

    def point(self, i):
        """Put the cursor under die ``i``; None hides it."""
        hidden = i is None
        if self._cursor.hidden != hidden:
            self._cursor.hidden = hidden
        if not hidden:
            x = _LEFT + i * PITCH + SIZE // 2 - 4
            if self._cursor.x != x:
                self._cursor.x = x
