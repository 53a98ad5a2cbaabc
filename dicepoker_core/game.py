# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""A game of one to six players: whose turn, which dice, every legal action, undo, winners.

An action is one int. 0 to 31 rolls, keeping the dice whose bit is set; 32 to 46 fills the
row ``action - 32``. A state is plain data and is never changed; ``apply`` gives the next one.
"""

from collections import namedtuple

from dicepoker_core.card import fill, legal_rows, new_card, totals
from dicepoker_core.compat import const
from dicepoker_core.dice import ALL_DICE, DICE
from dicepoker_core.errors import RuleError
from dicepoker_core.rows import ROW_COUNT, ROWS

FILL = const(32)
ACTION_COUNT = const(47)
MOST_PLAYERS = const(6)
ROLLS = const(3)
_MOST_LEFT_SUM = const(105)

Rules = namedtuple("Rules", ("bonus_above",))
# bonus_above: the left sum must be higher than this to earn the left bonus.
RULES = Rules(63)

# cards: one a player.   current: the player whose turn it is, from 0.   round: 1 to 15.
# dice: five faces, or () before the first roll and after the end.   rolls_left: 3 to 0.
# before: the game before the last filled row, while that can be taken back; else None.
Game = namedtuple("Game", ("cards", "current", "round", "dice", "rolls_left", "rules", "before"))


def check_rules(rules):
    """Raise RuleError unless ``rules.bonus_above`` is an int from 0 to 105."""
    above = rules.bonus_above
    if type(above) is not int or not 0 <= above <= _MOST_LEFT_SUM:
        raise RuleError("bonus_above is an int from 0 to 105, not %r" % (above,))


def new_game(player_count, rules=RULES):
    """Return a game before its first roll. Raises RuleError unless there are 1 to 6 players."""
    if type(player_count) is not int or not 1 <= player_count <= MOST_PLAYERS:
        raise RuleError("a game has 1 to 6 players, not %r" % (player_count,))
    check_rules(rules)
    cards = tuple([new_card() for _ in range(player_count)])
    return Game(cards, 0, 1, (), ROLLS, rules, None)


def is_over(game):
    """Tell whether every card has its 15 rows filled."""
    return game.dice == () and game.rolls_left == 0


def legal_actions(game):
    """Return every action that the rules allow now, ascending; () when the game is over."""
    if is_over(game):
        return ()
    if game.dice == ():
        return (0,)
    rolls = tuple(range(ALL_DICE)) if game.rolls_left else ()
    rows = legal_rows(game.cards[game.current], game.dice)
    return rolls + tuple([FILL + row for row in rows])


def is_legal(game, action):
    """Tell whether ``action`` is allowed now; anything that is no action is not."""
    return type(action) is int and refusal(game, action) is None


def refusal(game, action):
    """Return why ``action`` is not allowed now, as an English text, or None where it is."""
    if type(action) is not int or not 0 <= action < ACTION_COUNT:
        return "an action is an int from 0 to 46, not %r" % (action,)
    if is_over(game):
        return "the game is over"
    if action < FILL:
        if game.rolls_left == 0:
            return "no rolls are left in this turn"
        if action == ALL_DICE:
            return "a roll must leave at least one die to roll"
        if game.dice == () and action:
            return "the first roll of a turn rolls all five dice"
        return None
    if game.dice == ():
        return "roll before filling a row"
    if action - FILL not in legal_rows(game.cards[game.current], game.dice):
        return "%s may not be filled with %r" % (ROWS[action - FILL], game.dice)
    return None


def apply(game, action, faces=None):
    """Return the game after ``action``; ``game`` itself is not changed.

    faces: for a roll, five ints from 1 to 6; those of kept dice are ignored. A fill takes none.
    Raises RuleError where the rules forbid the action or the faces are not such.
    """
    why = refusal(game, action)
    if why:
        raise RuleError(why)
    if action < FILL:
        return _roll(game, action, faces)
    if faces is not None:
        raise RuleError("filling a row takes no faces, got %r" % (faces,))
    return _fill(game, action - FILL)


def _roll(game, keep, faces):
    if type(faces) not in (tuple, list) or len(faces) != DICE:
        raise RuleError("a roll needs five faces, not %r" % (faces,))
    dice = []
    for i in range(DICE):
        face = game.dice[i] if keep >> i & 1 else faces[i]
        if type(face) is not int or not 1 <= face <= 6:
            raise RuleError("a face is an int from 1 to 6, not %r" % (face,))
        dice.append(face)
    return Game(
        game.cards, game.current, game.round, tuple(dice), game.rolls_left - 1, game.rules, None
    )


def _fill(game, row):
    current = game.current
    card = fill(game.cards[current], row, game.dice)
    cards = game.cards[:current] + (card,) + game.cards[current + 1 :]
    if current + 1 < len(cards):
        return Game(cards, current + 1, game.round, (), ROLLS, game.rules, game)
    if game.round < ROW_COUNT:
        return Game(cards, 0, game.round + 1, (), ROLLS, game.rules, game)
    return Game(cards, current, game.round, (), 0, game.rules, game)


def may_undo(game):
    """Tell whether the last action was a filled row that can still be taken back."""
    return game.before is not None


def undo(game):
    """Return the game before the last filled row: same player, dice and rolls left.

    Raises RuleError once somebody has rolled since: a roll is never taken back.
    """
    if game.before is None:
        raise RuleError("nothing to take back: only a row filled since the last roll can be")
    return game.before


def standings(game):
    """Return (place, player, total) of every player, best first.

    Equal totals share a place, and are listed in the order of play. Allowed at any time.
    """
    order = []
    for player in range(len(game.cards)):
        order.append((-totals(game.cards[player], game.rules).total, player))
    order.sort()
    placed = []
    place = 1
    for i in range(len(order)):
        if i and order[i][0] != order[i - 1][0]:
            place = i + 1
        placed.append((place, order[i][1], -order[i][0]))
    return tuple(placed)


def winners(game):
    """Return the players with the highest total, ascending. Raises RuleError before the end."""
    if not is_over(game):
        raise RuleError("nobody has won before the last row is filled")
    return tuple([player for place, player, _ in standings(game) if place == 1])
