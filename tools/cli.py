# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The ``dicepoker`` command."""

import argparse
import sys
from pathlib import Path

from dicepoker_core import RULES, RuleError
from dicepoker_core.players.values import TableError
from match.languages import LANGUAGES
from tools.drive.bundle import SHRINKING, BundleError, write_bundle
from tools.drive.compiler import CompilerError
from tools.drive.install import InstallError, install_command
from tools.emulator.emulate import EmulatorError, emulate_command
from tools.encodings import EncodingError, forgive_pipes
from tools.memory.rescue import RescueError
from tools.play import DEFAULT_BOARD, play, play_script
from tools.simulator.boards import BOARDS, ROOT, BoardError, find_board
from tools.simulator.host import MemoryFileError
from tools.simulator.script import ScriptError

# Whose game to solve: the project's own, or a relative whose answer is known.
RULE_NAMES = ("dice-poker", "yahtzee", "yahtzee-free-joker", "scandinavian-yatzy")

_KNOWN = f"one of {', '.join(BOARDS)}"

# What a user can do something about is told in one line.
_TOLD = (
    ScriptError,
    BoardError,
    BundleError,
    CompilerError,
    EmulatorError,
    EncodingError,
    InstallError,
    MemoryFileError,
    RescueError,
    RuleError,
    TableError,
    OSError,
)


def _board_name(text: str) -> str:
    """Return ``text`` if a board is called so."""
    try:
        return find_board(text).name
    except BoardError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dicepoker", description="Dice Poker on a PC.")
    commands = parser.add_subparsers(dest="command", required=True)
    game = commands.add_parser("play", help="play in a window, or as text without a display")
    game.add_argument(
        "--board", type=_board_name, metavar="BOARD", default=DEFAULT_BOARD, help=_KNOWN
    )
    game.add_argument("--text", action="store_true", help="play line by line on the terminal")
    game.add_argument("--language", choices=LANGUAGES, help="of the text game")
    game.add_argument("--script", type=Path, help="run a script of button presses, without window")
    game.add_argument("--seed", type=int, help="make the dice repeat; for trying things out")
    game.add_argument("--out", type=Path, default=Path("shots"), help="folder for a script's PNGs")
    game.add_argument("--store", type=Path, help="file that keeps the game instead of your own")
    shots = commands.add_parser("shots", help="write a PNG of every screen in every state")
    shots.add_argument("folder", type=Path)
    shots.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    shots.add_argument(
        "--board", type=_board_name, metavar="BOARD", default=DEFAULT_BOARD, help=_KNOWN
    )
    bundle = commands.add_parser("bundle", help="make what a board's drive needs")
    bundle.add_argument("--board", type=_board_name, metavar="BOARD", required=True, help=_KNOWN)
    bundle.add_argument("--out", type=Path, default=Path("dist"))
    install = commands.add_parser("install", help="put the game onto a board's CIRCUITPY drive")
    install.add_argument("drive", type=Path, nargs="?", help="where the drive is mounted")
    install.add_argument(
        "--board", type=_board_name, metavar="BOARD", help=f"what the board is to be: {_KNOWN}"
    )
    emulator = commands.add_parser("emulate", help="run on a real CircuitPython, emulated")
    emulator.add_argument("--firmware", type=Path, required=True, help="a Pico's CircuitPython UF2")
    emulator.add_argument("--script", type=Path, required=True)
    emulator.add_argument("--out", type=Path, default=Path("shots"))
    emulator.add_argument("--board", type=_board_name, metavar="BOARD", default="pico", help=_KNOWN)
    emulator.add_argument("--seed", type=int, default=1)
    emulator.add_argument("--nvm", type=Path, help="file that keeps the memory between runs")
    for compiled in (bundle, install, emulator):
        compiled.add_argument(
            "--mpy-cross", type=Path, help="CircuitPython's compiler, to compile the modules with"
        )
        compiled.add_argument(
            "--relabel", action="store_true", help="compile with MicroPython's, as the README tells"
        )
        compiled.add_argument(
            "--without",
            action="append",
            choices=("shrinking", *SHRINKING),
            default=[],
            help="leave out what makes the sources smaller: all of it, or one pass",
        )
    solver = commands.add_parser("solve", help="solve the solitaire game exactly")
    solver.add_argument("--rules", choices=RULE_NAMES, default=RULE_NAMES[0])
    solver.add_argument("--bonus-above", type=int, default=RULES.bonus_above)
    solver.add_argument("--out", type=Path, help="file to write the value of every state to")
    solver.add_argument("--figures", action="store_true", help="the spread, and each row's mean")
    solver.add_argument("--simulate", type=int, default=0, metavar="GAMES")
    table = commands.add_parser("table", help="make the perfect player's table")
    table.add_argument("--rank", type=int)
    table.add_argument("--knots", type=int)
    table.add_argument("--out", type=Path, help="instead of the game's own")
    table.add_argument("--sweep", type=Path, metavar="PNG", help="plot bytes against points lost")
    evaluate = commands.add_parser("evaluate", help="what the computer players earn, exactly")
    evaluate.add_argument("table", type=Path, nargs="?", help="instead of the game's own")
    sizes = commands.add_parser("sizes", help="measure what each screen takes of a board's memory")
    sizes.add_argument("--firmware", type=Path, required=True, help="a Pico's CircuitPython UF2")
    commands.add_parser("font", help="make the board's font from its source in fonts/")
    commands.add_parser("bench", help="time a decision of the perfect player, and the solver")
    _add_memory_commands(commands)
    return parser


