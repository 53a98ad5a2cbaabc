# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""What the board runs: open the handheld, then run the game on it."""


def main():
    """Run the game for ever."""
    # Imported here because a debugger on a PC, which looks for Python's own ``code``, may find
    # this file: importing it must do nothing.
    import time

    from adafruit_ticks import ticks_ms

    from hardware.builder import build, load_profile
    from screens.app import App

    handheld = build(load_profile())
    app = App(handheld)
    try:
        while True:
            time.sleep(app.step(ticks_ms()) / 1000)
    finally:
        handheld.close()


if __name__ == "__main__":
    main()
