# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Dims after a minute without a press and goes dark after five, to spare the battery."""

from adafruit_ticks import ticks_diff

DIM_AFTER_MS = 60_000
DARK_AFTER_MS = 300_000
AWAKE = 2
DIM = 1
DARK = 0
# Of the display, by level.
BRIGHTNESS = (0.0, 0.25, 1.0)


class Idle:
    """level: AWAKE, DIM or DARK. Times are wrapping ticks in milliseconds."""

    def __init__(self, now):
        self.level = AWAKE
        self._since = now

    def touch(self, now):
        """Take note that somebody is there; tell whether that woke the handheld up."""
        slept = self.level != AWAKE
        self.level = AWAKE
        self._since = now
        return slept

    def tick(self, now):
        """Let time pass; tell whether the level fell."""
        # Once dark it stays so: the clock wraps, and a long sleep must not look like a short one.
        if self.level == DARK:
            return False
        elapsed = ticks_diff(now, self._since)
        level = DARK if elapsed >= DARK_AFTER_MS else DIM if elapsed >= DIM_AFTER_MS else AWAKE
        fell = level < self.level
        self.level = level
        return fell
