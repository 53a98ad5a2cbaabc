# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Five dice: fair ones out of random bytes, checked and counted.

A hold or keep is a bit mask: bit i set means that die i (0 to 4) stays.
"""

from dicepoker_core.compat import const
from dicepoker_core.errors import ChanceError, RuleError

DICE = const(5)
ALL_DICE = const(31)
# 252 is the largest multiple of 6 in a byte: the four values above would favour low faces.
_FAIR_BYTES = const(252)
# A sound source needs a second draw once in 64 rolls or so; 64 draws in vain are a broken one.
_MOST_DRAWS = const(64)


def check_dice(dice):
    """Raise RuleError unless ``dice`` is a tuple or list of five ints from 1 to 6."""
    if type(dice) not in (tuple, list) or len(dice) != DICE:
        raise RuleError("dice are five ints from 1 to 6, not %r" % (dice,))
    for face in dice:
        if type(face) is not int or not 1 <= face <= 6:
            raise RuleError("a face is an int from 1 to 6, not %r" % (face,))


def count_faces(dice):
    """Return a list of seven counts: entry f tells how many of the five dice show face f.

    Raises RuleError for anything but five ints from 1 to 6.
    """
    check_dice(dice)
    counts = [0, 0, 0, 0, 0, 0, 0]
    for face in dice:
        counts[face] += 1
    return counts


def roll_faces(random_bytes):
    """Return five fair faces, a tuple of ints from 1 to 6.

    random_bytes: a function that gives as many random bytes as it is asked for, as os.urandom.
    Bytes of the biased tail, 252 to 255, are thrown away and drawn again.
    Raises ChanceError when the source fails, gives too few bytes or nothing but the tail.
    """
    faces = []
    for _ in range(_MOST_DRAWS):
        missing = DICE - len(faces)
        try:
            drawn = random_bytes(missing)
        except Exception as error:
            raise ChanceError("the source of random bytes failed: %r" % (error,)) from error
        if drawn is None or len(drawn) < missing:
            got = 0 if drawn is None else len(drawn)
            raise ChanceError("asked for %d random bytes and got %d" % (missing, got))
        for i in range(missing):
            if drawn[i] < _FAIR_BYTES:
                faces.append(1 + drawn[i] % 6)
        if len(faces) == DICE:
            return tuple(faces)
    raise ChanceError("the source of random bytes gives nothing but 252 to 255")
