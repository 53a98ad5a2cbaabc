# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A board's memory: how it wears, what damage does to it, and what can be saved."""
