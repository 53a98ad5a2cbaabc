# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is shown when a screen fails: one line of what happened, and the way out."""

from screens.answers import home
from screens.screen import Screen


class Crash(Screen):
    """Entered with the exception. The game was saved before; the console has the traceback."""

    is_crash = True

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._lines = [self.line(2, 30 + 13 * i, 156, app.paint.WARN) for i in range(3)]
        self.line(2, 80, 156).centre(app.text.CRASH_KEPT)
        self.line(0, 114, 160, app.paint.DIM).centre(app.text.CRASH_KEYS)
        self._error = ""

    def enter(self, now, given):
        self._error = repr(given)

    def handle(self, button, now):
        return home("title") if button == "a" else None

    def draw(self):
        self._header.centre(self.app.text.CRASH)
        for i in range(3):
            self._lines[i].show(self._error[24 * i : 24 * i + 24])
