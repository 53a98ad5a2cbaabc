# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the left side's past means for its future: the classes of left states.

Of the filled left rows only two things matter: which they are, and what the others must still
earn for the bonus. That need is rounded up to the next sum that the open rows can earn at all,
since two needs between which there is no such sum are met by the same rolls. Where no sum of the
open rows meets the need, or the bonus is earned already, nothing more is at stake: one class for
each set of filled rows, DEAD. The bonus is counted in the turn that earns it.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

LEFT_ROWS = 6
FULL_LEFT = (1 << LEFT_ROWS) - 1
# The need of a class in which no bonus is at stake.
DEAD = 0


@cache
def sums_of(rows: int) -> tuple[int, ...]:
    """Return the sums that the left rows of the bit mask ``rows`` can have, ascending."""
    sums = {0}
    for row in range(LEFT_ROWS):
        if rows >> row & 1:
            sums = {s + k * (row + 1) for s in sums for k in range(6)}
    return tuple(sorted(sums))


@cache
def need_of(rows: int, missing: int) -> int:
    """Return the need of the class: the least sum of the open rows that is at least ``missing``.

    rows: the filled left rows.   missing: points still wanted; none or less is DEAD.
    """
    if missing <= 0:
        return DEAD
    return next((s for s in sums_of(FULL_LEFT ^ rows) if s >= missing), DEAD)


class LeftSide(NamedTuple):
    """rows, need: of each class.   after[c, row, k]: the class after k dice of its face are
    written in ``row``.   pays[c, row, k]: whether that earns the bonus.   number: of the class of
    (filled rows, need)."""

    rows: np.ndarray
    need: np.ndarray
    after: np.ndarray
    pays: np.ndarray
    number: dict[tuple[int, int], int]


def left_side(bonus_limits: tuple[int, ...]) -> LeftSide:
    """Return the classes of the games whose bonus is paid from one of ``bonus_limits`` on."""
    found = {(rows, DEAD) for rows in range(FULL_LEFT + 1)}
    for rows in range(FULL_LEFT + 1):
        found |= {(rows, need_of(rows, b - s)) for s in sums_of(rows) for b in bonus_limits}
    classes = sorted(found)
    index = {key: i for i, key in enumerate(classes)}
    after = np.zeros((len(classes), LEFT_ROWS, 6), np.int32)
    pays = np.zeros((len(classes), LEFT_ROWS, 6), np.bool_)
    for i, (rows, need) in enumerate(classes):
        for row in range(LEFT_ROWS):
            if rows >> row & 1:
                continue
            for count in range(6):
                left = need - count * (row + 1)
                then = rows | 1 << row
                after[i, row, count] = index[then, need_of(then, left)]
                pays[i, row, count] = need != DEAD and left <= 0
    mask, needs = np.array(classes, np.int32).T
    return LeftSide(mask.copy(), needs.copy(), after, pays, index)
