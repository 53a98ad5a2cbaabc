# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Loads the code and texts of screens when they are needed, and unloads what is not; see the
table of screens for what belongs together."""

import gc
import sys

from app.screen_table import (
    AT_BRINGS,
    AT_MODULE,
    AT_NAME,
    AT_TEXTS,
    AT_UNLOADS,
    OF_GAME,
    OF_HELP,
    PASSING,
    PLAYING,
    TABLE,
    row_of,
)
from match.languages import (
    LANGUAGES,
    help_module,
    load_help,
    load_menus,
    menus_module,
    text_module,
)


def unload(name):
    """Unload the module of that full name, which is loaded again when next imported. Tell whether
    it was loaded."""
    package, _, child = name.rpartition(".")
    was_loaded = sys.modules.pop(name, None) is not None
    # The package holds on to what was loaded from it.
    parent = sys.modules.get(package)
    if hasattr(parent, child):
        delattr(parent, child)
    return was_loaded


def is_loaded(name):
    """Tell whether the code of the row ``name`` is there."""
    return row_of(name)[AT_MODULE] in sys.modules


def load_screen(name, language):
    """Load the code of the row ``name``, and its texts in that language.

    Raises MemoryError where there is no room for it, and ImportError for a name of no row.
    """
    row = row_of(name)
    if row[AT_TEXTS] != OF_GAME:
        load_menus(language)
    if row[AT_TEXTS] == OF_HELP:
        load_help(language)
    __import__(row[AT_MODULE])


def make_screen(name, app):
    """Return a new screen of that name. Raises as ``load_screen`` does."""
    load_screen(name, app.options.language)
    module = row_of(name)[AT_MODULE]
    # The class is named as its file, in words with capitals.
    words = module[module.rfind(".") + 1 :].split("_")
    made = "".join([word[0].upper() + word[1:] for word in words])
    screen = getattr(sys.modules[module], made)(app)
    screen.name = name
    return screen


def unload_passing(shown):
    """Unload the code of passing screens, what they bring along and the texts of the menus, but
    not what the rows whose names are in ``shown`` need."""
    used = ()
    shows_menus = False
    for row in TABLE:
        if row[AT_NAME] in shown:
            used += (row[AT_MODULE],) + row[AT_BRINGS]
            if row[AT_TEXTS] != OF_GAME:
                shows_menus = True
    went = _unload_rows(PASSING, used)
    if not shows_menus:
        went = _unload_menus() or went
    if went:
        gc.collect()


def unload_playing():
    """Unload what is played with and all that thinks; no screen of a game may be built.

    To collect it, which takes 40 ms, is left to the caller, behind whom somebody may wait.
    """
    _unload_rows(PLAYING, ())


def unload_other_languages(language):
    """Unload the texts of all languages but that one's of the game."""
    for other in range(len(LANGUAGES)):
        if other != language:
            unload(text_module(other))
    _unload_menus()


def _unload_rows(when, used):
    went = False
    for row in TABLE:
        if row[AT_UNLOADS] == when:
            for module in (row[AT_MODULE],) + row[AT_BRINGS]:
                if module not in used and unload(module):
                    went = True
    return went


def _unload_menus():
    went = False
    for language in range(len(LANGUAGES)):
        if unload(menus_module(language)):
            went = True
        if unload(help_module(language)):
            went = True
    return went
