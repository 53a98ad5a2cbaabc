# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Whole random games for the tests of laws."""

import random
from collections.abc import Iterator

import dicepoker_core as core
from dicepoker_core import Game
from dicepoker_core.snapshot import append


def random_game(seed: int, players: int, rules=core.RULES) -> Iterator[tuple[Game, bytes, int]]:
    """Yield (game before, record before, action) for every action of a random game, and at the
    end (the game over, its record, -1). Half of the games have dice that favour pokers."""
    chance = random.Random(seed)
    loaded = chance.random() < 0.5
    game, record = core.new_game(players, rules), core.new_record(players, rules)
    while not core.is_over(game):
        action = chance.choice(core.legal_actions(game))
        faces = None
        if action < core.FILL:
            face = chance.randint(1, 6)
            faces = tuple(
                face if loaded and chance.random() < 0.9 else chance.randint(1, 6) for _ in range(5)
            )
        yield game, record, action
        game, record = core.apply(game, action, faces), append(record, action, faces)
    yield game, record, -1
