# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What a player really earns who thinks that the states are worth this and that: exactly, over
all states, without simulation.

A player is a matrix of values that it believes in, [class, column] in whole 1 / UNIT points as
the board counts; how many rolls ahead it thinks; and how often it is careless.
"""

from typing import NamedTuple

import numpy as np
from numba import njit, prange

from dicepoker_core.card import FURTHER_POKER_BONUS
from dicepoker_core.players.levels import CARELESS_OF
from dicepoker_core.players.turn_solver import UNIT
from tools.solver.engine import Solution, Tell, parts, silent
from tools.solver.multisets import FIRST_FULL, FULL_SETS
from tools.solver.multisets import SETS as ALL_SETS
from tools.solver.turns import (
    MOST_ENDS,
    SETS,
    best_keeps,
    block_means,
    cell_after,
    ends,
    slot_count,
    values_after,
    values_of_block,
    whole_block_means,
    whole_means,
)

_FULL = SETS - FIRST_FULL
_STATISTICS = 3
# Points by which an end may be worse than the best and still count as close to it.
_CLOSE = 0.7


def _careless_keeps() -> np.ndarray:
    index = {dice: i for i, dice in enumerate(ALL_SETS)}
    kept = []
    for dice in FULL_SETS:
        most = max(range(1, 7), key=lambda face: (dice.count(face), face))
        kept.append(index[(most,) * dice.count(most)])
    return np.array(kept, np.int32)


# The most frequent face, the higher of equals: what a careless roll keeps.
CARELESS_KEEPS = _careless_keeps()


class Belief(NamedTuple):
    """values: what the states are thought to be worth.   rolls_ahead: 1 or 2, how many of the
    rolls left are thought of.   careless: of CARELESS_OF rolls, how many are careless."""

    values: np.ndarray
    rolls_ahead: int = 2
    careless: int = 0


class Earned(NamedTuple):
    """mean, squares: of what is earned from each cell, the squares of the points."""

    mean: np.ndarray
    squares: np.ndarray


class Visits(NamedTuple):
    """chance: how often play meets each cell.   rows[row]: the mean points of the row, the chance
    of 0 there, and of a further poker; left rows first.   bonus: the chance of the left bonus.
    weights: how much errors of a cell's value matter, see ``tools.solver.table``."""

    chance: np.ndarray
    rows: np.ndarray
    bonus: float
    weights: np.ndarray


def whole(values: np.ndarray) -> np.ndarray:
    """Return points as whole 1 / UNIT points."""
    return np.rint(values * UNIT).astype(np.int64)


def evaluate(
    solution: Solution, belief: Belief, tell: Tell = silent, squares: bool = False
) -> Earned:
    """Return what a player of that belief earns from every cell of the game; without ``squares``
    those are left out; they are not to be had of a careless player."""
    shape = solution.values.shape
    earned = Earned(np.zeros(shape), np.zeros(shape if squares else (0, 0)))
    share = belief.careless / CARELESS_OF
    for part in parts(solution.layers()[::-1]):
        _evaluate(part, solution.turns, belief.values, belief.rolls_ahead, share, *earned)
        tell(int(part[:, 1].sum()))
    return earned


def visit(
    solution: Solution, belief: Belief, start: tuple[int, int], tell: Tell = silent
) -> Visits:
    """Return how often a careful player of that belief, thinking two rolls ahead, meets every
    cell in a game from the cell ``start``."""
    chance = np.zeros_like(solution.values)
    weights = np.zeros_like(solution.values)
    chance[start] = 1.0
    rows = np.zeros((6 + solution.right_rows, _STATISTICS))
    bonus = 0.0
    slots = int(slot_count(solution.turns))
    for blocks in solution.layers():
        cells = np.concatenate(
            [
                np.stack([np.arange(first, first + count), np.full(count, column)], axis=1)
                for first, count, column in blocks
            ]
        ).astype(np.int32)
        for part in parts([cells[chance[cells[:, 0], cells[:, 1]] > 0]]):
            ended = np.zeros((2, len(part), slots))
            statistics = np.zeros((len(part), *rows.shape))
            _end_chances(part, solution.turns, belief.values, ended, statistics)
            mass = chance[part[:, 0], part[:, 1]]
            bonus += _spread(part, solution.turns, ended, mass, chance, weights)
            rows += np.tensordot(mass, statistics, axes=1)
            tell(len(part))
    return Visits(chance, rows, bonus, weights)


def simulate(solution: Solution, belief: Belief, games: int, seed: int) -> np.ndarray:
    """Return the totals of so many games of that player, played with pseudo-random dice."""
    totals = np.zeros(games)
    left, column = solution.cell()
    share = belief.careless / CARELESS_OF
    _simulate(totals, seed, solution.turns, left, column, belief.values, belief.rolls_ahead, share)
    return totals


