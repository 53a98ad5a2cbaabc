# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The records as a table for the serial console."""

from dicepoker_core.challenge import code_of


def field(text):
    """Return ``text`` as a field of a comma-separated line that no spreadsheet takes for a formula.

    Quoted as RFC 4180 has it; a sign that would begin a formula gets an apostrophe before it.
    """
    if text[:1] in ("=", "+", "-", "@", "\t"):
        text = "'" + text
    for sign in ',"\n\r':
        if sign in text:
            return '"' + text.replace('"', '""') + '"'
    return text


def csv_lines(records):
    """Yield the lines of a table of all that ``records`` have."""
    yield "kind,name,total,bonus_from"
    for total, house, name in records.scores:
        yield "score,%s,%d,%d" % (field(name), total, 63 if house else 64)
    for total, seed, name in records.challenges:
        yield "challenge,%s,%d,%s" % (field(name), total, code_of(seed))
    yield "kind,name,games,total,best,pokers,bonuses,rows..."
    for person in records.people:
        numbers = [person.games, person.total, person.best, person.pokers, person.bonuses]
        numbers += person.rows
        yield "person,%s,%s" % (field(person.name), ",".join([str(number) for number in numbers]))
    yield "kind,who,1,2,3,4,5,6"
    for who in range(2):
        counts = ",".join([str(count) for count in records.faces[who]])
        yield "dice,%s,%s" % (("people", "computers")[who], counts)
