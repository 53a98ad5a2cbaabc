# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A menu of options: what settings and rules of the house have in common."""

from screens.answers import REDRAW, pop
from screens.screen import Screen
from screens.widgets.menu import Menu


class OptionScreen(Screen):
    """Each line is an option, which LEFT and RIGHT change. What was changed is kept when the screen
    is left.

    names: of the options, in the order of the lines of ``menu``.
    """

    def __init__(self, app, title, y, names):
        """title: in the header.   y: of the first line."""
        super().__init__(app)
        self.names = names
        self.header().centre(title)
        self.menu = Menu(self, 5, y, 150, len(names))
        self.line(0, 114, 160, app.paint.DIM).centre(app.menus().SETTINGS_KEYS)

    def handle(self, button, now):
        if self.menu.move(button):
            return REDRAW
        if button == "b":
            return pop()
        if button in ("left", "right", "a"):
            return self.change(self.names[self.menu.at], button, now)
        return None

    def change(self, name, button, now):
        """Go to the option's next value, with LEFT to the one before; answer to that."""
        app = self.app
        app.options.change(name, -1 if button == "left" else 1, app.handheld.light.exists)
        app.keeper.write_options(app.options)
        self.use()
        app.cue("write", now)
        return REDRAW

    def use(self):
        """Let what was changed work at once, where it can."""

    def show_values(self, words):
        """Show (name, value) in words for each option."""
        self.menu.show([(name, "← %s →" % value) for name, value in words])
