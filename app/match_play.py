# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The match that the app plays: begun, acted on, taken back, kept and entered into the records."""


class MatchPlay:
    """What is done with the match of ``app``: its ``match``, which is played or kept, or None."""

    def __init__(self, app):
        self._app = app
        self._ended = None
        # The records as they were before the finished match entered, as bytes, or None.
        self._records_before = None

    def start(self, match, now):
        """Begin a new match, and keep it once its first turn is shown."""
        self._app.match = match
        self._app.keeper.keep_next(now)

    def end(self):
        """Leave the finished match, which stays kept till it is in the records, behind what
        follows."""
        self._ended, self._app.match = self._app.match, None
        self._app.chores.drop("over")
        self._app.chores.next("ended")

    def enter(self):
        """Enter the finished match into the records, once; tell whether it is in."""
        from match.record_entry import remember

        match = self._ended or self._app.match
        if match is None or not match.is_over():
            return True
        good, is_in, before = remember(self._app.keeper, match)
        if before is not None:
            self._records_before = before
        if not good:
            self._app.notice = self._app.menus().DAMAGED_RECORDS
            self._app.top.dirty = True
        return is_in

    def forget(self):
        """Keep the match that was left no more, once it is in the records."""
        if self.enter():
            self._app.keeper.forget_match()
        else:
            # It can be gone on with, so that it is lost in no case.
            self._app.match = self._app.match or self._ended
            self._app.notice = self._app.text.NOT_SAVED
            self._app.top.dirty = True
        self._ended = None
        self._records_before = None

    def load(self, now):
        """Read the kept match; one that is damaged is told."""
        self._app.match, good = self._app.keeper.read_match()
        if not good:
            self._app.notice = self._app.menus().DAMAGED
            # The title may have offered to go on with it.
            self._app.stack.enter(now, None)
        elif self._app.match is not None and self._app.match.is_over():
            self._app.chores.next("over")

    def act(self, action, now):
        """Do ``action``, keep the match, and show what follows."""
        from dicepoker_core import FILL, ChanceError

        match = self._app.match
        self._app.lights.touch(now)
        try:
            match.act(action, self._app.handheld.random_bytes)
        except ChanceError as error:
            print(error)
            self._app.go_home("turn", now, self._app.text.NO_CHANCE)
            return
        self._app.keeper.write_match(match)
        if action < FILL:
            self._app.top.rolled(now)
            return
        self._app.guide.wrote(match)
        written = match.card(match.game.before.current).scores[action - FILL]
        self._app.cue("write" if written else "zero", now)
        if match.is_over():
            self._app.chores.next("over")
            self._app.go_home("result", now)
        elif len(match.players) > 1:
            self._app.go_home("handover", now)
        else:
            self._app.go_home("turn", now, match.last_fill()[2])

    def take_back(self, now):
        """Undo the row just filled, say what that was, and show its turn again."""
        _, row, points = self._app.match.last_fill()
        if self._app.match.is_over() and not self._app.chores.drop("over"):
            # The records first: if the power fails between the two, the match enters once more.
            from match.record_entry import withdraw

            withdraw(self._app.keeper, self._app.match, self._records_before)
            self._records_before = None
        self._app.match.take_back()
        self._app.keeper.write_match(self._app.match)
        self._app.go_home("turn", now, self._app.text.UNDONE % (self._app.text.ROWS[row], points))
