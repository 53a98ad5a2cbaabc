# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the store writes to where a board has no non-volatile memory, or too little."""

from hardware.store import STORE_SIZE


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