@njit(parallel=True, cache=True)
def _simulate(totals, seed, turns, first_left, first_column, believed, rolls_ahead, careless):
    for game in prange(len(totals)):
        np.random.seed(seed * 1_000_003 + game)
        left, column = first_left, first_column
        thought = np.empty(SETS)
        slot = np.empty(_FULL, np.int32)
        points = np.empty(_FULL, np.int64)
        keep = np.empty((2, SETS), np.int32)
        for _ in range(6 + turns.scores.shape[1]):
            _final_thoughts(turns, left, column, believed, thought, slot, points)
            for ahead in range(2):
                if ahead < rolls_ahead:
                    whole_means(turns, thought)
                    best_keeps(turns, thought, keep[ahead])
                else:
                    keep[ahead] = keep[ahead - 1]
            dice = 0
            for roll in range(3):
                while dice < FIRST_FULL:
                    dice = turns.added[dice, np.random.randint(6)]
                if roll == 2:
                    break
                is_careless = careless > 0.0 and np.random.random() < careless
                kept = CARELESS_KEEPS[dice - FIRST_FULL] if is_careless else keep[1 - roll, dice]
                if kept == dice:
                    break
                dice = kept
            ended = slot[dice - FIRST_FULL]
            totals[game] += points[dice - FIRST_FULL]
            if ended < 36 and turns.pays[left, ended // 6, ended % 6]:
                totals[game] += turns.bonus
            left, column = cell_after(turns, left, column, ended)


@njit(cache=True)
def _final_thoughts(turns, left, column, believed, thought, slot, points):
    """Fill what the five dice are thought to be worth, and the slot and the points chosen."""
    after = np.empty(slot_count(turns), np.int64)
    values_after(turns, left, column, believed, UNIT, after)
    slots = np.empty(MOST_ENDS, np.int32)
    got = np.empty(MOST_ENDS, np.int64)
    for dice in range(_FULL):
        top = np.int64(-1) << 60
        for end in range(ends(turns, left, column, dice, slots, got)):
            worth = got[end] * UNIT + after[slots[end]]
            if worth > top:
                top, slot[dice], points[dice] = worth, slots[end], got[end]
        thought[FIRST_FULL + dice] = top


@njit(parallel=True, cache=True)
def _evaluate(blocks, turns, believed, rolls_ahead, careless, mean, squares):
    for i in prange(len(blocks)):
        _evaluate_block(blocks[i], turns, believed, rolls_ahead, careless, mean, squares)


@njit(cache=True)
def _evaluate_block(block, turns, believed, rolls_ahead, careless, mean, squares):
    first, count, column = block
    kinds = 2 if len(squares) > 0 else 1
    thought = np.empty((SETS, count))
    earned = np.empty((kinds, SETS, count))
    _final_choices(turns, first, column, believed, mean, squares, thought, earned)
    stopped = thought[FIRST_FULL:].copy()
    stopped_earned = earned[:, FIRST_FULL:].copy()
    asked = np.empty((FIRST_FULL, count))
    careless_earned = np.empty((_FULL, count))
    for ahead in range(2):
        if ahead < rolls_ahead:
            whole_block_means(turns, thought)
            asked[:] = thought[:FIRST_FULL]
        else:
            thought[:FIRST_FULL] = asked
        for kind in range(kinds):
            block_means(turns, earned[kind])
        # Who stops writes at once, and has no other roll.
        thought[FIRST_FULL:] = stopped
        earned[:, FIRST_FULL:] = stopped_earned
        if careless > 0.0:
            for dice in range(_FULL):
                careless_earned[dice] = earned[0, CARELESS_KEEPS[dice]]
        _keep_best(turns, thought, earned)
        if careless > 0.0:
            full = earned[0, FIRST_FULL:]
            full += careless * (careless_earned - full)
    for kind in range(kinds):
        block_means(turns, earned[kind])
        to = mean if kind == 0 else squares
        for lane in range(count):
            to[first + lane, column] = earned[kind, 0, lane]


@njit(cache=True)
def _final_choices(turns, first, column, believed, mean, squares, thought, earned):
    """Fill what the five dice are thought to be worth and what they earn in truth."""
    count = thought.shape[1]
    after = values_of_block(turns, first, count, column, believed, UNIT).astype(np.float64)
    truth = values_of_block(turns, first, count, column, mean, 1)
    alone = len(earned) == 1
    truth_squares = _squares_of_block(turns, first, count, column, mean, squares)
    slots = np.empty(MOST_ENDS, np.int32)
    points = np.empty(MOST_ENDS, np.int64)
    for dice in range(_FULL):
        m = FIRST_FULL + dice
        thought[m] = -np.inf
        for end in range(ends(turns, first, column, dice, slots, points)):
            slot, written = slots[end], points[end]
            more, comes, squared = after[slot], truth[slot], truth_squares[slot]
            for lane in range(count):
                worth = written * UNIT + more[lane]
                better = worth > thought[m, lane]
                earns = written + comes[lane]
                # E[(written + rest) ** 2], of which the means of rest and of its square are known.
                both = written * (earns + comes[lane]) + squared[lane]
                thought[m, lane] = worth if better else thought[m, lane]
                earned[0, m, lane] = earns if better else earned[0, m, lane]
                if not alone:
                    earned[1, m, lane] = both if better else earned[1, m, lane]


@njit(cache=True)
def _squares_of_block(turns, first, count, column, mean, squares):
    """Return [slot, lane]: the mean square of the bonus, if it is earned, and what comes after."""
    found = np.zeros((slot_count(turns), count))
    if len(squares) > 0:
        for slot in range(len(found)):
            for lane in range(count):
                left = first + lane
                cell = cell_after(turns, left, column, slot)
                pays = slot < 36 and turns.pays[left, slot // 6, slot % 6]
                bonus = turns.bonus if pays else 0
                found[slot, lane] = bonus * (bonus + 2.0 * mean[cell]) + squares[cell]
    return found


@njit(cache=True)
def _take_better(thought, other, earned, other_earned):
    # Written without a branch, so that the lanes are done side by side.
    for kind in range(1, len(earned)):
        for lane in range(len(thought)):
            better = other[lane] > thought[lane]
            earned[kind, lane] = other_earned[kind, lane] if better else earned[kind, lane]
    for lane in range(len(thought)):
        better = other[lane] > thought[lane]
        thought[lane] = other[lane] if better else thought[lane]
        earned[0, lane] = other_earned[0, lane] if better else earned[0, lane]


@njit(cache=True)
def _keep_best(turns, thought, earned):
    """Give each set what is thought of, and earned with, the best part of it to keep."""
    for m in range(1, SETS):
        for face in range(6):
            less = turns.removed[m, face]
            if less >= 0:
                _take_better(thought[m], thought[less], earned[:, m], earned[:, less])


@njit(parallel=True, cache=True)
def _end_chances(work, turns, believed, ended, statistics):
    for i in prange(len(work)):
        left, column = work[i]
        thought = np.empty(SETS)
        chosen = np.empty(_FULL, np.int32)
        written = np.empty(_FULL, np.int64)
        keep = np.empty((2, SETS), np.int32)
        _final_thoughts(turns, left, column, believed, thought, chosen, written)
        for ahead in range(2):
            whole_means(turns, thought)
            best_keeps(turns, thought, keep[ahead])
        mass = np.zeros(SETS)
        mass[0] = 1.0
        _roll(turns, mass)
        for ahead in range(1, -1, -1):
            for m in range(FIRST_FULL, SETS):
                share = mass[m]
                mass[m] = 0.0
                mass[keep[ahead, m]] += share
            _roll(turns, mass)
        after = np.empty(slot_count(turns), np.int64)
        values_after(turns, left, column, believed, UNIT, after)
        slots = np.empty(MOST_ENDS, np.int32)
        points = np.empty(MOST_ENDS, np.int64)
        for dice in range(_FULL):
            share = mass[FIRST_FULL + dice]
            if share == 0.0:
                continue
            slot = chosen[dice]
            ended[0, i, slot] += share
            found = ends(turns, left, column, dice, slots, points)
            _share_softly(points, slots, after, share, found, ended[1, i])
            row = slot // 6 if slot < 36 else slot - 30
            if row == 6 + turns.scores.shape[1]:
                row = 6 + turns.flag_row
            is_further = turns.equal[dice] >= 0 and column & 1 == 1
            got = written[dice] - (FURTHER_POKER_BONUS if is_further else 0)
            statistics[i, row, 0] += share * got
            statistics[i, row, 1] += share * (got == 0)
            statistics[i, row, 2] += share * is_further


@njit(cache=True)
def _share_softly(points, slots, after, share, found, ended):
    """Add ``share`` to the ends of a turn, most to the best and some to those close to it."""
    top = -np.inf
    for end in range(found):
        top = max(top, points[end] + after[slots[end]] / UNIT)
    total = 0.0
    for end in range(found):
        total += np.exp((points[end] + after[slots[end]] / UNIT - top) / _CLOSE)
    for end in range(found):
        close = np.exp((points[end] + after[slots[end]] / UNIT - top) / _CLOSE)
        ended[slots[end]] += share * close / total


@njit(cache=True)
def _roll(turns, mass):
    """Let each set of less than five dice get one die more, until all have five."""
    for m in range(FIRST_FULL):
        share = mass[m] / 6.0
        mass[m] = 0.0
        if share > 0.0:
            for face in range(6):
                mass[turns.added[m, face]] += share


@njit(cache=True)
def _spread(work, turns, ended, mass, chance, weights):
    bonus = 0.0
    for i in range(len(work)):
        left, column = work[i]
        for slot in range(ended.shape[2]):
            soft = ended[1, i, slot]
            if soft > 0.0:
                cell = cell_after(turns, left, column, slot)
                share = ended[0, i, slot] * mass[i]
                chance[cell] += share
                weights[cell] += mass[i] * soft * (1.0 - soft)
                if slot < 36 and turns.pays[left, slot // 6, slot % 6]:
                    bonus += share
    return bonus
