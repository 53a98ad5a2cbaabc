# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Long work in short pieces: a generator that yields between them."""


def advance(work):
    """Do one piece of ``work``, a generator or None; return it, or None once all is done."""
    if work is not None:
        try:
            next(work)
        except StopIteration:
            return None
    return work
