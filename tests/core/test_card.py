# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The score card: legal rows, the joker, the bonus."""

import itertools

import pytest

import dicepoker_core as core
from dicepoker_core.card import Card
from tests.core.independent import ALL_SETS


def card_with(filled: dict[int, int], further_pokers: int = 0) -> Card:
    return Card(tuple(filled.get(row) for row in range(15)), further_pokers)


def expected_rows(open_rows: set[int], poker: int | None, dice: tuple[int, ...]) -> set[int]:
    """The joker rule as the rules' page tells it, from sets."""
    if len(set(dice)) > 1 or poker != 50:
        return open_rows
    own = {dice[0] - 1}
    right = {row for row in open_rows if row > 5}
    return own if own <= open_rows else right or open_rows


def test_legal_rows_of_every_dice_set_on_every_kind_of_card():
    # Which right rows are open matters only by whether any is: two of them stand for all.
    for left_filled in itertools.product((False, True), repeat=6):
        for right_open in ((), (6,), (12, 14), (6, 7, 8, 9, 10, 11, 12, 14)):
            for poker in (None, 0, 50):
                filled = {row: 0 for row in range(6) if left_filled[row]}
                filled |= {row: 0 for row in range(6, 15) if row not in right_open}
                filled.pop(core.POKER, None)
                if poker is not None:
                    filled[core.POKER] = poker
                card = card_with(filled)
                open_rows = {row for row in range(15) if row not in filled}
                if not open_rows:
                    continue
                for dice in ALL_SETS if poker == 50 and right_open == (6,) else ALL_SETS[::17]:
                    wanted = expected_rows(open_rows, poker, dice)
                    assert core.legal_rows(card, dice) == tuple(sorted(wanted))
                for face in range(1, 7):
                    wanted = expected_rows(open_rows, poker, (face,) * 5)
                    assert core.legal_rows(card, (face,) * 5) == tuple(sorted(wanted))


def test_a_preview_shows_what_filling_gives():
    cards = [core.new_card(), card_with({core.POKER: 50}), card_with({core.POKER: 50, 2: 9})]
    for card in cards:
        for dice in ALL_SETS:
            shown = core.preview(card, dice)
            for row in range(15):
                if shown[row] < 0:
                    with pytest.raises(core.RuleError):
                        core.fill(card, row, dice)
                else:
                    assert core.fill(card, row, dice).scores[row] == shown[row]


@pytest.mark.parametrize(
    ("row", "points"),
    [(core.FULL_HOUSE, 25), (core.SMALL_STRAIGHT, 30), (core.LARGE_STRAIGHT, 40), (core.PAIR, 15)],
)
def test_another_poker_earns_100_and_fits_every_right_row(row, points):
    before = card_with({core.POKER: 50, core.THREES: 9})
    after = core.fill(before, row, (3,) * 5)
    assert after.scores[row] == points
    assert core.totals(after, core.RULES).poker_bonus == 100
    assert core.totals(after, core.RULES).total == 50 + 9 + points + 100


def test_a_joker_with_no_right_row_is_a_zero_in_any_open_left_row():
    card = card_with(dict.fromkeys(range(6, 15), 1) | {core.POKER: 50, core.THREES: 9})
    assert core.preview(card, (3,) * 5)[:6] == (0, 0, -1, 0, 0, 0)
    assert core.fill(card, core.SIXES, (3,) * 5).further_pokers == 1


def test_with_a_zero_in_the_poker_row_five_equal_dice_are_like_any_other():
    card = card_with({core.POKER: 0})
    assert not core.is_joker(card, (2,) * 5)
    assert core.legal_rows(card, (2,) * 5) == tuple(row for row in range(15) if row != core.POKER)
    assert core.fill(card, core.FULL_HOUSE, (2,) * 5).scores[core.FULL_HOUSE] == 0
    assert core.fill(card, core.TWOS, (2,) * 5).further_pokers == 0


def test_the_first_poker_may_go_into_any_row_at_its_ordinary_score():
    card = core.new_card()
    assert core.preview(card, (3,) * 5) == (0, 0, 15, 0, 0, 0, 15, 0, 15, 15, 0, 0, 0, 50, 15)


def test_the_bonus_needs_more_than_63_for_every_left_sum():
    # Left sums 0 to 105, each made of six rows in some way.
    for left_sum in range(106):
        rest, filled = left_sum, {}
        for row in range(5, -1, -1):
            count = min(5, rest // (row + 1))
            filled[row] = count * (row + 1)
            rest -= filled[row]
        if rest:
            continue
        sums = core.totals(card_with(filled), core.RULES)
        assert sums.left_sum == left_sum
        assert sums.left_bonus == (35 if left_sum > 63 else 0)
        house = core.totals(card_with(filled), core.Rules(62))
        assert house.left_bonus == (35 if left_sum >= 63 else 0)


def test_a_filled_row_is_closed_even_by_a_zero():
    card = core.fill(core.new_card(), core.POKER, (1, 2, 3, 4, 6))
    assert card.scores[core.POKER] == 0
    with pytest.raises(core.RuleError, match="poker is filled already"):
        core.fill(card, core.POKER, (1,) * 5)


def test_a_forbidden_joker_row_is_refused_by_name():
    with pytest.raises(core.RuleError, match="must be written in threes, not in chance"):
        core.fill(card_with({core.POKER: 50}), core.CHANCE, (3,) * 5)
