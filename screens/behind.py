# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is loaded, or built, behind the screen that is shown, before it is asked for."""

import gc

from screens.catalogue import forget_passing, is_loaded, load_screen
from screens.stack import STAYING

# Of a game, in pieces, since a press has to wait for one that is being loaded.
_TURN = ("hints", "party", "turn", "guide")
# Behind which screen what is loaded, and then built if it stays built and a game is near.
_BEHIND = {
    "title": (
        _TURN
        + ("setup", "scores", "help", "settings")
        + ("statistics", "house", "name", "code", "confirm")
    ),
    "setup": _TURN + ("card", "house", "name", "code"),
    "turn": ("card", "handover", "result"),
    "result": ("remember", "setup", "review"),
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
_LARGEST = 8
# What stays free; and what a game with its menus takes, once the parts of the board are open: a
# board that has not as much as both together has less to spare.
_SPARE = 40
_LEAST_SPARE = 20
_TAKEN = 61


class Behind:
    """app: whose screens these are.   stack: of them."""

    def __init__(self, app, stack):
        self._app = app
        self._stack = stack
        gc.collect()
        self._spare = max(_LEAST_SPARE, min(_SPARE, _free() - _TAKEN))

    def expect(self, shown):
        """Have prepared, a piece a step, what is behind the screen ``shown``."""
        for name in _BEHIND.get(shown, ()):
            self._app.do_later(name)

    def make_room(self, name):
        """Let the code of screens that are not shown go where memory runs short for the screen or
        chart ``name``, but not its own."""
        code, screen = _SIZES.get(name, _OTHER)
        if not self._is_free(screen + (0 if is_loaded(name) else code)):
            forget_passing(self._stack.names() + (name,))

    def prepare(self, name):
        """Load the code of the screen ``name`` before it is asked for, then build it where it
        stays and a game is near, if there is room and it is still behind the screen that is
        shown."""
        stack = self._stack
        shown = stack.top.name
        builds = name in STAYING and shown != "title"
        loaded = is_loaded(name)
        if name in stack.kept or (loaded and not builds) or not self._is_behind(name, shown):
            return
        if shown != "turn":
            code, screen = _SIZES.get(name, _OTHER)
            size = _LARGEST + (screen if loaded else code)
            if shown != "title" and not self._is_free(size):
                # Whoever sets up a game comes back to the title's other screens after it.
                forget_passing(stack.names() + _BEHIND[shown])
            if not self._is_free(size):
                return
        # What has no room is tried again when it is asked for.
        try:
            if loaded:
                stack.keep(name)
                return
            load_screen(name, self._app.options.language)
        except MemoryError as error:
            print("%s: %r" % (name, error))
            return
        if builds:
            self._app.do_later(name)

    def _is_behind(self, name, shown):
        if name not in _BEHIND.get(shown, ()):
            return False
        # Not every title goes on with a match, and not every turn leads to another player or to
        # the end.
        match = self._app.match
        if shown == "title":
            return match is not None or name not in _TURN
        if name == "handover":
            return len(match.players) > 1
        return name != "result" or match.is_in_last_round()

    def _is_free(self, size):
        """Tell whether so many KB are free beside what stays so."""
        # What is only waiting to be collected is free too.
        if _free() >= self._spare + size:
            return True
        gc.collect()
        return _free() >= self._spare + size


def _free():
    # A PC's gc does not tell.
    return gc.mem_free() // 1000  # type: ignore[attr-defined]
