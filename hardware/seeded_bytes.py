# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Bytes for a board whose hardware gives none: made from a seed, so no true chance.

Used only where the player was told so and wants to play all the same.
"""

_MASK = 0xFFFFFFFF
_SPREAD = 0x9E3779B9


class SeededBytes:
    """A xorshift generator of 32 bits (Marsaglia, 2003, shifts 13, 17, 5). seed: any int."""

    def __init__(self, seed):
        # Neighbouring seeds would begin alike: spread them, and never start from 0.
        self._state = (seed * _SPREAD + _SPREAD) & _MASK or 1
        self.random_bytes(16)

    def random_bytes(self, count):
        """Return ``count`` bytes."""
        made = bytearray(count)
        state = self._state
        for i in range(count):
            state ^= state << 13 & _MASK
            state ^= state >> 17
            state ^= state << 5 & _MASK
            made[i] = state >> 16 & 255
        self._state = state
        return bytes(made)
