# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""MicroPython's way to print a traceback, by CircuitPython's name."""

import sys


def print_exception(error):
    """Print the traceback of ``error``."""
    sys.print_exception(error)
