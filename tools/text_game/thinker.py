# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The computer players and the coach of the text game, in words."""

from collections.abc import Callable

from dicepoker_core import ALL_DICE, FILL
from dicepoker_core.players.advice import Aims, costs_of_rows, kept_dice
from dicepoker_core.players.levels import PERFECT, careless_roll, level_of, values_of
from dicepoker_core.players.review import Review
from dicepoker_core.players.sets import Sets
from dicepoker_core.players.turn_solver import TurnSolver
from dicepoker_core.players.values import open_table
from match.match import Match
from match.numbers import tenths_text
from tools.text_game.wording import Wording, faces_text


class TextThinker:
    """Thinks for whoever has the turn, and says it in the words of ``wording``."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        sets = Sets()
        for _ in sets.build():
            pass
        self.turn = TurnSolver(sets)
        self.table = open_table()

    def think(self, match: Match, level: int) -> None:
        """Find out all about the turn, as a player of ``level`` sees it."""
        values = values_of(level, lambda: self.table)
        self.turn.begin(match.game, values, level_of(level).rolls_ahead)
        self.turn.finish()

    def choose(self, match: Match, random_bytes: Callable[[int], bytes]) -> int:
        """Return the action of the computer that has the turn."""
        game = match.game
        if game.dice == ():
            return 0
        keep = careless_roll(game, match.kind(), random_bytes)
        if keep != ALL_DICE:
            return keep
        self.think(match, match.kind())
        return self.turn.choose(game)[0]

    def hint(self, match: Match) -> list[str]:
        """Return what the coach says, line by line."""
        game = match.game
        phrases = self._wording.phrases
        if game.dice == ():
            return [phrases.HINT_ROLL_ALL]
        self.think(match, PERFECT)
        action, _ = self.turn.choose(game)
        costs = costs_of_rows(self.turn, game.dice)
        told = [f"{self._row(row)} {self._tenths(costs[row])}" for row in _cheapest(costs)]
        return [self._advice(match, action), phrases.COSTS % ", ".join(told)]

    def _advice(self, match: Match, action: int) -> str:
        phrases = self._wording.phrases
        if action >= FILL:
            points = match.preview()[action - FILL]
            row = self._row(action - FILL)
            if points:
                return phrases.HINT_WRITE % (row, phrases.points(points))
            return phrases.HINT_ZERO % row
        aims = self._aims(match, action)
        if action == 0:
            return phrases.HINT_ROLL % aims
        places = " ".join(str(i + 1) for i in range(5) if action >> i & 1)
        return phrases.HINT_KEEP % (places, faces_text(kept_dice(match.game.dice, action)), aims)

    def _aims(self, match: Match, action: int) -> str:
        aims = Aims()
        aims.begin(self.turn, match.game, action)
        while not aims.work():
            pass
        found: tuple[tuple[int, int], ...] = aims.found
        return ", ".join(f"{self._row(row)} {(chance + 5) // 10}%" for row, chance in found)

    def _row(self, row: int) -> str:
        return self._wording.text.ROWS[row]

    def _tenths(self, tenths: int) -> str:
        return tenths_text(tenths, self._wording.text.DECIMAL)

    def review(self, match: Match, player: int) -> list[str]:
        """Return the three costliest choices of ``player`` and the points lost in all."""
        judged = Review(match.record, player, self.turn, self.table)
        while not judged.work():
            pass
        phrases = self._wording.phrases
        lines = [phrases.LOST % (match.name(player), self._tenths(judged.total))]
        for cost, round_, dice, action, better in judged.worst:
            chosen, best = self._choice(dice, action), self._choice(dice, better)
            more = self._tenths(-cost)
            lines.append(phrases.WORST % (round_, faces_text(dice), chosen, best, more))
        return lines

    def _choice(self, dice: tuple[int, ...], action: int) -> str:
        phrases = self._wording.phrases
        if action >= FILL:
            return phrases.CHOSE_WRITE % self._row(action - FILL)
        kept = faces_text(kept_dice(dice, action))
        return phrases.CHOSE_KEEP % kept if kept else phrases.CHOSE_ROLL


def _cheapest(costs: list) -> list[int]:
    open_rows = [row for row in range(len(costs)) if costs[row] is not None]
    return sorted(open_rows, key=lambda row: (costs[row], row))
