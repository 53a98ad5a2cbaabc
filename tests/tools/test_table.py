# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The perfect player's table: what it loses, exactly, and that the board reads what was meant."""

import io
import random

import numpy as np
import pytest

import dicepoker_core as core
from dicepoker_core.card import Card
from dicepoker_core.players.levels import EASY, PERFECT, values_of
from dicepoker_core.players.values import HEAD, Table, TableError, open_table
from tools.solver.beliefs import belief_of
from tools.solver.command import TABLE, plot_sweep
from tools.solver.engine import Solution
from tools.solver.games import dice_poker
from tools.solver.left_classes import need_of
from tools.solver.policy import evaluate
from tools.solver.turns import values_after

OPTIMUM = 314.8321
OPTIMUM_BONUS_AT_63 = 316.6255


@pytest.fixture(scope="module")
def states():
    """The states of the game, house rule included, unsolved."""
    return Solution(dice_poker(), (63,))


def test_the_table_takes_at_most_16_kb_and_loses_at_most_3_hundredths_of_a_point(states):
    data = TABLE.read_bytes()
    assert len(data) <= 16 * 1024
    mean = evaluate(states, belief_of(states, PERFECT, data)).mean
    lost = OPTIMUM - mean[states.cell()]
    assert 0 <= lost <= 0.03
    lost = OPTIMUM_BONUS_AT_63 - mean[states.left.number[0, 63], 0]
    assert 0 <= lost <= 0.03


def random_card(chance):
    empty = chance.random()
    scores = [None] * 15
    for row in range(15):
        if chance.random() >= empty:
            points = (row + 1) * chance.randrange(6) if row < 6 else 20
            scores[row] = chance.choice((0, 50)) if row == core.POKER else points
    if None not in scores:
        scores[chance.randrange(15)] = None
    return Card(tuple(scores), 0)


@pytest.mark.parametrize("level", range(EASY, PERFECT + 1))
def test_the_board_and_the_evaluation_mean_the_same_to_the_last_bit(states, level):
    believed = belief_of(states, level, TABLE.read_bytes()).values
    values = values_of(level, open_table)
    chance = random.Random(level)
    for _ in range(150):
        card = random_card(chance)
        rows = sum(1 << i for i in range(6) if card.scores[i] is not None)
        right = sum(1 << i for i in range(9) if card.scores[6 + i] is not None)
        column = 2 * right + (card.scores[core.POKER] == 50)
        for bonus_above in (62, 63):
            rules = core.Rules(bonus_above)
            after = [0] * 46
            for _ in values.fill(card, rules, after):
                pass
            missing = bonus_above + 1 - core.totals(card, rules).left_sum
            left = states.left.number[rows, need_of(rows, missing)]
            meant = np.zeros(46, np.int64)
            values_after(states.turns, left, column, believed, 65536, meant)
            for slot in range(46):
                row = slot // 6 if slot < 36 else 13 if slot == 45 else slot - 30
                if card.scores[row] is None:
                    assert after[slot] == meant[slot], (card, bonus_above, slot)


def spoil(change):
    data = bytearray(TABLE.read_bytes())
    change(data)
    return bytes(data)


def put(at, value):
    def change(data):
        data[at] = value

    return change


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no table"),
        (b"\xff" * 20_000, "no table"),
        (spoil(put(3, 9)), "version 9, expected 1"),
        (spoil(put(6, 6)), "cut short"),
        (spoil(put(HEAD, 1)), "checksum"),
        (spoil(put(9000, 77)), "checksum"),
        (TABLE.read_bytes()[:-1], "cut short"),
        (TABLE.read_bytes()[:HEAD], "cut short"),
        (TABLE.read_bytes() + b"x", "cut short|too long"),
    ],
)
def test_a_damaged_table_is_refused_with_its_name_and_the_reason(data, why):
    with pytest.raises(TableError, match=f"my.tbl is .*({why})"):
        Table(io.BytesIO(data), "my.tbl")


def test_it_serves_the_standard_rules_and_the_house_rule_alone():
    table = open_table()
    assert [limit for limit in range(106) if table.serves(core.Rules(limit))] == [62, 63]


def test_the_curve_of_a_sweep_is_plotted(tmp_path):
    pytest.importorskip("matplotlib", reason="needs pip install --group sweep")
    path = tmp_path / "sweep.png"
    plot_sweep([(4, 600, 9000, 0.1), (6, 600, 12000, 0.04), (4, 800, 10000, 0.06)], path)
    assert path.read_bytes().startswith(b"\x89PNG")
