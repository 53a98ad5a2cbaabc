# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Dice Poker line by line on a terminal, over the same core, match and store as the handheld.

Every state is told in words, so that it serves a screen reader too.
"""

from collections.abc import Callable

from dicepoker_core import (
    FILL,
    ROWS,
    ChanceError,
    RuleError,
    is_joker,
    standings,
    totals,
)
from dicepoker_core.players.coach import kept_dice
from dicepoker_core.players.levels import EASY, HARD, PERFECT
from hardware.store import Store
from screens.match import PERSON, Match, check_player, from_bytes
from screens.numbers import dice_text
from screens.records import Records
from screens.text import en, en_menus
from tools.text_coach import Head

HELP = """Commands, each may be cut to its first letter:
  roll            roll all five dice
  keep 1 3 4      keep the first, third and fourth die and roll the others
  write pair      write the dice in a row, by its name or number
  card            show the score card
  hint            what perfect play would do, what it aims at, and what each row costs
  undo            take the last row back, until somebody rolls
  help            this list
  quit            leave; the game is kept"""


class Leave(Exception):
    """The player wants to go."""


class TextGame:
    """read: gives the next line without its end, or None at the end of input.   write: takes a
    line.   store: keeps the match, or None."""

    def __init__(
        self,
        read: Callable[[str], str | None],
        write: Callable[[str], None],
        random_bytes: Callable[[int], bytes],
        store: Store | None = None,
    ):
        self._read = read
        self._write = write
        self._random_bytes = random_bytes
        self._store = store
        self._head = Head()

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            match = self._kept_match() or self._set_up()
            self.play(match)
        except Leave:
            is_kept = self._store is not None and self._store.read("game")
            self._write("Good bye. The game is kept." if is_kept else "Good bye.")

    def play(self, match: Match) -> None:
        """Play ``match`` to its end and tell the places."""
        self._keep(match)
        while not match.is_over() or self._takes_last_row_back(match):
            if match.is_computer():
                self._act(match, self._head.choose(match, self._random_bytes))
            else:
                self._person_acts(match)
        self._write("The game is over.")
        for place, player, total in standings(match.game):
            self._write(f"{place}. {match.name(player)}: {total} points")
        for player, (_, kind) in enumerate(match.players):
            if kind == PERSON:
                for line in self._head.review(match, player):
                    self._write(line)
        if self._store:
            self._remember(match, self._store)
            self._store.clear("game")

    def _remember(self, match: Match, store: Store) -> None:
        # As the keeper does on the handheld, whose clock's library a PC lacks.
        records = Records()
        try:
            records.read(store.read("records") or records.to_bytes())
        except ValueError as error:
            store.set_aside("records")
            records = Records()
            self._write(f"The records are damaged ({error}). They are set aside.")
        if records.enter(match):
            store.write("records", records.to_bytes())

    # Before the game

    def _kept_match(self) -> Match | None:
        data = self._store.read("game") if self._store else None
        if not data:
            return None
        try:
            match = from_bytes(data)
        except ValueError as error:
            assert self._store
            self._store.set_aside("game")
            self._write(f"The kept game is damaged ({error}). It is set aside.")
            return None
        if match.is_over():
            return None
        names = ", ".join(name for name, _ in match.players)
        answer = self._ask(f"A game of {names} is kept, round {match.game.round}. Go on? (yes/no) ")
        return None if answer.lower().startswith("n") else match

    def _set_up(self) -> Match:
        while True:
            answer = self._ask("How many players, 1 to 6? ")
            if answer in ("1", "2", "3", "4", "5", "6"):
                break
            self._write("Please give a number from 1 to 6.")
        players: list[tuple[str, int]] = []
        while len(players) < int(answer):
            number = len(players) + 1
            name = self._ask(f"Name of player {number}, or easy, medium, hard or perfect: ")
            if name.lower() in en_menus.KINDS[EASY:]:
                players.append(
                    (en_menus.DEFAULT_COMPUTER % number, en_menus.KINDS.index(name.lower()))
                )
                continue
            name = name or en_menus.DEFAULT_PERSON % number
            try:
                check_player(name, PERSON)
            except ValueError as error:
                self._write(f"No: {error}.")
                continue
            players.append((name, PERSON))
        return Match(tuple(players))

    # Turns

    def _takes_last_row_back(self, match: Match) -> bool:
        if not match.may_take_back():
            return False
        answer = self._ask("That was the last row. Press Enter, or type undo to take it back. ")
        if not _is(answer.lower(), "undo"):
            return False
        self._take_back(match)
        return True

    def _take_back(self, match: Match) -> None:
        match.take_back()
        self._keep(match)
        self._write(f"Taken back. {match.name()} has {dice_text(match.game.dice)} again.")

    def _person_acts(self, match: Match) -> None:
        game = match.game
        if game.dice == ():
            total = totals(match.card(), game.rules).total
            self._write(f"Round {game.round}, {match.name()}, {total} points. Type roll, or help.")
        words = self._ask("> ").lower().split()
        if not words:
            return
        try:
            self._do(match, words)
        except (RuleError, ChanceError) as error:
            self._write(f"No: {error}.")

    def _do(self, match: Match, words: list[str]) -> None:
        command = words[0]
        if _is(command, "roll") and len(words) == 1:
            self._act(match, 0)
        elif _is(command, "keep"):
            self._act(match, _mask(words[1:]))
        elif _is(command, "write"):
            row = _row(" ".join(words[1:]))
            self._act(match, FILL + row)
        elif _is(command, "card"):
            self._tell_card(match)
        elif _is(command, "hint"):
            self._tell_hint(match)
        elif _is(command, "undo"):
            if not match.may_take_back():
                raise RuleError("nothing to take back")
            self._take_back(match)
        elif _is(command, "help"):
            self._write(HELP)
        elif _is(command, "quit"):
            raise Leave
        else:
            self._write("Unknown command. Type help for the list.")

    def _act(self, match: Match, action: int) -> None:
        name = match.name()
        player = match.game.current
        kept = kept_dice(match.game.dice, action)
        match.act(action, self._random_bytes)
        self._keep(match)
        game = match.game
        if action >= FILL:
            row = action - FILL
            card = match.card(player)
            self._write(
                f"{name} writes {card.scores[row]} in {en.ROWS[row]}. "
                f"Total {totals(card, game.rules).total}."
            )
            return
        keeps = f" keeps {dice_text(kept)} and" if kept else ""
        self._write(f"{name}{keeps} rolls: {dice_text(game.dice)}. Rolls left: {game.rolls_left}.")
        if is_joker(match.card(player), game.dice):
            self._write("Another poker: 100 points more, and a joker!")
        if game.rolls_left == 0 and not match.is_computer():
            self._write("Now write a row; card shows what each would score.")

    def _tell_card(self, match: Match) -> None:
        game = match.game
        card = match.card()
        shown = match.preview() if game.dice else (-1,) * len(ROWS)
        self._write(f"Card of {match.name()}:")
        for row, name in enumerate(en.ROWS):
            written = card.scores[row]
            if written is not None:
                state = f"{written}"
            elif shown[row] >= 0:
                state = f"open, would score {shown[row]}"
            else:
                state = "open, not allowed now" if game.dice else "open"
            self._write(f"  {row + 1:2} {name}: {state}")
        sums = totals(card, game.rules)
        self._write(
            f"  Left sum {sums.left_sum}, left bonus {sums.left_bonus}"
            f" (35 for more than {game.rules.bonus_above}), total {sums.total}"
        )

    def _tell_hint(self, match: Match) -> None:
        if not match.coach:
            self._write("No coach in this match.")
            return
        for line in self._head.hint(match):
            self._write(line)

    def _keep(self, match: Match) -> None:
        if self._store:
            self._store.write("game", match.to_bytes())

    def _ask(self, prompt: str) -> str:
        line = self._read(prompt)
        if line is None:
            raise Leave
        return line.strip()


def _is(word: str, command: str) -> bool:
    return bool(word) and command.startswith(word)


def _mask(words: list[str]) -> int:
    mask = 0
    for word in words:
        if word not in ("1", "2", "3", "4", "5"):
            raise RuleError(f"keep takes places of dice from 1 to 5, not {word!r}")
        mask |= 1 << int(word) - 1
    if not words:
        raise RuleError("keep takes the places of dice, such as keep 1 3 4; roll rolls all")
    return mask


def _row(words: str) -> int:
    if words.isdecimal() and 1 <= int(words) <= len(ROWS):
        return int(words) - 1
    wanted = words.replace(" ", "_").replace("3", "three").replace("4", "four")
    found = [row for row, name in enumerate(ROWS) if wanted and name.startswith(wanted)]
    exact = [row for row in found if ROWS[row] == wanted]
    if len(exact or found) != 1:
        raise RuleError(f"no such row: {words!r}; give its name or number, see card")
    return (exact or found)[0]


def play_demo(write: Callable[[str], None], random_bytes: Callable[[int], bytes]) -> None:
    """Let two computer players play a whole game, told line by line."""
    players = ((en_menus.DEFAULT_COMPUTER % 1, HARD), (en_menus.DEFAULT_COMPUTER % 2, PERFECT))
    TextGame(lambda _: None, write, random_bytes).play(Match(players))
