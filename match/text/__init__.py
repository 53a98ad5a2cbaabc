# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""One file a language: the same names in each. Help pages are a file of their own, read alone."""
