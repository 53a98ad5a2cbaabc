# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker install``: the game onto a CIRCUITPY drive, safely and again.

The drive keeps a list of what was installed, with checksums, so that files of the player's own are
never taken for ours: one that stands where a file of the game belongs is kept beside it.
Settings are the player's own file, to which the game's line is added, never to be taken away.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import psutil
from tqdm import tqdm

from tools.drive.bundle import HEAP_START, SETTINGS, drive_files, size_on_drive
from tools.drive.compiler import find_compiler
from tools.drive.file_list import Listed, checksum, is_the_games, list_text, listed
from tools.simulator.boards import BOARDS, OWN_WIRING, Board, find_board

LIST_NAME = "dicepoker-files.txt"
_NEW_LIST = "dicepoker-files.new"
KEPT_SUFFIX = ".kept"
# What CircuitPython runs in the place of code.py.
_RUN_FIRST = ("code.txt",)
SUPPORTED = (9, 10)


class InstallError(Exception):
    """The game cannot be installed there; the text says why, and what to do."""


class Drive(Protocol):
    """A CIRCUITPY drive. Names are from its root, with "/"."""

    def read(self, name: str) -> bytes | None:
        """Return the file's bytes, or None where there is none."""

    def write(self, name: str, data: bytes) -> None:
        """Write the file, with its folders, so that it is on the drive on return."""

    def append(self, name: str, data: bytes) -> None:
        """Write ``data`` behind what the file has, if there is one."""

    def remove(self, name: str) -> None:
        """Remove the file."""

    def free(self) -> int:
        """Return the free bytes."""


