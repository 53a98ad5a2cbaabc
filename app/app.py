# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The app: the stack of screens, the match that is played, and the one step of the loop."""

import traceback

from adafruit_ticks import ticks_diff

from app.chores import Chores
from app.lights import Lights
from app.loading import unload_other_languages
from app.stack import Stack
from match.keeper import Keeper
from match.languages import load_menus, load_text
from match.options import Options
from screens import answers
from screens.widgets.paint import Paint

_IDLE_MS = 15
_LATEST_MS = 10_000


class App:
    """Runs the screens on a handheld.

    match: the match being played or kept, or None.   options: what is remembered.   text: the
    language.   keeper: of what is kept.
    seed: of the next match, where it is to be a challenge, or None.
    """

    def __init__(self, handheld):
        self.handheld = handheld
        self.paint = Paint()
        self.match = None
        self._play = None
        self.options = Options()
        # Loaded with the first one.
        self._notices = None
        self.keeper = Keeper(handheld.store)
        self._guide = None
        self._thinker = None
        self.seed = None
        self.stack = Stack(self)
        self.lights = Lights(self, handheld.ticks_ms())
        self.chores = Chores(self)
        # When the picture was last brought up to date.
        self._shown_at = handheld.ticks_ms()
        good = self.keeper.read_options(self.options)
        self.text = load_text(self.options.language)
        if not good:
            self.notice = self.menus().DAMAGED_OPTIONS
        if handheld.store.is_damaged():
            self.notice = self.menus().DAMAGED_MEMORY
        self._tell_faults(0)
        self.use_options()
        is_new = not self.keeper.has_options()
        self.stack.begin("language" if is_new else "title", handheld.ticks_ms())

    # The loop

    def step(self, now):
        """Handle presses, let time pass, draw what changed; return the ms it may sleep."""
        try:
            button = self._next_press(now)
            while button is not None:
                # A press that wakes the handheld does nothing else.
                if not self.lights.touch(now):
                    # A press needs these; the other chores can wait.
                    self.chores.do("match", now)
                    self.chores.do("ended", now)
                    if button not in self.top.sighted or self._was_seen():
                        self._answer(self.top.handle(button, now), now)
                button = self._next_press(now)
            self._answer(self.top.tick(now), now)
            self.lights.tick(now)
            self._refresh()
            self.keeper.tick(self.match, now)
            self.chores.do_next(now)
            self.use("sound", self.handheld.sound.tick, now)
        except Exception as error:
            self._crash(error, now)
        if self._thinker is not None and self._thinker.is_busy:
            self._thinker.is_busy = False
            return 0
        return _IDLE_MS

    def _next_press(self, now):
        return self.handheld.buttons.next_press(now, self.top.is_patient())

    def _was_seen(self):
        """Tell whether what the last press acts on was on the display when it was pressed."""
        # A press waits for seconds at most; a picture may stay for days, and its tick come round.
        late = ticks_diff(self._shown_at, self.handheld.buttons.pressed_at)
        return not (self.top.dirty or 0 < late <= _LATEST_MS)

    def open_parts(self):
        """Open the parts that the first picture does without, and begin to look ahead."""
        told = len(self.handheld.faults)
        self.handheld.open_rest()
        self._tell_faults(told)
        self.use_options()
        self.stack.look_ahead()

    def _tell_faults(self, told):
        for fault in self.handheld.faults[told:]:
            self.notice = self.menus().FAULTS[fault]

    def do_later(self, name):
        """Prepare ``name``, see the stack, once what is shown now is there, after what was asked
        for before."""
        self.chores.later(name)

    @property
    def notice(self):
        """The line that the title or the turn shows, or "". Another one that is given is told
        after it; "" is a press, after which what was seen is gone."""
        return "" if self._notices is None else self._notices.first

    @notice.setter
    def notice(self, line):
        if line:
            if self._notices is None:
                from app.notices import Notices

                self._notices = Notices()
            self._notices.add(line)
            if self.top is not None:
                self.top.dirty = True
        elif self._notices is not None:
            self._notices.pressed()

    @property
    def top(self):
        """The screen that is shown; None while the first one is built."""
        return self.stack.top

    def _refresh(self):
        top = self.top
        if top.dirty:
            top.draw()
            top.dirty = False
            if self._notices is not None and top.shows_notices:
                self._notices.saw()
            if self.handheld.display is not None:
                self.use("display", self.handheld.display.refresh)
            if self.handheld.display is None:
                print("\n".join([line.text for line in top.lines if line.text.strip()]))
            self._shown_at = self.handheld.ticks_ms()

    def _crash(self, error, now):
        traceback.print_exception(error)
        if self.top is not None and self.top.is_crash:
            return
        self.stack.crash(error, now)
        self._refresh()

    # Answers of screens

    def _answer(self, answer, now):
        if answer is None:
            return
        if answer == answers.REDRAW:
            self.top.dirty = True
        elif type(answer) is int:
            self.play.act(answer, now)
        else:
            verb, name, given = answer
            if verb == answers.PUSH:
                self.stack.show(name, now, given)
            elif verb == answers.POP:
                self.stack.pop(now)
                self._answer(given, now)
            elif verb == answers.REPLACE:
                self.stack.replace(name, now, given)
            else:
                self.go_home(name, now, given)

    @property
    def guide(self):
        """Who speaks in a new owner's first turn."""
        if self._guide is None:
            from screens.guide import Guide

            self._guide = Guide(self)
        return self._guide

    def has_match(self):
        """Tell whether there is a match to go on with."""
        return self.match is not None or (self.chores.waits("match") and self.keeper.has_match())

    @property
    def play(self):
        """What is done with the match; it is loaded behind the title."""
        if self._play is None:
            from app.match_play import MatchPlay

            self._play = MatchPlay(self)
        return self._play

    def go_home(self, name, now, given=None):
        """See ``Stack``."""
        self.stack.go_home(name, now, given)

    @property
    def preload(self):
        """What is loaded before it is asked for, and makes room; see there."""
        return self.stack.preload

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

            self._thinker = make_thinker(self, self.stack.kept)
        return self._thinker

    # Options, light and sound

    def save_options(self):
        """Keep the options and use them."""
        self.keeper.write_options(self.options)
        self.use_options()

    def use_options(self):
        """Let the pixels, the display and the sound follow the options."""
        self.lights.use_options()
        self.use("sound", self.handheld.sound.set_level, self.options.sound)

    def use_language(self, name, now):
        """Speak the language of the options from now on, and show the screen ``name`` in it."""
        unload_other_languages(self.options.language)
        self.text = load_text(self.options.language)
        self.stack.begin(name, now)

    def menus(self):
        """Return the texts of menus, records and faults, which are loaded while needed only."""
        return load_menus(self.options.language)

    def light(self, colours):
        """Show five colours, each 0xRRGGBB, on the pixels."""
        self.lights.show(colours)

    def shaken(self, now):
        """Tell whether the handheld was just shaken; asleep, in a pocket, it never is."""
        return self.lights.is_awake() and self.use("motion", self.handheld.motion.shaken, now)

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
            return None
