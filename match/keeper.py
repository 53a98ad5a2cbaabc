# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What is kept through power loss: the match with its holds, and the options."""

from adafruit_ticks import ticks_add, ticks_diff

_KEEP_AFTER_MS = 400


class Keeper:
    """store: of named slots.   saved: whether the match was kept when last it changed."""

    def __init__(self, store):
        self.store = store
        self._changed = None
        self.saved = True

    def read_options(self, options):
        """Take over the kept options; tell whether all was good."""
        data = self.store.read("settings")
        if data is None:
            return not self.store.is_damaged("settings")
        return options.read(data)

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
        if data:
            try:
                return from_bytes(data), True
            except RecordError as error:
                print("the kept game: %s" % error)
        elif not self.store.is_damaged("game"):
            return None, True
        self.guard(self.store.set_aside, "game")
        return None, False

    def write_match(self, match):
        """Keep ``match`` as it is now."""
        self._changed = None
        self.saved = self.guard(self.store.write, "game", match.to_bytes())

    def forget_match(self):
        """Keep no match any more."""
        self.guard(self.store.clear, "game")

    def keep_soon(self, now):
        """Keep the holds soon: at once would erase the memory for each of five quick presses."""
        self._changed = now

    def keep_next(self, now):
        """Keep the match as soon as what is shown next is there."""
        self._changed = ticks_add(now, -_KEEP_AFTER_MS)

    def tick(self, match, now):
        """Keep what has changed of ``match`` once it has rested."""
        changed = self._changed
        if changed is not None and ticks_diff(now, changed) >= _KEEP_AFTER_MS:
            self.write_match(match)

    def guard(self, call, *arguments):
        """Return what ``call`` returns, or False where it fails: the game goes on where nothing
        can be kept, and the turn screen then says so."""
        try:
            return call(*arguments)
        except Exception as error:
            print("not saved: %r" % (error,))
            return False
