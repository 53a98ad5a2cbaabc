# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker bundle``: exactly what a board's CIRCUITPY drive needs, in the forms people install.

Files are named from the root of the drive, with "/". Sizes are bytes.
"""

import shutil
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

from tools.drive.compiler import Compiler, find_compiler
from tools.drive.file_list import checksum, is_the_games, list_text, listed
from tools.drive.shrink.last_line import anchored
from tools.drive.shrink.minify import PASSES, minify, strip_sources
from tools.kept_files import free_path
from tools.simulator.boards import OWN_WIRING, ROOT, Board, profile_of
from tools.simulator.world import PROGRAM

REQUIREMENTS = ROOT / "lib" / "requirements.txt"
# Libraries that only some boards need: what makes a profile need them.
_ONLY_FOR = {
    "adafruit-circuitpython-st7735r": lambda profile: profile["display"]["kind"] == "st7735r",
    "adafruit-circuitpython-st7789": lambda profile: profile["display"]["kind"] == "st7789",
    "adafruit-circuitpython-lis3dh": lambda profile: "motion" in profile,
}
# Modules and data of the program.
KINDS = ("*.py", "*.tbl", "*.fnt")
# What CircuitPython reads before it starts a program; a player may have lines of their own in it.
SETTINGS = "settings.toml"
# Memory is given to Python in pieces, each as large as all before it, beginning with 8 KB: each
# piece costs room and leaves an end that is too small for anything. With a first one of 64 KB,
# which a board has that has room for the game at all, a game has 4 KB more (CircuitPython 10.0.3 on
# an RP2040; 9.2.4: 2 KB).
HEAP_START = "CIRCUITPY_HEAP_START_SIZE"
_SETTING = f"{HEAP_START}=65536\n".encode()
# The file system's own tables, and room for the player's own files.
_FREE_SHARE = 0.9
_LAST_LINE = "last-line"
# The passes that make the sources smaller, see the README in shrink/.
SHRINKING = (*PASSES, _LAST_LINE)
_ZIP_TIME = (2026, 1, 1, 0, 0, 0)


class BundleError(Exception):
    """The bundle cannot be made as asked; the text says why."""


def pinned_versions() -> dict[str, str]:
    """Return the version of each distribution that lib/requirements.txt names."""
    lines = [line.split("#")[0].strip() for line in REQUIREMENTS.read_text().splitlines()]
    return dict(line.split("==") for line in lines if line)


def library_files(board: Board) -> dict[str, bytes]:
    """Return the files of the CircuitPython libraries that ``board`` needs, under lib/.

    They are taken from the packages installed beside this program. Raises BundleError where one
    is missing or of another version than lib/requirements.txt says.
    """
    profile = profile_of(board)
    files = {}
    for name, version in pinned_versions().items():
        if name in _ONLY_FOR and not _ONLY_FOR[name](profile):
            continue
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            raise BundleError(f"{name} is not installed: {_HOW_TO_INSTALL}") from None
        if package.version != version:
            raise BundleError(f"{name} is {package.version}, not {version}: {_HOW_TO_INSTALL}")
        for file in package.files or ():
            if file.suffix == ".py":
                files[f"lib/{file.as_posix()}"] = Path(str(file.locate())).read_bytes()
    return files


_HOW_TO_INSTALL = "pip install --no-deps -r lib/requirements.txt"


def source_files(board: Board) -> dict[str, bytes]:
    """Return the program's own files for ``board``, as they are in the sources."""
    files = {"code.py": (ROOT / "code.py").read_bytes()}
    for package in PROGRAM:
        for path in sorted(p for kind in KINDS for p in (ROOT / package).rglob(kind)):
            name = path.relative_to(ROOT).as_posix()
            is_other_board = path.parent.name == "boards" and path.stem not in (
                "__init__",
                board.name,
            )
            if is_other_board:
                continue
            if path.parent.name == "boards" and path.stem == board.name:
                # The board looks for its id; one wired by oneself for the only wiring on its drive,
                # so that nobody has to name it.
                stem = OWN_WIRING if board.is_own_wiring else board.board_id
                name = name.replace(path.name, f"{stem}.py")
            files[name] = path.read_bytes()
    return files


