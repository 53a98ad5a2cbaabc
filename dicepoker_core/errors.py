# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the core raises when it is asked for something that cannot be."""


class RuleError(ValueError):
    """The rules forbid it; the text says why, and nothing was changed."""


class RecordError(ValueError):
    """The bytes are no record of a game that this program can read."""


class ChanceError(Exception):
    """The source of random bytes failed, so there is no fair roll."""
