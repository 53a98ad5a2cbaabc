# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The languages, three files each: of the game, of the menus, of help; one language is loaded at a
time, and of it what is shown."""

from screens.unload import unload

LANGUAGES = ("en", "bg", "et")
NAMES = ("English", "Български", "Eesti")
# In the order that the options count them.
_MENUS = ("en_menus", "bg_menus", "et_menus")
_HELP = ("en_help", "bg_help", "et_help")


def load_text(language):
    """Return the texts of the language of that number, and let those of the others go."""
    unload("screens.text", LANGUAGES[:language] + LANGUAGES[language + 1 :])
    forget_menus()
    return _load(LANGUAGES[language])


def forget_menus():
    """Let the texts of menus and help go; no screen that shows them may be shown. Tell whether
    there were any."""
    return unload("screens.text", _MENUS + _HELP)


def load_menus(language):
    """Return the texts of the menus of the language of that number."""
    return _load(_MENUS[language])


def load_help(language):
    """Return the help pages of the language of that number."""
    return _load(_HELP[language]).PAGES


def _load(name):
    return __import__("screens.text." + name, None, None, ("x",))
