# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Unloads modules that are not needed for now, which frees their memory."""

import sys


def unload(name):
    """Unload the module of that full name, which is loaded again when next imported. Tell whether
    it was loaded."""
    package, _, child = name.rpartition(".")
    was_loaded = sys.modules.pop(name, None) is not None
    # The package holds on to what was loaded from it.
    parent = sys.modules.get(package)
    if hasattr(parent, child):
        delattr(parent, child)
    return was_loaded
