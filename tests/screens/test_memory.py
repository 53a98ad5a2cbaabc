# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The loop grows no memory, and an idle step allocates nothing."""

import ast
import gc
import importlib.util
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from match.match import PERSON, Match
from tests.device import ROOT, Device
from tests.screens.test_play import write_something
from tests.tools.programs import run_command
from tools.shots import ANNA, played


def blocks_in_use():
    """Return how many blocks of memory Python has in use; costs the run nothing."""
    # This Python's own cache keeps the names that it looked up last.
    sys._clear_type_cache()
    gc.collect()
    return sys.getallocatedblocks()


def play_quickly(device):
    """Play a game of one person: one roll a turn, seen at once."""
    while device.screen == "Turn":
        device.press("b", ms=15, gap=1)
        write_something(device)
    assert device.screen == "Result"
    device.press("a", "start")
    device.host.console.clear()
    device.host.sounds.clear()


def twenty_games():
    """Return the blocks in use after each of twenty games."""
    device = Device(Match((("Anna", PERSON),)))
    # The renderer of the PC is not what is looked at, and takes most of the time.
    device.handheld.display.refresh = lambda: None
    device.app.options.player_count = 1
    device.press("a")
    levels = []
    for _ in range(20):
        play_quickly(device)
        levels.append(blocks_in_use())
    return levels


def five_hundred_changes():
    """Return the blocks in use after each hundred changes of screen."""
    device = Device()
    device.handheld.display.refresh = lambda: None
    levels = []
    for _ in range(5):
        for _ in range(50):
            device.press("up", "a", "b", ms=1, gap=1)  # the settings and back
        device.host.sounds.clear()
        levels.append(blocks_in_use())
    return levels


def measured_alone(function):
    """Return what the function of this module returns in a process of its own, in which nobody
    else takes memory or gives it back meanwhile."""
    program = f"from tests.screens import test_memory\nprint(test_memory.{function.__name__}())\n"
    ran = run_command(sys.executable, "-c", program, cwd=ROOT)
    return ast.literal_eval(ran.stdout.splitlines()[-1])


@pytest.mark.slow
def test_twenty_games_in_a_row_leave_the_memory_level():
    levels = measured_alone(twenty_games)
    # The first games fill caches.
    assert max(levels[10:]) - max(levels[3:10]) < 60, levels


@pytest.mark.slow
def test_five_hundred_changes_of_screen_leave_the_memory_level():
    levels = measured_alone(five_hundred_changes)
    assert levels[-1] - levels[1] < 60, levels


def test_an_idle_step_allocates_nothing_that_stays():
    device = Device(played(ANNA, (), last=(4, 2, 4, 5, 2)))
    device.press("a")
    device.run(1000)
    now = device.host.ticks_ms() % (1 << 29)
    tracemalloc.start()
    for _ in range(50):
        device.app.step(now)
    before = tracemalloc.take_snapshot()
    for _ in range(500):
        device.app.step(now)
    after = tracemalloc.take_snapshot()
    tracemalloc.stop()
    ours = [
        tracemalloc.Filter(True, f"{ROOT}/{name}/*")
        for name in ("app", "match", "screens", "hardware")
    ]
    grown = after.filter_traces(ours).compare_to(before.filter_traces(ours), "lineno")
    assert sum(line.size_diff for line in grown) <= 64, grown[:5]


def test_on_micropython_the_memory_is_level_after_the_first_game():
    """The screens' own code on MicroPython, over stubs of displayio: whole games by presses."""
    micropython = Path(sys.executable).parent / "micropython"
    if not micropython.exists():
        pytest.skip("PyPI has no MicroPython for this machine: the screens are not proved on it")
    libraries = Path(importlib.util.find_spec("adafruit_ticks").origin).parent
    paths = [str(ROOT), str(ROOT / "tests/screens/stubs"), str(ROOT / "tests/screens")]
    program = (
        f"import sys; sys.path[:0] = {paths!r}; sys.path.append({str(libraries)!r})\n"
        "from play_on_micropython import play; play(4)"
    )
    ran = subprocess.run(
        [micropython, "-X", "heapsize=400k", "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-500:] + ran.stderr
    lines = [line.split() for line in ran.stdout.splitlines()]
    assert all(words[0] == "use" for words in lines), ran.stdout
    assert [words[4] for words in lines if words[2] == "14"] == ["Result"] * 4
    in_use = {(int(words[1]), int(words[2])): int(words[3]) for words in lines}
    for turn in range(15):
        # A longer record is the game's own growth: the same turn of each game is compared.
        later = [in_use[game, turn] for game in (1, 2, 3)]
        assert max(later) - min(later) < 600, (turn, later)
    # Within a game a turn adds its few bytes of record and scores, nothing else; behind the last
    # one the result is loaded.
    assert in_use[3, 12] - in_use[3, 0] < 2500
