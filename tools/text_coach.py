# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The computer players and the coach of the text game, in words."""

from collections.abc import Callable

from dicepoker_core import ALL_DICE, FILL
from dicepoker_core.players.coach import Aims, Review, costs_of_rows, kept_dice
from dicepoker_core.players.levels import PERFECT, careless_keep, level_of, values_of
from dicepoker_core.players.sets import Sets
from dicepoker_core.players.turn import Turn
from dicepoker_core.players.values import open_table
from screens.match import Match
from screens.numbers import dice_text, tenths_text
from screens.text import en


class Head:
    """Thinks for whoever has the turn."""

    def __init__(self) -> None:
        sets = Sets()
        for _ in sets.build():
            pass
        self.turn = Turn(sets)
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
        careless = level_of(match.kind()).careless
        if careless and game.rolls_left and random_bytes(1)[0] < careless:
            keep = careless_keep(game.dice)
            if keep != ALL_DICE:
                return keep
        self.think(match, match.kind())
        return self.turn.choose(game)[0]

    def hint(self, match: Match) -> list[str]:
        """Return what the coach says, line by line."""
        game = match.game
        if game.dice == ():
            return ["Hint: roll all five dice."]
        self.think(match, PERFECT)
        action, _ = self.turn.choose(game)
        if action >= FILL:
            points = match.preview()[action - FILL]
            why = f"{points} points for sure" if points else "a 0 costs least there"
            lines = [f"Hint: write {en.ROWS[action - FILL]}, {why}."]
        else:
            lines = [f"Hint: {_keeping(game.dice, action)}, for {self._aims(match, action)}."]
        costs = costs_of_rows(self.turn, game.dice)
        told = [f"{en.ROWS[row]} {tenths_text(costs[row])}" for row in _cheapest(costs)]
        return [
            *lines,
            f"Points that writing now would cost against the best row: {', '.join(told)}.",
        ]

    def _aims(self, match: Match, action: int) -> str:
        aims = Aims()
        aims.begin(self.turn, match.game, action)
        while not aims.work():
            pass
        found: tuple[tuple[int, int], ...] = aims.found
        return ", ".join(f"{en.ROWS[row]} {(chance + 5) // 10}%" for row, chance in found)

    def review(self, match: Match, player: int) -> list[str]:
        """Return the three costliest choices of ``player`` and the points lost in all."""
        judged = Review(match.record, player, self.turn, self.table)
        while not judged.work():
            pass
        lost = tenths_text(judged.total)
        lines = [f"{match.name(player)} lost {lost} points against perfect play."]
        for cost, round_, dice, action, better in judged.worst:
            faces = dice_text(dice)
            lines.append(
                f"  Round {round_}, {faces}: you chose to {_choice(dice, action)};"
                f" to {_choice(dice, better)} was worth {tenths_text(-cost)} more."
            )
        return lines


def _cheapest(costs: list) -> list[int]:
    open_rows = [row for row in range(len(costs)) if costs[row] is not None]
    return sorted(open_rows, key=lambda row: (costs[row], row))


def _keeping(dice: tuple[int, ...], action: int) -> str:
    if action == 0:
        return "roll all five dice"
    places = " ".join(str(i + 1) for i in range(5) if action >> i & 1)
    return f"keep {places}, that is {dice_text(kept_dice(dice, action))}"


def _choice(dice: tuple[int, ...], action: int) -> str:
    if action >= FILL:
        return f"write {en.ROWS[action - FILL]}"
    return f"keep {dice_text(kept_dice(dice, action))}" if action else "roll all five"
