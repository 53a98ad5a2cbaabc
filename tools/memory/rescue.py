# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker rescue``: what a memory holds, damaged or not, and what can be saved of it."""

import ast
import re
from pathlib import Path

from hardware.store import SLOTS, STORE_SIZE, Store
from match.export import csv_lines
from match.match import from_bytes
from match.options import Options
from match.records import Records
from tools.encodings import text_of
from tools.kept_files import free_path
from tools.simulator.flash import Memory

# What a line of hex digits holds at least, to be one of a dump.
_FEWEST_DIGITS = 16


class RescueError(Exception):
    """The file holds no memory; the text says so."""


def memory_in(path: Path) -> bytes:
    """Return the memory that ``path`` holds: a store as it is, or what was printed of a board's on
    its serial console, as hex digits or as Python writes bytes.

    Raises RescueError where it holds neither, and OSError where it cannot be read.
    """
    raw = path.read_bytes()
    if len(raw) >= STORE_SIZE and len(raw) % 4096 == 0:
        return raw
    text = text_of(path)
    found = b""
    for line in text.splitlines():
        printed = re.fullmatch(r"(?:bytes|bytearray)?\(?(b(['\"]).*\2)\)?", line.strip())
        if printed:
            found += ast.literal_eval(printed[1])
        elif re.fullmatch(rf"[0-9a-fA-F]{{{_FEWEST_DIGITS},}}", line.strip()):
            found += bytes.fromhex(line.strip())
    if not found:
        raise RescueError(
            f"{path} holds no memory: expected a store of {STORE_SIZE} bytes or more, or the"
            " hex digits that a board printed of it"
        )
    return found.ljust(STORE_SIZE, b"\xff")


def _problem(kind: str, data: bytes) -> str | None:
    """Return why ``data`` is no game, settings or records, or None where it is."""
    try:
        if kind == "game":
            from_bytes(data)
        elif kind == "settings":
            return None if Options().read(data) else "a value is out of range"
        else:
            Records().read(data)
    except (ValueError, IndexError) as error:
        return str(error)
    return None


def _tell(kind: str, data: bytes) -> str:
    if kind == "game":
        match = from_bytes(data)
        return f"round {match.game.round}, {', '.join(name for name, _ in match.players)}"
    if kind == "records":
        records = Records()
        records.read(data)
        return f"{len(records.scores)} scores, {len(records.people)} people"
    return "good"


def rescue_command(path: Path, out: Path | None, paste: bool) -> int:
    """Tell what the memory in ``path`` holds, and write what is good into the store ``out``, and
    what is not beside it; return 0 where all that was kept is good.

    paste: whether to print the lines that write it to a board from its serial console.
    """
    store = Store(Memory(memory_in(path)))
    good: dict[str, bytes] = {}
    bad: dict[str, bytes] = {}
    for kind in SLOTS[:3]:
        for name in (kind, "aside " + kind):
            data = store.read(name)
            if not data:
                continue
            problem = _problem(kind, data)
            if problem is None and kind not in good:
                good[kind] = data
                print(f"{name}: {_tell(kind, data)}")
            else:
                bad[name] = data
                print(f"{name}: {problem or 'good, but an older one'} ({len(data)} bytes)")
    unread = store.read("aside")
    if unread:
        bad["aside"] = unread
        print(f"aside: {len(unread)} bytes that could not be read")
    if store.is_damaged():
        print("A part of the memory cannot be read.")
    if not good and not bad:
        print("Nothing is kept there.")
    saved = Memory(b"\xff" * STORE_SIZE)
    Store(saved).write_all(tuple(good.items()))
    if "records" in good:
        records = Records()
        records.read(good["records"])
        print("\n".join(csv_lines(records)))
    if out is not None:
        _write_out(out, bytes(saved), bad)
    if paste:
        used = bytes(saved).rstrip(b"\xff")
        print("# For the board's serial console, at the prompt >>> of CircuitPython:")
        print("from microcontroller import nvm")
        rest = f"b'\\xff' * {STORE_SIZE - len(used)}"
        print(f"nvm[0:{STORE_SIZE}] = bytes.fromhex('{used.hex()}') + {rest}")
    return 1 if bad or store.is_damaged() else 0


def _write_out(out: Path, saved: bytes, bad: dict[str, bytes]) -> None:
    if out.exists():
        raise RescueError(f"{out} is there already: name another file with --out")
    out.write_bytes(saved)
    print(f"{out}: what is good, for dicepoker play --store {out}")
    for name, data in bad.items():
        beside = free_path(out.with_name(f"{out.name}.{name.replace(' ', '-')}"))
        beside.write_bytes(data)
        print(f"{beside}: {name}")
