# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker bench``: a decision of the perfect player on both Pythons, and the solver beside
its peer. It prints figures and judges none."""

import subprocess
import sys
import time
from pathlib import Path

from tools.simulator.run import ROOT
from tools.solver.engine import solve
from tools.solver.games import scandinavian_yatzy

HEAP = "64k"
# The states that yatzy-solver counts in Scandinavian Yatzy are those that ours has.
_DECISION = """
import gc, sys, time
sys.path.insert(0, %r)
# What compiling one module leaves behind is else in the way of the next.
gc.collect()
import dicepoker_core as core
gc.collect()
from dicepoker_core.players.sets import Sets
gc.collect()
from dicepoker_core.players.turn import Turn
gc.collect()
from dicepoker_core.players.values import open_table
gc.collect()
ticks = getattr(time, "ticks_us", None) or (lambda: time.perf_counter_ns() // 1000)
start = ticks()
sets = Sets()
turn = Turn(sets)
for _ in sets.build():
    pass
table = open_table()
built = ticks() - start
best = most = slices = longest = 0
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
    best = max(best, ticks() - start)
    most = max(most, turn.steps)
print(built / 1000, best / 1000, most, slices, longest / 1000)
"""


def _decide(name: str, command: list[str]) -> None:
    try:
        ran = subprocess.run(
            [*command, "-c", _DECISION % str(ROOT)], capture_output=True, text=True, check=False
        )
    except OSError as error:
        print(f"{name:22} is not here: {error}")
        return
    if ran.returncode:
        print(f"{name:22} failed: {(ran.stdout + ran.stderr).strip()}")
        return
    built, best, steps, slices, longest = ran.stdout.split()
    print(
        f"{name:22} {float(best):8.2f} ms, {steps} steps in {slices} slices, the longest"
        f" {float(longest):.2f} ms; made ready in {float(built):.1f} ms"
    )


def bench_command() -> int:
    """Print the times; return an exit code."""
    print("The worst first roll of the perfect player:")
    _decide("CPython", [sys.executable])
    micropython = Path(sys.executable).parent / "micropython"
    _decide(f"MicroPython, {HEAP}", [str(micropython), "-X", f"heapsize={HEAP}"])
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
