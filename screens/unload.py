# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Modules that are not needed for now give their memory back."""

import sys


def unload(package, names):
    """Let the modules ``names`` of ``package`` go; they are loaded anew when next imported. Tell
    whether there was any."""
    parent = sys.modules.get(package)
    went = False
    for name in names:
        if sys.modules.pop(package + "." + name, None) is not None:
            went = True
        # The package holds on to what was loaded from it.
        if hasattr(parent, name):
            delattr(parent, name)
    return went
