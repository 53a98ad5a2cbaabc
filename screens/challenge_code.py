# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The code of a challenge, letter by letter."""

from dicepoker_core.challenge import LENGTH, LETTERS, CodeError, code_of, new_seed, seed_of
from screens.answers import REDRAW, pop
from screens.screen import Screen
from screens.widgets.letter_row import LetterRow


class ChallengeCode(Screen):
    """Starts from the code chosen before, else from a new one. Only a right one is taken."""

    def __init__(self, app):
        super().__init__(app)
        text = app.menus()
        self.header().centre(text.CODE)
        self._code = LetterRow(self, LENGTH)
        self._says = self.line(2, 64, 156, app.paint.WARN)
        for y, keys in ((82, text.NAME_KEYS_1), (95, text.NAME_KEYS_2), (108, text.CODE_KEYS)):
            self.line(5, y, 150, app.paint.DIM).centre(keys)

    def enter(self, now, given):
        seed = self.app.seed
        if seed is None:
            try:
                seed = new_seed(self.app.handheld.random_bytes)
            except Exception as error:
                print("no code drawn: %r" % (error,))
                seed = now
        self._code.begin(code_of(seed))

    def handle(self, button, now):
        if self._code.move(button, LETTERS):
            self._says.show("")
            return REDRAW
        if button == "b":
            return pop()
        if button in ("a", "start"):
            try:
                self.app.seed = seed_of(self._code.text)
            except CodeError as error:
                print(error)
                self._says.centre(self.app.menus().CODE_WRONG)
                self.app.cue("refuse", now)
                return REDRAW
            return pop()
        return None

    def draw(self):
        self._code.show()