def drive_files(
    board: Board, compiler: Compiler | None = None, without: frozenset[str] = frozenset()
) -> dict[str, bytes]:
    """Return everything that the drive of ``board`` needs, compiled where there is a compiler.

    code.py stays a source, as CircuitPython looks for it.   without: those of SHRINKING that are
    left out.
    """
    own = source_files(board)
    files = {name: data for name, data in own.items() if not name.endswith(".py")}
    small = minify({name: own[name] for name in own if name not in files}, without)
    libraries = library_files(board)
    if "comments" not in without:
        libraries = strip_sources(libraries)
    for name, source in {**small, **libraries}.items():
        is_compiled = compiler is not None and name != "code.py"
        ready = source if _LAST_LINE in without else anchored(source, is_compiled)
        if compiler is not None and is_compiled:
            files[name.removesuffix(".py") + ".mpy"] = compiler.compile(name, ready)
        else:
            files[name] = ready
    files[SETTINGS] = _SETTING
    return files


def size_on_drive(files: dict[str, bytes], cluster: int) -> int:
    """Return how much of the drive the files take, with a cluster for each folder."""
    folders = {parent for name in files for parent in Path(name).parents if parent.name}
    clusters = sum(-(-len(data) // cluster) for data in files.values()) + len(folders)
    return clusters * cluster


def report(board: Board, files: dict[str, bytes]) -> str:
    """Return the table of files. Raises BundleError where they do not fit the board's drive."""
    lines = [f"{'file':44} {'bytes':>8}"]
    lines += [f"{name:44} {len(data):8}" for name, data in sorted(files.items())]
    taken, free = size_on_drive(files, board.cluster), int(board.drive_size * _FREE_SHARE)
    lines.append(f"{'on the drive of a ' + board.name:44} {taken:8} of {free}")
    if taken > free:
        raise BundleError("\n".join([*lines, "This does not fit."]))
    return "\n".join(lines)


def write_bundle(
    board: Board,
    out: Path,
    mpy_cross: Path | None = None,
    relabel: bool = False,
    without: frozenset[str] = frozenset(),
) -> int:
    """Write the folder, the zip, the self-extracting code.py and for a Pico the UF2 to ``out``.

    mpy_cross, relabel: as find_compiler has them.   without: as drive_files has it. Prints the
    table of files and the names of what was made; returns an exit code.
    """
    scratch = out / ".scratch"
    files = drive_files(board, find_compiler(mpy_cross, relabel, scratch), without)
    shutil.rmtree(scratch, ignore_errors=True)
    print(report(board, files))
    folder = out / board.name / "CIRCUITPY"
    list_file = out / f"dicepoker-{board.name}-files.txt"
    clear_folder(folder, list_file, files)
    write_folder({name: data for name, data in files.items() if name != SETTINGS}, folder)
    single = out / f"dicepoker-{board.name}-code.py"
    # It unpacks itself on a drive that may have settings already, where nobody is asked.
    folder2uf2(folder, single, "--self-extract")
    write_folder({SETTINGS: files[SETTINGS]}, folder)
    archive = out / f"dicepoker-{board.name}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name, _ZIP_TIME), data, zipfile.ZIP_DEFLATED)
    entries = [(name, checksum(data)) for name, data in files.items()]
    list_file.write_bytes(list_text(entries))
    made = [folder, archive, single]
    if board.board_id.startswith("raspberry_pi"):
        image = out / f"dicepoker-{board.name}.uf2"
        folder2uf2(folder, image, "--board", board.board_id)
        made.append(image)
    for path in made:
        print(path)
    return 0


def clear_folder(folder: Path, list_file: Path, files: dict[str, bytes]) -> None:
    """Remove from ``folder`` what an earlier bundle wrote there, by the contents that ``list_file``
    has. What is not ours and stands in the way of ``files`` is moved to a free name, and told."""
    ours = listed(list_file.read_bytes() if list_file.is_file() else None) or {}
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        name, data = path.relative_to(folder).as_posix(), path.read_bytes()
        if is_the_games(name, data, ours, files.get(name)):
            path.unlink()
        elif name in files:
            kept = free_path(path)
            path.rename(kept)
            print(f"{path} was not the game's; it is kept as {kept.name}")
    for path in sorted((p for p in folder.rglob("*") if p.is_dir()), reverse=True):
        if not any(path.iterdir()):
            path.rmdir()


def write_folder(files: dict[str, bytes], folder: Path) -> None:
    """Write the files of a drive below ``folder``."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def folder2uf2(folder: Path, made: Path, *arguments: str) -> None:
    """Pack ``folder`` into the file ``made`` as the arguments of the library say.

    Raises BundleError where it cannot.
    """
    command = [sys.executable, "-m", "folder2uf2", *arguments, "-o", str(made), str(folder)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise BundleError(f"folder2uf2 failed: {ran.stdout}{ran.stderr}".strip())