class FolderDrive:
    """A drive that is mounted at ``root``."""

    def __init__(self, root: Path):
        self.root = root

    def read(self, name: str) -> bytes | None:
        """Return the file's bytes, or None where there is none."""
        path = self.root / name
        return path.read_bytes() if path.is_file() else None

    def write(self, name: str, data: bytes) -> None:
        """Write the file, with its folders, so that it is on the drive on return."""
        self._put(name, data, "wb")

    def append(self, name: str, data: bytes) -> None:
        """Write ``data`` behind what the file has, if there is one."""
        self._put(name, data, "ab")

    def _put(self, name: str, data: bytes, mode: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open(mode) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def remove(self, name: str) -> None:
        """Remove the file."""
        (self.root / name).unlink()

    def free(self) -> int:
        """Return the free bytes."""
        return shutil.disk_usage(self.root).free


def find_drive() -> Path:
    """Return where the one CIRCUITPY drive of this PC is mounted.

    Raises InstallError where there is none, or more than one.
    """
    mounted = [Path(part.mountpoint) for part in psutil.disk_partitions(all=True)]
    found = sorted({path for path in mounted if _is_file(path / "boot_out.txt")})
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(str(path) for path in found)
        raise InstallError(f"more than one CIRCUITPY drive: {names}; name the one you mean")
    raise InstallError(
        "no CIRCUITPY drive found; connect the board, or name the drive: dicepoker install DRIVE"
    )


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def check_board(boot_out: bytes | None, wanted: str | None = None) -> Board:
    """Return the board that wrote ``boot_out``, the text of the drive's boot_out.txt.

    wanted: the board that the player named, or None. A board that is none of ours may be named
    as one that is wired by oneself. Raises InstallError for a wrong board and for a
    CircuitPython that the game does not run on.
    """
    text = (boot_out or b"").decode(errors="replace")
    version = re.search(r"Adafruit CircuitPython (\d+)\.([\w.+-]+)", text)
    board_id = re.search(r"^Board ID:\s*([\w.-]+)", text, re.MULTILINE)
    if not version:
        raise InstallError("this is no CIRCUITPY drive: its boot_out.txt names no CircuitPython")
    if int(version.group(1)) not in SUPPORTED:
        numbers = " and ".join(str(number) for number in SUPPORTED)
        raise InstallError(
            f"this board runs CircuitPython {version.group(1)}.{version.group(2)};"
            f" the game needs version {numbers}, from circuitpython.org/downloads"
        )
    if not board_id:
        raise InstallError("the drive's boot_out.txt has no line Board ID; press reset")
    # Of the wirings of one board the first is the usual one.
    known = {board.board_id: board for board in reversed(BOARDS.values())}
    board = known.get(board_id.group(1))
    asked = find_board(wanted) if wanted else None
    if asked and asked.is_own_wiring and (board is None or board.is_own_wiring):
        return asked
    if board is None:
        raise InstallError(
            f"the board {board_id.group(1)} is not known; if it is wired as hardware/README.md"
            f" tells, add --board {OWN_WIRING}"
        )
    if wanted is not None and board.name != wanted:
        raise InstallError(f"this is a {board.name}, not a {wanted}")
    return board


def install(
    drive: Drive,
    files: dict[str, bytes],
    cluster: int,
    progress: Callable = lambda names: names,
    tell: Callable[[str], None] = lambda line: None,
) -> list[str]:
    """Bring ``files`` onto ``drive`` and return the names of those that were written.

    Only what differs is written, code.py last, and all is read back. It may be cut off at any
    moment and run again. What lies in the way and is not the game's, by its content, is kept beside
    it under a free name, and told. Raises InstallError where the drive is full, read-only or
    returns other bytes than were written.
    """
    ours = _listed(drive)
    added = _missing_settings(drive, files, tell)
    files = {name: data for name, data in files.items() if name != SETTINGS}
    changed = [name for name in sorted(files, key=_order) if drive.read(name) != files[name]]
    kept = _in_the_way(drive, files, changed, ours)
    growth = {name: files[name] for name in changed} | added | dict(kept.values())
    need = size_on_drive(growth, cluster) - sum(
        len(drive.read(name) or b"") // cluster * cluster for name in changed
    )
    if need > drive.free():
        raise InstallError(f"the drive has {drive.free()} bytes free, the game needs {need} more")
    stale = [name for name in sorted(set(ours) - set(files)) if _is_stale(drive, name, ours)]
    try:
        for name, (free_name, data) in kept.items():
            _write(drive, free_name, data)
            tell(f"{name} was not the game's; it is kept as {free_name}")
            if name not in files:
                drive.remove(name)
        # Names first: should this be cut off, the next run knows which files are ours.
        before = [(name, crc) for name, crcs in ours.items() for crc in crcs]
        after: list[tuple[str, int | None]]
        after = [(name, checksum(data)) for name, data in files.items()]
        _write_list(drive, list_text(before + after))
        for name in stale:
            drive.remove(name)
        for name, data in added.items():
            _append(drive, name, data)
        for name in progress(changed):
            _write(drive, name, files[name])
        _write_list(drive, list_text(after))
    except OSError as error:
        raise InstallError(
            f"the drive refused: {error}. Is it read-only? Press reset on the board and try again"
        ) from error
    for name in _hiding(drive, files):
        tell(f"{name} hides a file of the game of that name in lib: the game may not run")
    return [*added, *changed]


def _is_stale(drive: Drive, name: str, ours: Listed) -> bool:
    data = drive.read(name)
    return data is not None and is_the_games(name, data, ours, None)


def _missing_settings(
    drive: Drive, files: dict[str, bytes], tell: Callable[[str], None]
) -> dict[str, bytes]:
    """Return what the drive's settings lack: nothing where the player's have a value of their own
    for what the game's line sets."""
    own = drive.read(SETTINGS) or b""
    if b"\0" in own:
        tell(f"{SETTINGS} is no text in UTF-8, as CircuitPython needs it; it stays as it is")
        return {}
    if SETTINGS not in files or re.search(rf"^\s*{HEAP_START}\s*=".encode(), own, re.MULTILINE):
        return {}
    return {SETTINGS: (b"\n" if own and not own.endswith(b"\n") else b"") + files[SETTINGS]}


def _append(drive: Drive, name: str, data: bytes) -> None:
    before = drive.read(name) or b""
    drive.append(name, data)
    _check(drive, name, before + data)


def _order(name: str) -> tuple[bool, str]:
    return name == "code.py", name


def _in_the_way(
    drive: Drive, files: dict[str, bytes], changed: list[str], ours: Listed
) -> dict[str, tuple[str, bytes]]:
    """Return the files that are not the game's and have to leave their place: by name the free name
    and the bytes. What is kept already needs no second copy."""
    names = list(changed)
    # A source beside a compiled module of the same name would be run in its place; and what runs
    # before code.py would be the program.
    names += [n.removesuffix(".mpy") + ".py" for n in files if n.endswith(".mpy")]
    names += [name for name in _RUN_FIRST if name not in files]
    found = {}
    for name in names:
        data = drive.read(name)
        if data is not None and not is_the_games(name, data, ours, files.get(name)):
            found[name] = (_free_name(drive, name, data), data)
    return found


def _free_name(drive: Drive, name: str, data: bytes) -> str:
    number = 1
    while True:
        free = f"{name}{KEPT_SUFFIX}" + ("" if number == 1 else f"{number}")
        there = drive.read(free)
        # A beginning of the same is a copy that was cut off.
        if there is None or data.startswith(there):
            return free
        number += 1


def _hiding(drive: Drive, files: dict[str, bytes]) -> list[str]:
    """Return what at the top of the drive would be imported in the place of a library of ours."""
    found = []
    for name in files:
        if name.startswith("lib/") and name.count("/") == 1:
            stem = name.removeprefix("lib/").rpartition(".")[0]
            hiding = (f"{stem}.py", f"{stem}.mpy", f"{stem}/__init__.py", f"{stem}/__init__.mpy")
            found += [other for other in hiding if drive.read(other) is not None]
    return found


def _write(drive: Drive, name: str, data: bytes) -> None:
    if drive.read(name) == data:
        return
    drive.write(name, data)
    _check(drive, name, data)


def _check(drive: Drive, name: str, data: bytes) -> None:
    if drive.read(name) != data:
        raise InstallError(f"{name} reads back otherwise than it was written; the drive is faulty")


def _write_list(drive: Drive, text: bytes) -> None:
    """Replace the list so that at any moment one of the two is whole."""
    if drive.read(LIST_NAME) == text:
        return
    _write(drive, _NEW_LIST, text)
    _write(drive, LIST_NAME, text)
    drive.remove(_NEW_LIST)


def _listed(drive: Drive) -> Listed:
    """Return the files of an earlier installation; where both lists are damaged there was none.

    Where a list was being replaced both count.
    """
    found: Listed = {}
    for name in (LIST_NAME, _NEW_LIST):
        for path, crcs in (listed(drive.read(name)) or {}).items():
            found.setdefault(path, set()).update(crcs)
    return found


def install_command(
    drive: Path | None,
    board_name: str | None,
    mpy_cross: Path | None = None,
    relabel: bool = False,
    without: frozenset[str] = frozenset(),
) -> int:
    """Install on ``drive``, or on the one that is found; return an exit code.

    mpy_cross, relabel: as find_compiler has them.   without: as drive_files has it.
    """
    root = drive or find_drive()
    if not root.is_dir():
        raise InstallError(f"there is no drive at {root}")
    target = FolderDrive(root)
    board = check_board(target.read("boot_out.txt"), board_name)
    print(f"{board.name} at {root}")
    with tempfile.TemporaryDirectory() as scratch:
        files = drive_files(board, find_compiler(mpy_cross, relabel, Path(scratch)), without)
    told: list[str] = []
    written = install(
        target, files, board.cluster, lambda names: tqdm(names, unit="file"), told.append
    )
    for line in told:
        print(line)
    print(f"{len(written)} files written, {len(files) - len(written)} were there already. Play!")
    return 0
