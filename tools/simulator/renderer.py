# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The display: the renderer of adafruit-blinka-displayio, whose pixels are the board's own.

Its ``displayio`` wants hardware modules at import. It is given empty ones for that moment, so
that neither Adafruit-Blinka nor a real board is needed; and its background thread is stopped,
since the game refreshes by itself.
"""

import sys
from functools import cache
from types import ModuleType, SimpleNamespace


def _placeholder(name: str, **names: object) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(names)
    return module


def _load() -> SimpleNamespace:
    placeholders = {
        "microcontroller": _placeholder("microcontroller", Pin=object),
        "digitalio": _placeholder("digitalio", DigitalInOut=object),
        "busio": _placeholder("busio", SPI=object, I2C=object),
    }
    before = {name: sys.modules.get(name) for name in placeholders}
    sys.modules.update(placeholders)
    try:
        import bitmaptools
        import busdisplay
        import displayio
        import fontio
        import fourwire
        import terminalio
    finally:
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
    displayio._stop_background()  # type: ignore[attr-defined]
    return SimpleNamespace(
        bitmaptools=bitmaptools,
        busdisplay=busdisplay,
        displayio=displayio,
        fontio=fontio,
        fourwire=fourwire,
        terminalio=terminalio,
    )


BLINKA = _load()

# Column address, row address and memory write of the ST77xx family.
_SET_COLUMNS = 0x2A
_SET_ROWS = 0x2B
_WRITE = 0x2C
_COMMAND = 0


class Panel:
    """The glass: takes what a program sends over the bus and holds it as RGB565 words.

    width, height: as it is looked at.   rotation: 0 to 270, by which the panel is built in.
    """

    def __init__(self, width: int, height: int, rotation: int = 0):
        self.width = width
        self.height = height
        self.rotation = rotation
        across = rotation in (90, 270)
        self._columns = height if across else width
        self._lines = width if across else height
        self.memory = [0] * (width * height)
        self.changes = 0
        self._command = 0
        self._window = [0, 0, 0, 0]
        self._argument = bytearray()

    def receive(self, is_command: bool, data: bytes) -> None:
        """Take one transfer."""
        if is_command:
            self._command = data[-1]
            self._argument = bytearray()
            return
        if self._command == _WRITE:
            self._write(data)
            return
        self._argument += data
        if len(self._argument) == 4 and self._command in (_SET_COLUMNS, _SET_ROWS):
            at = 0 if self._command == _SET_COLUMNS else 2
            self._window[at] = self._argument[0] << 8 | self._argument[1]
            self._window[at + 1] = self._argument[2] << 8 | self._argument[3]

    def _write(self, data: bytes) -> None:
        left, right, top, bottom = self._window
        if right >= self._columns or bottom >= self._lines:
            raise ValueError(f"pixels outside the panel: {self._window}")
        at = 0
        for line in range(top, bottom + 1):
            for column in range(left, right + 1):
                self.memory[line * self._columns + column] = data[at] << 8 | data[at + 1]
                at += 2
        self.changes += 1

    def rgb(self) -> bytes:
        """Return the picture as it is looked at, three bytes a pixel, in lines from the top."""
        shown = bytearray()
        for y in range(self.height):
            for x in range(self.width):
                word = self.memory[self._place(x, y)]
                red, green, blue = word >> 11, word >> 5 & 63, word & 31
                shown += bytes((red * 255 // 31, green * 255 // 63, blue * 255 // 31))
        return bytes(shown)

    def _place(self, x: int, y: int) -> int:
        if self.rotation == 90:
            column, line = self._columns - 1 - y, x
        elif self.rotation == 180:
            column, line = self._columns - 1 - x, self._lines - 1 - y
        elif self.rotation == 270:
            column, line = y, self._lines - 1 - x
        else:
            column, line = x, y
        return line * self._columns + column


class PanelBus(BLINKA.fourwire.FourWire):  # type: ignore[misc,name-defined]
    """A bus of Blinka's kind that ends in a Panel."""

    def __init__(self, panel: Panel):
        self._panel = panel

    def reset(self) -> None:
        """There is nothing to reset."""

    def deinit(self) -> None:
        """There is nothing to let go."""

    def _free(self) -> bool:
        return True

    def _begin_transaction(self) -> bool:
        # Blinka waits for as long as this is true.
        return False

    def _end_transaction(self) -> None:
        pass

    def _send(self, data_type, _chip_select, data) -> None:
        self._panel.receive(data_type == _COMMAND, bytes(data))


@cache
def ascii_font() -> SimpleNamespace:
    """Return the built-in font as the English firmware has it: ASCII only, on one sheet."""
    source = BLINKA.terminalio.FONT
    width, height = source.get_bounding_box()
    first, last = 32, 126
    sheet = BLINKA.displayio.Bitmap(width * (last - first + 1), height, 2)
    for code in range(first, last + 1):
        glyph = source.get_glyph(code)
        # Blinka keeps a small bitmap a glyph, placed from the baseline; the sheet has whole cells.
        top = _ASCENT - glyph.height - glyph.dy
        for y in range(glyph.height):
            for x in range(glyph.width):
                if glyph.bitmap[x, y]:
                    sheet[(code - first) * width + glyph.dx + x, top + y] = 1

    def get_glyph(code: int):
        if not first <= code <= last:
            return None
        index = code - first
        return BLINKA.fontio.Glyph(sheet, index, width, height, 0, 0, width, 0)

    return SimpleNamespace(
        bitmap=sheet, get_bounding_box=lambda: (width, height), get_glyph=get_glyph
    )


_ASCENT = 10
