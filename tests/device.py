# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A made-up board under a test's own hands: the program's parts, pressed and looked at."""

from pathlib import Path

from hardware.store import Store
from match.match import Match, from_bytes
from tools.simulator import device
from tools.simulator.boards import find_board
from tools.simulator.host import Memory
from tools.simulator.run import chosen_memory

ROOT = Path(__file__).resolve().parents[1]


def kept_match(nvm: Memory) -> Match | None:
    """Return the match that the memory holds."""
    data = Store(nvm).read("game")
    return from_bytes(data) if data else None


def memory_with(match: Match | None, size: int = 8192) -> Memory:
    """Return a memory that holds ``match``, of a handheld whose language was chosen."""
    memory = chosen_memory(size)
    if match is not None:
        Store(memory).write("game", match.to_bytes())
    memory.writes = 0
    return memory


class Device(device.Device):
    """The program as code.py runs it, in steps of the test, with ``match`` kept in its memory."""

    def __init__(self, match=None, *, board="pygamer", nvm=None, **given):
        if nvm is None:
            nvm = memory_with(match, find_board(board).nvm_size)
        super().__init__(board=board, nvm=nvm, **given)
