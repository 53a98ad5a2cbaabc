# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""An analog stick as four directions."""


class Joystick:
    """An analog stick as four directions, one axis at a time, with hysteresis.

    x, y: analog inputs with a ``value`` of 0 to 65535, larger to the right and down. Where the
    stick rests is learnt: a place short of a push where it stays still for a while is its middle.
    """

    _PUSHED = 16000
    _RELEASED = 9000
    _MIDDLE = 32768
    _WORST_CENTRE = 8000
    # Readings that stay so near to one another for so many looks, some 15 ms each, are rest.
    _STILL = 1500
    _LOOKS = 64

    def __init__(self, x, y):
        self._x = x
        self._y = y
        self._centre_x = self._rest(x)
        self._centre_y = self._rest(y)
        self._now = None
        # Where it was when it was last seen to move, and for how many looks it has been there.
        self._at_x = x.value
        self._at_y = y.value
        self._looks = 0
        # A stick that is held aside at power-on moves nothing before it was released.
        self._waiting = self._furthest(self._at_x, self._at_y) >= self._PUSHED

    def _rest(self, axis):
        total = 0
        for _ in range(8):
            total += axis.value
        rest = total // 8
        # A stick that is held aside at power-on does not show its centre.
        return rest if abs(rest - self._MIDDLE) < self._WORST_CENTRE else self._MIDDLE

    def _furthest(self, x, y):
        return max(abs(x - self._centre_x), abs(y - self._centre_y))

    def move(self):
        """Return a direction just entered, "centre" when just released, else None."""
        x, y = self._x.value, self._y.value
        self._learn(x, y)
        furthest = self._furthest(x, y)
        if self._waiting:
            self._waiting = furthest >= self._RELEASED
            return None
        x -= self._centre_x
        y -= self._centre_y
        before = self._now
        if furthest >= self._PUSHED:
            # A direction keeps its axis as long as that is pushed no less than half the other.
            if before in ("left", "right"):
                level = abs(x) >= self._PUSHED and 2 * abs(x) >= abs(y)
            elif before in ("up", "down"):
                level = abs(y) < self._PUSHED or 2 * abs(y) < abs(x)
            else:
                level = abs(x) >= abs(y)
            if level:
                self._now = "right" if x > 0 else "left"
            else:
                self._now = "down" if y > 0 else "up"
        elif furthest < self._RELEASED:
            self._now = None
        if self._now == before:
            return None
        return "centre" if self._now is None else self._now

    def _learn(self, x, y):
        if abs(x - self._at_x) > self._STILL or abs(y - self._at_y) > self._STILL:
            self._at_x = x
            self._at_y = y
            self._looks = 0
            return
        self._looks += 1
        # Held still at a full push is a push.
        if self._looks >= self._LOOKS and self._furthest(x, y) < self._PUSHED:
            self._centre_x = x
            self._centre_y = y
            self._looks = 0
