# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The store: the old state or the new one, whatever happens, on both kinds of flash."""

import random

import pytest

from hardware.store import SLOTS, STORE_SIZE, Store, StoreFullError
from match.match import Match, from_bytes
from match.options import Options
from match.records import read_kept
from tools.memory.kept_games import KeptGames, choose
from tools.simulator.flash import Memory, cut_states

# (size, whether each write erases): a Pico's memory and a PyGamer's.
KINDS = [(4096, False), (8192, True)]
ANNA = (("Anna", 0),)
SIX = (*((f"ЩЩЩЩЩЩЩ{i}", 0) for i in range(5)), ("Robo", 4))


def blank(size=4096, erases_always=False, kind=Memory):
    return kind(b"\xff" * size, erases_always)


def store_on(memory):
    return Store(memory, memory.erases_always)


def slots_of(memory):
    store = Store(memory)
    return {name: store.read(name) for name in SLOTS}


class CutMemory(Memory):
    """Keeps of each assignment all that a power cut within it may leave."""

    cuts: list[tuple[bytes, bool]]

    def __setitem__(self, where, value):
        self.cuts = list(cut_states(self, where, bytes(value)))
        super().__setitem__(where, value)


@pytest.mark.parametrize(("size", "always"), KINDS)
def test_every_slot_gives_back_what_was_written(size, always):
    memory = blank(size, always)
    store = store_on(memory)
    expected = {}
    chance = random.Random(1)
    for length in (1, 29, 30, 31, 255, 256, 400, 3):
        for name in SLOTS:
            expected[name] = chance.randbytes(length)
            assert store.write(name, expected[name])
            assert (
                slots_of(memory)
                == slots_of(Memory(memory))
                == {
                    **dict.fromkeys(SLOTS),
                    **expected,
                }
            )


def test_what_changed_is_written_and_no_more_and_nothing_where_nothing_changed():
    memory = blank()
    store = Store(memory)
    data = bytes(300)
    store.write("game", data)
    room = store.room()
    for number in range(20):
        data += bytes((number, 7))
        store.write("game", data)
        assert memory.writes == number + 2
        assert store.write("game", data)
        assert memory.writes == number + 2
    assert room - store.room() == 20 * 7
    assert memory.erases == 0


def test_several_slots_are_written_in_one_assignment():
    memory = blank()
    Store(memory).write_all((("game", b"g"), ("records", b"r"), ("settings", b"s")))
    assert memory.writes == 1
    assert (Store(memory).read("game"), Store(memory).read("records")) == (b"g", b"r")


@pytest.mark.parametrize(("size", "always"), KINDS)
def test_a_power_cut_at_every_byte_of_a_write_leaves_the_old_or_the_new_state(size, always):
    chance = random.Random(1)
    memory = blank(size, always, CutMemory)
    for number in range(120):
        before = slots_of(memory)
        name = chance.choice(SLOTS[:3])
        data = (before[name] or b"")[: chance.randint(0, 80)] + chance.randbytes(
            chance.randint(0, 60)
        )
        memory.cuts = []
        store_on(memory).write(name, data)
        after = {**before, name: data}
        assert slots_of(memory) == after
        for state, was_erasing in memory.cuts:
            copy = Memory(state, always)
            found = slots_of(copy)
            if was_erasing:
                # Whatever is left, it is not taken for something that was never written.
                assert set(found.values()) <= {*before.values(), *after.values(), None} or (
                    Store(copy).is_damaged()
                )
            else:
                assert found in (before, after)
                assert not Store(copy).is_damaged()
            # And the next write after such a cut works as ever.
            assert store_on(copy).write("game", b"next %d" % number)
            assert Store(copy).read("game") == b"next %d" % number
            if not was_erasing:
                assert not Store(copy).is_damaged()
                assert Store(copy).read("records") in (before["records"], after["records"])


def test_writes_that_are_cut_off_again_and_again_are_no_damage_and_lose_nothing_older():
    chance = random.Random(9)
    memory = blank(kind=CutMemory)
    Store(memory).write_all((("settings", b"mine"), ("game", b"before")))
    for number in range(300):
        memory.cuts = []
        Store(memory).write("game", b"number %d" % chance.randrange(1000))
        if not memory.cuts or memory.erases:
            break
        memory = CutMemory(chance.choice(memory.cuts)[0])
        store = Store(memory)
        assert not store.is_damaged(), number
        assert (store.read("settings"), store.read("game")) == (b"mine", b"before")
    assert number > 100


