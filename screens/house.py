# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The rules of the house: the bonus at 63, and whether the coach may be asked."""

from screens.answers import REDRAW, pop
from screens.screen import Screen
from screens.widgets.menu import Menu


class House(Screen):
    """Each change is kept when the screen is left, and holds from the next game on."""

    def __init__(self, app):
        super().__init__(app)
        text = app.text
        self.header().centre(text.HOUSE)
        self._menu = Menu(self, 5, 24, 25, 3)
        self._says = [self.line(5, 70 + 12 * i, 25, app.paint.DIM) for i in range(2)]
        self.line(5, 114, 25, app.paint.DIM).centre(text.SETTINGS_KEYS)

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
            else:
                options.speed = (options.speed + step) % 3
            self.app.cue("write", now)
            return REDRAW
        return None

    def draw(self):
        text = self.app.text
        options = self.app.options
        self._menu.show(
            (
                (text.BONUS_AT, "< %d >" % (63 if options.bonus_at_63 else 64)),
                (text.COACH, "< %s >" % text.YES_NO[options.coach]),
                (text.SPEED, "< %s >" % text.SPEEDS[options.speed]),
            )
        )
        says = text.HOUSE_SAYS[self._menu.at]
        for i in range(2):
            self._says[i].show(says[i])
