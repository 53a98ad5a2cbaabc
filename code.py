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
    from screens.app import App

    app = App(handheld)
    try:
        while True:
            time.sleep(app.step(ticks_ms()) / 1000)
    finally:
        handheld.close()


def open_handheld():
    """Return the handheld; what opened it, and the boards, give their memory back."""
    import sys

    from hardware import builder

    handheld = builder.build(builder.load_profile())
    for name in list(sys.modules):
        if name == "hardware.builder" or name.startswith("hardware.boards"):
            del sys.modules[name]
    import hardware

    # The package holds on to what was loaded from it.
    for name in ("builder", "boards"):
        if hasattr(hardware, name):
            delattr(hardware, name)
    return handheld


if __name__ == "__main__":
    main()
