# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A second scorer, written from the rules' table in another style: groups and sets, no counts."""

from collections import Counter
from itertools import combinations_with_replacement

from dicepoker_core import ROWS

ALL_SETS = list(combinations_with_replacement(range(1, 7), 5))
_RUNS_OF_FOUR = [{1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}]
_RUNS_OF_FIVE = [{1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}]
_FACES = ["ones", "twos", "threes", "fours", "fives", "sixes"]


def second_score(row: int, dice: tuple[int, ...], joker: bool = False) -> int:
    """Return what the rules' table gives for ``dice`` in ``row``."""
    name = ROWS[row]
    groups = sorted(Counter(dice).values(), reverse=True)
    if name in _FACES:
        return sum(die for die in dice if die == _FACES.index(name) + 1)
    fits, fixed = {
        "pair": (groups[0] >= 2, None),
        "two_pairs": (groups in ([2, 2, 1], [3, 2]), None),
        "three_of_a_kind": (groups[0] >= 3, None),
        "four_of_a_kind": (groups[0] >= 4, None),
        "full_house": (groups == [3, 2], 25),
        "small_straight": (any(run <= set(dice) for run in _RUNS_OF_FOUR), 30),
        "large_straight": (set(dice) in _RUNS_OF_FIVE, 40),
        "poker": (len(groups) == 1, 50),
        "chance": (True, None),
    }[name]
    if not (fits or joker):
        return 0
    return sum(dice) if fixed is None else fixed
