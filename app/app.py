# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The app: the stack of screens, the match that is played, and the one step of the loop."""

import traceback

from app.lights import Lights
from app.loading import unload_other_languages
from app.stack import Stack
from match.keeper import Keeper
from match.languages import load_menus, load_text
from match.options import Options
from screens import answers
from screens.widgets.paint import Paint

_IDLE_MS = 15


class App:
    """Runs the screens on a handheld.

    match: the match being played or kept, or None.   options: what is remembered.   text: the
    language.   notice: one line that the title or the turn shows, or "".   keeper: of what is kept.
    seed: of the next match, where it is to be a challenge, or None.
    """

    def __init__(self, handheld):
        self.handheld = handheld
        self.paint = Paint()
        self.match = None
        self._ended = None
        self.options = Options()
        self.notice = ""
        self.keeper = Keeper(handheld.store)
        self._guide = None
        self._thinker = None
        self.seed = None
        self._stack = Stack(self)
        self._lights = Lights(self, handheld.ticks_ms())
        # What is done after the title is there, a piece a step: first the other parts of the board,
        # and the kept match with the rules.
        self._chores = ["parts", "match"]
        good = self.keeper.read_options(self.options)
        self.text = load_text(self.options.language)
        if not good:
            self.notice = self.menus().DAMAGED_OPTIONS
        for fault in handheld.faults:
            self.notice = self.menus().FAULTS[fault]
        self.use_options()
        is_new = not self.keeper.has_options()
        self._stack.begin("language" if is_new else "title", handheld.ticks_ms())

    # The loop

    def step(self, now):
        """Handle presses, let time pass, draw what changed; return the ms it may sleep."""
        try:
            button = self._next_press(now)
            while button is not None:
                # A press that wakes the handheld does nothing else.
                if not self._lights.touch(now):
                    # A press needs these; the other chores can wait.
                    self._do_chore("match", now)
                    self._do_chore("ended", now)
                    self._answer(self.top.handle(button, now), now)
                button = self._next_press(now)
            self._answer(self.top.tick(now), now)
            self._lights.tick(now)
            self._refresh()
            self.keeper.tick(self.match, now)
            if self._chores:
                self._do_chore(self._chores[0], now)
            self.use("sound", self.handheld.sound.tick, now)
        except Exception as error:
            self._crash(error, now)
        if self._thinker is not None and self._thinker.is_busy:
            self._thinker.is_busy = False
            return 0
        return _IDLE_MS

    def _next_press(self, now):
        return self.handheld.buttons.next_press(now, self.top.is_patient())

    def _do_chore(self, name, now):
        if name not in self._chores:
            return
        self._chores.remove(name)
        if name == "parts":
            self._open_parts()
            self._stack.look_ahead()
        elif name == "match":
            self._load_match(now)
        elif name == "ended":
            self._remember()
        elif name == "tidy":
            self._stack.tidy()
        elif name == "behind":
            self.preload.expect(self.top.name)
        else:
            self.preload.prepare(name)

    def _open_parts(self):
        if not self.handheld.open_rest():
            self.notice = self.menus().FAULTS[self.handheld.faults[-1]]
            self.top.dirty = True
        self.use_options()

    def do_later(self, name):
        """Prepare ``name``, see the stack, once what is shown now is there, after what was asked
        for before."""
        if name in self._chores:
            self._chores.remove(name)
        self._chores.append(name)

    @property
    def top(self):
        """The screen that is shown; None while the first one is built."""
        return self._stack.top

    def _refresh(self):
        top = self.top
        if top.dirty:
            top.draw()
            top.dirty = False
            if self.handheld.display is not None:
                self.use("display", self.handheld.display.refresh)
            if self.handheld.display is None:
                print("\n".join([line.text for line in top.lines if line.text.strip()]))

    def _crash(self, error, now):
        traceback.print_exception(error)
        if self.top is not None and self.top.is_crash:
            return
        self._stack.crash(error, now)
        self._refresh()

    # Answers of screens

    def _answer(self, answer, now):
        if answer is None:
            return
        if answer == answers.REDRAW:
            self.top.dirty = True
        elif type(answer) is int:
            self._act(answer, now)
        else:
            verb, name, given = answer
            if verb == answers.PUSH:
                self._stack.show(name, now, given)
            elif verb == answers.POP:
                self._stack.pop(now)
                self._answer(given, now)
            elif verb == answers.REPLACE:
                self._stack.replace(name, now, given)
            else:
                self.go_home(name, now, given)

    @property
    def guide(self):
        """Who speaks in a new owner's first turn."""
        if self._guide is None:
            from screens.guide import Guide

            self._guide = Guide(self)
        return self._guide

    def go_home(self, name, now, given=None):
        """See ``Stack``."""
        self._stack.go_home(name, now, given)

    @property
    def preload(self):
        """What is loaded before it is asked for, and makes room; see there."""
        return self._stack.preload

    def drop_thinker(self):
        """Drop the thinker of computer players and coach; tell whether there was one."""
        had, self._thinker = self._thinker is not None, None
        return had

    def thinker(self):
        """Return the thinker of computer players and coach; it is built at the first call.

        Raises MemoryError where there is no room for it.
        """
        if self._thinker is None:
            from app.thinker import make_thinker

            self._thinker = make_thinker(self, self._stack.kept)
        return self._thinker

    # The match

    def start(self, match, now):
        """Begin a new match, and keep it once its first turn is shown."""
        self.match = match
        self.keeper.keep_next(now)

    def end_match(self):
        """Leave the finished match, which stays kept till it is remembered, behind what follows."""
        self._ended, self.match = self.match, None
        self._chores.insert(0, "ended")

    def _remember(self):
        from match.record_entry import remember

        if not remember(self.keeper, self._ended):
            self.notice = self.menus().DAMAGED_RECORDS
            self.top.dirty = True
        self._ended = None
        self.keeper.forget_match()

    def has_match(self):
        """Tell whether there is a match to go on with."""
        return self.match is not None or ("match" in self._chores and self.keeper.has_match())

    def _load_match(self, now):
        self.match, good = self.keeper.read_match()
        if not good:
            self.notice = self.menus().DAMAGED
            # The title may have offered to go on with it.
            self._stack.enter(now, None)

    def _act(self, action, now):
        from dicepoker_core import FILL, ChanceError

        match = self.match
        self._lights.touch(now)
        try:
            match.act(action, self.handheld.random_bytes)
        except ChanceError as error:
            print(error)
            self.go_home("turn", now, self.text.NO_CHANCE)
            return
        self.keeper.write_match(match)
        if action < FILL:
            self.top.rolled(now)
            return
        self.guide.wrote(match)
        written = match.card(match.game.before.current).scores[action - FILL]
        self.cue("write" if written else "zero", now)
        if match.is_over():
            self.go_home("result", now)
        elif len(match.players) > 1:
            self.go_home("handover", now)
        else:
            self.go_home("turn", now, match.last_fill()[2])

    def take_back(self, now):
        """Undo the row just filled, say what that was, and show its turn again."""
        _, row, points = self.match.last_fill()
        self.match.take_back()
        self.keeper.write_match(self.match)
        self.go_home("turn", now, self.text.UNDONE % (self.text.ROWS[row], points))

    def save_options(self):
        """Keep the options and use them."""
        self.keeper.write_options(self.options)
        self.use_options()

    # Light and sound

    def use_options(self):
        """Let the pixels, the display and the sound follow the options."""
        self._lights.use_options()
        self.use("sound", self.handheld.sound.set_level, self.options.sound)

    def use_language(self, name, now):
        """Speak the language of the options from now on, and show the screen ``name`` in it."""
        unload_other_languages(self.options.language)
        self.text = load_text(self.options.language)
        self._stack.begin(name, now)

    def menus(self):
        """Return the texts of menus, records and faults, which are loaded while needed only."""
        return load_menus(self.options.language)

    def light(self, colours):
        """Show five colours, each 0xRRGGBB, on the pixels."""
        self._lights.show(colours)

    def shaken(self, now):
        """Tell whether the handheld was just shaken; asleep, in a pocket, it never is."""
        return self._lights.is_awake() and self.use("motion", self.handheld.motion.shaken, now)

    def cue(self, name, now):
        """Let the sound effect ``name`` sound."""
        self.use("sound", self.handheld.sound.play, name, now)

    def use(self, part, call, *arguments):
        """Return what ``call`` returns. A part that fails in the middle of a game is lost, and
        the game goes on and says so."""
        try:
            return call(*arguments)
        except Exception as error:
            self.handheld.lose(part, error)
            self.notice = self.menus().FAULTS[part]
            if self.top is not None:
                self.top.dirty = True
            return None
