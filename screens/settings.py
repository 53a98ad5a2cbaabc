# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The settings: language, sound, pixels, display, calm, hands, speed of computer players."""

from match.languages import NAMES
from screens.option_screen import OptionScreen
from screens.widgets.paint import ALL_AMBER


class Settings(OptionScreen):
    """What the handheld is like; each change works at once."""

    def __init__(self, app):
        names = ("language", "sound", "pixels", "brightness", "calm", "hands", "speed")
        super().__init__(app, app.text.SETTINGS, 17, names)
        self._says = self.line(0, 102, 160, app.paint.ACCENT)

    def change(self, name, button, now):
        answer = super().change(name, button, now)
        if name == "language":
            self.app.use_language("settings", now)
            return None
        return answer

    def use(self):
        self.app.use_options()

    def draw(self):
        text = self.app.menus()
        options = self.app.options
        self.app.light(ALL_AMBER)
        self.show_values(
            (
                (text.LANGUAGE, NAMES[options.language]),
                (text.SOUND, text.LEVELS[options.sound]),
                (text.PIXELS, text.LEVELS[options.pixels]),
                (text.DISPLAY, text.LIGHTS[options.brightness]),
                (text.CALM, text.YES_NO[options.calm]),
                (text.HANDS, text.HANDED[options.hands]),
                (text.SPEED, text.SPEEDS[options.speed]),
            )
        )
        is_hands = self.names[self.menu.at] == "hands"
        self._says.centre(text.HANDS_SAYS if is_hands else "")
