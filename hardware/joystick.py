# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""An analog stick as four directions."""


class Joystick:
    """An analog stick as four directions, one axis at a time, with hysteresis.

    x, y: analog inputs with a ``value`` of 0 to 65535, larger to the right and down.
    """

    _PUSHED = 16000
    _RELEASED = 9000
    _MIDDLE = 32768
    _WORST_CENTRE = 8000

    def __init__(self, x, y):
        self._x = x
        self._y = y
        self._centre_x = self._rest(x)
        self._centre_y = self._rest(y)
        self._now = None

    def _rest(self, axis):
        total = 0
        for _ in range(8):
            total += axis.value
        rest = total // 8
        # A stick that is held aside at power-on does not show its centre.
        return rest if abs(rest - self._MIDDLE) < self._WORST_CENTRE else self._MIDDLE

    def move(self):
        """Return a direction just entered, "centre" when just let go, else None."""
        x = self._x.value - self._centre_x
        y = self._y.value - self._centre_y
        furthest = max(abs(x), abs(y))
        if self._now is not None:
            if furthest < self._RELEASED:
                self._now = None
                return "centre"
            return None
        if furthest < self._PUSHED:
            return None
        if abs(x) >= abs(y):
            self._now = "right" if x > 0 else "left"
        else:
            self._now = "down" if y > 0 else "up"
        return self._now
