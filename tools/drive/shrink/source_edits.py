# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Changing names within Python sources, which are bytes in UTF-8."""

import ast
import itertools
import string
import sys
from collections.abc import Iterator

# By line from 0, first byte and the byte behind the last: what stands there then.
Edits = dict[tuple[int, int, int], str]


def edited(source: bytes, edits: Edits) -> bytes:
    """Return ``source`` with ``edits``, which must not overlap, made in it."""
    lines = source.splitlines()
    for (line, start, end), text in sorted(edits.items(), reverse=True):
        lines[line] = lines[line][:start] + text.encode() + lines[line][end:]
    return b"\n".join(lines) + b"\n"


def short_names(taken: set[str]) -> Iterator[str]:
    """Yield names of one and of two letters, but those that are ``taken`` and keywords."""
    letters = string.ascii_lowercase
    pairs = (first + second for first, second in itertools.product(letters, repeat=2))
    reserved = taken | {"as", "if", "in", "is", "or"}
    return (name for name in itertools.chain(letters, pairs) if name not in reserved)


def names_bound(tree: ast.Module) -> list[str]:
    """Return all that is bound by an assignment or as an argument, as often as it is."""
    bound = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            bound.append(node.id)
        elif isinstance(node, ast.arg):
            bound.append(node.arg)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            bound += node.names
    return bound


def constant_name(statement: ast.stmt) -> str:
    """Return the name that a statement gives alone, where it is that of a constant, or ""."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return ""
    target = statement.targets[0]
    if not isinstance(target, ast.Name) or target.id != target.id.upper():
        return ""
    return target.id


def replace_import(node: ast.ImportFrom, kept: list[ast.alias], edits: Edits) -> None:
    """Let an import take no more than what is ``kept`` of it."""
    if len(kept) < len(node.names):
        names = ", ".join(ast.unparse(alias) for alias in kept)
        replace_statement(node, f"from {node.module} import {names}" if kept else "pass", edits)


def replace_statement(statement: ast.stmt, text: str, edits: Edits) -> None:
    """Let ``text`` stand where ``statement`` begins, and nothing in the lines that follow."""
    assert statement.end_lineno is not None and statement.end_col_offset is not None
    first, last = statement.lineno - 1, statement.end_lineno - 1
    for line in range(first, last + 1):
        start = statement.col_offset if line == first else 0
        end = statement.end_col_offset if line == last else sys.maxsize
        edits[line, start, end] = text if line == first else ""
