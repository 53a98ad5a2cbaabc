# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is kept through power loss: the match with its holds, and the options."""

from adafruit_ticks import ticks_add, ticks_diff

_KEEP_AFTER_MS = 400
# What the turns that are to come take of the store, in bytes each: three rolls and a row. And what
# a game takes beside them, holds and rows taken back.
_A_TURN = 27
_A_GAME = 200


class Keeper:
    """store: of named slots.   saved: whether the match was kept when last it changed."""

    def __init__(self, store):
        self.store = store
        self._changed = None
        # Whether what has changed is a new match.
        self._is_new = False
        self.saved = True

    def read_options(self, options):
        """Take over the kept options; tell whether all was good. What is not, is set aside."""
        data = self.store.read("settings")
        if not data or options.read(data):
            return True
        kept = (("aside settings", data), ("settings", options.to_bytes()))
        self.guard(self.store.write_all, kept)
        return False

    def has_options(self):
        """Tell whether options were ever kept."""
        return self.store.read("settings") is not None

    def write_options(self, options):
        """Keep the options."""
        self.guard(self.store.write, "settings", options.to_bytes())

    def has_match(self):
        """Tell whether a match seems to be kept; only ``read_match`` knows."""
        return bool(self.store.read("game"))

    def read_match(self):
        """Return (the kept match or None, whether all was good); what is not, is set aside."""
        from dicepoker_core.errors import RecordError
        from match.match import from_bytes

        data = self.store.read("game")
        if not data:
            return None, True
        try:
            return from_bytes(data), True
        except RecordError as error:
            print("the kept game: %s" % error)
        self.guard(self.store.set_aside, "game")
        return None, False

    def write_match(self, match):
        """Keep ``match`` as it is now; a new one with room behind it for all that will be kept."""
        reserve = _A_TURN * match.turns_left() + _A_GAME if self._is_new else 0
        self._changed = None
        self._is_new = False
        self.saved = self.guard(self.store.write, "game", match.to_bytes(), reserve)

    def write_roll(self, match):
        """Keep ``match``, in which dice were rolled; not where each write erases the memory and
        this turn rolls the same again when it is played from its start."""
        if not (self.store.erases_always and match.rolls_the_same_again()) or self._is_new:
            self.write_match(match)

    def draw_ahead(self, match, random_bytes):
        """Draw the dice of a whole turn where not each of its rolls is kept."""
        if self.store.erases_always:
            match.draw_ahead(random_bytes)

    def forget_match(self):
        """Keep no match any more."""
        self.guard(self.store.clear, "game")

    def keep_soon(self, now):
        """Keep the holds soon: at once would write for each of five quick presses. They are not
        worth an erase."""
        if not self.store.erases_always:
            self._changed = now

    def keep_next(self, now):
        """Keep the new match as soon as what is shown next is there."""
        self._changed = ticks_add(now, -_KEEP_AFTER_MS)
        self._is_new = True

    def tick(self, match, now):
        """Keep what has changed of ``match`` once it has rested."""
        changed = self._changed
        if changed is None or ticks_diff(now, changed) < _KEEP_AFTER_MS:
            return
        if self._is_new:
            self.write_match(match)
        else:
            self._changed = None
            room = _A_TURN * match.turns_left()
            self.guard(self.store.write, "game", match.to_bytes(), room, False)

    def guard(self, call, *arguments):
        """Return what ``call`` returns, or False where it fails: the game goes on where nothing
        can be kept, and the turn screen then says so."""
        try:
            return call(*arguments)
        except Exception as error:
            print("not saved: %r" % (error,))
            return False
