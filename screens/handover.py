# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Between two turns: what was written, who is next, and the way to take it back."""

from adafruit_ticks import ticks_add, ticks_less
from displayio import Group

from dicepoker_core import totals
from screens.answers import replace
from screens.screen import Screen
from screens.turn import WAITS_MS
from screens.widgets.total import Total


class Handover(Screen):
    """Goes on by itself where a computer is next."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._wrote = self.line(2, 15, 156)
        self._row = self.line(2, 28, 156)
        self.line(2, 70, 156, app.paint.DIM).centre(app.text.NEXT)
        big = Group(scale=2, x=0, y=83)
        self._next = app.paint.line(0, 0, 80, app.paint.ACCENT)
        big.append(self._next.grid)
        self.group.append(big)
        self._keys = self.line(0, 114, 160, app.paint.DIM)
        self._total = Total(self, None, 46, 124, 46)
        self._goes_on = 0

    def enter(self, now, given):
        if not self.app.options.calm:
            self._total.fly(self.app.match.last_fill()[2], now)
        self._goes_on = ticks_add(now, 2 * WAITS_MS[self.app.options.speed])

    def is_patient(self):
        return self.app.match.may_take_back()

    def handle(self, button, now):
        if button == "a":
            return replace("turn")
        if button == "undo":
            self.app.play.take_back(now)
        return None

    def tick(self, now):
        if self._total.tick(now):
            self.dirty = True
        if self.app.match.is_computer() and not ticks_less(now, self._goes_on):
            return replace("turn")
        return None

    def draw(self):
        text = self.app.text
        match = self.app.match
        player, row, _ = match.last_fill()
        card = match.card(player)
        self._header.centre(text.ROUND % match.game.round)
        self._wrote.centre(text.WROTE % (match.name(player), card.scores[row]))
        self._row.centre(text.IN_ROW % text.ROWS[row])
        self._total.draw(totals(card, match.game.rules).total)
        self._next.centre(match.name())
        may = match.may_take_back()
        self._keys.centre(text.HANDOVER_KEYS if may else text.HANDOVER_KEYS_ONLY)
