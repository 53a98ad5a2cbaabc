# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The loop grows no memory, and an idle step allocates nothing."""

import gc
import sys
import tracemalloc

from screens.match import PERSON, Match
from tests.device import ROOT, Device
from tests.screens.test_play import write_something
from tools.shots import ANNA, played


def blocks_in_use():
    """Return how many blocks of memory Python has in use; costs the run nothing."""
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


def test_twenty_games_in_a_row_leave_the_memory_level():
    device = Device(Match((("Anna", PERSON),)))
    device.app.options.player_count = 1
    device.press("a")
    levels = []
    for _ in range(20):
        play_quickly(device)
        levels.append(blocks_in_use())
    # The first games fill caches, such as the samples of sounds.
    assert max(levels[10:]) - max(levels[3:10]) < 60, levels


def test_three_hundred_changes_of_screen_leave_the_memory_level():
    device = Device()
    levels = []
    for _ in range(5):
        for _ in range(30):
            device.press("down", "down", "a", "b", ms=1, gap=1)  # the settings and back
        device.host.sounds.clear()
        levels.append(blocks_in_use())
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
    ours = [tracemalloc.Filter(True, f"{ROOT}/{name}/*") for name in ("screens", "hardware")]
    grown = after.filter_traces(ours).compare_to(before.filter_traces(ours), "lineno")
    assert sum(line.size_diff for line in grown) <= 64, grown[:5]
