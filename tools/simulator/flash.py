# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Non-volatile memory as the flash behind it is, and what a power cut leaves of a write.

A Pico's is one sector of 4,096 bytes: bytes that are FF take new ones, 256 at a time; any other
write erases the whole sector and programs it again. A SAMD51's is one block of 8,192 bytes, which
every write erases. Source: ports/raspberrypi and ports/atmel-samd of CircuitPython 9 and 10,
common-hal/nvm/ByteArray.c.
"""

import random
from collections.abc import Iterator

PAGE = 256
# How finely the time of an erase is looked at.
_ERASE_STEPS = 8


class Memory(bytearray):
    """Non-volatile memory. writes, erases: how many there were so far.

    erases_always: whether each write erases the whole memory.
    """

    def __init__(self, data: bytes | bytearray, erases_always: bool = False):
        super().__init__(data)
        self.erases_always = erases_always
        self.writes = 0
        self.erases = 0

    def __setitem__(self, where, value):
        if isinstance(where, slice) and len(self[where]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self.erases += self.must_erase(where)
        self.writes += 1
        super().__setitem__(where, value)

    def must_erase(self, where) -> bool:
        """Tell whether a write to ``where`` erases."""
        if self.erases_always:
            return True
        target = self[where] if isinstance(where, slice) else (self[where],)
        return any(byte != 255 for byte in target)


def cut_states(memory: Memory, where: slice, value: bytes) -> Iterator[tuple[bytes, bool]]:
    """Yield (what the memory may hold, whether it was being erased) for each moment at which the
    power may fail within the assignment ``memory[where] = value``."""
    before = bytes(memory)
    start = where.start or 0
    after = bytearray(before)
    after[start : start + len(value)] = value
    if not memory.must_erase(where):
        for written in range(1, len(value)):
            yield before[:start] + value[:written] + before[start + written :], False
        return
    # Bits turn to 1 at different times in different places.
    order = list(range(len(before)))
    random.Random(len(value)).shuffle(order)
    state = bytearray(before)
    for step in range(_ERASE_STEPS):
        for at in order[step::_ERASE_STEPS]:
            state[at] = 255
        yield bytes(state), True
    for page in range(0, len(before), PAGE):
        for written in (PAGE // 3, PAGE):
            end = page + written
            yield bytes(after[:end]) + b"\xff" * (len(before) - end), True
