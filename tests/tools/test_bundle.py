# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Bundles: exactly what the drive needs, stripped without harm, and a size that fits."""

import ast
import subprocess
import sys
import zipfile

import pytest

from tools.drive import bundle
from tools.drive.bundle import BundleError, drive_files, report, size_on_drive
from tools.drive.shrink.last_line import anchored
from tools.drive.shrink.minify import PASSES, minify, strip_source
from tools.simulator.boards import BOARDS

boards = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


@boards
def test_a_drive_gets_its_own_board_and_its_own_libraries_only(board):
    files = drive_files(board)
    in_boards = {name for name in files if name.startswith("hardware/boards/")}
    # A board wired by oneself has one wiring on its drive, which nobody has to name.
    name = "pico" if board.name.startswith("pico") else board.name
    assert in_boards == {"hardware/boards/__init__.py", f"hardware/boards/{name}.py"}
    own_board = (bundle.ROOT / f"hardware/boards/{board.name}.py").read_bytes()
    expected = anchored(strip_source(own_board), is_compiled=False)
    assert files[f"hardware/boards/{name}.py"] == expected
    libraries = {name for name in files if name.startswith("lib/")}
    own = {"pico": "st7735r", "pico_st7789": "st7789"}.get(board.name, "lis3dh")
    assert libraries == {"lib/adafruit_ticks.py", "lib/neopixel.py", f"lib/adafruit_{own}.py"}
    assert "code.py" in files
    assert files["settings.toml"] == b"CIRCUITPY_HEAP_START_SIZE=65536\n"
    table = "dicepoker_core/players/perfect.tbl"
    assert files[table] == (bundle.ROOT / table).read_bytes()
    assert not any(name.startswith(("tools", "tests")) for name in files)


@boards
def test_the_bundle_fits_the_board_and_says_how_much_it_takes(board):
    files = drive_files(board)
    table = report(board, files)
    assert f"{size_on_drive(files, board.cluster)} of " in table
    assert all(name in table for name in files)


@boards
def test_every_module_has_a_constant_of_its_own_behind_its_last_line(board):
    """Else CircuitPython's garbage collector may keep what is no longer in use; see ``anchor``."""
    for name, source in drive_files(board).items():
        if name.endswith(".py"):
            last = ast.parse(source).body[-1]
            assert isinstance(last, ast.Expr) and ast.literal_eval(last.value) == [0.5], name


def test_a_compiled_module_names_the_short_texts_of_its_tuples():
    source = "ROWS = ('Ones', ('Аса', 'a text too long for a name'), 3)\nWORD = 'x'\n"
    given = source.encode()
    assert anchored(given, is_compiled=False).decode() == source + "[0.5]\n"
    assert anchored(given, is_compiled=True).decode() == source + "[0.5, 'Ones', 'Аса']\n"


def test_what_does_not_fit_is_refused_with_the_table():
    small = BOARDS["pico"]._replace(drive_size=50_000)
    with pytest.raises(BundleError, match="does not fit"):
        report(small, drive_files(small))


def test_a_file_takes_whole_clusters_and_a_folder_one():
    assert size_on_drive({"a/b.py": b"x" * 513, "c.py": b"x"}, 512) == 4 * 512


