# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""One player's score card: which rows may be filled, what they would show, what it adds up to."""

from collections import namedtuple

from dicepoker_core.compat import const
from dicepoker_core.dice import count_faces
from dicepoker_core.errors import RuleError
from dicepoker_core.rows import LEFT_ROWS, POKER, POKER_POINTS, ROW_COUNT, ROWS, check_row, points

LEFT_BONUS = const(35)
FURTHER_POKER_BONUS = const(100)

Card = namedtuple("Card", ("scores", "further_pokers"))
# scores: 15 ints, None where the row is open.   further_pokers: how many earned 100 points.
Totals = namedtuple("Totals", ("left_sum", "left_bonus", "right_sum", "poker_bonus", "total"))


def new_card():
    """Return a card with all 15 rows open."""
    return Card((None,) * ROW_COUNT, 0)


def is_joker(card, dice):
    """Tell whether ``dice`` are another poker: five equal, and the poker row holds 50."""
    return 5 in count_faces(dice) and card.scores[POKER] == POKER_POINTS


def legal_rows(card, dice):
    """Return the rows that ``dice`` may be written in, a tuple in ascending order.

    Another poker must go into the left row of its face; where that is filled into any open
    right row; where none is open into any open left row, for nothing.
    """
    scores = card.scores
    if is_joker(card, dice):
        own_row = dice[0] - 1
        if scores[own_row] is None:
            return (own_row,)
        right = _open_rows(scores, LEFT_ROWS, ROW_COUNT)
        if right:
            return right
    return _open_rows(scores, 0, ROW_COUNT)


def _open_rows(scores, first, end):
    return tuple([row for row in range(first, end) if scores[row] is None])


def preview(card, dice):
    """Return 15 ints: what each row would show if ``dice`` were written there, -1 where they may
    not be. Bonuses are not in it."""
    shown = [-1] * ROW_COUNT
    joker = is_joker(card, dice)
    counts = count_faces(dice)
    for row in legal_rows(card, dice):
        shown[row] = points(row, counts, joker)
    return tuple(shown)


def fill(card, row, dice):
    """Return the card with ``dice`` written in ``row``; another poker adds its 100 points.

    Raises RuleError where the row does not exist, is filled, or is barred by the joker rule.
    """
    check_row(row)
    legal = legal_rows(card, dice)
    scores = card.scores
    if scores[row] is not None:
        raise RuleError("%s is filled already" % ROWS[row])
    if row not in legal:
        raise RuleError(
            "another poker must be written in %s, not in %s"
            % (" or ".join([ROWS[r] for r in legal]), ROWS[row])
        )
    joker = is_joker(card, dice)
    written = points(row, count_faces(dice), joker)
    return Card(scores[:row] + (written,) + scores[row + 1 :], card.further_pokers + int(joker))


def totals(card, rules):
    """Return the sums of a card under ``rules``, a Totals of ints.

    The left bonus is 35 points when the left sum is higher than ``rules.bonus_above``.
    """
    left = right = 0
    for row in range(ROW_COUNT):
        written = card.scores[row]
        if written is not None:
            if row < LEFT_ROWS:
                left += written
            else:
                right += written
    bonus = LEFT_BONUS if left > rules.bonus_above else 0
    pokers = FURTHER_POKER_BONUS * card.further_pokers
    return Totals(left, bonus, right, pokers, left + bonus + right + pokers)
