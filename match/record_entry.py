# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A finished game enters the records, and is taken out of them again."""

from dicepoker_core import POKER, RULES, totals
from dicepoker_core.rows import ROW_COUNT
from dicepoker_core.snapshot import actions
from match.options import PERSON
from match.records import (
    MOST_CHALLENGES,
    MOST_NAMES,
    MOST_SCORES,
    Person,
    read_records,
)

# What happened to a name, see ``remember``.
DROPPED = 0
NO_ROOM = 1


def enter(records, match, news=None):
    """Take a finished match into ``records``, once; tell whether it was new.

    Names are added to ``news``, see ``remember``.
    """
    last = match.identity()
    if last == records.last:
        return False
    records.last = last
    if match.seed is None:
        _count_faces(records, match)
    house = int(match.game.rules != RULES)
    names = [name for name, _ in match.players]
    for player in range(len(match.players)):
        name, kind = match.players[player]
        if kind == PERSON:
            sums = totals(match.card(player), match.game.rules)
            if match.seed is None:
                _insert(records.scores, (sums.total, house, name), MOST_SCORES)
            else:
                _insert(records.challenges, (sums.total, match.seed, name), MOST_CHALLENGES)
            _enter_person(records, name, match.card(player), sums, names, news)
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
            if not action >> i & 1 and counts[faces[i] - 1] + step >= 0:
                counts[faces[i] - 1] += step


def _enter_person(records, name, card, sums, names, news):
    person = None
    for known in records.people:
        if known.name == name:
            person = known
    if person is None:
        if len(records.people) >= MOST_NAMES and not _drop_guest(records, names, news):
            if news is not None:
                news.append((NO_ROOM, name))
            return
        person = Person(name)
        records.people.append(person)
    person.games += 1
    person.total += sums.total
    person.best = max(person.best, sums.total)
    person.pokers += card.scores[POKER] > 0
    person.bonuses += sums.left_bonus > 0
    for row in range(ROW_COUNT):
        person.rows[row] += card.scores[row]


def _drop_guest(records, names, news):
    """Drop the one of a single game who came first and is none of ``names``; tell whether there
    was one. Nobody else is dropped: for that, people have to choose whom."""
    for person in records.people:
        if person.games == 1 and person.name not in names:
            records.people.remove(person)
            if news is not None:
                news.append((DROPPED, person.name))
            return True
    return False


def forget_person(keeper, name):
    """Keep the figures of ``name`` no more; scores with that name stay."""
    records, _ = read_records(keeper)
    records.people = [person for person in records.people if person.name != name]
    write_records(keeper, records)


def write_records(keeper, records):
    """Keep the records; tell whether they are kept."""
    return keeper.guard(keeper.store.write, "records", records.to_bytes())


def remember(keeper, match, news):
    """Let a finished match enter the records, once.

    news: to which (DROPPED, a guest's name) is added where a guest's figures made room, and
    (NO_ROOM, name) where there was no guest, so that this name is not counted.
    Returns (whether the records were good before, whether the match is in what is kept now, the
    bytes of the records before it entered, or None where it was in already).
    """
    records, good = read_records(keeper)
    before = records.to_bytes()
    if not enter(records, match, news):
        return good, True, None
    return good, write_records(keeper, records), before


def withdraw(keeper, match, before):
    """Take the finished match that entered last out of the records, since its last row is taken
    back. before: what ``remember`` gave of the records before it, or None where the power was off
    since: then a best score that this one put out of the list is not there again."""
    if before is None:
        records, _ = read_records(keeper)
        remove(records, match)
        before = records.to_bytes()
    keeper.guard(keeper.store.write, "records", before)


def remove(records, match):
    """Undo ``enter`` of the match that entered last, as far as the records tell."""
    if match.identity() != records.last:
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
