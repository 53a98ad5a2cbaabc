# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The score card: 15 rows in two sides, what is filled and what the dice would score."""

from dicepoker_core import FILL, RULES, SIXES, is_joker, totals
from dicepoker_core.rows import LEFT_ROWS, ROW_COUNT
from match.numbers import tenths_text
from screens.answers import REDRAW, home, pop, push
from screens.screen import Screen

_PITCH = 11
_TOP = 13
_LEFT_X = 1
_LEFT_WIDTH = 70
_RIGHT_ROWS = ROW_COUNT - LEFT_ROWS


class ScoreCard(Screen):
    """The card of the player whose turn it is. Filled rows show a number, open ones what the
    dice would score with a "+" before it, and a "-" where the joker rule bars them."""

    sighted = ("a",)

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._rows = []
        for row in range(ROW_COUNT):
            if row < LEFT_ROWS:
                self._rows.append(self.line(_LEFT_X, _TOP + _PITCH * row, _LEFT_WIDTH))
            else:
                self._rows.append(self.line(77, _TOP + _PITCH * (row - LEFT_ROWS), 82))
        self._sum = self.line(_LEFT_X, _TOP + _PITCH * 6, _LEFT_WIDTH, app.paint.DIM)
        self._bonus = self.line(_LEFT_X, _TOP + _PITCH * 7, _LEFT_WIDTH, app.paint.DIM)
        self._need = self.line(_LEFT_X, _TOP + _PITCH * 8, _LEFT_WIDTH, app.paint.DIM)
        self._keys = self.line(0, 115, 160, app.paint.DIM)
        # Drawn now, so that opening the card has to draw the numbers only.
        for row in range(ROW_COUNT):
            self._rows[row].pair(app.text.SHORT_ROWS[row], "")
        self._at = 0
        self._shown = None
        self._dice = None
        # What each row costs against the best; True while that is still thought about.
        self._costs = None

    def enter(self, now, given):
        match = self.app.match
        game = match.game
        self._shown = None
        self._costs = None
        if game.dice:
            self._shown = match.preview()
            # Where the player was stays, as long as it is the same roll.
            if self._dice is not game.dice and not match.is_computer():
                self._at = self._shown.index(max(self._shown))
        self._dice = game.dice

    def handle(self, button, now):
        if button == "b":
            return pop()
        if button == "start":
            return home("title")
        if button == "select":
            return self._ask_coach(now)
        if button in ("up", "down", "left", "right"):
            self._move(button)
            self.app.cue("move", now)
            return REDRAW
        if button == "a":
            return self._choose(now)
        return None

    def _ask_coach(self, now):
        match = self.app.match
        if not match.coach or self._shown is None or match.is_computer():
            self.app.cue("refuse", now)
            return None
        self._costs = None if self._costs else True
        return REDRAW

    def tick(self, now):
        if self._costs is True and not self.dirty:
            try:
                thinker = self.app.thinker()
                from dicepoker_core.players.advice import costs_of_rows
                from dicepoker_core.players.levels import PERFECT

                game = self.app.match.game
                if thinker.work(game, PERFECT):
                    self._costs = costs_of_rows(thinker.turn, game.dice)
                    return REDRAW
            except MemoryError as error:
                print("the coach: %r" % (error,))
                self._costs = None
                self.app.cue("refuse", now)
                return REDRAW
        return None

    def _move(self, button):
        at = self._at
        on_left = at <= SIXES
        if button == "up" or button == "down":
            step = 1 if button == "down" else -1
            if on_left:
                self._at = (at + step) % LEFT_ROWS
            else:
                self._at = LEFT_ROWS + (at - LEFT_ROWS + step) % _RIGHT_ROWS
        elif on_left:
            self._at = at + LEFT_ROWS
        else:
            self._at = min(at - LEFT_ROWS, SIXES)

    def _choose(self, now):
        text = self.app.text
        if self._shown is None or self.app.match.is_computer() or self._shown[self._at] < 0:
            self.app.cue("refuse", now)
            return None
        action = FILL + self._at
        if self._shown[self._at] == 0:
            words = (text.ASK_ZERO, text.NO_ZERO, text.YES_ZERO, text.ROWS[self._at])
            return push("confirm", (words, action))
        return action

    def draw(self):
        text = self.app.text
        match = self.app.match
        game = match.game
        card = match.card()
        sums = totals(card, game.rules)
        self._header.pair(" " + match.name(), text.TOTAL % sums.total + " ")
        for row in range(len(self._rows)):
            self._draw_row(row, card.scores[row])
        self._sum.pair(text.SUM, str(sums.left_sum))
        bonus = text.BONUS if game.rules == RULES else text.BONUS_HOUSE
        self._bonus.pair(bonus, str(sums.left_bonus))
        self._need.show(self._bonus_words(card, sums, game.rules))
        guide = self.app.guide.is_on()
        self._keys.ink(self.app.paint.CURSOR if guide else self.app.paint.DIM)
        if self._shown is None or match.is_computer():
            self._keys.centre(text.CARD_LOOK_KEYS)
        elif self._costs:
            self._keys.centre(text.COACH_THINKS if self._costs is True else text.CARD_COST_KEYS)
        elif is_joker(card, game.dice):
            self._keys.centre(text.CARD_FORCED)
        else:
            self._keys.centre(self.app.guide.card_line() if guide else text.CARD_KEYS)

    def _draw_row(self, row, filled):
        paint = self.app.paint
        line = self._rows[row]
        name = self.app.text.SHORT_ROWS[row]
        ink = paint.DIM
        if filled is not None:
            number = str(filled)
            ink = paint.INK
        elif self._shown is None:
            number = ""
        elif self._shown[row] < 0:
            number = "-"
        elif type(self._costs) is list:
            cost = self._costs[row]
            # The narrow side has no room for tenths of large costs.
            tenths = tenths_text(cost, self.app.text.DECIMAL)
            number = "-" + (tenths if cost < 100 else str((cost + 5) // 10))
            ink = paint.WARN
            if cost == 0:
                number, ink = "*", paint.GOOD
        else:
            number = "+%d" % self._shown[row]
            ink = paint.GOOD if self._shown[row] else paint.DIM
        line.pair(name, number)
        line.ink(paint.CURSOR if row == self._at else ink)

    def _bonus_words(self, card, sums, rules):
        text = self.app.text
        if sums.left_bonus:
            return text.BONUS_SURE
        within_reach = sums.left_sum
        for row in range(LEFT_ROWS):
            if card.scores[row] is None:
                within_reach += 5 * (row + 1)
        if within_reach <= rules.bonus_above:
            return text.BONUS_GONE
        return text.NEED % (rules.bonus_above + 1 - sums.left_sum)
