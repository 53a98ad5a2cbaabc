# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A question with two answers, of which the harmless one is preset."""

from screens.answers import REDRAW, pop
from screens.screen import Screen
from screens.widgets.menu import Menu


class Confirm(Screen):
    """Entered with ((question, harmless words, other words), the answer that the other gives)."""

    sighted = ("a",)

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._detail = self.line(8, 30, 144, app.paint.ACCENT)
        self._menu = Menu(self, 20, 58, 120, 2)
        self._keys = self.line(0, 112, 160, app.paint.DIM)
        self._keys.centre(app.text.TITLE_KEYS)
        self._words = None
        self._then = None

    def enter(self, now, given):
        self._words, self._then = given
        self._menu.at = 0

    def handle(self, button, now):
        if self._menu.move(button):
            return REDRAW
        if button == "b" or (button == "a" and self._menu.at == 0):
            return pop()
        if button == "a":
            return pop(self._then)
        return None

    def draw(self):
        self._header.centre(self._words[0])
        self._detail.centre(self._words[3] if len(self._words) > 3 else "")
        self._menu.show(((self._words[1], ""), (self._words[2], "")))
