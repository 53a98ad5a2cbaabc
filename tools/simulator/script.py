# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Scripts of button presses.

A line is ``press A``, ``press LEFT 3``, ``hold B 800`` (ms), ``wait 500`` (ms), ``shot NAME`` or
``quit``; empty lines and what follows a # do not count.
"""

import re
from typing import NamedTuple

BUTTONS = ("up", "down", "left", "right", "a", "b", "start", "select")
_PRESS_MS = 80
# From letting a button go to the next step.
BETWEEN_MS = 80
_LONGEST_MS = 3_600_000
_MOST_PRESSES = 10_000


class ScriptError(ValueError):
    """A line that is no step; the text names the line and what was expected."""


class Step(NamedTuple):
    """verb: "press", "wait", "shot" or "quit".   name: of the button or the shot.   times: how
    many presses.   ms: how long each press or the wait is."""

    verb: str
    name: str = ""
    times: int = 1
    ms: int = 0


def parse(text: str, source: str = "script") -> list[Step]:
    """Return the steps of a script. Raises ScriptError for the first line that is none."""
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            try:
                steps.append(_step(words))
            except ScriptError as error:
                raise ScriptError(f"{source}, line {number}: {line.strip()!r}: {error}") from None
    return steps


def _step(words: list[str]) -> Step:
    verb, *rest = words
    if verb == "press" and len(rest) in (1, 2):
        times = _number(rest[1], _MOST_PRESSES) if len(rest) == 2 else 1
        return Step("press", _button(rest[0]), times, _PRESS_MS)
    if verb == "hold" and len(rest) == 2:
        return Step("press", _button(rest[0]), 1, _number(rest[1], _LONGEST_MS))
    if verb == "wait" and len(rest) == 1:
        return Step("wait", ms=_number(rest[0], _LONGEST_MS))
    if verb == "shot" and len(rest) == 1:
        if not re.fullmatch(r"[A-Za-z0-9_-]+", rest[0]):
            raise ScriptError("expected a name of letters, digits, - and _")
        return Step("shot", rest[0])
    if verb == "quit" and not rest:
        return Step("quit")
    raise ScriptError("expected press BUTTON [TIMES], hold BUTTON MS, wait MS, shot NAME or quit")


def _button(word: str) -> str:
    if word.lower() not in BUTTONS:
        raise ScriptError(f"expected a button, one of {', '.join(BUTTONS).upper()}")
    return word.lower()


def _number(word: str, most: int) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise ScriptError(f"expected a whole number from 1 to {most}, not {word!r}")
    return int(word)
