# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Leaving out what only PCs use of a program. Sources are bytes in UTF-8."""

import ast
from collections.abc import Iterator

from tools.drive.shrink.source_edits import Edits, edited, replace_import, replace_statement


def drop_unused_functions(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the sources of a whole program without the functions and methods that nothing in it
    names, and without the names of them that packages hand on."""
    while True:
        trees = {name: ast.parse(source) for name, source in sources.items()}
        named = {word for name, tree in trees.items() for word in _named(name, tree)}
        changed = {name: _without(sources[name], trees[name], named) for name in sources}
        if changed == sources:
            return sources
        sources = changed


def _named(name: str, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ImportFrom) and not name.endswith("/__init__.py"):
            yield from (alias.name for alias in node.names)


def _without(source: bytes, tree: ast.Module, named: set[str]) -> bytes:
    edits: Edits = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef)):
            for statement in node.body:
                if isinstance(statement, ast.FunctionDef) and not _is_used(statement, named):
                    replace_statement(statement, "pass", edits)
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom):
            kept = [a for a in statement.names if (a.asname or a.name) in named]
            replace_import(statement, kept, edits)
    return edited(source, edits)


def _is_used(function: ast.FunctionDef, named: set[str]) -> bool:
    # Python itself calls what has two underscores, and what is decorated may be known elsewhere.
    is_python = function.name.startswith("__")
    return function.name in named or is_python or bool(function.decorator_list)
