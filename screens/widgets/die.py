# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A die with real pips."""

from bitmaptools import fill_region
from displayio import Bitmap, Palette

from screens.widgets import paint

SIZE = 26
_PIP = 6
# Where the pips of a face sit on a grid of three by three: bit 3 * line + column.
_PIPS = (0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16D)
_CLEAR = 0
_BODY = 1
_DOT = 2


def die_sheet(app):
    """Return the bitmap of seven dice side by side, which is made once for ``app``: a blank one,
    then the faces 1 to 6."""
    if app.paint.die_sheet is None:
        app.paint.die_sheet = _make_sheet()
    return app.paint.die_sheet


def _make_sheet():
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
