# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A computer player that goes by rules of thumb, and sees only what a person sees.

It draws no random number and gives the same answer to the same game.
"""

from dicepoker_core.card import is_joker, legal_rows, preview, totals
from dicepoker_core.dice import ALL_DICE, count_faces
from dicepoker_core.game import FILL
from dicepoker_core.rows import (
    CHANCE,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    LARGE_STRAIGHT,
    PAIR,
    POKER,
    ROWS,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
    TWO_PAIRS,
    longest_run,
)

# What a row is worth keeping open for: about its mean in good play, in points. A row is filled
# where it gains most over that, so a poor roll goes where it costs least.
_PAR = (2, 5, 8, 12, 16, 19, 22, 21, 22, 14, 21, 29, 31, 16, 22)


def choose(game):
    """Return a legal action for the player whose turn it is.

    Raises ValueError when the game is over, as there is none.
    """
    if game.dice == ():
        if game.rolls_left == 0:
            raise ValueError("the game is over")
        return 0
    card = game.cards[game.current]
    if game.rolls_left:
        keep = _keep(card, game.dice)
        if keep != ALL_DICE:
            return keep
    return FILL + _best_row(card, game)


def _best_row(card, game):
    shown = preview(card, game.dice)
    left_sum = totals(card, game.rules).left_sum
    best_row = best_gain = None
    for row in legal_rows(card, game.dice):
        gain = shown[row] - _PAR[row]
        # Three of a face keep the left bonus in reach; fewer lose ground on it.
        if row < PAIR and left_sum <= game.rules.bonus_above:
            gain += shown[row] - 3 * (row + 1)
        if best_row is None or gain > best_gain:
            best_row, best_gain = row, gain
    return best_row


def _keep(card, dice):
    """Return the mask of dice to keep; ALL_DICE to stop rolling."""
    counts = count_faces(dice)
    is_open = [card.scores[row] is None for row in range(len(ROWS))]
    if 5 in counts and (is_open[POKER] or is_joker(card, dice)):
        return ALL_DICE
    run = longest_run(counts)
    if run == 5 and (is_open[LARGE_STRAIGHT] or is_open[SMALL_STRAIGHT]):
        return ALL_DICE
    if run == 4 and is_open[SMALL_STRAIGHT] and not is_open[LARGE_STRAIGHT]:
        return ALL_DICE
    if 3 in counts and 2 in counts and is_open[FULL_HOUSE]:
        return ALL_DICE
    most = max(counts)
    straights = is_open[SMALL_STRAIGHT] or is_open[LARGE_STRAIGHT]
    if straights and most < 3 and (run >= 4 or (run == 3 and most == 1)):
        return _mask_of_run(counts, dice)
    wants_two_pairs = is_open[FULL_HOUSE] or (is_open[TWO_PAIRS] and _sum(dice) >= 22)
    if counts.count(2) == 2 and wants_two_pairs:
        return _mask(dice, lambda face: counts[face] == 2)
    face = _best_face(counts, is_open)
    if face:
        return _mask(dice, lambda shown: shown == face)
    if straights:
        return _mask_of_run(counts, dice)
    # What is left are rows that count the sum: low dice are worth another try.
    keep = _mask(dice, lambda shown: shown >= 4)
    if is_open[PAIR] and not is_open[CHANCE] and most >= 2:
        pair = max([shown for shown in range(1, 7) if counts[shown] >= 2])
        keep |= _mask(dice, lambda shown: shown == pair)
    return keep


def _best_face(counts, is_open):
    """Return the face to collect, or 0 where no open row wants one."""
    of_a_kind = is_open[THREE_OF_A_KIND] or is_open[FOUR_OF_A_KIND] or is_open[POKER]
    best = 0
    best_worth = 0
    for face in range(1, 7):
        wanted = is_open[face - 1]
        if counts[face] and (wanted or (of_a_kind and counts[face] >= 2)):
            worth = 20 * counts[face] + face + (12 if wanted else 0)
            if worth > best_worth:
                best, best_worth = face, worth
    return best


def _mask(dice, wanted):
    keep = 0
    for i in range(len(dice)):
        if wanted(dice[i]):
            keep |= 1 << i
    return keep


def _mask_of_run(counts, dice):
    """Keep one die of each face in the longest run of faces."""
    run = longest_run(counts)
    last = 1
    length = 0
    for face in range(1, 7):
        length = length + 1 if counts[face] else 0
        if length == run:
            last = face
    keep = 0
    for face in range(last - run + 1, last + 1):
        keep |= 1 << dice.index(face)
    return keep


def _sum(dice):
    return dice[0] + dice[1] + dice[2] + dice[3] + dice[4]
