# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The records as version 0.1.0 kept them, read only.

The bytes, big-endian: version; CRC-32 of the last game that entered (4); how often people and
then computers rolled each face (3 each); the number of best scores, and for each the total (2), 1
for the bonus at 63, the length of the name in bytes and the name; the number of challenge scores,
and for each the total (2), the seed (4), that length and name; the number of names, and for each
that length and name, the games (2), the sum of totals (4), the best (2), games with a poker
written (2), games with the left bonus (2), and the sum of points of each row (3 each).
"""

from dicepoker_core.rows import ROW_COUNT
from match.records import MOST_CHALLENGES, MOST_SCORES, Person, Reader

_MOST_NAMES = 4


def read_version_1(records, data):
    """Take over into ``records`` what ``data`` holds. Raises ValueError where it is no such."""
    reader = Reader(data, 1)
    (records.last,) = reader.unpack(">I", 4)
    for counts in records.faces:
        for face in range(6):
            counts[face] = _three(reader)
    for _ in range(reader.count(MOST_SCORES)):
        total, house = reader.unpack(">HB", 3)
        records.scores.append((total, house, reader.name()))
    for _ in range(reader.count(MOST_CHALLENGES)):
        total, seed = reader.unpack(">HI", 6)
        records.challenges.append((total, seed, reader.name()))
    for _ in range(reader.count(_MOST_NAMES)):
        person = Person(reader.name())
        person.games, person.total, person.best = reader.unpack(">HIH", 8)
        person.pokers, person.bonuses = reader.unpack(">HH", 4)
        person.rows = [_three(reader) for _ in range(ROW_COUNT)]
        records.people.append(person)


def _three(reader):
    high, low = reader.unpack(">BH", 3)
    return high << 16 | low
