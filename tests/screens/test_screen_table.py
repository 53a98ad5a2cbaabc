# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The table of screens is whole, and what it says is unloaded is unloaded."""

from pathlib import Path

import pytest

from app.screen_table import (
    AT_BRINGS,
    AT_BUILT_KB,
    AT_CODE_KB,
    AT_LEADS_TO,
    AT_MODULE,
    AT_NAME,
    AT_TEXTS,
    AT_UNLOADS,
    NEVER,
    OF_GAME,
    PASSING,
    STAYING,
    TABLE,
    TURN_PIECES,
)
from tests.device import ROOT, Device
from tools.shots import all_states, memory_of
from tools.simulator.boards import find_board
from tools.simulator.script import parse

NAMES = [row[AT_NAME] for row in TABLE]
# Screens that others are made of.
BASES = {"screen", "answers", "option_screen", "examples"}
STATES = [state for state in all_states() if state.spoil is None]
# What a game, once it was there, leaves loaded: the rules, the match, and what never goes.
STAYS = ("dicepoker_core", "match.match", "screens.widgets", "adafruit_", "neopixel", "hardware.")


def file_of(module):
    return ROOT / (module.replace(".", "/") + ".py")


def test_each_row_has_a_name_of_its_own_a_module_and_modules_that_it_brings():
    assert len(set(NAMES)) == len(NAMES)
    for row in TABLE:
        assert len(row) == AT_BUILT_KB + 1
        for module in (row[AT_MODULE], *row[AT_BRINGS]):
            assert file_of(module).is_file(), module
        assert set(row[AT_LEADS_TO]) <= set(NAMES)
        assert 0 < row[AT_CODE_KB] < 40 and 0 <= row[AT_BUILT_KB] < 20
    assert set(STAYING) <= set(NAMES) and set(TURN_PIECES) <= set(NAMES)


def test_every_screen_is_in_the_table():
    modules = {row[AT_MODULE] for row in TABLE} | {m for row in TABLE for m in row[AT_BRINGS]}
    files = {path.stem for path in (ROOT / "screens").glob("*.py")} - {"__init__"}
    assert {f"screens.{name}" for name in files - BASES} <= modules


def test_a_screen_that_says_menus_texts_is_in_the_table_so():
    for row in TABLE:
        source = file_of(row[AT_MODULE]).read_text()
        if row[AT_UNLOADS] != NEVER and row[AT_MODULE].startswith("screens."):
            assert (row[AT_TEXTS] != OF_GAME) == ("menus()" in source or "OptionScreen" in source)


@pytest.fixture(scope="module")
def nothing_loaded():
    """What a device has loaded that was shown nothing but its title."""
    device = Device()
    leave(device)
    return set(device.world.modules)


def leave(device):
    """Go home, and unload all that can be."""
    loading = device.world.load("app.loading")
    device.app.match = None
    device.app.chores.clear()
    device.app.stack.kept.clear()
    device.app.drop_thinker()
    device.app.stack.begin("title", 0)
    device.app.chores.clear()
    loading.unload_playing()
    loading.unload_passing(("title",))


@pytest.mark.slow
@pytest.mark.parametrize("state", STATES, ids=[state.name for state in STATES])
def test_what_a_screen_loads_is_unloaded_with_it(state, nothing_loaded):
    """Whatever was looked at: a module that is left over is memory that nobody ever has again."""
    device = Device(nvm=memory_of(state, find_board("pygamer").nvm_size))
    for step in parse(state.script):
        if step.verb == "wait":
            device.run(step.ms)
        elif step.verb == "press":
            for _ in range(step.times):
                device.press(step.name, ms=step.ms)
    leave(device)
    never = {row[AT_MODULE] for row in TABLE if row[AT_UNLOADS] == NEVER}
    left = {
        name
        for name in set(device.world.modules) - nothing_loaded - never
        if not (name.startswith(STAYS) and "players" not in name and "challenge" not in name)
    }
    assert left <= {"sys", "gc", "array", "dicepoker_core.players"}, left


def test_only_the_texts_of_the_language_that_is_spoken_stay_loaded():
    device = Device()
    for language in (1, 2, 0, 2):
        device.app.options.language = language
        device.app.use_language("title", 0)
        device.app.menus()
        device.world.load("match.languages").load_help(language)
        code = ("en", "bg", "et")[language]
        texts = {name for name in device.world.modules if name.startswith("match.text.")}
        assert texts == {f"match.text.{code}{kind}" for kind in ("", "_menus", "_help")}


def test_what_opened_the_handheld_is_unloaded_once_all_parts_are_open():
    device = Device()
    assert device.handheld.rest is None
    names = [
        n for n in device.world.modules if n.startswith(("hardware.builder", "hardware.boards"))
    ]
    assert not names
    package = device.world.modules["hardware"]
    assert not hasattr(package, "builder") and not hasattr(package, "boards")


def test_unloading_gives_memory_and_loading_takes_it():
    device = Device()
    device.run(1000)
    free = device.world.load("gc").mem_free
    full = free()
    device.world.load("app.loading").unload_passing(("title",))
    assert free() > full + 10_000
    device.world.load("app.loading").load_screen("setup", 0)
    assert full < free() < full + 60_000


@pytest.mark.parametrize(("at_start", "spare"), [(172_000, 40), (90_000, 29), (70_000, 20)])
def test_a_board_with_less_memory_keeps_less_of_it_free(at_start, spare):
    """A screen of 5 KB is loaded where it leaves the spare memory and a piece of 8 KB, not else."""
    device = Device()
    device.run(1000)
    size = dict(zip(NAMES, [row[AT_CODE_KB] for row in TABLE], strict=True))["settings"]
    enough = 1000 * (spare + 8 + size)
    for free, is_loaded in ((enough, True), (enough - 1000, False)):
        device.world.load("app.loading").unload_passing(("title",))
        device.world.load("gc").mem_free = lambda: at_start
        preload = device.world.load("app.preload").Preload(device.app, device.app.stack)
        device.world.load("gc").mem_free = lambda free=free: free
        preload.prepare("settings")
        assert ("screens.settings" in device.world.modules) == is_loaded, (at_start, free)


def test_passing_screens_and_their_texts_go_where_memory_is_short():
    device = Device()
    device.run(1000)
    passing = {row[AT_MODULE] for row in TABLE if row[AT_UNLOADS] == PASSING}
    assert passing & set(device.world.modules)
    device.world.load("gc").mem_free = lambda: 10_000
    device.app.preload.make_room("turn")
    assert not passing & set(device.world.modules)
    assert "match.text.en_menus" not in device.world.modules


def test_the_loop_and_its_plumbing_import_in_one_direction():
    """No circle of imports: each module of app/ can be ordered behind those that it imports."""
    imports = {}
    for path in (ROOT / "app").glob("*.py"):
        lines = [line.strip() for line in path.read_text().splitlines()]
        named = {line.split()[1] for line in lines if line.startswith("from app.")}
        imports[f"app.{Path(path).stem}"] = named
    while imports:
        free = [name for name, needs in imports.items() if not needs & set(imports)]
        assert free, imports
        for name in free:
            del imports[name]
