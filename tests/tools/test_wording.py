# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The text game in every language."""

import random
import re
from importlib import import_module

import pytest

from hardware.store import Store
from match.languages import LANGUAGES
from match.match import from_bytes
from match.options import Options
from tools.simulator.host import Memory
from tools.text_game.text_game import TextGame
from tools.text_game.wording import chosen_language, wording_of

every = pytest.mark.parametrize("language", LANGUAGES)


def phrases_of(language):
    module = import_module(f"tools.text_game.phrases.{language}")
    return {key: value for key, value in vars(module).items() if key.isupper()}


def holes(value):
    return re.findall(r"%[sd]", "".join(value))


@every
def test_every_language_has_the_same_phrases_with_the_same_holes(language):
    english = phrases_of("en")
    phrases = phrases_of(language)
    assert set(phrases) == set(english)
    for key, value in english.items():
        assert holes(phrases[key]) == holes(value), key
    assert len(phrases["COMMANDS"]) == len(english["COMMANDS"]) == 9
    assert all(command in phrases["LIST"] for command in phrases["COMMANDS"])


def play(lines, language, store, seed=1):
    left, written = list(lines), []

    def read(prompt):
        written.append(prompt)
        return left.pop(0) if left else None

    TextGame(read, written.append, random.Random(seed).randbytes, store, language).run()
    return written


@every
def test_a_whole_game_is_played_in_the_words_of_the_language(language):
    phrases, text, menus = wording_of(language)
    roll, keep, write, card, hint, undo, help_, leave, dice = phrases.COMMANDS
    store = Store(Memory(b"\xff" * 8192))
    lines = ["2", "", menus.KINDS[3], roll, hint, f"{keep} 1 2", dice, card, help_, leave]
    said = play(lines, language, store)
    assert phrases.LIST in said
    assert phrases.GOOD_BYE_KEPT in said
    assert any(text.ROWS[13] in line for line in said)
    lines = [""]
    for row in range(15):
        if row:
            lines.append(roll)
        lines += [f"{write} {text.ROWS[row].lower()}", undo, f"{write} {text.ROWS[row]}"]
    lines += ["", ""]
    said = play(lines, language, store, seed=2)
    assert phrases.OVER in said
    assert len([line for line in said if line.startswith(("1. ", "2. "))]) == 2
    assert phrases.UNKNOWN not in said
    # A language other than English says nothing in English.
    if language != "en":
        others = set(phrases_of("en").values()) - set(phrases_of(language).values())
        assert not others & set(said)


@every
@pytest.mark.parametrize(
    ("before", "line", "why"),
    [
        ((), "{write} 1", "ROLL_FIRST"),
        ((), "{keep} 1", "ROLL_ALL"),
        (("{roll}",), "{keep} 1 2 3 4 5", "LEAVE_ONE"),
        (("{roll}",) * 3, "{roll}", "NO_ROLLS"),
        ((), "{undo}", "NOTHING_BACK"),
        ((), "{keep}", "NO_PLACES"),
        (("{roll}", "{write} 1", "{roll}"), "{write} 1", None),
    ],
)
def test_what_the_rules_forbid_is_refused_in_the_language(language, before, line, why):
    phrases, text, _ = wording_of(language)
    names = dict(zip(("roll", "keep", "write"), phrases.COMMANDS, strict=False))
    names["undo"] = phrases.COMMANDS[5]
    store = Store(Memory(b"\xff" * 8192))
    lines = [words.format(**names) for words in (*before, line)]
    said = play(["1", "Anna", *lines], language, store)
    if why:
        assert phrases.REFUSED % getattr(phrases, why) in said
    else:
        dice = " ".join(map(str, from_bytes(store.read("game")).game.dice))
        assert phrases.REFUSED % (phrases.ROW_BARRED % (text.ROWS[0], dice)) in said


def test_english_commands_and_rows_are_understood_in_every_language():
    for language in LANGUAGES[1:]:
        store = Store(Memory(b"\xff" * 8192))
        said = play(["1", "Anna", "roll", "write three of a kind", "quit"], language, store)
        assert wording_of(language).phrases.UNKNOWN not in said
        assert from_bytes(store.read("game")).game.cards[0].scores[8] is not None


def test_the_text_game_speaks_what_the_handheld_speaks():
    store = Store(Memory(b"\xff" * 8192))
    assert chosen_language(store) == "en"
    options = Options()
    options.language = 2
    store.write("settings", options.to_bytes())
    assert chosen_language(store) == "et"
