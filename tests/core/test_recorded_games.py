# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Recorded games, replayed line by line, on this Python and on MicroPython."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.core import replayed

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted((ROOT / "tests/core/games").glob("*.game"))
# A heap that leaves the board's screens room enough.
HEAP = "64k"


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_recorded_game_replays(path):
    assert list(replayed.replay(path))[-1].startswith("winners")


def test_there_is_a_recorded_game_for_each_rule():
    text = {path.stem: path.read_text() for path in GAMES}
    assert any("bonus_above 62" in game for game in text.values())
    assert any("undo" in game for game in text.values())
    assert any("players 6" in game for game in text.values())
    # A joker in its own left row, in fixed right rows, and as a zero on the left.
    for line in ("fill ones 5", "fill full_house 25", "fill large_straight 40", "fill twos 0"):
        assert line in text["jokers"]


@pytest.mark.slow
def test_micropython_replays_the_same_in_a_heap_of_64_kb():
    """Every score, and every step of every game, a six-player one among them."""
    micropython = Path(sys.executable).parent / "micropython"
    if not micropython.exists():
        pytest.skip("PyPI has no MicroPython for this machine: the core is not proved on it here")
    games = [str(path) for path in GAMES]
    script = "import sys; sys.path.insert(0, '.'); from tests.core.replayed import main; main(%r)"
    ran = subprocess.run(
        [micropython, "-X", f"heapsize={HEAP}", "-c", script % (games,)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-300:] + ran.stderr
    *lines, memory = ran.stdout.splitlines()
    here = list(replayed.all_scores())
    for path in GAMES:
        here += replayed.replay(path)
    assert lines == here
    assert memory.startswith("bytes in use")
