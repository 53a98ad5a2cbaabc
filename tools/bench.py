# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker bench``: a decision of the perfect player on both Pythons, and the solver beside
its peer. It prints figures and judges none."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.drive.bundle import drive_files, write_folder
from tools.simulator.boards import find_board
from tools.solver.engine import solve
from tools.solver.games import scandinavian_yatzy

HEAP = "64k"


class BenchError(Exception):
    """A decision could not be timed; the text says why."""


# The states that yatzy-solver counts in Scandinavian Yatzy are those that ours has.
# Prints figures in the first line and what was decided in the second.
_DECISION = """
import gc, sys, time
sys.path.insert(0, '.')
# What compiling one module leaves behind is else in the way of the next, and of large arrays.
gc.collect()
import dicepoker_core as core
gc.collect()
from dicepoker_core.players.sets import Sets
gc.collect()
from dicepoker_core.players.turn_solver import TurnSolver
gc.collect()
from dicepoker_core.players.values import open_table
gc.collect()
ticks = getattr(time, "ticks_us", None) or (lambda: time.perf_counter_ns() // 1000)
start = ticks()
sets = Sets()
turn = TurnSolver(sets)
for _ in sets.build():
    pass
table = open_table()
built = ticks() - start
best = most = slices = longest = 0
decided = []
for dice in ((1, 2, 3, 5, 6), (1, 1, 4, 5, 6), (2, 2, 3, 3, 5), (4, 4, 4, 1, 2)):
    game = core.apply(core.new_game(1), 0, dice)
    start = before = ticks()
    turn.begin(game, table)
    slices = 0
    while not turn.work():
        now = ticks()
        longest = max(longest, now - before)
        before = now
        slices += 1
    action, worth = turn.choose(game)
    decided.append((action, worth))
    best = max(best, ticks() - start)
    most = max(most, turn.steps)
print(built / 1000, best / 1000, most, slices, longest / 1000)
print(decided)
"""


def decide(command: list[str]) -> tuple[str, str]:
    """Let the Python of ``command`` decide, with the core's files as a board gets them.

    Returns the line of figures, and what was decided. Raises BenchError where it fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        files = drive_files(find_board("pico"))
        core = {name: data for name, data in files.items() if name.startswith("dicepoker_core/")}
        write_folder(core, Path(folder))
        try:
            ran = subprocess.run(
                [*command, "-c", _DECISION],
                cwd=folder,
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            raise BenchError(f"is not here: {error}") from error
    if ran.returncode:
        raise BenchError(f"failed: {(ran.stdout + ran.stderr).strip()}")
    figures, decided = ran.stdout.splitlines()
    return figures, decided


def micropython() -> list[str]:
    """Return the command that runs MicroPython in a heap of HEAP."""
    return [str(Path(sys.executable).parent / "micropython"), "-X", f"heapsize={HEAP}"]


def _tell_decision(name: str, command: list[str]) -> None:
    try:
        figures, _ = decide(command)
    except BenchError as error:
        print(f"{name:22} {error}")
        return
    built, best, steps, slices, longest = figures.split()
    print(
        f"{name:22} {float(best):8.2f} ms, {steps} steps in {slices} slices, the longest"
        f" {float(longest):.2f} ms; made ready in {float(built):.1f} ms"
    )


def bench_command() -> int:
    """Print the times; return an exit code."""
    print("The worst first roll of the perfect player:")
    _tell_decision("CPython", [sys.executable])
    _tell_decision(f"MicroPython, {HEAP}", micropython())
    import yatzy_solver

    game = scandinavian_yatzy()
    solve(game)  # so that nothing is compiled while the clock runs
    print("Scandinavian Yatzy solved:")
    start = time.perf_counter()
    ours = solve(game)
    seconds = time.perf_counter() - start
    _tell_solver("dicepoker", ours.value(), seconds, ours.states)
    start = time.perf_counter()
    peer = yatzy_solver.Solver.build(yatzy_solver.Variant("yatzy-scandinavian"))
    peer_seconds = time.perf_counter() - start
    value = peer.state_value("upper 0 | filled -")
    _tell_solver("yatzy-solver", value, peer_seconds, ours.states)
    print(f"ours is {peer_seconds / seconds:.1f} times as fast")
    return 0


def _tell_solver(name: str, value: float, seconds: float, states: int) -> None:
    print(f"{name:22} {value:.4f} in {seconds:.2f} s, {seconds / states * 1e6:.2f} us a state")
