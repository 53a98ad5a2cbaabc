# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What a power cut within a write leaves at the end of the store's log, told from damage."""

from hardware.store import LONG_HEAD, frame


def is_torn(raw, gap):
    """Tell whether ``raw``, which is no entry, is what writes that were cut off left.

    The first one ends before its frame does. gap: what each write behind it began with; it may
    have been cut off in that, again and again.
    """
    while raw:
        head = raw[:LONG_HEAD]
        if frame(head + b"\xff" * (LONG_HEAD - len(head)))[3] > len(raw):
            return True
        size = len(gap) - 1
        while size and raw[-size:] != gap[:size]:
            size -= 1
        if not size:
            return False
        raw = raw[:-size]
    return False
