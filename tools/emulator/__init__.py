# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A real CircuitPython in an emulated RP2040, with the handheld's parts around it."""
