# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Between two turns: what was written, who is next, and the way to take it back."""

from adafruit_ticks import ticks_add, ticks_less
from displayio import Group

from dicepoker_core import totals
from screens.answers import replace
from screens.screen import Screen
from screens.turn import WAITS_MS


class Handover(Screen):
    """Entered with the row just filled. Goes on by itself where a computer is next."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._wrote = self.line(2, 20, 156)
        self._row = self.line(2, 33, 156)
        self._total = self.line(2, 46, 156, app.paint.DIM)
        self.line(2, 66, 156, app.paint.DIM).centre(app.text.NEXT)
        big = Group(scale=2, x=0, y=80)
        self._next = app.paint.line(0, 0, 80, app.paint.ACCENT)
        big.append(self._next.grid)
        self.group.append(big)
        self._keys = self.line(0, 114, 160, app.paint.DIM)
        self._filled = 0
        self._goes_on = 0

    def enter(self, now, given):
        self._filled = given
        self._goes_on = ticks_add(now, 2 * WAITS_MS[self.app.options.speed])

    def handle(self, button, now):
        if button == "a":
            return replace("turn")
        if button == "b" and self.app.match.may_take_back():
            self.app.take_back(now)
        return None

    def tick(self, now):
        if self.app.match.is_computer() and not ticks_less(now, self._goes_on):
            return replace("turn")
        return None

    def draw(self):
        text = self.app.text
        match = self.app.match
        player = match.game.before.current
        card = match.card(player)
        self._header.centre(text.ROUND % match.game.round)
        self._wrote.centre(text.WROTE % (match.name(player), card.scores[self._filled]))
        self._row.centre(text.IN_ROW % text.ROWS[self._filled])
        self._total.centre(text.TOTAL % totals(card, match.game.rules).total)
        self._next.centre(match.name())
        may = match.may_take_back()
        self._keys.centre(text.HANDOVER_KEYS if may else text.HANDOVER_KEYS_ONLY)
