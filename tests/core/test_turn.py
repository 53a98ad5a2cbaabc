# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The turn player: its sets, and its worths against trying every keep and every roll."""

import random
import sys
from collections import Counter
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import pytest

import dicepoker_core as core
from dicepoker_core.card import Card
from dicepoker_core.game import Game
from dicepoker_core.players.levels import (
    EASY,
    HARD,
    MEDIUM,
    PERFECT,
    careless_keep,
    level_of,
    values_of,
)
from dicepoker_core.players.sets import FIRST_FULL, FITS, FULL, SETS, Sets
from dicepoker_core.players.turn_solver import UNIT, TurnSolver
from dicepoker_core.players.values import open_table
from tests.core.independent import ALL_SETS
from tests.core.random_games import random_game
from tools.bench import decide, micropython


@pytest.fixture(scope="module")
def sets():
    built = Sets()
    for _ in built.build():
        pass
    return built


@pytest.fixture(scope="module")
def values():
    return {level: values_of(level, open_table) for level in (EASY, MEDIUM, HARD, PERFECT)}


def dice_of(sets):
    """The dice of every set, found by adding one die after the other."""
    found = {0: ()}
    for number in range(FIRST_FULL):
        for face in range(1, 7):
            more = tuple(sorted((*found[number], face)))
            assert found.setdefault(sets.more(number, face), more) == more
    return found


def test_the_sets_are_all_462_and_grow_die_by_die(sets):
    found = dice_of(sets)
    every = [d for size in range(6) for d in combinations_with_replacement(range(1, 7), size)]
    assert [found[number] for number in range(SETS)] == every


def test_what_is_known_of_a_set_agrees_with_the_rules(sets):
    for number, dice in enumerate(ALL_SETS):
        assert sets.dice(number) == dice
        assert sets.sums[number] == sum(dice)
        fits = [row for row in range(6, 15) if sets.marks[number] >> FITS + row - 6 & 1]
        assert fits == [row for row in range(6, 15) if core.score(row, dice)]
        for keep in range(32):
            kept = tuple(sorted(dice[i] for i in range(5) if keep >> i & 1))
            assert dice_of_number(sets, sets.number(dice, keep)) == kept
    assert [sets.dice(number) for number in sets.equal] == [(face,) * 5 for face in range(1, 7)]


def dice_of_number(sets, number):
    if number >= FIRST_FULL:
        return sets.dice(number - FIRST_FULL)
    return next(
        kept
        for size in range(5)
        for kept in combinations_with_replacement(range(1, 7), size)
        if walk(sets, kept) == number
    )


def walk(sets, dice):
    number = 0
    for face in dice:
        number = sets.more(number, face)
    return number


def a_game(scores, dice, rolls_left):
    filled = sum(points is not None for points in scores)
    return Game((Card(scores, 0),), 0, filled + 1, dice, rolls_left, core.RULES, None)


def brute_worth(card, values, rolls):
    """The worth of every five dice with ``rolls`` rolls left, by trying all keeps."""
    after = [0] * 46
    for _ in values.fill(card, core.RULES, after):
        pass
    worths = {}
    for dice in ALL_SETS:
        further = 100 if core.is_joker(card, dice) else 0
        best = None
        shown = core.preview(card, dice)
        for row in core.legal_rows(card, dice):
            if row < 6:
                slot = 6 * row + shown[row] // (row + 1)
            else:
                slot = 45 if row == core.POKER and shown[row] else 30 + row
            worth = shown[row] + further + after[slot] / UNIT
            best = worth if best is None else max(best, worth)
        worths[dice] = best
    for _ in range(rolls):
        means = {}
        for size in range(6):
            rolled = Counter(tuple(sorted(d)) for d in product(range(1, 7), repeat=5 - size))
            for kept in {part for dice in ALL_SETS for part in combinations(dice, size)}:
                total = sum(n * worths[tuple(sorted(kept + more))] for more, n in rolled.items())
                means[kept] = total / 6 ** (5 - size)
        worths = {
            dice: max(means[part] for size in range(6) for part in combinations(dice, size))
            for dice in ALL_SETS
        }
    return worths


def random_cards(count):
    chance = random.Random(11)
    cards = []
    for _ in range(count):
        scores = []
        for row in range(15):
            if chance.random() < 0.5:
                scores.append(None)
            elif row < 6:
                scores.append((row + 1) * chance.randrange(6))
            else:
                scores.append(chance.choice((0, 50 if row == core.POKER else 25)))
        if None not in scores:
            scores[chance.randrange(15)] = None
        cards.append(Card(tuple(scores), 0))
    # A joker: poker holds 50, and no right row is open.
    cards.append(Card((None, 4, None, 8, 15, 18, *(20,) * 7, 50, 20), 0))
    return cards


