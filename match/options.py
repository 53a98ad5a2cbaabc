# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the settings and the setup remember: levels, speed, house rules and who plays.

The bytes: version, sound, pixels, speed, whether the bonus is paid at 63, whether the coach may be
asked, language, calm, brightness, whether the first turn is over, hands, number of players; then
for each of six players the kind, the length of the name in bytes and the name. A name of no letters
stands for the default one.
"""

from match.languages import LANGUAGES
from match.letters import may_be_shown

PERSON = 0
# A computer's kind is its level: 1 easy, 2 medium, 3 hard, 4 perfect.
KINDS = 5
LONGEST_NAME = 8
MOST_PLAYERS = 6
_VERSION = 3
_HEAD = 12
# The brightness that follows the light of the room.
AUTOMATIC = 3
# The first options in the order of their bytes, and how many values each has.
_FIRST = (
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
        """Give the option ``name``, one of _FIRST, the value ``step`` further on, round the ends.

        has_light: whether there is a light of the room that the brightness can follow.
        """
        count = dict(_FIRST)[name]
        if name == "brightness" and not has_light:
            count = AUTOMATIC
        setattr(self, name, (getattr(self, name) + step) % count)

    def to_bytes(self):
        """Return the options as bytes."""
        levels = [getattr(self, name) for name, _ in _FIRST]
        data = bytes((_VERSION,)) + bytes(levels) + bytes((self.player_count,))
        for i in range(MOST_PLAYERS):
            name = self.names[i].encode()
            data += bytes((self.kinds[i], len(name))) + name
        return data

    def read(self, data):
        """Take over what ``data`` holds; a value out of range keeps its default alone.

        Returns whether every value was good.
        """
        if len(data) < _HEAD or data[0] != _VERSION:
            return False
        good = self._read_levels(data)
        at = _HEAD
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
        return good

    def _read_levels(self, data):
        good = True
        for i in range(len(_FIRST)):
            name, count = _FIRST[i]
            if data[1 + i] < count:
                setattr(self, name, data[1 + i])
            else:
                good = False
        if 1 <= data[_HEAD - 1] <= MOST_PLAYERS:
            self.player_count = data[_HEAD - 1]
        else:
            good = False
        return good
