# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Fair dice out of random bytes."""

import random

import pytest

import dicepoker_core as core


def feed(data: bytes):
    left = list(data)

    def random_bytes(count):
        return bytes([left.pop(0) for _ in range(count)])

    return random_bytes


def test_every_byte_value_once_gives_each_face_42_times():
    source = feed(bytes(range(256)) + bytes(10))
    faces = [face for _ in range(50) for face in core.roll_faces(source)]
    # 252 bytes make 50 rolls and two faces more.
    assert [faces.count(face) for face in range(1, 7)] == [42, 42, 42, 42, 41, 41]


@pytest.mark.parametrize("tail", [252, 253, 254, 255])
def test_a_byte_of_the_biased_tail_is_drawn_anew(tail):
    assert core.roll_faces(feed(bytes([tail, 0, tail, 1, 2, 3, tail, 5]))) == (1, 2, 3, 4, 6)


def test_600_000_dice_are_as_even_as_fair_dice():
    source = random.Random(20261130).randbytes
    counts = [0] * 7
    for _ in range(120_000):
        for face in core.roll_faces(source):
            counts[face] += 1
    chi_square = sum((count - 100_000) ** 2 / 100_000 for count in counts[1:])
    # 99.9 % of fair dice stay below this, with five degrees of freedom.
    assert chi_square < 20.52


def failing(count):
    raise OSError("no entropy")


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (failing, "no entropy"),
        (lambda count: bytes(count - 1), "asked for 5 random bytes and got 4"),
        (lambda count: b"", "got 0"),
        (lambda count: None, "got 0"),
        (lambda count: b"\xff" * count, "nothing but 252 to 255"),
    ],
)
def test_a_source_that_fails_is_a_clear_error(source, words):
    with pytest.raises(core.ChanceError, match=words):
        core.roll_faces(source)
