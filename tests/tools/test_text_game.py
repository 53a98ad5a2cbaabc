# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The game line by line on a terminal."""

import random

import pytest

import dicepoker_core as core
from hardware.store import Store
from match.match import from_bytes
from match.records import Records
from tests.core.independent import ALL_SETS
from tools.simulator.host import Memory
from tools.text_game.text_game import TextGame, play_demo


def play(lines, store=None, seed=1):
    """Play the lines given and return what was written."""
    left, written = list(lines), []

    def read(prompt):
        written.append(prompt)
        return left.pop(0) if left else None

    TextGame(read, written.append, random.Random(seed).randbytes, store).run()
    return written


def store():
    return Store(Memory(b"\xff" * 8192))


def test_a_whole_game_of_two_is_played_with_keeps_hints_and_undo():
    lines = ["2", "Anna", ""]
    for row in range(1, 16):
        for _ in range(2):
            lines += ["roll", "hint", "keep 1 2", f"write {row}", "undo", "card", f"w {row}"]
    lines.append("")
    said = "\n".join(play(lines))
    assert "The game is over." in said
    assert "1. " in said and "Player 2" in said
    assert said.count("Taken back.") == 30
    assert said.count("Hint:") == 30
    assert "Anna writes" in said


def test_the_game_is_kept_between_runs_and_shared_with_the_handheld():
    kept = store()
    play(["1", "Anna", "roll", "quit"], kept)
    dice = from_bytes(kept.read("game")).game.dice
    again = play(["yes", "card"], kept)
    assert any("A game of Anna is kept" in line for line in again)
    assert from_bytes(kept.read("game")).game.dice == dice
    fresh = play(["no", "1", "Bob", "quit"], kept)
    assert any("Round 1, Bob" in line for line in fresh)


def test_a_finished_game_enters_the_records_that_the_handheld_shows():
    kept = store()
    lines = ["1", "Anna"]
    for row in range(1, 16):
        lines += ["roll", f"write {row}"]
    said = play([*lines, ""], kept)
    records = Records()
    records.read(kept.read("records"))
    assert [name for _, _, name in records.scores] == ["Anna"]
    assert records.people[0].games == 1
    assert any("lost" in line and "perfect play" in line for line in said)
    assert not kept.read("game")
    kept.write("records", b"no records")
    said = play([*lines, ""], kept)
    assert any("records are damaged" in line for line in said)
    assert kept.read("aside records") == b"no records"


@pytest.mark.parametrize("kept_bytes", [2, 30])
def test_records_that_end_too_early_are_told_and_set_aside(kept_bytes):
    kept = store()
    lines = ["1", "Anna"]
    for row in range(1, 16):
        lines += ["roll", f"write {row}"]
    cut = Records().to_bytes()[:kept_bytes]
    kept.write("records", cut)
    said = play([*lines, ""], kept)
    assert any("records are damaged" in line for line in said)
    assert kept.read("aside records") == cut


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("write pair", "No: roll before filling a row."),
        ("write 16", "No: no such row: '16'"),
        ("write t", "No: no such row: 't'"),
        ("keep", "No: keep takes the places"),
        ("keep 6", "No: keep takes places of dice from 1 to 5, not '6'."),
        ("keep 1", "No: the first roll of a turn rolls all five dice."),
        ("undo", "No: nothing to take back."),
        ("dance", "Unknown command."),
    ],
)
def test_what_cannot_be_done_is_told_and_the_game_goes_on(line, answer):
    said = play(["1", "Anna", line, "roll"])
    assert any(answer in written for written in said)
    assert any("Anna rolls" in written for written in said)


@pytest.mark.parametrize(
    ("words", "row"),
    [
        ("three of a kind", 8),
        ("3 of a kind", 8),
        ("small", 11),
        ("poker", 13),
        ("9", 8),
        ("ch", 14),
    ],
)
def test_a_row_is_named_by_words_or_number(words, row):
    kept = store()
    play(["1", "Anna", "roll", f"write {words}"], kept)
    scores = from_bytes(kept.read("game")).game.cards[0].scores
    assert [i for i in range(15) if scores[i] is not None] == [row]


def test_bad_setup_answers_are_asked_again():
    said = play(["0", "7", "six", "1", "MuchTooLongAName", "Anna", "quit"])
    assert said.count("Please give a number from 1 to 6.") == 3
    assert any("1 to 8 letters" in line for line in said)
    assert any("Round 1, Anna" in line for line in said)


def test_a_damaged_save_is_told_and_set_aside():
    kept = store()
    kept.write("game", b"no game at all")
    said = play(["1", "Anna", "quit"], kept)
    assert any("is damaged" in line and "set aside" in line for line in said)
    assert kept.read("aside game") == b"no game at all"


def test_the_demonstration_is_a_whole_game_of_two_computers():
    said: list[str] = []
    play_demo(said.append, random.Random(3).randbytes)
    assert sum(" writes " in line for line in said) == 2 * len(core.ROWS)
    assert said[-2].startswith("1. ") and len(ALL_SETS) == 252
