# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Numbers as a person reads them."""


def tenths_text(tenths, mark):
    """Return whole tenths of a point as a text: 14 is 1.4 where the decimal mark is a point."""
    return "%d%s%d" % (tenths // 10, mark, tenths % 10)


def digits_text(number):
    """Return a number below 100 as a text of two places of a digit's width."""
    return ("\u2007" if number < 10 else "") + str(number)


def dice_text(dice):
    """Return the signs of the faces of ``dice``."""
    return "".join(["⚀⚁⚂⚃⚄⚅"[face - 1] for face in dice])
