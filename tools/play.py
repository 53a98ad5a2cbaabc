# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker play``: in a window, under a script, or as text where there is no display."""

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_data_dir

from tools.encodings import can_show, text_of, typed
from tools.simulator.boards import Board, find_board, profile_of
from tools.simulator.host import FileMemory, only_user_of
from tools.simulator.run import run_program, run_script

DEFAULT_BOARD = "pygamer"


def store_file(board_name: str) -> Path:
    """Return where the memory of that made-up board is kept between games."""
    return Path(user_data_dir("dicepoker", False)) / f"{board_name}.nvm"


def play_script(board_name: str, script: Path, seed: int, out: Path) -> int:
    """Run ``script`` headless and write its shots to the folder ``out``; return an exit code.

    Raises ScriptError for a bad line and OSError where a file cannot be read or written.
    """
    from tools.simulator.picture import draw_handheld

    out.mkdir(parents=True, exist_ok=True)

    def shot(host, name: str) -> None:
        file = out / f"{name}.png"
        draw_handheld(host).save(file)
        print(file)

    text = text_of(script)
    host = run_script(find_board(board_name), text, seed=seed, take_shot=shot)
    printed = "".join(host.console)
    if printed:
        print(printed, file=sys.stderr)
    return 1 if "Traceback" in printed else 0


def play(
    board_name: str, *, text: bool, seed: int | None, store: Path | None, language: str | None
) -> int:
    """Open the window, or fall back to text; return an exit code.

    language: of the text game; None for the one that the handheld speaks.
    """
    board = find_board(board_name)
    file = store or store_file(board_name)
    with only_user_of(file):
        return _play_on(board, FileMemory(file, board.nvm_size), text, seed, language)


def _play_on(
    board: Board, memory: FileMemory, text: bool, seed: int | None, language: str | None
) -> int:
    from tools.simulator.window import NoDisplayError, Window, open_window

    random_bytes = os.urandom if seed is None else random.Random(seed).randbytes
    if not text:
        try:
            pygame = open_window(board.name)
        except NoDisplayError as error:
            print(f"No window: {error}. Here is the game as text.")
        else:
            host = Window(memory, profile_of(board), seed, pygame)
            try:
                run_program(board, host)
            finally:
                pygame.quit()
                print("".join(host.console), end="", file=sys.stderr)
            return 0
    return _play_text(memory, random_bytes, text, language)


def _play_text(
    memory: FileMemory, random_bytes: Callable[[int], bytes], wanted: bool, language: str | None
) -> int:
    from hardware.store import Store
    from tools.text_game.text_game import TextGame, play_demo
    from tools.text_game.wording import chosen_language, wording_of

    if not wanted and not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("No terminal either, so two computer players show a whole game.")
        play_demo(print, random_bytes)
        print("For the window, run this on a desktop; for a text game, dicepoker play --text.")
        return 0
    store = Store(memory)
    spoken = language or chosen_language(store)
    phrases = wording_of(spoken).phrases
    if not can_show(phrases.LIST):
        print(phrases.NO_LETTERS % sys.stdout.encoding)
    TextGame(_read, print, random_bytes, store, spoken).run()
    return 0


def _read(prompt: str) -> str | None:
    try:
        return typed(input(prompt))
    except (EOFError, KeyboardInterrupt):
        print()
        return None
