# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Python sources as the board gets them: smaller, and with fewer names.

CircuitPython keeps every name of a source that it compiles, local variables among them, for as
long as it runs: about 15 bytes for each, and its table of names doubles when it is full. So names
that nothing outside can see become short ones, used again in every function, class and module, and
private whole numbers stand where they are used. Names of functions, classes and modules stay, and
every line keeps its number, so that tracebacks stay true.

Sources are bytes in UTF-8. Files are named from the root of the drive.
"""

import ast
import io
import tokenize
from collections.abc import Callable, Iterator
from functools import cache

from tools.drive.shrink.short_attributes import shorten_attributes
from tools.drive.shrink.source_edits import (
    Edits,
    constant_name,
    edited,
    names_bound,
    replace_import,
    replace_statement,
    short_names,
)
from tools.drive.shrink.unused import drop_unused_functions

_FUNCTIONS = (ast.FunctionDef, ast.Lambda)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_SCOPES = _FUNCTIONS + _COMPREHENSIONS
_ARITHMETIC = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop)


def minify(sources: dict[str, bytes], without: frozenset[str] = frozenset()) -> dict[str, bytes]:
    """Return the sources of a whole program as the board gets them.

    without: names of passes, see PASSES, that are left out. Raises ValueError as
    ``shorten_names`` does.
    """
    return dict(_minified(tuple(sorted(sources.items())), without))


@cache
def _minified(
    sources: tuple[tuple[str, bytes], ...], without: frozenset[str]
) -> tuple[tuple[str, bytes], ...]:
    made = dict(sources)
    for name, shrink in PASSES.items():
        if name not in without:
            made = shrink(made)
    return tuple(made.items())


def strip_source(source: bytes) -> bytes:
    """Return Python source without comments and docstrings; every line keeps its number, so that
    tracebacks stay true, and the lines that tell the licence stay."""
    text = source.decode()
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            continue
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            assert first.end_lineno is not None
            lines[first.lineno - 1] = " " * first.col_offset + "pass"
            for number in range(first.lineno, first.end_lineno):
                lines[number] = ""
    kept = "\n".join(lines) + "\n"
    lines = kept.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(kept).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("# SPDX"):
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return ("\n".join(line.rstrip() for line in lines) + "\n").encode()


def inline_numbers(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the sources of a whole program with whole numbers in the place of their names.

    These are names that a module gives once and outside of all functions, as ``FACES = 6`` or
    ``FACES = const(6)``: other modules then need not import them, nor does a name stay that no
    module reads in another way.
    """
    trees = {name: ast.parse(source) for name, source in sources.items()}
    numbers = {_module_of(name): _numbers_of(tree) for name, tree in trees.items()}
    # What a package hands on from its modules.
    for name, tree in trees.items():
        own = numbers[_module_of(name)]
        for statement in tree.body:
            if isinstance(statement, ast.ImportFrom):
                given = numbers.get(statement.module or "", {})
                own.update({a.name: given[a.name] for a in statement.names if a.name in given})
    edits: dict[str, Edits] = {name: {} for name in sources}
    read_otherwise = set()
    for name, tree in trees.items():
        read_otherwise |= _inline(tree, numbers[_module_of(name)], numbers, edits[name])
    for name, tree in trees.items():
        for statement in tree.body:
            given_name = constant_name(statement)
            if given_name in numbers[_module_of(name)] and given_name not in read_otherwise:
                replace_statement(statement, "pass", edits[name])
    return {name: edited(source, edits[name]) for name, source in sources.items()}


