# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Backward induction over all states of the solitaire game.

The value of a state is the mean of what optimal play still earns from it.
"""

from collections.abc import Callable, Iterator

import numpy as np
from numba import njit, prange

from tools.solver.games import GameData
from tools.solver.left_classes import DEAD, FULL_LEFT, LEFT_ROWS, left_side, need_of, sums_of
from tools.solver.multisets import FIRST_FULL
from tools.solver.turns import (
    MOST_ENDS,
    SETS,
    block_means,
    ends,
    make_turns,
    values_of_block,
)

# So many blocks at a time are told of.
_PART = 2_000
Tell = Callable[[int], None]


def silent(states: int) -> None:
    """Tell nobody."""


class Solution:
    """values[class of left states, column].   states: how many states the game has, none over;
    several of them share a class, and are solved once."""

    def __init__(self, game: GameData, bonus_limits: tuple[int, ...] = ()):
        self.game = game
        self.right_rows = game.scores.shape[1]
        self.left = left_side((game.bonus_from, *bonus_limits))
        self.turns = make_turns(game, self.left)
        self.values = np.zeros((len(self.left.rows), 2 << self.right_rows))
        sums = [len({min(s, game.bonus_from) for s in sums_of(r)}) for r in range(FULL_LEFT + 1)]
        with_flag = 0 if game.flag < 0 else 1 << (self.right_rows - 1)
        over = sums[FULL_LEFT] * (2 if with_flag else 1)
        self.states = sum(sums) * ((1 << self.right_rows) + with_flag) - over

    def cell(self, left_rows: int = 0, left_sum: int = 0, right_rows: int = 0, flag: int = 0):
        """Return the class and the column of a state."""
        need = need_of(left_rows, self.game.bonus_from - left_sum)
        return self.left.number[left_rows, need], 2 * right_rows + flag

    def value(self, *state: int, **named: int) -> float:
        """Return the mean of what optimal play still earns from a state, given as to ``cell``; a
        left bonus that is sure already was earned before."""
        return float(self.values[self.cell(*state, **named)])

    def layers(self) -> list[np.ndarray]:
        """Return the cells to solve by how many rows are filled, in blocks: (first class, count,
        column). The classes of a block have the same rows filled, and differ in their need."""
        by_size: list[list] = [[] for _ in range(LEFT_ROWS + self.right_rows)]
        firsts = np.flatnonzero(self.left.need == DEAD)
        counts = np.diff([*firsts, len(self.left.rows)])
        for right in range(1 << self.right_rows):
            flags = (0, 1) if self.game.flag >= 0 and right >> self.game.flag & 1 else (0,)
            for rows, (first, count) in enumerate(zip(firsts, counts, strict=True)):
                filled = rows.bit_count() + right.bit_count()
                if filled < len(by_size):
                    by_size[filled] += [(first, count, 2 * right + flag) for flag in flags]
        return [np.array(blocks, np.int32) for blocks in by_size]


def solve(game: GameData, tell: Tell = silent, bonus_limits: tuple[int, ...] = ()) -> Solution:
    """Return the solution of ``game``. tell(cells) is called as cells are done.

    bonus_limits: solve the left states of games with these limits too, which are states of this
    game that other sums lead to.
    """
    solution = Solution(game, bonus_limits)
    for part in parts(solution.layers()[::-1]):
        _solve_blocks(part, solution.values, solution.turns)
        tell(int(part[:, 1].sum()))
    return solution


def parts(layers: list[np.ndarray]) -> Iterator[np.ndarray]:
    """Yield the blocks of ``layers`` in pieces that a progress bar can follow."""
    for blocks in layers:
        for start in range(0, len(blocks), _PART):
            yield blocks[start : start + _PART]


@njit(parallel=True, cache=True)
def _solve_blocks(blocks, values, turns):
    for i in prange(len(blocks)):
        first, count, column = blocks[i]
        best = np.empty((SETS, count))
        _final_values(turns, first, column, values, best)
        for _ in range(2):
            block_means(turns, best)
            _raise_to_parts(turns, best)
        block_means(turns, best)
        for lane in range(count):
            values[first + lane, column] = best[0, lane]


@njit(cache=True)
def _final_values(turns, first, column, values, best):
    """Fill the sets of five dice with their best end of the turn."""
    count = best.shape[1]
    after = values_of_block(turns, first, count, column, values, 1)
    slots = np.empty(MOST_ENDS, np.int32)
    points = np.empty(MOST_ENDS)
    for dice in range(SETS - FIRST_FULL):
        top = best[FIRST_FULL + dice]
        top[:] = -1.0
        for end in range(ends(turns, first, column, dice, slots, points)):
            written = points[end]
            worth = after[slots[end]]
            for lane in range(count):
                top[lane] = max(top[lane], written + worth[lane])


@njit(cache=True)
def _raise_to_parts(turns, best):
    """Make each set worth at least what any part of it is worth to keep."""
    for m in range(1, SETS):
        top = best[m]
        for face in range(6):
            less = turns.removed[m, face]
            if less >= 0:
                part = best[less]
                for lane in range(len(top)):
                    top[lane] = max(top[lane], part[lane])
