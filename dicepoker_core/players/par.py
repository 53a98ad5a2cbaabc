# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Rules of thumb: what a card is worth if each open row earns its par."""

from dicepoker_core.card import LEFT_BONUS
from dicepoker_core.compat import const
from dicepoker_core.players.left_side import ALL_LEFT, filled_left, need_of, sums_of
from dicepoker_core.players.turn_solver import LEFT_SLOTS, POKER_SLOT, RIGHT_SLOTS, UNIT
from dicepoker_core.rows import LEFT_ROWS, POKER, ROW_COUNT, SIXES

# What a row is worth to one who sees no further than the turn.
NO_PAR = (0,) * 15
# About the mean of each row in good play, in points.
PAR = (2, 5, 8, 12, 16, 19, 22, 21, 22, 14, 21, 29, 31, 16, 22)
# The bonus is as good as won when par in the open left rows beats what is missing by so much,
# and as good as lost when it falls short by so much; in between its chance is a straight line.
_SURE = const(8)


class Par:
    """Counts ``par`` points for each open row, of 15.   sees_bonus: whether it has an eye on the
    left bonus before it is earned."""

    def __init__(self, par, sees_bonus):
        self.par = par
        self._sees_bonus = sees_bonus

    def fill(self, card, rules, after):
        """Fill ``after`` with what the card is worth after each slot of the turn."""
        rows, total = filled_left(card)
        missing = rules.bonus_above + 1 - total
        still = 0
        for row in range(ROW_COUNT):
            if card.scores[row] is None:
                still += self.par[row]
        now = self.bonus_worth(rows, missing) * UNIT if missing > 0 else 0
        for row in range(ROW_COUNT):
            if card.scores[row] is None:
                worth = (still - self.par[row]) * UNIT
                if row <= SIXES:
                    for count in range(6):
                        left = missing - count * (row + 1)
                        bonus = self.bonus_worth(rows | 1 << row, left) if missing > 0 else 0
                        after[LEFT_SLOTS * row + count] = worth + bonus * UNIT
                    yield
                else:
                    after[RIGHT_SLOTS + row] = worth + now
                    if row == POKER:
                        after[POKER_SLOT] = worth + now

    def bonus_worth(self, rows, missing):
        """Return the points that the left bonus is worth when ``rows`` are filled and ``missing``
        points are wanted; all of it in the turn that earns it."""
        if missing <= 0:
            return LEFT_BONUS
        if not self._sees_bonus:
            return 0
        need = need_of(sums_of(ALL_LEFT ^ rows), missing)
        ahead = _SURE - need
        for row in range(LEFT_ROWS):
            if not rows >> row & 1:
                ahead += self.par[row]
        if not need or ahead <= 0:
            return 0
        return LEFT_BONUS * min(ahead, 2 * _SURE) // (2 * _SURE)
