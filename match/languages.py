# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The languages, three files each: of the game, of the menus, of help; what is shown is loaded.

A language is its number in LANGUAGES. A new one goes to the end, since settings keep the number.
"""

LANGUAGES = ("en", "bg", "et")
# What each calls itself, in that order.
NAMES = ("English", "Български", "Eesti")


def load_text(language):
    """Return the texts of the game in that language."""
    return _load(text_module(language))


def load_menus(language):
    """Return the texts of the menus, records and faults in that language."""
    return _load(menus_module(language))


def load_help(language):
    """Return the help pages in that language."""
    return _load(help_module(language)).PAGES


def text_module(language):
    """Return the full name of the module with the texts of the game."""
    return "match.text." + LANGUAGES[language]


def menus_module(language):
    """Return the full name of the module with the texts of the menus."""
    return text_module(language) + "_menus"


def help_module(language):
    """Return the full name of the module with the help pages."""
    return text_module(language) + "_help"


def _load(name):
    return __import__(name, None, None, ("x",))
