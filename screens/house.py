# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The rules of the house: the bonus at 63, the coach, and a challenge of the same dice."""

from screens.answers import REDRAW, push
from screens.option_screen import OptionScreen


class House(OptionScreen):
    """They hold from the next game on."""

    def __init__(self, app):
        super().__init__(app, app.menus().HOUSE, 20, ("bonus_at_63", "coach", "speed", "dice"))
        self._says = [self.line(5, 70 + 12 * i, 150, app.paint.DIM) for i in range(2)]

    def change(self, name, button, now):
        if name == "dice":
            return self._choose_dice(button)
        return super().change(name, button, now)

    def _choose_dice(self, button):
        """A edits the code; LEFT and RIGHT go between dice of chance and those of a code."""
        app = self.app
        if app.seed is not None and button != "a":
            app.seed = None
            return REDRAW
        return push("challenge_code")

    def draw(self):
        text = self.app.menus()
        options = self.app.options
        self.show_values(
            (
                (text.BONUS_AT, "63" if options.bonus_at_63 else "64"),
                (text.COACH, text.YES_NO[options.coach]),
                (text.SPEED, text.SPEEDS[options.speed]),
                (text.DICE, self._dice_words()),
            )
        )
        says = text.HOUSE_SAYS[self.menu.at]
        for i in range(2):
            self._says[i].show(says[i])

    def _dice_words(self):
        if self.app.seed is None:
            return self.app.menus().DICE_CHANCE
        from dicepoker_core.challenge import code_of

        return code_of(self.app.seed)
