# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Named slots of bytes in non-volatile memory that survive power loss at any moment.

Each slot has two pages that are written in turn, each with a counter and a CRC-32: a write
that is cut off leaves the other page, so the newest valid one wins. Each assignment to the
memory erases and rewrites flash, so a write is one slice assignment, and none where nothing
changed.

A page: 2 bytes of magic, 1 of counter, 2 of length, 4 of CRC over counter, length and data,
then the data. Numbers are big end first.
"""

from binascii import crc32

_MAGIC = 0xD1, 0xCE
_HEAD = 9
# (name, room of one page in bytes with its head, how many pages)
LAYOUT = (("game", 784, 2), ("settings", 96, 2), ("game aside", 784, 1))


STORE_SIZE = 2544
# What the slots need, in bytes.


class StoreFullError(ValueError):
    """The data does not fit its slot."""


class MemoryBytes(bytearray):
    """Stands in where there is no such memory: works, and is gone at power-off."""


class FileBytes(bytearray):
    """A file of the drive that is read and written as the memory is.

    Raises OSError where the drive is read-only to the program, as it is while a PC may write.
    """

    def __init__(self, path):
        super().__init__(b"\xff" * STORE_SIZE)
        self._path = path
        try:
            with open(path, "rb") as file:
                kept = file.read()
        except OSError:
            kept = b""
        if len(kept) != STORE_SIZE:
            kept = bytes(self)
            with open(path, "wb") as file:
                file.write(kept)
        else:
            # To see at once that the drive can be written to.
            open(path, "r+b").close()
        super().__setitem__(slice(0, STORE_SIZE), kept)

    def __setitem__(self, where, value):
        super().__setitem__(where, value)
        with open(self._path, "r+b") as file:
            file.seek(where.start)
            file.write(value)


class Store:
    """The slots of LAYOUT in ``memory``, which takes and gives slices as microcontroller.nvm.

    A slot that ``memory`` is too small for reads as empty and is never written.
    """

    def __init__(self, memory):
        self._memory = memory
        self._slots = {}
        self.survives = not isinstance(memory, MemoryBytes)
        start = 0
        for name, room, pages in LAYOUT:
            if start + room * pages <= len(memory):
                self._slots[name] = (start, room, pages)
            start += room * pages

    def read(self, name):
        """Return the bytes last written under ``name``, or None where there are no valid ones."""
        page = self._newest(name)
        return None if page is None else self._data(page)

    def write(self, name, data):
        """Keep ``data`` under ``name``; tell whether it is kept.

        Nothing is written where the newest page holds the same already.
        Raises StoreFullError for data longer than the slot.
        """
        if name not in self._slots:
            return False
        start, room, pages = self._slots[name]
        if len(data) + _HEAD > room:
            raise StoreFullError("%d bytes do not fit into %r" % (len(data), name))
        page = self._newest(name)
        counter = 0
        if page is not None:
            if self._data(page) == data:
                return True
            counter = (self._memory[page + 2] + 1) & 255
            start = start if page != start or pages == 1 else start + room
        self._memory[start : start + _HEAD + len(data)] = _page(counter, data)
        return True

    def clear(self, name):
        """Forget what is kept under ``name``."""
        if self.read(name):
            self.write(name, b"")

    def is_damaged(self, name):
        """Tell whether ``name`` holds something of which no page is valid.

        Memory that was never written is all 00 or all FF, and is not damaged.
        """
        if name not in self._slots or self._newest(name) is not None:
            return False
        start, room, pages = self._slots[name]
        raw = self._memory[start : start + room * pages]
        return not (_is_only(raw, 0) or _is_only(raw, 255))

    def set_aside(self, name):
        """Keep what is under ``name`` under ``name + " aside"``, and clear ``name``.

        The bytes are kept as they are, the damaged ones of the first page too.
        """
        data = self.read(name)
        if name not in self._slots:
            return
        start, room, pages = self._slots[name]
        if data is None:
            data = bytes(self._memory[start : start + room - _HEAD])
        if name + " aside" in self._slots:
            self.write(name + " aside", data)
        self._memory[start : start + room * pages] = b"\xff" * (room * pages)

    def _data(self, page):
        size = self._memory[page + 3] << 8 | self._memory[page + 4]
        return bytes(self._memory[page + _HEAD : page + _HEAD + size])

    def _newest(self, name):
        """Return where the newest valid page of ``name`` starts, or None."""
        if name not in self._slots:
            return None
        start, room, pages = self._slots[name]
        valid = []
        for page in range(start, start + room * pages, room):
            if self._is_valid(page, room):
                valid.append(page)
        if len(valid) == 2:
            ahead = (self._memory[valid[1] + 2] - self._memory[valid[0] + 2]) & 255
            return valid[1] if 0 < ahead < 128 else valid[0]
        return valid[0] if valid else None

    def _is_valid(self, page, room):
        head = self._memory[page : page + _HEAD]
        size = head[3] << 8 | head[4]
        if head[0] != _MAGIC[0] or head[1] != _MAGIC[1] or size + _HEAD > room:
            return False
        return bytes(self._memory[page : page + _HEAD + size]) == _page(head[2], self._data(page))


def _page(counter, data):
    head = bytes((counter, len(data) >> 8, len(data) & 255))
    crc = crc32(data, crc32(head))
    return bytes(_MAGIC) + head + bytes([crc >> shift & 255 for shift in (24, 16, 8, 0)]) + data


def _is_only(raw, value):
    return all(byte == value for byte in raw)
