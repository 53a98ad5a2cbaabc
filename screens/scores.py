# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The records, page by page: best scores, each person's statistics, how even the dice are."""

from match.records import Records, read_records
from screens.answers import REDRAW, pop, push
from screens.screen import Screen

_PITCH = 10
_LINES = 10


class Scores(Screen):
    """Page 0 has the scores, page 1 those of challenges, the last one the dice, those between a
    person each."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._lines = [self.line(2, 13 + _PITCH * i, 156) for i in range(_LINES)]
        self._keys = self.line(0, 115, 160, app.paint.DIM)
        # Of the pages with a chart, loaded when the first of them is shown.
        self._statistics = None
        self._records = None
        self._at = 0
        self._more = False

    def enter(self, now, given):
        if given == "clear":
            from match.record_entry import write_records

            write_records(self.app.keeper, Records())
        elif given is not None:
            from match.record_entry import forget_person

            forget_person(self.app.keeper, given[0])
        self._records, good = read_records(self.app.keeper)
        if not good:
            self.app.notice = self.app.menus().DAMAGED_RECORDS
        self._at = 0

    def handle(self, button, now):
        pages = len(self._records.people) + 3
        self._more = False
        if button in ("right", "down", "a"):
            self._at = (self._at + 1) % pages
        elif button in ("left", "up"):
            self._at = (self._at - 1) % pages
        elif button == "b":
            return pop()
        elif button == "start":
            from match.export import csv_lines

            for line in csv_lines(self._records):
                print(line)
            self._more = True
        elif button == "select":
            text = self.app.menus()
            if 0 <= self._at - 2 < len(self._records.people):
                name = self._records.people[self._at - 2].name
                words = (text.ASK_FORGET, text.NO_CLEAR, text.YES_CLEAR, name)
                return push("confirm", (words, pop(push("scores", (name,)))))
            words = (text.ASK_CLEAR, text.NO_CLEAR, text.YES_CLEAR)
            return push("confirm", (words, pop(push("scores", "clear"))))
        self.app.cue("move", now)
        return REDRAW

    def draw(self):
        text = self.app.menus()
        for line in self._lines:
            line.show("")
            line.ink(self.app.paint.INK)
        if self._statistics is not None:
            self._statistics.hide()
        keys = text.SCORES_MORE_KEYS if self._at == 0 else text.SCORES_KEYS
        self._keys.centre(text.PRINTED if self._more else keys)
        people = self._records.people
        if self._at == 0:
            self._draw_scores()
        elif self._at == 1:
            self._draw_challenges()
        elif self._at - 2 < len(people):
            person = people[self._at - 2]
            self._title(person.name)
            self._charts().draw_person(person)
            if not self._more:
                self._keys.centre(text.PERSON_KEYS)
        else:
            self._title(text.DICE)
            self._charts().draw_dice(*self._records.faces)

    def _charts(self):
        if self._statistics is None:
            self.app.preload.make_room("statistics")
            from screens.statistics import Statistics

            self._statistics = Statistics(self.app, self.group, self._lines)
        return self._statistics

    def _title(self, words):
        pages = len(self._records.people) + 3
        self._header.pair(" " + words, "%d/%d " % (self._at + 1, pages))

    def _draw_scores(self):
        text = self.app.menus()
        self._title(text.SCORES)
        scores = self._records.scores
        if not scores:
            self._lines[4].centre(text.NO_SCORES)
        for i in range(len(scores)):
            total, house, name = scores[i]
            mark = "(63) " if house else ""
            self._lines[i].pair("%2d. %s" % (i + 1, name), "%s%d " % (mark, total))
            self._lines[i].ink(self.app.paint.ACCENT if i == 0 else self.app.paint.INK)

    def _draw_challenges(self):
        from dicepoker_core.challenge import code_of

        text = self.app.menus()
        self._title(text.CHALLENGES)
        challenges = self._records.challenges
        if not challenges:
            self._lines[4].centre(text.NO_SCORES)
        for i in range(len(challenges)):
            total, seed, name = challenges[i]
            self._lines[2 * i].pair("%d. %s" % (i + 1, name), "%d " % total)
            self._lines[2 * i + 1].show("   " + code_of(seed))
            self._lines[2 * i + 1].ink(self.app.paint.ACCENT)
