# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The hardware modules of a made-up board, over one Host that plays the world around it."""

import os as pc_os
import traceback as pc_traceback
from collections import deque
from types import ModuleType, SimpleNamespace

from tools.simulator.boards import OWN_WIRING, Board, builtin_size, pins
from tools.simulator.renderer import BLINKA, Panel, PanelBus, ascii_font

_TICKS_PERIOD = 1 << 29
_QUEUE_LENGTH = 64


def native_modules(board: Board, host) -> dict[str, ModuleType]:
    """Return the modules that stand for those built into the board's firmware."""
    pin_names = {name: Pin(name) for name in pins(board)}
    made = [
        _module("board", board_id=board.board_id, I2C=lambda: None, **pin_names),
        *_bus_device(host),
        _module("microcontroller", nvm=host.nvm, Pin=Pin),
        _module("digitalio", DigitalInOut=DigitalInOut, Direction=Direction, Pull=Pull),
        _module("analogio", AnalogIn=lambda pin: AnalogIn(pin, host)),
        _module("busio", SPI=Spi),
        _module("neopixel_write", neopixel_write=host.write_pixels),
        _module("adafruit_pixelbuf", PixelBuf=PixelBuf),
        _module("audiocore", RawSample=RawSample),
        _audio_module(host),
        _keypad(host),
        _module("supervisor", ticks_ms=lambda: host.ticks_ms() % _TICKS_PERIOD),
        _module("time", sleep=host.sleep, monotonic=lambda: host.now_ms / 1000),
        _module("os", urandom=host.urandom, getenv=_settings(board).get),
        _module("gc", collect=lambda: None),
        _module("micropython", const=lambda value: value),
        _module("traceback", print_exception=host.print_exception),
        _sys_module(),
        _module("displayio", **_public(BLINKA.displayio)),
        _module("bitmaptools", **_public(BLINKA.bitmaptools)),
        _module("busdisplay", **_public(BLINKA.busdisplay)),
        _module("fontio", **_public(BLINKA.fontio)),
        _module("terminalio", FONT=ascii_font()),
        _fourwire(board, host),
    ]
    modules = {module.__name__: module for module in made}
    # Delays of a display's start-up pass on the host's clock, and its backlight is a made-up pin.
    BLINKA.busdisplay.time = modules["time"]
    BLINKA.busdisplay.digitalio = modules["digitalio"]
    BLINKA.displayio.release_displays()
    if board.has_display:
        size = builtin_size(host.profile["display"])
        host.panel = Panel(*size)
        modules["board"].DISPLAY = BLINKA.busdisplay.BusDisplay(  # type: ignore[attr-defined]
            PanelBus(host.panel), b"\x29\x00", width=size[0], height=size[1]
        )
    return modules


def _settings(board: Board) -> dict[str, str]:
    """Return what settings.toml holds: a wiring that is not the usual one is named there."""
    named = board.is_own_wiring and board.name != OWN_WIRING
    return {"DICEPOKER_BOARD": board.name} if named else {}


def _module(name: str, **names: object) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(names)
    return module


def _public(module) -> dict[str, object]:
    return {name: thing for name, thing in vars(module).items() if not name.startswith("_")}


def _sys_module() -> ModuleType:
    implementation = SimpleNamespace(name="circuitpython", version=(10, 0, 3))
    return _module("sys", implementation=implementation, platform="simulator")


class Pin:
    """A pin of the board by name."""

    def __init__(self, name: str):
        self.name = name


class Direction:
    """digitalio.Direction."""

    INPUT = "input"
    OUTPUT = "output"


class Pull:
    """digitalio.Pull."""

    UP = "up"
    DOWN = "down"


class DigitalInOut:
    """digitalio.DigitalInOut: remembers its value."""

    def __init__(self, pin: Pin):
        self.pin = pin
        self.value = False
        self.direction = Direction.INPUT

    def switch_to_output(self, value: bool = False) -> None:
        """Become an output of that value."""
        self.direction = Direction.OUTPUT
        self.value = value

    def deinit(self) -> None:
        """Let the pin go."""


class AnalogIn:
    """analogio.AnalogIn: reads what the host holds for the pin."""

    def __init__(self, pin: Pin, host):
        self._name = pin.name
        self._host = host

    @property
    def value(self) -> int:
        """0 to 65535."""
        return self._host.analog.get(self._name, 32768)


class Spi:
    """busio.SPI: only its pins matter here."""

    def __init__(self, clock: Pin, MOSI: Pin):
        self.pins = (clock, MOSI)


