# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What every screen is."""

from displayio import Group


class Screen:
    """A group that is built once, and answers to presses and ticks (see ``answers``).

    name: in the table of screens. app: gives ``match``, ``options``, ``text``, ``paint``
    and ``cue``. Times are wrapping ticks in milliseconds. A screen owns no loop and reads no
    clock.
    """

    is_crash = False
    # Whether it shows the app's notices.
    shows_notices = False
    # Buttons that count only where what they act on was shown when they were pressed: what cannot
    # be undone by the next press.
    sighted = ()
    name = ""

    def __init__(self, app):
        self.app = app
        self.group = Group()
        self.lines = []
        self.dirty = True

    def line(self, x, y, width, ink=0):
        """Return a new TextLine of ``width`` pixels with its top left corner at x, y."""
        return self._added(self.app.paint.line(x, y, width, ink))

    def number(self, x, y, width, ink=0):
        """Return a new TextLine for the large digits."""
        return self._added(self.app.paint.number(x, y, width, ink))

    def _added(self, line):
        self.group.append(line.grid)
        self.lines.append(line)
        return line

    def header(self):
        """Return the bar at the top, as wide as the screen."""
        return self.line(0, 0, 160, self.app.paint.HEADER)

    def enter(self, now, given):
        """Be shown from now on. given: what the answer that led here carries."""

    def is_patient(self):
        """Tell whether a long press of B is something else here than a short one."""
        return False

    def handle(self, button, now):
        """Answer to the press of ``button``."""
        return None

    def tick(self, now):
        """Answer to the passing of time."""
        return None

    def draw(self):
        """Bring the group up to date with the data."""
