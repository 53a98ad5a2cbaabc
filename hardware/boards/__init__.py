# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""One file a board: its pins and parts, as data. The name of the file is the board's id."""
