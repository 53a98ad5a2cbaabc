# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The memory as version 0.1.0 wrote it, read only.

A slot has two halves, to which entries were appended: 2 bytes of mark, 1 of counter, 2 of length,
4 of CRC-32 over counter, length and data, then the data. Numbers are big-endian; the newest valid
entry counts.
"""

from binascii import crc32

# What an entry begins with.
FIRST_MARK = b"\xd1\xce"
_HEAD = 9
# How much is kept of a slot that cannot be read: a half of the largest one.
_MOST_ASIDE = 784
# (name, room of one half in bytes, how many halves)
_LAYOUT = (("game", 784, 2), ("settings", 160, 2), ("records", 704, 2), ("aside", 800, 1))


def read_slots(memory):
    """Return the data of each slot by its name, or None where there is no valid entry at all.

    A slot of which no entry is valid is returned under "aside " and its name, as far as something
    is written there.
    """
    found = {}
    damaged = {}
    start = 0
    for name, room, halves in _LAYOUT:
        end = start + room * halves
        data = _newest([bytes(memory[half : half + room]) for half in range(start, end, room)])
        if data is not None:
            found[name] = data
        else:
            raw = bytes(memory[start:end]).rstrip(b"\xff")
            if name != "aside" and any(raw):
                damaged["aside " + name] = raw[:_MOST_ASIDE]
        start = end
    if not found:
        return None
    found.update(damaged)
    return found


def _newest(halves):
    newest = counter = None
    for raw in halves:
        at = raw.find(FIRST_MARK)
        while at >= 0:
            size = _valid_size(raw, at)
            if size and (counter is None or 0 < (raw[at + 2] - counter) & 255 < 128):
                newest, counter = raw[at + _HEAD : at + size], raw[at + 2]
            at = raw.find(FIRST_MARK, at + (size or 1))
    return newest


def _valid_size(raw, at):
    """Return the length of the entry at ``at``, or 0 where it is none."""
    if at + _HEAD > len(raw):
        return 0
    size = _HEAD + (raw[at + 3] << 8 | raw[at + 4])
    if at + size > len(raw):
        return 0
    crc = crc32(raw[at + _HEAD : at + size], crc32(raw[at + 2 : at + 5]))
    stored = raw[at + 5 : at + _HEAD]
    return size if bytes([crc >> shift & 255 for shift in (24, 16, 8, 0)]) == stored else 0
