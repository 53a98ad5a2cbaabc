# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A made-up board under a caller's own hands: the program's parts, pressed and looked at."""

from tools.simulator.boards import find_board, profile_of
from tools.simulator.host import Headless
from tools.simulator.run import chosen_memory, make_world
from tools.simulator.script import Step


class Device:
    """The program as code.py runs it, in steps of the test. app: its App."""

    def __init__(self, *, board="pygamer", seed=1, nvm=None, on_host=None, broken=()):
        found = find_board(board)
        self.nvm = chosen_memory(found.nvm_size) if nvm is None else nvm
        self.nvm.erases_always = found.erases_always
        forever = [Step("wait", ms=10**11)]
        self.host = Headless(self.nvm, profile_of(found), seed, forever)
        if on_host:
            on_host(self.host)
        self.world = make_world(found, self.host, broken=broken)
        builder = self.world.load("hardware.builder")
        self.handheld = builder.build(builder.load_profile())
        self.app = self.world.load("app.app").App(self.handheld)
        self.run(200)

    @property
    def screen(self) -> str:
        """The name of the screen that is shown."""
        return type(self.app.top).__name__

    @property
    def game(self):
        """The game being played."""
        return self.app.match.game

    def run(self, ms: float) -> None:
        """Let time pass."""
        until = self.host.now_ms + ms
        while self.host.now_ms < until:
            wait = self.app.step(self.host.ticks_ms() % (1 << 29))
            self.host.sleep(min(wait, until - self.host.now_ms) / 1000)

    def press(self, *names: str, ms: float = 30, gap: float = 30) -> None:
        """Press buttons one after the other, each for ``ms`` with ``gap`` behind it."""
        for name in names:
            self.host.set_button(name, True)
            self.run(ms)
            self.host.set_button(name, False)
            self.run(gap)

    def console(self) -> str:
        """What the program printed."""
        return "".join(self.host.console)
