# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The store: the old state or the new one, whatever happens."""

import random

import pytest

import dicepoker_core as core
from hardware.store import LAYOUT, STORE_SIZE, Store, StoreFullError
from match.match import Match, from_bytes
from tools.simulator.host import Memory

SIZES = [4096, 8192]


class PowerCutError(Exception):
    pass


class FailingMemory(Memory):
    """Loses power after ``budget`` bytes of an assignment; the bytes behind are left erased."""

    budget: int | None = None

    def __setitem__(self, where, value):
        if self.budget is None or len(value) <= self.budget:
            super().__setitem__(where, value)
            return
        written = bytes(value[: self.budget]) + b"\xff" * (len(value) - self.budget)
        super().__setitem__(where, written)
        self.budget = None
        raise PowerCutError


def blank(size=4096, kind=Memory):
    return kind(b"\xff" * size)


@pytest.mark.parametrize("size", SIZES)
def test_every_slot_gives_back_what_was_written(size):
    memory = blank(size)
    store = Store(memory)
    for name, room, _ in LAYOUT:
        for length in (1, room - 9):
            data = bytes([length & 255]) * length
            assert store.write(name, data)
            assert Store(memory).read(name) == data


def test_the_slots_of_a_pico_fit_its_4096_bytes():
    assert sum(room * halves for _, room, halves in LAYOUT) == STORE_SIZE <= 4096


def test_a_write_is_one_assignment_and_none_where_nothing_changed():
    memory = blank()
    store = Store(memory)
    for number in range(600):
        store.write("game", b"state %d" % number)
        assert memory.writes == number + 1
        store.write("game", b"state %d" % number)
        assert memory.writes == number + 1
        assert store.read("game") == b"state %d" % number


def choose(game):
    """Keep the first three dice as long as there are rolls, then write in the first legal row."""
    actions = core.legal_actions(game)
    return 7 if game.rolls_left and game.dice else actions[0]


def test_a_power_cut_at_every_byte_of_a_write_leaves_the_old_or_the_new_state():
    chance = random.Random(1)
    memory = blank(kind=FailingMemory)
    old = b""
    for number in range(40):
        new = chance.randbytes(chance.randint(1, 60))
        for budget in range(len(new) + 9):
            copy = FailingMemory(memory)
            copy.budget = budget
            with pytest.raises(PowerCutError):
                Store(copy).write("game", new)
            assert (Store(copy).read("game") or b"") in (old, new)
            # And the next write after such a cut works as ever.
            assert Store(copy).write("game", b"next %d" % number)
            assert Store(copy).read("game") == b"next %d" % number
        Store(memory).write("game", new)
        old = new


def test_a_flipped_bit_leaves_the_old_or_the_new_state():
    memory = blank()
    Store(memory).write("game", b"the old state")
    Store(memory).write("game", b"the new state")
    for bit in range(8 * 2 * 784):
        memory[bit // 8] ^= 1 << bit % 8
        assert Store(memory).read("game") in (b"the old state", b"the new state")
        memory[bit // 8] ^= 1 << bit % 8


@pytest.mark.parametrize("fill", [0x00, 0xFF])
def test_memory_never_written_is_empty_and_not_damaged(fill):
    store = Store(Memory(bytes([fill]) * 4096))
    assert store.read("game") is None
    assert not store.is_damaged("game")


def test_damaged_bytes_are_kept_aside_and_the_rest_is_untouched():
    memory = blank()
    store = Store(memory)
    store.write("settings", b"as they were")
    store.write("game", b"a game of ours")
    memory[15] ^= 0x10
    store = Store(memory)
    assert store.is_damaged("game")
    damaged = bytes(memory[0:30])
    store.set_aside("game")
    assert store.read("aside")[:30] == damaged
    assert not store.is_damaged("game")
    assert store.read("game") is None
    assert store.read("settings") == b"as they were"
    assert store.write("game", b"a new one")


def test_valid_bytes_that_the_game_cannot_read_are_kept_aside_whole():
    store = Store(blank())
    store.write("game", b"from a newer version")
    store.set_aside("game")
    assert store.read("aside") == b"from a newer version"


def test_a_memory_that_is_too_small_keeps_nothing_and_breaks_nothing():
    store = Store(blank(256))
    assert store.read("game") is None
    assert not store.write("game", b"x")
    assert not store.is_damaged("game")
    store.set_aside("game")
    store.clear("game")


def test_too_much_data_is_refused_and_the_old_state_stays():
    store = Store(blank())
    store.write("game", b"old")
    with pytest.raises(StoreFullError, match="785 bytes do not fit into 'game'"):
        store.write("game", bytes(785))
    assert store.read("game") == b"old"


@pytest.mark.slow
def test_a_power_cut_at_every_byte_of_every_write_of_a_whole_game_loses_one_action_at_most():
    chance = random.Random(3)
    match = Match((("Anna", 0),))
    memory = blank(kind=FailingMemory)
    old = b""
    while not match.is_over():
        action = choose(match.game)
        match.act(action, chance.randbytes)
        new = match.to_bytes()
        for budget in range(len(new) + 9):
            copy = FailingMemory(memory)
            copy.budget = budget
            with pytest.raises(PowerCutError):
                Store(copy).write("game", new)
            found = Store(copy).read("game") or b""
            assert found in (old, new)
            if found:
                from_bytes(found)
        Store(memory).write("game", new)
        old = new


class CountingMemory(Memory):
    """Counts the assignments that an RP2040 erases for: those onto bytes that are not all FF."""

    erases = 0

    def __setitem__(self, where, value):
        if any(byte != 255 for byte in self[where]):
            self.erases += 1
        super().__setitem__(where, value)


def test_a_game_of_one_person_erases_under_ten_times_where_appending_is_free():
    chance = random.Random(3)
    match = Match((("Anna", 0),))
    memory = blank(kind=CountingMemory)
    store = Store(memory)
    for _ in range(3):
        memory.erases = 0
        match = Match((("Anna", 0),))
        while not match.is_over():
            match.act(choose(match.game), chance.randbytes)
            store.write("game", match.to_bytes())
            assert Store(memory).read("game") == match.to_bytes()
        store.clear("game")
    assert memory.erases < 10


def test_damage_to_one_entry_hides_no_other():
    memory = blank()
    for number in range(5):
        Store(memory).write("game", b"entry %d" % number)
    # The second entry's length says that it goes on over all that follows.
    memory[_ENTRY_SIZE + 3] ^= 0x01
    assert Store(memory).read("game") == b"entry 4"
    Store(memory).write("game", b"entry 5")
    assert Store(memory).read("game") == b"entry 5"


_ENTRY_SIZE = 9 + len(b"entry 0")
