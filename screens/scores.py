# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The records, page by page: best scores, each person's statistics, how even the dice are."""

from bitmaptools import fill_region
from displayio import Bitmap, Palette, TileGrid

from dicepoker_core.challenge import code_of
from dicepoker_core.rows import ROW_COUNT
from screens.answers import REDRAW, pop, push
from screens.numbers import tenths_text
from screens.records import Records, chi_square, read_records, write_records
from screens.screen import Screen
from screens.widgets import paint as colours

_PITCH = 10
_LINES = 10
_CHART_WIDTH = 152
_CHART_HEIGHT = 36
# What perfect play earns in each row on average, in tenths: ``dicepoker solve --figures``.
PERFECT_ROWS = (21, 56, 91, 126, 162, 198, 215, 220, 226, 151, 234, 296, 339, 196, 222)
_HIGHEST = 340
# Six counts have five degrees of freedom; fair dice stay below this in 19 of 20 cases, in
# hundredths. Source: the 0.95 quantile of the chi-square distribution.
_EVEN = 1107


class Scores(Screen):
    """Page 0 has the scores, page 1 those of challenges, the last one the dice, those between a
    person each."""

    def __init__(self, app):
        super().__init__(app)
        paint = app.paint
        self._header = self.header()
        self._lines = [self.line(2, 13 + _PITCH * i, 156) for i in range(_LINES)]
        self._keys = self.line(0, 115, 160, paint.DIM)
        self._chart = Bitmap(_CHART_WIDTH, _CHART_HEIGHT, 4)
        palette = Palette(4)
        palette.make_transparent(0)
        palette[1] = colours.AMBER
        palette[2] = colours.STEEL
        self._grid = TileGrid(self._chart, pixel_shader=palette, x=4, y=78)
        self.group.append(self._grid)
        self._records = None
        self._at = 0
        self._more = False

    def enter(self, now, given):
        if given == "clear":
            write_records(self.app.keeper, Records())
        self._records, good = read_records(self.app.keeper)
        if not good:
            self.app.notice = self.app.text.DAMAGED_RECORDS
        self._at = 0

    def handle(self, button, now):
        pages = len(self._records.people) + 3
        self._more = False
        if button in ("right", "down", "a"):
            self._at = (self._at + 1) % pages
        elif button in ("left", "up"):
            self._at = (self._at - 1) % pages
        elif button == "b":
            return pop()
        elif button == "start":
            for line in self._records.csv():
                print(line)
            self._more = True
        elif button == "select":
            text = self.app.menus()
            words = (text.ASK_CLEAR, text.NO_CLEAR, text.YES_CLEAR)
            return push("confirm", (words, pop(push("scores", "clear"))))
        self.app.cue("move", now)
        return REDRAW

    def draw(self):
        text = self.app.menus()
        for line in self._lines:
            line.show("")
            line.ink(self.app.paint.INK)
        self._grid.hidden = True
        keys = text.SCORES_MORE_KEYS if self._at == 0 else text.SCORES_KEYS
        self._keys.centre(text.PRINTED if self._more else keys)
        people = self._records.people
        if self._at == 0:
            self._draw_scores()
        elif self._at == 1:
            self._draw_challenges()
        elif self._at - 2 < len(people):
            self._draw_person(people[self._at - 2])
        else:
            self._draw_dice()

    def _title(self, words):
        pages = len(self._records.people) + 3
        self._header.pair(" " + words, "%d/%d " % (self._at + 1, pages))

    def _draw_scores(self):
        text = self.app.menus()
        self._title(text.SCORES)
        scores = self._records.scores
        if not scores:
            self._lines[4].centre(text.NO_SCORES)
        for i in range(len(scores)):
            total, house, name = scores[i]
            mark = "(63) " if house else ""
            self._lines[i].pair("%2d. %s" % (i + 1, name), "%s%d " % (mark, total))
            self._lines[i].ink(self.app.paint.ACCENT if i == 0 else self.app.paint.INK)

    def _draw_challenges(self):
        text = self.app.menus()
        self._title(text.CHALLENGES)
        challenges = self._records.challenges
        if not challenges:
            self._lines[4].centre(text.NO_SCORES)
        for i in range(len(challenges)):
            total, seed, name = challenges[i]
            self._lines[2 * i].pair("%d. %s" % (i + 1, name), "%d " % total)
            self._lines[2 * i + 1].show("   " + code_of(seed))
            self._lines[2 * i + 1].ink(self.app.paint.ACCENT)

    def _draw_person(self, person):
        text = self.app.menus()
        games = person.games
        self._title(person.name)
        mean = tenths_text((person.total * 10 + games // 2) // games, self.app.text.DECIMAL)
        self._lines[0].pair(text.GAMES % games, text.BEST_TOTAL % person.best)
        self._lines[1].show(text.MEAN % mean)
        self._lines[2].show(text.BONUS_GAMES % (100 * person.bonuses // games))
        self._lines[3].show(text.POKER_GAMES % (100 * person.pokers // games))
        self._lines[5].centre(text.CHART)
        self._lines[5].ink(self.app.paint.DIM)
        means = [person.rows[row] * 10 // games for row in range(ROW_COUNT)]
        self._bars(means, PERFECT_ROWS, _HIGHEST, 10)

    def _draw_dice(self):
        text = self.app.menus()
        self._title(text.DICE)
        self._lines[0].show(text.DICE_SOURCE)
        self._lines[0].ink(self.app.paint.DIM)
        people, computers = self._records.faces
        for i, name, counts in ((1, text.DICE_PEOPLE, people), (3, text.DICE_COMPUTERS, computers)):
            total = sum(counts)
            self._lines[i].pair(name, "%d" % total)
            words = text.NO_DICE
            if total:
                words = text.EVEN if chi_square(counts) <= _EVEN else text.UNEVEN
            line = self._lines[i + 1]
            line.centre(words)
            line.ink(self.app.paint.GOOD if words == text.EVEN else self.app.paint.DIM)
        self._lines[5].centre(text.EVEN_MORE)
        self._lines[5].ink(self.app.paint.DIM)
        # As shares, so that both kinds of players can be compared.
        first, second = _shares(people), _shares(computers)
        self._bars(first, second, max(first + second + [1]), 25)

    def _bars(self, first, second, highest, pitch):
        """Draw a pair of bars for each number; ``highest`` fills the chart."""
        chart = self._chart
        chart.fill(0)
        half = pitch // 2 - 1
        for i in range(len(first)):
            for number, colour, x in ((first[i], 1, 0), (second[i], 2, half)):
                size = min(_CHART_HEIGHT, number * _CHART_HEIGHT // highest)
                left = i * pitch + x
                fill_region(chart, left, _CHART_HEIGHT - size, left + half, _CHART_HEIGHT, colour)
        self._grid.hidden = False


def _shares(counts):
    """Return counts as shares of their sum, in whole thousandths."""
    total = sum(counts) or 1
    return [1000 * count // total for count in counts]
