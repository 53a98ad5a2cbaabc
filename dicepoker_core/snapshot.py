# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A game <-> a few bytes, versioned and checksummed.

A record is bytes: the number of players, the bonus limit, then what happened, in order.
A filled row is one byte, 128 + row. A roll is two, big-endian: a number of five digits in
base 7, die 0 first, where 0 means kept and 1 to 6 the new face (at most 16806, so that its
first byte is below 128). A turn takes 7 bytes at most, a game of six players 632.
A record holds nothing that has not happened: no future dice.
"""

from binascii import crc32

from dicepoker_core.compat import const
from dicepoker_core.dice import ALL_DICE, DICE
from dicepoker_core.errors import RecordError, RuleError
from dicepoker_core.game import FILL, RULES, Rules, apply, check_rules, new_game
from dicepoker_core.rows import ROW_COUNT

_MAGIC = b"DP"
_VERSION = const(1)
_HEAD = const(5)  # magic, version, length of the record in two bytes
_CRC = const(4)
_FILLED = const(128)
_RECORD_HEAD = const(2)


def new_record(player_count, rules=RULES):
    """Return the record of a game in which nothing has happened yet.

    Raises RuleError as ``new_game`` does.
    """
    new_game(player_count, rules)
    return bytes((player_count, rules.bonus_above))


def rules_of(record):
    """Return the rules of the game that ``record`` tells of."""
    return Rules(record[1])


def append(record, action, faces=None):
    """Return the record with one more action; takes what ``apply`` took, and trusts it."""
    if action >= FILL:
        return record + bytes((_FILLED + action - FILL,))
    number = 0
    for i in range(DICE):
        number = number * 7 + (0 if action >> i & 1 else faces[i])
    return record + bytes((number >> 8, number & 255))


def dice_drawn(record):
    """Return how many dice were rolled since the last filled row."""
    drawn = 0
    for action, faces in actions(record):
        if faces is None:
            drawn = 0
        else:
            for i in range(DICE):
                if not action >> i & 1:
                    drawn += 1
    return drawn


def take_back(record):
    """Return the record without the filled row at its end, as ``undo`` does with the game.

    Raises RuleError when the last thing that happened was a roll, or nothing was.
    """
    if len(record) <= _RECORD_HEAD or _end_of_last_action(record) != _FILLED:
        raise RuleError("nothing to take back: the last action filled no row")
    return record[:-1]


def _end_of_last_action(record):
    # The second byte of a roll may be above 127 too, so only a walk from the start can tell.
    at = _RECORD_HEAD
    kind = 0
    while at < len(record):
        kind = record[at] & _FILLED
        at += 1 if kind else 2
    return kind


def end_of_actions(data):
    """Return where the actions of a record end that something else may follow, which begins with
    a byte from 143 on: no action does.

    data: the record and what follows. Whether the actions are legal is for ``replay`` to tell.
    """
    at = _RECORD_HEAD
    while at < len(data) and data[at] < _FILLED + ROW_COUNT:
        at += 1 if data[at] & _FILLED else 2
    return min(at, len(data))


def actions(record):
    """Yield (action, faces) of a record from its start; faces is None for a filled row.

    Raises RecordError where the bytes are no actions.
    """
    at = _RECORD_HEAD
    while at < len(record):
        first = record[at]
        if first & _FILLED:
            yield FILL + first - _FILLED, None
            at += 1
            continue
        if at + 1 == len(record):
            raise RecordError("the record ends within a roll")
        number = first << 8 | record[at + 1]
        at += 2
        keep = 0
        faces = [0] * DICE
        for i in range(DICE - 1, -1, -1):
            faces[i] = number % 7
            number //= 7
            if not faces[i]:
                keep |= 1 << i
        if number or keep == ALL_DICE:
            raise RecordError("the record holds a roll that cannot be")
        yield keep, faces


def replay(record):
    """Return the game that ``record`` tells of. Raises RecordError where it is no legal game."""
    if len(record) < _RECORD_HEAD:
        raise RecordError("the record is too short: %d bytes" % len(record))
    try:
        rules = rules_of(record)
        check_rules(rules)
        game = new_game(record[0], rules)
        for action, faces in actions(record):
            game = apply(game, action, faces)
    except RuleError as error:
        raise RecordError("the record breaks the rules: %s" % error) from error
    return game


def dump(record):
    """Return ``record`` with magic, version, length and CRC-32, ready to be kept."""
    size = len(record)
    data = _MAGIC + bytes((_VERSION, size >> 8, size & 255)) + record
    return data + _crc_bytes(data)


def load(data):
    """Return (game, record) of what ``dump`` gave.

    Raises RecordError, which says what is wrong, for anything else.
    """
    if len(data) < _HEAD + _CRC:
        raise RecordError("too short for a saved game: %d bytes" % len(data))
    if data[:2] != _MAGIC:
        raise RecordError("not a saved game of Dice Poker")
    if data[2] != _VERSION:
        raise RecordError("saved by version %d, this program reads version 1" % data[2])
    size = data[3] << 8 | data[4]
    if len(data) != _HEAD + size + _CRC:
        raise RecordError("%d bytes where %d belong" % (len(data), _HEAD + size + _CRC))
    if _crc_bytes(data[: _HEAD + size]) != data[_HEAD + size :]:
        raise RecordError("the checksum is wrong")
    record = bytes(data[_HEAD : _HEAD + size])
    return replay(record), record


def _crc_bytes(data):
    crc = crc32(data)
    return bytes((crc >> 24 & 255, crc >> 16 & 255, crc >> 8 & 255, crc & 255))
