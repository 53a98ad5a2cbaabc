# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Leaving out what nothing in a program names."""

import ast

import pytest

from tests.tools.programs import stripped_sources
from tools.drive.shrink.minify import minify
from tools.drive.shrink.unused import drop_unused_functions
from tools.simulator.boards import BOARDS

SOURCES = {
    "core/__init__.py": b"from core.game import play, undo\n",
    "core/game.py": b"def play():\n    return 1\n\n\ndef undo():\n    return _last()\n\n\n"
    b"def _last():\n    return 2\n",
    "main.py": b"from core import play\n\n\nclass Screen:\n    def __len__(self):\n"
    b"        return 3\n\n    def draw(self):\n        pass\n\n    @property\n"
    b"    def top(self):\n        pass\n\n    def named(self):\n        pass\n\n\n"
    b"print(play(), getattr(Screen(), 'named'))\n",
}


def functions(source):
    return {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}


def test_a_function_that_only_an_unused_one_calls_goes_with_it():
    small = drop_unused_functions(SOURCES)
    assert functions(small["core/game.py"]) == {"play"}
    assert small["core/__init__.py"] == b"from core.game import play\n"


def test_methods_stay_that_python_calls_or_that_are_looked_up_by_a_text_or_decorated():
    assert functions(drop_unused_functions(SOURCES)["main.py"]) == {"__len__", "top", "named"}


@pytest.mark.parametrize("board", BOARDS)
def test_every_function_of_a_board_is_named_somewhere_and_every_named_one_is_there(board):
    sources = stripped_sources(board)
    small = minify(sources)
    gone = set().union(*map(functions, sources.values())) - set().union(
        *map(functions, small.values())
    )
    assert gone >= {"legal_actions", "winners"}
    for path, source in small.items():
        names = {
            getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(ast.parse(source))
        }
        assert not names & gone, path
