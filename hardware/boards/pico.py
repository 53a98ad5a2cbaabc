# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico, wired as the README beside the drivers tells.

ST7735R display of 160x128 on SPI, eight buttons to ground, five NeoPixels, a piezo.
"""

PROFILE = {
    "board_id": "raspberry_pi_pico",
    "display": {
        "kind": "st7735r",
        "clock": "GP18",
        "data": "GP19",
        "command": "GP16",
        "select": "GP17",
        "reset": "GP20",
        "backlight": "GP21",
        "width": 160,
        "height": 128,
        "rotation": 90,
    },
    "buttons": {
        "kind": "pins",
        "pins": ("GP2", "GP3", "GP4", "GP5", "GP6", "GP7", "GP8", "GP9"),
        "map": ("up", "down", "left", "right", "a", "b", "start", "select"),
    },
    "pixels": {"pin": "GP22"},
    "sound": {"module": "audiopwmio", "class": "PWMAudioOut", "pin": "GP14"},
    "memory": {"size": 4_096},
    "drive": {"size": 1_048_576, "cluster": 512},
}
