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
_BAR = 3


class DiceRow:
    """The five dice on ``screen``, with their tops at ``y`` and held ones lifted above it."""

    def __init__(self, screen, y):
        self._y = y
        group = screen.group
        sheet = die_sheet(screen.app)
        self._free = die_palette(paint.IVORY)
        self._held = die_palette(paint.AMBER)
        # Two tiles, without a bar and with one.
        bars = Bitmap(2 * PITCH, _BAR, 2)
        fill_region(bars, PITCH, 0, PITCH + SIZE, _BAR, 1)
        arrow = Bitmap(9, 5, 2)
        for line in range(5):
            fill_region(arrow, 4 - line, line, 5 + line, line + 1, 1)
        self._dice = []
        for i in range(5):
            x = _LEFT + i * PITCH
            die = TileGrid(
                sheet, pixel_shader=self._free, tile_width=SIZE, tile_height=SIZE, x=x, y=y
            )
            group.append(die)
            self._dice.append(die)
        self._bars = TileGrid(
            bars,
            pixel_shader=paint.two_colours(None, paint.AMBER),
            width=5,
            tile_width=PITCH,
            tile_height=_BAR,
            x=_LEFT,
            y=y + SIZE - _BAR,
        )
        group.append(self._bars)
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
                self._bars[i] = 1 if held else 0

    def point(self, i):
        """Put the cursor under die ``i``; None hides it."""
        hidden = i is None
        if self._cursor.hidden != hidden:
            self._cursor.hidden = hidden
        if not hidden:
            x = _LEFT + i * PITCH + SIZE // 2 - 4
            if self._cursor.x != x:
                self._cursor.x = x
