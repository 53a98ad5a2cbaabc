# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All sets of 0 to 5 dice, as tables to walk along.

There are 462: those of 5 dice come last, from index FIRST_FULL on, 252 of them.
"""

from itertools import combinations_with_replacement

import numpy as np

SETS: list[tuple[int, ...]] = [
    dice for size in range(6) for dice in combinations_with_replacement(range(1, 7), size)
]
FIRST_FULL = 210
FULL_SETS = SETS[FIRST_FULL:]
_INDEX = {dice: i for i, dice in enumerate(SETS)}


def _with(dice: tuple[int, ...], face: int) -> int:
    return _INDEX.get(tuple(sorted((*dice, face))), -1)


def _without(dice: tuple[int, ...], face: int) -> int:
    if face not in dice:
        return -1
    left = list(dice)
    left.remove(face)
    return _INDEX[tuple(left)]


# The set with one more die of each face, and with one less; -1 where there is none.
ADDED = np.array([[_with(dice, face) for face in range(1, 7)] for dice in SETS], np.int32)
REMOVED = np.array([[_without(dice, face) for face in range(1, 7)] for dice in SETS], np.int32)
