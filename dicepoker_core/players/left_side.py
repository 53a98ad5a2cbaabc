# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the left side still needs for its bonus, seen from the rows that are open."""

from dicepoker_core.compat import const
from dicepoker_core.rows import LEFT_ROWS

# The bit mask of all left rows.
ALL_LEFT = const(63)


def sums_of(rows):
    """Return the sums that the left rows of the bit mask ``rows`` can have, as a bit mask."""
    sums = 1
    for row in range(LEFT_ROWS):
        if rows >> row & 1:
            reached = 0
            for count in range(6):
                reached |= sums << count * (row + 1)
            sums = reached
    return sums


def need_of(sums, missing):
    """Return the least of ``sums``, a bit mask, that is at least ``missing``: what the open rows
    have to earn for the bonus. 0 where there is none, or nothing is missing any more."""
    if missing <= 0:
        return 0
    sums >>= missing
    if not sums:
        return 0
    while not sums & 1:
        sums >>= 1
        missing += 1
    return missing


def filled_left(card):
    """Return the mask of the filled left rows, and their sum."""
    rows = total = 0
    for row in range(LEFT_ROWS):
        if card.scores[row] is not None:
            rows |= 1 << row
            total += card.scores[row]
    return rows, total