def test_a_log_that_is_cut_while_it_is_written_anew_is_told_from_a_new_memory():
    memory = blank(kind=CutMemory)
    store = Store(memory)
    chance = random.Random(2)
    for name in ("game", "settings", "records"):
        store.write(name, chance.randbytes(500))
    whole = slots_of(memory)
    store.write("settings", b"", reserve=STORE_SIZE)
    assert memory.erases == 1
    whole["settings"] = b""
    told = lost = 0
    for state, was_erasing in memory.cuts:
        assert was_erasing
        if slots_of(Memory(state)) != whole:
            lost += 1
            told += Store(Memory(state)).is_damaged()
    # Nobody can tell a memory that was erased, and not yet written to, from a new one.
    assert lost - told <= 1
    assert told > 10


def test_a_flipped_bit_is_told_or_leaves_the_old_or_the_new_state():
    memory = blank()
    store = Store(memory)
    store.write("settings", b"as they were")
    store.write("records", b"of old")
    store.write("game", b"the old state")
    before = slots_of(memory)
    store.write("game", b"the new state")
    after = slots_of(memory)
    end = STORE_SIZE - store.room()
    for bit in range(8 * (end + 300)):
        copy = Memory(memory)
        copy[bit // 8] ^= 1 << bit % 8
        found = slots_of(copy)
        if found not in (before, after):
            assert Store(copy).is_damaged(), bit
            # What is lost is nothing else than what the damage is in.
            assert sum(found[name] != after[name] for name in SLOTS) == 1


@pytest.mark.parametrize("fill", [0x00, 0xFF])
def test_memory_never_written_is_empty_and_not_damaged(fill):
    memory = Memory(bytes([fill]) * 4096)
    store = Store(memory)
    assert store.read("game") is None
    assert not store.is_damaged()
    store.write("game", b"first")
    assert Store(memory).read("game") == b"first"
    assert not Store(memory).is_damaged()


def test_damaged_bytes_are_kept_aside_and_the_rest_is_untouched():
    memory = blank()
    store = Store(memory)
    store.write("settings", b"as they were")
    start = STORE_SIZE - store.room()
    store.write("game", b"a game of ours")
    store.write("records", b"some")
    memory[start + 5] ^= 0x10
    damaged = bytes(memory[start : start + 2 + 14 + 3])
    store = Store(memory)
    assert store.is_damaged()
    assert store.write("game", b"a new one")
    store = Store(memory)
    assert not store.is_damaged()
    assert store.read("aside") == damaged
    assert (store.read("settings"), store.read("records")) == (b"as they were", b"some")
    assert store.read("game") == b"a new one"


def test_each_kind_of_bytes_that_the_game_cannot_read_is_kept_in_its_own_place():
    memory = blank()
    store = Store(memory)
    for name in ("game", "records", "settings"):
        store.write(name, b"%s of a newer version" % name.encode())
        store.set_aside(name)
    again = Store(memory)
    for name in ("game", "records", "settings"):
        assert again.read("aside " + name) == b"%s of a newer version" % name.encode()
        assert again.read(name) == b""


def test_a_memory_that_is_too_small_keeps_nothing_and_breaks_nothing():
    store = Store(blank(256))
    assert store.read("game") is None
    assert not store.write("game", b"x")
    assert not store.is_damaged()
    store.set_aside("game")
    store.clear("game")


def test_too_much_data_is_refused_and_the_old_state_stays():
    memory = blank()
    store = Store(memory)
    store.write("game", b"old")
    with pytest.raises(StoreFullError, match=r"\d+ bytes do not fit into 4096"):
        store.write("game", bytes(4096))
    assert store.read("game") == Store(memory).read("game") == b"old"


def test_a_write_that_fails_is_seen_as_what_the_memory_holds():
    class Failing(Memory):
        fails = False

        def __setitem__(self, where, value):
            if self.fails:
                raise OSError(28)
            super().__setitem__(where, value)

    memory = blank(kind=Failing)
    store = Store(memory)
    store.write("game", b"old")
    memory.fails = True
    with pytest.raises(OSError, match="28"):
        store.write("game", b"new")
    assert store.read("game") == b"old"
    memory.fails = False
    assert store.write("game", b"new")
    assert Store(memory).read("game") == b"new"


# A whole game


@pytest.mark.parametrize("players", [ANNA, SIX[:2], SIX])
def test_no_game_on_a_pico_erases_once_it_has_begun(players):
    memory = blank(4096)
    # With names that fill the records.
    for number in range(3):
        for _ in KeptGames(memory, number).play(tuple((f"ЩЩЩЩЩЩ{number}{i}", 0) for i in range(4))):
            pass
    for seed in range(6):
        erases = None
        for match in KeptGames(memory, seed).play(players):
            if erases is None:
                # The first write may have been a compaction.
                erases = memory.erases
            if not match.is_over():
                assert memory.erases == erases
            assert Store(memory).read("records")


def test_two_games_of_one_person_erase_a_picos_memory_once_at_most():
    memory = blank(4096)
    for seed in range(20):
        for _ in KeptGames(memory, seed).play(ANNA):
            pass
    assert memory.erases <= 10


@pytest.mark.parametrize(("players", "most"), [(ANNA, 20), (SIX, 100)])
def test_a_game_on_a_pygamer_erases_twenty_times_or_a_hundred_with_six_players(players, most):
    memory = blank(8192, True)
    for seed in range(4):
        memory.erases = 0
        for _ in KeptGames(memory, seed).play(players):
            pass
        # One more for settings that were changed before it.
        assert memory.erases + 1 <= most


def test_what_is_rolled_again_after_a_power_cut_is_the_same_for_the_same_holds():
    memory = blank(8192, True)
    player = KeptGames(memory, 5)
    rolled = []
    turns = 0
    for match in player.play(ANNA, holds=0):
        if match.game.dice:
            rolled.append((match.holds, match.game.dice))
        elif rolled:
            rolled = []
            turns += 1
        if match.is_over():
            break
        again = from_bytes(store_on(memory).read("game"))
        assert again.game.dice == ()
        assert again.game.cards == match.game.cards
        for keep, dice in rolled:
            again.act(keep, lambda n: bytes([251] * n))
            assert again.game.dice == dice
    assert turns == 15


def test_a_match_is_read_as_it_was_with_holds_and_faces_that_wait():
    chance = random.Random(4)
    for seed in range(60):
        match = Match(SIX[: 1 + seed % 6], seed=seed if seed % 3 == 0 else None)
        for _ in range(min(seed, 28)):
            if seed % 2:
                match.draw_ahead(chance.randbytes)
            match.act(choose(match, chance), chance.randbytes)
        if match.game.dice:
            match.holds = chance.randrange(32)
        again = from_bytes(match.to_bytes())
        assert vars(again) == vars(match)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "always"), KINDS)
