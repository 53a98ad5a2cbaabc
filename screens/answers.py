# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What a screen may answer to a press or a tick.

None: not mine, or nothing to do.   REDRAW: bring the group up to date.   An int: that action of
the game.   A tuple of a verb, a screen's name and what it is entered with: another screen.
"""

REDRAW = "redraw"
PUSH = "push"
POP = "pop"
REPLACE = "replace"
HOME = "home"


def push(name, given=None):
    """Lay the screen ``name`` on top."""
    return (PUSH, name, given)


def pop(then=None):
    """Go back to the screen below, then do what the answer ``then`` says there."""
    return (POP, None, then)


def replace(name, given=None):
    """Put the screen ``name`` in place of this one."""
    return (REPLACE, name, given)


def home(name, given=None):
    """Leave all screens above the first for ``name``; "title" leaves the first alone."""
    return (HOME, name, given)
