# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A match and what is kept of it, without a screen: the handheld and the text game share it."""
