# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The program of a board, as the tests of its smaller forms begin with it."""

from tools.drive.bundle import source_files
from tools.drive.shrink.minify import strip_source
from tools.simulator.boards import BOARDS


def stripped_sources(board_name):
    """Return the Python sources by their names, without comments and docstrings."""
    own = source_files(BOARDS[board_name])
    return {name: strip_source(data) for name, data in own.items() if name.endswith(".py")}
