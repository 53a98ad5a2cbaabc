# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The screens one above the other, which of them stay built, and what is loaded beforehand."""

import gc

from screens.catalogue import forget_passing, forget_playing, is_loaded, load_screen, make_screen
from screens.lights import DARK

# Looked at many times a game, these stay built; another screen is made whenever it is shown, which
# is quick once its code is loaded.
_STAYING = ("turn", "card")
# Behind which screen what is loaded, or also built if it stays and a game is near, before it is
# asked for.
_BEHIND = {
    "title": (
        ("turn", "setup", "help", "settings", "scores")
        + ("statistics", "house", "name", "code", "confirm")
    ),
    "setup": ("turn", "card", "house", "name", "code"),
    "turn": ("card", "handover"),
}
# In KB: what the code of a screen takes with its texts, and what the screen itself does (sources,
# CircuitPython 10.0.3).
_SIZES = {
    "turn": (7, 5),
    "card": (4, 8),
    "setup": (7, 6),
    "help": (7, 8),
    "settings": (2, 5),
    "scores": (5, 6),
    "statistics": (2, 2),
    "house": (2, 4),
    "name": (2, 3),
    "code": (3, 4),
    "confirm": (1, 3),
}
_OTHER = (3, 6)
# What stays free, and what has to be free besides for showing the largest.
_SPARE = 40
_LARGEST = 8


class Stack:
    """The lowest is the title; a game lets it go, and it is made anew when the game is left.

    app: whose screens they are.   kept: those that stay built, by name.
    """

    def __init__(self, app):
        self._app = app
        self._screens: list = [None]
        self.kept = {}

    @property
    def top(self):
        """The screen that is shown; None while the first one is made."""
        return self._screens[-1]

    def show(self, name, now, given):
        """Put the screen ``name`` on top."""
        self._screens.append(self.built(name))
        self.enter(now, given)

    def built(self, name):
        """Return the screen of that name, a kept one or a new one."""
        screen = self.kept.get(name)
        if screen is None:
            # What was loaded beforehand makes room.
            self.make_room(name)
            screen = self._made(name)
            if screen is None:
                # So do turn and card where they are not shown, and all that thinks.
                self._forget_all()
                screen = make_screen(name, self._app)
            if name in _STAYING:
                self.kept[name] = screen
        return screen

    def make_room(self, name):
        """Let the code of screens that are not shown go where memory runs short for the screen or
        chart ``name``, but not its own."""
        code, screen = _SIZES.get(name, _OTHER)
        if not _is_free(_SPARE + screen + (0 if is_loaded(name) else code)):
            self._forget_all_but((name,))

    def _forget_all_but(self, names):
        forget_passing(self._names() + names)

    def _made(self, name):
        try:
            return make_screen(name, self._app)
        except MemoryError as error:
            print("%s: %r" % (name, error))
            return None

    def _forget_all(self):
        self.kept.clear()
        self._forget_all_but(())
        self._app.forget_thinker()
        forget_playing()

    def prepare(self, name):
        """Load the code of the screen ``name`` before it is asked for, and build it where it stays
        and a game is near, if there is room and it is still behind the screen that is shown."""
        shown = self.top.name
        builds = name in _STAYING and shown != "title"
        if name in self.kept or (not builds and is_loaded(name)) or not self._is_behind(name):
            return
        if shown != "turn":
            code, screen = _SIZES.get(name, _OTHER)
            size = _SPARE + _LARGEST + code + (screen if builds else 0)
            if shown != "title" and not _is_free(size):
                # Whoever sets up a game comes back to the title's other screens after it.
                self._forget_all_but(_BEHIND[shown])
            if not _is_free(size):
                return
        # What has no room is tried again when it is asked for.
        if builds:
            screen = self._made(name)
            if screen is not None:
                self.kept[name] = screen
            return
        try:
            load_screen(name, self._app.options.language)
        except MemoryError as error:
            print("%s: %r" % (name, error))

    def _is_behind(self, name):
        shown = self.top.name
        if name not in _BEHIND.get(shown, ()):
            return False
        # Not every title goes on with a match, and not every match has a hand-over.
        match = self._app.match
        if name == "handover":
            return len(match.players) > 1
        return match is not None or (shown, name) != ("title", "turn")

    def tidy(self):
        """Let go what led to the game that is shown."""
        if self._screens[0] is None:
            self._forget_all_but(())

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
            # A game needs the memory that the menus have.
            self._screens[0] = None
            if name in self.kept:
                self._app.do_later("tidy")
            else:
                forget_passing(())
            self.show(name, now, given)
        else:
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
        self._forget_all()
        self.show("crash", now, error)

    def enter(self, now, given):
        """Show the top from now on."""
        app = self._app
        app.light(DARK)
        if self.top is None:
            self._leave_match()
            self._screens[0] = make_screen("title", app)
        top = self.top
        for name in _BEHIND.get(top.name, ()):
            if name not in self.kept:
                app.do_later(name)
        top.enter(now, given)
        top.dirty = True
        if app.handheld.display is not None:
            app.use("display", app.handheld.show, top.group)

    def _names(self):
        return tuple([screen.name for screen in self._screens if screen is not None])

    def _leave_match(self):
        """Let go what plays and thinks: who does so next makes it anew."""
        thought = self._app.forget_thinker()
        if thought or "turn" in self.kept:
            self.kept.clear()
            forget_playing()


def _is_free(size):
    """Tell whether so many KB are free."""
    # What is only waiting to be collected is free too. A PC's gc does not tell.
    if gc.mem_free() >= 1000 * size:  # type: ignore[attr-defined]
        return True
    gc.collect()
    return gc.mem_free() >= 1000 * size  # type: ignore[attr-defined]
