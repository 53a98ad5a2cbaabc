# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The game looked at afterwards: a person's three costliest choices, and points lost in all."""

from dicepoker_core import FILL
from dicepoker_core.rows import ROW_COUNT
from match.numbers import dice_text, tenths_text
from match.options import PERSON
from screens.answers import REDRAW, pop
from screens.screen import Screen

_SLICES = 6
_PITCH = 11


class LookBack(Screen):
    """One person after the other; each is judged when shown."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._lines = [self.line(2, 14 + _PITCH * i, 156) for i in range(9)]
        self._keys = self.line(0, 115, 160, app.paint.DIM)
        self._people = []
        self._at = 0
        # None before the work begins.
        self._judged = None
        self._done = False
        self._no_room = False

    def enter(self, now, given):
        players = self.app.match.players
        self._people = [i for i in range(len(players)) if players[i][1] == PERSON]
        self._at = 0
        self._restart()

    def _restart(self):
        self._judged = None
        self._done = False
        self._no_room = False

    def handle(self, button, now):
        if button == "b" or button == "select":
            return pop()
        if button in ("left", "right") and len(self._people) > 1:
            step = 1 if button == "right" else -1
            self._at = (self._at + step) % len(self._people)
            self._restart()
            return REDRAW
        return None

    def tick(self, now):
        # First its waiting words are shown: what it needs may have to be loaded.
        if self._done or self.dirty:
            return None
        try:
            return self._work()
        except OSError as error:
            self.app.thinker().lose_table(error)
            self._restart()
        except MemoryError as error:
            print("the look back: %r" % (error,))
            self._done = self._no_room = True
        return REDRAW

    def _work(self):
        """Judge a little more; answer to that."""
        thinker = self.app.thinker()
        if self._judged is None:
            self._judged = self._judge(thinker)
        thinker.is_busy = True
        if not thinker.build():
            return None
        turns = self._judged.turns
        for _ in range(_SLICES):
            if self._judged.work():
                self._done = True
                thinker.is_busy = False
                return REDRAW
        return REDRAW if self._judged.turns != turns else None

    def _judge(self, thinker):
        from dicepoker_core.players.levels import PERFECT
        from dicepoker_core.players.review import Review

        match = self.app.match
        thinker.forget()
        values = thinker.values(PERFECT, match.game.rules)
        return Review(match.record, self._people[self._at], thinker.turn, values)

    def draw(self):
        text = self.app.menus()
        judged = self._judged
        name = self.app.match.name(self._people[self._at])
        mark = self.app.text.DECIMAL
        for line in self._lines:
            line.show("")
        self._keys.centre(text.REVIEW_KEYS_MORE if len(self._people) > 1 else text.REVIEW_KEYS)
        if self._no_room or not self._done:
            self._header.show(" " + name)
            turns = 0 if judged is None else judged.turns
            working = text.REVIEW_WORKS % (turns, ROW_COUNT)
            self._lines[3].centre(self.app.text.NO_ROOM if self._no_room else working)
            return
        lost = text.REVIEW_LOST % tenths_text(judged.total, mark)
        self._header.pair(" " + name, lost + " ")
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
        from dicepoker_core.players.advice import kept_dice

        text = self.app.menus()
        if action >= FILL:
            return self.app.text.ROWS[action - FILL]
        kept = dice_text(kept_dice(dice, action))
        return text.CHOICE_KEEP % kept if kept else text.CHOICE_ROLL
