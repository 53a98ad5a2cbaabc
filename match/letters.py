# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Which letters there are, and in what order they stand in the font's files.

The letters: ASCII, then 64 Cyrillic ones, then those in OTHERS. A new letter goes to the end of
OTHERS and into the font's source. Ⓐ, Ⓑ, Ⓢ and Ⓛ are the signs of the buttons A, B, START and
SELECT; the last one is a blank as wide as a digit. The digits for totals are a file of their own.
"""

FONT_FILE = "letters.fnt"
OTHERS = "ÄÖÕÜŠŽäöõüšž←→↑↓ⒶⒷ⚀⚁⚂⚃⚄⚅ⓈⓁ\u2007"
LETTERS = 186
HEIGHT = 12
DIGITS_FILE = "digits.fnt"
DIGITS = "0123456789+"
DIGITS_HEIGHT = 16
_ASCII = 95
_CYRILLIC = 64
_FIRST_CYRILLIC = 0x410
_UNKNOWN = 31  # the question mark


def tile_of(letter):
    """Return the number of the letter, the question mark's where there is none."""
    code = ord(letter)
    if 32 <= code < 32 + _ASCII:
        return code - 32
    if _FIRST_CYRILLIC <= code < _FIRST_CYRILLIC + _CYRILLIC:
        return _ASCII + code - _FIRST_CYRILLIC
    at = OTHERS.find(letter)
    return _UNKNOWN if at < 0 else _ASCII + _CYRILLIC + at


def may_be_shown(text):
    """Tell whether there is a letter for every character of ``text``."""
    return all(tile_of(c) != _UNKNOWN or c == "?" for c in text)
