# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Where a file that is not ours goes when it stands in the way."""

from pathlib import Path


def free_path(path: Path) -> Path:
    """Return a path beside ``path`` that nothing has yet."""
    number = 1
    while (free := path.with_name(f"{path.name}.kept{number}")).exists():
        number += 1
    return free
