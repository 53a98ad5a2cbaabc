# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A match: a game, who plays it, and what is held; and the bytes that it is kept as.

What comes last changes most often, so that little is written to keep it. docs/save-format.md tells
the bytes.
"""

from binascii import crc32
from struct import pack, unpack

from dicepoker_core import (
    ALL_DICE,
    RULES,
    dump,
    load,
    new_game,
    new_record,
    preview,
    roll_faces,
    take_back,
    totals,
    undo,
)
from dicepoker_core.dice import DICE
from dicepoker_core.errors import RecordError
from dicepoker_core.game import FILL, apply, is_over, refusal
from dicepoker_core.rows import ROW_COUNT
from dicepoker_core.snapshot import actions, append, dice_drawn, end_of_actions, replay
from match.letters import may_be_shown
from match.options import KINDS, LONGEST_NAME, PERSON

_VERSION = 4
# In version 3 the holds stood in the head, and the game as the core dumps it behind the names.
_VERSION_BEFORE = 3
_HEAD = ">BBBBI"
_HEAD_SIZE = 8
_NO_SEED = 0xFFFFFFFF
# What may stand behind the record, where no action begins so: a mask of held dice, added to it; and
# the faces drawn ahead, in so many bytes behind it.
_HOLDS = 160
_AHEAD = 192
_AHEAD_BYTES = 5
# All that a turn can roll.
_AHEAD_FACES = 15


def check_player(name, kind):
    """Raise ValueError unless ``name`` is 1 to 8 letters that can be shown and ``kind`` is a
    person or a computer's level."""
    if type(name) is not str or not 1 <= len(name) <= LONGEST_NAME:
        raise ValueError("a name has 1 to %d letters, not %r" % (LONGEST_NAME, name))
    if not may_be_shown(name):
        raise ValueError("a name has letters of the game's languages only, not %r" % (name,))
    if type(kind) is not int or not PERSON <= kind < KINDS:
        raise ValueError("a player is 0, a person, or 1 to 4, a computer, not %r" % (kind,))


class Match:
    """players: (name, kind) of each.   game, record: as in the core.   holds: the mask of dice
    that the next roll keeps.   coach: whether it may be asked.
    seed: of the challenge that this is, or None.
    ahead: the faces that the dice of this turn will show, in the order in which they are rolled;
    or (), where each roll draws its own. They are for ``act`` alone."""

    def __init__(
        self, players, game=None, record=None, holds=0, coach=True, rules=RULES, seed=None
    ):
        for name, kind in players:
            check_player(name, kind)
        self.players = players
        self.game = game or new_game(len(players), rules)
        self.record = record or new_record(len(players), rules)
        self.coach = coach
        self.seed = seed
        self.holds = holds
        self.ahead = ()
        # What the last roll kept, which is held behind it unless the player holds otherwise.
        self._kept = _last_kept(self.record)

    def name(self, player=None):
        """Return the name of ``player``, or of the one whose turn it is."""
        return self.players[self.game.current if player is None else player][0]

    def card(self, player=None):
        """Return the card of ``player``, or of the one whose turn it is."""
        return self.game.cards[self.game.current if player is None else player]

    def preview(self):
        """Return what each row of the card would show with the dice, -1 where they may not go."""
        return preview(self.card(), self.game.dice)

    def kind(self):
        """Return the kind of the player who has the turn: a person, or a computer's level."""
        return self.players[self.game.current][1]

    def is_computer(self):
        """Tell whether a computer has the turn."""
        return self.kind() != PERSON

    def act(self, action, random_bytes):
        """Do ``action``; a roll draws its faces from ``random_bytes``.

        Raises RuleError or ChanceError, and then nothing has changed.
        """
        # Asked first, so that a forbidden roll draws nothing.
        faces = None
        if action < FILL and refusal(self.game, action) is None:
            faces = self._faces(action, random_bytes)
        game = apply(self.game, action, faces)
        self.record = append(self.record, action, faces)
        self.game = game
        self.holds = self._kept = action if action < FILL else 0
        if action >= FILL:
            self.ahead = ()

    def _faces(self, keep, random_bytes):
        if self.seed is None and not self.ahead:
            return roll_faces(random_bytes)
        drawn = dice_drawn(self.record)
        if self.seed is None:
            return self._faces_ahead(drawn, keep)
        from dicepoker_core.challenge import faces_of

        return faces_of(self.seed, self.game.round, drawn, keep)

    def _faces_ahead(self, drawn, keep):
        faces = []
        for i in range(DICE):
            is_kept = keep >> i & 1
            faces.append(1 if is_kept else self.ahead[drawn])
            drawn += not is_kept
        return tuple(faces)

    def draw_ahead(self, random_bytes):
        """Draw all faces that this turn can need, unless they are known already. What the same
        holds roll is then the same, though the power was off in between.

        Raises ChanceError, and then nothing has changed.
        """
        if self.seed is None and not self.ahead and not self.is_over():
            faces = ()
            while len(faces) < _AHEAD_FACES:
                faces += roll_faces(random_bytes)
            self.ahead = faces

    def rolls_the_same_again(self):
        """Tell whether this turn's dice are the same when it is played again from its start."""
        return self.seed is not None or bool(self.ahead)

    def may_take_back(self):
        """Tell whether the last row filled was a person's and nobody has rolled since."""
        before = self.game.before
        return before is not None and self.players[before.current][1] == PERSON

    def last_fill(self):
        """Return (player, row, points) of the row that ``game.before`` was before; the points are
        all that it brought, with a bonus."""
        before = self.game.before
        player = before.current
        old, new = before.cards[player], self.game.cards[player]
        row = 0
        while (old.scores[row] is None) == (new.scores[row] is None):
            row += 1
        rules = self.game.rules
        return player, row, totals(new, rules).total - totals(old, rules).total

    def take_back(self):
        """Undo the last filled row."""
        self.record = take_back(self.record)
        self.game = undo(self.game)
        self.holds = 0
        self._kept = _last_kept(self.record)

    def turns_left(self):
        """Return how many turns are to come, with the one that is played."""
        filled = (self.game.round - 1) * len(self.players) + self.game.current
        return 0 if self.is_over() else ROW_COUNT * len(self.players) - filled

    def is_in_last_round(self):
        """Tell whether every player has one row left at most."""
        return self.game.round >= ROW_COUNT

    def is_over(self):
        """Tell whether the last row is filled."""
        return is_over(self.game)

    def to_bytes(self):
        """Return the match as bytes that ``from_bytes`` reads."""
        parts = self._head(_VERSION) + self.record
        if self.holds != self._kept:
            parts += bytes((_HOLDS + self.holds,))
        if self.ahead:
            number = 0
            for face in self.ahead:
                number = number * 6 + face - 1
            parts += bytes((_AHEAD,)) + number.to_bytes(_AHEAD_BYTES, "big")
        return parts

    def _head(self, version):
        seed = _NO_SEED if self.seed is None else self.seed
        parts = pack(_HEAD, version, 0, int(self.coach), len(self.players), seed)
        for name, kind in self.players:
            data = name.encode()
            parts += bytes((kind, len(data))) + data
        return parts

    def identity(self):
        """Return a CRC-32 by which a finished match is known in the records."""
        # As version 3 kept it, so that what entered then does not enter again.
        return crc32(self._head(_VERSION_BEFORE) + dump(self.record))


