# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The computer players in whole games: how good each is, and that it rolls as people do."""

import random

import pytest

import dicepoker_core as core
from dicepoker_core.players.levels import (
    EASY,
    HARD,
    MEDIUM,
    PERFECT,
    careless_roll,
    level_of,
    values_of,
)
from dicepoker_core.players.sets import Sets
from dicepoker_core.players.turn_solver import TurnSolver
from dicepoker_core.players.values import open_table

# Whole games of every level.
pytestmark = pytest.mark.slow
GAMES = 120


def play(level, turn, values, seed):
    """Return the total and the number of rolls of a game of one computer."""
    chance = random.Random(seed)
    game, rolls = core.new_game(1), 0
    while not core.is_over(game):
        if game.dice == ():
            turn.begin(game, values, level_of(level).rolls_ahead)
            turn.finish()
            action = 0
        else:
            action = careless_roll(game, level, chance.randbytes)
            if action == core.ALL_DICE:
                action, _ = turn.choose(game)
        faces = None
        if action < core.FILL:
            faces = core.roll_faces(chance.randbytes)
            rolls += 1
        game = core.apply(game, action, faces)
    return core.totals(game.cards[0], game.rules).total, rolls


@pytest.fixture(scope="module")
def means():
    sets = Sets()
    for _ in sets.build():
        pass
    turn = TurnSolver(sets)
    found = {}
    for level in (EASY, MEDIUM, HARD, PERFECT):
        values = values_of(level, open_table)
        played = [play(level, turn, values, seed) for seed in range(GAMES)]
        found[level] = [sum(column) / GAMES for column in zip(*played, strict=True)]
    return found


# What dicepoker evaluate gives, exactly.
EARNS = {EASY: 245.77, MEDIUM: 282.97, HARD: 299.46, PERFECT: 314.81}


@pytest.mark.parametrize("level", EARNS)
def test_a_level_earns_what_was_found_exactly(means, level):
    # Four standard errors; the total deviates by 60 to 65 points.
    assert means[level][0] == pytest.approx(EARNS[level], abs=4 * 65 / GAMES**0.5)


def test_each_level_is_better_than_the_one_below(means):
    totals = [means[level][0] for level in (EASY, MEDIUM, HARD, PERFECT)]
    assert totals == sorted(totals)
    assert totals[1] - totals[0] > 20
    assert totals[3] - totals[2] > 5


@pytest.mark.parametrize("level", EARNS)
def test_a_level_rolls_more_than_once_in_most_turns(means, level):
    assert means[level][1] / 15 > 2
