# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``python -m dicepoker``: the command."""

import sys

from dicepoker import main

sys.exit(main())
