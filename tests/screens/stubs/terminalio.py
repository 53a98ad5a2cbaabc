# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The built-in font's places of glyphs."""

from displayio import Bitmap


class _Glyph:
    def __init__(self, index):
        self.tile_index = index


class _Font:
    bitmap = Bitmap(570, 12, 2)

    def get_glyph(self, code):
        """Return the glyph of an ASCII character."""
        return _Glyph(code - 32)


FONT = _Font()
