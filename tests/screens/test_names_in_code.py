# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Names that the program says as texts are names that somebody knows: else a misspelt sound
effect would be taken for a broken loudspeaker, and a screen would be missed only when it is asked
for."""

import ast
from functools import cache
from importlib import import_module

from app.screen_table import AT_NAME, TABLE
from match.languages import LANGUAGES
from tests.device import ROOT, Device

# Calls, and which of their arguments is a name of a kind.
CALLS = {
    "cue": {"cue": 0},
    "screen": {
        **{"push": 0, "replace": 0, "home": 0, "go_home": 0, "begin": 0},
        **{"make_room": 0, "prepare": 0, "do_later": 0, "load_screen": 0, "make_screen": 0},
    },
    "fault": {"_add": 1, "_try": 1, "lose": 0, "use": 0},
}
# What the app does later beside preparing a screen.
CHORES = {"parts", "match", "over", "ended", "tidy", "behind"}
BUTTONS = {"up", "down", "left", "right", "a", "b", "start", "select"}


def trees():
    for package in ("app", "screens", "hardware"):
        for path in sorted((ROOT / package).rglob("*.py")):
            yield ast.parse(path.read_text())


@cache
def named(kind):
    """Return the texts that stand where a name of ``kind`` is said."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            function = node.func
            called = getattr(function, "attr", getattr(function, "id", None))
            place = CALLS[kind].get(called)
            if place is None or len(node.args) <= place or is_of_texts(function):
                continue
            found |= texts(node.args[place])
    return found


def is_of_texts(function):
    """Tell whether it is a method of a text that is called like an answer of a screen."""
    return isinstance(function, ast.Attribute) and function.attr == "replace"


def texts(node):
    """The texts that an expression may be; of a condition those of its two ends."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return set()


def test_every_sound_effect_that_is_named_is_there_and_each_is_named():
    assert named("cue") == set(Device().world.load("hardware.sound").EFFECTS)


def test_every_screen_that_is_named_is_in_the_table():
    assert len(named("screen")) > 15
    assert named("screen") - CHORES <= {row[AT_NAME] for row in TABLE}


def test_every_part_that_may_fail_has_its_text_in_each_language_and_no_other_has():
    parts = named("fault")
    for language in LANGUAGES:
        assert set(import_module(f"match.text.{language}_menus").FAULTS) == parts


def test_every_button_that_is_asked_for_is_one():
    asked = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare) and getattr(node.left, "id", "") == "button":
                for part in node.comparators:
                    found = part.elts if isinstance(part, ast.Tuple) else [part]
                    asked |= set().union(*map(texts, found))
    # A long press of B is what takes a row back.
    assert asked == BUTTONS | {"undo"}
