# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The celebration of a poker: a word that blinks and pixels that run, for a moment."""

from adafruit_ticks import ticks_diff

_LASTS_MS = 1600
_STEP_MS = 160


class Celebration:
    """step: how far it is, or None while there is none. Times are wrapping ticks."""

    def __init__(self):
        self.step = None
        self._since = 0

    def begin(self, now):
        """Celebrate from now on."""
        self.step = 0
        self._since = now

    def end(self):
        """Stop celebrating."""
        self.step = None

    def tick(self, now):
        """Let time pass; tell whether what is seen has changed."""
        if self.step is None:
            return False
        elapsed = ticks_diff(now, self._since)
        step = None if elapsed >= _LASTS_MS else elapsed // _STEP_MS
        changed = step != self.step
        self.step = step
        return changed
