# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What five dice score in each row."""

from itertools import permutations, product

import pytest

import dicepoker_core as core
from tests.core.independent import second_score


def test_every_roll_scores_in_every_row_as_a_second_scorer_says():
    for dice in product(range(1, 7), repeat=5):
        for row in range(15):
            assert core.score(row, dice) == second_score(row, dice), (core.ROWS[row], dice)


def test_a_joker_fits_every_right_row():
    for face in range(1, 7):
        dice = (face,) * 5
        for row in range(15):
            assert core.score(row, dice, joker=True) == second_score(row, dice, joker=True)


@pytest.mark.parametrize(
    ("row", "dice", "points"),
    [
        (core.PAIR, (5, 5, 3, 2, 1), 16),
        (core.TWO_PAIRS, (2, 2, 5, 5, 1), 15),
        (core.THREE_OF_A_KIND, (5, 5, 5, 2, 5), 22),
        (core.FOUR_OF_A_KIND, (1, 1, 1, 1, 3), 7),
        (core.TWO_PAIRS, (2, 2, 3, 3, 3), 13),
        (core.TWO_PAIRS, (4, 4, 4, 4, 1), 0),
        (core.FULL_HOUSE, (4, 4, 4, 4, 4), 0),
        (core.FULL_HOUSE, (3, 5, 3, 5, 3), 25),
        (core.SMALL_STRAIGHT, (1, 2, 4, 5, 6), 0),
        (core.SMALL_STRAIGHT, (2, 3, 4, 5, 6), 30),
        (core.LARGE_STRAIGHT, (6, 2, 5, 3, 4), 40),
        (core.LARGE_STRAIGHT, (1, 3, 4, 5, 6), 0),
        (core.CHANCE, (2, 3, 5, 6, 6), 22),
        (core.POKER, (3, 3, 3, 3, 3), 50),
        (core.THREES, (3, 3, 3, 3, 3), 15),
        (core.FOURS, (3, 3, 3, 3, 3), 0),
    ],
)
def test_examples_of_the_rules(row, dice, points):
    assert core.score(row, dice) == points


def test_the_order_of_the_dice_does_not_matter():
    for dice in permutations((1, 2, 3, 3, 4)):
        assert core.score(core.SMALL_STRAIGHT, dice) == 30


@pytest.mark.parametrize("row", [-1, 15, 1.0, "pair", None, True])
def test_a_row_that_is_none_is_refused(row):
    with pytest.raises(core.RuleError, match="no such row"):
        core.score(row, (1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    "dice", [(), (1, 2, 3, 4), (1, 2, 3, 4, 7), (0, 1, 2, 3, 4), (1, 2, 3, 4, 5.0), "12345", None]
)
def test_dice_that_are_none_are_refused(dice):
    with pytest.raises(core.RuleError, match="1 to 6"):
        core.score(core.CHANCE, dice)


def test_a_joker_of_unequal_dice_is_refused():
    with pytest.raises(core.RuleError, match="five equal"):
        core.score(core.CHANCE, (1, 2, 3, 4, 5), joker=True)


def test_the_rows_are_the_fifteen_in_card_order_with_their_constants():
    assert len(core.ROWS) == 15
    for row, name in enumerate(core.ROWS):
        assert getattr(core, name.upper()) == row
