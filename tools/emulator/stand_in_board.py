# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Any other board made out of an RP2040's pins, for the emulator alone.

Puts a ``board`` and the board's sound module in place before the game imports them. The emulator's
command writes above: BOARD_ID; PINS, the number of the RP2040's pin by the board's name for it;
SIZE of the display that is built in, or None; SOUND, the names of the module and of its class.
"""

import sys

import audiopwmio
import board as pins
import busdisplay
import busio
import displayio
import fourwire


class _Board:
    pass


class _Sound:
    pass


def _make():
    displayio.release_displays()
    made = _Board()
    made.board_id = BOARD_ID  # noqa: F821
    if SIZE is not None:  # noqa: F821
        bus = fourwire.FourWire(
            busio.SPI(clock=pins.GP18, MOSI=pins.GP19),
            command=pins.GP16,
            chip_select=pins.GP17,
            reset=pins.GP20,
            baudrate=62_500_000,
        )
        made.DISPLAY = busdisplay.BusDisplay(
            bus,
            b"\x11\x80\x10\x29\x80\x0a",
            width=SIZE[0],  # noqa: F821
            height=SIZE[1],  # noqa: F821
        )
    for name, number in PINS.items():  # noqa: F821
        setattr(made, name, getattr(pins, f"GP{number}"))
    made.I2C = None
    return made


sys.modules["board"] = _make()
setattr(_Sound, SOUND[1], audiopwmio.PWMAudioOut)  # noqa: F821
sys.modules[SOUND[0]] = _Sound  # noqa: F821
