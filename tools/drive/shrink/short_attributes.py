# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Short names for attributes that nothing else sees, or that only modules of one kind have.

Each class uses the same short names again for its private attributes, and so do modules for the
constants that others read as attributes, as those of a language. Names of methods stay, which a
traceback shows. Sources are bytes in UTF-8.
"""

import ast
from collections.abc import Iterable, Iterator

from tools.drive.shrink.source_edits import Edits, constant_name, edited, names_bound, short_names

_DEFINITIONS = (ast.FunctionDef, ast.ClassDef)


def shorten_attributes(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the sources of a whole program with short names of private attributes and of
    constants that are only read as attributes.

    An attribute whose name is written out as a text anywhere, as for ``getattr``, keeps it.
    """
    trees = {name: ast.parse(source) for name, source in sources.items()}
    fixed = {word for tree in trees.values() for word in _fixed_names(tree)}
    private = _private_attributes(trees, fixed)
    attributes = {node.attr for tree in trees.values() for node in _attributes(tree)}
    of_classes = _names_for(private, attributes.difference(*private.values()) | fixed)
    constants = _constants(trees, fixed, attributes)
    of_modules: dict[str, str] = {}
    for names in _names_for(constants, fixed).values():
        of_modules.update(names)
    edits: dict[str, Edits] = {name: {} for name in sources}
    for name, tree in trees.items():
        for owner, attribute in _attributes_with_owner(tree, ""):
            short = of_classes.get(owner, {}).get(attribute.attr, of_modules.get(attribute.attr))
            if short:
                edits[name][_place(attribute)] = short
        for statement in tree.body:
            given = constant_name(statement)
            if given in constants.get(name, ()):
                end = statement.col_offset + len(given.encode())
                edits[name][statement.lineno - 1, statement.col_offset, end] = of_modules[given]
    return {name: edited(source, edits[name]) for name, source in sources.items()}


def _fixed_names(tree: ast.Module) -> Iterator[str]:
    """Yield names that are written in another way than as an attribute or a module's constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, (*_DEFINITIONS, ast.alias)):
            yield node.name
            if isinstance(node, ast.ClassDef):
                yield from (name for inside in node.body for name in _bound_by(inside))
        elif isinstance(node, (ast.arg, ast.keyword)):
            yield node.arg or ""
        elif isinstance(node, ast.JoinedStr):
            # Before Python 3.12 nobody knows where in the source these stand.
            yield from (attribute.attr for attribute in _attributes(node))


def _bound_by(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, _DEFINITIONS):
        return
    for node in ast.walk(statement):
        if isinstance(node, ast.Name):
            yield node.id


def _attributes(tree: ast.AST) -> Iterator[ast.Attribute]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))


def _attributes_with_owner(node: ast.AST, owner: str) -> Iterator[tuple[str, ast.Attribute]]:
    """Yield the attributes, each with the name of the class whose own it is, or ""."""
    if isinstance(node, ast.Attribute):
        is_own = isinstance(node.value, ast.Name) and node.value.id == "self"
        yield owner if is_own else "", node
    elif isinstance(node, ast.ClassDef):
        owner = node.name
    for inside in ast.iter_child_nodes(node):
        yield from _attributes_with_owner(inside, owner)


def _place(attribute: ast.Attribute) -> tuple[int, int, int]:
    end = attribute.end_col_offset
    assert attribute.end_lineno is not None and end is not None
    return attribute.end_lineno - 1, end - len(attribute.attr.encode()), end


def _private_attributes(trees: dict[str, ast.Module], fixed: set[str]) -> dict[str, set[str]]:
    """Return the private attributes that each class and those that it is made from have, by the
    name of the class. Those of classes of one name are not told apart."""
    own: dict[str, set[str]] = {}
    seen_elsewhere = set(fixed)
    for tree in trees.values():
        for owner, attribute in _attributes_with_owner(tree, ""):
            if owner:
                own.setdefault(owner, set()).add(attribute.attr)
            else:
                seen_elsewhere.add(attribute.attr)
    links = [
        {node.name, *(base.id for base in node.bases if isinstance(base, ast.Name))}
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    families = {}
    for family in _joined(links):
        words = {word for name in family for word in own.get(name, ())}
        private = {word for word in words if word[0] == "_" and word[:2] != "__"}
        families.update(dict.fromkeys(family, private - seen_elsewhere))
    return families


def _constants(
    trees: dict[str, ast.Module], fixed: set[str], attributes: set[str]
) -> dict[str, set[str]]:
    """Return the constants that are only read as attributes, by module; modules that have some of
    one name have all that any of them has."""
    own: dict[str, set[str]] = {}
    bound = {name: names_bound(tree) for name, tree in trees.items()}
    for name, tree in trees.items():
        given = {constant_name(statement) for statement in tree.body} - {""}
        own[name] = {word for word in given & attributes - fixed if bound[name].count(word) == 1}
    # A name that is also bound in another way is no constant of the program.
    for name in trees:
        for word in set(bound[name]) - own[name]:
            for words in own.values():
                words.discard(word)
    shared: dict[str, set[str]] = {}
    for name, words in own.items():
        for word in words:
            shared.setdefault(word, set()).add(name)
    families = {}
    for family in _joined([{name} for name in own] + list(shared.values())):
        together = {word for name in family for word in own[name]}
        families.update(dict.fromkeys(family, together))
    return families


def _joined(links: Iterable[set[str]]) -> list[set[str]]:
    """Return ``links`` with those that have something in common made one."""
    families: list[set[str]] = []
    for link in links:
        apart = [family for family in families if not family & link]
        families = [*apart, link.union(*(family for family in families if family & link))]
    return families


def _names_for(words: dict[str, set[str]], taken: set[str]) -> dict[str, dict[str, str]]:
    """Return by key the short names of its words: the same for the same words."""
    return {
        key: dict(zip(sorted(own), short_names(taken), strict=False)) for key, own in words.items()
    }
