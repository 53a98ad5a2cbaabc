# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A PyGamer or PyBadge made out of an RP2040's pins, for the emulator alone.

Puts a ``board`` and an ``audioio`` in place before the game imports them. BOARD_ID and KEYS are
written above by the emulator's command.
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


class _AudioIo:
    AudioOut = audiopwmio.PWMAudioOut


def _make():
    displayio.release_displays()
    made = _Board()
    made.board_id = BOARD_ID  # noqa: F821
    bus = fourwire.FourWire(
        busio.SPI(clock=pins.GP18, MOSI=pins.GP19),
        command=pins.GP16,
        chip_select=pins.GP17,
        reset=pins.GP20,
        baudrate=62_500_000,
    )
    made.DISPLAY = busdisplay.BusDisplay(bus, b"\x11\x80\x10\x29\x80\x0a", width=160, height=128)
    made.BUTTON_CLOCK, made.BUTTON_OUT, made.BUTTON_LATCH = pins.GP8, pins.GP9, pins.GP10
    made.JOYSTICK_X, made.JOYSTICK_Y = pins.GP26, pins.GP27
    made.NEOPIXEL, made.SPEAKER, made.SPEAKER_ENABLE = pins.GP22, pins.GP14, pins.GP15
    made.I2C = None
    return made


sys.modules["board"] = _make()
sys.modules["audioio"] = _AudioIo
