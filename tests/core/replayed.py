# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Replays recorded games, on CPython and on MicroPython alike, and tells each step in a line.

Run as a program it takes game files and prints; the tests compare what both Pythons print.

A game file: ``players N``, ``bonus_above N``, then ``roll KEEP F F F F F`` (the mask of kept
dice, five faces), ``fill ROW POINTS TOTAL`` (what was written, the player's total after it) and
``undo``. A line from a # on is a remark.
"""

import gc
import sys


def steps(path):
    """Yield the words of each line of a game file."""
    with open(path) as file:
        for line in file:
            words = line.split("#")[0].split()
            if words:
                yield words


def replay(path):
    """Yield a line for each step of the game; raises AssertionError where one differs."""
    import dicepoker_core as core

    game = record = None
    players = 1
    for words in steps(path):
        if words[0] == "players":
            players = int(words[1])
            continue
        if words[0] == "bonus_above":
            rules = core.Rules(int(words[1]))
            game, record = core.new_game(players, rules), core.new_record(players, rules)
            continue
        if words[0] == "roll":
            action, faces = int(words[1]), tuple([int(word) for word in words[2:7]])
            game, record = core.apply(game, action, faces), core.append(record, action, faces)
        elif words[0] == "fill":
            player = game.current
            row = core.ROWS.index(words[1])
            game = core.apply(game, core.FILL + row)
            record = core.append(record, core.FILL + row)
            card = game.cards[player]
            assert card.scores[row] == int(words[2]), (words, card.scores[row])
            assert core.totals(card, game.rules).total == int(words[3]), (words, card)
        else:
            game, record = core.undo(game), core.take_back(record)
        loaded, same = core.load(core.dump(record))
        assert loaded == game and same == record
        yield f"{words} {game.dice} {core.legal_actions(game)} {len(record)}"
    assert core.is_over(game)
    yield f"winners {core.winners(game)} {core.standings(game)}"


def all_scores():
    """Yield the scores of all 252 dice sets in all rows, a line a set."""
    import dicepoker_core as core

    for number in range(6**5):
        dice = tuple([1 + number // 6**i % 6 for i in range(5)])
        if list(dice) == sorted(dice):
            yield f"{dice} {[core.score(row, dice) for row in range(15)]}"


def main(paths):
    """Print every score and every step, and at the end on MicroPython the bytes in use."""
    for line in all_scores():
        print(line)
    for path in paths:
        for line in replay(path):
            print(line)
    gc.collect()
    if hasattr(gc, "mem_alloc"):
        print("bytes in use", gc.mem_alloc())


if __name__ == "__main__":
    main(sys.argv[1:])
