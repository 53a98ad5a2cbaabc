# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Text that comes and goes in whatever encoding the outside world has."""

import codecs
import io
import sys
import unicodedata
from pathlib import Path

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


class EncodingError(ValueError):
    """A file is no text; the message names it."""


def text_of(file: Path) -> str:
    """Return the text of ``file``, in UTF-8, or in what its byte order mark says.

    Raises EncodingError where it is none, and OSError where it cannot be read.
    """
    data = file.read_bytes()
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
    try:
        return data.decode(encoding)
    except UnicodeError as error:
        raise EncodingError(f"{file} is no text in UTF-8 or UTF-16: {error}") from error


def forgive_pipes() -> None:
    """Have standard input and output show a letter that their encoding lacks as another sign."""
    for pipe in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(pipe, io.TextIOWrapper):
            pipe.reconfigure(errors="replace")


def can_show(words: str) -> bool:
    """Tell whether standard output has all letters of ``words``."""
    try:
        words.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeError, LookupError):
        return False
    return True


def typed(line: str) -> str:
    """Return a typed line with letters and their marks in one piece, as the font has them, and
    without a byte order mark."""
    return unicodedata.normalize("NFC", line.removeprefix("\ufeff"))
