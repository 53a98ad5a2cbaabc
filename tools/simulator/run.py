# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Puts a board, a host and the program together and runs it."""

from contextlib import suppress
from pathlib import Path

from hardware.store import Store
from match.options import Options
from tools.simulator.boards import ROOT, Board, modules, profile_of
from tools.simulator.host import Headless, Host, Memory, Quit
from tools.simulator.script import parse
from tools.simulator.shims import native_modules
from tools.simulator.world import World


def make_world(board: Board, host: Host, root: Path = ROOT, broken: tuple[str, ...] = ()) -> World:
    """Return the world in which the program in ``root`` runs on ``board``; the firmware's
    modules that ``broken`` names do not import."""
    world = World(root, native_modules(board, host), modules(board) - set(broken))
    world.builtins["print"] = host.print
    world.builtins["open"] = host.open
    host.program = root
    return world


def run_program(board: Board, host: Host, root: Path = ROOT) -> None:
    """Run code.py until the host ends it."""
    with suppress(Quit):
        make_world(board, host, root).run(root / "code.py")


def chosen_memory(size: int) -> Memory:
    """Return the memory of a handheld that has been in use: English, the first turn over."""
    memory = Memory(b"\xff" * size)
    options = Options()
    options.guided = 1
    Store(memory).write("settings", options.to_bytes())
    return memory


def run_script(
    board: Board, text: str, *, seed: int, nvm: Memory | None = None, take_shot=None
) -> Headless:
    """Run the program headless under a script and return the host as it was at the end.

    take_shot(host, name) is called at each shot.
    """
    memory = chosen_memory(board.nvm_size) if nvm is None else nvm

    def shot(name: str) -> None:
        if take_shot is not None:
            take_shot(host, name)

    host = Headless(memory, profile_of(board), seed, parse(text), shot)
    run_program(board, host)
    return host
