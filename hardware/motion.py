# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Was the handheld shaken? Out of an accelerometer's readings."""

from adafruit_ticks import ticks_add, ticks_diff

_LOOK_EVERY_MS = 40
# Twice the gravity, squared, in (m/s^2)^2: walking and putting down stay well below.
_STRONG = 385
_TIMES = 3
_WITHIN_MS = 800
_CALM_MS = 600
# What came before so long a pause has nothing to do with what comes now.
_FORGETS_AFTER_MS = 2000


class Motion:
    """sensor: has ``acceleration``, three numbers in m/s^2, as adafruit_lis3dh."""

    def __init__(self, sensor, now):
        self._sensor = sensor
        self._look_at = now
        self._first = now
        self._count = 0
        # After a shake it has to be calm before another counts: one shake is one roll.
        self._must_calm = False
        self._calm_since = now

    def shaken(self, now):
        """Tell whether the board was just shaken: strong readings, several in a short time."""
        # Whoever asks again after days asks by a counter that came round: only a short wait counts.
        waits = ticks_diff(self._look_at, now)
        if 0 < waits <= _LOOK_EVERY_MS:
            return False
        if not -_FORGETS_AFTER_MS < waits <= 0:
            self._count = 0
            self._must_calm = False
        self._look_at = ticks_add(now, _LOOK_EVERY_MS)
        x, y, z = self._sensor.acceleration
        strong = x * x + y * y + z * z > _STRONG
        if self._must_calm:
            if strong:
                self._calm_since = now
            elif ticks_diff(now, self._calm_since) >= _CALM_MS:
                self._must_calm = False
            return False
        if not strong:
            return False
        if self._count == 0 or ticks_diff(now, self._first) > _WITHIN_MS:
            self._first = now
            self._count = 0
        self._count += 1
        if self._count < _TIMES:
            return False
        self._count = 0
        self._must_calm = True
        self._calm_since = now
        return True
