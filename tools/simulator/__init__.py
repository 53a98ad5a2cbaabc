# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The board's program on a PC: the unchanged ``code.py`` in a made-up board."""
