# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The least of displayio that lets the screens run on MicroPython: data, no drawing."""


class Bitmap:
    """Keeps its size only."""

    def __init__(self, width, height, value_count):
        self.width = width
        self.height = height

    def fill(self, value):
        """Take a value."""


class Palette:
    """Colours by index."""

    def __init__(self, count):
        self._colours = [0] * count

    def __setitem__(self, index, colour):
        self._colours[index] = colour

    def make_transparent(self, index):
        """Take an index."""


class TileGrid:
    """A grid of tiles, and where it is."""

    def __init__(self, bitmap, **named):
        count = named.get("width", 1) * named.get("height", 1)
        self._tiles = bytearray([named.get("default_tile", 0)] * count)
        self.pixel_shader = named["pixel_shader"]
        self.x = named.get("x", 0)
        self.y = named.get("y", 0)
        self.hidden = False

    def __getitem__(self, index):
        return self._tiles[index]

    def __setitem__(self, index, tile):
        self._tiles[index] = tile


class Group:
    """A list of what is in it."""

    def __init__(self, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self._things = []

    def append(self, thing):
        """Add a grid or a group."""
        self._things.append(thing)
