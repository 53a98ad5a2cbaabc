# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Backward induction over all states of the solitaire game.

A state is the filled left rows, the left sum (capped where the bonus is paid), the filled right
rows, and whether the flag row holds its points. Its value is the mean of what optimal play still
earns, the left bonus included. Left sums from which the bonus is out of reach play alike, and are
solved once.
"""

from collections.abc import Callable

import numpy as np
from numba import njit, prange

from tools.solver.games import LEFT_ROWS, GameData
from tools.solver.multisets import ADDED, FIRST_FULL, FULL_SETS, REMOVED

_FURTHER = 100.0
_COUNTS = np.array([[dice.count(f) for f in range(1, 7)] for dice in FULL_SETS], np.int32)
_EQUAL = np.array([dice[0] - 1 if len(set(dice)) == 1 else -1 for dice in FULL_SETS], np.int32)
# So that a layer of many states is told of as it goes.
_PART = 40_000


def reachable_sums(bonus_from: int) -> list[list[int]]:
    """Return for each set of filled left rows the capped sums that they can have."""
    found = []
    for rows in range(1 << LEFT_ROWS):
        sums = {0}
        for row in range(LEFT_ROWS):
            if rows >> row & 1:
                sums = {min(s + k * (row + 1), bonus_from) for s in sums for k in range(6)}
        found.append(sorted(sums))
    return found


class Solution:
    """values[left, right]: left = filled rows * width + capped sum, right = 2 * filled rows +
    flag.   width: sums a set of filled left rows has room for.   states: solved, none over."""

    def __init__(self, game: GameData):
        self.game = game
        self.width = game.bonus_from + 1
        self.right_rows = game.scores.shape[1]
        self.sums = reachable_sums(game.bonus_from)
        shape = ((1 << LEFT_ROWS) * self.width, 2 << self.right_rows)
        self.values = np.zeros(shape)
        with_flag = 0 if game.flag < 0 else 1 << (self.right_rows - 1)
        rights = (1 << self.right_rows) + with_flag
        over = len(self.sums[-1]) * (2 if with_flag else 1)
        self.states = sum(map(len, self.sums)) * rights - over

    def value(self, left_rows: int = 0, left_sum: int = 0, right_rows: int = 0, flag: int = 0):
        """Return the mean of what optimal play still earns from there."""
        capped = min(left_sum, self.game.bonus_from)
        return float(self.values[left_rows * self.width + capped, 2 * right_rows + flag])


def solve(game: GameData, tell: Callable[[int], None] = lambda states: None) -> Solution:
    """Return the solution of ``game``. tell(states) is called as states are done."""
    solution = Solution(game)
    full_left = (1 << LEFT_ROWS) - 1
    full_right = (1 << solution.right_rows) - 1
    has_bonus = full_left * solution.width + game.bonus_from
    solution.values[has_bonus, 2 * full_right :] = game.bonus
    by_size: dict[int, list[tuple[int, int]]] = {}
    for left in range(full_left + 1):
        for right in range(full_right + 1):
            by_size.setdefault(left.bit_count() + right.bit_count(), []).append((left, right))
    for size in range(LEFT_ROWS + solution.right_rows - 1, -1, -1):
        _solve_layer(solution, by_size[size], tell)
    return solution


def _solve_layer(solution: Solution, masks: list[tuple[int, int]], tell) -> None:
    game, width = solution.game, solution.width
    work: list[tuple[int, int, int]] = []
    copies: list[tuple[int, int, int]] = []
    for left, right in masks:
        flags = (0, 1) if game.flag >= 0 and right >> game.flag & 1 else (0,)
        still = sum(5 * (row + 1) for row in range(LEFT_ROWS) if not left >> row & 1)
        dead = [s for s in solution.sums[left] if s + still < game.bonus_from]
        first_dead = dead[0] if dead else None
        for flag in flags:
            column = 2 * right + flag
            for left_sum in solution.sums[left]:
                row = left * width + left_sum
                if first_dead is not None and first_dead < left_sum < game.bonus_from - still:
                    copies.append((row, column, left * width + first_dead))
                else:
                    work.append((left, left_sum, column))
    for start in range(0, len(work), _PART):
        part = np.array(work[start : start + _PART], np.int32)
        _solve_states(
            part, solution.values, width, game.bonus_from, game.flag, game.scores,
            game.joker_scores, game.joker_after_zero, game.forced, ADDED, REMOVED, _COUNTS, _EQUAL,
        )  # fmt: skip
        tell(len(part))
    for row, column, like in copies:
        solution.values[row, column] = solution.values[like, column]
    tell(len(copies))


@njit(parallel=True, cache=True)
def _solve_states(
    work,
    values,
    width,
    bonus_from,
    flag_row,
    scores,
    jokers,
    after_zero,
    forced,
    added,
    removed,
    counts,
    equal,
):
    for i in prange(len(work)):
        left, left_sum, column = work[i]
        best = np.empty(462)
        _final_values(
            best, values, left, left_sum, column, width, bonus_from, flag_row, scores, jokers,
            after_zero, forced, counts, equal,
        )  # fmt: skip
        for _ in range(2):
            _means(best, added)
            for m in range(1, 462):
                top = best[m]
                for face in range(6):
                    less = removed[m, face]
                    if less >= 0 and best[less] > top:
                        top = best[less]
                best[m] = top
        _means(best, added)
        values[left * width + left_sum, column] = best[0]


@njit(cache=True)
def _means(best, added):
    for m in range(FIRST_FULL - 1, -1, -1):
        total = 0.0
        for face in range(6):
            total += best[added[m, face]]
        best[m] = total / 6.0


@njit(cache=True)
def _final_values(
    best,
    values,
    left,
    left_sum,
    column,
    width,
    bonus_from,
    flag_row,
    scores,
    jokers,
    after_zero,
    forced,
    counts,
    equal,
):
    right, flag = column >> 1, column & 1
    right_rows = scores.shape[1]
    for d in range(252):
        face = equal[d]
        top = -1.0
        is_joker = face >= 0 and (flag == 1 or (after_zero and right >> flag_row & 1 == 1))
        own_open = is_joker and not left >> face & 1
        must_own = own_open and forced
        right_open = right != (1 << right_rows) - 1
        for row in range(6):
            # A forced joker goes to its own left row, or to any where no right row is open.
            barred = is_joker and forced and (row != face if own_open else right_open)
            if not left >> row & 1 and not barred:
                points = counts[d, row] * (row + 1)
                new_sum = min(left_sum + points, bonus_from)
                value = points + values[(left | 1 << row) * width + new_sum, column]
                top = max(top, value)
        if not must_own:
            for row in range(right_rows):
                if not right >> row & 1:
                    points = jokers[d, row] if is_joker and not own_open else scores[d, row]
                    now = 1 if flag == 1 or (row == flag_row and points > 0) else 0
                    value = points + values[left * width + left_sum, 2 * (right | 1 << row) + now]
                    top = max(top, value)
        best[FIRST_FULL + d] = top + (_FURTHER if is_joker and flag == 1 else 0.0)
