# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A computer's turn: what it will do next, said before it is done."""

from dicepoker_core import ALL_DICE, FILL
from dicepoker_core.players.advice import kept_dice
from dicepoker_core.players.levels import careless_roll
from match.numbers import dice_text


class Computer:
    """Plans for whichever computer player has the turn."""

    def __init__(self, app):
        self._app = app
        self._has_room = True

    def think(self):
        """Think ahead, while what came before is still to be seen; tell whether all is thought.

        Where there is no room to think, it is.
        """
        match = self._app.match
        try:
            self._has_room = True
            return self._app.thinker().work(match.game, match.kind())
        except MemoryError as error:
            print("%s: %r" % (match.name(), error))
            self._has_room = False
            return True

    def plan(self):
        """Return (action, the line that tells of it), or None while it still thinks.

        Takes a byte from the handheld's own random bytes where the player is careless at times.
        """
        match = self._app.match
        game = match.game
        text = self._app.text
        if game.dice == ():
            return 0, text.COMPUTER_ROLLS % match.name()
        if not self.think():
            return None
        action = self._chosen(match)
        if action >= FILL:
            row = action - FILL
            return action, text.COMPUTER_WRITES % (text.ROWS[row], match.preview()[row])
        if action == 0:
            return 0, text.COMPUTER_ROLLS % match.name()
        kept = dice_text(kept_dice(game.dice, action))
        return action, text.COMPUTER_KEEPS % (match.name(), kept)

    def _chosen(self, match):
        game = match.game
        if not self._has_room:
            # The match goes on where there is no room to think: with the row that shows most.
            shown = match.preview()
            return FILL + shown.index(max(shown))
        action = self._careless(match)
        if action == ALL_DICE:
            action, _ = self._app.thinker().turn.choose(game)
        return action

    def _careless(self, match):
        try:
            return careless_roll(match.game, match.kind(), self._app.handheld.random_bytes)
        except Exception as error:
            # A computer that gets no chance for this plays on, with care.
            print("careless: %r" % (error,))
            return ALL_DICE
