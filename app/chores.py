# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is done behind the picture that is shown, a piece a step."""


class Chores:
    """app: does them.   A chore is "parts", "match", "over", "ended", "tidy", "behind", or the name
    of a screen to prepare. First come the other parts of the board, and the kept match with the
    rules.
    """

    def __init__(self, app):
        self._app = app
        self._names = ["parts", "match"]

    def later(self, name):
        """Do ``name`` behind all others, once."""
        self.drop(name)
        self._names.append(name)

    def next(self, name):
        """Do ``name`` before all others."""
        self._names.insert(0, name)

    def waits(self, name):
        """Tell whether ``name`` is still to be done."""
        return name in self._names

    def drop(self, name):
        """Do not do ``name``; tell whether it was waiting."""
        was_waiting = name in self._names
        if was_waiting:
            self._names.remove(name)
        return was_waiting

    def clear(self):
        """Do none of them."""
        self._names.clear()

    def do_next(self, now):
        """Do the first one, where there is one."""
        if self._names:
            self.do(self._names[0], now)

    def do(self, name, now):
        """Do ``name`` now, if it is waiting."""
        if not self.drop(name):
            return
        app = self._app
        if name == "parts":
            app.open_parts()
        elif name == "match":
            app.play.load(now)
        elif name == "over":
            app.play.enter()
        elif name == "ended":
            app.play.forget()
        elif name == "tidy":
            app.stack.tidy()
        elif name == "behind":
            app.preload.expect(app.top.name)
        else:
            app.preload.prepare(name)
