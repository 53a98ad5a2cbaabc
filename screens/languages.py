# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The languages: a file of texts and a file of help pages each; one of them is loaded at a time."""

import sys

LANGUAGES = ("en", "bg", "et")
NAMES = ("English", "Български", "Eesti")
# In the order that the options count them.


def load_text(language):
    """Return the texts of the language of that number, and let those of the others go."""
    package = sys.modules.get("screens.text")
    for i in range(len(LANGUAGES)):
        if i != language:
            for kind in ("", "_help"):
                name = LANGUAGES[i] + kind
                sys.modules.pop("screens.text." + name, None)
                # The package holds on to what was loaded from it.
                if hasattr(package, name):
                    delattr(package, name)
    return _load("screens.text." + LANGUAGES[language])


def load_help(language):
    """Return the help pages of the language of that number."""
    return _load("screens.text." + LANGUAGES[language] + "_help").PAGES


def _load(name):
    return __import__(name, None, None, ("x",))
