# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A column of lines of which one is chosen."""

# Where the mark begins, in pixels, and so the words behind it and those without.
_MARK = 1
_WORDS = 10


class Menu:
    """``count`` lines on ``screen`` from x, y down; the chosen one is marked by colour and an
    arrow."""

    def __init__(self, screen, x, y, width, count, pitch=12):
        self._paint = screen.app.paint
        self._lines = [screen.line(x, y + pitch * i, width) for i in range(count)]
        self.count = count
        self.at = 0

    def move(self, button):
        """Move the choice up or down, round the ends; tell whether ``button`` was for that."""
        if button == "up":
            self.at = (self.at - 1) % self.count
        elif button == "down":
            self.at = (self.at + 1) % self.count
        else:
            return False
        return True

    def show(self, entries):
        """Show ``entries``, pairs of a left and a right text; lines beyond them are blank."""
        self.count = len(entries)
        self.at = min(self.at, self.count - 1)
        for i in range(len(self._lines)):
            line = self._lines[i]
            if i < len(entries):
                left, right = entries[i]
                if i == self.at:
                    line.pair("→ " + left, right + " ", _MARK)
                else:
                    line.pair(left, right + " ", _WORDS)
            else:
                line.show("")
            line.ink(self._paint.CURSOR if i == self.at else self._paint.INK)
