# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A player's name, letter by letter."""

from displayio import Group

from screens.answers import REDRAW, pop
from screens.match import LONGEST_NAME
from screens.screen import Screen
from screens.setup import shown_name


class Name(Screen):
    """Entered with the player's index. The name is kept when it is done, blanks at its ends not."""

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        big = Group(scale=2, x=32, y=26)
        self._name = app.paint.line(0, 0, LONGEST_NAME, app.paint.INK)
        big.append(self._name.grid)
        self._mark = app.paint.line(0, 11, LONGEST_NAME, app.paint.ACCENT)
        big.append(self._mark.grid)
        self.group.append(big)
        text = app.text
        for y, keys in ((72, text.NAME_KEYS_1), (85, text.NAME_KEYS_2), (98, text.NAME_KEYS_3)):
            self.line(5, y, 25, app.paint.DIM).centre(keys)
        self._player = 0
        self._letters = []
        self._at = 0

    def enter(self, now, given):
        self._player = given
        name = shown_name(self.app, given)
        self._letters = list(name + " " * (LONGEST_NAME - len(name)))
        self._at = 0

    def handle(self, button, now):
        letters = self._letters
        if button in ("up", "down"):
            every = self.app.text.NAME_LETTERS
            place = every.find(letters[self._at])
            step = 1 if button == "down" else -1
            letters[self._at] = every[(place + step) % len(every)]
        elif button == "left":
            self._at = max(0, self._at - 1)
        elif button == "right":
            self._at = min(LONGEST_NAME - 1, self._at + 1)
        elif button == "b":
            letters[self._at] = " "
            self._at = max(0, self._at - 1)
        elif button in ("a", "start"):
            self._keep()
            return pop()
        else:
            return None
        return REDRAW

    def _keep(self):
        # Of a default name nothing is kept, so that it follows when the kind changes.
        names = self.app.options.names
        name = "".join(self._letters).strip()
        names[self._player] = ""
        if name != shown_name(self.app, self._player):
            names[self._player] = name

    def draw(self):
        self._header.centre(self.app.text.NAME % (self._player + 1))
        self._name.show("".join(self._letters))
        self._mark.show(" " * self._at + "^")
