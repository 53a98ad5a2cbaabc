# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the turn says of its dice, and which buttons do something."""

from dicepoker_core import is_joker


def status_line(app):
    """Return what the dice are worth, or what to do next."""
    text = app.text
    match = app.match
    game = match.game
    if game.dice == ():
        return "" if match.is_computer() else text.FIRST_ROLL
    if is_joker(match.card(), game.dice):
        return text.JOKER
    shown = match.preview()
    best = max(shown)
    if best <= 0:
        return text.NO_BEST if game.rolls_left else text.CHOOSE_ROW
    return text.BEST % (text.ROWS[shown.index(best)], best)


def key_line(app):
    """Return what A and B do now."""
    text = app.text
    match = app.match
    if match.is_computer():
        return text.KEYS_COMPUTER
    if match.game.dice == ():
        return text.KEYS_UNDO if match.may_take_back() else ""
    return text.KEYS_HOLD if match.game.rolls_left else text.KEYS_ROW
