# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The code.py of an emulated board for ``dicepoker sizes``: loads and builds each screen alone.

It stands in the place of code.py on the made-up drive, which is there as game_code.py. For each
row of the table it prints "@size", the name, and the bytes that its code and the built screen take;
behind the last one "@end". The columns of a row are numbers here, as on the drive their names are
not kept.
"""

import gc
import time

from adafruit_ticks import ticks_ms
from game_code import open_handheld


def _unload_all(rows, unload):
    for row in rows:
        if row[0] != "title":
            for module in (row[1],) + row[3]:
                unload(module)
    gc.collect()
    gc.collect()


def _measure(app, row, rows):
    from app.loading import load_screen, make_screen, unload, unload_passing
    from match.languages import load_menus

    name = row[0]
    unload_passing(("title",))
    _unload_all(rows, unload)
    # The texts of the menus are there when the second of their screens is loaded.
    load_menus(0)
    gc.collect()
    before = gc.mem_free()
    load_screen(name, 0)
    gc.collect()
    loaded = gc.mem_free()
    built = loaded
    screen = None
    if row[7]:
        try:
            screen = make_screen(name, app)
            gc.collect()
            built = gc.mem_free()
        except TypeError:
            # A chart, which another screen makes: what the table says of it stays.
            built = loaded - 1000 * row[7]
    del screen
    print("@size", name, before - loaded, loaded - built)


def _main():
    from app.app import App

    app = App(open_handheld())
    for _ in range(400):
        time.sleep(app.step(ticks_ms()) / 1000)
    from app.screen_table import TABLE
    from match.match import Match

    app.match = Match((("Anna", 0), ("Bob", 0)))
    print("@begin")
    for row in TABLE:
        if row[0] != "title":
            _measure(app, row, TABLE)
    print("@end")
    while True:
        time.sleep(1)


_main()
