# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The screens one above the other, and which of them stay built."""

import gc

from app.lights import UNLIT
from app.loading import make_screen, unload_passing, unload_playing
from app.screen_table import STAYING


class Stack:
    """The lowest is the title; a game drops it, and it is rebuilt when the game is left.

    app: whose screens they are.   kept: those that stay built, by name.   preload: see there; None
    before the first picture.
    """

    def __init__(self, app):
        self._app = app
        self._screens: list = [None]
        self.preload = None
        self.kept = {}

    @property
    def top(self):
        """The screen that is shown; None while the first one is built."""
        return self._screens[-1]

    def look_ahead(self):
        """Load what prepares screens before they are asked for: after the first picture."""
        from app.preload import Preload

        self.preload = Preload(self._app, self)

    def names(self):
        """Return the names of the screens that are shown or below."""
        return tuple([screen.name for screen in self._screens if screen is not None])

    def show(self, name, now, given):
        """Put the screen ``name`` on top."""
        self._screens.append(self._built(name))
        self.enter(now, given)

    def _built(self, name):
        if name in self.kept:
            return self.kept[name]
        if self.preload is not None:
            # What was loaded beforehand makes room.
            self.preload.make_room(name)
        try:
            return self.keep(name)
        except MemoryError as error:
            print("%s: %r" % (name, error))
        # So do turn and card where they are not shown, and all that thinks.
        self._drop_all()
        return self.keep(name)

    def keep(self, name):
        """Return the screen ``name`` newly made, and keep it if it stays built.

        Raises MemoryError where there is no room for it.
        """
        screen = make_screen(name, self._app)
        if name in STAYING:
            self.kept[name] = screen
        return screen

    def _drop_all(self):
        self.kept.clear()
        self._app.drop_thinker()
        unload_playing()
        unload_passing(self.names())
        gc.collect()

    def tidy(self):
        """Unload what is behind a game that is shown, and at its end what it was played with."""
        if self.top.name == "result":
            self._leave_match()
            gc.collect()
        if self._screens[0] is None:
            unload_passing(self.names())

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
            self._app.do_later("tidy")
            self.show(name, now, given)
        else:
            self.enter(now, given)

    def begin(self, name, now):
        """Rebuild the stack from the title, as another language needs, with ``name`` on top."""
        self.kept.clear()
        self._screens = [None]
        self.go_home("title", now, None)
        if name != "title":
            self.show(name, now, None)

    def crash(self, error, now):
        """Show what failed. Where memory ran out there has to be some for telling so."""
        del self._screens[1:]
        self._drop_all()
        self.show("crash", now, error)

    def enter(self, now, given):
        """Show the top from now on."""
        app = self._app
        app.light(UNLIT)
        if self.top is None:
            self._leave_match()
            self._screens[0] = make_screen("title", app)
        top = self.top
        if top.name == "result":
            app.do_later("tidy")
        app.do_later("behind")
        top.enter(now, given)
        top.dirty = True
        if app.handheld.display is not None:
            app.use("display", app.handheld.show, top.group)

    def _leave_match(self):
        """Drop what plays and thinks: it is rebuilt when next needed."""
        thought = self._app.drop_thinker()
        if thought or "turn" in self.kept:
            self.kept.clear()
            unload_playing()
