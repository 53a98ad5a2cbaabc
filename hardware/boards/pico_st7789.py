# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico with a larger display: as ``pico``, but an ST7789 of 320x240."""

PROFILE = {
    "board_id": "raspberry_pi_pico",
    "display": {
        "kind": "st7789",
        "clock": "GP18",
        "data": "GP19",
        "command": "GP16",
        "select": "GP17",
        "reset": "GP20",
        "backlight": "GP21",
        "width": 320,
        "height": 240,
        "rotation": 270,
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