def code_without_docstrings(source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            first = node.body[0] if node.body else None
            is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            if is_docstring or isinstance(first, ast.Pass):
                node.body[0] = ast.Pass()
    return [
        (type(node).__name__, getattr(node, "lineno", 0))
        for node in ast.walk(tree)
        if not isinstance(node, ast.Pass)
    ], ast.dump(tree)


def test_stripped_sources_are_the_same_program_with_the_same_lines():
    sources = bundle.source_files(BOARDS["pico"]) | bundle.library_files(BOARDS["pico"])
    for name, source in sources.items():
        if not name.endswith(".py"):
            continue
        stripped = strip_source(source)
        assert code_without_docstrings(stripped) == code_without_docstrings(source), name
        assert len(stripped) < len(source), name
        assert stripped.startswith(b"# SPDX"), name


def test_a_hash_within_a_string_is_no_comment():
    source = b'a = "# no comment"  # a comment\nb = """\n# nor this\n"""\n'
    assert strip_source(source) == b'a = "# no comment"\nb = """\n# nor this\n"""\n'


def test_a_library_of_another_version_is_refused(monkeypatch, tmp_path):
    pins = tmp_path / "requirements.txt"
    pins.write_text("adafruit-circuitpython-ticks==0.0.1\n")
    monkeypatch.setattr(bundle, "REQUIREMENTS", pins)
    with pytest.raises(BundleError, match=r"ticks is .*, not 0\.0\.1: pip install"):
        bundle.library_files(BOARDS["pygamer"])


@pytest.mark.parametrize("name", ["pygamer", "pico"])
def test_the_folder_the_zip_and_the_single_file_hold_the_same(tmp_path, name):
    assert bundle.write_bundle(BOARDS[name], tmp_path) == 0
    files = drive_files(BOARDS[name])
    folder = tmp_path / name / "CIRCUITPY"
    on_disk = {p.relative_to(folder).as_posix(): p for p in folder.rglob("*") if p.is_file()}
    assert {key: path.read_bytes() for key, path in on_disk.items()} == files
    with zipfile.ZipFile(tmp_path / f"dicepoker-{name}.zip") as archive:
        assert {key: archive.read(key) for key in archive.namelist()} == files
    first = (tmp_path / f"dicepoker-{name}.zip").read_bytes()
    bundle.write_bundle(BOARDS[name], tmp_path)
    assert (tmp_path / f"dicepoker-{name}.zip").read_bytes() == first
    single = tmp_path / f"dicepoker-{name}-code.py"
    # The settings of a drive that it unpacks itself on are left alone.
    assert "settings.toml" not in single.read_text()
    compile(single.read_text(), str(single), "exec")
    image = tmp_path / f"dicepoker-{name}.uf2"
    assert image.exists() == (name == "pico")
    if image.exists():
        # The two magic numbers of a UF2 block.
        assert image.read_bytes()[:8] == b"UF2\nWQ]\x9e"


def test_the_bundled_program_runs(tmp_path):
    """The stripped files play a turn in the simulator, from the folder that was made."""
    bundle.write_bundle(BOARDS["pygamer"], tmp_path)
    program = (
        "import sys; from pathlib import Path\n"
        "from tools.simulator.run import make_world, run_program\n"
        "from tools.simulator.boards import find_board, profile_of\n"
        "from tools.simulator.host import Headless, Memory\n"
        "from tools.simulator.script import parse\n"
        "board = find_board('pygamer')\n"
        "steps = parse('press A 3\\nwait 300\\npress B\\nwait 500')\n"
        "host = Headless(Memory(bytes(8192)), profile_of(board), 1, steps)\n"
        "run_program(board, host, Path(sys.argv[1]))\n"
        "print(host.console, host.nvm.writes)\n"
    )
    folder = tmp_path / "pygamer" / "CIRCUITPY"
    ran = subprocess.run(
        [sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=False
    )
    assert ran.stdout.startswith("[] "), ran.stdout + ran.stderr
    # The language, and the match with the dice of its first turn.
    assert ran.stdout.split()[1] == "2"


def test_without_the_shrinking_passes_the_sources_are_as_they_were_written():
    board = BOARDS["pygamer"]
    files = drive_files(board, without=frozenset(bundle.SHRINKING))
    written = bundle.source_files(board) | bundle.library_files(board)
    assert {name: files[name] for name in written} == written
    # Each pass alone makes a difference, so that leaving it out does something.
    program = {
        "code.py": b"import gc  # all of it\nfrom part import SPARE\nfrom part import Part, ROWS\n"
        b"print(Part(ROWS).rows(), gc, __name__)\n",
        "part.py": b"ROWS = 15\nSPARE = 'none'\n\n\ndef unused():\n    pass\n\n\nclass Part:\n"
        b"    def __init__(self, rows):\n        self._rows = rows\n\n"
        b"    def rows(self):\n        doubled = 2 * self._rows\n        return doubled\n",
    }
    for name in PASSES:
        assert minify(program, frozenset({name})) != minify(program), name


def test_each_shrinking_pass_is_told_of_in_the_readme_beside_them():
    text = (bundle.ROOT / "tools" / "drive" / "shrink" / "README.md").read_text()
    for name in bundle.SHRINKING:
        assert f"| `{name}` |" in text, name


def test_a_bundle_removes_from_a_folder_only_what_an_earlier_one_wrote(tmp_path, capsys):
    board = BOARDS["pygamer"]
    folder = tmp_path / "pygamer" / "CIRCUITPY"
    (folder / "hardware").mkdir(parents=True)
    (folder / "code.py").write_text("print('mine')")
    (folder / "notes.txt").write_text("mine too")
    bundle.write_bundle(board, tmp_path)
    (folder / "hardware" / "store.py").write_text("mine as well")
    stale = folder / "app" / "behind.py"
    stale.write_text("a module of before")
    entries = [("app/behind.py", bundle.checksum(b"a module of before"))]
    (tmp_path / "dicepoker-pygamer-files.txt").write_bytes(bundle.list_text(entries))
    bundle.write_bundle(board, tmp_path)
    assert not stale.exists()
    assert (folder / "code.py.kept1").read_text() == "print('mine')"
    assert (folder / "hardware" / "store.py.kept1").read_text() == "mine as well"
    assert (folder / "notes.txt").read_text() == "mine too"
    assert "code.py was not the game's" in capsys.readouterr().out
    for name, data in drive_files(board).items():
        assert (folder / name).read_bytes() == data
