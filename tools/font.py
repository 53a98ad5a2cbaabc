# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker font``: the fonts' sources as the board loads them, see ``screens.widgets.font``."""

from pathlib import Path

from match import letters
from tools.simulator.boards import ROOT
from tools.simulator.renderer import BLINKA

SOURCES = ROOT / "fonts"
FOLDER = ROOT / "screens" / "widgets"


def codes() -> list[int]:
    """Return the code of each letter of the text font, in order."""
    ordered: dict[int, int] = {}
    for letter in [*map(chr, range(32, 127)), *map(chr, range(0x410, 0x450)), *letters.OTHERS]:
        ordered[letters.tile_of(letter)] = ord(letter)
    return [ordered[tile] for tile in range(letters.LETTERS)]


def fonts() -> dict[Path, bytes]:
    """Return each font file of the program and what its source makes of it."""
    digits = [ord(digit) for digit in letters.DIGITS]
    return {
        FOLDER / letters.FONT_FILE: make_font(SOURCES / "handheld-12.bdf", codes(), letters.HEIGHT),
        FOLDER / letters.DIGITS_FILE: make_font(
            SOURCES / "handheld-digits-16.bdf", digits, letters.DIGITS_HEIGHT
        ),
    }


def make_font(source: Path, wanted: list[int], height: int) -> bytes:
    """Return the font file of the letters ``wanted``, codes in order, that the BDF file draws.

    Raises KeyError for a letter that it lacks or draws of another height.
    """
    from adafruit_bitmap_font.bdf import BDF  # type: ignore[import-untyped]

    widths, spans = bytearray(), bytearray()
    rows = [0] * height
    with source.open("rb") as file:
        font = BDF(file, BLINKA.displayio.Bitmap)
        font.load_glyphs(wanted)
        for code in wanted:
            glyph = font.get_glyph(code)
            if glyph is None or glyph.height != height or glyph.width > glyph.shift_x:
                raise KeyError(f"{source} draws no letter {chr(code)!r} {height} pixels high")
            widths.append(glyph.shift_x)
            for y in range(height):
                for x in range(glyph.shift_x):
                    ink = x < glyph.width and glyph.bitmap[x, y] != 0
                    rows[y] = rows[y] << 1 | int(ink)
            glyph_bits = (1 << glyph.shift_x) - 1
            inked = [y for y in range(height) if rows[y] & glyph_bits] or [0]
            spans.append(inked[0] << 4 | inked[-1])
    width = sum(widths)
    size = -(-width // 8)
    sheet = b"".join((row << 8 * size - width).to_bytes(size, "big") for row in rows)
    return bytes(widths + spans) + sheet


def font_command() -> int:
    """Write the font files to where the program looks for them; return an exit code."""
    for path, data in fonts().items():
        path.write_bytes(data)
        print(f"{path}: {len(data)} bytes")
    return 0
