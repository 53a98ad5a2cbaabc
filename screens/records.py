# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is remembered of finished games: best scores, statistics by name, and the dice rolled.

The bytes, big end first: version; CRC-32 of the last game that entered (4); how often people and
then computers rolled each face (3 each); the number of best scores, and for each the total (2), 1
for the bonus at 63, the length of the name in bytes and the name; the number of challenge scores,
and for each the total (2), the seed (4), that length and name; the number of names, and for each
that length and name, the games (2), the sum of totals (4), the best (2), games with a poker
written (2), games with the left bonus (2), and the sum of points of each row (3 each).
"""

from binascii import crc32

from dicepoker_core import POKER, RULES, totals
from dicepoker_core.challenge import code_of
from dicepoker_core.rows import ROW_COUNT
from dicepoker_core.snapshot import actions
from screens.options import LONGEST_NAME, PERSON

MOST_SCORES = 10
MOST_CHALLENGES = 5
MOST_NAMES = 4
_VERSION = 1
_LARGEST = (1 << 24) - 1


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
    people: a Person each.   faces: how often people, and computers, rolled 1 to 6."""

    def __init__(self):
        self.scores = []
        self.challenges = []
        self.people = []
        self.faces = ([0] * 6, [0] * 6)
        self._last = 0

    def enter(self, match):
        """Take in a finished match, once; tell whether it was new."""
        last = crc32(match.to_bytes())
        if last == self._last:
            return False
        self._last = last
        if match.seed is None:
            self._count_faces(match)
        house = int(match.game.rules != RULES)
        for player in range(len(match.players)):
            name, kind = match.players[player]
            if kind == PERSON:
                sums = totals(match.card(player), match.game.rules)
                if match.seed is None:
                    _insert(self.scores, (sums.total, house, name), MOST_SCORES)
                else:
                    _insert(self.challenges, (sums.total, match.seed, name), MOST_CHALLENGES)
                self._enter_person(name, match.card(player), sums)
        return True

    def _count_faces(self, match):
        players = len(match.players)
        turn = 0
        for action, faces in actions(match.record):
            if faces is None:
                turn += 1
                continue
            counts = self.faces[match.players[turn % players][1] != PERSON]
            for i in range(5):
                if not action >> i & 1 and counts[faces[i] - 1] < _LARGEST:
                    counts[faces[i] - 1] += 1

    def _enter_person(self, name, card, sums):
        person = None
        for known in self.people:
            if known.name == name:
                person = known
        if person is None:
            person = Person(name)
            if len(self.people) == MOST_NAMES:
                # Whoever played least makes room; of equals the one that came first.
                least = 0
                for i in range(MOST_NAMES):
                    if self.people[i].games < self.people[least].games:
                        least = i
                del self.people[least]
            self.people.append(person)
        person.games += 1
        person.total += sums.total
        person.best = max(person.best, sums.total)
        person.pokers += card.scores[POKER] > 0
        person.bonuses += sums.left_bonus > 0
        for row in range(ROW_COUNT):
            person.rows[row] += card.scores[row]

    # Bytes

    def to_bytes(self):
        """Return the records as bytes that ``read`` reads."""
        data = bytearray((_VERSION,))
        _put(data, self._last, 4)
        for counts in self.faces:
            for count in counts:
                _put(data, count, 3)
        data.append(len(self.scores))
        for total, house, name in self.scores:
            _put(data, total, 2)
            data.append(house)
            _put_name(data, name)
        data.append(len(self.challenges))
        for total, seed, name in self.challenges:
            _put(data, total, 2)
            _put(data, seed, 4)
            _put_name(data, name)
        data.append(len(self.people))
        for person in self.people:
            _put_name(data, person.name)
            _put(data, min(person.games, 65535), 2)
            _put(data, person.total, 4)
            for number in (person.best, person.pokers, person.bonuses):
                _put(data, min(number, 65535), 2)
            for points in person.rows:
                _put(data, min(points, _LARGEST), 3)
        return bytes(data)

    def read(self, data):
        """Take over what ``data`` holds. Raises ValueError where it is not what was written."""
        reader = _Reader(data)
        if reader.number(1) != _VERSION:
            raise ValueError("records of version %d, expected %d" % (data[0], _VERSION))
        self._last = reader.number(4)
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

    def csv(self):
        """Yield the lines of a table of all that is remembered."""
        yield "kind,name,total,bonus_from"
        for total, house, name in self.scores:
            yield "score,%s,%d,%d" % (name, total, 63 if house else 64)
        for total, seed, name in self.challenges:
            yield "challenge,%s,%d,%s" % (name, total, code_of(seed))
        yield "kind,name,games,total,best,pokers,bonuses,rows..."
        for person in self.people:
            numbers = [person.games, person.total, person.best, person.pokers, person.bonuses]
            numbers += person.rows
            yield "person,%s,%s" % (person.name, ",".join([str(number) for number in numbers]))
        yield "kind,who,1,2,3,4,5,6"
        for who in range(2):
            counts = ",".join([str(count) for count in self.faces[who]])
            yield "dice,%s,%s" % (("people", "computers")[who], counts)


def chi_square(counts):
    """Return how far six counts are from even, in whole hundredths, and 0 for none.

    The sum over faces of (count - mean) ** 2 / mean. Source: Pearson, 1900.
    """
    total = sum(counts)
    if not total:
        return 0
    # With mean = total / 6: the sum of 6 * count ** 2 / total, less the total.
    return (600 * sum([count * count for count in counts]) - 100 * total * total) // total


def _insert(scores, score, most):
    """Put ``score``, whose total comes first, into its place below all equal ones."""
    at = 0
    while at < len(scores) and scores[at][0] >= score[0]:
        at += 1
    scores.insert(at, score)
    del scores[most:]


def _put(data, number, size):
    for shift in range(8 * size - 8, -1, -8):
        data.append(number >> shift & 255)


def _put_name(data, name):
    encoded = name.encode()
    data.append(len(encoded))
    data.extend(encoded)


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


def write_records(keeper, records):
    """Keep the records."""
    keeper.guard(keeper.store.write, "records", records.to_bytes())


def remember(keeper, match):
    """Let a finished match enter the records; tell whether these were good before."""
    records, good = read_records(keeper)
    if records.enter(match):
        write_records(keeper, records)
    return good
