# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The ``dicepoker`` command as a package: finds the program, and runs its tools.

The program's own packages have the names that the board needs at the top of its drive, as ``app``
or ``screens``, which would be in everybody's way among a PC's packages. So an installed copy lies
in the folder ``program`` here, and is importable only to whoever runs this command. In a clone the
program is the clone itself.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
_INSTALLED = HERE / "program"
PROGRAM = _INSTALLED if _INSTALLED.is_dir() else HERE.parent
# One module of each distribution that pip has to install without what it depends on.
_LIBRARIES = ("adafruit_ticks", "neopixel", "displayio", "adafruit_bitmap_font")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code: 0 good, 1 failed, 2 not understood."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["libraries"]:
        return install_libraries()
    missing = [name for name in _LIBRARIES if importlib.util.find_spec(name) is None]
    if missing:
        print(
            f"dicepoker: the libraries of CircuitPython are missing ({', '.join(missing)});"
            " dicepoker libraries installs them, once",
            file=sys.stderr,
        )
        return 2
    if str(PROGRAM) not in sys.path:
        sys.path.insert(0, str(PROGRAM))
    from tools.cli import main as run

    return run(given)


def install_libraries() -> int:
    """Let pip install what ``pyproject.toml`` and ``lib/requirements.txt`` name for the board.

    They come without what they name beside one another: that is Adafruit-Blinka, which stands for
    real boards. Returns pip's exit code.
    """
    command = [
        *(sys.executable, "-m", "pip", "install", "--no-deps", "--no-warn-conflicts"),
        *("--group", f"{PROGRAM / 'pyproject.toml'}:board"),
        *("--requirement", str(PROGRAM / "lib" / "requirements.txt")),
    ]
    return subprocess.run(command, check=False).returncode
