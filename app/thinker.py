# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The thinker that computer players and the coach share: it works in slices, between frames."""

import gc

# Numbers only: on a board, which has them in the place of the names, this loads nothing.
from dicepoker_core.players.levels import HARD, PERFECT
from dicepoker_core.players.turn_solver import MOST_AHEAD
from match.options import PERSON

# A slice takes some 3 ms on a board; a step of the loop must stay short.
_SLICES = 6
# The largest first.
_MODULES = (
    "dicepoker_core.players.turn_solver",
    "dicepoker_core.players.values",
    "dicepoker_core.players.advice",
)
_LEVELS = "dicepoker_core.players.levels"


def make_thinker(app, built):
    """Return a new Thinker; where memory runs short, the screens in ``built``, which are there in
    advance, make room. Raises MemoryError where that is not enough."""
    try:
        return Thinker(app)
    except MemoryError:
        built.clear()
        gc.collect()
        return Thinker(app)


class Thinker:
    """Made when first needed. turn: what is known of the turn thought about.
    is_busy: whether there was more to think when last asked."""

    def __init__(self, app):
        # Compiling takes the most memory of all, so everything is loaded before the large arrays
        # are made.
        names = _MODULES
        if max([kind for _, kind in app.match.players]) != PERSON:
            names += (_LEVELS,)
        for name in names:
            gc.collect()
            __import__(name)
        gc.collect()
        from dicepoker_core.players.sets import Sets
        from dicepoker_core.players.slices import advance
        from dicepoker_core.players.turn_solver import TurnSolver

        self._app = app
        self._advance = advance
        sets = Sets()
        self.turn = TurnSolver(sets)
        self._building = sets.build()
        self.is_busy = False
        self._table = None
        self._no_table = False
        # The card, the level and the rolls that the turn was begun with.
        self._card = None
        self._level = None
        self._rolls = 0

    def begin(self, game, level):
        """Think about the turn of the player who has it, unless that is done already.

        level: EASY to PERFECT. Before the first roll nothing need be thought.
        """
        card = game.cards[game.current]
        rolls = min(game.rolls_left, 2)
        if card is self._card and level == self._level and self._rolls >= rolls:
            return
        self._card = card
        self._level = level
        self._rolls = rolls
        gc.collect()
        rolls_ahead = MOST_AHEAD
        if level != PERFECT:
            from dicepoker_core.players.levels import level_of

            rolls_ahead = level_of(level).rolls_ahead
        self.turn.begin(game, self.values(level, game.rules), rolls_ahead)

    def forget(self):
        """Drop what is known of the turn, which others are about to use."""
        self._card = None

    def build(self):
        """Do some of the work that comes before all thinking; tell whether it is done."""
        for _ in range(_SLICES):
            self._building = self._advance(self._building)
            if self._building is None:
                return True
        return False

    def work(self, game, level):
        """Think on for a few slices about ``begin``'s turn; tell whether all is thought."""
        self.begin(game, level)
        self.is_busy = True
        if not self.build():
            return False
        for _ in range(_SLICES):
            try:
                if self.turn.work():
                    self.is_busy = False
                    return True
            except OSError as error:
                self.lose_table(error)
                self._card = None
                return False
        return False

    def values(self, level, rules):
        """Return what says what cards are worth; the next best where the table is lost."""
        from dicepoker_core.players.values import TableError

        if level == PERFECT:
            try:
                table = self._open_table()
                if table is not None and table.serves(rules):
                    return table
            except TableError as error:
                self.lose_table(error)
            level = HARD
        # A coach that has its table needs no other.
        from dicepoker_core.players.levels import values_of

        return values_of(level, None)

    def _open_table(self):
        if self._table is None and not self._no_table:
            from dicepoker_core.players.values import open_table

            self._table = open_table()
        return self._table

    def lose_table(self, error):
        """Go on without the table, which failed with ``error``."""
        print("the perfect player: %s" % error)
        self._table = None
        self._no_table = True
        self._app.notice = self._app.text.NO_TABLE
