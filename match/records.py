# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is remembered of finished games: best scores, statistics by name, and the dice rolled."""

from dicepoker_core.rows import ROW_COUNT
from match.options import LONGEST_NAME

MOST_SCORES = 10
MOST_CHALLENGES = 5
MOST_NAMES = 4
RECORDS_VERSION = 1


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
    last: the CRC-32 of the last game that entered."""

    def __init__(self):
        self.scores = []
        self.challenges = []
        self.people = []
        self.faces = ([0] * 6, [0] * 6)
        self.last = 0

    def read(self, data):
        """Take over what ``data`` holds, see ``remember``.

        Raises ValueError where it is not what was written.
        """
        reader = _Reader(data)
        if reader.number(1) != RECORDS_VERSION:
            raise ValueError("records of version %d, expected %d" % (data[0], RECORDS_VERSION))
        self.last = reader.number(4)
        self.faces = ([], [])
        for counts in self.faces:
            for _ in range(6):
                counts.append(reader.number(3))
        self.scores = []
        for _ in range(min(reader.number(1), MOST_SCORES)):
            self.scores.append((reader.number(2), reader.number(1), reader.name()))
        self.challenges = []
        for _ in range(min(reader.number(1), MOST_CHALLENGES)):
            self.challenges.append((reader.number(2), reader.number(4), reader.name()))
        self.people = []
        for _ in range(min(reader.number(1), MOST_NAMES)):
            person = Person(reader.name())
            person.games, person.total = reader.number(2), reader.number(4)
            person.best, person.pokers = reader.number(2), reader.number(2)
            person.bonuses = reader.number(2)
            person.rows = [reader.number(3) for _ in range(ROW_COUNT)]
            self.people.append(person)


class _Reader:
    def __init__(self, data):
        self._data = data
        self._at = 0

    def number(self, size):
        if self._at + size > len(self._data):
            raise ValueError("the records end too soon")
        number = 0
        for _ in range(size):
            number = number << 8 | self._data[self._at]
            self._at += 1
        return number

    def name(self):
        size = self.number(1)
        name = bytes(self._data[self._at : self._at + size]).decode()
        self._at += size
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
    elif store.is_damaged("records"):
        return records, "both copies are damaged"
    return records, None


def read_records(keeper):
    """Return (the Records that are kept, whether all was good); what is not, is set aside."""
    records, wrong = read_kept(keeper.store)
    if wrong is None:
        return records, True
    print("the records: %s" % wrong)
    keeper.guard(keeper.store.set_aside, "records")
    return records, False
