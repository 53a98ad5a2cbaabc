# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The option that accepts new pictures."""


def pytest_addoption(parser):
    """Add --update-golden: the pictures that are made now become the ones to compare with."""
    parser.addoption("--update-golden", action="store_true", help="accept the pictures of now")
