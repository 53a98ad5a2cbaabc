# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Which letters there are, and where each is on the bitmap of all of them.

They are 6 by 12 pixels each and stand side by side: ASCII, then 64 Cyrillic ones, then those in
OTHERS. A new letter goes to the end of OTHERS and into the font's source.
"""

FONT_FILE = "letters.fnt"
OTHERS = "ÄÖÕÜŠŽäöõüšž"
LETTERS = 171
WIDTH = 6
HEIGHT = 12
_ASCII = 95
_CYRILLIC = 64
_FIRST_CYRILLIC = 0x410
_UNKNOWN = 31  # the question mark


def tile_of(code):
    """Return the number of the letter of that code, the question mark's where there is none."""
    if 32 <= code < 32 + _ASCII:
        return code - 32
    if _FIRST_CYRILLIC <= code < _FIRST_CYRILLIC + _CYRILLIC:
        return _ASCII + code - _FIRST_CYRILLIC
    at = OTHERS.find(chr(code))
    return _UNKNOWN if at < 0 else _ASCII + _CYRILLIC + at


def may_be_shown(text):
    """Tell whether there is a letter for every character of ``text``."""
    return all(tile_of(ord(c)) != _UNKNOWN or c == "?" for c in text)


def font_path():
    """Return where the file of the bitmap is."""
    path = __file__.replace("\\", "/")
    return path[: path.rfind("/") + 1] + FONT_FILE
