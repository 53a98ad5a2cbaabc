# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The dicepoker command as it is typed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.tools.programs import run_command

COMMAND = [str(Path(sys.executable).parent / "dicepoker")]


def run(*arguments, stdin="", **variables):
    return run_command(*COMMAND, *arguments, stdin=stdin, check=False, timeout=60, **variables)


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
        "raise SystemExit(main(['play', '--board', 'pico', '--seed', '1', '--store',"
        f" r'{tmp_path / 'w.nvm'}']))\n"
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


@pytest.mark.parametrize("encoding", ["cp1252", "cp1251", "ascii", "utf-16", "utf-8"])
@pytest.mark.parametrize("language", ["bg", "et", "en"])
def test_a_text_game_on_a_pipe_of_any_encoding_ends_without_a_traceback(
    tmp_path, encoding, language
):
    typed = "\ufeff1\nЙоана\nroll\nwrite " + "9" * 5000 + "\ndice\nquit\n"
    ran = run(
        *("play", "--text", "--language", language, "--store", str(tmp_path / "x.nvm")),
        stdin=typed.encode("cp1251", "replace"),
        PYTHONIOENCODING=encoding,
    )
    said = (ran.stderr + ran.stdout).replace(b"\0", b"")
    assert b"Traceback" not in said
    assert ran.returncode == 0 or (encoding == "utf-16" and b"is no text as expected" in said)


def test_a_script_in_utf_16_is_read_and_one_in_no_encoding_is_named(tmp_path):
    script = tmp_path / "script.txt"
    for encoding in ("utf-16", "utf-8-sig"):
        script.write_bytes("press A\nshot title\n".encode(encoding))
        assert run("play", "--script", str(script), "--out", str(tmp_path)).returncode == 0
    script.write_bytes("press A # \xe9".encode("latin-1"))
    ran = run("play", "--script", str(script))
    assert ran.returncode == 2 and "script.txt is no text in UTF-8" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_decomposed_letter_is_a_letter_of_a_name(tmp_path):
    store = ("--store", str(tmp_path / "x.nvm"))
    ran = run("play", "--text", *store, stdin="1\nO\u0303ie\nquit\n", PYTHONUTF8="1")
    assert "\u00d5ie" in ran.stdout, ran.stdout


def test_after_going_on_the_dice_are_told_and_whenever_asked(tmp_path):
    store = ("--store", str(tmp_path / "x.nvm"))
    first = run("play", "--text", *store, "--seed", "3", stdin="1\nAnn\nroll\nquit\n")
    rolled = next(line for line in first.stdout.splitlines() if "Ann rolls:" in line)
    faces = rolled.split("rolls: ")[1].split(".")[0]
    again = run("play", "--text", *store, stdin="yes\ndice\nkeep 1\nquit\n")
    assert again.stdout.count(f"Round 1, Ann: {faces}. Rolls left: 2.") == 2


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        *(("en", 0, "0 points"), ("en", 1, "1 point"), ("en", 21, "21 points")),
        *(("bg", 1, "1 точка"), ("bg", 2, "2 точки"), ("et", 1, "1 punkt"), ("et", 3, "3 punkti")),
    ],
)
def test_points_are_said_in_the_right_number(language, count, words):
    from tools.text_game.wording import wording_of

    assert wording_of(language).phrases.points(count) == words


def test_two_people_of_one_name_are_refused_in_the_text_game(tmp_path):
    typed = "2\nAnn\nAnn\nBob\nquit\n"
    ran = run("play", "--text", "--store", str(tmp_path / "x.nvm"), stdin=typed)
    assert "Two are called Ann" in ran.stdout and "Round 1, Ann" in ran.stdout


def test_an_interrupt_in_the_middle_of_a_command_ends_in_one_line():
    program = (
        "import os, signal\n"
        "from tools import cli\n"
        "def interrupted(*arguments):\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    while True: pass\n"
        "cli.write_bundle = interrupted\n"
        "raise SystemExit(cli.main(['bundle', '--board', 'pico']))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 130, ran.stderr
    assert ran.stderr.strip().splitlines()[-1] == "dicepoker: interrupted"
    assert "Traceback" not in ran.stderr
