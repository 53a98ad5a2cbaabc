# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All screens by name; the file of one is loaded when it is first shown."""

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


def make_screen(name, app):
    """Return a new screen of that name. Raises KeyError for a name that no screen has."""
    file, made = _SCREENS[name]
    return getattr(__import__("screens." + file, None, None, (made,)), made)(app)
