# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Drivers and boards of the handheld; knows nothing of the game."""
