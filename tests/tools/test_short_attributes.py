# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Short names of attributes: the same program, and nothing renamed that others look up."""

import ast
import types

import pytest

from tests.tools.programs import stripped_sources
from tools.drive.shrink.minify import minify
from tools.drive.shrink.short_attributes import shorten_attributes
from tools.simulator.boards import BOARDS

# Private attributes that are handed down, that others touch, that are looked up by a text or stand
# in an f-string, and such as are also methods or given in a class.
CLASSES = b"""
class Base:
    _limit = 9

    def __init__(self):
        self._first, self._touched, self._spoken = 1, 2, 3
        self.a = "public"

    def total(self):
        return self._first + self._limit + getattr(self, "_spoken")

    def _hidden(self):
        return "method"


class Derived(Base):
    def __init__(self):
        super().__init__()
        self._second = [self._first, {}]
        self._first += 10
        self._second[1]["x"] = lambda: self._first
        self._shown = 7

    def tell(self):
        del self._second[1]["x"]
        return self._second, self._hidden(), self.total(), self.a, f"{self._shown}"


class Apart:
    def __init__(self, other):
        self._first = other._touched
        self.b = self._first

    def tell(self):
        return self._first, self.b


derived = Derived()
TOLD = [derived.tell(), Apart(derived).tell(), Base().total()]
"""
LANGUAGE = b"""GREETING = "%s"
PARTING = ("go", "on")
COUNT = 2
TWICE = COUNT * 2
"""


def test_private_attributes_are_short_and_the_program_tells_the_same():
    short = shorten_attributes({"program.py": CLASSES})["program.py"]
    told = []
    for source in (CLASSES, short):
        space = {}
        exec(compile(source, "program", "exec"), space)
        told.append(space["TOLD"])
    assert told[0] == told[1]
    attributes = {
        node.attr for node in ast.walk(ast.parse(short)) if isinstance(node, ast.Attribute)
    }
    assert not attributes & {"_first", "_second"}
    # Looked up by a text, touched by another class, in an f-string, given in the class, a method.
    assert attributes >= {"_spoken", "_touched", "_shown", "_limit", "_hidden", "a", "b"}


def test_classes_use_the_same_short_names_again_but_not_those_that_they_are_made_from():
    source = b"".join(
        b"class %s:\n    def __init__(self):\n        self._%s = 1\n" % (name, word)
        for name, word in ((b"One", b"one"), (b"Two", b"two"), (b"Three(Two)", b"three"))
    )
    short = shorten_attributes({"program.py": source})["program.py"].decode()
    assert [line.split()[0] for line in short.splitlines() if "=" in line] == [
        *("self.a", "self.b", "self.a")
    ]


def test_constants_of_languages_get_one_short_name_in_all_of_them():
    sources = {
        "en.py": LANGUAGE % b"Hello",
        "et.py": LANGUAGE % b"Tere",
        "help.py": b"PAGE = 1\n",
        "screen.py": b"def draw(text, pages):\n"
        b"    return text.GREETING, text.PARTING, text.TWICE, text.COUNT, pages.PAGE\n",
    }
    short = shorten_attributes(sources)
    space = {}
    exec(short["screen.py"], space)
    for language, greeting in (("en", "Hello"), ("et", "Tere")):
        text, pages = types.SimpleNamespace(), types.SimpleNamespace()
        exec(short[f"{language}.py"], text.__dict__)
        exec(short["help.py"], pages.__dict__)
        assert space["draw"](text, pages) == (greeting, ("go", "on"), 4, 2, 1)
        # COUNT is read by its name within the module; the rest is one letter.
        assert b"GREETING" not in short[f"{language}.py"] and b"COUNT" in short[f"{language}.py"]
    assert short["help.py"] == b"a = 1\n"


@pytest.mark.parametrize(
    "reader",
    [
        b"from given import WORD\nprint(WORD)\n",
        b"import given\nprint(given.WORD, getattr(given, 'WORD'))\n",
        b"import given\nprint(given.WORD)\n\n\ndef run(WORD):\n    return WORD\n",
        b"import given\nprint(given.WORD, dict(WORD=1))\n",
        b"import given\nprint(given.WORD)\n\n\nclass Kind:\n    WORD = 1\n",
        b"import given\nWORD = 1\nWORD = 2\nprint(given.WORD)\n",
        b"import given\nprint(f'{given.WORD}')\n",
    ],
)
def test_a_constant_that_is_named_in_another_way_keeps_its_name(reader):
    sources = {"given.py": b"WORD = 'x'\n", "reader.py": reader}
    assert shorten_attributes(sources) == sources


def foreign_attributes(source):
    """What is read of modules, and of what comes from them, that are not the program's own."""
    tree = ast.parse(source)
    own = {"app", "dicepoker_core", "hardware", "match", "screens"}
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        if (getattr(node, "module", None) or "").split(".")[0] not in own
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in names:
            yield ast.unparse(node)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_read_of_the_boards_modules_and_of_libraries_keeps_its_name(board):
    sources = stripped_sources(board)
    small = minify(sources)
    kept = [sorted(foreign_attributes(sources[path])) for path in sources]
    assert [sorted(foreign_attributes(small[path])) for path in sources] == kept
    assert sum(len(names) for names in kept) > 20
