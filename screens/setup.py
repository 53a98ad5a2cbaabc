# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Who plays: one to six players, a name each, person or computer."""

from dicepoker_core import RULES, Rules
from match.match import Match
from match.options import KINDS, MOST_PLAYERS, PERSON
from screens.answers import REDRAW, home, pop, push
from screens.screen import Screen
from screens.widgets.menu import Menu


def shown_name(app, i):
    """Return the name of player ``i``, the default one where none was given."""
    options = app.options
    if options.names[i]:
        return options.names[i]
    text = app.menus()
    default = text.DEFAULT_PERSON if options.kinds[i] == PERSON else text.DEFAULT_COMPUTER
    return default % (i + 1)


class Setup(Screen):
    """The first line is how many, then the players, then the house rules, then the start."""

    def __init__(self, app):
        super().__init__(app)
        self.header().centre(app.menus().SETUP)
        self._menu = Menu(self, 5, 13, 150, MOST_PLAYERS + 3, 11)
        self._menu.count = app.options.player_count + 3
        self._menu.at = self._menu.count - 1
        self._keys = self.line(0, 114, 160, app.paint.DIM)
        # A name that two people have, where that kept the match from starting; else None.
        self._same = None

    def handle(self, button, now):
        options = self.app.options
        at = self._menu.at
        house = options.player_count + 1
        self._same = None
        if self._menu.move(button):
            return REDRAW
        if button == "start" or (button == "a" and at == house + 1):
            return self._start(now)
        if button == "b":
            return pop()
        if at == 0 and button in ("left", "right"):
            step = 1 if button == "right" else -1
            options.player_count = (options.player_count - 1 + step) % MOST_PLAYERS + 1
            self.app.keeper.write_options(options)
            return REDRAW
        if at == house and button == "a":
            return push("house")
        if 0 < at < house:
            if button in ("left", "right"):
                step = 1 if button == "right" else -1
                options.kinds[at - 1] = (options.kinds[at - 1] + step) % KINDS
                self.app.keeper.write_options(options)
                return REDRAW
            if button == "a":
                return push("name", at - 1)
        return None

    def _same_name(self):
        """Return a name that two of the people have, or None: the records could not tell them
        apart."""
        options = self.app.options
        names = []
        for i in range(options.player_count):
            name = shown_name(self.app, i).strip()
            if options.kinds[i] == PERSON:
                if name in names:
                    return name
                names.append(name)
        return None

    def _start(self, now):
        options = self.app.options
        self._same = self._same_name()
        if self._same is not None:
            self.app.cue("refuse", now)
            return REDRAW
        players = []
        for i in range(options.player_count):
            players.append((shown_name(self.app, i), options.kinds[i]))
        rules = Rules(RULES.bonus_above - options.bonus_at_63)
        # A code is for one game: the next one has dice of chance again, unless it is asked for.
        seed, self.app.seed = self.app.seed, None
        match = Match(tuple(players), coach=bool(options.coach), rules=rules, seed=seed)
        self.app.play.start(match, now)
        return home("turn")

    def draw(self):
        text = self.app.menus()
        options = self.app.options
        entries = [(text.PLAYERS, "← %d →" % options.player_count)]
        for i in range(options.player_count):
            kind = text.KINDS[options.kinds[i]]
            entries.append(("%d %s" % (i + 1, shown_name(self.app, i)), "← %s →" % kind))
        entries.append((text.HOUSE, self._house_words()))
        entries.append((text.START, ""))
        self._menu.show(entries)
        self._keys.ink(self.app.paint.DIM if self._same is None else self.app.paint.WARN)
        if self._same is not None:
            self._keys.centre(text.SAME_NAME % self._same)
        elif self._menu.at == 0:
            self._keys.centre(text.SETUP_COUNT_KEYS)
        elif self._menu.at == self._menu.count - 1:
            self._keys.centre(text.SETUP_START_KEYS)
        elif self._menu.at == self._menu.count - 2:
            self._keys.centre(text.SETUP_HOUSE_KEYS)
        else:
            self._keys.centre(text.SETUP_PLAYER_KEYS)

    def _house_words(self):
        text = self.app.menus()
        options = self.app.options
        if self.app.seed is not None:
            from dicepoker_core.challenge import code_of

            return code_of(self.app.seed)
        words = text.HOUSE_BONUS if options.bonus_at_63 else ""
        if not options.coach:
            words += " " + text.HOUSE_NO_COACH
        return words.strip() or text.HOUSE_STANDARD
