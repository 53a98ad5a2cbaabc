# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The world around the made-up board: clock, keys, light, sound, chance and memory.

``Headless`` has a virtual clock and follows a script, so a run is fast and repeats to the byte.
Times are milliseconds since power-on.
"""

import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from hardware.first_store import FIRST_MARK
from hardware.store import LOG_MARK
from tools.kept_files import free_path
from tools.simulator.flash import Memory
from tools.simulator.renderer import BLINKA, Panel
from tools.simulator.script import BETWEEN_MS, Step
from tools.simulator.shims import Event, EventQueue, RawSample, format_exception, real_urandom

# CircuitPython's counter starts 65 s short of its wrap.
_TICKS_AT_POWER_ON = (1 << 29) - 65_000
_SCRIPT_STARTS_MS = 2000
_SHORTEST_STEP_MS = 5
# In m/s^2, with the display up.
AT_REST = (0.0, 0.0, 9.806)
# Which axis of a stick each direction moves, and how far; it rests at the centre.
STICK = {"left": ("x", 0), "right": ("x", 65535), "up": ("y", 0), "down": ("y", 65535)}
STICK_CENTRE = 32768
OPPOSITE = {"left": "right", "right": "left", "up": "down", "down": "up"}


class Quit(BaseException):
    """Ends the program on the made-up board; no handler of errors stops it."""


class MemoryFileError(Exception):
    """The file is not the memory that is asked for, or somebody else has it; the text says so."""


class FileMemory(Memory):
    """Non-volatile memory kept in a file; see ``only_user_of``.

    Raises MemoryFileError for a file that is not of ``size`` bytes, which is left as it is. Of one
    that holds nothing of a game a copy is kept beside it.
    """

    def __init__(self, path: Path, size: int):
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = path.read_bytes() if path.is_file() else b"\xff" * size
        if len(kept) != size:
            raise MemoryFileError(
                f"{path} is no memory of {size} bytes ({len(kept)} bytes); it stays as it is:"
                " move it away, or name another file with --store"
            )
        if not _is_memory(kept):
            aside = free_path(path)
            aside.write_bytes(kept)
            print(f"{path} holds no game; a copy of it is kept as {aside}", file=sys.stderr)
        super().__init__(kept)
        self._path = path

    def __setitem__(self, where, value):
        after = Memory(self)
        after[where] = value
        # The file first: memory that is ahead of it would take a repeated write for done.
        beside = self._path.with_name(self._path.name + ".new")
        with beside.open("wb") as file:
            file.write(after)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self._path)
        super().__setitem__(where, value)


@contextmanager
def only_user_of(path: Path) -> Iterator[None]:
    """Keep other programs from ``path`` as long as the context lasts.

    Raises MemoryFileError where another has it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{path}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise MemoryFileError(f"{path} is in use by another game") from error
    try:
        yield
    finally:
        lock.release()


def _is_memory(data: bytes) -> bool:
    """Tell whether a board's memory may hold ``data``: nothing yet, or what a store writes."""
    if not data.strip(b"\xff") or not data.strip(b"\0"):
        return True
    return FIRST_MARK in data or LOG_MARK in data


