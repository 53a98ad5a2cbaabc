# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The settings: language, sound, pixels, display, calm, hands, speed of computer players."""

from screens.answers import REDRAW, pop
from screens.languages import NAMES
from screens.options import AUTOMATIC
from screens.screen import Screen
from screens.widgets.menu import Menu
from screens.widgets.paint import ALL_AMBER

# The names of the options, in the order of the lines, and how many values each has.
_OPTIONS = ("language", "sound", "pixels", "brightness", "calm", "hands", "speed")
_RANGES = (3, 3, 3, 3, 2, 2, 3)


class Settings(Screen):
    """Each change works at once and is kept when the screen is left."""

    def __init__(self, app):
        super().__init__(app)
        self.header().centre(app.text.SETTINGS)
        self._menu = Menu(self, 5, 17, 150, len(_OPTIONS))
        self._says = self.line(0, 102, 160, app.paint.ACCENT)
        self.line(0, 114, 160, app.paint.DIM).centre(app.menus().SETTINGS_KEYS)

    def handle(self, button, now):
        if self._menu.move(button):
            return REDRAW
        if button == "b":
            self.app.save_options()
            return pop()
        if button in ("left", "right", "a"):
            name = _OPTIONS[self._menu.at]
            options = self.app.options
            step = -1 if button == "left" else 1
            count = _RANGES[self._menu.at]
            if name == "brightness" and self.app.handheld.light.exists:
                count = AUTOMATIC + 1
            setattr(options, name, (getattr(options, name) + step) % count)
            self.app.use_options()
            self.app.cue("write", now)
            if name == "language":
                self.app.use_language("settings", now)
                return None
            return REDRAW
        return None

    def draw(self):
        text = self.app.menus()
        options = self.app.options
        self.app.light(ALL_AMBER)
        shown = (
            (text.LANGUAGE, NAMES[options.language]),
            (text.SOUND, text.LEVELS[options.sound]),
            (text.PIXELS, text.LEVELS[options.pixels]),
            (text.DISPLAY, text.LIGHTS[options.brightness]),
            (text.CALM, text.YES_NO[options.calm]),
            (text.HANDS, text.HANDED[options.hands]),
            (text.SPEED, text.SPEEDS[options.speed]),
        )
        self._menu.show([(name, "← %s →" % value) for name, value in shown])
        is_hands = _OPTIONS[self._menu.at] == "hands"
        self._says.centre(text.HANDS_SAYS if is_hands else "")
