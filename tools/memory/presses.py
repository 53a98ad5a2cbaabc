# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker presses``: random presses on every board in every language, with power cuts within
the writes of its memory, and a look at what each cut leaves."""

import random
from collections import Counter

from dicepoker_core import RecordError
from hardware.store import SLOTS, Store
from match.languages import LANGUAGES
from match.match import from_bytes
from match.options import Options
from match.records import read_kept
from tools.simulator.boards import BOARDS
from tools.simulator.device import Device
from tools.simulator.flash import Memory, cut_states

BUTTONS = ("up", "down", "left", "right", "a", "b", "start", "select")
# Of a hundred presses, what each button gets: A and B go on, and START leads to the card.
_WEIGHTS = (6, 8, 6, 10, 34, 22, 10, 4)
# One of so many writes is cut off; and the power goes after one of so many presses.
_CUT_ONE_OF = 8
_OFF_ONE_OF = 60


class PressError(Exception):
    """A press or a power cut led to what must not be; the text says where."""


class _CutMemory(Memory):
    """Now and then keeps what a power cut within a write leaves, see ``take``."""

    def __init__(self, data: bytes, erases_always: bool, chance: random.Random):
        super().__init__(data, erases_always)
        self._chance = chance
        self._cut: tuple[bytes, bool, list, list] | None = None

    def __setitem__(self, where, value):
        cut = None
        if self._cut is None and self._chance.randrange(_CUT_ONE_OF) == 0:
            before = slots_of(self)
            cut = self._chance.choice([*cut_states(self, where, bytes(value)), None])
        super().__setitem__(where, value)
        if cut is not None:
            self._cut = (*cut, before, slots_of(self))

    def take(self) -> tuple[bytes, bool, list, list] | None:
        """Return (what a cut left, whether it was within an erase, the slots before and behind that
        write) once, or None where there was none."""
        cut, self._cut = self._cut, None
        return cut


def slots_of(memory: Memory) -> list[bytes | None]:
    """Return what each slot of the store in ``memory`` holds."""
    store = Store(memory)
    return [store.read(name) for name in SLOTS]


def press_board(board: str, language: int, presses: int, seed: int) -> Counter:
    """Press ``presses`` times at random; return how often what happened.

    Raises PressError where something is lost, or the game ends in an error.
    """
    chance = random.Random(seed)
    options = Options()
    options.language, options.guided, options.speed = language, 1, 2
    blank = Memory(b"\xff" * BOARDS[board].nvm_size)
    Store(blank).write("settings", options.to_bytes())
    counts: Counter = Counter()
    device, memory = _start(board, bytes(blank), chance)
    for number in range(presses):
        button = chance.choices(BUTTONS, _WEIGHTS)[0]
        device.press(button, ms=chance.choice((30, 30, 30, 700)), gap=chance.choice((10, 40, 300)))
        counts["presses"] += 1
        where = f"{board}, {LANGUAGES[language]}, seed {seed}, press {number}"
        if "Traceback" in device.console():
            raise PressError(f"{where}:\n{device.console()}")
        counts["games"] += device.app.match is not None and device.screen == "Result"
        cut = memory.take()
        if cut is not None:
            left = _judge(cut, where, counts)
            device, memory = _start(board, left or bytes(memory), chance)
        elif chance.randrange(_OFF_ONE_OF) == 0:
            kept = slots_of(memory)
            device, memory = _start(board, bytes(memory), chance)
            counts["power off"] += 1
            if kept[2] is not None and slots_of(memory)[2] is None:
                raise PressError(f"{where}: the records are gone after a power cut")
    return counts


def _start(board: str, data: bytes, chance: random.Random) -> tuple[Device, _CutMemory]:
    memory = _CutMemory(data, BOARDS[board].erases_always, chance)
    return Device(board=board, nvm=memory, seed=chance.randrange(1 << 30)), memory


def _judge(cut: tuple[bytes, bool, list, list], where: str, counts: Counter) -> bytes | None:
    """Look at what a cut left; return it, or None where it was within an erase."""
    left, was_erasing, before, behind = cut
    memory = Memory(left)
    found = slots_of(memory)
    is_told = Store(memory).is_damaged()
    if was_erasing:
        counts["cut within an erase"] += 1
        if found not in (before, behind):
            counts["of these, something lost"] += 1
            counts["of these, told"] += is_told
        return None
    counts["cut within a write"] += 1
    if is_told or any(slot not in pair for slot, *pair in zip(found, before, behind, strict=True)):
        raise PressError(f"{where}: a cut within a write left neither the old nor the new state")
    try:
        if found[0]:
            from_bytes(found[0])
    except RecordError as error:
        raise PressError(f"{where}: a cut left a game that cannot be: {error}") from error
    if read_kept(Store(memory))[1] is not None:
        raise PressError(f"{where}: a cut left records that cannot be read")
    return left


def presses_command(count: int, seed: int) -> int:
    """Press ``count`` times over all boards and languages; print what happened, return 1 where
    something was lost."""
    runs = [(board, language) for board in BOARDS for language in range(len(LANGUAGES))]
    total: Counter = Counter()
    try:
        for number, (board, language) in enumerate(runs):
            counts = press_board(board, language, count // len(runs), seed + number)
            print(board, LANGUAGES[language], dict(counts), flush=True)
            total += counts
    except PressError as error:
        print(error)
        return 1
    print("in all", dict(total))
    return 0
