# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The 15 rows of the card and what five dice score in each.

Dice are a tuple of five ints, 1 to 6, in any order. Points are whole ints, 0 to 50.
A row is its index in ``ROWS``: 0 to 5 are the left side, 6 to 14 the right side.
"""

from dicepoker_core.compat import const
from dicepoker_core.dice import count_faces
from dicepoker_core.errors import RuleError

ROWS = (
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "pair",
    "two_pairs",
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "poker",
    "chance",
)
ONES = const(0)
TWOS = const(1)
THREES = const(2)
FOURS = const(3)
FIVES = const(4)
SIXES = const(5)
PAIR = const(6)
TWO_PAIRS = const(7)
THREE_OF_A_KIND = const(8)
FOUR_OF_A_KIND = const(9)
FULL_HOUSE = const(10)
SMALL_STRAIGHT = const(11)
LARGE_STRAIGHT = const(12)
POKER = const(13)
CHANCE = const(14)
ROW_COUNT = const(15)
LEFT_ROWS = const(6)
POKER_POINTS = const(50)
FULL_HOUSE_POINTS = const(25)
SMALL_STRAIGHT_POINTS = const(30)
LARGE_STRAIGHT_POINTS = const(40)


def check_row(row):
    """Raise RuleError unless ``row`` is an int from 0 to 14."""
    if type(row) is not int or not 0 <= row < ROW_COUNT:
        raise RuleError("no such row: %r, a row is an int from 0 to 14" % (row,))


def score(row, dice, joker=False):
    """Return the points that ``dice`` earn in ``row``, without any bonus.

    joker: the roll is another poker and its left row is used up, so it fits every right row.
    Raises RuleError for a row or dice that do not exist, and for a joker of unequal dice.
    Source: the rules' table of rows and the section on the joker.
    """
    check_row(row)
    counts = count_faces(dice)
    if joker and 5 not in counts:
        raise RuleError("a joker is five equal dice, not %r" % (dice,))
    return points(row, counts, joker)


def points(row, counts, joker=False):
    """Return the points of the dice counted in ``counts`` in ``row``; nothing is checked.

    counts: seven ints, how often each face 0 to 6 shows, as ``count_faces`` gives them.
    """
    if row < LEFT_ROWS:
        return (row + 1) * counts[row + 1]
    if row == FULL_HOUSE:
        return FULL_HOUSE_POINTS if joker or (3 in counts and 2 in counts) else 0
    if row == SMALL_STRAIGHT:
        return SMALL_STRAIGHT_POINTS if joker or longest_run(counts) >= 4 else 0
    if row == LARGE_STRAIGHT:
        return LARGE_STRAIGHT_POINTS if joker or longest_run(counts) == 5 else 0
    if row == POKER:
        return POKER_POINTS if 5 in counts else 0
    if joker or row == CHANCE or _fits_sum_row(row, counts):
        total = 0
        for face in range(1, 7):
            total += face * counts[face]
        return total
    return 0


def _fits_sum_row(row, counts):
    if row == TWO_PAIRS:
        pairs = 0
        for count in counts:
            if count >= 2:
                pairs += 1
        return pairs == 2
    need = 2 if row == PAIR else 3 if row == THREE_OF_A_KIND else 4
    return max(counts) >= need


def longest_run(counts):
    """Return how many faces in a row are all among the dice, 1 to 5."""
    best = run = 0
    for face in range(1, 7):
        run = run + 1 if counts[face] else 0
        if run > best:
            best = run
    return best
