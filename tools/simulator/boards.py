# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the simulator knows of each board: its definition, its pins and modules, its memory."""

import importlib.util
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

# The board wired by oneself: what a drive's own wiring is called, whichever display it has.
OWN_WIRING = "pico"


class BoardError(Exception):
    """A board that the simulator does not know."""


class Board(NamedTuple):
    """name: as the command line and the file in hardware/boards have it.   board_id:
    CircuitPython's.   nvm_size: bytes of non-volatile memory.   has_display: built in.
    drive_size: bytes of the CIRCUITPY drive.   cluster: bytes that a file takes at least there.
    """

    name: str
    board_id: str
    nvm_size: int
    has_display: bool
    drive_size: int
    cluster: int

    @property
    def is_own_wiring(self) -> bool:
        """Whether the player wires the parts, so that several profiles serve one board."""
        return not self.has_display


# nvm_size after CircuitPython's source: the stubs say 256 for the SAMD51 boards, which is the
# SAMD21's.
BOARDS = {
    "pygamer": Board("pygamer", "pygamer", 8192, True, 8 << 20, 4096),
    "pybadge": Board("pybadge", "pybadge", 8192, True, 2 << 20, 4096),
    "pico": Board("pico", "raspberry_pi_pico", 4096, False, 1 << 20, 512),
    "pico_st7789": Board("pico_st7789", "raspberry_pi_pico", 4096, False, 1 << 20, 512),
}


def find_board(name: str) -> Board:
    """Return the board called ``name``. Raises BoardError that lists the known ones."""
    if name not in BOARDS:
        raise BoardError(f"no board {name!r}, expected one of {', '.join(BOARDS)}")
    return BOARDS[name]


@cache
def definition(board: Board) -> str:
    """Return the text of the board's stub in circuitpython-stubs."""
    spec = importlib.util.find_spec("board_definitions")
    if spec is None or not spec.submodule_search_locations:
        raise BoardError("circuitpython-stubs is not installed")
    folder = Path(next(iter(spec.submodule_search_locations)))
    return (folder / board.board_id / "__init__.pyi").read_text(encoding="utf-8")


def pins(board: Board) -> set[str]:
    """Return the names of the board's pins."""
    return set(re.findall(r"^(\w+): microcontroller\.Pin", definition(board), re.MULTILINE))


def modules(board: Board) -> set[str]:
    """Return the names of the modules that the board's firmware has built in."""
    found = re.search(r"Included modules: (.*)", definition(board))
    if not found:
        raise BoardError(f"the stub of {board.name} lists no modules")
    return {name.strip().split(" ")[0] for name in found.group(1).split(",")}
