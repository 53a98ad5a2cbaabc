# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What makes, shrinks, compiles and installs the files of a board's drive."""
