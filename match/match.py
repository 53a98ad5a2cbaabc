# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A match: a game, who plays it, and what is held; and the bytes that it is kept as.

The bytes: version, mask of held dice, 1 where the coach may be asked, number of players, and the
seed of a challenge in 4 bytes, all FF where it is none; then for each player the kind, the length
of the name and the name; then the game as the core dumps it.
"""

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
from dicepoker_core.errors import RecordError
from dicepoker_core.game import FILL, apply, is_over, refusal
from dicepoker_core.rows import ROW_COUNT
from dicepoker_core.snapshot import append, dice_drawn
from match.letters import may_be_shown
from match.options import KINDS, LONGEST_NAME, PERSON

_VERSION = 3
_HEAD = 8
_NO_SEED = 0xFFFFFFFF


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
    seed: of the challenge that this is, or None."""

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
        self.holds = action if action < FILL else 0

    def _faces(self, keep, random_bytes):
        if self.seed is None:
            return roll_faces(random_bytes)
        from dicepoker_core.challenge import faces_of

        return faces_of(self.seed, self.game.round, dice_drawn(self.record), keep)

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

    def is_in_last_round(self):
        """Tell whether every player has one row left at most."""
        return self.game.round >= ROW_COUNT

    def is_over(self):
        """Tell whether the last row is filled."""
        return is_over(self.game)

    def to_bytes(self):
        """Return the match as bytes that ``from_bytes`` reads."""
        parts = bytes((_VERSION, self.holds, int(self.coach), len(self.players)))
        seed = _NO_SEED if self.seed is None else self.seed
        parts += bytes([seed >> shift & 255 for shift in (24, 16, 8, 0)])
        for name, kind in self.players:
            data = name.encode()
            parts += bytes((kind, len(data))) + data
        return parts + dump(self.record)


def from_bytes(data):
    """Return the Match kept as ``data``. Raises RecordError where it is none, saying why."""
    if len(data) < _HEAD or data[0] != _VERSION:
        raise RecordError("not a match of version %d" % _VERSION)
    holds = data[1]
    seed = data[4] << 24 | data[5] << 16 | data[6] << 8 | data[7]
    at = _HEAD
    players = []
    for _ in range(data[3]):
        if at + 2 > len(data):
            raise RecordError("the match ends within the names")
        kind, size = data[at], data[at + 1]
        try:
            players.append((bytes(data[at + 2 : at + 2 + size]).decode(), kind))
        except UnicodeError as error:
            raise RecordError("a name is no text") from error
        at += 2 + size
    game, record = load(data[at:])
    if len(game.cards) != len(players):
        raise RecordError("%d names for %d players" % (len(players), len(game.cards)))
    if holds > ALL_DICE or (holds and not game.dice):
        raise RecordError("dice are held that are not there")
    if data[2] > 1:
        raise RecordError("the coach is neither on nor off")
    try:
        return Match(
            tuple(players),
            game,
            record,
            holds,
            bool(data[2]),
            seed=None if seed == _NO_SEED else seed,
        )
    except ValueError as error:
        raise RecordError("a player that cannot be: %s" % error) from error
