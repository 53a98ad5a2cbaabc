# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Asks before a game is played without true chance, on a board whose hardware has none."""

from screens.answers import pop
from screens.confirm import Confirm


class Pretend(Confirm):
    """Entered with the answer that a yes gives; the time of the yes seeds the dice."""

    def enter(self, now, given):
        text = self.app.menus()
        super().enter(now, ((text.ASK_PRETEND, text.NO_PRETEND, text.YES_PRETEND), given))

    def handle(self, button, now):
        if button == "a" and self._menu.at == 1:
            self.app.handheld.pretend_chance(now)
            return pop(self._then)
        return super().handle(button, now)
