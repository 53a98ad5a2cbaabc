# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""All screens, and what is loaded apart from them: what is known of each stands here alone.

A row: its name; its module; the texts that it shows beside those of the game; the modules that it
brings along; when its code may be unloaded; the rows that are loaded behind it before they are
asked for, in that order; and what its code, and then the built screen, take of a board's memory, in
KB (sources, CircuitPython 10.0.3). ``dicepoker sizes`` measures these and writes them here.
"""

AT_NAME = 0
AT_MODULE = 1
AT_TEXTS = 2
AT_BRINGS = 3
AT_UNLOADS = 4
AT_LEADS_TO = 5
AT_CODE_KB = 6
AT_BUILT_KB = 7

# Texts: of the game alone; of the menus too; of menus and help.
OF_GAME = 0
OF_MENUS = 1
OF_HELP = 2

# When code is unloaded: never; where it is not shown and memory is short; when a match is left.
NEVER = 0
PASSING = 1
PLAYING = 2

# Looked at many times a game, these stay built; another screen is built whenever it is shown, which
# is quick once its code is loaded.
STAYING = ("turn", "card")

# What computers, the coach and the look back load of the core.
_THINKING = (
    "dicepoker_core.players.slices",
    "dicepoker_core.players.sets",
    "dicepoker_core.players.turn_solver",
    "dicepoker_core.players.values",
    "dicepoker_core.players.left_side",
    "dicepoker_core.players.levels",
    "dicepoker_core.players.par",
    "dicepoker_core.players.advice",
    "dicepoker_core.players.review",
)
_OPTIONS = ("screens.option_screen",)
_LETTERS = ("screens.widgets.letter_row",)
_CODE = ("dicepoker_core.challenge",)
_RECORDS = ("match.records", "match.record_entry", "match.export")
# A turn is loaded in pieces, since a press has to wait for the one that is just loading.
TURN_PIECES = ("turn_lines", "celebration", "turn", "guide")
_SETUP_PIECES = ("house", "name", "challenge_code")
_MENUS = (
    ("setup", "scores", "records", "help", "settings", "statistics") + _SETUP_PIECES + ("confirm",)
)
_BEHIND_TITLE = TURN_PIECES + _MENUS
_BEHIND_SETUP = TURN_PIECES + ("card",) + _SETUP_PIECES
_BEHIND_RESULT = ("record_entry", "setup", "look_back")

# fmt: off
TABLE: tuple = (
    ("title", "screens.title", OF_GAME, (), NEVER, _BEHIND_TITLE, 3, 6),
    ("turn_lines", "screens.turn_lines", OF_GAME, (), NEVER, (), 1, 0),
    ("celebration", "screens.celebration", OF_GAME, (), NEVER, (), 1, 0),
    ("turn", "screens.turn", OF_GAME, (), NEVER, ("card", "handover", "result"), 7, 6),
    ("guide", "screens.guide", OF_GAME, (), NEVER, (), 1, 0),
    ("setup", "screens.setup", OF_MENUS, _CODE, PASSING, _BEHIND_SETUP, 2, 6),
    ("scores", "screens.scores", OF_MENUS, _RECORDS + _CODE, PASSING, (), 4, 6),
    ("help", "screens.help", OF_HELP, ("screens.examples",), PASSING, (), 6, 5),
    ("settings", "screens.settings", OF_MENUS, _OPTIONS, PASSING, (), 2, 5),
    ("statistics", "screens.statistics", OF_MENUS, (), PASSING, (), 2, 2),
    ("house", "screens.house", OF_MENUS, _OPTIONS, PASSING, (), 2, 4),
    ("name", "screens.name", OF_MENUS, _LETTERS, PASSING, (), 4, 3),
    ("challenge_code", "screens.challenge_code", OF_MENUS, _LETTERS + _CODE, PASSING, (), 4, 4),
    ("confirm", "screens.confirm", OF_GAME, (), NEVER, (), 1, 3),
    ("card", "screens.score_card", OF_GAME, (), PLAYING, (), 3, 8),
    ("handover", "screens.handover", OF_GAME, (), PLAYING, (), 6, 4),
    ("thinker", "app.thinker", OF_GAME, _THINKING, PLAYING, (), 2, 0),
    ("coach", "screens.coach", OF_GAME, (), PLAYING, (), 5, 0),
    ("computer", "screens.computer", OF_GAME, (), PLAYING, (), 7, 0),
    ("result", "screens.result", OF_GAME, (), PASSING, _BEHIND_RESULT, 2, 6),
    ("record_entry", "match.record_entry", OF_GAME, ("match.records",), PASSING, (), 4, 0),
    ("records", "match.records", OF_GAME, (), PASSING, (), 2, 0),
    ("look_back", "screens.look_back", OF_MENUS, (), PASSING, (), 3, 6),
    ("pretend", "screens.pretend", OF_MENUS, (), PASSING, (), 2, 3),
    ("language", "screens.language", OF_GAME, (), PASSING, (), 1, 3),
    ("crash", "screens.crash", OF_GAME, (), NEVER, (), 1, 3),
)
# fmt: on


def row_of(name):
    """Return the row of that name. Raises ImportError where there is none."""
    for row in TABLE:
        if row[AT_NAME] == name:
            return row
    raise ImportError("no screen is called %r" % (name,))
