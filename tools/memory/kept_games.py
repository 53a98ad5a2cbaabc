# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Games that are kept as the app keeps them, without a screen."""

import random
from collections.abc import Iterator

from dicepoker_core import FILL, legal_actions
from hardware.store import Store
from match.match import PERSON, Match
from match.record_entry import remember
from tools.simulator.boards import find_board, profile_of
from tools.simulator.flash import Memory
from tools.simulator.host import Headless
from tools.simulator.run import make_world

ALONE = (("Anna", PERSON),)
# Letters of two bytes each, so that six names take as much as names can.
SIX = tuple((f"ЩЩЩЩЩЩЩ{number}", PERSON) for number in range(6))


def blank_memory(erases_always: bool) -> Memory:
    """Return a new Pico's memory, or a new PyGamer's, which ``erases_always``."""
    return Memory(b"\xff" * (8192 if erases_always else 4096), erases_always)


def choose(match: Match, chance: random.Random) -> int:
    """Keep some dice as long as there are rolls, mostly; then write in some legal row."""
    game = match.game
    actions = legal_actions(game)
    if game.dice and game.rolls_left and chance.random() < 0.9:
        return chance.choice([action for action in actions if action < FILL])
    rows = [action for action in actions if action >= FILL]
    return chance.choice(rows) if rows else 0


class KeptGames:
    """Games on ``memory``, drawn from ``seed``."""

    def __init__(self, memory: Memory, seed: int):
        self._chance = random.Random(seed)
        board = find_board("pygamer" if memory.erases_always else "pico")
        world = make_world(board, Headless(memory, profile_of(board), 1, []))
        keeper = world.load("match.keeper").Keeper
        self._keeper = keeper(Store(memory, memory.erases_always))

    def play(self, players: tuple[tuple[str, int], ...], holds: int = 2) -> Iterator[Match]:
        """Play a game; yield the match after each step that may have written.

        holds: how often the holds change between two rolls.
        """
        keeper, chance = self._keeper, self._chance
        match = Match(players)
        keeper.draw_ahead(match, chance.randbytes)
        keeper.keep_next(0)
        keeper.tick(match, 1000)
        yield match
        while not match.is_over():
            action = choose(match, chance)
            match.act(action, chance.randbytes)
            if action < FILL:
                keeper.write_roll(match)
                yield match
                for _ in range(holds):
                    match.holds = chance.randrange(32)
                    keeper.keep_soon(0)
                    keeper.tick(match, 1000)
                    yield match
            else:
                keeper.draw_ahead(match, chance.randbytes)
                keeper.write_match(match)
                yield match
        remember(keeper, match, [])
        yield match
        keeper.forget_match()
        yield match
