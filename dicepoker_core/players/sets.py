# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All 462 sets of no to five dice, numbered, and how they grow die by die.

A set is what is kept when order does not matter. Set 0 is empty; sets of more dice have higher
numbers; the 252 sets of five dice start at FIRST_FULL.
"""

from array import array

from dicepoker_core.compat import const
from dicepoker_core.dice import DICE
from dicepoker_core.rows import LEFT_ROWS, ROW_COUNT, points

SETS = const(462)
FIRST_FULL = const(210)
FULL = const(252)
FITS = const(18)
_FIRST_OF_FOUR = const(84)


def base(number):
    """Return what ``added`` of the set ``number`` lacks: sets of four dice become full ones."""
    return FIRST_FULL if number >= _FIRST_OF_FOUR else 0


class Sets:
    """added[6 * set + face - 1]: the set with one die more, less what ``base`` says, so that it
    fits a byte.   For each set of five dice: sums, of its dice;   marks, 3 bits for how many of
    a face, face 1 lowest, and from FITS on a bit for each right row that it fits, row 6 lowest.
    equal: the sets of five equal dice, by face from 1."""

    def __init__(self):
        self.added = bytearray(6 * FIRST_FULL)
        # From a range, since zeros in a list or in bytes would need their room twice.
        self.marks = array("I", range(FULL))
        self.sums = bytearray(FULL)
        self.equal = array("H", range(6))

    def build(self):
        """Yield between pieces of the work of filling the tables."""
        last = bytearray(SETS)
        parent = bytearray(SETS)
        fresh = 1
        added = self.added
        for number in range(FIRST_FULL):
            less_by = base(number)
            # A die as high as the last one makes a new set; a lower one leads to a set that its
            # dice in order made before.
            for face in range(1, 7):
                if face >= last[number]:
                    last[fresh] = face
                    parent[fresh] = number
                    added[6 * number + face - 1] = fresh - less_by
                    fresh += 1
                else:
                    less = self.more(parent[number], face)
                    added[6 * number + face - 1] = self.more(less, last[number]) - less_by
            if number & 15 == 15:
                yield
        for number in range(FULL):
            packed = 0
            at = FIRST_FULL + number
            while at:
                packed += 1 << 3 * last[at] - 3
                at = parent[at]
            self._describe(number, packed)
            if number & 3 == 3:
                yield

    def _describe(self, number, packed):
        counts = [0] * 7
        total = 0
        for face in range(1, 7):
            counts[face] = packed >> 3 * face - 3 & 7
            total += face * counts[face]
            if counts[face] == DICE:
                self.equal[face - 1] = number
        for row in range(LEFT_ROWS, ROW_COUNT):
            if points(row, counts):
                packed |= 1 << FITS + row - LEFT_ROWS
        self.marks[number] = packed
        self.sums[number] = total

    def more(self, number, face):
        """Return the set that the set ``number`` of less than five dice becomes with ``face``."""
        return self.added[6 * number + face - 1] + base(number)

    def number(self, dice, keep=31):
        """Return the number of the set of those of ``dice`` whose bit is set in ``keep``."""
        number = 0
        for i in range(DICE):
            if keep >> i & 1:
                number = self.more(number, dice[i])
        return number

    def dice(self, number):
        """Return the five dice of the set of five with that number, from 0, ascending."""
        packed = self.marks[number]
        dice = ()
        for face in range(1, 7):
            dice += (face,) * (packed >> 3 * face - 3 & 7)
        return dice
