# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The display's brightness and the pixels: as the options say, and less when nobody plays: it dims
after a minute without a press and goes dark after five, to spare the battery."""

from adafruit_ticks import ticks_diff

from match.options import AUTOMATIC

DIM_AFTER_MS = 60_000
DARK_AFTER_MS = 300_000
AWAKE = 2
DIM = 1
DARK = 0
# Of the display, by level.
BRIGHTNESS = (0.0, 0.25, 1.0)
UNLIT = (0, 0, 0, 0, 0)
# How bright the display is when awake, by the option; and by the light of the room, dark to sunny.
_DISPLAY = (0.3, 0.6, 1.0)
_BY_ROOM = (0.2, 0.35, 0.55, 0.8, 1.0)


class Idle:
    """level: AWAKE, DIM or DARK. Times are wrapping ticks in milliseconds."""

    def __init__(self, now):
        self.level = AWAKE
        self._since = now

    def touch(self, now):
        """Take note that somebody is there; tell whether that woke the handheld up."""
        slept = self.level != AWAKE
        self.level = AWAKE
        self._since = now
        return slept

    def tick(self, now):
        """Let time pass; tell whether the level fell."""
        # Once dark it stays so: the clock wraps, and a long sleep must not look like a short one.
        if self.level == DARK:
            return False
        elapsed = ticks_diff(now, self._since)
        level = DARK if elapsed >= DARK_AFTER_MS else DIM if elapsed >= DIM_AFTER_MS else AWAKE
        fell = level < self.level
        self.level = level
        return fell


class Lights:
    """app: gives ``handheld``, ``options`` and ``use``. Times are wrapping ticks."""

    def __init__(self, app, now):
        self._app = app
        self._idle = Idle(now)
        self._colours = UNLIT
        self._room = len(_BY_ROOM) - 1

    def is_awake(self):
        """Tell whether somebody played lately."""
        return self._idle.level == AWAKE

    def touch(self, now):
        """Take note that somebody is there; tell whether that woke the handheld up."""
        woke = self._idle.touch(now)
        if woke:
            self._light_display()
        return woke

    def tick(self, now):
        """Let time pass: dim, go dark, follow the light of the room."""
        fell = self._idle.tick(now)
        if self._app.options.brightness == AUTOMATIC:
            room = self._app.use("light", self._app.handheld.light.level, now)
            if room is not None and room != self._room:
                self._room = room
                fell = True
        if fell:
            self._light_display()

    def show(self, colours):
        """Show five colours, each 0xRRGGBB, on the pixels."""
        self._colours = colours
        shown = colours if self.is_awake() else UNLIT
        self._app.use("pixels", self._app.handheld.pixels.show, shown)

    def use_options(self):
        """Let the pixels, the display and the hand that holds it follow the options."""
        app = self._app
        app.use("pixels", app.handheld.pixels.set_level, app.options.pixels)
        app.use("display", app.handheld.turn_round, bool(app.options.hands))
        self._light_display()

    def _light_display(self):
        option = self._app.options.brightness
        share = _BY_ROOM[self._room] if option == AUTOMATIC else _DISPLAY[option]
        share *= BRIGHTNESS[self._idle.level]
        self._app.use("display", self._app.handheld.set_brightness, share)
        self.show(self._colours)
