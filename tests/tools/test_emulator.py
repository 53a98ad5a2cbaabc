# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""On a real CircuitPython in the emulator, where DICEPOKER_FIRMWARE names a firmware."""

import os
import shutil
from pathlib import Path

import pytest

from tools.emulator.emulate import EmulatorError, emulate, memory_figures

FIRMWARE = os.environ.get("DICEPOKER_FIRMWARE", "")
needs_firmware = pytest.mark.skipif(
    not FIRMWARE,
    reason="DICEPOKER_FIRMWARE names no Pico's CircuitPython UF2: not proved on CircuitPython",
)
# The first press chooses the language.
START = "press A\nwait 900\npress A\nwait 700\npress A\nwait 900\n"
TURN = START + "press B\nwait 800\npress RIGHT\npress A\nwait 700\nshot held\n"


def test_a_firmware_that_is_not_there_is_named(tmp_path):
    with pytest.raises(EmulatorError, match=r"no firmware at .*none\.uf2; get one from"):
        emulate("pico", tmp_path / "none.uf2", "press A", tmp_path)


def test_the_last_whole_line_of_memory_counts():
    serial = "boot\n@mem 100 90 95\nnoise\n@mem 100 80 85\n@mem 10"
    assert memory_figures(serial) == (100, 80, 85)
    assert memory_figures("nothing") is None


def least_free(board):
    """Of a board with less memory than a Pico more of it is used for what is loaded beforehand."""
    return 40_000 if board == "pico" else 30_000


@needs_firmware
@pytest.mark.parametrize(
    ("board", "relabel", "latest"),
    [("pico", False, 6), ("pygamer", False, 6), ("pybadge", False, 6), ("pico", True, 4)],
    ids=["pico", "pygamer", "pybadge", "pico-compiled"],
)
def test_a_turn_is_played_in_time_and_memory(board, relabel, latest, tmp_path):
    assert shutil.which("node"), "the emulator needs Node.js"
    report = emulate(board, Path(FIRMWARE), TURN, tmp_path, compiler=(None, relabel))
    assert "Traceback" not in report["serial"], report["serial"]
    assert report["titleAt"] < latest
    # A roll, a cursor move and a hold: the first pixels within 100 ms of the press.
    assert all(step["first"] < 100 for step in report["steps"][3:])
    assert report["pixelsOutside"] == 0
    # The second die is held: green, red, blue of the second pixel, amber.
    green, red, blue = report["pixels"][3:6]
    assert red > green > blue
    assert not any(report["pixels"][:3])
    assert memory_figures(report["serial"])[1] > least_free(board)
    assert report["soundLevels"] > 100


@needs_firmware
def test_a_power_cut_in_a_turn_comes_back_to_the_same_dice_and_holds(tmp_path):
    nvm = tmp_path / "nvm"
    emulate("pico", Path(FIRMWARE), TURN, tmp_path, seed=1, nvm=nvm)
    again = "press A\nwait 1500\nshot again\n"
    emulate("pico", Path(FIRMWARE), again, tmp_path, seed=2, nvm=nvm)
    from PIL import Image

    held, back = Image.open(tmp_path / "held.png"), Image.open(tmp_path / "again.png")
    # The dice and what is said of them; the cursor is back at the first die.
    assert held.crop((0, 0, 160, 71)).tobytes() == back.crop((0, 0, 160, 71)).tobytes()


# The records, the settings, the help, the setup with the house rules and a name, and a game.
MENUS = """press A
wait 6000
press DOWN
press A
wait 1500
press B
wait 3000
press UP
press A
wait 1500
press B
wait 3000
press DOWN 2
press A
wait 1500
press RIGHT
wait 500
press B
wait 3000
press A
wait 3000
press UP
press A
wait 1500
press B
wait 1500
press UP
press A
wait 1500
press START
wait 1500
press START
wait 2000
press START
wait 1000
press START
wait 3000
press A
wait 1000
"""


@needs_firmware
@pytest.mark.parametrize("board", ["pico", "pygamer"])
def test_every_change_of_screen_is_complete_within_a_fifth_of_a_second(board, tmp_path):
    report = emulate(board, Path(FIRMWARE), MENUS, tmp_path)
    assert "Traceback" not in report["serial"], report["serial"]
    slow = [step for step in report["steps"] if not 0 < step["last"] < 200]
    assert not slow
    assert memory_figures(report["serial"])[1] > least_free(board)