@pytest.mark.parametrize("card", random_cards(3), ids=str)
@pytest.mark.parametrize("level", [MEDIUM, HARD, PERFECT])
def test_the_turn_agrees_with_trying_every_keep_and_roll(sets, values, card, level):
    turn = TurnSolver(sets)
    turn.begin(a_game(card.scores, (1, 1, 1, 1, 1), 2), values[level])
    turn.finish()
    for rolls in (0, 1, 2):
        slow = brute_worth(card, values[level], rolls)
        for dice in ALL_SETS[::5]:
            _, worth = turn.choose(a_game(card.scores, dice, rolls))
            # Each of ten roundings loses less than 1 / UNIT.
            assert worth / UNIT == pytest.approx(slow[dice], abs=10 / UNIT)


@pytest.mark.slow
def test_every_level_names_a_legal_action_for_all_dice_single_rows_and_rolls(sets, values):
    turn = TurnSolver(sets)
    for level in (EASY, MEDIUM, HARD, PERFECT):
        for row in range(15):
            for poker in (0, 50):
                scores = [15] * 15
                scores[:6] = [3 * (face + 1) for face in range(6)]
                scores[core.POKER] = poker
                scores[row] = None
                for rolls_left in (0, 1, 2):
                    turn.begin(
                        a_game(tuple(scores), (1,) * 5, rolls_left),
                        values[level],
                        level_of(level).rolls_ahead,
                    )
                    turn.finish()
                    for dice in ALL_SETS:
                        game = a_game(tuple(scores), dice, rolls_left)
                        assert core.is_legal(game, turn.choose(game)[0])


def test_a_deadline_after_any_slice_finds_a_legal_move(sets, values):
    turn = TurnSolver(sets)
    scores = (3, None, 9, None, None, 18, 20, 0, None, 15, 25, None, None, 50, None)
    for dice in ALL_SETS[::9]:
        game = a_game(scores, dice, 2)
        turn.begin(game, values[PERFECT])
        assert core.is_legal(game, turn.choose(game)[0])
        while not turn.work():
            assert core.is_legal(game, turn.choose(game)[0])
        assert core.is_legal(game, turn.choose(game)[0])


def test_the_joker_is_obeyed_all_through_games_of_pokers(sets, values):
    turn = TurnSolver(sets)
    chance = random.Random(5)
    for level in (MEDIUM, PERFECT):
        game = core.new_game(1)
        while not core.is_over(game):
            if game.rolls_left == 3:
                turn.begin(game, values[level])
                turn.finish()
                game = core.apply(game, 0, (chance.randint(1, 6),) * 5)
                continue
            action, _ = turn.choose(game)
            assert core.is_legal(game, action)
            game = core.apply(game, action, (6,) * 5 if action < core.FILL else None)
        assert game.cards[0].further_pokers > 5


def test_a_large_straight_is_never_rolled_again_and_a_bad_one_is(sets, values):
    scores = tuple(
        None if row in (core.LARGE_STRAIGHT, core.CHANCE) else 20 if row > 5 else 3 * row + 3
        for row in range(15)
    )
    turn = TurnSolver(sets)
    for level in (EASY, MEDIUM, HARD, PERFECT):
        game = a_game(scores, (2, 3, 4, 5, 6), 2)
        turn.begin(game, values[level])
        turn.finish()
        assert turn.choose(game)[0] == core.FILL + core.LARGE_STRAIGHT
        game = a_game(scores, (2, 3, 4, 5, 5), 2)
        assert turn.choose(game)[0] < core.FILL
        assert turn.choose(a_game(scores, (2, 3, 4, 5, 5), 0))[0] == core.FILL + core.CHANCE


def test_a_choice_is_repeated_and_leaves_the_game_alone(sets, values):
    for game, _, action in random_game(3, 1):
        if action >= 0 and game.dice:
            first, second = TurnSolver(sets), TurnSolver(sets)
            first.begin(game, values[PERFECT])
            first.finish()
            second.begin(game, values[PERFECT])
            second.finish()
            before = repr(game)
            assert first.choose(game) == second.choose(game)
            assert repr(game) == before


def test_no_slice_is_long_and_the_first_roll_stays_within_20000_steps(sets, values):
    turn = TurnSolver(sets)
    game = core.apply(core.new_game(1), 0, (1, 2, 3, 5, 6))
    turn.begin(game, values[PERFECT])
    longest = before = 0
    while not turn.work():
        longest = max(longest, turn.steps - before)
        before = turn.steps
    assert 5000 < turn.steps <= 20_000
    assert longest <= 160


@pytest.mark.slow
def test_micropython_decides_the_same_in_a_heap_of_64_kb():
    if not Path(micropython()[0]).exists():
        pytest.skip("PyPI has no MicroPython for this machine: decisions are not proved on it here")
    _, decided = decide([sys.executable])
    assert decided == decide(micropython())[1]
    assert decided.count("(") == 4


@pytest.mark.parametrize("dice", ALL_SETS[::17], ids=str)
def test_a_careless_roll_keeps_the_most_frequent_face(dice):
    kept = [dice[i] for i in range(5) if careless_keep(dice) >> i & 1]
    most = max(dice, key=lambda face: (dice.count(face), face))
    assert kept == [most] * dice.count(most)


def test_full_sets_are_252():
    assert len(ALL_SETS) == FULL
