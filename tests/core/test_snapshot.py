# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Records: kept games that are read back, or refused with a reason."""

import random

import pytest

import dicepoker_core as core
from dicepoker_core.snapshot import append
from tests.core.random_games import random_game


def record_of(seed=5, players=2, actions=40):
    for count, (_, record, _) in enumerate(random_game(seed, players)):
        if count == actions:
            return record
    raise AssertionError("the game was shorter")


def test_the_longest_game_of_six_players_fits_1500_bytes():
    record = core.new_record(6)
    for row in range(15):
        for _ in range(6):
            for _ in range(3):
                record = append(record, 0, (1, 2, 3, 4, 6))
            record = append(record, core.FILL + row)
    game, _ = core.load(core.dump(record))
    assert core.is_over(game)
    assert len(core.dump(record)) == 641


def test_every_flipped_bit_is_noticed():
    data = core.dump(record_of())
    for bit in range(8 * len(data)):
        spoiled = bytearray(data)
        spoiled[bit // 8] ^= 1 << bit % 8
        with pytest.raises(core.RecordError):
            core.load(bytes(spoiled))


def test_every_truncation_is_noticed():
    data = core.dump(record_of())
    for length in range(len(data)):
        with pytest.raises(core.RecordError):
            core.load(data[:length])
    with pytest.raises(core.RecordError, match="bytes where"):
        core.load(data + b"\x00")


@pytest.mark.parametrize("size", [0, 1, 9, 100, 784])
@pytest.mark.parametrize("fill", [0x00, 0xFF])
def test_blank_memory_is_no_game(size, fill):
    with pytest.raises(core.RecordError):
        core.load(bytes([fill]) * size)


def test_a_newer_version_is_named():
    data = bytearray(core.dump(record_of()))
    data[2] = 2
    with pytest.raises(core.RecordError, match="saved by version 2, this program reads version 1"):
        core.load(bytes(data))


def test_a_record_that_breaks_the_rules_is_refused():
    for record, words in [
        (b"\x00\x3f", "1 to 6 players"),
        (b"\x01\xff", "bonus_above"),
        (b"\x01\x3f\x80", "roll before filling"),
        (b"\x01\x3f\x00\x01", "rolls all five"),
        (b"\x01\x3f\x00\x00", "cannot be"),
        (b"\x01\x3f\x7f\xff", "cannot be"),
        (b"\x01\x3f\x41", "within a roll"),
        (b"\x01\x3f" + b"\x40\x01" * 4, "no rolls are left"),
        (b"\x01", "too short"),
    ]:
        with pytest.raises(core.RecordError, match=words):
            core.load(core.dump(record))


def test_random_bytes_behind_a_good_checksum_are_a_game_or_refused():
    chance = random.Random(1)
    for _ in range(3000):
        record = bytes([chance.randint(0, 7), 63]) + chance.randbytes(chance.randint(0, 12))
        try:
            game, kept = core.load(core.dump(record))
        except core.RecordError:
            continue
        assert core.replay(kept) == game


def test_taking_back_is_refused_after_a_roll_whose_last_byte_looks_like_a_row():
    # 0x41A6 and 0x0081: the second byte of a roll may be above 127.
    record = append(core.new_record(1), 0, (6, 6, 6, 6, 6))
    assert record[-1] & 0x80
    with pytest.raises(core.RuleError, match="nothing to take back"):
        core.take_back(record)
    with pytest.raises(core.RuleError, match="nothing to take back"):
        core.take_back(core.new_record(1))


def test_a_record_holds_no_dice_of_the_future():
    game, record = core.new_game(1), core.new_record(1)
    draws = []

    def random_bytes(count):
        draws.append(count)
        return bytes(count)

    faces = core.roll_faces(random_bytes)
    record = append(record, 0, faces)
    game = core.apply(game, 0, faces)
    assert draws == [5]
    assert core.replay(record) == game
    assert len(record) == 4
