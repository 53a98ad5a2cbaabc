# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the computer players believe, for all cells at once."""

import numpy as np

from dicepoker_core.players.levels import level_of
from dicepoker_core.players.par import Par
from dicepoker_core.players.turn_solver import UNIT
from dicepoker_core.rows import LEFT_ROWS
from tools.solver.engine import Solution
from tools.solver.left_classes import DEAD
from tools.solver.policy import Belief
from tools.solver.table import unpack

LEVEL_NAMES = ("easy", "medium", "hard", "perfect")


def belief_of(solution: Solution, level: int, table: bytes) -> Belief:
    """Return the belief of a computer player. table: what the perfect one reads."""
    found = level_of(level)
    if found.par is None:
        values = unpack(table, solution)
    else:
        values = _par_values(solution, Par(found.par, found.sees_bonus))
    return Belief(values, found.rolls_ahead, found.careless)


def _par_values(solution: Solution, par: Par) -> np.ndarray:
    left = np.zeros(len(solution.left.rows), np.int64)
    for i, (rows, need) in enumerate(zip(solution.left.rows, solution.left.need, strict=True)):
        left[i] = sum(par.par[row] for row in range(LEFT_ROWS) if not rows >> row & 1)
        if need != DEAD:
            left[i] += par.bonus_worth(int(rows), int(need))
    columns = np.arange(solution.values.shape[1])
    right = np.zeros(len(columns), np.int64)
    for row in range(solution.right_rows):
        right += np.where(columns >> 1 + row & 1, 0, par.par[LEFT_ROWS + row])
    return (left[:, None] + right[None, :]) * UNIT
