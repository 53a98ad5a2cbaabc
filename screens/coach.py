# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the coach says in a turn: the perfect player's choice, why, and what it aims at."""

from dicepoker_core import FILL
from dicepoker_core.players.advice import Aims, costs_of_rows, kept_dice
from dicepoker_core.players.levels import PERFECT
from match.numbers import dice_text, tenths_text

# Of a line, in pixels.
_WIDTH = 156


class Coach:
    """Made once, and asked again and again."""

    def __init__(self, app):
        self._app = app
        self._aims = Aims()
        self._game = None
        self._action = None

    def work(self):
        """Think on about the game as it is now; return three lines once all is thought, else
        None."""
        app = self._app
        game = app.match.game
        if game is not self._game:
            self._game = game
            self._action = None
        thinker = app.thinker()
        if not thinker.work(game, PERFECT):
            return None
        turn = thinker.turn
        if self._action is None:
            self._action, _ = turn.choose(game)
            if self._action < FILL:
                self._aims.begin(turn, game, self._action)
        if self._action < FILL:
            for _ in range(4):
                if self._aims.work():
                    return self._roll_lines(self._aims.found)
            thinker.is_busy = True
            return None
        return self._row_lines(turn)

    def _roll_lines(self, found):
        text = self._app.text
        kept = dice_text(kept_dice(self._game.dice, self._action))
        aims = [text.AIM % (text.SHORT_ROWS[row], (chance + 5) // 10) for row, chance in found]
        aims += [""] * (3 - len(aims))
        others = "  ".join([aim for aim in aims[1:] if aim])
        if self._app.paint.letters.width_of(others) > _WIDTH:
            others = aims[1]
        first = text.COACH_KEEP % kept if kept else text.COACH_ROLL
        return first, text.COACH_FOR % aims[0], others

    def _row_lines(self, turn):
        text = self._app.text
        row = self._action - FILL
        points = self._app.match.preview()[row]
        costs = costs_of_rows(turn, self._game.dice)
        next_best = None
        for other in range(len(costs)):
            if other == row or costs[other] is None:
                continue
            if next_best is None or costs[other] < costs[next_best]:
                next_best = other
        why = text.COACH_SURE % points if points else text.COACH_ZERO
        then = ""
        if next_best is not None:
            cost = tenths_text(costs[next_best], text.DECIMAL)
            then = text.COACH_NEXT % (text.SHORT_ROWS[next_best], cost)
        return text.COACH_WRITE % text.ROWS[row], why, then
