# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Lines that the player has to know, told one after the other."""


class Notices:
    """Each line is told until a press after it was seen."""

    def __init__(self):
        self._lines = []
        self._seen = False

    @property
    def first(self):
        """The line to tell now, or ""."""
        return self._lines[0] if self._lines else ""

    def add(self, line):
        """Tell ``line`` too, once."""
        if line not in self._lines:
            self._lines.append(line)

    def saw(self):
        """Take note that a screen showed the first line."""
        self._seen = bool(self._lines)

    def pressed(self):
        """Take note of a press: what was seen is told no more."""
        if self._seen:
            del self._lines[0]
            self._seen = False
