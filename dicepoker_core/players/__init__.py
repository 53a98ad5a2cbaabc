# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Computer players: each looks at a game as a person sees it and names a legal action."""
