# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The title: continue, new game, how to play, settings."""

from displayio import Group, TileGrid

from screens.answers import REDRAW, home, push
from screens.screen import Screen
from screens.widgets import paint
from screens.widgets.die import SIZE, die_palette, die_sheet
from screens.widgets.menu import Menu


class Title(Screen):
    """The first screen, and the bottom of the stack."""

    shows_notices = True

    def __init__(self, app):
        super().__init__(app)
        text = app.text
        big = Group(scale=2, x=0, y=4)
        name = app.paint.line(0, 0, 80, app.paint.ACCENT)
        name.centre(text.TITLE)
        big.append(name.grid)
        self.group.append(big)
        sheet = die_sheet(app)
        for face in range(2, 7):
            die = TileGrid(
                sheet,
                pixel_shader=die_palette(paint.AMBER if face == 6 else paint.IVORY),
                tile_width=SIZE,
                tile_height=SIZE,
                x=31 * face - 57,
                y=31,
                default_tile=face,
            )
            self.group.append(die)
        self._menu = Menu(self, 26, 60, 108, 5, 11)
        self._entries = ()
        # Tells the keys, or what the player has to know first.
        self._last_line = self.line(0, 115, 160, app.paint.DIM)

    def enter(self, now, given):
        text = self.app.text
        entries = [(text.NEW_GAME, "setup"), (text.RECORDS, "scores"), (text.HELP, "help")]
        entries.append((text.SETTINGS, "settings"))
        if self.app.has_match():
            entries.insert(0, (text.CONTINUE, "turn"))
        self._entries = tuple(entries)
        self._menu.at = 0

    def handle(self, button, now):
        if self._menu.move(button):
            self.app.cue("move", now)
            return REDRAW
        if button not in ("a", "start"):
            return None
        self.app.notice = ""
        name = self._entries[self._menu.at][1]
        answer = self._open(name)
        if name in ("turn", "setup") and "random" in self.app.handheld.faults:
            return push("pretend", answer)
        return answer

    def _open(self, name):
        match = self.app.match
        if name == "turn":
            return home("result" if match.is_over() else "turn")
        if name == "setup" and match is not None and not match.is_over():
            text = self.app.text
            words = (text.ASK_NEW_GAME, text.NO_NEW_GAME, text.YES_NEW_GAME)
            return push("confirm", (words, push("setup")))
        return push(name)

    def draw(self):
        self._menu.show([(entry[0], "") for entry in self._entries])
        notice = self.app.notice
        self._last_line.centre(notice or self.app.text.TITLE_KEYS)
        self._last_line.ink(self.app.paint.WARN if notice else self.app.paint.DIM)
