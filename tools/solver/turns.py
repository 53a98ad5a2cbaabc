# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""One turn, for all states alike: the pieces that solving, evaluating and visiting share.

A state is a class of left states and a column, 2 * filled right rows + flag; the flag is whether
the flag row holds its points. A turn ends in one of SLOTS ways: slot 6 * row + k is k dice of its
face in a left row, slot 36 + row a right row, the last one the flag row with its points.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from dicepoker_core.card import FURTHER_POKER_BONUS
from tools.solver.games import GameData
from tools.solver.left_classes import LEFT_ROWS, LeftSide
from tools.solver.multisets import ADDED, FIRST_FULL, FULL_SETS, REMOVED
from tools.solver.multisets import SETS as ALL_SETS

SETS = len(ALL_SETS)
# Ways to end a turn with given dice.
MOST_ENDS = 16
_COUNTS = np.array([[dice.count(f) for f in range(1, 7)] for dice in FULL_SETS], np.int32)
_EQUAL = np.array([dice[0] - 1 if len(set(dice)) == 1 else -1 for dice in FULL_SETS], np.int32)
_FIRST_RIGHT = 36


class Turns(NamedTuple):
    """A game and its left side as arrays, for compiled code."""

    rows: np.ndarray
    after: np.ndarray
    pays: np.ndarray
    scores: np.ndarray
    jokers: np.ndarray
    bonus: int
    flag_row: int
    after_zero: bool
    forced: bool
    added: np.ndarray
    removed: np.ndarray
    counts: np.ndarray
    equal: np.ndarray


def make_turns(game: GameData, left: LeftSide) -> Turns:
    """Return the arrays of ``game`` over the classes ``left``."""
    return Turns(
        left.rows,
        left.after,
        left.pays,
        game.scores,
        game.joker_scores,
        game.bonus,
        game.flag,
        game.joker_after_zero,
        game.forced,
        ADDED,
        REMOVED,
        _COUNTS,
        _EQUAL,
    )


@njit(cache=True)
def slot_count(turns):
    return _FIRST_RIGHT + turns.scores.shape[1] + 1


@njit(cache=True)
def cell_after(turns, left, column, slot):
    """Return the class and the column after the turn ended in ``slot``."""
    if slot < _FIRST_RIGHT:
        return turns.after[left, slot // 6, slot % 6], column
    row = slot - _FIRST_RIGHT
    if row == turns.scores.shape[1]:
        return left, (column | 2 << turns.flag_row) | 1
    return left, column | 2 << row


@njit(cache=True)
def values_after(turns, left, column, values, unit, out):
    """Fill ``out`` with what each slot is worth: the value of the state after it, and the bonus
    where it is earned. Values and ``out`` count in 1 / ``unit`` points."""
    for row in range(LEFT_ROWS):
        if turns.rows[left] >> row & 1 == 0:
            for count in range(6):
                worth = values[turns.after[left, row, count], column]
                if turns.pays[left, row, count]:
                    worth += turns.bonus * unit
                out[6 * row + count] = worth
    right_rows = turns.scores.shape[1]
    for row in range(right_rows):
        if column >> 1 + row & 1 == 0:
            out[_FIRST_RIGHT + row] = values[left, column | 2 << row]
    if turns.flag_row >= 0 and column >> 1 + turns.flag_row & 1 == 0:
        out[_FIRST_RIGHT + right_rows] = values[left, (column | 2 << turns.flag_row) | 1]


@njit(cache=True)
def ends(turns, left, column, dice, slots, points):
    """Fill ``slots`` and ``points`` with the ways to end the turn with the dice of that index;
    return how many. The points are whole; 100 for a further poker are in them."""
    rows, flag = turns.rows[left], column & 1
    right = column >> 1
    right_rows = turns.scores.shape[1]
    face = turns.equal[dice]
    joker = face >= 0 and (
        flag == 1 or (turns.after_zero and turns.flag_row >= 0 and right >> turns.flag_row & 1 == 1)
    )
    own_open = joker and rows >> face & 1 == 0
    right_open = right != (1 << right_rows) - 1
    further = FURTHER_POKER_BONUS if joker and flag == 1 else 0
    found = 0
    for row in range(LEFT_ROWS):
        # A forced joker goes to its own left row, or to any where no right row is open.
        barred = joker and turns.forced and (row != face if own_open else right_open)
        if rows >> row & 1 == 0 and not barred:
            count = turns.counts[dice, row]
            slots[found] = 6 * row + count
            points[found] = count * (row + 1) + further
            found += 1
    if own_open and turns.forced:
        return found
    for row in range(right_rows):
        if right >> row & 1 == 0:
            written = turns.jokers[dice, row] if joker and not own_open else turns.scores[dice, row]
            earns_flag = row == turns.flag_row and written > 0 and flag == 0
            slots[found] = _FIRST_RIGHT + (right_rows if earns_flag else row)
            points[found] = written + further
            found += 1
    return found


@njit(cache=True)
def values_of_block(turns, first, count, column, values, unit):
    """Return [slot, lane], what ``values_after`` gives for ``count`` classes from ``first`` on."""
    after = np.empty((count, slot_count(turns)), values.dtype)
    for lane in range(count):
        values_after(turns, first + lane, column, values, unit, after[lane])
    return after.T.copy()


@njit(cache=True)
def block_means(turns, best):
    """Fill the sets of less than five dice, [set, lane]: the mean over the face of one more
    die."""
    for m in range(FIRST_FULL - 1, -1, -1):
        more = turns.added[m]
        a, b, c = best[more[0]], best[more[1]], best[more[2]]
        d, e, f = best[more[3]], best[more[4]], best[more[5]]
        mean = best[m]
        for lane in range(len(mean)):
            mean[lane] = (a[lane] + b[lane] + c[lane] + d[lane] + e[lane] + f[lane]) / 6.0


@njit(cache=True)
def whole_block_means(turns, best):
    """Do as ``block_means`` in whole numbers, rounded down as the board does."""
    block_means(turns, best)
    for m in range(FIRST_FULL):
        mean = best[m]
        for lane in range(len(mean)):
            mean[lane] = np.floor(mean[lane])


@njit(cache=True)
def whole_means(turns, best):
    """Fill the sets of less than five dice as ``whole_block_means`` does, for one state."""
    for m in range(FIRST_FULL - 1, -1, -1):
        total = 0.0
        for face in range(6):
            total += best[turns.added[m, face]]
        best[m] = np.floor(total / 6.0)


@njit(cache=True)
def best_keeps(turns, best, keep):
    """Raise each set to the best set of dice to keep of it, and note that one in ``keep``."""
    keep[0] = 0
    for m in range(1, len(best)):
        top, kept = best[m], m
        for face in range(6):
            less = turns.removed[m, face]
            if less >= 0 and best[less] > top:
                top, kept = best[less], keep[less]
        best[m], keep[m] = top, kept