class Host:
    """What every host has. nvm: the memory.   seed: of the made-up randomness, None for real.
    profile: of the board, as data, which tells which key has which number."""

    def __init__(self, nvm: Memory, profile: dict, seed: int | None = None):
        self.nvm = nvm
        self.now_ms = 0.0
        self.panel: Panel | None = None
        self.pixels = [0] * 5
        self.analog: dict[str, int] = {}
        self.console: list[str] = []
        self.sounds: list[int] = []
        self.down: set[str] = set()
        self._pressed_as: dict[str, str] = {}
        self.acceleration = AT_REST
        # The folder that stands for the drive; None as long as a PC holds it.
        self.drive: Path | None = None
        # Where the program's own files are, as it sees their paths.
        self.program: Path | None = None
        self.profile = profile
        self._queue: EventQueue | None = None
        self._random = None if seed is None else random.Random(seed)

    def brightness(self) -> float:
        """Return how bright the display is lit, 0 to 1."""
        displays = BLINKA.displayio.displays
        return displays[0].brightness if displays else 1.0

    def is_turned(self) -> bool:
        """Tell whether the program shows its picture for a board held upside down."""
        displays = BLINKA.displayio.displays
        if self.panel is None or not displays:
            return False
        return (displays[0].rotation - self.panel.rotation) % 360 == 180

    def ticks_ms(self) -> int:
        """Return the board's counter, not yet wrapped."""
        return _TICKS_AT_POWER_ON + int(self.now_ms)

    def sleep(self, seconds: float) -> None:
        """Let time pass on the board."""
        raise NotImplementedError

    def urandom(self, count: int) -> bytes:
        """Return random bytes, repeatable where there is a seed."""
        return real_urandom(count) if self._random is None else self._random.randbytes(count)

    def open(self, path: str, mode: str = "r"):
        """Open a file of the drive, which is read-only to the program while a PC holds it."""
        if self.program is not None and Path(path).is_relative_to(self.program):
            if mode not in ("r", "rb"):
                raise OSError(30, "Read-only file system")
            return Path(path).open(mode)
        if self.drive is None:
            raise OSError(30, "Read-only file system")
        return (self.drive / path.lstrip("/")).open(mode)

    def write_pixels(self, _pin, data: bytes) -> None:
        """Take the bytes of the NeoPixels, green, red, blue."""
        for i in range(len(data) // 3):
            green, red, blue = data[3 * i : 3 * i + 3]
            self.pixels[i] = red << 16 | green << 8 | blue

    def play(self, sample: RawSample, loop: bool) -> None:
        """Take a sample that starts to sound."""
        del loop
        self.sounds.append(sample.sample_rate)

    def stop_sound(self) -> None:
        """Be silent."""

    def print(self, *things, sep=" ", end="\n") -> None:
        """Take what the program prints on its serial console."""
        self.console.append(sep.join(str(thing) for thing in things) + end)

    def print_exception(self, error: BaseException) -> None:
        """Take a traceback for the console."""
        self.console.append(format_exception(error))

    def connect_keys(self, queue: EventQueue) -> None:
        """Have key events go to ``queue``; keys that are down already are events at once."""
        self._queue = queue
        for name in sorted(self.down):
            self._send(name, True)

    def set_button(self, name: str, pressed: bool) -> None:
        """Press or let go the button ``name``; directions are as the player sees them."""
        if pressed == (name in self.down):
            return
        if pressed:
            self.down.add(name)
            self._pressed_as[name] = OPPOSITE.get(name, name) if self.is_turned() else name
        else:
            self.down.remove(name)
        # What went down comes up, though the board was turned meanwhile.
        self._send(self._pressed_as.get(name, name), pressed)

    def _send(self, name: str, pressed: bool) -> None:
        keys = self.profile["buttons"]["map"]
        if name in keys:
            if self._queue is not None:
                number = keys.index(name)
                self._queue.add(Event(number, pressed, self.ticks_ms() % (1 << 29)))
            return
        axis, pushed = STICK[name]
        # A stick that is no longer held to one side goes to the other where that is held.
        other = OPPOSITE[name]
        rest = STICK[other][1] if other in self._held_as() else STICK_CENTRE
        self.analog[self.profile["joystick"][axis]] = pushed if pressed else rest

    def _held_as(self) -> set[str]:
        """Return what is down, as the board has it."""
        return {self._pressed_as.get(name, name) for name in self.down}


class Headless(Host):
    """Runs a script on a virtual clock. take_shot(name) is called for each shot."""

    def __init__(self, nvm, profile, seed, steps: list[Step], take_shot=None):
        super().__init__(nvm, profile, seed)
        self._take_shot = take_shot
        self._events = self._schedule(steps)
        self._next = next(self._events)

    def _schedule(self, steps: list[Step]) -> Iterator[tuple[float, str, object]]:
        at = float(_SCRIPT_STARTS_MS)
        for step in steps:
            if step.verb == "wait":
                at += step.ms
            elif step.verb == "shot":
                yield at, "shot", step.name
            elif step.verb == "quit":
                break
            else:
                for _ in range(step.times):
                    yield at, "down", step.name
                    yield at + step.ms, "up", step.name
                    at += step.ms + BETWEEN_MS
        yield at, "quit", None

    def sleep(self, seconds: float) -> None:
        # A step that thinks sleeps not at all, and takes its time on a board.
        until = self.now_ms + max(1000 * seconds, _SHORTEST_STEP_MS)
        while self._next[0] <= until:
            self.now_ms = max(self.now_ms, self._next[0])
            _, what, name = self._next
            if what == "quit":
                raise Quit
            if what == "shot":
                if self._take_shot is not None:
                    self._take_shot(name)
            else:
                self.set_button(str(name), what == "down")
            self._next = next(self._events)
        self.now_ms = until