class Accelerometer:
    """adafruit_bus_device's I2CDevice with a LIS3DH behind it, as far as its driver looks."""

    _WHO_AM_I = 0x0F
    _CONTROL_4 = 0x23
    _FIRST_AXIS = 0x28
    # Counts for 1 g at each range, as the driver divides.
    _COUNTS = (16380, 8190, 4096, 1365)

    def __init__(self, host):
        self._host = host
        self._registers = bytearray(128)
        self._registers[self._WHO_AM_I] = 0x33
        self._at = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return False

    def write(self, data, *, start, end):
        """Take a register's number, and what to write there."""
        self._at = data[start] & 0x7F
        for i, value in enumerate(data[start + 1 : end]):
            self._registers[self._at + i] = value

    def readinto(self, data, *, start, end):
        """Give registers from the number taken before."""
        if self._at == self._FIRST_AXIS:
            self._measure()
        data[start:end] = self._registers[self._at : self._at + end - start]

    def _measure(self):
        counts = self._COUNTS[self._registers[self._CONTROL_4] >> 4 & 3]
        for axis, value in enumerate(self._host.acceleration):
            word = max(-32768, min(32767, int(value / 9.806 * counts))) & 0xFFFF
            at = self._FIRST_AXIS + 2 * axis
            self._registers[at : at + 2] = word.to_bytes(2, "little")


def _bus_device(host) -> list[ModuleType]:
    sensor = Accelerometer(host)
    i2c_device = _module("adafruit_bus_device.i2c_device", I2CDevice=lambda bus, address: sensor)
    return [_module("adafruit_bus_device", i2c_device=i2c_device), i2c_device]


class PixelBuf:
    """adafruit_pixelbuf.PixelBuf, of which neopixel.NeoPixel is one."""

    def __init__(self, size, *, brightness=1.0, byteorder="GRB", auto_write=True):
        self._order = ["RGB".index(channel) for channel in byteorder]
        self._bytes = bytearray(3 * size)
        self._brightness = brightness
        self.auto_write = auto_write

    def __len__(self):
        return len(self._bytes) // 3

    def __setitem__(self, i, colour):
        channels = (colour >> 16, colour >> 8 & 255, colour & 255)
        for k, channel in enumerate(self._order):
            self._bytes[3 * i + k] = int(channels[channel] * self._brightness)
        if self.auto_write:
            self.show()

    def fill(self, colour):
        """Set all pixels."""
        for i in range(len(self)):
            self[i] = colour

    def show(self):
        """Send the colours."""
        self._transmit(self._bytes)

    def _transmit(self, data):
        raise NotImplementedError


class RawSample:
    """audiocore.RawSample: unsigned 16-bit samples and their rate."""

    def __init__(self, samples, *, sample_rate):
        self.samples = samples
        self.sample_rate = sample_rate


def _audio_module(host) -> ModuleType:
    class AudioOut:
        """Plays on the host's loudspeaker."""

        def __init__(self, pin: Pin):
            self.pin = pin

        def play(self, sample: RawSample, *, loop: bool = False) -> None:
            """Start ``sample``; another that plays stops."""
            host.play(sample, loop)

        def stop(self) -> None:
            """Be silent."""
            host.stop_sound()

    part = host.profile.get("sound", {"module": "audiopwmio", "class": "PWMAudioOut"})
    return _module(part["module"], **{part["class"]: AudioOut})


class Event:
    """keypad.Event."""

    def __init__(self, key_number: int = 0, pressed: bool = True, timestamp: int = 0):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self) -> bool:
        """Not pressed."""
        return not self.pressed


class EventQueue:
    """keypad.EventQueue: at most 64 events, then it says that it overflowed."""

    def __init__(self) -> None:
        self._events: deque[Event] = deque()
        self.overflowed = False

    def add(self, event: Event) -> None:
        """Queue an event, as the scanner does in the background."""
        if len(self._events) == _QUEUE_LENGTH:
            self.overflowed = True
        else:
            self._events.append(event)

    def get_into(self, event: Event) -> bool:
        """Move the oldest event into ``event``; tell whether there was one."""
        if not self._events:
            return False
        oldest = self._events.popleft()
        event.key_number = oldest.key_number
        event.pressed = oldest.pressed
        event.timestamp = oldest.timestamp
        return True

    def clear(self) -> None:
        """Forget all events."""
        self._events.clear()
        self.overflowed = False


class Scanner:
    """keypad.Keys and keypad.ShiftRegisterKeys: the host presses its keys by number."""

    def __init__(self, host, count: int):
        self.events = EventQueue()
        self.count = count
        host.connect_keys(self.events)


def _keypad(host) -> ModuleType:
    def keys(pin_names, *, value_when_pressed, pull):
        del value_when_pressed, pull
        return Scanner(host, len(pin_names))

    def shift_register_keys(*, clock, data, latch, key_count, value_when_pressed):
        del clock, data, latch, value_when_pressed
        return Scanner(host, key_count)

    return _module("keypad", Keys=keys, ShiftRegisterKeys=shift_register_keys, Event=Event)


def _fourwire(board: Board, host) -> ModuleType:
    def four_wire(spi, *, command, chip_select, reset, baudrate):
        del spi, command, chip_select, reset, baudrate
        if board.has_display:
            raise ValueError("the board's own display has the bus")
        part = host.profile["display"]
        host.panel = Panel(part["width"], part["height"], part["rotation"])
        return PanelBus(host.panel)

    return _module("fourwire", FourWire=four_wire)


def format_exception(error: BaseException) -> str:
    """Return a traceback as text."""
    return "".join(pc_traceback.format_exception(error))


def real_urandom(count: int) -> bytes:
    """Return ``count`` bytes of the PC's own randomness."""
    return pc_os.urandom(count)
