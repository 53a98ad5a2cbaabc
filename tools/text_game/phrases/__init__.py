# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the text game says, one file a language: the same names in each.

COMMANDS are the words for roll, keep, write, card, hint, undo, help and quit, in this order.
"""
