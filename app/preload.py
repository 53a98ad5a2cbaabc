# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is loaded, or built, behind the screen that is shown, before somebody asks for it."""

import gc

from app.loading import is_loaded, load_screen, unload_passing
from app.screen_table import AT_BUILT_KB, AT_CODE_KB, AT_LEADS_TO, STAYING, TURN_PIECES, row_of

# More than any screen takes, in KB.
_LARGEST = 8
# What stays free; and what a game with its menus takes, once the parts of the board are open: a
# board that has not as much as both together has less to spare.
_SPARE = 40
_LEAST_SPARE = 20
_TAKEN = 61


class Preload:
    """app: whose screens these are.   stack: of them."""

    def __init__(self, app, stack):
        self._app = app
        self._stack = stack
        gc.collect()
        self._spare = max(_LEAST_SPARE, min(_SPARE, _free() - _TAKEN))

    def expect(self, shown):
        """Have prepared, a piece a step, what is behind the screen ``shown``."""
        for name in row_of(shown)[AT_LEADS_TO]:
            self._app.do_later(name)

    def make_room(self, name):
        """Unload the code of screens that are not shown where memory runs short for the screen or
        chart ``name``, but not its own."""
        row = row_of(name)
        size = row[AT_BUILT_KB] + (0 if is_loaded(name) else row[AT_CODE_KB])
        if not self._is_free(size):
            unload_passing(self._stack.names() + (name,))

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
            size = _LARGEST + row_of(name)[AT_BUILT_KB if loaded else AT_CODE_KB]
            if shown != "title" and not self._is_free(size):
                # Whoever sets up a game comes back to the title's other screens after it.
                unload_passing(stack.names() + row_of(shown)[AT_LEADS_TO])
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
        if name not in row_of(shown)[AT_LEADS_TO]:
            return False
        # Not every title goes on with a match, and not every turn leads to another player or to
        # the end.
        match = self._app.match
        if shown == "title":
            return match is not None or name not in TURN_PIECES
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
