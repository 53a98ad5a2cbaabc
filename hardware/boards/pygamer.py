# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Adafruit PyGamer: 160x128 display, joystick, four buttons, five NeoPixels, speaker."""

PROFILE = {
    "display": {"kind": "builtin"},
    "buttons": {
        "kind": "shift_register",
        "clock": "BUTTON_CLOCK",
        "data": "BUTTON_OUT",
        "latch": "BUTTON_LATCH",
        "map": ("b", "a", "start", "select"),
    },
    "joystick": {"x": "JOYSTICK_X", "y": "JOYSTICK_Y"},
    "pixels": {"pin": "NEOPIXEL"},
    "sound": {
        "module": "audioio",
        "class": "AudioOut",
        "pin": "SPEAKER",
        "enable": "SPEAKER_ENABLE",
    },
    "motion": {"address": 0x19},
    "light": {"pin": "LIGHT"},
    "memory": {"size": 8_192, "erases": "always"},
    "drive": {"size": 8_388_608, "cluster": 4096},
}
