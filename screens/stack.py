# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The screens one above the other, and which of them stay built."""

import gc

from screens.catalogue import forget_passing, forget_thinking, make_screen
from screens.lights import DARK

# Screens that are looked at many times a game stay built; the others give their memory back.
_KEPT = ("turn", "card")


class Stack:
    """The lowest is the title; a game lets it go, and it is built anew when the game is left.

    app: whose screens they are.   kept: those that stay built, by name.
    """

    def __init__(self, app):
        self._app = app
        self._screens = [None]
        self.kept = {}

    @property
    def top(self):
        """The screen that is shown; None while the first one is built."""
        return self._screens[-1]

    def show(self, name, now, given):
        """Put the screen ``name`` on top."""
        self._screens.append(self.built(name))
        self.enter(now, given)

    def built(self, name):
        """Return the screen of that name, a kept one or a new one."""
        screen = self.kept.get(name)
        if screen is None:
            gc.collect()
            screen = make_screen(name, self._app)
            if name in _KEPT:
                self.kept[name] = screen
        return screen

    def pop(self, now):
        """Show the screen below, where there is one."""
        if len(self._screens) > 1:
            self._screens.pop()
            self.enter(now, None)

    def replace(self, name, now, given):
        """Put the screen ``name`` in the place of the top."""
        self._screens.pop()
        self.show(name, now, given)

    def go_home(self, name, now, given):
        """Leave every screen for ``name``: the title, or one of a game."""
        del self._screens[1:]
        if name != "title":
            self._screens[0] = None
            self.show(name, now, given)
            return
        if self._screens[0] is None:
            self.leave_match()
            self._screens[0] = make_screen("title", self._app)
        self.enter(now, given)

    def begin(self, name, now):
        """Start from the title anew, as another language needs, with ``name`` on top."""
        self.kept.clear()
        self._screens = [None]
        self.go_home("title", now, None)
        if name != "title":
            self.show(name, now, None)

    def crash(self, error, now):
        """Show what failed. Where memory ran out there has to be some for telling so."""
        del self._screens[1:]
        self.leave_match()
        self.show("crash", now, error)

    def enter(self, now, given):
        """Show the top from now on."""
        app = self._app
        app.light(DARK)
        top = self.top
        if len(self._screens) == 1 or top is self.kept.get("turn"):
            forget_passing()
        if len(self._screens) == 1:
            self.leave_match()
        if top is self.kept.get("turn") and "card" not in self.kept:
            app.do_later("card")
        top.enter(now, given)
        top.dirty = True
        if app.handheld.display is not None:
            app.use("display", app.handheld.show, top.group)

    def leave_match(self):
        """Let go what plays and thinks: who does so next makes it anew."""
        if not self.kept:
            # Nobody played.
            return
        self.kept.clear()
        self._app.forget_thinker()
        forget_thinking()
