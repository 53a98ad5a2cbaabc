# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The match that the app plays: begun, acted on, taken back, kept and entered into the records."""


class MatchPlay:
    """What an App does with its match.

    match: the one being played or kept, or None.
    """

    def begin_play(self):
        """Have no match."""
        self.match = None
        self._ended = None
        # The records as they were before the finished match entered, as bytes, or None.
        self._records_before = None

    def start(self, match, now):
        """Begin a new match, and keep it once its first turn is shown."""
        self.match = match
        self.keeper.keep_next(now)

    def end_match(self):
        """Leave the finished match, which stays kept till it is in the records, behind what
        follows."""
        self._ended, self.match = self.match, None
        self._chores.drop("over")
        self._chores.next("ended")

    def enter_match(self):
        """Enter the finished match into the records, once; tell whether it is in."""
        from match.record_entry import remember

        match = self._ended or self.match
        good, is_in, before = remember(self.keeper, match)
        if before is not None:
            self._records_before = before
        if not good:
            self.notice = self.menus().DAMAGED_RECORDS
            self.top.dirty = True
        return is_in

    def forget_match(self):
        """Keep the match that was left no more, once it is in the records."""
        if self.enter_match():
            self.keeper.forget_match()
        else:
            # It can be gone on with, so that it is lost in no case.
            self.match = self.match or self._ended
            self.notice = self.text.NOT_SAVED
            self.top.dirty = True
        self._ended = None
        self._records_before = None

    def has_match(self):
        """Tell whether there is a match to go on with."""
        return self.match is not None or (self._chores.waits("match") and self.keeper.has_match())

    def load_match(self, now):
        """Read the kept match; one that is damaged is told."""
        self.match, good = self.keeper.read_match()
        if not good:
            self.notice = self.menus().DAMAGED
            # The title may have offered to go on with it.
            self._stack.enter(now, None)
        elif self.match is not None and self.match.is_over():
            self._chores.next("over")

    def _act(self, action, now):
        from dicepoker_core import FILL, ChanceError

        match = self.match
        self._lights.touch(now)
        try:
            match.act(action, self.handheld.random_bytes)
        except ChanceError as error:
            print(error)
            self.go_home("turn", now, self.text.NO_CHANCE)
            return
        self.keeper.write_match(match)
        if action < FILL:
            self.top.rolled(now)
            return
        self.guide.wrote(match)
        written = match.card(match.game.before.current).scores[action - FILL]
        self.cue("write" if written else "zero", now)
        if match.is_over():
            self._chores.next("over")
            self.go_home("result", now)
        elif len(match.players) > 1:
            self.go_home("handover", now)
        else:
            self.go_home("turn", now, match.last_fill()[2])

    def take_back(self, now):
        """Undo the row just filled, say what that was, and show its turn again."""
        _, row, points = self.match.last_fill()
        if self.match.is_over() and not self._chores.drop("over"):
            # The records first: if the power fails between the two, the match enters once more.
            from match.record_entry import withdraw

            withdraw(self.keeper, self.match, self._records_before)
            self._records_before = None
        self.match.take_back()
        self.keeper.write_match(self.match)
        self.go_home("turn", now, self.text.UNDONE % (self.text.ROWS[row], points))
