# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Dice that show what each row is, in the order of the rows."""

EXAMPLES = (
    (1, 1, 1, 4, 6),
    (2, 2, 3, 5, 6),
    (3, 3, 3, 1, 2),
    (4, 4, 4, 4, 1),
    (5, 5, 5, 2, 6),
    (6, 6, 6, 1, 3),
    (5, 5, 3, 2, 1),
    (2, 2, 5, 5, 1),
    (5, 5, 5, 2, 4),
    (1, 1, 1, 1, 3),
    (3, 3, 3, 2, 2),
    (1, 2, 3, 4, 6),
    (2, 3, 4, 5, 6),
    (6, 6, 6, 6, 6),
    (2, 3, 5, 6, 6),
)
