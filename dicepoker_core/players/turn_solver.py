# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The best play of one turn, exactly, for whoever says what the cards after it are worth.

A turn ends in one of SLOTS ways: slot 6 * row + k is k dice of its face in a left row, slot
30 + row a right row, POKER_SLOT the poker row with its 50. Worths are whole numbers of 1 / UNIT
points. What rolling is worth is found one die at a time: a set of kept dice is worth the mean
over the face of one more die, and a set of five the best that can be kept of it.
"""

from array import array

from dicepoker_core.card import FURTHER_POKER_BONUS, is_joker, legal_rows, preview
from dicepoker_core.compat import const
from dicepoker_core.dice import ALL_DICE, DICE, count_faces
from dicepoker_core.game import FILL
from dicepoker_core.players.sets import FIRST_FULL, FITS, FULL, SETS, base
from dicepoker_core.players.slices import advance
from dicepoker_core.rows import (
    FULL_HOUSE,
    FULL_HOUSE_POINTS,
    LARGE_STRAIGHT,
    LARGE_STRAIGHT_POINTS,
    LEFT_ROWS,
    POKER,
    POKER_POINTS,
    ROW_COUNT,
    SMALL_STRAIGHT,
    SMALL_STRAIGHT_POINTS,
    points,
)

UNIT = const(65536)
# A left row has six slots, by how many of its face were written; behind them a right row one, at
# RIGHT_SLOTS plus its number, 6 to 14.
LEFT_SLOTS = const(6)
RIGHT_SLOTS = const(30)
POKER_SLOT = const(45)
SLOTS = const(46)
# Of the rolls that are left, all that can be thought of.
MOST_AHEAD = const(2)
_SETS_A_SLICE = const(10)
_FIXED = (FULL_HOUSE, SMALL_STRAIGHT, LARGE_STRAIGHT, POKER)
_FIXED_POINTS = (
    FULL_HOUSE_POINTS,
    SMALL_STRAIGHT_POINTS,
    LARGE_STRAIGHT_POINTS,
    POKER_POINTS,
)


def slot_of(row, written):
    """Return the slot that a turn ends in that writes ``written`` points in ``row``."""
    if row < LEFT_ROWS:
        return LEFT_SLOTS * row + written // (row + 1)
    if row == POKER and written:
        return POKER_SLOT
    return RIGHT_SLOTS + row


class TurnSolver:
    """Works in slices. after: what the card is worth after each slot.   final: what five dice
    are worth in their best row, by set.   means[n]: what a set of kept dice is worth with n more
    rolls after the one that is due.   steps: how many additions and comparisons that took."""

    def __init__(self, sets):
        self.sets = sets
        self.after = array("i", range(SLOTS))
        self.final = array("i", range(FULL))
        self.means = (array("i", range(FIRST_FULL)), array("i", range(FIRST_FULL)))
        self.best = array("i", range(SETS))
        self.steps = 0
        self._card = None
        self._work = None
        self._rolls_ahead = MOST_AHEAD

    def begin(self, game, values, rolls_ahead=MOST_AHEAD):
        """Start on the turn of the player who has it.

        values: ``fill(card, rules, after)`` is a generator that yields between pieces of its
        work.   rolls_ahead: how many of the rolls left to think of, 1 to MOST_AHEAD.
        """
        self._card = game.cards[game.current]
        self._rolls_ahead = rolls_ahead
        self.steps = 0
        rolls = min(game.rolls_left, MOST_AHEAD)
        self._work = self._pieces(game.rules, values, min(rolls, rolls_ahead))

    def work(self):
        """Do a slice of the work; tell whether all is done."""
        self._work = advance(self._work)
        return self._work is None

    def finish(self):
        """Do all the work that is left."""
        while not self.work():
            pass

    def _pieces(self, rules, values, rolls):
        for _ in values.fill(self._card, rules, self.after):
            yield
        if not rolls:
            return
        for _ in self._fill_final():
            yield
        best = self.best
        for i in range(FULL):
            best[FIRST_FULL + i] = self.final[i]
        for ahead in range(rolls):
            if ahead:
                for _ in self._raise():
                    yield
            for _ in self._mean(self.means[ahead]):
                yield

    def _fill_final(self):
        scores = self._card.scores
        after = self.after
        sets = self.sets
        left = [row for row in range(LEFT_ROWS) if scores[row] is None]
        sums = []
        fixed = []
        for row in range(LEFT_ROWS, ROW_COUNT):
            if scores[row] is None:
                slot = RIGHT_SLOTS + row
                if row in _FIXED:
                    full = POKER_SLOT if row == POKER else slot
                    won = after[full] + _FIXED_POINTS[_FIXED.index(row)] * UNIT
                    fixed.append((FITS + row - LEFT_ROWS, won, after[slot]))
                else:
                    sums.append((FITS + row - LEFT_ROWS, after[slot]))
        for number in range(FULL):
            marks = sets.marks[number]
            total = sets.sums[number] * UNIT
            top = -(1 << 29)
            for row in left:
                count = marks >> 3 * row & 7
                worth = after[LEFT_SLOTS * row + count] + count * (row + 1) * UNIT
                if worth > top:
                    top = worth
            for bit, worth in sums:
                if marks >> bit & 1:
                    worth += total
                if worth > top:
                    top = worth
            for bit, won, lost in fixed:
                worth = won if marks >> bit & 1 else lost
                if worth > top:
                    top = worth
            self.final[number] = top
            if number % _SETS_A_SLICE == 0:
                self.steps += _SETS_A_SLICE * (len(left) + len(sums) + len(fixed))
                yield
        # The joker has rules of its own.
        if scores[POKER] == POKER_POINTS:
            for face in range(1, 7):
                worth, _ = self._best_row((face,) * DICE)
                self.final[sets.equal[face - 1]] = worth

    def _raise(self):
        """Make each set worth at least what any part of it is worth to keep."""
        best = self.best
        added = self.sets.added
        for number in range(FIRST_FULL):
            worth = best[number]
            at = 6 * number
            lacks = base(number)
            for i in range(at, at + 6):
                more = added[i] + lacks
                if best[more] < worth:
                    best[more] = worth
            if number % _SETS_A_SLICE == 0:
                self.steps += 6 * _SETS_A_SLICE
                yield

    def _mean(self, means):
        best = self.best
        added = self.sets.added
        for number in range(FIRST_FULL - 1, -1, -1):
            i = 6 * number
            lacks = base(number)
            total = best[added[i] + lacks] + best[added[i + 1] + lacks] + best[added[i + 2] + lacks]
            total += best[added[i + 3] + lacks] + best[added[i + 4] + lacks]
            total += best[added[i + 5] + lacks]
            best[number] = means[number] = total // 6
            if number % _SETS_A_SLICE == 0:
                self.steps += 6 * _SETS_A_SLICE
                yield

    # Answers

    def worth_of_rows(self, dice):
        """Return 15 worths: of writing ``dice`` in each row and playing on; None where barred."""
        card = self._card
        worths = [None] * ROW_COUNT
        joker = is_joker(card, dice)
        counts = count_faces(dice)
        further = FURTHER_POKER_BONUS if joker else 0
        for row in legal_rows(card, dice):
            written = points(row, counts, joker)
            after = self.after[slot_of(row, written)]
            worths[row] = (written + further) * UNIT + after
        return worths

    def _best_row(self, dice):
        worths = self.worth_of_rows(dice)
        best = None
        for row in range(ROW_COUNT):
            if worths[row] is not None and (best is None or worths[row] > worths[best]):
                best = row
        return worths[best], best

    def best_end(self, dice):
        """Return the best row for ``dice`` and the points that it scores there."""
        _, row = self._best_row(dice)
        card = self._card
        return row, points(row, count_faces(dice), is_joker(card, dice))

    def worth_of_keep(self, dice, keep, rolls_left):
        """Return what it is worth to roll the dice that are not in the mask ``keep``."""
        ahead = min(rolls_left, self._rolls_ahead) - 1
        return self.means[ahead][self.sets.number(dice, keep)]

    def choose(self, game):
        """Return the best action and its worth; of equals the lowest.

        Before all the work is done, it is the row that scores most at once, and its points.
        """
        dice = game.dice
        if self._work is not None:
            shown = preview(self._card, dice)
            most = max(shown)
            return FILL + shown.index(most), most * UNIT
        worth, row = self._best_row(dice)
        best = FILL + row
        if game.rolls_left:
            for keep in range(ALL_DICE - 1, -1, -1):
                rolled = self.worth_of_keep(dice, keep, game.rolls_left)
                if rolled >= worth:
                    best, worth = keep, rolled
        return best, worth
