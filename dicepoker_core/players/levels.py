# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The four levels of computer players.

Each plays the turn by what it thinks that the card after it is worth, and how many rolls ahead
it thinks. The easy one rolls carelessly now and then: it keeps its most frequent face alone.
"""

from collections import namedtuple

from dicepoker_core.compat import const
from dicepoker_core.dice import ALL_DICE
from dicepoker_core.players.par import NO_PAR, PAR, Par
from dicepoker_core.players.turn_solver import MOST_AHEAD

EASY = const(1)
MEDIUM = const(2)
HARD = const(3)
PERFECT = const(4)
CARELESS_OF = const(256)

# careless: of CARELESS_OF rolls, how many are.   par: what it takes an open row for; None where it
# has the table.
Level = namedtuple("Level", ("rolls_ahead", "careless", "par", "sees_bonus"))
# By EASY to PERFECT.
LEVELS = (
    Level(1, 128, NO_PAR, False),
    Level(1, 32, PAR, False),
    Level(MOST_AHEAD, 0, PAR, True),
    Level(MOST_AHEAD, 0, None, True),
)


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


def careless_roll(game, level, random_bytes):
    """Return the mask of dice that a player of ``level`` keeps in a careless roll, or ALL_DICE
    where the next roll is none and it chooses by thinking.

    Takes a byte of ``random_bytes`` where the level is careless at times and a roll is left; what
    that raises is passed on.
    """
    careless = level_of(level).careless
    if not careless or not game.rolls_left or random_bytes(1)[0] >= careless:
        return ALL_DICE
    return careless_keep(game.dice)


def careless_keep(dice):
    """Return the mask of the most frequent face among ``dice``, the higher of equals."""
    most = max([(dice.count(face), face) for face in dice])[1]
    keep = 0
    for i in range(len(dice)):
        if dice[i] == most:
            keep |= 1 << i
    return keep
