# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The list on a drive of what was installed there: a file is the game's by its content, not by its
name.

A line is the CRC-32 of a file in eight hexadecimal digits, a blank, and its name from the root of
the drive; the last line is "# " and the CRC-32 of those before it. While files are being written a
name may stand there twice, with what it had before and with what it is to have. Lists of version
0.1.0 have names alone.
"""

import re
import zlib
from collections.abc import Iterable
from pathlib import PurePosixPath

# The folders and files that a list may name: those of today's program and of 0.1.0.
_FOLDERS = {"app", "dicepoker_core", "hardware", "lib", "match", "screens"}
_LINE = re.compile(r"(?:([0-9a-f]{8}) )?(.+)")

Listed = dict[str, set[int | None]]


def checksum(data: bytes) -> int:
    """Return the CRC-32 of a file."""
    return zlib.crc32(data)


def list_text(entries: Iterable[tuple[str, int | None]]) -> bytes:
    """Return the list of files with their checksums, None where that is not known."""
    lines = sorted({name if crc is None else f"{crc:08x} {name}" for name, crc in entries})
    text = "".join(f"{line}\n" for line in lines)
    return f"{text}# {zlib.crc32(text.encode()):08x}\n".encode()


def listed(data: bytes | None) -> Listed | None:
    """Return the checksums that a list has for each name, or None where it is damaged or none.

    Names that are not of the program's own folders are left out, so that nothing else is ever
    taken for the game's.
    """
    text = (data or b"").decode(errors="replace")
    body, mark, told = text.rpartition("# ")
    if not mark or f"{zlib.crc32(body.encode()):08x}" != told.strip():
        return None
    found: Listed = {}
    for line in body.splitlines():
        parts = _LINE.fullmatch(line)
        if parts and is_ours(parts.group(2)):
            crc = parts.group(1)
            found.setdefault(parts.group(2), set()).add(None if crc is None else int(crc, 16))
    return found


def is_ours(name: str) -> bool:
    """Tell whether ``name`` can be of a file of the program: relative, and in its folders."""
    path = PurePosixPath(name)
    if "\\" in name or ":" in name or ".." in path.parts or str(path) != name:
        return False
    return name == "code.py" or (len(path.parts) > 1 and path.parts[0] in _FOLDERS)


def is_the_games(name: str, data: bytes, ours: Listed, new: bytes | None) -> bool:
    """Tell whether what lies on the drive under ``name`` is the game's, by the list.

    new: what is to be there, or None. A beginning of that is a write that was cut off. What a list
    of 0.1.0 names is the game's if it is no source, or begins as its sources do.
    """
    crcs = ours.get(name, set())
    if new is not None and (data == new or (crcs and new.startswith(data))):
        return True
    if checksum(data) in crcs:
        return True
    return None in crcs and (not name.endswith(".py") or b"SPDX-" in data[:200])
