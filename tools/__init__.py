# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""For the PC only: the ``dicepoker`` command and what it does."""
