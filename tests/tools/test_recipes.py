# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The pages on a new language and a new board, followed to the letter in a copy of the project."""

import os
import re
import shutil
import sys
import textwrap
from pathlib import Path

import pytest
from PIL import Image

from tests.device import ROOT
from tests.tools.programs import run_command
from tools.simulator.world import PROGRAM

LANGUAGE_PAGE = ROOT / "docs" / "new-language.md"
BOARD_PAGE = ROOT / "docs" / "new-board.md"
NEW_BOARD = "pimoroni_picosystem"
FIRMWARE = os.environ.get("DICEPOKER_FIRMWARE", "")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the project that commands can run in."""
    root = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("__pycache__", "node_modules")
    for folder in (*PROGRAM, "fonts", "lib", "tests", "tools"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
    for file in ("code.py", "pyproject.toml"):
        shutil.copy(ROOT / file, root / file)
    add_language(root)
    add_board(root)
    return root


def add_language(root):
    """Follow the page: a language that is English, written from its letters' other side."""
    page = LANGUAGE_PAGE.read_text()
    copied = re.findall(r"`([\w/]+/)(en\w*\.py)`", page)
    assert len(copied) == 4, "the page names the files to copy"
    for folder, name in copied:
        text = (root / folder / name).read_text()
        for english, made_up in (
            ('NEW_GAME = "New game"', 'NEW_GAME = "Nyew gyame"'),
            ('SETTINGS = "Settings"', 'SETTINGS = "Syettings"'),
            ('UNKNOWN = "Unknown', 'UNKNOWN = "Unknyown'),
        ):
            text = text.replace(english, made_up)
        (root / folder / name.replace("en", "xx", 1)).write_text(text)
    languages = root / "match" / "languages.py"
    text = languages.read_text()
    for names, added in (("LANGUAGES", "xx"), ("NAMES", "Xish")):
        assert f"`{names}`" in page
        text = re.sub(rf"^({names} = \(.*)\)$", rf'\1, "{added}")', text, flags=re.MULTILINE)
    languages.write_text(text)


def add_board(root):
    """Follow the page: its example is the file, and there is no other edit."""
    page = BOARD_PAGE.read_text()
    name = re.search(r"as `(hardware/boards/\w+\.py)`", page).group(1)
    source = re.search(r"```python\n(.*?)```", page, re.DOTALL).group(1)
    (root / name).write_text(textwrap.dedent("   " + source))


def run(root, *arguments, **options):
    """Run Python on something of the copy's own."""
    return run_command(sys.executable, *arguments, cwd=root, PYTHONPATH=str(root), **options)


def dicepoker(root, *arguments, **options):
    return run(root, "-m", "tools.cli", *arguments, **options)


# Chooses the new language at the first start, looks at the settings, and switches off and on.
PROGRAM_OF_TEST = """
from tests.device import Device
from tools.simulator.host import Memory

def shown(device):
    return [line.text.strip() for line in device.app.top.lines]

first = Device(nvm=Memory(b"\\xff" * 8192))
assert first.screen == "Language"
assert "Xish" in shown(first), shown(first)
first.press("up", "a")
assert first.screen == "Title" and any("Nyew gyame" in line for line in shown(first))
again = Device(nvm=first.nvm)
assert again.app.notice == "", again.app.notice
assert again.screen == "Title" and any("Nyew gyame" in line for line in shown(again))
again.press("up", "a")
assert again.screen == "Settings" and any("Xish" in line for line in shown(again)), shown(again)
again.press("right")
assert any("English" in line for line in shown(again)), shown(again)
again.press("left")
assert any("Xish" in line for line in shown(again)), shown(again)
third = Device(nvm=again.nvm)
assert third.app.notice == "" and third.app.options.language == 3
"""

# Draws two screens as ``dicepoker shots --language xx`` does.
DRAWING = """
import sys
from tools.shots import all_states, show_state
from tools.simulator.picture import screen_image

for state in all_states():
    if state.name in ("title", "help-1"):
        file = f"{sys.argv[1]}/{state.name}.png"
        show_state(state, "pygamer", lambda host: screen_image(host.panel).save(file), 3)
"""


def test_a_language_by_its_page_is_chosen_survives_a_power_cycle_and_is_in_the_settings(copy):
    run(copy, "-c", PROGRAM_OF_TEST)


