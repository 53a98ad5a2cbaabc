# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Takes what is to be filled."""


def fill_region(bitmap, x1, y1, x2, y2, value):
    """Check that the region is inside, as the board does."""
    assert 0 <= x1 <= x2 <= bitmap.width and 0 <= y1 <= y2 <= bitmap.height


def readinto(bitmap, file, bits_per_pixel, element_size, reverse_pixels_in_element):
    """Read nothing."""


def blit(bitmap, source, x, y, x1, y1, x2, y2):
    """Check that what is copied is inside of both, as the board cuts it off in silence."""
    assert 0 <= x1 <= x2 <= source.width and 0 <= y1 <= y2 <= source.height
    assert x >= 0 and x + x2 - x1 <= bitmap.width
    assert y >= 0 and y + y2 - y1 <= bitmap.height
