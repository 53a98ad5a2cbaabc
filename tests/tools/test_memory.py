# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What damage does to a memory, and what the rescue saves of it."""

import random
import sys

import pytest

from hardware.store import SLOTS, Store
from match.match import from_bytes
from match.options import Options
from match.record_entry import enter
from match.records import Records, read_kept
from tests.tools.programs import run_command
from tools.memory.damage import damaged, judge, memories
from tools.memory.presses import PressError, press_board
from tools.shots import ANNA, ANNA_AND_BOB, played, whole_game
from tools.simulator.boards import BOARDS
from tools.simulator.flash import Memory


def test_of_damaged_memories_none_crashes_and_none_loses_what_nobody_is_told_of():
    chance = random.Random(3)
    whole = memories()
    came_to = {judge(one, damaged(one.memory, chance)) for one in whole * 30}
    assert "told" in came_to


def test_the_judge_of_damaged_memories_sees_a_loss_that_is_not_told():
    one = memories()[0]
    store = Store(memory := Memory(one.memory))
    store.write("records", b"")
    with pytest.raises(AssertionError, match="records is what it never was"):
        judge(one, bytes(memory))


def run(*arguments):
    return run_command(sys.executable, "-m", "tools.cli", *arguments, check=False)


def kept_memory():
    memory = Memory(b"\xff" * 4096)
    store = Store(memory)
    records = Records()
    enter(records, whole_game(ANNA, lambda p, r: (1, 2, 3, 4, 1 + r % 6)))
    store.write("settings", Options().to_bytes())
    store.write("records", records.to_bytes())
    store.write("game", played(ANNA_AND_BOB, (), last=(4, 2, 4, 5, 2)).to_bytes())
    return memory


def as_store(memory):
    return bytes(memory)


def as_hex(memory):
    text = bytes(memory).hex()
    lines = [text[at : at + 128] for at in range(0, len(text), 128)]
    return "\r\n".join([">>> for i in range(64): print(nvm[64*i:64*i+64].hex())", *lines]).encode()


def as_python(memory):
    return b">>> bytes(microcontroller.nvm)\r\n" + repr(bytes(memory)).encode() + b"\r\n>>> "


@pytest.mark.parametrize("form", [as_store, as_hex, as_python])
def test_what_is_good_is_saved_from_a_store_and_from_what_a_board_printed(tmp_path, form):
    memory = kept_memory()
    Store(memory).write_all((("aside settings", b"\x09 bad"), ("aside", b"torn")))
    (tmp_path / "dump").write_bytes(form(memory))
    ran = run("rescue", str(tmp_path / "dump"), "--out", str(tmp_path / "new.nvm"))
    assert ran.returncode == 1, ran.stderr
    assert "game: round 1, Anna, Bob" in ran.stdout
    assert "score,Anna," in ran.stdout
    assert (tmp_path / "new.nvm.aside-settings.kept1").read_bytes() == b"\x09 bad"
    assert (tmp_path / "new.nvm.aside.kept1").read_bytes() == b"torn"
    store = Store(Memory((tmp_path / "new.nvm").read_bytes()))
    old = Store(memory)
    for name in SLOTS[:3]:
        assert store.read(name) == old.read(name)


def test_a_board_takes_the_lines_that_the_rescue_prints(tmp_path):
    memory = kept_memory()
    (tmp_path / "dump").write_bytes(memory)
    ran = run("rescue", str(tmp_path / "dump"), "--paste")
    assert ran.returncode == 0, ran.stderr
    board = {"nvm": Memory(b"\0" * 4096)}
    line = next(line for line in ran.stdout.splitlines() if line.startswith("nvm["))
    exec(line, board)
    store = Store(board["nvm"])
    assert from_bytes(store.read("game")).game.dice == (4, 2, 4, 5, 2)
    assert read_kept(store)[0].people[0].name == "Anna"


def test_what_was_set_aside_and_is_readable_is_good_again(tmp_path):
    memory = kept_memory()
    game = Store(memory).read("game")
    Store(memory).set_aside("game")
    (tmp_path / "dump").write_bytes(memory)
    run("rescue", str(tmp_path / "dump"), "--out", str(tmp_path / "new.nvm"))
    assert Store(Memory((tmp_path / "new.nvm").read_bytes())).read("game") == game


def test_a_file_that_is_no_memory_and_one_that_is_there_are_refused_in_one_line(tmp_path):
    (tmp_path / "photo").write_bytes(b"no memory at all")
    ran = run("rescue", str(tmp_path / "photo"))
    assert ran.returncode == 2 and "holds no memory" in ran.stderr
    (tmp_path / "dump").write_bytes(kept_memory())
    ran = run("rescue", str(tmp_path / "dump"), "--out", str(tmp_path / "photo"))
    assert ran.returncode == 2 and "is there already" in ran.stderr
    assert (tmp_path / "photo").read_bytes() == b"no memory at all"


@pytest.mark.slow
@pytest.mark.parametrize(("board", "language"), list(zip(BOARDS, (0, 1, 2, 0), strict=True)))
def test_random_presses_and_power_cuts_lose_nothing(board, language):
    """A monkey at the buttons and at the switch; ``dicepoker presses`` is a longer one."""
    counts = press_board(board, language, 160, seed=5)
    assert counts["presses"] == 160


def test_the_monkey_sees_what_a_cut_loses(monkeypatch):
    monkeypatch.setattr("tools.memory.presses.cut_states", lambda *_: [(b"\xff" * 4096, False)])
    with pytest.raises(PressError, match="neither the old nor the new"):
        press_board("pico", 0, 400, seed=1)
