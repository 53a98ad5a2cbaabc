# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Challenge codes notice errors, and their dice are even and do not hang together."""

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicepoker_core.challenge import (
    LENGTH,
    LETTERS,
    SEEDS,
    CodeError,
    code_of,
    faces_of,
    new_seed,
    seed_of,
)
from match.match import PERSON, Match, from_bytes

seeds = st.integers(0, SEEDS - 1)
# The 0.999 quantiles of chi-square with 5 and with 35 degrees of freedom.
EVEN_FACES = 20.5
EVEN_PAIRS = 66.6


def chi_square(counts, cells):
    mean = sum(counts.values()) / cells
    return sum((counts[i] - mean) ** 2 for i in counts) / mean + (cells - len(counts)) * mean


@given(seeds)
def test_a_code_names_its_seed(seed):
    code = code_of(seed)
    assert len(code) == LENGTH and set(code) <= set(LETTERS)
    assert seed_of(code) == seed


@given(seeds, st.integers(0, LENGTH - 1), st.sampled_from(LETTERS))
def test_one_wrong_letter_is_noticed(seed, place, letter):
    code = code_of(seed)
    wrong = code[:place] + letter + code[place + 1 :]
    if wrong != code:
        with pytest.raises(CodeError, match="wrong"):
            seed_of(wrong)


@given(seeds, st.integers(0, LENGTH - 2))
def test_two_swapped_neighbours_are_noticed(seed, place):
    code = code_of(seed)
    wrong = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    if wrong != code:
        with pytest.raises(CodeError):
            seed_of(wrong)


@pytest.mark.parametrize(
    ("code", "why"), [("", "7 letters, not 0"), ("22222222", "not 8"), ("O222222", "'O'")]
)
def test_what_is_no_code_is_refused_with_the_reason(code, why):
    with pytest.raises(CodeError, match=why):
        seed_of(code)


def test_no_two_letters_look_alike():
    assert len(LETTERS) == len(set(LETTERS)) == 31
    # 0 and O, 1 and I, U and V.
    assert not set("01IOU") & set(LETTERS)


def test_the_dice_of_neighbouring_codes_are_even_and_independent():
    for round_, number in ((1, 0), (1, 4), (2, 0), (15, 14)):
        dice = [faces_of(seed, round_, number, 30)[0] for seed in range(30_000)]
        assert chi_square(Counter(dice), 6) < EVEN_FACES
        assert chi_square(Counter(pairwise(dice)), 36) < EVEN_PAIRS
    turns = [faces_of(7, round_, 0, 0) for round_ in range(1, 16)]
    assert len(set(turns)) > 10


@given(seeds, st.integers(1, 15), st.integers(0, 10), st.integers(0, 30))
def test_the_kth_die_of_a_round_is_the_same_whatever_is_held(seed, round_, drawn, keep):
    all_five = faces_of(seed, round_, drawn, 0)
    some = faces_of(seed, round_, drawn, keep)
    rolled = [some[i] for i in range(5) if not keep >> i & 1]
    assert tuple(rolled) == all_five[: len(rolled)]


def test_every_player_and_every_board_rolls_the_same_dice():
    def refuse(count):
        raise AssertionError("a challenge draws no random byte")

    match = Match((("Anna", PERSON), ("Bob", PERSON)), seed=4711)
    for _ in range(2):
        match.act(0, refuse)
        first = match.game.dice
        match.act(3, refuse)
        kept = match.game.dice
        # Power off and on in mid-turn changes nothing.
        match = from_bytes(match.to_bytes())
        assert match.seed == 4711
        match.act(0, refuse)
        last = match.game.dice
        assert kept[:2] == first[:2]
        assert kept[2:] == faces_of(4711, 1, 5, 0)[:3]
        assert last == faces_of(4711, 1, 8, 0)
        match.act(32 + 14, refuse)


def test_a_new_seed_comes_from_the_random_bytes():
    chance = random.Random(3)
    drawn = {new_seed(chance.randbytes) for _ in range(100)}
    assert len(drawn) == 100 and all(0 <= seed < SEEDS for seed in drawn)