def test_a_language_by_its_page_is_spoken_by_the_text_game_drawn_and_bundled(copy, tmp_path):
    said = dicepoker(
        copy,
        *("play", "--text", "--language", "xx", "--store", str(tmp_path / "x.nvm")),
        stdin="1\n\nfoo\nquit\n",
    )
    assert "Unknyown" in said.stdout
    run(copy, "-c", DRAWING, str(tmp_path))
    # A text that was translated is drawn, and one that was not looks like its English sister.
    for name, is_english in (("title", False), ("help-1", True)):
        drawn, english = (
            Image.open(folder / f"{name}.png").convert("RGB").tobytes()
            for folder in (tmp_path, ROOT / "tests" / "screens" / "golden")
        )
        assert (drawn == english) == is_english
    dicepoker(copy, "bundle", "--board", "pygamer", "--out", str(tmp_path / "dist"))
    drive = tmp_path / "dist" / "pygamer" / "CIRCUITPY" / "match" / "text"
    assert {"xx.py", "xx_menus.py", "xx_help.py"} <= {path.name for path in drive.iterdir()}


def test_the_tests_of_languages_and_boards_hold_the_new_ones_too(copy):
    ran = run(
        copy,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *("tests/screens/test_languages.py", "tests/hardware/test_boards.py"),
    )
    assert " passed" in ran.stdout or "100%" in ran.stdout


def test_a_board_by_its_page_is_bundled_installed_and_simulated(copy, tmp_path):
    dicepoker(copy, "bundle", "--board", NEW_BOARD, "--out", str(tmp_path / "dist"))
    drive = tmp_path / "dist" / NEW_BOARD / "CIRCUITPY"
    assert (drive / "hardware" / "boards" / f"{NEW_BOARD}.py").is_file()
    board = tmp_path / "drive"
    board.mkdir()
    (board / "boot_out.txt").write_text(
        f"Adafruit CircuitPython 10.0.3 on 2025-10-17; PicoSystem\nBoard ID:{NEW_BOARD}\n"
    )
    assert f"{NEW_BOARD} at" in dicepoker(copy, "install", str(board)).stdout
    assert (board / "hardware" / "boards" / f"{NEW_BOARD}.py").is_file()
    script = tmp_path / "script.txt"
    script.write_text("press A\npress START\nwait 500\npress B\nwait 900\nshot rolled\n")
    dicepoker(
        copy,
        *("play", "--board", NEW_BOARD, "--script", str(script), "--seed", "1"),
        *("--out", str(tmp_path / "out")),
    )
    dicepoker(
        copy,
        *("play", "--script", str(script), "--seed", "1", "--out", str(tmp_path / "pygamer")),
    )
    pictures = [Image.open(tmp_path / name / "rolled.png") for name in ("out", "pygamer")]
    # The dice are there on both, smaller on the display that has more lines.
    colours = [picture.convert("RGB").getcolors(1 << 24) for picture in pictures]
    white = [sum(count for count, c in found if min(c) > 220) for found in colours]
    assert 5000 < white[0] < white[1]


def test_a_board_whose_file_lacks_something_is_told_what(copy, tmp_path):
    broken = copy / "hardware" / "boards" / "half_done.py"
    broken.write_text('PROFILE = {"display": {"kind": "builtin"}}\n')
    try:
        ran = dicepoker(copy, "shots", str(tmp_path), "--board", "half_done", check=False)
        assert ran.returncode == 2
        assert "half_done.py: PROFILE['buttons'] has no 'kind'" in ran.stderr
        assert "Traceback" not in ran.stderr
    finally:
        broken.unlink()


@pytest.mark.skipif(
    not FIRMWARE,
    reason="DICEPOKER_FIRMWARE names no Pico's CircuitPython UF2: not proved on CircuitPython",
)
def test_a_board_by_its_page_is_emulated(copy, tmp_path):
    modules = ROOT / "tools" / "emulator" / "node_modules"
    here = copy / "tools" / "emulator" / "node_modules"
    if modules.is_dir() and not here.exists():
        here.symlink_to(modules)
    script = tmp_path / "script.txt"
    script.write_text("press A\nwait 900\npress A\nwait 700\npress A\nwait 900\nshot turn\n")
    ran = dicepoker(
        copy,
        *("emulate", "--board", NEW_BOARD, "--firmware", str(Path(FIRMWARE).resolve())),
        *("--script", str(script), "--out", str(tmp_path)),
    )
    assert "title complete" in ran.stdout
    # All presses were seen: the last picture is a turn's, in the middle of 240x240.
    picture = Image.open(tmp_path / "turn.png")
    assert picture.size == (240, 240)
    assert picture.crop((40, 56, 200, 184)).getbbox() is not None
