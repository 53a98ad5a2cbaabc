# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A player's name, letter by letter."""

from match.match import LONGEST_NAME
from screens.answers import REDRAW, pop
from screens.screen import Screen
from screens.setup import shown_name
from screens.widgets.letter_row import LetterRow


class Name(Screen):
    """Entered with the player's index. The name is kept when it is done, blanks at its ends not."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._name = LetterRow(self, LONGEST_NAME)
        text = app.menus()
        for y, keys in ((72, text.NAME_KEYS_1), (85, text.NAME_KEYS_2), (98, text.NAME_KEYS_3)):
            self.line(5, y, 150, app.paint.DIM).centre(keys)
        self._player = 0

    def enter(self, now, given):
        self._player = given
        name = shown_name(self.app, given)
        self._name.begin(name + " " * (LONGEST_NAME - len(name)))

    def handle(self, button, now):
        row = self._name
        if row.move(button, self.app.menus().NAME_LETTERS):
            return REDRAW
        if button == "b":
            row.letters[row.at] = " "
            row.at = max(0, row.at - 1)
            return REDRAW
        if button in ("a", "start"):
            self._keep()
            return pop()
        return None

    def _keep(self):
        # Of a default name nothing is kept, so that it follows when the kind changes.
        names = self.app.options.names
        name = self._name.text.strip()
        names[self._player] = ""
        if name != shown_name(self.app, self._player):
            names[self._player] = name
        self.app.keeper.write_options(self.app.options)

    def draw(self):
        self._header.centre(self.app.menus().NAME % (self._player + 1))
        self._name.show()
