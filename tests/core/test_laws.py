# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Laws that hold at every step of every game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dicepoker_core as core
from dicepoker_core.snapshot import append
from tests.core.independent import second_score
from tests.core.random_games import random_game

games = st.builds(
    random_game,
    st.integers(0, 2**32),
    st.integers(1, 6),
    st.sampled_from([core.RULES, core.Rules(62)]),
)


@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@given(games)
def test_a_whole_game_keeps_every_law(steps):
    for game, record, action in steps:
        assert (core.load(core.dump(record))) == (game, record)
        check_cards(game)
        if action < 0:
            break
        assert core.legal_actions(game)
        check_refusals(game)
        if action >= core.FILL:
            check_filled_row(game, record, action)
    assert core.is_over(game)
    assert game.round == 15
    assert len(core.dump(record)) <= 1500
    for card in game.cards:
        assert None not in card.scores


def check_cards(game):
    for card in game.cards:
        sums = core.totals(card, game.rules)
        left = sum(points or 0 for points in card.scores[:6])
        right = sum(points or 0 for points in card.scores[6:])
        bonus = 35 if left > game.rules.bonus_above else 0
        assert sums == (left, bonus, right, 100 * card.further_pokers, sum(sums[:4]))


def check_refusals(game):
    legal = core.legal_actions(game)
    assert list(legal) == sorted(legal)
    before = repr(game)
    for action in range(-2, 49):
        assert core.is_legal(game, action) == (action in legal)
        if action not in legal:
            try:
                core.apply(game, action, (1, 2, 3, 4, 5) if action < core.FILL else None)
            except core.RuleError:
                continue
            raise AssertionError(f"{action} was not refused")
    assert repr(game) == before


def check_filled_row(game, record, action):
    card = game.cards[game.current]
    row = action - core.FILL
    after = core.apply(game, action)
    joker = core.is_joker(card, game.dice)
    written = after.cards[game.current]
    assert written.scores[row] == second_score(row, game.dice, joker and row > 5)
    assert written.further_pokers == card.further_pokers + joker
    assert core.undo(after) == game
    assert core.take_back(append(record, action)) == record
    assert core.load(core.dump(append(record, action)))[0] == after


@pytest.mark.slow
def test_a_thousand_random_games_end_after_15_rounds():
    for seed in range(1000):
        count = sum(action >= core.FILL for _, _, action in random_game(seed, 1 + seed % 2))
        assert count == 15 * (1 + seed % 2)
