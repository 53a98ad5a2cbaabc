# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The game looked at afterwards: a person's three costliest choices, and points lost in all."""

from dicepoker_core import FILL
from dicepoker_core.players.coach import kept_dice
from dicepoker_core.players.levels import PERFECT
from dicepoker_core.players.review import Review as Judged
from dicepoker_core.rows import ROW_COUNT
from screens.answers import REDRAW, pop
from screens.numbers import dice_text, tenths_text
from screens.options import PERSON
from screens.screen import Screen

_SLICES = 6
_PITCH = 11


class Review(Screen):
    """One person after the other; each is judged anew when shown."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._lines = [self.line(2, 14 + _PITCH * i, 156) for i in range(9)]
        self._keys = self.line(0, 115, 160, app.paint.DIM)
        self._people = []
        self._at = 0
        self._judged = None
        self._done = False

    def enter(self, now, given):
        players = self.app.match.players
        self._people = [i for i in range(len(players)) if players[i][1] == PERSON]
        self._at = 0
        self._begin()

    def _begin(self):
        match = self.app.match
        thinker = self.app.thinker()
        thinker.forget()
        values = thinker.values(PERFECT, match.game.rules)
        self._done = False
        self._judged = Judged(match.record, self._people[self._at], thinker.turn, values)

    def handle(self, button, now):
        if button == "b" or button == "select":
            self.app.thinker().forget()
            return pop()
        if button in ("left", "right") and len(self._people) > 1:
            step = 1 if button == "right" else -1
            self._at = (self._at + step) % len(self._people)
            self._begin()
            return REDRAW
        return None

    def tick(self, now):
        if self._done or not self.app.thinker().build():
            return None
        turns = self._judged.turns
        try:
            for _ in range(_SLICES):
                if self._judged.work():
                    self._done = True
                    return REDRAW
        except OSError as error:
            self.app.thinker().lose_table(error)
            self._begin()
            return REDRAW
        return REDRAW if self._judged.turns != turns else None

    def draw(self):
        text = self.app.menus()
        judged = self._judged
        name = self.app.match.name(self._people[self._at])
        mark = self.app.text.DECIMAL
        lost = text.REVIEW_LOST % tenths_text(judged.total, mark) if self._done else ""
        self._header.pair(" " + name, lost + " ")
        self._keys.centre(text.REVIEW_KEYS_MORE if len(self._people) > 1 else text.REVIEW_KEYS)
        for line in self._lines:
            line.show("")
        if not self._done:
            self._lines[3].centre(text.REVIEW_WORKS % (judged.turns, ROW_COUNT))
            return
        if not judged.worst:
            self._lines[3].centre(text.REVIEW_PERFECT)
        paint = self.app.paint
        for i in range(len(judged.worst)):
            cost, round_, dice, action, better = judged.worst[i]
            faces = dice_text(dice)
            head = self._lines[3 * i]
            head.pair(text.REVIEW_ROUND % (round_, faces), "-" + tenths_text(-cost, mark))
            head.ink(paint.ACCENT)
            self._lines[3 * i + 1].show(text.REVIEW_YOU % self._choice(dice, action))
            self._lines[3 * i + 2].show(text.REVIEW_BETTER % self._choice(dice, better))
            self._lines[3 * i + 2].ink(paint.GOOD)

    def _choice(self, dice, action):
        text = self.app.menus()
        if action >= FILL:
            return self.app.text.ROWS[action - FILL]
        kept = dice_text(kept_dice(dice, action))
        return text.CHOICE_KEEP % kept if kept else text.CHOICE_ROLL
