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
from tools.solver.games import dice_poker
from tools.solver.value_file import save


def _teller(bar: tqdm) -> Callable[[int], None]:
    def tell(states: int) -> None:
        bar.update(states)

    return tell


def solve_command(bonus_above: int, out: Path | None) -> int:
    """Solve with the left bonus above ``bonus_above``, print the figures, write ``out``.

    Raises RuleError for a limit that cannot be.
    """
    check_rules(Rules(bonus_above))
    game = dice_poker(bonus_above)
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
