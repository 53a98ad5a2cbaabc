# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""English."""

COMMANDS = ("roll", "keep", "write", "card", "hint", "undo", "help", "quit", "dice")
LIST = """Commands, each may be cut short:
  roll            roll all five dice
  keep 1 3 4      keep the first, third and fourth die and roll the others
  write pair      write the dice in a row, by its name or number
  card            show the score card
  dice            say the dice and the rolls left again
  hint            what perfect play would do, what it aims at, and what each row costs
  undo            take the last row back, until somebody rolls
  help            this list
  quit            leave; the game is kept"""
UNKNOWN = "Unknown command. Type help for the list."
GOOD_BYE = "Good bye."
GOOD_BYE_KEPT = "Good bye. The game is kept."
OVER = "The game is over."
PLACE = "%d. %s: %s"
DAMAGED_RECORDS = "The records are damaged (%s). They are set aside."
DAMAGED_GAME = "The kept game is damaged (%s). It is set aside."
ASK_GO_ON = "A game of %s is kept, round %d. Go on? (yes/no) "
NO = "n"
ASK_COUNT = "How many players, 1 to 6? "
BAD_COUNT = "Please give a number from 1 to 6."
ASK_NAME = "Name of player %d, or %s: "
BAD_NAME = "No: a name has 1 to 8 letters of the game's languages."
ASK_LAST_UNDO = "That was the last row. Press Enter, or type undo to take it back. "
TAKEN_BACK = "Taken back. %s has %s again."
TURN = "Round %d, %s, %s. Type roll, or help."
DICE = "Round %d, %s: %s. Rolls left: %d."
HELD = "Held: %s."
NO_LETTERS = "This terminal cannot show all letters of this language (%s)."
WRITES = "%s writes %d in %s. Total %d."
ROLLS = "%s rolls: %s. Rolls left: %d."
KEEPS_AND_ROLLS = "%s keeps %s and rolls: %s. Rolls left: %d."
JOKER = "Another poker: 100 points more, and a joker!"
MUST_WRITE = "Now write a row; card shows what each would score."
CARD_OF = "Card of %s:"
OPEN = "open"
OPEN_SCORES = "open, would score %d"
OPEN_BARRED = "open, not allowed now"
LEFT_SIDE = "  Left sum %d, left bonus %d (35 for more than %d), total %d"
NO_COACH = "No coach in this match."
REFUSED = "No: %s."
NO_CHANCE = "the computer gives no random bytes"
ROLL_FIRST = "roll before filling a row"
NO_ROLLS = "no rolls are left in this turn"
LEAVE_ONE = "a roll must leave at least one die to roll"
ROLL_ALL = "the first roll of a turn rolls all five dice"
ROW_BARRED = "%s may not be filled with %s"
NOTHING_BACK = "nothing to take back"
BAD_PLACE = "keep takes places of dice from 1 to 5, not '%s'"
NO_PLACES = "keep takes the places of dice, such as keep 1 3 4; roll rolls all"
BAD_ROW = "no such row: '%s'; give its name or number, see card"
HINT_ROLL_ALL = "Hint: roll all five dice."
HINT_WRITE = "Hint: write %s, %s for sure."
HINT_ZERO = "Hint: write %s, a 0 costs least there."
HINT_KEEP = "Hint: keep %s, that is %s, for %s."
HINT_ROLL = "Hint: roll all five dice, for %s."
COSTS = "Points that writing now would cost against the best row: %s."
LOST = "%s lost %s points against perfect play."
WORST = "  Round %d, %s: you chose to %s; to %s was worth %s more."
CHOSE_WRITE = "write %s"
CHOSE_KEEP = "keep %s"
CHOSE_ROLL = "roll all five"


def points(count: int) -> str:
    """Return that many points in words."""
    return "1 point" if count == 1 else f"{count} points"
