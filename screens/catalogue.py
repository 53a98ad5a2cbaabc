# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All screens by name; the file of one is loaded when it is first shown."""

import gc
import sys

from screens.languages import forget_menus, load_help, load_menus
from screens.unload import unload

# A screen is in a file of its own name, and its class is named likewise; but:
_FILE_OF = {"card": "score_card"}
# Screens that say what they say with the texts of the menus.
_WITH_MENUS = ("scores", "review", "help", "setup", "house", "code", "name", "settings")
# Large and seldom looked at: they give their memory back, and with them what some bring along.
_PASSING = ("language", "result") + _WITH_MENUS
_BRINGS = {"scores": ("records", "remember", "statistics", "export"), "help": ("examples",)}
# What a game shows beside the turn, and what computers and the coach bring along.
_PLAYING = ("score_card", "handover", "thinker", "coach", "computer")
_THINKING = ("slices", "sets", "turn", "values", "left_side", "levels", "par", "coach", "review")


def forget_passing(shown):
    """Let the code of passing screens go, but that of the screens whose names are in ``shown``."""
    none_is_shown = True
    went = False
    for name in _PASSING:
        if name in shown:
            none_is_shown = False
        elif unload("screens", (name,) + _BRINGS.get(name, ())):
            went = True
    if none_is_shown:
        went = forget_menus() or went
        unload("screens", ("option_screen",))
        unload("screens.widgets", ("letter_row",))
        unload("dicepoker_core", ("challenge",))
    if went:
        gc.collect()


def forget_playing():
    """Let what is played with and all that thinks go; no screen of a game may be built.

    To collect it, which takes 40 ms, is left to the caller, behind whom somebody may wait.
    """
    unload("screens", _PLAYING)
    unload("dicepoker_core.players", _THINKING)


def is_loaded(name):
    """Tell whether the code of the screen ``name`` is there."""
    return _module_of(name) in sys.modules


def load_screen(name, language):
    """Load the code of the screen ``name``, and its texts in the language of that number.

    Raises MemoryError where there is no room for it.
    """
    if name in _WITH_MENUS:
        load_menus(language)
    if name == "help":
        load_help(language)
    __import__(_module_of(name))


def make_screen(name, app):
    """Return a new screen of that name. Raises ImportError for a name that no screen has, and
    MemoryError."""
    load_screen(name, app.options.language)
    words = _FILE_OF.get(name, name).split("_")
    made = "".join([word[0].upper() + word[1:] for word in words])
    screen = getattr(sys.modules[_module_of(name)], made)(app)
    screen.name = name
    return screen


def _module_of(name):
    return "screens." + _FILE_OF.get(name, name)
