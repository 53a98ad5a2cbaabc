# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The settings: sound, pixels, speed of computer players."""

from screens.answers import REDRAW, pop
from screens.screen import Screen
from screens.widgets.menu import Menu
from screens.widgets.paint import ALL_AMBER


class Settings(Screen):
    """Each change works at once and is kept when the screen is left."""

    def __init__(self, app):
        super().__init__(app)
        self.header().centre(app.text.SETTINGS)
        self._menu = Menu(self, 5, 30, 25, 3)
        self.line(5, 114, 25, app.paint.DIM).centre(app.text.SETTINGS_KEYS)

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
                options.sound = (options.sound + step) % 3
            elif self._menu.at == 1:
                options.pixels = (options.pixels + step) % 3
            else:
                options.speed = (options.speed + step) % 3
            self.app.use_levels()
            self.app.cue("write", now)
            return REDRAW
        return None

    def draw(self):
        text = self.app.text
        options = self.app.options
        self.app.light(ALL_AMBER)
        self._menu.show(
            (
                (text.SOUND, "< %s >" % text.LEVELS[options.sound]),
                (text.PIXELS, "< %s >" % text.LEVELS[options.pixels]),
                (text.SPEED, "< %s >" % text.SPEEDS[options.speed]),
            )
        )