@pytest.mark.parametrize("players", [ANNA, SIX[:2], SIX])
def test_a_power_cut_anywhere_in_a_whole_game_leaves_the_old_or_the_new_match(
    players, size, always
):
    memory = blank(size, always, CutMemory)
    store_on(memory).write("settings", Options().to_bytes())
    player = KeptGames(memory, 3)
    old = slots_of(memory)
    for _ in player.play(players, holds=1):
        new = slots_of(memory)
        if new == old:
            continue
        cuts = memory.cuts if len(players) == 1 else memory.cuts[:: len(memory.cuts) // 5 or 1]
        for state, was_erasing in cuts:
            copy = Memory(state, always)
            found = slots_of(copy)
            if not was_erasing:
                assert found in (old, new) or (found["game"], found["records"]) in (
                    (new["game"], old["records"]),
                    (old["game"], new["records"]),
                )
                assert not Store(copy).is_damaged()
            if found["game"]:
                from_bytes(found["game"])
            assert read_kept(Store(copy))[1] is None
        old = new


# What version 0.1.0 left


def first_entry(counter, data):
    from binascii import crc32

    head = bytes((counter, len(data) >> 8, len(data) & 255))
    return b"\xd1\xce" + head + crc32(data, crc32(head)).to_bytes(4, "big") + data


def first_memory(size=4096, **slots):
    """Return a memory as 0.1.0 wrote it, by the table of its documentation."""
    starts = {"game": (0, 784), "settings": (1568, 160), "records": (1888, 704), "aside": (3296, 0)}
    memory = Memory(b"\xff" * size)
    for name, data in slots.items():
        start, half = starts[name]
        older = first_entry(254, b"older")
        newest = first_entry(255, data)
        memory[start : start + len(older)] = older
        memory[start + half : start + half + len(newest)] = newest
    return memory


@pytest.mark.parametrize("size", [4096, 8192])
def test_what_version_0_1_0_kept_is_read_and_stays(size):
    kept = {"game": b"a game", "settings": b"some", "records": b"many" * 100, "aside": b"bad"}
    memory = first_memory(size, **kept)
    assert not Store(memory).is_damaged()
    for name, data in kept.items():
        assert Store(memory).read(name) == data
    store = Store(memory)
    store.write("settings", b"others")
    assert memory.writes == 8 + 1
    again = Store(memory)
    assert {name: again.read(name) for name in kept} == {**kept, "settings": b"others"}


def test_a_damaged_slot_of_version_0_1_0_is_told_and_kept_aside():
    memory = first_memory(game=b"a game", records=b"many")
    for at in (9, 793):
        memory[at] ^= 1
    memory_before = memory[:1568]
    store = Store(memory)
    assert store.is_damaged()
    assert store.read("game") is None
    store.write("settings", b"mine")
    again = Store(memory)
    assert not again.is_damaged()
    assert again.read("records") == b"many"
    assert again.read("aside game") == bytes(memory_before).rstrip(b"\xff")[:784]
