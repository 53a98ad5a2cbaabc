# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The dicepoker command as it is typed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

COMMAND = [str(Path(sys.executable).parent / "dicepoker")]


def run(*arguments, stdin="", **variables):
    # A machine without a display, whatever this one has.
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=environment | variables,
    )


def test_a_script_plays_a_three_player_game_to_its_result(tmp_path):
    script = tmp_path / "three.txt"
    turn = "press B\nwait 600\npress START\npress A\npress DOWN\npress A\npress A\nwait 100\n"
    setup = "press A\npress UP 4\npress RIGHT\npress START\nwait 300\n"
    # The rows that are left to the end are the hard ones: the last write is a zero.
    last = "press B\nwait 600\npress START\npress A\npress DOWN\npress A\nwait 500\nshot result\n"
    script.write_text(setup + turn * 44 + last)
    ran = run("play", "--script", str(script), "--seed", "6", "--out", str(tmp_path / "out"))
    assert ran.returncode == 0, ran.stderr
    assert Image.open(tmp_path / "out" / "result.png").size == (560, 660)
    # The gold of all five pixels is shown at the end only.
    pixels = Image.open(tmp_path / "out" / "result.png").convert("RGB")
    assert len({pixels.getpixel((94 + 93 * i, 38)) for i in range(5)}) == 1
    assert pixels.getpixel((94, 38))[0] > 100


def test_a_bad_script_is_refused_with_its_line(tmp_path):
    script = tmp_path / "bad.txt"
    script.write_text("press A\npress Q\n")
    ran = run("play", "--script", str(script))
    assert ran.returncode == 2
    assert "line 2: 'press Q': expected a button" in ran.stderr


def test_a_script_that_is_not_there_is_named():
    ran = run("play", "--script", "no/such/file.txt")
    assert ran.returncode == 2
    assert "no/such/file.txt" in ran.stderr


def test_without_display_and_terminal_a_whole_game_is_shown(tmp_path):
    ran = run("play", "--store", str(tmp_path / "x.nvm"))
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert lines[0].startswith("No window: ")
    assert sum(" writes " in line for line in lines) == 30
    assert "The game is over." in lines
    assert "desktop" in lines[-1]


def test_a_window_opens_plays_and_closes_without_an_error(tmp_path):
    """SDL's dummy driver stands in for a screen; the window ends itself after a while."""
    program = (
        "import threading, time, pygame\n"
        "from tools.cli import main\n"
        "def end():\n"
        "    time.sleep(2)\n"
        "    for key in (pygame.K_SPACE, pygame.K_SPACE, pygame.K_RETURN, pygame.K_x):\n"
        "        for kind in (pygame.KEYDOWN, pygame.KEYUP):\n"
        "            pygame.event.post(pygame.event.Event(kind, key=key))\n"
        "            time.sleep(0.1)\n"
        "    time.sleep(0.5)\n"
        "    pygame.event.post(pygame.event.Event(pygame.QUIT))\n"
        "threading.Thread(target=end, daemon=True).start()\n"
        f"raise SystemExit(main(['play', '--seed', '1', '--store', r'{tmp_path / 'w.nvm'}']))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    )
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    # What was pressed in the window is kept: a game with one roll made.
    from hardware.store import Store
    from match.match import from_bytes

    match = from_bytes(Store((tmp_path / "w.nvm").read_bytes()).read("game"))
    assert match.game.rolls_left == 2


@pytest.mark.parametrize("arguments", [[], ["dance"], ["play", "--board", "gameboy"]])
def test_what_is_not_understood_is_told(arguments):
    ran = run(*arguments)
    assert ran.returncode == 2
    assert "usage: dicepoker" in ran.stderr
