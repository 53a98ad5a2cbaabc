# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The values of all states in a file: a line of JSON that says what they are, then the numbers.

The numbers are 32-bit floats, little-endian, row after row of ``Solution.values``.
"""

import json
import zlib
from pathlib import Path

import numpy as np

from tools.solver.engine import Solution
from tools.solver.games import GameData

_FORMAT = "dicepoker values"
_VERSION = 1


class ValueFileError(ValueError):
    """The file holds no values of the game that was asked for; the text says why."""


def save(solution: Solution, path: Path) -> None:
    """Write the values of ``solution`` to ``path``."""
    numbers = solution.values.astype("<f4").tobytes()
    head = {
        "format": _FORMAT,
        "version": _VERSION,
        "rules": solution.game.name,
        "shape": solution.values.shape,
        "mean": round(solution.value(), 4),
        "crc": zlib.crc32(numbers),
    }
    path.write_bytes(json.dumps(head).encode() + b"\n" + numbers)


def load(path: Path, game: GameData) -> Solution:
    """Return the solution of ``game`` kept in ``path``.

    Raises ValueFileError for a file of other rules, of another version, or damaged.
    """
    line, _, numbers = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != _FORMAT:
        raise ValueFileError(f"{path} is no file of values")
    if head.get("version") != _VERSION:
        raise ValueFileError(f"{path} is of version {head.get('version')}, expected {_VERSION}")
    if head.get("rules") != game.name:
        raise ValueFileError(f"{path} is of the rules {head.get('rules')!r}, not {game.name!r}")
    solution = Solution(game)
    if zlib.crc32(numbers) != head.get("crc") or len(numbers) != 4 * solution.values.size:
        raise ValueFileError(f"{path} is damaged: its checksum or its length is wrong")
    solution.values[:] = np.frombuffer(numbers, "<f4").reshape(solution.values.shape)
    return solution
