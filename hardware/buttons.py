# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Presses out of keys and a joystick: each press once, directions repeat while held.

Names of buttons are "up", "down", "left", "right", "a", "b", "start", "select", and "undo" for a
long press of B where one is waited for. Times are ticks in milliseconds.
"""

import keypad
from adafruit_ticks import ticks_add, ticks_diff, ticks_less

_FIRST_REPEAT_MS = 400
_NEXT_REPEAT_MS = 130
_HELD_AT_START_MS = 100
LONG_MS = 600
_DIRECTIONS = ("up", "down", "left", "right")
_OPPOSITES = ("down", "up", "right", "left")


class Buttons:
    """The queue of presses. keys: a keypad scanner; names: its key numbers' names in order.
    turned: whether the board is held upside down."""

    def __init__(self, keys, names, joystick, now):
        self._events = keys.events
        self._names = names
        self._joystick = joystick
        self._event = keypad.Event()
        self._started = now
        self._starting = True
        # Which directions are down: a bit each in their order, of the keys, then of the stick.
        self._held = 0
        self._repeating = None
        self._repeat_at = now
        # When what was told of last was pressed.
        self.pressed_at = now
        self.turned = False
        # Since when B is down, where it is not yet told what that is.
        self._b_since = None

    def next_press(self, now, patient=False):
        """Return the name of the next press, or None. Allocates nothing.

        patient: B is told of when it is let go, and where it was down for LONG_MS it is "undo",
        told of at once. Else B is a press like any other.
        """
        if self._events.overflowed:
            # Which keys are down is not known any more: start from none.
            self._events.clear()
            self._held &= 0xF0
            self._hold_on(now)
            self._b_since = None
        if not patient:
            # What B was pressed for is not there any more.
            self._b_since = None
        while self._events.get_into(self._event):
            name = self._names[self._event.key_number]
            if self._event.released:
                self._released(name, now)
                if name == "b" and self._b_since is not None:
                    held = ticks_diff(self._event.timestamp, self._b_since)
                    self._b_since = None
                    return "undo" if held >= LONG_MS else "b"
            elif not self._is_starting(self._event.timestamp):
                self.pressed_at = self._event.timestamp
                if name == "b" and patient:
                    self._b_since = self._event.timestamp
                else:
                    return self._pressed(name, now, 1)
        # All events of the first scans are behind: the tick of the start is not kept for days.
        self._is_starting(now)
        if self._b_since is not None and ticks_diff(now, self._b_since) >= LONG_MS:
            self._b_since = None
            return "undo"
        self.pressed_at = now
        if self._joystick is not None:
            moved = self._joystick.move()
            if moved is not None:
                # What the stick held before it holds no more.
                self._held &= 15
                self._hold_on(now)
                if moved != "centre":
                    return self._pressed(moved, now, 16)
        if self._repeating is not None and not ticks_less(now, self._repeat_at):
            self._repeat_at = ticks_add(now, _NEXT_REPEAT_MS)
            return self._as_held(self._repeating)
        return None

    def _is_starting(self, timestamp):
        # A key that is down at power-on is reported as pressed in the first scan: no press of
        # the player's, so it has to be released first.
        if self._starting:
            self._starting = ticks_diff(timestamp, self._started) < _HELD_AT_START_MS
        return self._starting

    def _pressed(self, name, now, source):
        """source: the bit of "up" as this control holds it: 1 of the keys, 16 of the stick."""
        if name in _DIRECTIONS:
            self._held |= source << _DIRECTIONS.index(name)
            self._repeating = name
            self._repeat_at = ticks_add(now, _FIRST_REPEAT_MS)
        return self._as_held(name)

    def _released(self, name, now):
        if name in _DIRECTIONS:
            self._held &= ~(1 << _DIRECTIONS.index(name))
            self._hold_on(now)

    def _hold_on(self, now):
        """Repeat what is still held, where what was repeated is not."""
        held = self._held | self._held >> 4
        if self._repeating is not None and held >> _DIRECTIONS.index(self._repeating) & 1:
            return
        self._repeating = None
        for i in range(4):
            if held >> i & 1:
                self._repeating = _DIRECTIONS[i]
                self._repeat_at = ticks_add(now, _FIRST_REPEAT_MS)

    def _as_held(self, name):
        if self.turned and name in _DIRECTIONS:
            return _OPPOSITES[_DIRECTIONS.index(name)]
        return name
