# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The four levels of computer players.

Each plays the turn by what it thinks that the card after it is worth, and how many rolls ahead
it thinks. The easy one rolls carelessly now and then: it keeps its most frequent face alone.
"""

from collections import namedtuple

from dicepoker_core.compat import const
from dicepoker_core.players.par import NO_PAR, PAR, Par
from dicepoker_core.players.turn_solver import MOST_AHEAD

EASY = const(1)
MEDIUM = const(2)
HARD = const(3)
PERFECT = const(4)
# Of so many rolls ``careless`` are.
CARELESS_OF = const(256)

Level = namedtuple("Level", ("rolls_ahead", "careless", "par", "sees_bonus"))
# par: what it takes an open row for; None where it has the table.
LEVELS = (
    Level(1, 128, NO_PAR, False),
    Level(1, 32, PAR, False),
    Level(MOST_AHEAD, 0, PAR, True),
    Level(MOST_AHEAD, 0, None, True),
)
# By EASY to PERFECT.


def level_of(level):
    """Return the Level of a number from EASY to PERFECT."""
    return LEVELS[level - EASY]


def values_of(level, open_table):
    """Return what says what cards are worth to a player of ``level``.

    open_table: a function that gives the table; what it raises is passed on.
    """
    found = level_of(level)
    if found.par is None:
        return open_table()
    return Par(found.par, found.sees_bonus)


def careless_keep(dice):
    """Return the mask of the most frequent face among ``dice``, the higher of equals."""
    most = max([(dice.count(face), face) for face in dice])[1]
    keep = 0
    for i in range(len(dice)):
        if dice[i] == most:
            keep |= 1 << i
    return keep
