# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker solve``: the exact value of the solitaire game, on the screen and in a file."""

import time
from collections.abc import Callable
from pathlib import Path

import psutil
from tqdm import tqdm

from dicepoker_core import Rules
from dicepoker_core.game import check_rules
from tools.solver.engine import Solution, solve
from tools.solver.games import GameData, dice_poker, scandinavian_yatzy, yahtzee
from tools.solver.value_file import save


def _teller(bar: tqdm) -> Callable[[int], None]:
    def tell(states: int) -> None:
        bar.update(states)

    return tell


def _game(rules: str, bonus_above: int) -> GameData:
    if rules == "yahtzee":
        return yahtzee(forced=True)
    if rules == "yahtzee-free-joker":
        return yahtzee(forced=False)
    if rules == "scandinavian-yatzy":
        return scandinavian_yatzy()
    check_rules(Rules(bonus_above))
    return dice_poker(bonus_above)


def solve_command(rules: str, bonus_above: int, out: Path | None) -> int:
    """Solve the game called ``rules``, print the figures, write the values to ``out``.

    bonus_above: the limit of the left bonus in the project's own game. Raises RuleError for one
    that cannot be.
    """
    game = _game(rules, bonus_above)
    started = time.perf_counter()
    with tqdm(total=Solution(game).states, unit="state", unit_scale=True) as bar:
        solution = solve(game, _teller(bar))
    seconds = time.perf_counter() - started
    print(f"states          {solution.states}")
    print(f"expected total  {solution.value():.4f}")
    print(f"time            {seconds:.1f} s")
    print(f"memory          {psutil.Process().memory_info().rss / 2**20:.0f} MB")
    if out is not None:
        save(solution, out)
        print(f"values          {out}")
    return 0
