# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What stands in for a part that a board has not, or that does not work: it answers harmlessly."""

# The highest level of light; a board that cannot see it tells this one, so that the display can be
# read anywhere.
BRIGHTEST = 4


class NoPixels:
    """Takes what Pixels takes and shows nothing."""

    def show(self, colours):
        """Take five colours, 0xRRGGBB."""

    def set_level(self, level):
        """Take 0 off, 1 low, 2 high."""

    def turn_round(self, turned):
        """Take whether the board is upside down."""


class NoSound:
    """Takes what Sound takes and stays silent."""

    def play(self, name, now):
        """Take the name of an effect."""

    def tick(self, now):
        """Take the time."""

    def set_level(self, level):
        """Take 0 off, 1 low, 2 high."""


class NoMotion:
    """A board that cannot tell."""

    def shaken(self, now):
        """Tell whether the board was just shaken."""
        return False


class NoLight:
    """A board that cannot tell."""

    exists = False

    def level(self, now):
        """Return the level of a bright room, so that the display can be read anywhere."""
        return BRIGHTEST
