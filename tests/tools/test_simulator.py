# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The simulator is as strict as the board, and lets nothing leak."""

import sys

import pytest

from tests.device import Device
from tools.simulator.boards import BoardError, find_board
from tools.simulator.host import FileMemory, Memory, MemoryFileError, only_user_of
from tools.simulator.renderer import BLINKA
from tools.simulator.world import World


def world_of(board="pygamer"):
    return Device(board=board).world


@pytest.mark.parametrize("name", ["vectorio_", "typing", "dataclasses", "pygame", "hashlib", "PIL"])
def test_a_module_that_the_board_lacks_does_not_import(name):
    with pytest.raises(ImportError, match=name):
        world_of().load(name)


def test_each_board_has_its_own_sound_module_only():
    with pytest.raises(ImportError):
        world_of("pygamer").load("audiopwmio")
    with pytest.raises(ImportError):
        world_of("pico").load("audioio")


def test_a_pin_that_the_board_lacks_is_not_there():
    board = world_of("pygamer").load("board")
    assert board.NEOPIXEL.name == "NEOPIXEL"
    assert not hasattr(board, "GP0")
    assert not hasattr(world_of("pico").load("board"), "DISPLAY")


def test_the_font_has_ascii_only_on_one_sheet_as_the_board_has():
    font = world_of().load("terminalio").FONT
    assert font.get_glyph(ord("é")) is None
    assert font.get_glyph(ord("☺")) is None
    assert (font.bitmap.width, font.bitmap.height) == (570, 12)
    assert font.get_glyph(ord("A")).tile_index == 33


def test_the_program_leaves_no_trace_in_this_process():
    before = set(sys.modules)
    device = Device()
    device.press("a", "a", "b")
    leaked = {name.split(".")[0] for name in set(sys.modules) - before}
    assert not leaked & {"board", "keypad", "microcontroller", "digitalio", "busio", "neopixel"}
    assert "microcontroller" not in sys.modules
    assert not BLINKA.displayio.background_thread.is_alive()


def test_adafruit_blinkas_modules_cannot_stand_in_for_the_shims(tmp_path, monkeypatch):
    """Should another package install a board.py, the program still sees the made-up board."""
    for name in ("board", "digitalio", "microcontroller", "keypad", "neopixel_write"):
        (tmp_path / f"{name}.py").write_text("raise RuntimeError('the real Blinka')")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Device().screen == "Title"


def test_a_package_that_loads_its_own_parts_is_loaded_once(tmp_path):
    package = tmp_path / "screens"
    package.mkdir()
    (package / "__init__.py").write_text("from screens.part import Thing\n")
    (package / "part.py").write_text("class Thing: pass\n")
    world = World(tmp_path, {}, set())
    part = world.load("screens.part")
    assert part.Thing is world.load("screens").Thing


def test_an_unknown_board_is_named_with_the_known_ones():
    with pytest.raises(
        BoardError, match="no board 'gameboy', expected one of pico, pico_st7789, pybadge"
    ):
        find_board("gameboy")


def test_memory_in_a_file_is_there_again(tmp_path):
    path = tmp_path / "deep" / "pygamer.nvm"
    memory = FileMemory(path, 64)
    assert bytes(memory) == b"\xff" * 64
    memory[3:6] = b"abc"
    assert bytes(FileMemory(path, 64)) == bytes(memory)


@pytest.mark.parametrize("size", [5, 63, 65, 4096])
def test_a_file_of_another_length_is_no_memory_and_stays_as_it_is(tmp_path, size):
    path = tmp_path / "photo.jpg"
    path.write_bytes(bytes(range(256)) * 16)
    path.write_bytes(path.read_bytes()[:size])
    before = path.read_bytes()
    with pytest.raises(MemoryFileError, match=rf"no memory of 64 bytes \({size} bytes\)"):
        FileMemory(path, 64)
    assert path.read_bytes() == before


def test_of_a_file_that_holds_no_game_a_copy_is_kept(tmp_path):
    path = tmp_path / "memory"
    path.write_bytes(b"x" * 64)
    for number in (1, 2):
        FileMemory(path, 64)
        assert (tmp_path / f"memory.kept{number}").read_bytes() == b"x" * 64


def test_a_write_that_fails_leaves_memory_and_file_alike(tmp_path, monkeypatch):
    path = tmp_path / "memory"
    memory = FileMemory(path, 64)
    memory[0:2] = b"ab"

    def fails(descriptor):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", fails)
        with pytest.raises(OSError, match="No space left"):
            memory[0:2] = b"cd"
    assert bytes(memory[0:2]) == path.read_bytes()[0:2] == b"ab"
    memory[0:2] = b"cd"
    assert path.read_bytes()[0:2] == b"cd"


def test_a_second_program_is_told_that_the_game_is_in_use(tmp_path):
    path = tmp_path / "memory"
    with (
        only_user_of(path),
        pytest.raises(MemoryFileError, match="in use by another game"),
        only_user_of(path),
    ):
        pass
    with only_user_of(path):
        pass


def test_memory_refuses_a_slice_of_another_length_as_the_board_does():
    with pytest.raises(ValueError, match="different lengths"):
        Memory(8)[0:2] = b"abc"
