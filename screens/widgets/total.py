# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A player's total in large digits, into which the points of a row fly."""

from adafruit_ticks import ticks_diff

_LASTS_MS = 480
_FRAME_MS = 60
_GAP = 5
_WIDTH = 46


class Total:
    """The word and the number with their top at ``y`` of ``screen``: from ``x`` on, or in the
    middle where that is None. The points start at ``from_x``, ``from_y``."""

    def __init__(self, screen, x, y, from_x, from_y):
        paint = screen.app.paint
        word = screen.app.text.TOTAL_WORD
        self._x = x
        self._y = y
        self._from_x = from_x
        self._from_y = from_y
        self._digits = paint.digits
        self._word_width = paint.letters.width_of(word)
        # Both stand on one line: the letters have two pixels below it.
        self._word = screen.line(0, y + 6, self._word_width, paint.DIM)
        self._word.show(word)
        self._number = screen.number(0, y, _WIDTH)
        self._points = screen.number(0, 0, _WIDTH, paint.GOOD)
        self._points.grid.hidden = True
        self._flies = 0
        self._frame = 0
        self._since = 0

    def fly(self, points, now):
        """Let ``points``, which are part of the total already, fly into it from now on."""
        self._flies = points
        self._frame = 0
        self._since = now

    def land(self):
        """Show the points in the total at once."""
        self._flies = 0

    def tick(self, now):
        """Let time pass; tell whether what is seen has changed."""
        if not self._flies:
            return False
        elapsed = ticks_diff(now, self._since)
        if elapsed >= _LASTS_MS:
            self.land()
            return True
        frame = elapsed // _FRAME_MS
        changed = frame != self._frame
        self._frame = frame
        return changed

    def draw(self, total):
        """Bring the group up to date: ``total`` with all its points."""
        number = "%d" % (total - self._flies)
        self._number.show(number)
        left = self._x
        if left is None:
            left = (160 - self._word_width - _GAP - self._digits.width_of(number)) // 2
        at = left + self._word_width + _GAP
        _move(self._word.grid, left, self._y + 6)
        _move(self._number.grid, at, self._y)
        points = self._points
        points.grid.hidden = not self._flies
        if self._flies:
            points.show("+%d" % self._flies)
            # Fast at first and slow at its end, as what is thrown.
            left_over = _LASTS_MS - self._frame * _FRAME_MS
            share = left_over * left_over * 100 // (_LASTS_MS * _LASTS_MS)
            x = at + (self._from_x - at) * share // 100
            y = self._y + (self._from_y - self._y) * share // 100
            _move(points.grid, x, y)


def _move(grid, x, y):
    if grid.x != x:
        grid.x = x
    if grid.y != y:
        grid.y = y
