# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The one thing that the device Pythons have and CPython lacks."""

try:
    from micropython import const
except ImportError:
    const = int
