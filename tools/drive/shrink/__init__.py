# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The passes that make the program smaller on the board; see the README beside this file."""
