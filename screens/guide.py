# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The first turn of a new owner: one hint at a time, on the real screens."""

from match.options import PERSON


class Guide:
    """Speaks until a person has written the first row, or SELECT ends it."""

    def __init__(self, app):
        self._app = app

    def is_on(self):
        """Tell whether there is somebody to guide."""
        return not self._app.options.guided and not self._app.match.is_computer()

    def end(self):
        """Never speak again."""
        self._app.options.guided = 1
        self._app.save_options()

    def wrote(self, match):
        """Take note that a row was filled: a person's first one ends it."""
        if not self._app.options.guided and match.players[match.game.before.current][1] == PERSON:
            self.end()

    def turn_line(self):
        """Return what to do next on the turn screen."""
        lines = self._app.text.GUIDE
        match = self._app.match
        if match.game.dice == ():
            return lines[0]
        if match.game.rolls_left == 0:
            return lines[3]
        return lines[2] if match.holds else lines[1]

    def card_line(self):
        """Return what to do next on the card."""
        return self._app.text.GUIDE[4]
