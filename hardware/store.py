# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Named slots of bytes in non-volatile memory that survive power loss.

The memory is a log: what changes is appended to it, since flash that was erased takes bytes
without being erased again. docs/save-format.md tells its bytes. A write that is cut off leaves the
slots as they were before it. Where the log is full, it is written anew with what the slots hold,
see ``compaction``; in flash that erases the whole memory, and a cut within that loses it.
"""

from binascii import crc32
from struct import pack, unpack

SLOTS = ("game", "settings", "records", "aside game", "aside settings", "aside records", "aside")
# What is used of the memory, in bytes: all that a Pico has.
STORE_SIZE = 4096
# What the log begins with, in its first entry.
LOG_MARK = b"DP\x01"
# What follows it: the generation, and how many bytes of the log are written at once.
BEGIN = ">IH"
# Of the entries that are no slot's: where the log begins, or what a cut write left behind.
MARKS = len(SLOTS)
_ASIDE = "aside "
_GAP = b"\x02"
# The size that stands for one in two more bytes, as does then the number of bytes dropped.
_LONG = 30
_HEAD = 2
LONG_HEAD = 6
_CRC = 3
_CHUNK = 64
_BLANK = b"\xff" * _CHUNK


class StoreFullError(ValueError):
    """The data does not fit the memory."""


class MemoryBytes(bytearray):
    """Stands in where there is no such memory: works, and is gone at power-off."""


class Store:
    """The slots of SLOTS in ``memory``, which takes and gives slices as microcontroller.nvm.

    erases_always: whether each write erases the whole memory, as on a SAMD51.
    A memory smaller than STORE_SIZE reads as empty and is never written.
    """

    def __init__(self, memory, erases_always=False):
        self.erases_always = erases_always
        # How often the log was written anew.
        self.generation = 0
        self._memory = memory
        self._is_read = False
        self._slots = []
        self._chains = []
        # Where the next entry goes, where a cut write begins that is still to be told, or None,
        # and how much of the log was written at once.
        self._end = 0
        self._torn = None
        self._whole = 0
        # (start, end) of what is no entry, and no cut write explains.
        self._lost = []
        self._is_damaged = False
        # Whether nothing may be appended.
        self._is_closed = False

    def read(self, name):
        """Return the bytes last written under ``name``, or None where there are no valid ones."""
        self._read_log()
        data = self._slots[SLOTS.index(name)]
        return None if data is None else bytes(data)

    def is_damaged(self):
        """Tell whether something is lost, by other things than a write that was cut off."""
        self._read_log()
        return self._is_damaged

    def room(self):
        """Return how many bytes can be appended before the log is written anew."""
        self._read_log()
        return 0 if self._is_closed else STORE_SIZE - self._end

    def write(self, name, data, reserve=0, may_compact=True):
        """Keep ``data`` under ``name``; see ``write_all``."""
        return self.write_all(((name, data),), reserve, may_compact)

    def write_all(self, pairs, reserve=0, may_compact=True):
        """Keep each (name, data) of ``pairs`` in one assignment; tell whether it is kept.

        Nothing is written where it is kept already. Where fewer than ``reserve`` bytes would stay
        free, the log is written anew, or, unless it ``may_compact``, nothing is written.
        Raises StoreFullError where the memory is too small for all that it holds.
        """
        if len(self._memory) < STORE_SIZE:
            return False
        self._read_log()
        pairs = [pair for pair in pairs if self._slots[SLOTS.index(pair[0])] != pair[1]]
        if not pairs:
            return True
        # Should this fail, the memory has to be read again.
        self._is_read = False
        start = self._end
        if start and not self._is_closed and not self.erases_always:
            entries = bytearray()
            if self._torn is not None:
                gap = _GAP + pack(">H", self._torn)
                entries.extend(entry(self._chains, MARKS, b"", gap))
            for name, data in pairs:
                slot = SLOTS.index(name)
                entries.extend(entry(self._chains, slot, self._slots[slot] or b"", data))
            end = start + len(entries)
            if end + reserve <= STORE_SIZE:
                self._memory[start:end] = entries
                for name, data in pairs:
                    self._slots[SLOTS.index(name)] = data
                self._end = end
                self._torn = None
                self._is_read = True
                return True
        if not may_compact:
            return False
        self._compact(pairs)
        return True

    def clear(self, name):
        """Forget what is kept under ``name``."""
        if self.read(name):
            self.write(name, b"")

    def set_aside(self, name):
        """Keep what is under ``name`` aside, in its own place, and clear ``name``."""
        self.write_all(((_ASIDE + name, self.read(name) or b""), (name, b"")))

    def _compact(self, pairs):
        from hardware.compaction import image

        self._is_read = False
        for name, data in pairs:
            self._slots[SLOTS.index(name)] = data
        lost = b"".join([bytes(self._memory[start:end]) for start, end in self._lost])
        whole = image(self._slots, self.generation + 1, lost, self._last())
        self._memory[0 : len(whole)] = whole

    # Reading

    def _read_log(self):
        if self._is_read:
            return
        self._slots = [None] * len(SLOTS)
        self._chains = [0] * (len(SLOTS) + 1)
        self._torn = None
        self._whole = self._end = 0
        self._is_closed = self._is_damaged = False
        self._lost = []
        if len(self._memory) >= STORE_SIZE:
            last = self._last()
            self._end = self._take(0) if last else 0
            if last and not self._end:
                self._read_first(last)
            else:
                self._walk(last)
        self._is_read = True

    def _walk(self, last):
        """Read the entries up to ``last``, behind which nothing was ever written."""
        at = self._end
        bad = None
        while at < last:
            end = self._take(at)
            if end:
                if bad is not None and self._torn != bad:
                    self._lost.append((bad, at))
                bad = self._torn = None
                at = end
            else:
                if bad is None:
                    bad = at
                at += 1
        self._end = at
        if bad is not None:
            from hardware.torn import is_torn

            gap = entry(list(self._chains), MARKS, b"", _GAP + pack(">H", bad))
            if is_torn(bytes(self._memory[bad:last]), gap):
                self._torn = bad
            else:
                self._lost.append((bad, last))
        good = at if bad is None else bad
        self._is_closed = self._is_damaged = bool(self._lost) or good < self._whole

    def _read_first(self, last):
        """Read what version 0.1.0 left, or what is left of a log without a beginning."""
        from hardware.first_store import read_slots

        found = read_slots(self._memory)
        if found is None:
            if any(self._memory[0:last]):
                self._walk(last)
        else:
            for name in found:
                self._slots[SLOTS.index(name)] = found[name]
                self._is_damaged |= name.startswith(_ASIDE)
        # Whatever this is, it has to be erased before a log can be there.
        self._is_closed = True

    def _last(self):
        """Return where the bytes begin that were not written since the memory was erased."""
        at = STORE_SIZE
        while at and self._memory[at - _CHUNK : at] == _BLANK:
            at -= _CHUNK
        while at and self._memory[at - 1] == 255:
            at -= 1
        return at

    def _take(self, at):
        """Take over the entry at ``at``; return where it ends, or 0 where there is none."""
        slot, drop, start, end = frame(bytes(self._memory[at : at + LONG_HEAD]))
        if slot is None or at + end > STORE_SIZE:
            return 0
        data = bytes(self._memory[at : at + end])
        crc = crc32(data[:-_CRC], self._chains[slot])
        if data[-_CRC:] != _checksum(crc):
            return 0
        tail = data[start:-_CRC]
        size = len(tail)
        if slot == MARKS:
            if tail[:3] == LOG_MARK and size == 9:
                self.generation, self._whole = unpack(BEGIN, tail[3:])
            elif tail[:1] == _GAP and size == 3:
                (self._torn,) = unpack(">H", tail[1:])
        else:
            old = self._slots[slot]
            if old is None:
                old = self._slots[slot] = bytearray()
            if drop > len(old):
                return 0
            old[len(old) - drop :] = tail
        self._chains[slot] = crc
        return at + end


def frame(head):
    """Return (slot, bytes dropped, start of the data, end) of the entry that begins with ``head``.

    Where that is no head, the slot is None, and the end that of a head that is not all there.
    """
    if len(head) < LONG_HEAD or head[1] == 255:
        return None, 0, 0, _HEAD
    size = head[0] & 31
    start = _HEAD
    drop = head[1] & 31
    if size == _LONG:
        start = LONG_HEAD
        if drop != sum(head[2:]) % 31:
            return None, 0, 0, LONG_HEAD
        size, drop = unpack(">HH", head[2:])
    if head[1] >> 5 != _fold(head[0]):
        return None, 0, 0, 0
    return head[0] >> 5, drop, start, start + size + _CRC


def entry(chains, slot, old, data):
    """Return the entry that turns ``old`` into ``data``; chains: the CRC-32 of each slot's last
    entry, which is brought up to date."""
    same = _common(old, data)
    drop = len(old) - same
    size = len(data) - same
    if size < _LONG and drop < 31:
        head = slot << 5 | size
        body = bytes((head, _fold(head) << 5 | drop)) + data[same:]
    else:
        head = slot << 5 | _LONG
        sizes = pack(">HH", size, drop)
        body = bytes((head, _fold(head) << 5 | sum(sizes) % 31)) + sizes + data[same:]
    crc = chains[slot] = crc32(body, chains[slot])
    return body + _checksum(crc)


def _checksum(crc):
    # The last byte is never FF: an entry of which the end is missing is known by that.
    return bytes((crc >> 16 & 255, crc >> 8 & 255, crc & 127))


def _fold(head):
    """Return three bits of which each changed bit of ``head`` changes one."""
    return (head ^ head >> 3 ^ head >> 6) & 7


def _common(one, other):
    """Return how many bytes at the beginning are the same."""
    low, high = 0, min(len(one), len(other))
    middle = high
    while low < high:
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
        middle = (low + high + 1) // 2
    return low
