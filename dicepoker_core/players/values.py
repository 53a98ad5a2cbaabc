# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The perfect player's table: what every card is worth, read from a file a few bytes at a time.

The worth of a card is near to a sum of products, one factor from the left side and one from the
right. Numbers are little-endian:

- head: b"DPV", the version, the limits of the left bonus that it serves (two bytes, from the one to
  the other), the rank, a byte 0, the number of knots (2 bytes), the CRC-32 of what follows (4)
- for each rank the scale of its products, 2 bytes, in worth
- for each number of filled rows, 0 to 15, the worth of a card, 4 bytes
- for each of 64 masks of filled left rows how many knots it has, a byte
- the knots, mask by mask: the need (see ``left_side``) in a byte, ascending from 0, which is no
  bonus at stake; an offset in 2 bytes, signed, in 1/256 points; a signed byte for each rank.
  The worth at a need between two knots lies on the line between them.
- the right sides: an offset and factors likewise. 512 for each mask of filled right rows with a
  poker row that is open or 0, then 256 with 50 in it, by the mask without that row.
"""

from binascii import crc32

from dicepoker_core.card import LEFT_BONUS
from dicepoker_core.compat import const
from dicepoker_core.players.left_side import ALL_LEFT, filled_left, need_of, sums_of
from dicepoker_core.players.turn_solver import LEFT_SLOTS, POKER_SLOT, RIGHT_SLOTS, UNIT
from dicepoker_core.rows import LEFT_ROWS, POKER, POKER_POINTS, ROW_COUNT

TABLE_FILE = "perfect.tbl"
VERSION = const(1)
HEAD = const(14)
MASKS = const(64)
RIGHT_SIDES = const(768)
_MAGIC = b"DPV"
_PIECE = const(256)
_MOST_KNOTS = const(48)


class TableError(ValueError):
    """The file is no table for this game; the text names it and says why."""


def right_side(rows, has_poker):
    """Return which of the RIGHT_SIDES the mask ``rows`` of filled right rows is."""
    if not has_poker:
        return rows
    return 512 + (rows & 127 | rows >> 1 & 128)


def open_table():
    """Return the table that lies beside this file. Raises TableError where it is not there or
    not good."""
    path = __file__.replace("\\", "/")
    path = path[: path.rfind("/") + 1] + TABLE_FILE
    try:
        file = open(path, "rb")  # noqa: SIM115 - it is read from as long as the program runs
    except OSError as error:
        raise TableError("%s: %r" % (path, error)) from error
    return Table(file, path)


class Table:
    """limits: the lowest and the highest sum from which the left bonus may be paid."""

    def __init__(self, file, name):
        self._file = file
        self._name = name
        head = file.read(HEAD)
        if len(head) < HEAD or head[:3] != _MAGIC:
            raise TableError("%s is no table of values" % name)
        if head[3] != VERSION:
            raise TableError("%s is of version %d, expected %d" % (name, head[3], VERSION))
        self.limits = (head[4], head[5])
        self.rank = head[6]
        knots = head[8] | head[9] << 8
        crc = size = 0
        while True:
            piece = file.read(_PIECE)
            if not piece:
                break
            crc = crc32(piece, crc)
            size += len(piece)
        self._knot = 3 + self.rank
        self._right = 2 + self.rank
        self._knots_at = HEAD + 2 * self.rank + 4 * (ROW_COUNT + 1) + MASKS
        self._rights_at = self._knots_at + knots * self._knot
        if HEAD + size != self._rights_at + RIGHT_SIDES * self._right:
            raise TableError("%s is cut short or too long: %d bytes" % (name, HEAD + size))
        if crc != head[10] | head[11] << 8 | head[12] << 16 | head[13] << 24:
            raise TableError("%s is damaged: its checksum is wrong" % name)
        file.seek(HEAD)
        self._scales = file.read(2 * self.rank)
        self._layers = file.read(4 * (ROW_COUNT + 1))
        self._counts = file.read(MASKS)
        self._knots = bytearray(_MOST_KNOTS * self._knot)
        self._buffer = bytearray(self._right)

    def serves(self, rules):
        """Tell whether the table knows games of ``rules``."""
        return self.limits[0] <= rules.bonus_above + 1 <= self.limits[1]

    def fill(self, card, rules, after):
        """Fill ``after`` with what the card is worth after each slot of the turn, in pieces.

        Raises OSError where the file can no longer be read.
        """
        rows, total = filled_left(card)
        right = filled = 0
        for row in range(ROW_COUNT):
            if card.scores[row] is not None:
                filled += 1
                if row >= LEFT_ROWS:
                    right |= 1 << row - LEFT_ROWS
        has_poker = card.scores[POKER] == POKER_POINTS
        missing = rules.bonus_above + 1 - total
        layer = int.from_bytes(self._layers[4 * filled + 4 : 4 * filled + 8], "little")
        if filled + 1 == ROW_COUNT:
            layer = None
        here = self._read_right(right_side(right, has_poker))
        for row in range(LEFT_ROWS):
            if not rows >> row & 1:
                then = rows | 1 << row
                count = self._read_knots(then)
                sums = sums_of(ALL_LEFT ^ then)
                for dice in range(6):
                    left = missing - dice * (row + 1)
                    worth = self._worth(count, need_of(sums, left), here, layer)
                    after[LEFT_SLOTS * row + dice] = worth + (
                        LEFT_BONUS * UNIT if left <= 0 < missing else 0
                    )
                yield
        count = self._read_knots(rows)
        need = need_of(sums_of(ALL_LEFT ^ rows), missing)
        for row in range(LEFT_ROWS, ROW_COUNT):
            if card.scores[row] is None:
                then = right | 1 << row - LEFT_ROWS
                side = self._read_right(right_side(then, has_poker))
                after[RIGHT_SLOTS + row] = self._worth(count, need, side, layer)
                if row == POKER:
                    side = self._read_right(right_side(then, True))
                    after[POKER_SLOT] = self._worth(count, need, side, layer)
                yield

    def _read_knots(self, mask):
        before = 0
        for i in range(mask):
            before += self._counts[i]
        count = self._counts[mask]
        self._file.seek(self._knots_at + before * self._knot)
        self._file.readinto(memoryview(self._knots)[: count * self._knot])
        return count

    def _read_right(self, side):
        self._file.seek(self._rights_at + side * self._right)
        self._file.readinto(self._buffer)
        return bytes(self._buffer)

    def _worth(self, count, need, side, layer):
        # After the last row there is nothing left to earn.
        if layer is None:
            return 0
        size = self._knot
        at = 0
        while at + size < count * size and self._knots[at + size] <= need:
            at += size
        worth = self._at_knot(at, side)
        low = self._knots[at]
        if low < need and at + size < count * size and low:
            span = self._knots[at + size] - low
            worth += (self._at_knot(at + size, side) - worth) * (need - low) // span
        return layer + worth

    def _at_knot(self, at, side):
        knots = self._knots
        worth = _signed(knots[at + 1] | knots[at + 2] << 8, 16)
        worth = worth + _signed(side[0] | side[1] << 8, 16) << 8
        for i in range(self.rank):
            product = _signed(knots[at + 3 + i], 8) * _signed(side[2 + i], 8)
            worth += product * (self._scales[2 * i] | self._scales[2 * i + 1] << 8)
        return worth


def _signed(number, bits):
    return number - (1 << bits) if number >> bits - 1 else number
