# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""How bright the room is, out of a light sensor's readings."""

from adafruit_ticks import ticks_add, ticks_diff

from hardware.absent import BRIGHTEST

_LOOK_EVERY_MS = 250
# Of 65535: between a dark room, a lit one, one by a window, shade outside, and sunlight.
_LIMITS = (400, 1500, 6000, 20000)
# A reading has to pass a limit by a quarter to count, so that a flickering lamp does not.
_MARGIN = 4


class Light:
    """sensor: an analog input with a ``value`` of 0, dark, to 65535."""

    exists = True

    def __init__(self, sensor, now):
        self._sensor = sensor
        self._average = sensor.value
        self._look_at = now
        self._level = 0
        while self._level < BRIGHTEST and self._average >= _LIMITS[self._level]:
            self._level += 1

    def level(self, now):
        """Return 0, a dark room, to BRIGHTEST; it follows the room in a second or three."""
        # Whoever asks again after days asks by a counter that came round: only a short wait counts.
        if 0 < ticks_diff(self._look_at, now) <= _LOOK_EVERY_MS:
            return self._level
        self._look_at = ticks_add(now, _LOOK_EVERY_MS)
        self._average += (self._sensor.value - self._average) // 2
        level = self._level
        if level < BRIGHTEST and self._average > _LIMITS[level] + _LIMITS[level] // _MARGIN:
            self._level = level + 1
        elif level and self._average < _LIMITS[level - 1] - _LIMITS[level - 1] // _MARGIN:
            self._level = level - 1
        return self._level
