# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker wear``: how often a game writes and erases a board's memory, and what a power cut
within an erase costs. It prints figures and judges none."""

from hardware.store import SLOTS, Store
from tools.memory.kept_games import ALONE, SIX, KeptGames, blank_memory
from tools.simulator.flash import Memory, cut_states

# What the makers guarantee, in erases: a SAMD51's data sheet, and that of a Pico's flash.
_ENDURANCE = {"PyGamer, PyBadge": 10_000, "Pico": 100_000}
_GAMES = 20


class _CutMemory(Memory):
    """Counts what a power cut within an erase leaves: all of it, some of it told, or a memory that
    looks like a new one."""

    moments = kept = told = 0

    def __setitem__(self, where, value):
        if self.must_erase(where):
            before = _slots(self)
            states = list(cut_states(self, where, bytes(value)))
            super().__setitem__(where, value)
            good = (before, _slots(self))
            for state, _ in states:
                memory = Memory(state, self.erases_always)
                self.moments += 1
                if _slots(memory) in good:
                    self.kept += 1
                elif Store(memory).is_damaged():
                    self.told += 1
            return
        super().__setitem__(where, value)


def _slots(memory: Memory) -> list[bytes | None]:
    store = Store(memory)
    return [store.read(name) for name in SLOTS]


def wear_command() -> int:
    """Print the figures; return an exit code."""
    print(f"{'board, players':24}{'writes':>8}{'erases':>8}   games till the guarantee ends")
    for name, erases_always in (("Pico", False), ("PyGamer, PyBadge", True)):
        for players in (ALONE, SIX[:2], SIX):
            memory = blank_memory(erases_always)
            for seed in range(_GAMES):
                for _ in KeptGames(memory, seed).play(players):
                    pass
            erases = memory.erases / _GAMES
            games = _ENDURANCE[name] / erases
            who = f"{name}, {len(players)}"
            print(f"{who:24}{memory.writes / _GAMES:8.1f}{erases:8.2f}   {games:10,.0f}")
    print("Power cuts at moments of the erases of some games of two people:")
    for name, erases_always in (("Pico", False), ("PyGamer, PyBadge", True)):
        cut = _CutMemory(bytes(blank_memory(erases_always)), erases_always)
        for seed in range(2 if erases_always else _GAMES):
            for _ in KeptGames(cut, seed).play(SIX[:2], holds=0):
                pass
        untold = cut.moments - cut.kept - cut.told
        print(
            f"{name:18} {cut.moments} moments: nothing lost in {cut.kept}, a loss that is told in"
            f" {cut.told}, a memory that looks new in {untold}"
        )
    return 0
