# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The screens one above the other, and which of them stay built."""

import gc
import sys

from screens.catalogue import forget_passing, forget_thinking, make_screen
from screens.lights import DARK

# Screens that are looked at many times a game stay built, and as long as nobody plays those that
# lead to a game; the others give their memory back.
_IN_GAME = ("turn", "card")
_BEFORE_GAME = ("setup", "settings", "help", "scores", "house", "name", "code")
# Behind which screen what is built, or whose code is loaded, before it is asked for.
_BEHIND = {
    "title": ("setup", "help", "settings", "screens.records", "scores"),
    "setup": ("turn", "house", "name", "card"),
    "house": ("code",),
    "scores": ("screens.statistics",),
    "turn": ("card", "screens.handover"),
}
# In bytes: what has to be free for that, and for building what is asked for, so that 40 KB stay;
# and how much more for the largest.
_ENOUGH = 48_000
_LARGE = ("help", "scores", "card")
_MORE = 1_000


class Stack:
    """The lowest is the title; a game lets it go, and it is built anew when the game is left.

    app: whose screens they are.   kept: those that stay built, by name.
    """

    def __init__(self, app):
        self._app = app
        self._screens: list = [None]
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
            # What was built beforehand makes room.
            self.make_room()
            screen = self._made(name)
            if screen is None:
                # So do turn and card where they are not shown, and all that thinks.
                self._forget_all()
                screen = make_screen(name, self._app)
            if name in _IN_GAME or name in _BEFORE_GAME:
                self.kept[name] = screen
        return screen

    def make_room(self):
        """Let screens that are not shown go where memory runs short."""
        if self._menus() and _free() < _ENOUGH:
            self._drop_menus()

    def let_go(self, name):
        """Keep the screen ``name`` no longer than it is shown."""
        self.kept.pop(name, None)

    def _made(self, name):
        try:
            return make_screen(name, self._app)
        except MemoryError as error:
            print("%s: %r" % (name, error))
            return None

    def _forget_all(self):
        self.kept.clear()
        self._forget_menus()
        self._app.forget_thinker()
        forget_thinking()

    def prepare(self, name):
        """Build the screen, or load the code, of that name before it is asked for, while it is
        still one of those behind the screen that is shown, or of a game."""
        shown = self.top.name
        is_code = "." in name
        if name in self.kept or (is_code and name in sys.modules):
            return
        if name not in _IN_GAME + _BEHIND.get(shown, ()):
            return
        if name == "screens.handover" and len(self._app.match.players) == 1:
            return
        if shown != "turn" and _free() < _ENOUGH + (_MORE if name in _LARGE else 0):
            # Whoever sets up a game comes back to the title's other screens after it.
            if shown == "title" or not self._menus():
                return
            self._forget_menus()
        # What has no room is tried again when it is needed.
        if is_code:
            try:
                __import__(name)
            except MemoryError as error:
                print("%s: %r" % (name, error))
            return
        screen = self._made(name)
        if screen is not None:
            self.kept[name] = screen

    def tidy(self):
        """Let go what led to the game that is shown."""
        if self._screens[0] is None:
            self._forget_menus()

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
                self._forget_menus()
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
        if len(self._screens) == 1:
            self._leave_match()
            if self.top is None:
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
        return [screen.name for screen in self._screens if screen is not None]

    def _menus(self):
        """Return the names of what was built to be shown before a game, and is not shown."""
        shown = self._names()
        return [name for name in _BEFORE_GAME if name in self.kept and name not in shown]

    def _drop_menus(self):
        for name in self._menus():
            self.kept.pop(name)
        gc.collect()

    def _forget_menus(self):
        self._drop_menus()
        forget_passing(self._names())

    def _leave_match(self):
        """Let go what plays and thinks: who does so next makes it anew."""
        thought = self._app.forget_thinker()
        if thought or "turn" in self.kept:
            for name in _IN_GAME:
                self.kept.pop(name, None)
            forget_thinking()


def _free():
    gc.collect()
    # A PC's gc does not tell.
    return gc.mem_free()  # type: ignore[attr-defined]
