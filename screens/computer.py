# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A computer's turn: what it will do next, said before it is done."""

from dicepoker_core import ALL_DICE, FILL
from dicepoker_core.players.coach import kept_dice
from dicepoker_core.players.levels import careless_keep, level_of


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
        app = self._app
        match = app.match
        game = match.game
        text = app.text
        if game.dice == ():
            return 0, text.COMPUTER_ROLLS % match.name()
        if not self.think():
            return None
        if not self._has_room:
            return self._row_as_it_is(match)
        action = self._careless(game, level_of(match.kind()).careless)
        if action == ALL_DICE:
            action, _ = app.thinker().turn.choose(game)
        if action >= FILL:
            row = action - FILL
            return action, text.COMPUTER_WRITES % (text.ROWS[row], match.preview()[row])
        if action == 0:
            return 0, text.COMPUTER_ROLLS % match.name()
        kept = " ".join([str(face) for face in kept_dice(game.dice, action)])
        return action, text.COMPUTER_KEEPS % (match.name(), kept)

    def _row_as_it_is(self, match):
        """Return the row that shows most: the match goes on where there is no room to think."""
        shown = match.preview()
        row = shown.index(max(shown))
        return FILL + row, self._app.text.COMPUTER_WRITES % (self._app.text.ROWS[row], shown[row])

    def _careless(self, game, careless):
        """Return the mask that a careless roll keeps, or ALL_DICE where this is none."""
        if not careless or not game.rolls_left:
            return ALL_DICE
        try:
            drawn = self._app.handheld.random_bytes(1)[0]
        except Exception as error:
            print("careless: %r" % (error,))
            return ALL_DICE
        return careless_keep(game.dice) if drawn < careless else ALL_DICE
