# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A short text of large letters, of which one at a time is changed."""

from displayio import Group

# Of a letter, in pixels of the font: the widest has eight.
_PITCH = 9


class LetterRow:
    """``count`` letters of double size across ``screen``, 26 down, and a mark under the one chosen.
    letters: a list.   at: which is chosen."""

    def __init__(self, screen, count):
        paint = screen.app.paint
        group = Group(scale=2, x=80 - _PITCH * count, y=26)
        self._line = paint.line(0, 0, _PITCH * count, paint.INK)
        self._mark = paint.line(0, 12, _PITCH, paint.ACCENT)
        self._mark.cells("↑", _PITCH)
        group.append(self._line.grid)
        group.append(self._mark.grid)
        screen.group.append(group)
        self.letters = []
        self.at = 0

    @property
    def text(self):
        """The letters as a text."""
        return "".join(self.letters)

    def begin(self, text):
        """Start with ``text`` at its first letter."""
        self.letters = list(text)
        self.at = 0

    def move(self, button, every):
        """Change the chosen letter within ``every``, or choose another; tell whether ``button``
        was for that."""
        if button in ("up", "down"):
            step = 1 if button == "down" else -1
            place = every.find(self.letters[self.at])
            self.letters[self.at] = every[(place + step) % len(every)]
        elif button == "left":
            self.at = max(0, self.at - 1)
        elif button == "right":
            self.at = min(len(self.letters) - 1, self.at + 1)
        else:
            return False
        return True

    def show(self):
        """Bring the lines up to date."""
        self._line.cells(self.text, _PITCH)
        self._mark.grid.x = _PITCH * self.at
