# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Dice Poker line by line on a terminal, over the same core, match and store as the handheld.

Every state is told in words, so that it serves a screen reader too.
"""

from collections.abc import Callable

from dicepoker_core import ALL_DICE, FILL, ROWS, ChanceError, is_joker, standings, totals
from dicepoker_core.players.advice import kept_dice
from dicepoker_core.players.levels import EASY, HARD, PERFECT
from hardware.store import Store
from match.languages import LANGUAGES
from match.match import PERSON, Match, check_player, from_bytes
from match.record_entry import enter
from match.records import read_kept
from tools.text_game.phrases import en
from tools.text_game.thinker import TextThinker
from tools.text_game.wording import faces_text, wording_of

# The commands by their place in COMMANDS.
_ROLL, _KEEP, _WRITE, _CARD, _HINT, _UNDO, _HELP, _QUIT, _DICE = range(9)


_LONGEST_ECHO = 30


class Leave(Exception):
    """The player wants to go."""


class Refused(Exception):
    """What was typed cannot be done; the text says why."""


class TextGame:
    """read: gives the next line without its end, or None at the end of input.   write: takes a
    line.   store: keeps the match, or None.   language: one of LANGUAGES."""

    def __init__(
        self,
        read: Callable[[str], str | None],
        write: Callable[[str], None],
        random_bytes: Callable[[int], bytes],
        store: Store | None = None,
        language: str = LANGUAGES[0],
    ):
        self._read = read
        self._write = write
        self._random_bytes = random_bytes
        self._store = store
        self._wording = wording_of(language)
        self._say = self._wording.phrases
        self._thinker = TextThinker(self._wording)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            match = self._kept_match() or self._set_up()
            self.play(match)
        except Leave:
            is_kept = self._store is not None and self._store.read("game")
            self._write(self._say.GOOD_BYE_KEPT if is_kept else self._say.GOOD_BYE)

    def play(self, match: Match) -> None:
        """Play ``match`` to its end and tell the places."""
        self._keep(match)
        if match.game.dice:
            self._tell_dice(match)
        while not match.is_over() or self._takes_last_row_back(match):
            if match.is_computer():
                self._act(match, self._thinker.choose(match, self._random_bytes))
            else:
                self._person_acts(match)
        self._write(self._say.OVER)
        for place, player, total in standings(match.game):
            self._write(self._say.PLACE % (place, match.name(player), self._say.points(total)))
        for player, (_, kind) in enumerate(match.players):
            if kind == PERSON:
                for line in self._thinker.review(match, player):
                    self._write(line)
        if self._store:
            self._store.clear("game")

    def _remember(self, match: Match) -> bytes:
        """Enter the finished match into the records, once; return these as they were before."""
        store = self._store
        if store is None:
            return b""
        before = store.read("records") or b""
        records, wrong = read_kept(store)
        if wrong is not None:
            store.set_aside("records")
            before = b""
            self._write(self._say.DAMAGED_RECORDS % wrong)
        if enter(records, match):
            store.write("records", records.to_bytes())
        return before

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
            self._write(self._say.DAMAGED_GAME % error)
            return None
        if match.is_over():
            self._remember(match)
            return None
        names = ", ".join(name for name, _ in match.players)
        answer = self._ask(self._say.ASK_GO_ON % (names, match.game.round))
        return None if answer.lower().startswith((self._say.NO, en.NO)) else match

    def _set_up(self) -> Match:
        menus = self._wording.menus
        while True:
            answer = self._ask(self._say.ASK_COUNT)
            if answer in ("1", "2", "3", "4", "5", "6"):
                break
            self._write(self._say.BAD_COUNT)
        players: list[tuple[str, int]] = []
        while len(players) < int(answer):
            number = len(players) + 1
            name = self._ask(self._say.ASK_NAME % (number, ", ".join(menus.KINDS[EASY:])))
            if name.lower() in menus.KINDS[EASY:]:
                level = menus.KINDS.index(name.lower())
                players.append((menus.DEFAULT_COMPUTER % number, level))
                continue
            name = name or menus.DEFAULT_PERSON % number
            try:
                check_player(name, PERSON)
            except ValueError:
                self._write(self._say.BAD_NAME)
                continue
            if (name, PERSON) in players:
                self._write(menus.SAME_NAME % name)
                continue
            players.append((name, PERSON))
        return Match(tuple(players))

    # Turns

    def _takes_last_row_back(self, match: Match) -> bool:
        before = self._remember(match)
        if not match.may_take_back():
            return False
        if self._command(self._ask(self._say.ASK_LAST_UNDO).lower()) != _UNDO:
            return False
        if self._store:
            self._store.write("records", before)
        self._take_back(match)
        return True

    def _take_back(self, match: Match) -> None:
        match.take_back()
        self._keep(match)
        self._write(self._say.TAKEN_BACK % (match.name(), faces_text(match.game.dice)))

    def _person_acts(self, match: Match) -> None:
        game = match.game
        if game.dice == ():
            total = totals(match.card(), game.rules).total
            self._write(self._say.TURN % (game.round, match.name(), self._say.points(total)))
        words = self._ask("> ").lower().split()
        if not words:
            return
        try:
            self._do(match, words)
        except Refused as error:
            self._write(self._say.REFUSED % error)
        except ChanceError:
            self._write(self._say.REFUSED % self._say.NO_CHANCE)

    def _command(self, word: str) -> int | None:
        """Return the command that ``word`` begins, in the player's language or in English."""
        for commands in (self._say.COMMANDS, en.COMMANDS):
            for command, name in enumerate(commands):
                if word and name.startswith(word):
                    return command
        return None

    def _do(self, match: Match, words: list[str]) -> None:
        command = self._command(words[0])
        if command == _ROLL and len(words) == 1:
            self._roll(match, 0)
        elif command == _KEEP:
            self._roll(match, self._mask(words[1:]))
        elif command == _WRITE:
            self._fill(match, self._row(" ".join(words[1:])))
        elif command == _DICE:
            self._tell_dice(match)
        elif command == _CARD:
            self._tell_card(match)
        elif command == _HINT:
            self._tell_hint(match)
        elif command == _UNDO:
            if not match.may_take_back():
                raise Refused(self._say.NOTHING_BACK)
            self._take_back(match)
        elif command == _HELP:
            self._write(self._say.LIST)
        elif command == _QUIT:
            raise Leave
        else:
            self._write(self._say.UNKNOWN)

    def _roll(self, match: Match, keep: int) -> None:
        """Roll what a person does not keep. Raises Refused where the rules forbid it."""
        game = match.game
        if game.rolls_left == 0:
            raise Refused(self._say.NO_ROLLS)
        if keep == ALL_DICE:
            raise Refused(self._say.LEAVE_ONE)
        if game.dice == () and keep:
            raise Refused(self._say.ROLL_ALL)
        self._act(match, keep)

    def _fill(self, match: Match, row: int) -> None:
        """Fill a person's row. Raises Refused where the rules forbid it."""
        dice = match.game.dice
        if dice == ():
            raise Refused(self._say.ROLL_FIRST)
        if match.card().scores[row] is not None or match.preview()[row] < 0:
            raise Refused(self._say.ROW_BARRED % (self._wording.text.ROWS[row], faces_text(dice)))
        self._act(match, FILL + row)

    def _act(self, match: Match, action: int) -> None:
        name = match.name()
        player = match.game.current
        kept = faces_text(kept_dice(match.game.dice, action))
        match.act(action, self._random_bytes)
        self._keep(match)
        game = match.game
        if action >= FILL:
            row = action - FILL
            card = match.card(player)
            total = totals(card, game.rules).total
            self._write(
                self._say.WRITES % (name, card.scores[row], self._wording.text.ROWS[row], total)
            )
            return
        rolled = (faces_text(game.dice), game.rolls_left)
        if kept:
            self._write(self._say.KEEPS_AND_ROLLS % (name, kept, *rolled))
        else:
            self._write(self._say.ROLLS % (name, *rolled))
        if is_joker(match.card(player), game.dice):
            self._write(self._say.JOKER)
        if game.rolls_left == 0 and not match.is_computer():
            self._write(self._say.MUST_WRITE)

    def _tell_dice(self, match: Match) -> None:
        game = match.game
        if game.dice == ():
            # The turn is told before each command.
            return
        name, dice = match.name(), faces_text(game.dice)
        self._write(self._say.DICE % (game.round, name, dice, game.rolls_left))
        if match.holds:
            self._write(self._say.HELD % faces_text(kept_dice(game.dice, match.holds)))
        if is_joker(match.card(), game.dice):
            self._write(self._say.JOKER)
        if game.rolls_left == 0 and not match.is_computer():
            self._write(self._say.MUST_WRITE)

    def _tell_card(self, match: Match) -> None:
        game = match.game
        card = match.card()
        shown = match.preview() if game.dice else (-1,) * len(ROWS)
        self._write(self._say.CARD_OF % match.name())
        for row, name in enumerate(self._wording.text.ROWS):
            written = card.scores[row]
            if written is not None:
                state = f"{written}"
            elif shown[row] >= 0:
                state = self._say.OPEN_SCORES % shown[row]
            else:
                state = self._say.OPEN_BARRED if game.dice else self._say.OPEN
            self._write(f"  {row + 1:2} {name}: {state}")
        sums = totals(card, game.rules)
        self._write(
            self._say.LEFT_SIDE
            % (sums.left_sum, sums.left_bonus, game.rules.bonus_above, sums.total)
        )

    def _tell_hint(self, match: Match) -> None:
        if not match.coach:
            self._write(self._say.NO_COACH)
            return
        for line in self._thinker.hint(match):
            self._write(line)

    def _keep(self, match: Match) -> None:
        if self._store:
            self._store.write("game", match.to_bytes())

    def _ask(self, prompt: str) -> str:
        line = self._read(prompt)
        if line is None:
            raise Leave
        return line.strip()

    def _mask(self, words: list[str]) -> int:
        mask = 0
        for word in words:
            if word not in ("1", "2", "3", "4", "5"):
                raise Refused(self._say.BAD_PLACE % _short(word))
            mask |= 1 << int(word) - 1
        if not words:
            raise Refused(self._say.NO_PLACES)
        return mask

    def _row(self, words: str) -> int:
        """Return the row of that number or that name, in the player's language or in English."""
        if words.isdecimal() and len(words) <= 2 and 1 <= int(words) <= len(ROWS):
            return int(words) - 1
        text = self._wording.text
        english = [name.replace("_", " ") for name in ROWS]
        for names in (text.ROWS, text.SHORT_ROWS, english):
            found = [row for row, name in enumerate(names) if words and _begins(name, words)]
            exact = [row for row in found if names[row].lower() == words]
            if len(exact or found) == 1:
                return (exact or found)[0]
        raise Refused(self._say.BAD_ROW % _short(words))


def _short(words: str) -> str:
    """Return what was typed, cut where it is very long."""
    return words if len(words) <= _LONGEST_ECHO else words[:_LONGEST_ECHO] + "..."


def _begins(name: str, words: str) -> bool:
    return name.lower().startswith(words)


def play_demo(write: Callable[[str], None], random_bytes: Callable[[int], bytes]) -> None:
    """Let two computer players play a whole game, told line by line."""
    name = wording_of(LANGUAGES[0]).menus.DEFAULT_COMPUTER
    players = ((name % 1, HARD), (name % 2, PERFECT))
    TextGame(lambda _: None, write, random_bytes).play(Match(players))