def from_bytes(data):
    """Return the Match kept as ``data``. Raises RecordError where it is none, saying why."""
    if len(data) < _HEAD_SIZE or data[0] not in (_VERSION, _VERSION_BEFORE):
        raise RecordError("not a match of version %d" % _VERSION)
    version, holds, coach, count, seed = unpack(_HEAD, data[:_HEAD_SIZE])
    at = _HEAD_SIZE
    players = []
    for _ in range(count):
        if at + 2 > len(data):
            raise RecordError("the match ends within the names")
        kind, size = data[at], data[at + 1]
        try:
            players.append((bytes(data[at + 2 : at + 2 + size]).decode(), kind))
        except UnicodeError as error:
            raise RecordError("a name is no text") from error
        at += 2 + size
    ahead = ()
    if version == _VERSION_BEFORE:
        game, record = load(data[at:])
    else:
        record = bytes(data[at:])
        end = end_of_actions(record)
        record, marks = record[:end], record[end:]
        game = replay(record)
        holds, ahead = _read_marks(marks, _last_kept(record))
    if len(game.cards) != len(players):
        raise RecordError("%d names for %d players" % (len(players), len(game.cards)))
    if holds > ALL_DICE or (holds and not game.dice):
        raise RecordError("dice are held that are not there")
    if coach > 1:
        raise RecordError("the coach is neither on nor off")
    seed = None if seed == _NO_SEED else seed
    try:
        match = Match(tuple(players), game, record, holds, bool(coach), seed=seed)
    except ValueError as error:
        raise RecordError("a player that cannot be: %s" % error) from error
    if ahead and (seed is not None or is_over(game)):
        raise RecordError("dice are drawn ahead for no turn")
    match.ahead = ahead
    return match


def _last_kept(record):
    """Return the mask of dice that the roll at the end of ``record`` kept, or 0."""
    kept = 0
    for action, _ in actions(record):
        kept = action if action < FILL else 0
    return kept


def _read_marks(marks, holds):
    """Return the holds, which are ``holds`` where nothing else is told, and the faces drawn ahead,
    out of what stands behind a record."""
    ahead = ()
    if marks and _HOLDS <= marks[0] < _AHEAD:
        holds = marks[0] - _HOLDS
        marks = marks[1:]
    if len(marks) == 1 + _AHEAD_BYTES and marks[0] == _AHEAD:
        number = int.from_bytes(marks[1:], "big")
        for _ in range(_AHEAD_FACES):
            ahead = (1 + number % 6,) + ahead
            number //= 6
        if not number:
            return holds, ahead
    elif not marks:
        return holds, ahead
    raise RecordError("something else than a match stands behind it")
