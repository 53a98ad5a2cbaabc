# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What a person sees and presses: one file a screen, and the app that switches between them."""
