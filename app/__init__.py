# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The loop, the stack of screens, and what loads and unloads them."""
