# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the board runs: open the handheld, then run the game on it."""


def main():
    """Run the game for ever."""
    # Imported here because a debugger on a PC, which looks for Python's own ``code``, may find
    # this file: importing it must do nothing.
    import time

    from adafruit_ticks import ticks_ms

    handheld = open_handheld()
    from app.app import App

    app = App(handheld)
    try:
        while True:
            time.sleep(app.step(ticks_ms()) / 1000)
    finally:
        handheld.close()


def open_handheld():
    """Return the handheld. What opens it is known in here only, so that it can be unloaded."""
    from hardware.builder import build, load_profile

    return build(load_profile())


if __name__ == "__main__":
    main()
