# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Five dice in a row: holds marked by colour, height and a bar, and a cursor."""

from bitmaptools import fill_region
from displayio import Bitmap, TileGrid

from screens.widgets import paint
from screens.widgets.die import SIZE, die_palette, die_sheet

PITCH = 31
_LEFT = 5
_LIFT = 6


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
