# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The end: places, with ties sharing one."""

from displayio import Group

from dicepoker_core import RULES, standings
from match.options import PERSON
from screens.answers import home, push, replace
from screens.screen import Screen
from screens.widgets.paint import ALL_AMBER


class Result(Screen):
    """All players, best first. Leaving it forgets the match."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._cheer = self.line(2, 14, 156, app.paint.ACCENT)
        self._lines = [self.line(20, 28 + 12 * i, 120) for i in range(6)]
        # The total of a single player.
        self._big = Group(scale=2, x=0, y=50)
        self._alone = app.paint.number(0, 0, 80, app.paint.ACCENT)
        self._big.append(self._alone.grid)
        self.group.append(self._big)
        self._undo = self.line(0, 102, 160, app.paint.DIM)
        self._keys = self.line(0, 115, 160, app.paint.DIM)

    def enter(self, now, given):
        self.app.cue("fanfare", now)

    def handle(self, button, now):
        if button == "a":
            self.app.play.end()
            return replace("setup")
        if button == "b":
            self.app.play.end()
            return home("title")
        if button == "select" and self._has_people():
            return push("look_back")
        if button == "undo":
            self.app.play.take_back(now)
        return None

    def is_patient(self):
        return self.app.match.may_take_back()

    def _has_people(self):
        return any(kind == PERSON for _, kind in self.app.match.players)

    def draw(self):
        text = self.app.text
        match = self.app.match
        self._keys.centre(text.RESULT_KEYS_REVIEW if self._has_people() else text.RESULT_KEYS)
        order = standings(match.game)
        self.app.light(ALL_AMBER)
        is_standard = match.game.rules == RULES
        words = text.RESULT if is_standard else text.RESULT_HOUSE
        if match.seed is not None:
            from dicepoker_core.challenge import code_of

            words = text.RESULT_CODE % code_of(match.seed)
        self._header.centre(words)
        self._undo.centre(text.KEYS_UNDO if match.may_take_back() else "")
        self._alone.show("")
        if len(order) == 1:
            self._cheer.centre(match.name(0))
            self._alone.centre("%d" % order[0][2])
            self._lines[5].centre(text.RESULT_ONE)
            return
        if order[1][0] > 1:
            self._cheer.centre(text.RESULT_WON % match.name(order[0][1]))
        else:
            self._cheer.centre(text.RESULT_TIE)
        for i in range(len(order)):
            place, player, total = order[i]
            self._lines[i].pair("%d. %s" % (place, match.name(player)), "%d" % total)
            self._lines[i].ink(self.app.paint.ACCENT if place == 1 else self.app.paint.INK)
