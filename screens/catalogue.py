# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All screens by name; the file of one is loaded when it is first shown."""

import gc

from screens.languages import forget_menus
from screens.unload import unload

# A screen is in a file of its own name, and its class is named likewise; but:
_FILE_OF = {"card": "score_card"}
# Large and seldom looked at: they give their memory back.
_PASSING = (
    "language",
    "scores",
    "records",
    "remember",
    "statistics",
    "export",
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
_THINKING = ("slices", "sets", "turn", "values", "left_side", "levels", "par", "coach", "review")


def forget_passing(shown):
    """Let the code of passing screens go, but that of the screens whose names are in ``shown``."""
    passing = [name for name in _PASSING if name not in shown]
    unload("screens", passing)
    if len(passing) == len(_PASSING):
        forget_menus()
        unload("screens.widgets", ("letter_row",))
        unload("dicepoker_core", ("challenge",))


def forget_thinking():
    """Let all that thinks go; no screen of a game may be built."""
    unload("screens", ("thinker", "coach", "computer"))
    unload("dicepoker_core.players", _THINKING)
    gc.collect()


def make_screen(name, app):
    """Return a new screen of that name. Raises ImportError for a name that no screen has."""
    file = _FILE_OF.get(name, name)
    made = "".join([word[0].upper() + word[1:] for word in file.split("_")])
    screen = getattr(__import__("screens." + file, None, None, (made,)), made)(app)
    screen.name = name
    return screen
