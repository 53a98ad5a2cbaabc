# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The code of a challenge, letter by letter."""

from displayio import Group

from dicepoker_core.challenge import LENGTH, LETTERS, CodeError, code_of, new_seed, seed_of
from screens.answers import REDRAW, pop
from screens.screen import Screen


class Code(Screen):
    """Starts from the code chosen before, else from a new one. Only a right one is taken."""

    def __init__(self, app):
        super().__init__(app)
        text = app.text
        self.header().centre(text.CODE)
        big = Group(scale=2, x=38, y=26)
        self._code = app.paint.line(0, 0, LENGTH, app.paint.INK)
        big.append(self._code.grid)
        self._mark = app.paint.line(0, 11, LENGTH, app.paint.ACCENT)
        big.append(self._mark.grid)
        self.group.append(big)
        self._says = self.line(2, 64, 26, app.paint.WARN)
        for y, keys in ((82, text.NAME_KEYS_1), (95, text.NAME_KEYS_2), (108, text.CODE_KEYS)):
            self.line(5, y, 25, app.paint.DIM).centre(keys)
        self._letters = []
        self._at = 0

    def enter(self, now, given):
        seed = self.app.seed
        if seed is None:
            try:
                seed = new_seed(self.app.handheld.random_bytes)
            except Exception as error:
                print("no code drawn: %r" % (error,))
                seed = now
        self._letters = list(code_of(seed))
        self._at = 0
        self._says.show("")

    def handle(self, button, now):
        if button in ("up", "down"):
            step = 1 if button == "down" else -1
            at = LETTERS.find(self._letters[self._at])
            self._letters[self._at] = LETTERS[(at + step) % len(LETTERS)]
        elif button == "left":
            self._at = max(0, self._at - 1)
        elif button == "right":
            self._at = min(LENGTH - 1, self._at + 1)
        elif button == "b":
            return pop()
        elif button in ("a", "start"):
            try:
                self.app.seed = seed_of("".join(self._letters))
            except CodeError as error:
                print(error)
                self._says.centre(self.app.text.CODE_WRONG)
                self.app.cue("refuse", now)
                return REDRAW
            return pop()
        else:
            return None
        self._says.show("")
        return REDRAW

    def draw(self):
        self._code.show("".join(self._letters))
        self._mark.show(" " * self._at + "^")
