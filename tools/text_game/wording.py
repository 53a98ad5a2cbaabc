# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All that the text game says in one language, and faces and rows as its players type them."""

from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from hardware.store import Store
from match.languages import LANGUAGES
from match.options import Options


class Wording(NamedTuple):
    """phrases: of the text game.   text, menus: of the handheld's screens."""

    phrases: ModuleType
    text: ModuleType
    menus: ModuleType


def wording_of(language: str) -> Wording:
    """Return what is said in ``language``, one of LANGUAGES."""
    return Wording(
        import_module(f"tools.text_game.phrases.{language}"),
        import_module(f"match.text.{language}"),
        import_module(f"match.text.{language}_menus"),
    )


def chosen_language(store: Store) -> str:
    """Return the language that the handheld of ``store`` speaks, or the first one."""
    options = Options()
    options.read(store.read("settings") or b"")
    return LANGUAGES[options.language]


def faces_text(dice: tuple[int, ...]) -> str:
    """Return the faces of ``dice`` as digits, which every screen reader reads."""
    return " ".join(str(face) for face in dice)
