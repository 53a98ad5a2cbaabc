# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The store's log written anew: all that the slots hold, and nothing of how they came to it."""

from struct import pack

from hardware.store import BEGIN, LOG_MARK, MARKS, SLOTS, STORE_SIZE, StoreFullError, entry

# How much of what could not be read is kept, in bytes: the newest, and the older behind it.
MOST_LOST = 1024
_ASIDE = len(SLOTS) - 1


def image(slots, generation, lost, last):
    """Return the log that holds ``slots``, the data of each or None.

    lost: bytes that could not be read, to be kept aside with those that are there.
    last: where what was written before ends; it is blanked up to there. Where nothing was, nothing
    can be lost by a cut, and none is to be told.
    Raises StoreFullError where it does not fit.
    """
    if lost:
        slots = list(slots)
        slots[_ASIDE] = (lost + bytes(slots[_ASIDE] or b""))[:MOST_LOST]
    entries = bytearray()
    chains = [0] * (MARKS + 1)
    mark_size = len(_mark(chains, generation, 0))
    # What is asked for first comes first.
    for slot in (1, 2, 0, 3, 4, 5, 6):
        if slots[slot] is not None:
            entries.extend(entry(chains, slot, b"", bytes(slots[slot])))
    size = mark_size + len(entries)
    if size > STORE_SIZE:
        raise StoreFullError("%d bytes do not fit into %d" % (size, STORE_SIZE))
    whole = bytearray(b"\xff" * max(size, last))
    whole[:mark_size] = _mark(chains, generation, size if last else 0)
    whole[mark_size:size] = entries
    return whole


def _mark(chains, generation, size):
    chains[MARKS] = 0
    return entry(chains, MARKS, b"", LOG_MARK + pack(BEGIN, generation, size))
