# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The wheel: it gives the command, and nothing that is in the way of others."""

import os
import shutil
import sys
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from tests.device import ROOT
from tests.tools.programs import run_command

SCRIPT = "press A\npress START\nwait 500\npress B\nwait 900\nshot rolled\n"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, built from a copy, so that nothing is left behind in the project."""
    copy = tmp_path_factory.mktemp("source") / "project"
    ignored = shutil.ignore_patterns(
        ".git", ".venv", ".*cache", "__pycache__", "*.egg-info", "node_modules", "tests"
    )
    shutil.copytree(ROOT, copy, ignore=ignored)
    out = tmp_path_factory.mktemp("wheel")
    run_command(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", out, copy, cwd=out)
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The folder with the commands of a new environment that has the wheel and nothing of ours."""
    folder = tmp_path_factory.mktemp("environment")
    run_command(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    commands = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = [commands / "python", "-m", "pip", "install", "-q"]
    run_command(*pip, "--upgrade", "pip>=25.1", cwd=folder)
    run_command(*pip, wheel, cwd=folder)
    return commands


def test_a_wheel_adds_no_name_to_site_packages_but_its_own(wheel):
    with zipfile.ZipFile(wheel) as packed:
        tops = {name.split("/")[0] for name in packed.namelist()}
    assert all(top.startswith("dicepoker") for top in tops), tops


def test_a_wheel_has_all_files_of_the_program_and_no_test(wheel):
    with zipfile.ZipFile(wheel) as packed:
        names = {
            name.removeprefix("dicepoker/program/")
            for name in packed.namelist()
            if name.startswith("dicepoker/program/")
        }
    tracked = run_command("git", "ls-files", cwd=ROOT, check=False).stdout.split()
    if not tracked:
        pytest.skip("no git here that lists the project's files")
    folders = ("app", "dicepoker_core", "hardware", "match", "screens", "tools", "fonts", "lib")
    program = {name for name in tracked if name.split("/")[0] in folders}
    on_disk = {name for name in program if (ROOT / name).exists()}
    written = {name for name in on_disk if not name.startswith("tools/") or name[-3:] != ".md"}
    assert written | {"code.py", "pyproject.toml"} <= names
    assert not any(name.startswith("tests") for name in names)


def test_the_installed_command_plays_draws_bundles_and_installs_from_any_folder(
    installed, tmp_path
):
    command = installed / "dicepoker"
    told = run_command(command, "play", "--script", "x", cwd=tmp_path, check=False)
    assert told.returncode == 2 and "dicepoker libraries installs them" in told.stderr
    run_command(command, "libraries", cwd=tmp_path)
    (tmp_path / "script.txt").write_text(SCRIPT)
    run_command(
        command, "play", "--script", "script.txt", "--seed", "1", "--out", "out", cwd=tmp_path
    )
    assert Image.open(tmp_path / "out" / "rolled.png").size == (560, 660)
    run_command(command, "bundle", "--board", "pico", "--out", "dist", cwd=tmp_path)
    assert (tmp_path / "dist" / "dicepoker-pico.uf2").is_file()
    drive = tmp_path / "drive"
    drive.mkdir()
    (drive / "boot_out.txt").write_text(
        "Adafruit CircuitPython 10.0.3 on 2025-10-17; Adafruit PyGamer\nBoard ID:pygamer\n"
    )
    run_command(command, "install", drive, cwd=tmp_path)
    assert (drive / "code.py").read_text().startswith("# SPDX")
    told = run_command(
        *(command, "emulate", "--firmware", "none.uf2", "--script", "script.txt"),
        cwd=tmp_path,
        check=False,
    )
    assert told.returncode == 2 and "no firmware at none.uf2" in told.stderr
    assert "shots" in run_command(command, "--help", cwd=tmp_path).stdout
    # Nobody else finds the program's packages.
    for name in ("tools", "screens", "hardware", "app", "match"):
        ran = run_command(installed / "python", "-c", f"import {name}", cwd=tmp_path, check=False)
        assert "ModuleNotFoundError" in ran.stderr, name


def test_the_command_of_a_clone_runs_from_any_folder(tmp_path):
    (tmp_path / "script.txt").write_text("shot title\n")
    command = Path(sys.executable).parent / "dicepoker"
    run_command(command, "play", "--script", "script.txt", "--seed", "1", cwd=tmp_path)
    assert (tmp_path / "shots" / "title.png").is_file()
