# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A game looked at afterwards: what a player's choices cost against the best ones."""

from dicepoker_core.compat import const
from dicepoker_core.game import FILL, ROLLS, apply, new_game
from dicepoker_core.players.advice import tenths
from dicepoker_core.players.slices import advance
from dicepoker_core.snapshot import actions, rules_of

MOST_MISTAKES = const(3)


class Review:
    """A player's choices in a game looked at afterwards, in slices.

    turns: how many are done.   total: what all choices cost together, in tenths of a point.
    worst: (minus the cost, round, dice, action, better action), the costliest first,
    MOST_MISTAKES at most.
    """

    def __init__(self, record, player, turn, values):
        self.turns = 0
        self.total = 0
        self.worst = []
        self._work = self._pieces(record, player, turn, values)

    def work(self):
        """Do a slice of the work; tell whether all is done."""
        self._work = advance(self._work)
        return self._work is None

    def _pieces(self, record, player, turn, values):
        game = new_game(record[0], rules_of(record))
        for action, faces in actions(record):
            if game.current == player:
                if game.rolls_left == ROLLS:
                    turn.begin(game, values)
                    while not turn.work():
                        yield
                else:
                    self._judge(turn, game, action)
                if action >= FILL:
                    self.turns += 1
                yield
            game = apply(game, action, faces)

    def _judge(self, turn, game, action):
        better, best = turn.choose(game)
        if action >= FILL:
            worth = turn.worth_of_rows(game.dice)[action - FILL]
        else:
            worth = turn.worth_of_keep(game.dice, action, game.rolls_left)
        cost = tenths(best - worth)
        self.total += cost
        if cost:
            self.worst.append((-cost, game.round, game.dice, action, better))
            self.worst.sort()
            del self.worst[MOST_MISTAKES:]
