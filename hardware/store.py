# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Named slots of bytes in non-volatile memory that survive power loss at any moment.

A slot has two halves. Entries are appended to one of them, each with a counter and a CRC-32, until
it is full; then the other half is begun. A write that is cut off leaves the entries before it,
so the newest valid one wins, and damage to one entry does not hide the others. A write is one slice
assignment, and none where nothing changed. Flash that was erased takes bytes without erasing again,
which CircuitPython makes use of on an RP2040: there a half is erased once for many entries.

An entry: 2 bytes of magic, 1 of counter, 2 of length, 4 of CRC over counter, length and data, then
the data. Numbers are big-endian.
"""

from binascii import crc32

# What an entry begins with.
ENTRY_MARK = b"\xd1\xce"
_HEAD = 9
_ASIDE = "aside"
# (name, room of one half in bytes, how many halves)
LAYOUT = (("game", 784, 2), ("settings", 160, 2), ("records", 704, 2), ("aside", 800, 1))
# What they need in all.
STORE_SIZE = 4096


class StoreFullError(ValueError):
    """The data does not fit its slot."""


class MemoryBytes(bytearray):
    """Stands in where there is no such memory: works, and is gone at power-off."""


class Store:
    """The slots of LAYOUT in ``memory``, which takes and gives slices as microcontroller.nvm.

    A slot that ``memory`` is too small for reads as empty and is never written.
    """

    def __init__(self, memory):
        self._memory = memory
        self._slots = {}
        # Of each slot that was looked at: where its newest entry is, and the next may be.
        self._places = {}
        start = 0
        for name, room, halves in LAYOUT:
            if start + room * halves <= len(memory):
                self._slots[name] = (start, room, halves)
            start += room * halves

    def read(self, name):
        """Return the bytes last written under ``name``, or None where there are no valid ones."""
        if name not in self._slots:
            return None
        newest = self._look(name)[0]
        return None if newest is None else self._data(newest)

    def write(self, name, data):
        """Keep ``data`` under ``name``; tell whether it is kept.

        Nothing is written where the newest entry holds the same already.
        Raises StoreFullError for data longer than the slot.
        """
        if name not in self._slots:
            return False
        start, room, halves = self._slots[name]
        if len(data) + _HEAD > room:
            raise StoreFullError("%d bytes do not fit into %r" % (len(data), name))
        newest, free = self._look(name)
        counter = 0
        half = start
        if newest is not None:
            if self._data(newest) == data:
                return True
            counter = (self._memory[newest + 2] + 1) & 255
            half += (newest - start) // room * room
        entry = _entry(counter, data)
        if newest is None or free is None or free + len(entry) > half + room:
            if newest is not None and halves == 2:
                half = start + room if half == start else start
            free = half
            written = entry + b"\xff" * (room - len(entry))
        else:
            written = entry
        # Should this fail, where the entries are has to be looked for again.
        del self._places[name]
        self._memory[free : free + len(written)] = written
        self._places[name] = (free, free + len(entry))
        return True

    def clear(self, name):
        """Forget what is kept under ``name``."""
        if self.read(name):
            self.write(name, b"")

    def is_damaged(self, name):
        """Tell whether ``name`` holds something of which no entry is valid.

        Memory that was never written is all 00 or all FF, and is not damaged.
        """
        if name not in self._slots or self._look(name)[0] is not None:
            return False
        start, room, halves = self._slots[name]
        raw = self._memory[start : start + room * halves]
        return not (_is_only(raw, 0) or _is_only(raw, 255))

    def set_aside(self, name):
        """Keep what is under ``name`` under "aside", and clear ``name``.

        The bytes are kept as they are, the damaged ones of the first half too.
        """
        data = self.read(name)
        if name not in self._slots:
            return
        start, room, halves = self._slots[name]
        if data is None:
            data = bytes(self._memory[start : start + room - _HEAD])
        if _ASIDE in self._slots:
            self.write(_ASIDE, data)
        self._memory[start : start + room * halves] = b"\xff" * (room * halves)
        self._places[name] = (None, None)

    def _data(self, entry):
        size = self._memory[entry + 3] << 8 | self._memory[entry + 4]
        return bytes(self._memory[entry + _HEAD : entry + _HEAD + size])

    def _look(self, name):
        """Return where the newest valid entry of ``name`` starts and where the next may be, each
        None where there is no such place."""
        if name not in self._places:
            start, room, halves = self._slots[name]
            newest = free = None
            for half in range(start, start + room * halves, room):
                raw = bytes(self._memory[half : half + room])
                found, end = _newest_entry(raw)
                if found is None:
                    continue
                if newest is None or _is_ahead(raw[found + 2], self._memory[newest + 2]):
                    newest = half + found
                    free = half + end if _is_only(raw[end:], 255) else None
            self._places[name] = (newest, free)
        return self._places[name]


def _newest_entry(raw):
    """Return the start and the end of the newest valid entry in the bytes of a half."""
    newest = end = None
    at = raw.find(ENTRY_MARK)
    while at >= 0:
        size = _valid_size(raw, at)
        if size and (newest is None or _is_ahead(raw[at + 2], raw[newest + 2])):
            newest, end = at, at + size
        # What follows an entry that is damaged may still be good: look at every byte.
        at = raw.find(ENTRY_MARK, at + (size or 1))
    return newest, end


def _valid_size(raw, at):
    """Return the length of the entry at ``at``, or 0 where it is none."""
    if at + _HEAD > len(raw):
        return 0
    size = _HEAD + (raw[at + 3] << 8 | raw[at + 4])
    entry = raw[at : at + size]
    if len(entry) < size or entry != _entry(raw[at + 2], entry[_HEAD:]):
        return 0
    return size


def _is_ahead(counter, other):
    # The counter wraps; two entries in a slot are never half its range apart.
    return 0 < (counter - other) & 255 < 128


def _entry(counter, data):
    head = bytes((counter, len(data) >> 8, len(data) & 255))
    crc = crc32(data, crc32(head))
    return ENTRY_MARK + head + bytes([crc >> shift & 255 for shift in (24, 16, 8, 0)]) + data


def _is_only(raw, value):
    return all(byte == value for byte in raw)
