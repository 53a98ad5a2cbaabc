# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker solve``, ``table`` and ``evaluate``: the exact game, its table, and what the
computer players earn, exactly."""

import io
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import psutil
from tqdm import tqdm

from dicepoker_core import RULES, Rules
from dicepoker_core.game import check_rules
from dicepoker_core.players.levels import EASY, PERFECT
from dicepoker_core.players.values import TABLE_FILE, Table
from tools.simulator.boards import ROOT
from tools.solver.beliefs import LEVEL_NAMES, belief_of
from tools.solver.engine import Solution, solve
from tools.solver.games import GameData, dice_poker, scandinavian_yatzy, yahtzee
from tools.solver.policy import Belief, evaluate, simulate, visit, whole
from tools.solver.table import HOUSE_SHARE, fit, pack, unpack
from tools.solver.value_file import save

TABLE = ROOT / "dicepoker_core" / "players" / TABLE_FILE
# Chosen on the curve of ``--sweep``: the least loss within 16 KB.
RANK = 7
KNOTS = 800
_SWEEP = [(rank, knots) for rank in (2, 3, 4, 5, 6, 7, 8) for knots in (600, 800, 1200)]
HOUSE_BONUS_FROM = RULES.bonus_above


def _told(what: str, solution: Solution, work: Callable):
    """Return work(tell), with a progress bar over the cells of ``solution``."""
    cells = sum(int(blocks[:, 1].sum()) for blocks in solution.layers())
    with tqdm(total=cells, unit="state", unit_scale=True, desc=what) as bar:
        return work(bar.update)


def _game(rules: str, bonus_above: int) -> GameData:
    if rules == "yahtzee":
        return yahtzee(forced=True)
    if rules == "yahtzee-free-joker":
        return yahtzee(forced=False)
    if rules == "scandinavian-yatzy":
        return scandinavian_yatzy()
    check_rules(Rules(bonus_above))
    return dice_poker(bonus_above)


def solve_command(rules: str, bonus_above: int, out: Path | None, figures: bool, games: int) -> int:
    """Solve the game called ``rules``, print the figures, write the values to ``out``.

    bonus_above: the limit of the left bonus in the project's own game.   figures: whether to
    print the spread of the total and each row's mean too.   games: how many to simulate.
    Raises RuleError for a bonus_above that cannot be.
    """
    game = _game(rules, bonus_above)
    started = time.perf_counter()
    solution = _told("solve", Solution(game), lambda tell: solve(game, tell))
    seconds = time.perf_counter() - started
    print(f"states          {solution.states}")
    print(f"expected total  {solution.value():.4f}")
    print(f"time            {seconds:.1f} s")
    print(f"memory          {psutil.Process().memory_info().rss / 2**20:.0f} MB")
    if out is not None:
        save(solution, out)
        print(f"values          {out}")
    best = Belief(whole(solution.values))
    if figures:
        _print_figures(solution, best)
    if games:
        totals = simulate(solution, best, games, seed=1)
        error = totals.std() / games**0.5
        print(f"simulated       {totals.mean():.4f} over {games} games, standard error {error:.4f}")
    return 0


def _print_figures(solution: Solution, best: Belief) -> None:
    start = solution.cell()
    earned = _told("spread", solution, lambda tell: evaluate(solution, best, tell, squares=True))
    visits = _told("rows", solution, lambda tell: visit(solution, best, start, tell))
    spread = (earned.squares[start] - earned.mean[start] ** 2) ** 0.5
    print(f"deviation       {spread:.4f}")
    print(f"left bonus      {visits.bonus:.4f} of games")
    print("row               mean   chance of 0")
    for name, (mean, zero, _) in zip(solution.game.rows, visits.rows, strict=True):
        print(f"{name:16} {mean:6.3f} {zero:8.4f}")
    further = visits.rows[:, 2].sum()
    print(f"further pokers  {further:.4f} a game")


def _solved_for_both() -> tuple[Solution, tuple[int, int]]:
    """Return the solution of the game, house rule included, and the start under the house rule."""
    game = dice_poker()
    empty = Solution(game, (HOUSE_BONUS_FROM,))
    solution = _told("solve", empty, lambda tell: solve(game, tell, (HOUSE_BONUS_FROM,)))
    return solution, (solution.left.number[0, HOUSE_BONUS_FROM], 0)


def _losses(solution: Solution, house: tuple[int, int], table: bytes) -> tuple[float, float]:
    belief = Belief(unpack(table, solution))
    mean = _told("evaluate", solution, lambda tell: evaluate(solution, belief, tell)).mean
    start = solution.cell()
    return tuple(float(solution.values[at] - mean[at]) for at in (start, house))  # type: ignore[return-value]


def table_command(rank: int, knots: int, out: Path, sweep: Path | None) -> int:
    """Press the solution into a table and write it to ``out``; or, with ``sweep``, print how many
    points tables of many sizes lose and plot that into the PNG file ``sweep``."""
    solution, house = _solved_for_both()
    best = Belief(whole(solution.values))
    weights = np.zeros_like(solution.values)
    for start, share in ((solution.cell(), 1.0), (house, HOUSE_SHARE)):
        visits = _told("visit", solution, lambda tell, at=start: visit(solution, best, at, tell))
        weights += share * visits.weights
    if sweep is None:
        data = pack(solution, fit(solution, weights, rank, knots))
        lost, lost_house = _losses(solution, house, data)
        out.write_bytes(data)
        print(f"{out}: {len(data)} bytes, rank {rank}, {knots} knots")
        print(f"points lost     {lost:.4f}, under the house rule {lost_house:.4f}")
        return 0
    found = []
    for size in _SWEEP:
        data = pack(solution, fit(solution, weights, *size))
        lost, _ = _losses(solution, house, data)
        found.append((*size, len(data), lost))
        print(f"rank {size[0]}, {size[1]:4} knots: {len(data):6} bytes, {lost:.4f} points lost")
    plot_sweep(found, sweep)
    print(sweep)
    return 0


def plot_sweep(found: list[tuple[int, int, int, float]], path: Path) -> None:
    """Plot (rank, knots, bytes, points lost) of tables into the PNG file ``path``."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 5))
    for knots in sorted({row[1] for row in found}):
        line = sorted((size, lost, rank) for rank, n, size, lost in found if n == knots)
        axes.plot([p[0] for p in line], [p[1] for p in line], "o-", label=f"{knots} knots")
        for size, lost, rank in line:
            axes.annotate(str(rank), (size, lost), textcoords="offset points", xytext=(4, 4))
    axes.axvline(16384, color="grey", linewidth=0.8)
    axes.axhline(0.03, color="grey", linewidth=0.8)
    axes.set(yscale="log", xlabel="bytes (a point's number is its rank)", ylabel="points lost")
    axes.legend()
    figure.savefig(path, dpi=100)


def evaluate_command(table: Path) -> int:
    """Print what each computer player earns, exactly, and what it loses against the optimum.

    table: what the perfect player reads. Raises TableError where it is none.
    """
    data = table.read_bytes()
    limits = Table(io.BytesIO(data), str(table)).limits
    solution, house = _solved_for_both()
    start = solution.cell()
    print(f"{table}: {len(data)} bytes, for the bonus from {limits[0]} to {limits[1]} points on")
    print(f"{'player':10} {'earns':>9} {'loses':>9}   with the bonus from {HOUSE_BONUS_FROM}:")
    print(f"{'optimum':10} {solution.value():9.4f} {0:9.4f} {solution.values[house]:9.4f}")
    for level in range(EASY, PERFECT + 1):
        belief = belief_of(solution, level, data)
        mean = _told("evaluate", solution, lambda tell, b=belief: evaluate(solution, b, tell)).mean
        print(
            f"{LEVEL_NAMES[level - 1]:10} {mean[start]:9.4f} {solution.value() - mean[start]:9.4f}"
            f" {mean[house]:9.4f} {solution.values[house] - mean[house]:9.4f}"
        )
    return 0
