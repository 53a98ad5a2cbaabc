# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The match that the app plays: begun, acted on, taken back, kept and entered into the records."""


class MatchPlay:
    """What is done with the match of ``app``: its ``match``, which is played or kept, or None."""

    def __init__(self, app):
        self._app = app
        # The finished match that was left, till it is forgotten.
        self._ended = None
        # Whether the finished match is in the records.
        self._is_in = False
        # The records as they were before the finished match entered, as bytes, or None.
        self._records_before = None

    def start(self, match, now):
        """Begin a new match, and keep it once its first turn is shown."""
        self._app.match = match
        self._is_in = False
        self._draw_ahead()
        self._app.keeper.keep_next(now)

    def end(self):
        """Leave the finished match, which stays kept till it is in the records, behind what
        follows."""
        app = self._app
        self._ended, app.match = app.match, None
        app.chores.drop("over")
        app.chores.next("ended")

    def enter(self):
        """Enter the finished match into the records, once; tell whether it is in."""
        app = self._app
        match = self._ended or app.match
        if self._is_in or match is None or not match.is_over():
            return True
        from match.record_entry import remember

        news = []
        good, self._is_in, before = remember(app.keeper, match, news)
        for kind, name in news:
            app.notice = app.menus().FIGURES[kind] % name
        if before is not None:
            self._records_before = before
        if not good:
            app.notice = app.menus().DAMAGED_RECORDS
        return self._is_in

    def forget(self):
        """Keep the match that was left no more, once it is in the records."""
        app = self._app
        if self.enter():
            app.keeper.forget_match()
        else:
            # It can be gone on with, so that it is lost in no case.
            app.match = app.match or self._ended
            app.notice = app.text.NOT_SAVED
        self._ended = None
        self._is_in = False
        self._records_before = None

    def load(self, now):
        """Read the kept match; one that is damaged is told."""
        app = self._app
        app.match, good = app.keeper.read_match()
        if not good:
            app.notice = app.menus().DAMAGED
            # The title may have offered to go on with it.
            app.stack.enter(now, None)
        elif app.match is not None and app.match.is_over():
            app.chores.next("over")

    def act(self, action, now):
        """Do ``action``, keep the match, and show what follows."""
        from dicepoker_core import FILL, ChanceError

        app = self._app
        match = app.match
        app.lights.touch(now)
        try:
            match.act(action, app.handheld.random_bytes)
        except ChanceError as error:
            print(error)
            app.go_home("turn", now, app.text.NO_CHANCE)
            return
        if action < FILL:
            app.keeper.write_roll(match)
            app.top.rolled(now)
            return
        self._draw_ahead()
        app.keeper.write_match(match)
        app.guide.wrote(match)
        written = match.card(match.game.before.current).scores[action - FILL]
        app.cue("write" if written else "zero", now)
        if match.is_over():
            app.chores.next("over")
            app.go_home("result", now)
        elif len(match.players) > 1:
            app.go_home("handover", now)
        else:
            app.go_home("turn", now, match.last_fill()[2])

    def _draw_ahead(self):
        from dicepoker_core import ChanceError

        app = self._app
        try:
            app.keeper.draw_ahead(app.match, app.handheld.random_bytes)
        except ChanceError as error:
            # Each roll will draw its own dice, and tell where it cannot.
            print(error)

    def take_back(self, now):
        """Undo the row just filled, say what that was, and show its turn again."""
        app = self._app
        match = app.match
        _, row, points = match.last_fill()
        if match.is_over() and not app.chores.drop("over"):
            # The records first: if the power fails between the two, the match enters once more.
            from match.record_entry import withdraw

            withdraw(app.keeper, match, self._records_before)
            self._records_before = None
            self._is_in = False
        match.take_back()
        app.keeper.write_match(match)
        app.go_home("turn", now, app.text.UNDONE % (app.text.ROWS[row], points))
