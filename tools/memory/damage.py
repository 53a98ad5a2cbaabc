# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker damage``: reads damaged memories, and looks for a crash, a game that cannot be, or a
loss that nobody is told of."""

import random

from dicepoker_core import RecordError
from hardware.store import SLOTS, Store
from match.match import from_bytes
from match.options import Options
from match.records import read_kept
from tools.memory.kept_games import ALONE, SIX, KeptGames, blank_memory
from tools.simulator.flash import PAGE, Memory


class Undamaged:
    """A memory, and what its slots held up to then: all states of each."""

    def __init__(self, memory: Memory, states: dict[str, set[bytes | None]]):
        self.memory = bytes(memory)
        self.states = states


def memories() -> list[Undamaged]:
    """Return memories in the midst and at the end of games, of both kinds."""
    found = []
    for erases_always in (False, True):
        for players in (ALONE, SIX):
            memory = blank_memory(erases_always)
            Store(memory, erases_always).write("settings", Options().to_bytes())
            states: dict[str, set[bytes | None]] = {name: {None} for name in SLOTS}
            games = KeptGames(memory, 7)
            for number in range(2):
                for step, _ in enumerate(games.play(players)):
                    store = Store(memory)
                    for name in SLOTS[:3]:
                        states[name].add(store.read(name))
                    if number and step % 25 == 24:
                        copied = {name: set(seen) for name, seen in states.items()}
                        found.append(Undamaged(memory, copied))
    return found


def damaged(data: bytes, chance: random.Random) -> bytes:
    """Return ``data`` with some bits, bytes, a page or all of it damaged."""
    spoilt = bytearray(data)
    kind = chance.randrange(7)
    used = len(data.rstrip(b"\xff")) or 1
    at = chance.randrange(used)
    size = chance.randrange(1, 300)
    if kind == 0:
        for _ in range(chance.randrange(1, 4)):
            spoilt[chance.randrange(used)] ^= 1 << chance.randrange(8)
    elif kind == 1:
        spoilt[at : at + size] = chance.randbytes(size)
    elif kind == 2:
        spoilt[at : at + size] = bytes((chance.choice((0, 255)),)) * size
    elif kind == 3:
        page = at // PAGE * PAGE
        spoilt[page : page + PAGE] = b"\xff" * PAGE
    elif kind == 4:
        spoilt[at : at + size] = bytes(spoilt[:size])
    elif kind == 5:
        spoilt[at:] = b"\xff" * (len(data) - at)
    else:
        spoilt[:] = chance.randbytes(len(data))
    return bytes(spoilt[: len(data)]).ljust(len(data), b"\xff")


def judge(whole: Undamaged, data: bytes) -> str:
    """Return what reading the damaged ``data`` comes to: "whole", "told" or "older", where the
    newest steps are gone as after a power cut. Raises AssertionError where nobody is told of a
    loss; other exceptions are the program's own."""
    memory = Memory(data)
    store = Store(memory)
    found = {name: store.read(name) for name in SLOTS}
    told = store.is_damaged()
    game = found["game"]
    if game:
        try:
            from_bytes(game)
        except RecordError:
            told = True
    settings = found["settings"]
    told = told or bool(settings and not Options().read(settings))
    told = told or read_kept(store)[1] is not None
    # What is told leaves the memory as good as new.
    store.write("game", b"next")
    again = Store(memory)
    assert again.read("game") == b"next" and not again.is_damaged(), "it stays damaged"
    if told:
        return "told"
    newest = Store(Memory(whole.memory))
    if all(found[name] == newest.read(name) for name in SLOTS):
        return "whole"
    for name in SLOTS:
        assert found[name] in whole.states[name], f"{name} is what it never was: {found[name]!r}"
    return "older"


def damage_command(count: int, seed: int) -> int:
    """Judge ``count`` damaged memories; return 1 where one is bad."""
    chance = random.Random(seed)
    whole = memories()
    counts = {"whole": 0, "told": 0, "older": 0}
    bad = 0
    for number in range(count):
        one = chance.choice(whole)
        data = damaged(one.memory, chance)
        try:
            counts[judge(one, data)] += 1
        except Exception as error:
            bad += 1
            print(f"memory {number} of seed {seed}: {error!r}")
    print(
        f"{count} damaged memories: {counts['whole']} read whole, {counts['told']} with a loss that"
        f" is told, {counts['older']} as after a power cut, {bad} bad"
    )
    return 1 if bad else 0