def drop_unused_imports(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the sources of a whole program without the names that a module imports and neither
    reads nor hands on, as others are left by ``inline_numbers``. Modules that do nothing but give
    names are loaded no more where nobody takes any."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    every = [node for tree in trees.values() for node in ast.walk(tree)]
    imports = [node for node in every if isinstance(node, ast.ImportFrom)]
    taken = {(node.module, alias.name) for node in imports for alias in node.names}
    attributes = {node.attr for node in every if isinstance(node, ast.Attribute)}
    changed = dict(sources)
    for name, tree in trees.items():
        # What a package imports is what it is for.
        if name.endswith("/__init__.py"):
            continue
        nodes = list(ast.walk(tree))
        read = attributes | {node.id for node in nodes if isinstance(node, ast.Name)}
        read |= {word for module, word in taken if module == _module_of(name)}
        edits: Edits = {}
        for node in nodes:
            if isinstance(node, ast.ImportFrom):
                kept = [a for a in node.names if (a.asname or a.name) in read]
                replace_import(node, kept, edits)
        changed[name] = edited(sources[name], edits)
    return changed


def _module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _numbers_of(tree: ast.Module) -> dict[str, str]:
    bound = names_bound(tree)
    numbers = {}
    for statement in tree.body:
        name = constant_name(statement)
        if name and bound.count(name) == 1:
            assert isinstance(statement, ast.Assign)
            number = _whole_number(statement.value)
            if number is not None:
                numbers[name] = number
    return numbers


def _inline(
    tree: ast.Module, own: dict[str, str], numbers: dict[str, dict[str, str]], edits: Edits
) -> set[str]:
    """Put the numbers in ``edits``; return the names that this module still reads elsewhere."""
    bound = names_bound(tree)
    replaced = {name: number for name, number in own.items() if bound.count(name) == 1}
    modules: dict[str, str] = {}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    for node in imports:
        given = numbers.get(node.module or "", {})
        for name in {alias.name for alias in node.names}.difference(bound):
            whole = f"{node.module}.{name}"
            if name in given:
                replaced[name] = given[name]
            elif whole in numbers:
                modules[name] = whole
    still_read: set[str] = set()
    for node in imports:
        kept = [a for a in node.names if a.asname or a.name not in replaced]
        still_read.update(alias.name for alias in kept)
        replace_import(node, kept, edits)
    for found in ast.walk(tree):
        if isinstance(found, ast.Name) and found.id in replaced:
            if isinstance(found.ctx, ast.Load):
                edits[_place(found)] = replaced[found.id]
        elif isinstance(found, ast.Attribute):
            base = found.value.id if isinstance(found.value, ast.Name) else ""
            number = numbers.get(modules.get(base, ""), {}).get(found.attr)
            if number is None:
                still_read.add(found.attr)
            else:
                assert found.end_col_offset is not None
                edits[found.lineno - 1, found.col_offset, found.end_col_offset] = number
        elif isinstance(found, ast.Constant) and isinstance(found.value, str):
            # What is looked up by a text.
            still_read.add(found.value)
    return still_read


def shorten_names(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the sources of a whole program with short local and private names.

    ``sources`` are all files that call each other's functions, since names of arguments stay where
    any of them is given by its name. Raises ValueError where a call gives arguments by ``**``,
    whose names cannot be known.
    """
    trees = {name: ast.parse(source) for name, source in sources.items()}
    given = {word for name, tree in trees.items() for word in _given_by_name(name, tree)}
    seen = {word for tree in trees.values() for word in _seen_from_outside(tree)}
    return {name: _shortened(sources[name], trees[name], given, seen) for name in sources}


def _given_by_name(name: str, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword):
            if node.arg is None:
                raise ValueError(f"{name}, line {node.value.lineno}: a call with ** has no names")
            yield node.arg


def _seen_from_outside(tree: ast.Module) -> Iterator[str]:
    """Yield what is imported from other modules or read as an attribute."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute):
            yield node.attr


def _shortened(source: bytes, tree: ast.Module, given: set[str], seen: set[str]) -> bytes:
    edits: Edits = {}
    _edit_private_names(tree, seen, edits)
    for function in _outermost_functions(tree):
        _edit_local_names(function, given, edits)
    return edited(source, edits)


def _outermost_functions(node: ast.AST) -> Iterator[ast.FunctionDef]:
    for inside in ast.iter_child_nodes(node):
        if isinstance(inside, ast.FunctionDef):
            yield inside
        else:
            yield from _outermost_functions(inside)


def _edit_local_names(function: ast.FunctionDef, given: set[str], edits: Edits) -> None:
    inside = list(ast.walk(function))
    kept = {"self"} | _bound_elsewhere(inside[1:])
    used = {node.id for node in inside if isinstance(node, ast.Name)}
    used |= {node.arg for node in inside if isinstance(node, ast.arg)}
    fresh = short_names(used | kept)
    names: dict[str, str] = {}
    for scope in inside:
        if not isinstance(scope, _SCOPES):
            continue
        bound = set(_bound_in(scope)) - kept
        if isinstance(scope, _FUNCTIONS):
            bound -= given
        for node in ast.walk(scope):
            name = _name_of(node)
            if name in bound:
                names[name] = names.get(name) or next(fresh)
                edits[_place(node)] = names[name]


def _bound_elsewhere(inside: list[ast.AST]) -> set[str]:
    """Return the names that are bound by something else than a plain name or an argument."""
    names: set[str] = set()
    for node in inside:
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            names.update(node.names)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
            if isinstance(node, ast.ClassDef):
                names.update(_bound_in(node))
        elif isinstance(node, ast.ExceptHandler):
            names.add(node.name or "")
        elif isinstance(node, ast.JoinedStr):
            names.update(part.id for part in ast.walk(node) if isinstance(part, ast.Name))
        elif isinstance(node, _COMPREHENSIONS):
            # What is gone through first is looked up outside of the comprehension.
            first = ast.walk(node.generators[0].iter)
            outside = {part.id for part in first if isinstance(part, ast.Name)}
            names.update(outside.intersection(_bound_in(node)))
    return names


def _bound_in(scope: ast.AST) -> Iterator[str]:
    """Yield the names that belong to ``scope`` itself, not to one inside it."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if not isinstance(node, (*_SCOPES, ast.ClassDef)):
            waiting.extend(ast.iter_child_nodes(node))


def _name_of(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.arg if isinstance(node, ast.arg) else ""


def _place(node: ast.AST) -> tuple[int, int, int]:
    """Return where the name of a Name or an argument stands, without an annotation behind it."""
    assert isinstance(node, (ast.Name, ast.arg))
    return node.lineno - 1, node.col_offset, node.col_offset + len(_name_of(node).encode())


def _edit_private_names(tree: ast.Module, seen: set[str], edits: Edits) -> None:
    """Rename the private constants of a module."""
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    bound = names_bound(tree)
    taken = {node.id for node in names} | {
        node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }
    fresh = ("_" + name for name in short_names({name.lstrip("_") for name in taken}))
    for statement in tree.body:
        name = constant_name(statement)
        if name[:1] != "_" or name[:2] == "__" or name in seen or bound.count(name) != 1:
            continue
        short = next(fresh)
        for node in names:
            if node.id == name:
                edits[_place(node)] = short


def _whole_number(value: ast.expr) -> str | None:
    """Return the number that ``value`` is, written so that it may stand anywhere, or None."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        if value.func.id != "const" or len(value.args) != 1:
            return None
        value = value.args[0]
    if not all(isinstance(node, _ARITHMETIC) for node in ast.walk(value)):
        return None
    number = eval(compile(ast.Expression(value), "", "eval"), {})
    if type(number) is not int:
        return None
    return str(number) if number >= 0 else f"({number})"


def strip_sources(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the sources of a whole program, each as ``strip_source`` does."""
    return {name: strip_source(source) for name, source in sources.items()}


# In the order in which they are made; the README beside this file tells what each wins.
PASSES: dict[str, Callable[[dict[str, bytes]], dict[str, bytes]]] = {
    "comments": strip_sources,
    "functions": drop_unused_functions,
    "numbers": inline_numbers,
    "imports": drop_unused_imports,
    "names": shorten_names,
    "attributes": shorten_attributes,
}
