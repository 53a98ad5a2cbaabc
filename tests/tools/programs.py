# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The program of a board, as the tests of its smaller forms begin with it."""

import os
import subprocess

from tools.drive.bundle import source_files
from tools.drive.shrink.minify import strip_source
from tools.simulator.boards import BOARDS


def stripped_sources(board_name):
    """Return the Python sources by their names, without comments and docstrings."""
    own = source_files(BOARDS[board_name])
    return {name: strip_source(data) for name, data in own.items() if name.endswith(".py")}


def run_command(*command, cwd=None, stdin="", check=True, timeout=300, **variables):
    """Run a command on a machine without a display, whatever this one has; return what it did.

    stdin: a text, or bytes where what it says is to come as bytes too.
    """
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH")
    environment = {k: v for k, v in os.environ.items() if k not in hidden}
    ran = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | variables,
        input=stdin,
        capture_output=True,
        text=isinstance(stdin, str),
        timeout=timeout,
        check=False,
    )
    assert ran.returncode == 0 or not check, ran.stdout + ran.stderr
    return ran
