# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Turns, rounds, undo, winners, and what is refused."""

import pytest

import dicepoker_core as core

DICE = (4, 2, 4, 5, 2)


def rolled(game=None, times=1):
    game = game or core.new_game(1)
    for _ in range(times):
        game = core.apply(game, 0, DICE)
    return game


def test_a_turn_has_three_rolls_and_then_a_row():
    game = core.new_game(1)
    assert core.legal_actions(game) == (0,)
    for left in (2, 1, 0):
        game = core.apply(game, 0, DICE)
        assert game.rolls_left == left
    assert core.legal_actions(game) == tuple(range(32, 47))


def test_any_dice_but_all_five_may_be_kept():
    assert core.legal_actions(rolled()) == tuple(range(31)) + tuple(range(32, 47))


@pytest.mark.parametrize("keep", range(31))
def test_kept_dice_stay_and_the_others_change(keep):
    game = core.apply(rolled(), keep, (1, 1, 1, 1, 1))
    for i in range(5):
        assert game.dice[i] == (DICE[i] if keep >> i & 1 else 1)


def test_a_die_kept_once_may_be_rolled_later():
    game = core.apply(rolled(), 0b00101, (1,) * 5)
    assert core.apply(game, 0b11010, (6,) * 5).dice == (6, 1, 6, 1, 1)


def test_play_goes_round_and_ends_after_15_rounds_of_each():
    game = core.new_game(3)
    for round_ in range(1, 16):
        for player in range(3):
            assert (game.round, game.current) == (round_, player)
            game = core.apply(core.apply(game, 0, DICE), 32 + round_ - 1)
    assert core.is_over(game)
    assert core.legal_actions(game) == ()
    assert all(None not in card.scores for card in game.cards)


def test_a_filled_row_is_taken_back_until_somebody_rolls():
    before = rolled(times=2)
    after = core.apply(before, 32 + core.PAIR)
    assert core.may_undo(after)
    assert core.undo(after) == before
    assert not core.may_undo(core.undo(after))
    with pytest.raises(core.RuleError, match="nothing to take back"):
        core.undo(core.apply(after, 0, DICE))
    with pytest.raises(core.RuleError, match="nothing to take back"):
        core.undo(core.new_game(1))


def test_equal_totals_share_the_win_and_the_place():
    game = core.new_game(4)
    for round_ in range(15):
        for player in range(4):
            dice = (1, 1, 1, 1, 2) if player == 2 else DICE if player else (6, 5, 6, 5, 6)
            game = core.apply(core.apply(game, 0, dice), 32 + round_)
    assert core.winners(game) == (0,)
    places = [(place, player) for place, player, _ in core.standings(game)]
    assert places == [(1, 0), (2, 1), (2, 3), (4, 2)]
    tied = core.new_game(2)
    for round_ in range(15):
        for _ in range(2):
            tied = core.apply(core.apply(tied, 0, DICE), 32 + round_)
    assert core.winners(tied) == (0, 1)


def test_nobody_has_won_before_the_end():
    with pytest.raises(core.RuleError, match="before the last row"):
        core.winners(core.new_game(2))


@pytest.mark.parametrize("count", [0, 7, -1, 2.0, "2", None, True])
def test_a_game_is_for_one_to_six_players(count):
    with pytest.raises(core.RuleError, match="1 to 6 players"):
        core.new_game(count)


@pytest.mark.parametrize("above", [-1, 106, 63.0, None])
def test_a_bonus_limit_that_cannot_be_is_refused(above):
    with pytest.raises(core.RuleError, match="bonus_above"):
        core.new_game(1, core.Rules(above))


@pytest.mark.parametrize(
    ("action", "faces", "words"),
    [
        (31, DICE, "at least one die"),
        (47, None, "0 to 46"),
        (-1, DICE, "0 to 46"),
        (0.0, DICE, "0 to 46"),
        (True, DICE, "0 to 46"),
        (None, DICE, "0 to 46"),
        (0, None, "five faces"),
        (0, (1, 2, 3, 4), "five faces"),
        (0, (1, 2, 3, 4, 7), "1 to 6"),
        (0, (1, 2, 3, 4, "5"), "1 to 6"),
        (32, DICE, "takes no faces"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(action, faces, words):
    game = rolled()
    copy = core.Game(*game)
    with pytest.raises(core.RuleError, match=words):
        core.apply(game, action, faces)
    assert game == copy


def test_actions_out_of_turn_are_refused():
    with pytest.raises(core.RuleError, match="rolls all five"):
        core.apply(core.new_game(1), 3, DICE)
    with pytest.raises(core.RuleError, match="roll before filling"):
        core.apply(core.new_game(1), 32)
    with pytest.raises(core.RuleError, match="no rolls are left"):
        core.apply(rolled(times=3), 0, DICE)


def test_the_faces_of_kept_dice_are_ignored():
    assert core.apply(rolled(), 0b11110, (3, None, 9, 0, "x")).dice == (3, 2, 4, 5, 2)


def test_after_the_end_nothing_is_allowed():
    game = core.new_game(1)
    for row in range(15):
        game = core.apply(core.apply(game, 0, DICE), 32 + row)
    for action in range(47):
        assert not core.is_legal(game, action)
    with pytest.raises(core.RuleError, match="the game is over"):
        core.apply(game, 0, DICE)
