# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Pages of the records with a chart: a person's statistics, and how even the dice are."""

from bitmaptools import fill_region
from displayio import Bitmap, Palette, TileGrid

from dicepoker_core.rows import ROW_COUNT
from match.numbers import tenths_text
from screens.widgets.paint import AMBER, STEEL

_CHART_WIDTH = 152
_CHART_HEIGHT = 36
# What perfect play earns in each row on average, in tenths: ``dicepoker solve --figures``.
PERFECT_ROWS = (21, 56, 91, 126, 162, 198, 215, 220, 226, 151, 234, 296, 339, 196, 222)
_HIGHEST = 340
# Somebody may look after every game, so a limit that holds for one look would call fair dice uneven
# sooner or later. With all ways to be uneven taken for as likely, the odds against even dice are
# about exp(chi_square / 2 - 2.5 * ln(n) + 4.0) after n dice (Stirling's formula in the
# Dirichlet-multinomial), and reach 200 to 1 with fair ones on at most 1 of 200 boards, however
# often they are looked at (Ville, 1939): two counts, at most 1 of 100. In hundredths: chi_square
# has to pass 500 * ln(n) + _LIMIT; ln(n) is rounded up to whole bits of n.
_LIMIT = 258
_A_BIT = 347
_FEWEST = 60


class Statistics:
    """Draws on ``lines``, ten TextLines from the top down, and on a chart in ``group``."""

    def __init__(self, app, group, lines):
        self._app = app
        self._lines = lines
        self._chart = Bitmap(_CHART_WIDTH, _CHART_HEIGHT, 4)
        palette = Palette(4)
        palette.make_transparent(0)
        palette[1] = AMBER
        palette[2] = STEEL
        self._grid = TileGrid(self._chart, pixel_shader=palette, x=4, y=78)
        group.append(self._grid)

    def hide(self):
        """Show no chart."""
        self._grid.hidden = True

    def draw_person(self, person):
        """Show what ``person`` played, and each row's mean beside the perfect player's."""
        text = self._app.menus()
        games = person.games
        mean = tenths_text((person.total * 10 + games // 2) // games, self._app.text.DECIMAL)
        self._lines[0].pair(text.GAMES % games, text.BEST_TOTAL % person.best)
        self._lines[1].show(text.MEAN % mean)
        self._lines[2].show(text.BONUS_GAMES % (100 * person.bonuses // games))
        self._lines[3].show(text.POKER_GAMES % (100 * person.pokers // games))
        self._lines[5].centre(text.CHART)
        self._lines[5].ink(self._app.paint.DIM)
        means = [person.rows[row] * 10 // games for row in range(ROW_COUNT)]
        self._bars(means, PERFECT_ROWS, _HIGHEST, 10)

    def draw_dice(self, people, computers):
        """Show how often people, and computers, rolled 1 to 6, and whether that is even."""
        text = self._app.menus()
        self._lines[0].show(text.DICE_SOURCE)
        self._lines[0].ink(self._app.paint.DIM)
        for i, name, counts in ((1, text.DICE_PEOPLE, people), (3, text.DICE_COMPUTERS, computers)):
            total = sum(counts)
            self._lines[i].pair(name, "%d" % total)
            words = text.NO_DICE
            if total:
                words = text.EVEN if are_even(counts) else text.UNEVEN
            line = self._lines[i + 1]
            line.centre(words)
            line.ink(self._app.paint.GOOD if words == text.EVEN else self._app.paint.DIM)
        self._lines[5].centre(text.EVEN_MORE if sum(people) + sum(computers) else "")
        self._lines[5].ink(self._app.paint.DIM)
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


def chi_square(counts):
    """Return how far six counts are from even, in whole hundredths, and 0 for none.

    The sum over faces of (count - mean) ** 2 / mean. Source: Pearson, 1900.
    """
    total = sum(counts)
    if not total:
        return 0
    # With mean = total / 6: the sum of 6 * count ** 2 / total, less the total.
    return (600 * sum([count * count for count in counts]) - 100 * total * total) // total


def are_even(counts):
    """Tell whether six counts may be those of fair dice, looked at as often as anybody likes."""
    total = bits = sum(counts)
    if total < _FEWEST:
        return True
    size = 0
    while bits:
        bits >>= 1
        size += 1
    return chi_square(counts) <= _LIMIT + _A_BIT * size


def _shares(counts):
    """Return counts as shares of their sum, in whole thousandths."""
    total = sum(counts) or 1
    return [1000 * count // total for count in counts]
