# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The code.py of an emulated board: runs the game's own, and tells of memory on the console.

It stands in the place of code.py on the made-up drive, which is there as game_code.py. Lines that
start with an @ are for the emulator's report.
"""

import gc
import sys
import time

import supervisor

_EVERY = 4
_TELL_EVERY = 64


class _Time:
    """The time module, whose sleep looks at the free memory first."""

    monotonic = time.monotonic

    def __init__(self):
        self._boot = gc.mem_free()
        self._lowest = self._boot
        self._turns = 0

    def sleep(self, seconds):
        """Sleep, and now and then tell the free memory: at the boot, at its lowest, now."""
        self._turns += 1
        if self._turns % _EVERY == 0:
            free = gc.mem_free()
            if free < self._lowest:
                # What is only waiting to be collected is free too.
                gc.collect()
                free = gc.mem_free()
            self._lowest = min(self._lowest, free)
        if self._turns % _TELL_EVERY == 0 and supervisor.runtime.serial_connected:
            gc.collect()
            print("@mem", self._boot, self._lowest, gc.mem_free())
        time.sleep(seconds)


gc.collect()
sys.modules["time"] = _Time()
if "stand_in" in __import__("os").listdir("/"):
    __import__("stand_in.board")
__import__("game_code").main()
