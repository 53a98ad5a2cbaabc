# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is remembered of finished games: best scores, statistics by name, and the dice rolled; and
the bytes that it is kept as, which docs/save-format.md tells."""

from struct import pack, unpack

from dicepoker_core.rows import ROW_COUNT
from match.options import LONGEST_NAME

MOST_SCORES = 10
MOST_CHALLENGES = 5
MOST_NAMES = 12
VERSION = 2
# What stands behind all else: how often people and computers rolled each face, and ``last``.
_END = ">12II"
_END_SIZE = 52


class Person:
    """name, games, total: of all games.   best.   pokers, bonuses: games with one.   rows: the sum
    of points in each."""

    def __init__(self, name):
        self.name = name
        self.games = 0
        self.total = 0
        self.best = 0
        self.pokers = 0
        self.bonuses = 0
        self.rows = [0] * ROW_COUNT


class Records:
    """scores: (total, 1 for the bonus at 63, name), the best first, of equals the older.
    challenges: (total, seed, name) of games with the dice of a code, likewise.
    people: a Person each.   faces: how often people, and computers, rolled 1 to 6.
    last: the identity of the last game that entered."""

    def __init__(self):
        self.scores = []
        self.challenges = []
        self.people = []
        self.faces = ([0] * 6, [0] * 6)
        self.last = 0

    def to_bytes(self):
        """Return the records as bytes that ``read`` reads."""
        data = bytearray((VERSION, len(self.scores)))
        for total, house, name in self.scores:
            data.extend(pack(">HB", total, house))
            _put_name(data, name)
        data.append(len(self.challenges))
        for total, seed, name in self.challenges:
            data.extend(pack(">HI", total, seed))
            _put_name(data, name)
        data.append(len(self.people))
        for person in self.people:
            _put_name(data, person.name)
            for number in _numbers_of(person):
                _put(data, number)
        data.extend(pack(_END, *(self.faces[0] + self.faces[1] + [self.last])))
        return bytes(data)

    def read(self, data):
        """Take over what ``data`` holds.

        Raises ValueError where it is not what was written.
        """
        if data[:1] == b"\x01":
            from match.first_records import read_version_1

            read_version_1(self, data)
            return
        if data[:1] != bytes((VERSION,)):
            raise ValueError("records of version %r, expected %d" % (data[:1], VERSION))
        reader = Reader(data, 1)
        self.scores = []
        for _ in range(reader.count(MOST_SCORES)):
            total, house = reader.unpack(">HB", 3)
            self.scores.append((total, house, reader.name()))
        self.challenges = []
        for _ in range(reader.count(MOST_CHALLENGES)):
            total, seed = reader.unpack(">HI", 6)
            self.challenges.append((total, seed, reader.name()))
        self.people = []
        for _ in range(reader.count(MOST_NAMES)):
            person = Person(reader.name())
            person.games, person.total, person.best = [reader.number() for _ in range(3)]
            person.pokers, person.bonuses = reader.number(), reader.number()
            person.rows = [reader.number() for _ in range(ROW_COUNT)]
            self.people.append(person)
        end = list(reader.unpack(_END, _END_SIZE))
        self.faces = (end[:6], end[6:12])
        self.last = end[12]


def _numbers_of(person):
    numbers = [person.games, person.total, person.best, person.pokers, person.bonuses]
    return numbers + person.rows


def _put(data, number):
    """Append ``number`` in bytes of seven bits each, the highest first."""
    shift = 7
    while number >> shift:
        shift += 7
    while shift:
        shift -= 7
        data.append(number >> shift & 127 | (128 if shift else 0))


def _put_name(data, name):
    encoded = name.encode()
    data.append(len(encoded))
    data.extend(encoded)


class Reader:
    """Reads ``data`` from ``at`` on; raises ValueError where it is not what was written."""

    def __init__(self, data, at):
        self._data = data
        self._at = at

    def unpack(self, form, size):
        """Return the numbers of struct's ``form``, which takes ``size`` bytes."""
        self._at += size
        if self._at > len(self._data):
            raise ValueError("the records end too soon")
        return unpack(form, self._data[self._at - size : self._at])

    def count(self, most):
        """Return the number of entries in a list, which is ``most`` at the most."""
        (count,) = self.unpack("B", 1)
        if count > most:
            raise ValueError("%d entries where %d are the most" % (count, most))
        return count

    def number(self):
        """Return a number that ``_put`` appended."""
        number = 0
        byte = 128
        while byte & 128:
            (byte,) = self.unpack("B", 1)
            number = number << 7 | byte & 127
        return number

    def name(self):
        """Return a name."""
        (size,) = self.unpack("B", 1)
        (encoded,) = self.unpack("%ds" % size, size)
        name = encoded.decode()
        if not 1 <= len(name) <= LONGEST_NAME:
            raise ValueError("a name of %d letters in the records" % len(name))
        return name


def read_kept(store):
    """Return (the Records that ``store`` has, what is wrong with what is there, or None)."""
    records = Records()
    data = store.read("records")
    if data:
        try:
            records.read(data)
        except (ValueError, IndexError) as error:
            return Records(), error
    return records, None


def read_records(keeper):
    """Return (the Records that are kept, whether all was good); what is not, is set aside."""
    records, wrong = read_kept(keeper.store)
    if wrong is None:
        return records, True
    print("the records: %s" % wrong)
    keeper.guard(keeper.store.set_aside, "records")
    return records, False
