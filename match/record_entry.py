# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A finished game enters the records, and the records become bytes.

The bytes, big-endian: version; CRC-32 of the last game that entered (4); how often people and
then computers rolled each face (3 each); the number of best scores, and for each the total (2), 1
for the bonus at 63, the length of the name in bytes and the name; the number of challenge scores,
and for each the total (2), the seed (4), that length and name; the number of names, and for each
that length and name, the games (2), the sum of totals (4), the best (2), games with a poker
written (2), games with the left bonus (2), and the sum of points of each row (3 each).
"""

from binascii import crc32

from dicepoker_core import POKER, RULES, totals
from dicepoker_core.rows import ROW_COUNT
from dicepoker_core.snapshot import actions
from match.options import PERSON
from match.records import (
    MOST_CHALLENGES,
    MOST_NAMES,
    MOST_SCORES,
    RECORDS_VERSION,
    Person,
    read_records,
)

_LARGEST = (1 << 24) - 1


def enter(records, match):
    """Take a finished match into ``records``, once; tell whether it was new."""
    last = crc32(match.to_bytes())
    if last == records.last:
        return False
    records.last = last
    if match.seed is None:
        _count_faces(records, match)
    house = int(match.game.rules != RULES)
    for player in range(len(match.players)):
        name, kind = match.players[player]
        if kind == PERSON:
            sums = totals(match.card(player), match.game.rules)
            if match.seed is None:
                _insert(records.scores, (sums.total, house, name), MOST_SCORES)
            else:
                _insert(records.challenges, (sums.total, match.seed, name), MOST_CHALLENGES)
            _enter_person(records, name, match.card(player), sums)
    return True


def _count_faces(records, match, step=1):
    players = len(match.players)
    turn = 0
    for action, faces in actions(match.record):
        if faces is None:
            turn += 1
            continue
        counts = records.faces[match.players[turn % players][1] != PERSON]
        for i in range(5):
            if not action >> i & 1 and 0 <= counts[faces[i] - 1] + step <= _LARGEST:
                counts[faces[i] - 1] += step


def _enter_person(records, name, card, sums):
    person = None
    for known in records.people:
        if known.name == name:
            person = known
    if person is None:
        person = Person(name)
        if len(records.people) == MOST_NAMES:
            # Whoever played least makes room; of equals the one that came first.
            least = 0
            for i in range(MOST_NAMES):
                if records.people[i].games < records.people[least].games:
                    least = i
            del records.people[least]
        records.people.append(person)
    person.games += 1
    person.total += sums.total
    person.best = max(person.best, sums.total)
    person.pokers += card.scores[POKER] > 0
    person.bonuses += sums.left_bonus > 0
    for row in range(ROW_COUNT):
        person.rows[row] += card.scores[row]


def to_bytes(records):
    """Return the records as bytes that their ``read`` reads."""
    data = bytearray((RECORDS_VERSION,))
    _put(data, records.last, 4)
    for counts in records.faces:
        for count in counts:
            _put(data, count, 3)
    data.append(len(records.scores))
    for total, house, name in records.scores:
        _put(data, total, 2)
        data.append(house)
        _put_name(data, name)
    data.append(len(records.challenges))
    for total, seed, name in records.challenges:
        _put(data, total, 2)
        _put(data, seed, 4)
        _put_name(data, name)
    data.append(len(records.people))
    for person in records.people:
        _put_name(data, person.name)
        _put(data, min(person.games, 65535), 2)
        _put(data, person.total, 4)
        for number in (person.best, person.pokers, person.bonuses):
            _put(data, min(number, 65535), 2)
        for points in person.rows:
            _put(data, min(points, _LARGEST), 3)
    return bytes(data)


def write_records(keeper, records):
    """Keep the records; tell whether they are kept."""
    return keeper.guard(keeper.store.write, "records", to_bytes(records))


def remember(keeper, match):
    """Let a finished match enter the records, once.

    Returns (whether the records were good before, whether the match is in what is kept now, the
    bytes of the records before it entered, or None where it was in already).
    """
    records, good = read_records(keeper)
    before = to_bytes(records)
    if not enter(records, match):
        return good, True, None
    return good, write_records(keeper, records), before


def withdraw(keeper, match, before):
    """Take the finished match that entered last out of the records, since its last row is taken
    back. before: what ``remember`` gave of the records before it, or None where the power was off
    since: then a best score that this one put out of the list is not there again."""
    if before is None:
        records, _ = read_records(keeper)
        remove(records, match)
        before = to_bytes(records)
    keeper.guard(keeper.store.write, "records", before)


def remove(records, match):
    """Undo ``enter`` of the match that entered last, as far as the records tell."""
    if crc32(match.to_bytes()) != records.last:
        return
    records.last = 0
    if match.seed is None:
        _count_faces(records, match, -1)
    for player in range(len(match.players)):
        name, kind = match.players[player]
        if kind == PERSON:
            sums = totals(match.card(player), match.game.rules)
            listed = records.scores if match.seed is None else records.challenges
            for i in range(len(listed) - 1, -1, -1):
                if listed[i][0] == sums.total and listed[i][2] == name:
                    del listed[i]
                    break
            _remove_person(records, name, match.card(player), sums)


def _remove_person(records, name, card, sums):
    for person in records.people:
        if person.name == name:
            person.games -= 1
            person.total -= sums.total
            person.pokers -= card.scores[POKER] > 0
            person.bonuses -= sums.left_bonus > 0
            for row in range(ROW_COUNT):
                person.rows[row] -= card.scores[row]
            if not person.games:
                records.people.remove(person)
            elif person.best == sums.total:
                others = [total for total, _, who in records.scores if who == name]
                person.best = max(others + [person.total // person.games])
            return


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
