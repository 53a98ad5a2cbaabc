# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""How to play, page by page; each row of the card with an example in dice."""

from dicepoker_core import score
from match.languages import load_help
from match.numbers import dice_text, digits_text
from screens.answers import REDRAW, pop
from screens.examples import EXAMPLES
from screens.screen import Screen


class Help(Screen):
    """The pages of the language's help file, which is loaded with this screen only."""

    def __init__(self, app):
        super().__init__(app)
        self._pages = load_help(app.options.language)
        self._header = self.header()
        self._lines = [self.line(2, 15 + 13 * i, 156) for i in range(7)]
        self.line(0, 115, 160, app.paint.DIM).centre(app.menus().HELP_KEYS)
        self._at = 0

    def handle(self, button, now):
        if button in ("right", "down", "a"):
            self._at = (self._at + 1) % len(self._pages)
        elif button in ("left", "up"):
            self._at = (self._at - 1) % len(self._pages)
        elif button == "b":
            return pop()
        else:
            return None
        self.app.cue("move", now)
        return REDRAW

    def draw(self):
        page = self._pages[self._at]
        number = self.app.menus().HELP_PAGE % (self._at + 1, len(self._pages))
        self._header.pair(" " + page[0], number + " ")
        for i in range(len(self._lines)):
            self._draw_line(self._lines[i], page[i + 1] if i + 1 < len(page) else "")

    def _draw_line(self, line, said):
        if type(said) is int:
            dice = EXAMPLES[said]
            line.pair(
                self.app.text.ROWS[said], dice_text(dice) + " " + digits_text(score(said, dice))
            )
        elif type(said) is tuple:
            line.pair(said[0], said[1])
        else:
            line.show(said)
