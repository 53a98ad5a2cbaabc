# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The exact solver: known values, and a slow one of another structure on small end games."""

import random
from collections import Counter
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

import dicepoker_core as core
from dicepoker_core.card import Card
from tests.core.independent import ALL_SETS
from tools.solver import engine
from tools.solver.engine import solve
from tools.solver.games import dice_poker, scandinavian_yatzy, yahtzee
from tools.solver.multisets import SETS
from tools.solver.policy import Belief, evaluate, simulate, whole
from tools.solver.turns import block_means
from tools.solver.value_file import ValueFileError, load, save


@pytest.fixture(scope="module")
def solution():
    return solve(dice_poker())


def test_the_same_engine_gives_the_known_mean_of_yahtzee():
    solved = solve(yahtzee(forced=True))
    assert solved.states == 536_320
    assert round(solved.value(), 4) == 254.5877


def test_the_games_own_mean_is_314_8321_over_2161022_states(solution):
    assert solution.states == 2_161_022
    assert round(solution.value(), 4) == 314.8321


@cache
def keeps():
    """Every way to keep some of five dice, and where rolling the others leads, as chances."""
    chances = {}
    for size in range(6):
        rolls = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=5 - size))
        for kept in {part for dice in ALL_SETS for part in combinations(dice, size)}:
            chances[kept] = [
                (tuple(sorted(kept + rolled)), count / 6 ** (5 - size))
                for rolled, count in rolls.items()
            ]
    return chances


def slow_value(card: Card, known: dict) -> float:
    """What optimal play still earns with ``card``, by trying every keep and every roll. The bonus
    is earned by the row that makes it sure."""
    key = (card.scores, card.scores[core.POKER] == 50)
    if key not in known:
        known[key] = _slow_value(card, known)
    return known[key]


def _slow_value(card: Card, known: dict) -> float:
    if None not in card.scores:
        return 0
    held = core.totals(card, core.RULES).total
    values = {}
    for dice in ALL_SETS:
        after = [core.fill(card, row, dice) for row in core.legal_rows(card, dice)]
        values[dice] = max(
            core.totals(then, core.RULES).total - held + slow_value(Card(then.scores, 0), known)
            for then in after
        )
    for _ in range(2):
        means = {kept: sum(p * values[dice] for dice, p in to) for kept, to in keeps().items()}
        values = {
            dice: max(means[part] for size in range(6) for part in set(combinations(dice, size)))
            for dice in ALL_SETS
        }
    return sum(p * values[dice] for dice, p in keeps()[()])


def random_end_game(chance: random.Random, open_rows: set[int]) -> Card:
    """A card with ``open_rows`` open and the others filled with points that dice can give."""
    scores = []
    for row in range(15):
        if row in open_rows:
            scores.append(None)
        elif row == core.POKER:
            scores.append(chance.choice((0, 50)))
        elif row < 6:
            scores.append((row + 1) * chance.choice((0, 2, 3, 3, 4)))
        else:
            scores.append(20)
    return Card(tuple(scores), 0)


@pytest.mark.parametrize(
    "open_rows",
    [{4, 9}, {5, core.POKER}, {0, core.FULL_HOUSE}, {11, 12, 13}, {3, 10, 13}],
    ids=str,
)
def test_a_slow_solver_of_another_structure_agrees_on_end_games(solution, open_rows):
    chance = random.Random(str(open_rows))
    known: dict = {}
    for _ in range(2):
        card = random_end_game(chance, open_rows)
        left = sum(1 << row for row in range(6) if card.scores[row] is not None)
        right = sum(1 << row - 6 for row in range(6, 15) if card.scores[row] is not None)
        flag = int(card.scores[core.POKER] == 50)
        left_sum = core.totals(card, core.RULES).left_sum
        fast = solution.value(left, left_sum, right, flag)
        assert fast == pytest.approx(slow_value(card, known), abs=1e-9)


def test_a_value_file_is_read_back_and_other_files_are_refused(solution, tmp_path):
    path = tmp_path / "values"
    save(solution, path)
    again = load(path, dice_poker())
    assert again.value() == pytest.approx(solution.value(), abs=1e-4)
    with pytest.raises(ValueFileError, match="rules 'dice-poker 63', not 'dice-poker 62'"):
        load(path, dice_poker(62))
    data = bytearray(path.read_bytes())
    data[-5] ^= 1
    path.write_bytes(data)
    with pytest.raises(ValueFileError, match="damaged"):
        load(path, dice_poker())
    path.write_bytes(data[:5000])
    with pytest.raises(ValueFileError, match="damaged"):
        load(path, dice_poker())
    path.write_bytes(b"not at all")
    with pytest.raises(ValueFileError, match="no file of values"):
        load(path, dice_poker())


def test_the_peer_agrees_on_states_of_scandinavian_yatzy():
    import yatzy_solver

    ours = solve(scandinavian_yatzy())
    peer = yatzy_solver.Solver.build(yatzy_solver.Variant("yatzy-scandinavian"))
    assert ours.value() == pytest.approx(peer.state_value("upper 0 | filled -"), abs=1e-9)
    rows = yatzy_solver.Variant("yatzy-scandinavian").categories
    chance = random.Random(8)
    for _ in range(300):
        filled = chance.randrange((1 << 15) - 1)
        left, right = filled & 63, filled >> 6
        left_sum = sum((row + 1) * chance.randrange(6) for row in range(6) if left >> row & 1)
        names = ",".join(name for row, name in enumerate(rows) if filled >> row & 1) or "-"
        state = f"upper {min(left_sum, 63)} | filled {names}"
        assert ours.value(left, left_sum, right) == pytest.approx(peer.state_value(state), abs=1e-9)
        dice = tuple(sorted(chance.choices(range(1, 7), k=5)))
        for rolls in (1, 2):
            situation = f"dice {' '.join(map(str, dice))} | rolls {rolls} | {state}"
            kept = keep_values(ours, ours.cell(left, left_sum, right), rolls)
            for action, value in peer.option_values(situation):
                words = action.split()
                if words[0] == "keep":
                    keep = tuple(sorted(int(word) for word in words[1:] if word != "-"))
                    assert kept[SETS.index(keep)] == pytest.approx(value, abs=1e-9)


def keep_values(solution, cell, rolls):
    """What each set of kept dice is worth with that many rolls left, the next one included."""
    best = np.empty((len(SETS), 1))
    engine._final_values(solution.turns, *cell, solution.values, best)
    block_means(solution.turns, best)
    for _ in range(rolls - 1):
        engine._raise_to_parts(solution.turns, best)
        block_means(solution.turns, best)
    return best[:, 0]


def test_optimal_play_earns_its_own_value_and_so_it_does_by_simulation(solution):
    best = Belief(whole(solution.values))
    mean = evaluate(solution, best).mean[solution.cell()]
    assert mean == pytest.approx(solution.value(), abs=1e-6)
    totals = simulate(solution, best, 10_000, seed=2)
    assert abs(totals.mean() - solution.value()) < 3 * totals.std() / len(totals) ** 0.5
    # What dicepoker solve --figures gives.
    assert totals.std() == pytest.approx(64.07, rel=0.03)
