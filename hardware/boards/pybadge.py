# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge: 160x128 display, eight buttons, five NeoPixels, speaker."""

PROFILE = {
    "display": {"kind": "builtin"},
    "buttons": {
        "kind": "shift_register",
        "clock": "BUTTON_CLOCK",
        "data": "BUTTON_OUT",
        "latch": "BUTTON_LATCH",
        "map": ("b", "a", "start", "select", "right", "down", "up", "left"),
    },
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
    "drive": {"size": 2_097_152, "cluster": 4096},
}