def _add_memory_commands(commands) -> None:
    commands.add_parser("wear", help="how often a game erases a board's memory")
    damage = commands.add_parser("damage", help="read damaged memories, and look for losses")
    damage.add_argument("count", type=int, nargs="?", default=100_000)
    damage.add_argument("--seed", type=int, default=1)
    presses = commands.add_parser("presses", help="press at random, with power cuts")
    presses.add_argument("count", type=int, nargs="?", default=50_000)
    presses.add_argument("--seed", type=int, default=1)
    rescue = commands.add_parser("rescue", help="save what can be saved of a memory")
    rescue.add_argument("file", type=Path, help="a store, or what a board printed of its memory")
    rescue.add_argument("--out", type=Path, help="a new store for what is good")
    rescue.add_argument("--paste", action="store_true", help="print it as lines for a board")


def _without(given: argparse.Namespace) -> frozenset[str]:
    """Return the passes to leave out."""
    return frozenset(SHRINKING if "shrinking" in given.without else given.without)


def _solver_command(given: argparse.Namespace) -> int:
    """Run a command that needs numba, which not everybody has."""
    try:
        from tools.solver import command

        if given.command == "solve":
            return command.solve_command(
                given.rules, given.bonus_above, given.out, given.figures, given.simulate
            )
        if given.command == "table":
            rank, knots = given.rank or command.RANK, given.knots or command.KNOTS
            return command.table_command(rank, knots, given.out or command.TABLE, given.sweep)
        if given.command == "evaluate":
            return command.evaluate_command(given.table or command.TABLE)
        from tools.bench import bench_command

        return bench_command()
    except ModuleNotFoundError as error:
        group = {"bench": "dev", "table": "solver --group sweep"}.get(given.command, "solver")
        print(f"dicepoker: {error}; pip install --group {group}", file=sys.stderr)
        return 2


def _memory_command(given: argparse.Namespace) -> int:
    if given.command == "wear":
        from tools.memory.wear import wear_command

        return wear_command()
    if given.command == "damage":
        from tools.memory.damage import damage_command

        return damage_command(given.count, given.seed)
    if given.command == "presses":
        from tools.memory.presses import presses_command

        return presses_command(given.count, given.seed)
    from tools.memory.rescue import rescue_command

    return rescue_command(given.file, given.out, given.paste)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code: 0 good, 1 failed, 2 not understood."""
    forgive_pipes()
    given = _parser().parse_args(arguments)
    if not (ROOT / "code.py").is_file():
        print(f"dicepoker: no code.py in {ROOT}; install from a clone with pip install -e .")
        return 2
    try:
        if given.command == "shots":
            from tools.shots import write_shots

            return write_shots(given.folder, given.board, given.language)
        if given.command == "bundle":
            board = find_board(given.board)
            return write_bundle(board, given.out, given.mpy_cross, given.relabel, _without(given))
        if given.command == "install":
            return install_command(
                given.drive, given.board, given.mpy_cross, given.relabel, _without(given)
            )
        if given.command == "sizes":
            from tools.emulator.sizes import sizes_command

            return sizes_command(given.firmware)
        if given.command == "emulate":
            return emulate_command(
                given.board,
                given.firmware,
                given.script,
                given.out,
                given.seed,
                given.nvm,
                (given.mpy_cross, given.relabel),
                _without(given),
            )
        if given.command == "font":
            from tools.font import font_command

            return font_command()
        if given.command in ("wear", "damage", "presses", "rescue"):
            return _memory_command(given)
        if given.command in ("solve", "table", "evaluate", "bench"):
            return _solver_command(given)
        if given.script:
            return play_script(given.board, given.script, given.seed or 0, given.out)
        return play(
            given.board,
            text=given.text,
            seed=given.seed,
            store=given.store,
            language=given.language,
        )
    except _TOLD as error:
        print(f"dicepoker: {error}", file=sys.stderr)
        return 2
    except UnicodeError as error:
        print(f"dicepoker: standard input is no text as expected: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        # What is kept was written when it happened.
        print("dicepoker: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
