# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A line behind each module by which CircuitPython needs less memory for it.

The table of a module's constants follows that of its names. Where a module has no constants, the
address of theirs is that of the next block of memory, which the garbage collector then takes for in
use with all that it leads to, for as long as the module is loaded: often a whole screen that was
unloaded, of 3 to 6 KB. So each module has one constant more.

A short text that a source names is kept once, as the names are. Within a tuple of a compiled module
it is an object of its own, of 32 bytes and more, unless the module names it elsewhere too. So a
compiled one does: 3 KB are won.

Both were seen in the memory of CircuitPython 10.0.3 on an RP2040.
"""

import ast

# In bytes: what CircuitPython takes for a name (MICROPY_ALLOC_PARSE_INTERN_STRING_LEN).
_LONGEST_NAME = 10


def anchored(source: bytes, is_compiled: bool) -> bytes:
    """Return a module's source with that line behind it. Sources are in UTF-8."""
    texts = sorted(_short_texts(source)) if is_compiled else []
    # A list, since a constant or a tuple of them alone would be left out.
    return source + f"[{', '.join(['0.5', *map(repr, texts)])}]\n".encode()


def _short_texts(source: bytes) -> set[str]:
    return {
        part.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Tuple)
        for part in node.elts
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        if len(part.value.encode()) <= _LONGEST_NAME
    }
