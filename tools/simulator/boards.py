# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The boards: each file in hardware/boards/ is one, and CircuitPython's stubs know the rest."""

import importlib.util
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
# The board wired by oneself: what a drive's own wiring is called, whichever display it has.
OWN_WIRING = "pico"
_NEEDED = {
    "display": ("kind",),
    "buttons": ("kind", "map"),
    "memory": ("size",),
    "drive": ("size", "cluster"),
}


class BoardError(Exception):
    """A board that the simulator does not know, or whose file lacks something."""


class Board(NamedTuple):
    """name: as the command line and the file in hardware/boards/ have it.   board_id:
    CircuitPython's.   nvm_size: bytes of non-volatile memory.   erases_always: whether each write
    to it erases it.   has_display: built in.
    drive_size: bytes of the CIRCUITPY drive.   cluster: bytes that a file takes at least there.
    """

    name: str
    board_id: str
    nvm_size: int
    erases_always: bool
    has_display: bool
    drive_size: int
    cluster: int

    @property
    def is_own_wiring(self) -> bool:
        """Whether the player wires the parts, so that several profiles serve one board."""
        return not self.has_display


def profile_of(board: Board) -> dict:
    """Return the board's profile out of the program, as data."""
    return _profile_in(_file_of(board.name))


def builtin_size(display: dict) -> tuple[int, int]:
    """Return width and height of a profile's built-in ``display``: 160x128 where it says none."""
    return display.get("width", 160), display.get("height", 128)


def _file_of(name: str) -> Path:
    return ROOT / "hardware" / "boards" / f"{name}.py"


def _profile_in(file: Path) -> dict:
    space: dict = {}
    exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), space)
    return space["PROFILE"]


def read_board(file: Path) -> Board:
    """Return the board that ``file`` describes. Raises BoardError that names what it lacks."""
    try:
        profile = _profile_in(file)
    except Exception as error:
        raise BoardError(f"{file}: expected a dict PROFILE, got {error!r}") from error
    for part, keys in _NEEDED.items():
        for key in keys:
            if key not in profile.get(part, ()):
                raise BoardError(f"{file}: PROFILE[{part!r}] has no {key!r}")
    return Board(
        name=file.stem,
        board_id=profile.get("board_id", file.stem),
        nvm_size=profile["memory"]["size"],
        erases_always=profile["memory"].get("erases") == "always",
        has_display=profile["display"]["kind"] == "builtin",
        drive_size=profile["drive"]["size"],
        cluster=profile["drive"]["cluster"],
    )


def _all_boards() -> dict[str, Board]:
    found = {}
    for file in sorted(_file_of("x").parent.glob("*.py")):
        if file.stem != "__init__":
            try:
                found[file.stem] = read_board(file)
            except BoardError:
                # The others work; whoever asks for this one is told, see find_board.
                continue
    return found


# By name; of the wirings of one board the first is the usual one.
BOARDS = _all_boards()


def find_board(name: str) -> Board:
    """Return the board called ``name``. Raises BoardError that lists the known ones, or says what
    its file lacks."""
    if name in BOARDS:
        return BOARDS[name]
    if re.fullmatch(r"\w+", name) and _file_of(name).is_file():
        return read_board(_file_of(name))
    raise BoardError(f"no board {name!r}, expected one of {', '.join(BOARDS)}")


def definition(board: Board) -> str:
    """Return the text of the board's stub in circuitpython-stubs."""
    return _stub(board.board_id)


@cache
def _stub(board_id: str) -> str:
    spec = importlib.util.find_spec("board_definitions")
    if spec is None or not spec.submodule_search_locations:
        raise BoardError("circuitpython-stubs is not installed")
    file = Path(next(iter(spec.submodule_search_locations))) / board_id / "__init__.pyi"
    if not file.is_file():
        raise BoardError(f"circuitpython-stubs knows no board with the id {board_id!r}")
    return file.read_text(encoding="utf-8")


def pins(board: Board) -> set[str]:
    """Return the names of the board's pins."""
    return set(re.findall(r"^(\w+): microcontroller\.Pin", definition(board), re.MULTILINE))


def modules(board: Board) -> set[str]:
    """Return the names of the modules that the board's firmware has built in."""
    found = re.search(r"Included modules: (.*)", definition(board))
    if not found:
        raise BoardError(f"the stub of {board.name} lists no modules")
    return {name.strip().split(" ")[0] for name in found.group(1).split(",")}
