# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the settings and the setup remember: levels, speed, house rules and who plays.

What comes last changes most often, so that little is written to keep it. docs/save-format.md tells
the bytes. A name of no letters stands for the default one.
"""

from match.languages import LANGUAGES
from match.letters import may_be_shown

PERSON = 0
# A computer's kind is its level: 1 easy, 2 medium, 3 hard, 4 perfect.
KINDS = 5
LONGEST_NAME = 8
MOST_PLAYERS = 6
_VERSION = 4
# In version 3 the levels and the number of players stood before the players.
_VERSION_BEFORE = 3
# The brightness that follows the light of the room.
AUTOMATIC = 3
# The options of one byte in their order, and how many values each has.
_LEVELS = (
    ("sound", 3),
    ("pixels", 3),
    ("speed", 3),
    ("bonus_at_63", 2),
    ("coach", 2),
    ("language", len(LANGUAGES)),
    ("calm", 2),
    ("brightness", AUTOMATIC + 1),
    ("guided", 2),
    ("hands", 2),
)


class Options:
    """sound, pixels: 0 off, 1 low, 2 high.   speed: of computers, 0 slow, 1 normal, 2 fast.
    bonus_at_63: whether 63 is enough for the left bonus.   coach: whether it may be asked.
    language: its number in ``languages``.   calm: whether things move less.   brightness: of the
    display, 0 to 2 or AUTOMATIC.   guided: whether the first turn is over.   hands: 0 right, or
    1 left, for whom the board is turned upside down.   player_count: 1 to 6.
    kinds, names: of six players."""

    def __init__(self):
        self.sound = 1
        self.pixels = 1
        self.speed = 1
        self.bonus_at_63 = 0
        self.coach = 1
        self.language = 0
        self.calm = 0
        self.brightness = 2
        self.guided = 0
        self.hands = 0
        self.player_count = 2
        self.kinds = [PERSON] * MOST_PLAYERS
        self.names = [""] * MOST_PLAYERS

    def change(self, name, step, has_light):
        """Give the option ``name``, one of _LEVELS, the value ``step`` further on, round the ends.

        has_light: whether there is a light of the room that the brightness can follow.
        """
        count = dict(_LEVELS)[name]
        if name == "brightness" and not has_light:
            count = AUTOMATIC
        setattr(self, name, (getattr(self, name) + step) % count)

    def to_bytes(self):
        """Return the options as bytes."""
        data = bytes((_VERSION,))
        for i in range(MOST_PLAYERS):
            name = self.names[i].encode()
            data += bytes((self.kinds[i], len(name))) + name
        levels = [getattr(self, name) for name, _ in _LEVELS]
        return data + bytes(levels) + bytes((self.player_count,))

    def read(self, data):
        """Take over what ``data`` holds; a value out of range keeps its default alone.

        Returns whether every value was good.
        """
        if data[:1] == bytes((_VERSION_BEFORE,)):
            first = len(_LEVELS) + 2
            data = data[:1] + data[first:] + data[1:first]
        elif data[:1] != bytes((_VERSION,)):
            return False
        good = True
        at = 1
        for i in range(MOST_PLAYERS):
            if at + 2 > len(data):
                return False
            kind, size = data[at], data[at + 1]
            name = bytes(data[at + 2 : at + 2 + size])
            at += 2 + size
            try:
                text = name.decode()
            except UnicodeError:
                text = "?" * (LONGEST_NAME + 1)
            if kind >= KINDS or len(text) > LONGEST_NAME or not may_be_shown(text):
                good = False
                continue
            self.kinds[i] = kind
            self.names[i] = text
        return self._read_levels(data[at:]) and good

    def _read_levels(self, data):
        if len(data) != len(_LEVELS) + 1:
            return False
        good = True
        for i in range(len(_LEVELS)):
            name, count = _LEVELS[i]
            if data[i] < count:
                setattr(self, name, data[i])
            else:
                good = False
        if 1 <= data[-1] <= MOST_PLAYERS:
            self.player_count = data[-1]
            return good
        return False
