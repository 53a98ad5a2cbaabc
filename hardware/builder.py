# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Turns a board's profile into a handheld of working parts.

A part that is missing or broken is replaced by one that answers harmlessly, and is named in
``Handheld.faults``, so that the player can be told once.
"""

import os

import board
from adafruit_ticks import ticks_ms

from hardware.buttons import Buttons
from hardware.handheld import Handheld
from hardware.store import STORE_SIZE, MemoryBytes, Store

_OWN_WIRING = "pico"
# The library of each display, and its driver in it.
_DRIVERS = {"st7735r": ("adafruit_st7735r", "ST7735R"), "st7789": ("adafruit_st7789", "ST7789")}
_STORE_FILE = "/dicepoker.sav"
# Of the picture.
_WIDTH = 160
_HEIGHT = 128


def load_profile():
    """Return the profile of this board; a board of no known name is one wired as a Pico is.

    DICEPOKER_BOARD in settings.toml names another one.
    """
    name = os.getenv("DICEPOKER_BOARD") or board.board_id
    try:
        module = __import__("hardware.boards." + name, None, None, ("PROFILE",))
    except ImportError:
        module = __import__("hardware.boards." + _OWN_WIRING, None, None, ("PROFILE",))
    return module.PROFILE


def build(profile):
    """Return the Handheld that ``profile`` describes, with what works of it; pixels, sound and
    sensors are opened by its ``open_rest``."""
    handheld = Handheld()
    _add(handheld, "display", _open_display, profile)
    _try(handheld, "display", _frame_display, handheld)
    handheld.buttons = _open_buttons(handheld, profile)
    _try(handheld, "random", os.urandom, 1)
    handheld.store = _try(handheld, "store", _open_store, profile)
    if handheld.store is None:
        handheld.store = Store(MemoryBytes(b"\xff" * STORE_SIZE))
    handheld.rest = lambda: _open_rest(handheld, profile)
    return handheld


def _open_rest(handheld, profile):
    _add(handheld, "pixels", _open_pixels, profile)
    _add(handheld, "sound", _open_sound, profile)
    _add(handheld, "motion", _open_motion, profile)
    _add(handheld, "light", _open_light, profile)


def _add(handheld, name, make, profile):
    # What stands in for the part stays where the board has none, or it does not open.
    if name in profile:
        part = _try(handheld, name, make, profile[name])
        if part is not None:
            setattr(handheld, name, part)


def _try(handheld, name, make, argument):
    # A broken part may raise anything, and the game goes on without it.
    try:
        return make(argument)
    except Exception as error:
        handheld.lose(name, error)
        return None


def _pin(name):
    return getattr(board, name)


def _open_display(part):
    """Return the display of profile ``part``, which refreshes only when it is told to."""
    if part["kind"] == "builtin":
        display = getattr(board, "DISPLAY")  # noqa: B009, the Pico's stub has none
    else:
        import busio
        import displayio
        from fourwire import FourWire

        displayio.release_displays()
        spi = busio.SPI(clock=_pin(part["clock"]), MOSI=_pin(part["data"]))
        bus = FourWire(
            spi,
            command=_pin(part["command"]),
            chip_select=_pin(part["select"]),
            reset=_pin(part["reset"]),
            baudrate=62_500_000,
        )
        library, driver = _DRIVERS[part["kind"]]
        module = __import__(library)
        _shorten_waits(module)
        display = getattr(module, driver)(
            bus,
            width=part["width"],
            height=part["height"],
            rotation=part["rotation"],
            backlight_pin=_pin(part["backlight"]),
        )
    display.auto_refresh = False
    return display


def _frame_display(handheld):
    """Have the picture in the middle of a display larger than it, as large as whole pixels go."""
    display = handheld.display
    if display is None or (display.width, display.height) == (_WIDTH, _HEIGHT):
        return
    from displayio import Group

    scale = min(display.width // _WIDTH, display.height // _HEIGHT)
    left = (display.width - _WIDTH * scale) // 2
    top = (display.height - _HEIGHT * scale) // 2
    handheld.frame = Group(scale=scale, x=left, y=top)
    handheld.frame.append(Group())
    display.root_group = handheld.frame


def _shorten_waits(module):
    """Let a display's library wait as long as the panel asks for, and no longer.

    It waits 150 ms after a reset, half a second after waking the panel, and up to that after
    switching it on. The datasheets of ST7735R and ST7789 ask for 120 ms after the first two
    (SWRESET, 01h, and SLPOUT, 11h), and for nothing after the last (DISPON, 29h).
    """
    sequence = bytes(module._INIT_SEQUENCE)
    waits = ((0x01, 0x96, 120), (0x11, 0xFF, 120), (0x29, 0x64, 10), (0x29, 0xFF, 10))
    for command, wait, enough in waits:
        sequence = sequence.replace(bytes((command, 0x80, wait)), bytes((command, 0x80, enough)))
    module._INIT_SEQUENCE = sequence


def _open_buttons(handheld, profile):
    import keypad

    part = profile["buttons"]
    if part["kind"] == "pins":
        keys = keypad.Keys(
            tuple([_pin(name) for name in part["pins"]]), value_when_pressed=False, pull=True
        )
    else:
        keys = keypad.ShiftRegisterKeys(
            clock=_pin(part["clock"]),
            data=_pin(part["data"]),
            latch=_pin(part["latch"]),
            key_count=len(part["map"]),
            value_when_pressed=True,
        )
    joystick = None
    if "joystick" in profile:
        joystick = _try(handheld, "joystick", _open_joystick, profile["joystick"])
    return Buttons(keys, part["map"], joystick, ticks_ms())


def _open_joystick(part):
    import analogio

    from hardware.joystick import Joystick

    return Joystick(analogio.AnalogIn(_pin(part["x"])), analogio.AnalogIn(_pin(part["y"])))


def _open_pixels(part):
    from hardware.pixels import Pixels

    return Pixels(_pin(part["pin"]))


def _open_sound(part):
    from hardware.sound import Sound

    module = __import__(part["module"])
    enable = None
    if "enable" in part:
        import digitalio

        enable = digitalio.DigitalInOut(_pin(part["enable"]))
        enable.switch_to_output(value=False)
    return Sound(getattr(module, part["class"])(_pin(part["pin"])), enable)


def _open_motion(part):
    from adafruit_lis3dh import LIS3DH_I2C, RANGE_8_G

    from hardware.motion import Motion

    sensor = LIS3DH_I2C(board.I2C(), address=part["address"])
    sensor.range = RANGE_8_G
    return Motion(sensor, ticks_ms())


def _open_light(part):
    import analogio

    from hardware.light import Light

    return Light(analogio.AnalogIn(_pin(part["pin"])), ticks_ms())


def _open_store(profile):
    import microcontroller

    nvm = microcontroller.nvm
    if nvm is None or len(nvm) < STORE_SIZE:
        from hardware.file_bytes import FileBytes

        return Store(FileBytes(_STORE_FILE))
    store = Store(nvm, profile.get("memory", {}).get("erases") == "always")
    # To see at once that the memory can be read.
    store.is_damaged()
    return store
