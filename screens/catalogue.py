# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All screens by name; the file of one is loaded when it is first shown."""

import gc

from screens.languages import forget_menus
from screens.unload import unload

# The file and the class of each.
_SCREENS = {
    "language": ("language", "Language"),
    "title": ("title", "Title"),
    "setup": ("setup", "Setup"),
    "house": ("house", "House"),
    "code": ("code", "Code"),
    "name": ("name", "Name"),
    "settings": ("settings", "Settings"),
    "scores": ("scores", "Scores"),
    "help": ("help", "Help"),
    "turn": ("turn", "Turn"),
    "card": ("score_card", "ScoreCard"),
    "handover": ("handover", "Handover"),
    "confirm": ("confirm", "Confirm"),
    "result": ("result", "Result"),
    "review": ("review", "Review"),
    "crash": ("crash", "Crash"),
    "pretend": ("pretend", "Pretend"),
}

# Large and seldom looked at: they give their memory back.
_PASSING = (
    "scores",
    "records",
    "review",
    "help",
    "examples",
    "setup",
    "house",
    "code",
    "name",
    "settings",
)
# What computers and the coach bring along.
_THINKING = ("slices", "sets", "turn", "values", "left_side", "levels", "par", "coach")


def forget_passing():
    """Let the code of passing screens go; none of them may be shown."""
    unload("screens", _PASSING)
    forget_menus()


def forget_thinking():
    """Let all that thinks go; no screen of a game may be built."""
    unload("screens", ("thinker", "coach", "computer"))
    unload("dicepoker_core.players", _THINKING)
    gc.collect()


def make_screen(name, app):
    """Return a new screen of that name. Raises KeyError for a name that no screen has."""
    file, made = _SCREENS[name]
    return getattr(__import__("screens." + file, None, None, (made,)), made)(app)
