# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker font``: the font's source as the board loads it, one sheet of all letters.

The sheet is 12 rows of one bit a pixel, each row of whole bytes, first pixel in the highest bit;
the letters stand side by side, six pixels each, in the order of ``screens.letters``.
"""

from pathlib import Path

from screens.letters import FONT_FILE, HEIGHT, LETTERS, OTHERS, WIDTH, tile_of
from tools.simulator.renderer import BLINKA
from tools.simulator.run import ROOT

SOURCE = ROOT / "fonts" / "handheld-6x12.bdf"
SHEET = ROOT / "screens" / FONT_FILE


def codes() -> list[int]:
    """Return the code of each letter of the sheet, in order."""
    ordered: dict[int, int] = {}
    for code in [*range(32, 127), *range(0x410, 0x450), *map(ord, OTHERS)]:
        ordered[tile_of(code)] = code
    return [ordered[tile] for tile in range(LETTERS)]


def make_sheet(source: Path) -> bytes:
    """Return the sheet of the letters that the BDF file ``source`` draws.

    Raises KeyError for a letter that it lacks.
    """
    from adafruit_bitmap_font.bdf import BDF  # type: ignore[import-untyped]

    with source.open("rb") as file:
        font = BDF(file, BLINKA.displayio.Bitmap)
        font.load_glyphs(codes())
        rows = [0] * HEIGHT
        for code in codes():
            glyph = font.get_glyph(code)
            if glyph is None or (glyph.width, glyph.height) != (WIDTH, HEIGHT):
                raise KeyError(f"{source} draws no letter {chr(code)!r} of {WIDTH}x{HEIGHT}")
            for y in range(HEIGHT):
                for x in range(WIDTH):
                    rows[y] = rows[y] << 1 | int(glyph.bitmap[x, y] != 0)
    width = LETTERS * WIDTH
    size = -(-width // 8)
    return b"".join((row << 8 * size - width).to_bytes(size, "big") for row in rows)


def font_command() -> int:
    """Write the sheet to where the program looks for it; return an exit code."""
    data = make_sheet(SOURCE)
    SHEET.write_bytes(data)
    print(f"{SHEET}: {LETTERS} letters, {len(data)} bytes")
    return 0
