# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Sources as the board gets them: the same program, the same lines, fewer names."""

import ast
import contextlib
import io
import sys

import pytest

from tests.tools.programs import stripped_sources
from tools.drive.shrink.minify import inline_numbers, minify, shorten_names
from tools.drive.shrink.unused import drop_unused_functions
from tools.simulator.boards import BOARDS

# Names that are bound in every way that a function can bind them, and read from inner scopes.
SCOPES = b"""
LIMIT = 3
_SCALE = 4
_MINUS = -2
_WORDS = ("a", "b")
count = 5


def outer(first, second=2, *others, named=1):
    count = first * _SCALE - _MINUS
    made = [count + item for item in others]
    shadow = [first for first in made]
    again = [made for made in made]

    def inner(value):
        nonlocal count
        count += value
        return count + first

    for index, (low, high) in enumerate(zip(made, shadow)):
        made[index] = low + high
    try:
        raise ValueError(second)
    except ValueError as error:
        said = str(error)
    with open(__import__("os").devnull) as file:
        read = file.read()
    total = sum(number * _SCALE for number in made)
    key = lambda pair, base=second: pair * base + named
    return inner(LIMIT), made, again, said, read, total, key(2), {word: 1 for word in _WORDS}


def change(item):
    global count
    count += item
    return count


class Shape:
    size = 2

    def __init__(self, size):
        self.size = size
        self._area = size * size

    def area(self, item=1):
        size = self._area
        return [size for size in range(item)] + [size, Shape.size]


print(outer(1, 2, 3, 4, named=9), change(item=2), count, Shape(3).area(item=2), Shape(4).size)
"""


def printed(source):
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(source, "program", "exec"), {"__name__": "program"})
    return told.getvalue()


def names_and_lines(source):
    """What a traceback shows."""
    return {
        (node.name, node.lineno)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }


def attributes_and_lines(source):
    return {
        (node.attr, node.end_lineno)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
    }


def test_every_kind_of_scope_means_the_same_with_short_names():
    short = shorten_names({"program.py": SCOPES})["program.py"]
    assert printed(short) == printed(SCOPES)
    used = {node.id for node in ast.walk(ast.parse(short)) if isinstance(node, ast.Name)}
    assert not used & {"shadow", "again", "index", "low", "high", "total", "number", "_SCALE"}


def test_numbers_stand_where_their_names_were():
    inlined = inline_numbers({"program.py": SCOPES})["program.py"]
    assert printed(inlined) == printed(SCOPES)
    assert b"first * 4 - (-2)" in inlined
    assert b"inner(3)" in inlined
    # A name that is given twice is no constant.
    assert b"count = 5" in inlined


def test_numbers_of_other_modules_need_no_import():
    sources = {
        "core/__init__.py": b"from core.rows import POKER, fill\n",
        "core/rows.py": b"POKER = const(1 << 3)\n_HERE = 2\nSHOWN = 7\n\n\n"
        b"def fill():\n    return _HERE\n",
        "board.py": b"SHOWN = 7\n",
        "screen.py": b"from core import (\n    POKER,\n    fill,\n)\nfrom core import rows\n"
        b"import board\n\n\ndef draw(screen):\n"
        b"    return POKER + rows.POKER + rows.SHOWN + fill() + screen.SHOWN\n\n\n"
        b"draw(None)\n",
    }
    small = minify(sources)
    # The one that stays, since others may read it, has a short name everywhere.
    assert small["core/rows.py"].decode().split() == [
        *("pass", "pass", "b", "=", "7", "def", "fill():", "return", "2"),
    ]
    lines = small["screen.py"].decode().splitlines()
    assert lines[:5] == ["from core import fill", "", "", "", "pass"]
    # screen is not a module that is known, so the name stays, and with it that of all.
    assert lines[-4] == "    return 8 + 8 + 7 + fill() + a.b"
    assert small["board.py"] == b"b = 7\n"


def test_an_argument_that_is_given_by_its_name_keeps_it():
    sources = {
        "a.py": b"def play(name, now):\n    return name, now\n",
        "b.py": b"from a import play\n\nplay(name=1, now=2)\n",
    }
    assert shorten_names(sources) == sources
    with pytest.raises(ValueError, match=r"b\.py, line 3: a call with \*\* has no names"):
        shorten_names({**sources, "b.py": b"from a import play\n\nplay(**{'name': 1, 'now': 2})\n"})


@pytest.mark.parametrize("name", BOARDS)
def test_functions_public_attributes_and_lines_of_the_program_stay_for_tracebacks(name):
    sources = stripped_sources(name)
    small = minify(sources)
    # What is never called is gone, and no traceback shows it.
    used = drop_unused_functions(sources)
    assert set(small) == set(sources)
    for path, source in sources.items():
        assert names_and_lines(small[path]) == names_and_lines(used[path]), path
        before, after = attributes_and_lines(used[path]), attributes_and_lines(small[path])
        # Those that are gone are private ones, texts of a language and numbers of other modules.
        gone = before - after
        assert all(word.isupper() or word[0] == "_" for word, _ in gone), (path, gone)
        assert all(len(word) <= 2 for word, _ in after - before), path
        assert small[path].count(b"\n") == source.count(b"\n"), path
        assert small[path].startswith(b"# SPDX"), path


def test_a_whole_program_has_far_fewer_names():
    sources = stripped_sources("pico")
    small = minify(sources)
    before, after = (
        {
            getattr(node, field)
            for source in program.values()
            for node in ast.walk(ast.parse(source))
            for field in ("id", "arg", "attr", "name")
            if isinstance(getattr(node, field, None), str)
        }
        for program in (sources, small)
    )
    assert len(after) < 0.6 * len(before), (len(before), len(after))
    assert sys.getsizeof(b"".join(small.values())) < 205_000
