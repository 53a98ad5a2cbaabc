# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The same dice for friends on other boards: a short code fixes the dice of a whole game.

A code is six letters and a check letter out of LETTERS, 31 letters and digits of which none looks
like another. The check letter is a sum with weights modulo 31, a prime, so that any one wrong
letter and any two swapped neighbours are noticed. The k-th die that is rolled in round t is the
same whatever was held before, and for every player.
"""

from dicepoker_core.compat import const
from dicepoker_core.dice import ALL_DICE, DICE

LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
_COUNT = const(31)
_DATA = const(6)
LENGTH = const(7)
SEEDS = const(887503681)  # 31 ** 6
_MASK = 0xFFFFFFFF
# The largest multiple of 6 in 32 bits: the values above would favour low faces.
_FAIR = 4294967292


class CodeError(ValueError):
    """The text is no code; it says why."""


def code_of(seed):
    """Return the code of a seed from 0 to SEEDS - 1."""
    digits = []
    for _ in range(_DATA):
        digits.append(seed % _COUNT)
        seed //= _COUNT
    return "".join([LETTERS[digit] for digit in digits + [_check(digits)]])


def seed_of(code):
    """Return the seed of ``code``. Raises CodeError where it is none."""
    if len(code) != LENGTH:
        raise CodeError("a code has %d letters, not %d" % (LENGTH, len(code)))
    digits = []
    for letter in code:
        digit = LETTERS.find(letter)
        if digit < 0:
            raise CodeError("no code has the letter %r" % (letter,))
        digits.append(digit)
    if digits[_DATA] != _check(digits):
        raise CodeError("a letter of %s is wrong" % code)
    seed = 0
    for i in range(_DATA - 1, -1, -1):
        seed = seed * _COUNT + digits[i]
    return seed


def new_seed(random_bytes):
    """Return a seed drawn from ``random_bytes``, as ``roll_faces`` takes it."""
    drawn = random_bytes(4)
    number = 0
    for i in range(4):
        number = number << 8 | drawn[i]
    return number % SEEDS


def _check(digits):
    total = 0
    for i in range(_DATA):
        total += (i + 2) * digits[i]
    return total % _COUNT


def faces_of(seed, round_, drawn, keep):
    """Return the five faces of a roll; those of the dice kept by the mask ``keep`` are 1.

    round_: 1 to 15.   drawn: how many dice were rolled in this turn before.
    """
    faces = [1] * DICE
    for i in range(DICE):
        if not (keep & ALL_DICE) >> i & 1:
            faces[i] = _die(seed, round_, drawn)
            drawn += 1
    return tuple(faces)


def _die(seed, round_, number):
    state = _mix(seed + 0x9E3779B9)
    state = _mix(state ^ (round_ << 8 | number))
    while state >= _FAIR:
        state = _mix(state)
    return 1 + state % 6


def _mix(state):
    # The finaliser of MurmurHash3, after which each bit depends on every other. Appleby, 2011.
    state &= _MASK
    state ^= state >> 16
    state = state * 0x85EBCA6B & _MASK
    state ^= state >> 13
    state = state * 0xC2B2AE35 & _MASK
    return state ^ state >> 16
