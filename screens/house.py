# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The rules of the house: the bonus at 63, the coach, and a challenge of the same dice."""

from screens.answers import REDRAW, pop, push
from screens.screen import Screen
from screens.widgets.menu import Menu


class House(Screen):
    """Each change is kept when the screen is left, and holds from the next game on."""

    def __init__(self, app):
        super().__init__(app)
        text = app.menus()
        self.header().centre(text.HOUSE)
        self._menu = Menu(self, 5, 20, 150, 4)
        self._says = [self.line(5, 70 + 12 * i, 150, app.paint.DIM) for i in range(2)]
        self.line(0, 114, 160, app.paint.DIM).centre(text.SETTINGS_KEYS)

    def handle(self, button, now):
        if self._menu.move(button):
            return REDRAW
        if button == "b":
            self.app.save_options()
            return pop()
        if button in ("left", "right", "a"):
            options = self.app.options
            step = -1 if button == "left" else 1
            if self._menu.at == 0:
                options.bonus_at_63 = 1 - options.bonus_at_63
            elif self._menu.at == 1:
                options.coach = 1 - options.coach
            elif self._menu.at == 3:
                return self._choose_dice(button)
            else:
                options.speed = (options.speed + step) % 3
            self.app.cue("write", now)
            return REDRAW
        return None

    def _choose_dice(self, button):
        """A edits the code; LEFT and RIGHT go between dice of chance and those of a code."""
        app = self.app
        if app.seed is not None and button != "a":
            app.seed = None
            return REDRAW
        return push("code")

    def draw(self):
        text = self.app.menus()
        options = self.app.options
        self._menu.show(
            (
                (text.BONUS_AT, "← %d →" % (63 if options.bonus_at_63 else 64)),
                (text.COACH, "← %s →" % text.YES_NO[options.coach]),
                (text.SPEED, "← %s →" % text.SPEEDS[options.speed]),
                (text.DICE, "← %s →" % self._dice_words()),
            )
        )
        says = text.HOUSE_SAYS[self._menu.at]
        for i in range(2):
            self._says[i].show(says[i])

    def _dice_words(self):
        if self.app.seed is None:
            return self.app.menus().DICE_CHANCE
        from dicepoker_core.challenge import code_of

        return code_of(self.app.seed)
