# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The rules of Dice Poker, pure: no screen, no pin, no file, no clock, no random number of its own.

A game is small plain data; functions move it along and never change what they are given.
Chance comes in from outside, as the faces of a roll.
"""

from dicepoker_core.card import (
    Card,
    Totals,
    fill,
    is_joker,
    legal_rows,
    new_card,
    preview,
    totals,
)
from dicepoker_core.dice import ALL_DICE, roll_faces
from dicepoker_core.errors import ChanceError, RecordError, RuleError
from dicepoker_core.game import (
    FILL,
    RULES,
    Game,
    Rules,
    apply,
    is_legal,
    is_over,
    legal_actions,
    may_undo,
    new_game,
    standings,
    undo,
    winners,
)
from dicepoker_core.rows import (
    CHANCE,
    FIVES,
    FOUR_OF_A_KIND,
    FOURS,
    FULL_HOUSE,
    LARGE_STRAIGHT,
    ONES,
    PAIR,
    POKER,
    ROWS,
    SIXES,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
    THREES,
    TWO_PAIRS,
    TWOS,
    score,
)
from dicepoker_core.snapshot import append, dump, load, new_record, replay, take_back
