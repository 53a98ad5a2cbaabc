# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The first screen of all: which language to speak."""

from match.languages import NAMES
from screens.answers import REDRAW
from screens.screen import Screen
from screens.widgets.menu import Menu


class Language(Screen):
    """Shown until a language is chosen for the first time; later the settings have it."""

    def __init__(self, app):
        super().__init__(app)
        self.header().centre("Language  Език  Keel")
        self._menu = Menu(self, 32, 44, 96, len(NAMES))
        self.line(0, 114, 160, app.paint.DIM).centre("↑↓   Ⓐ")

    def handle(self, button, now):
        if self._menu.move(button):
            return REDRAW
        if button in ("a", "start"):
            self.app.options.language = self._menu.at
            self.app.save_options()
            self.app.use_language("title", now)
        return None

    def draw(self):
        self._menu.show([(name, "") for name in NAMES])
