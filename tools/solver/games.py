# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Games of the family as data for one engine: a left side of six faces, a right side of rows.

Where there is a joker, all share it: once the flag row holds its points, five equal dice earn 100
more and are a joker. A forced one must be written in the left row of its face, else in any open
right row, which it fits, else as 0 on the left. A free one may be written anywhere, and fits the
right rows once the left row of its face is filled.
"""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

import numpy as np

import dicepoker_core as core
from dicepoker_core.card import LEFT_BONUS
from tools.solver.left_classes import LEFT_ROWS
from tools.solver.multisets import FULL_SETS

_YAHTZEE_ROWS = (
    *("three of a kind", "four of a kind", "full house", "small straight", "large straight"),
    *("yahtzee", "chance"),
)
_YATZY_ROWS = (
    *("pair", "two pairs", "three of a kind", "four of a kind", "small straight"),
    *("large straight", "full house", "chance", "yatzy"),
)


class GameData(NamedTuple):
    """name: of the rules.   rows: their names, left ones first.   bonus_from: the left sum from
    which the bonus is paid.   bonus: its points.   flag: the right row, from 0, whose points make
    later equal dice jokers; -1 for none.
    joker_after_zero: whether a flag row that holds 0 makes jokers too, but earns nothing.
    forced: whether a joker is a forced one.
    scores: points of 252 dice sets in each right row.   joker_scores: the same as jokers.
    """

    name: str
    rows: tuple[str, ...]
    bonus_from: int
    bonus: int
    flag: int
    joker_after_zero: bool
    forced: bool
    scores: np.ndarray
    joker_scores: np.ndarray


def dice_poker(bonus_above: int = core.RULES.bonus_above) -> GameData:
    """Return the project's own game, scored by the core."""
    rows = range(LEFT_ROWS, len(core.ROWS))
    scores = [[core.score(row, dice) for row in rows] for dice in FULL_SETS]
    jokers = [
        [core.score(row, dice, joker=len(set(dice)) == 1) for row in rows] for dice in FULL_SETS
    ]
    return GameData(
        f"dice-poker {bonus_above}",
        core.ROWS,
        bonus_above + 1,
        LEFT_BONUS,
        core.POKER - LEFT_ROWS,
        False,
        True,
        np.array(scores, np.float64),
        np.array(jokers, np.float64),
    )


def yahtzee(forced: bool) -> GameData:
    """Return Yahtzee with the forced or the free joker.

    The optimal means are known: forced 254.5877 (Glenn, 2007), free 254.5896 (Verhoeff, 1999).
    """

    def of_a_kind(count: int) -> Callable[[tuple[int, ...]], int]:
        return lambda dice: sum(dice) if max(Counter(dice).values()) >= count else 0

    def run(length: int, points: int) -> Callable[[tuple[int, ...]], int]:
        starts = range(1, 8 - length)
        return lambda dice: (
            points if any(set(range(s, s + length)) <= set(dice) for s in starts) else 0
        )

    def full_house(dice: tuple[int, ...]) -> int:
        return 25 if sorted(Counter(dice).values()) == [2, 3] else 0

    def alike(dice: tuple[int, ...]) -> int:
        return 50 if len(set(dice)) == 1 else 0

    rows = [of_a_kind(3), of_a_kind(4), full_house, run(4, 30), run(5, 40), alike, sum]
    fixed = {2: 25, 3: 30, 4: 40}
    scores = np.array([[row(dice) for row in rows] for dice in FULL_SETS], np.float64)
    jokers = scores.copy()
    for i, dice in enumerate(FULL_SETS):
        if len(set(dice)) == 1:
            for row, points in fixed.items():
                jokers[i, row] = points
    return GameData(
        "yahtzee", core.ROWS[:6] + _YAHTZEE_ROWS, 63, 35, 5, True, forced, scores, jokers
    )


def scandinavian_yatzy() -> GameData:
    """Return Scandinavian Yatzy, whose optimal mean is known: 248.44."""

    def groups(*sizes: int) -> Callable[[tuple[int, ...]], int]:
        """The most points of different faces that show at least so often."""

        def points(dice: tuple[int, ...]) -> int:
            counts = Counter(dice)
            found = [
                sum(size * face for size, face in zip(sizes, faces, strict=True))
                for faces in permutations(counts, len(sizes))
                if all(counts[face] >= size for size, face in zip(sizes, faces, strict=True))
            ]
            return max(found, default=0)

        return points

    rows = [
        groups(2),
        groups(2, 2),
        groups(3),
        groups(4),
        lambda dice: 15 if dice == (1, 2, 3, 4, 5) else 0,
        lambda dice: 20 if dice == (2, 3, 4, 5, 6) else 0,
        groups(3, 2),
        sum,
        lambda dice: 50 if len(set(dice)) == 1 else 0,
    ]
    scores = np.array([[row(dice) for row in rows] for dice in FULL_SETS], np.float64)
    return GameData(
        "scandinavian yatzy", core.ROWS[:6] + _YATZY_ROWS, 63, 50, -1, False, False, scores, scores
    )
