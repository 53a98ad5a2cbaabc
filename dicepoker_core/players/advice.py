# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the perfect player would do, what it aims at, and what other choices cost.

All of it is read off a ``TurnSolver`` that has done its work for the player whose turn it is; it
draws no random number. Costs are whole tenths of a point, chances whole thousandths.
"""

from array import array

from dicepoker_core.compat import const
from dicepoker_core.players.sets import FIRST_FULL, FULL, SETS, base
from dicepoker_core.players.slices import advance
from dicepoker_core.players.turn_solver import UNIT
from dicepoker_core.rows import ROW_COUNT

_ALL = const(1 << 28)
_SETS_A_SLICE = const(4)
MOST_AIMS = const(3)


def tenths(worth):
    """Return a worth in whole tenths of a point, the nearest."""
    return (worth * 10 + UNIT // 2) // UNIT


def costs_of_rows(turn, dice):
    """Return 15 costs: how much worse than the best row each is for ``dice``; None where it may
    not be written."""
    worths = turn.worth_of_rows(dice)
    best = max([worth for worth in worths if worth is not None])
    return [None if worth is None else tenths(best - worth) for worth in worths]


class Aims:
    """The rows in which the turn is likely to end. Made once, and works in slices.

    found: (row, chance) of those that score, the likeliest first, MOST_AIMS at most.
    """

    def __init__(self):
        self._chance = array("i", range(SETS))
        self._kept = array("H", range(SETS))
        self._work = None
        self.found = ()

    def begin(self, turn, game, keep):
        """Start on the chances after a roll that keeps the mask ``keep``, played on well."""
        self.found = ()
        self._work = self._pieces(turn, game, keep)

    def work(self):
        """Do a slice of the work; tell whether all is done."""
        self._work = advance(self._work)
        return self._work is None

    def _pieces(self, turn, game, keep):
        sets = turn.sets
        chance = self._chance
        for i in range(SETS):
            chance[i] = 0
        chance[sets.number(game.dice, keep)] = _ALL
        for _ in self._spread(sets):
            yield
        if game.rolls_left > 1:
            for _ in self._keep_on(turn):
                yield
            for _ in self._spread(sets):
                yield
        rows = [0] * ROW_COUNT
        for number in range(FULL):
            share = chance[FIRST_FULL + number]
            if share:
                row, written = turn.best_end(sets.dice(number))
                if written:
                    rows[row] += share
            if number % _SETS_A_SLICE == 0:
                yield
        order = [(-rows[row], row) for row in range(ROW_COUNT) if rows[row] > _ALL // 1000]
        order.sort()
        self.found = tuple([(row, -share // (_ALL // 1000)) for share, row in order[:MOST_AIMS]])

    def _spread(self, sets):
        chance = self._chance
        for number in range(FIRST_FULL):
            share = chance[number] // 6
            if share:
                chance[number] = 0
                lacks = base(number)
                for i in range(6 * number, 6 * number + 6):
                    chance[sets.added[i] + lacks] += share
            if number % 16 == 0:
                yield

    def _keep_on(self, turn):
        # As the turn will choose before the last roll: the best part of each set, or all of it.
        best = turn.best
        kept = self._kept
        means = turn.means[0]
        for number in range(SETS):
            kept[number] = number
            best[number] = means[number] if number < FIRST_FULL else turn.final[number - FIRST_FULL]
        added = turn.sets.added
        for number in range(FIRST_FULL):
            lacks = base(number)
            for i in range(6 * number, 6 * number + 6):
                more = added[i] + lacks
                if best[more] < best[number]:
                    best[more] = best[number]
                    kept[more] = kept[number]
            if number % 10 == 0:
                yield
        chance = self._chance
        for number in range(FIRST_FULL, SETS):
            share = chance[number]
            if share and kept[number] != number:
                chance[number] = 0
                chance[kept[number]] += share


def kept_dice(dice, keep):
    """Return those of ``dice`` whose bit is set in the mask ``keep``."""
    return tuple([dice[i] for i in range(len(dice)) if keep >> i & 1])
