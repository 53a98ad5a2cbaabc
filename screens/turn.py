# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The turn: five dice, which are held, rolls left; and a computer's turn to watch."""

from adafruit_ticks import ticks_add, ticks_diff, ticks_less

from dicepoker_core import ALL_DICE, totals
from dicepoker_core.game import ROLLS
from screens.answers import REDRAW, push
from screens.celebration import Celebration
from screens.screen import Screen
from screens.turn_lines import key_line, status_line
from screens.widgets import paint
from screens.widgets.dice_row import DiceRow
from screens.widgets.total import Total

WAITS_MS = (1600, 900, 350)
# How long each step of a computer stays to be seen, by its speed: slow, normal, fast.
_FRAME_MS = 60
_SETTLE_MS = 240
_SETTLE_STEP_MS = 50
_BLANK = (0, 0, 0, 0, 0)


class Turn(Screen):
    """One player's turn. What is held but not yet rolled lives in the match, so it is kept."""

    shows_notices = True

    def __init__(self, app):
        super().__init__(app)
        self._header = self.header()
        self._rolls = self.line(80, 20, 78)
        self._dice = DiceRow(self, 44)
        self._message = self.line(2, 84, 156, app.paint.ACCENT)
        self._keys = self.line(0, 101, 160, app.paint.DIM)
        self._more_keys = self.line(0, 114, 160, app.paint.DIM)
        self._total = Total(self, 3, 14, 70, 50)
        # Drawn now, so that the first turn of a game has less to draw.
        text = app.text
        self._rolls.pair("", text.ROLLS_LEFT % ROLLS)
        self._message.centre(text.FIRST_ROLL)
        self._more_keys.centre(text.KEYS_CARD_ONLY)
        self._faces = [0, 0, 0, 0, 0]
        self._lights = [0, 0, 0, 0, 0]
        self._cursor = 0
        self._say = None
        self._rolled_at = None
        self._frame = 0
        self._due = 0
        self._plan = None
        # Made when first needed, since they bring a lot along.
        self._computer = None
        self._coach = None
        self._celebration = Celebration()
        # What the coach says; True while it still thinks.
        self._advice = None

    def enter(self, now, given):
        """given: a line to say, or the points that the one player just wrote, or None."""
        self._total.land()
        self._say = None
        if type(given) is int:
            if not self.app.options.calm:
                self._total.fly(given, now)
        else:
            self._say = given
        self._rolled_at = None
        self._plan = None
        self._advice = None
        self._celebration.end()
        self._wait(now)

    def _wait(self, now):
        self._due = ticks_add(now, WAITS_MS[self.app.options.speed])

    # Presses

    def is_patient(self):
        return self.app.match.may_take_back()

    def handle(self, button, now):
        match = self.app.match
        self._total.land()
        if self._rolled_at is not None:
            # No second roll before the first is seen; any other press sees it at once.
            if button == "b":
                return None
            self._settle(now)
        if button == "start":
            return push("card")
        if button == "undo":
            self.app.play.take_back(now)
            return None
        if match.is_computer():
            if button == "a":
                self._due = now
            return None
        self._say = None
        self._advice = None
        self._celebration.end()
        self.app.notice = ""
        if button == "left" or button == "right":
            step = 1 if button == "right" else 4
            self._cursor = (self._cursor + step) % 5
            return REDRAW
        if button == "select" and self.app.guide.is_on():
            self.app.guide.end()
            return REDRAW
        if button == "select" and match.game.dice:
            self._ask_coach()
            return REDRAW
        if match.game.dice == ():
            return 0 if button == "b" else REDRAW
        if match.game.rolls_left == 0:
            return push("card") if button in ("a", "b") else None
        if button == "a":
            match.holds ^= 1 << self._cursor
            self.app.keeper.keep_soon(now)
            self.app.cue("hold" if match.holds >> self._cursor & 1 else "free", now)
            return REDRAW
        if button == "b":
            if match.holds == ALL_DICE:
                self._say = self.app.text.LET_ONE_GO
                self.app.cue("refuse", now)
                return REDRAW
            return match.holds
        return None

    def _ask_coach(self):
        if self.app.match.coach:
            self._advice = True
        else:
            self._say = self.app.text.NO_COACH

    def _consult(self):
        """Let the coach think on."""
        try:
            self.app.thinker()
            if self._coach is None:
                from screens.coach import Coach

                self._coach = Coach(self.app)
            lines = self._coach.work()
            if lines is not None:
                self._advice = lines
                return REDRAW
        except MemoryError as error:
            print("the coach: %r" % (error,))
            self._advice = None
            self._say = self.app.text.NO_ROOM
            return REDRAW
        return None

    # Time

    def rolled(self, now):
        """Show the roll that was just made: dice tumble, then settle from the left."""
        self._say = None
        self._plan = None
        self._advice = None
        self._frame = -1
        self._rolled_at = now
        self.app.cue("roll", now)
        self.dirty = True
        if self.app.options.calm:
            self._settle(now)

    def tick(self, now):
        if self._celebration.tick(now) or self._total.tick(now):
            self.dirty = True
        if self._rolled_at is not None:
            self._tumble(now)
        elif self._advice is True:
            # First its waiting words are shown: what it needs may have to be loaded.
            return None if self.dirty else self._consult()
        elif self.app.match.is_computer():
            return self._play(now)
        elif self.app.match.game.rolls_left and self.app.shaken(now):
            return self.handle("b", now)
        return None

    def _tumble(self, now):
        elapsed = ticks_diff(now, self._rolled_at)
        if elapsed >= _SETTLE_MS + 5 * _SETTLE_STEP_MS:
            self._settle(now)
        elif elapsed // _FRAME_MS != self._frame:
            self._frame = elapsed // _FRAME_MS
            self.dirty = True

    def _settle(self, now):
        self._rolled_at = None
        self.dirty = True
        self._wait(now)
        if _is_poker(self.app.match.game.dice):
            self.app.cue("fanfare", now)
            if not self.app.options.calm:
                self._celebration.begin(now)

    def _play(self, now):
        """Take the next step of a computer: say what it will do, then do it. It thinks while what
        came before is still to be seen."""
        match = self.app.match
        is_due = not ticks_less(now, self._due)
        if self._plan is None:
            if not is_due:
                if match.game.dice:
                    self._computer_player().think()
                return None
            planned = self._computer_player().plan()
            if planned is None:
                return None
            self._plan, self._say = planned
            match.holds = self._plan if self._plan < ALL_DICE else 0
            self._wait(now)
            return REDRAW
        if not is_due:
            return None
        plan = self._plan
        self._plan = None
        return plan

    def _computer_player(self):
        if self._computer is None:
            from screens.computer import Computer

            self._computer = Computer(self.app)
        return self._computer

    # Drawing

    def draw(self):
        text = self.app.text
        match = self.app.match
        game = match.game
        self._header.pair(" " + match.name(), text.ROUND % game.round + " ")
        self._total.draw(totals(match.card(), game.rules).total)
        self._rolls.pair("", text.ROLLS_LEFT % game.rolls_left)
        self._draw_dice(match)
        tumbling = self._rolled_at is not None
        waits = tumbling or match.is_computer() or game.dice == () or game.rolls_left == 0
        self._dice.point(None if waits else self._cursor)
        if self._advice:
            self._message.ink(self.app.paint.ACCENT)
            self._draw_advice()
            return
        party = self._celebration.step is not None
        guide = self.app.guide.is_on() and not tumbling and not self._say and not party
        bright = guide or (party and self._celebration.step % 2 == 0)
        self._message.ink(self.app.paint.CURSOR if bright else self.app.paint.ACCENT)
        if party:
            self._message.centre(text.POKER_CHEER)
        elif guide:
            self._message.centre(self.app.guide.turn_line())
        else:
            self._message.centre("" if tumbling else self._say or status_line(self.app))
        self._keys.centre(key_line(self.app))
        notice = self.app.notice or ("" if self.app.keeper.saved else text.NOT_SAVED)
        keys = text.KEYS_CARD if game.dice and match.coach else text.KEYS_CARD_ONLY
        keys = "" if match.is_computer() else text.GUIDE_KEYS if guide else keys
        self._more_keys.centre(notice or keys)
        self._more_keys.ink(self.app.paint.WARN if notice else self.app.paint.DIM)

    def _draw_advice(self):
        lines = (self.app.text.COACH_THINKS, "", "") if self._advice is True else self._advice
        self._message.centre(lines[0])
        self._keys.centre(lines[1])
        self._more_keys.centre(lines[2])
        self._more_keys.ink(self.app.paint.DIM)

    def _draw_dice(self, match):
        dice = match.game.dice or _BLANK
        settled = 5
        colour = paint.PLAYER_COLOURS[match.game.current]
        if self._rolled_at is not None:
            settled = (self._frame * _FRAME_MS - _SETTLE_MS) // _SETTLE_STEP_MS
        for i in range(5):
            held = match.holds >> i & 1
            if held or i < settled:
                self._faces[i] = dice[i]
            else:
                # Only for the eye: no die is drawn from here.
                self._faces[i] = 1 + (self._frame * 2 + i * 3 + dice[i]) % 6
            self._lights[i] = colour if held else 0
            if i >= settled and not held and (self._frame + i) % 3 == 0:
                # A shimmer runs over the dice that tumble.
                self._lights[i] = colour >> 2 & 0x3F3F3F
            if self._celebration.step is not None and (self._celebration.step + i) % 2 == 0:
                self._lights[i] = colour
        self._dice.show(self._faces, match.holds)
        self.app.light(self._lights)


def _is_poker(dice):
    return dice.count(dice[0]) == 5
