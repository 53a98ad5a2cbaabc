# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""English."""

TITLE = "DICE POKER"
CONTINUE = "Continue"
NEW_GAME = "New game"
HELP = "How to play"
SETTINGS = "Settings"
TITLE_KEYS = "UP DOWN move    A choose"

ASK_NEW_GAME = "Give up the kept game?"
YES_NEW_GAME = "Yes, start anew"
NO_NEW_GAME = "No, keep it"

ASK_PRETEND = "No true random numbers!"
YES_PRETEND = "Play all the same"
NO_PRETEND = "Go back"

SETUP = "New game"
PLAYERS = "Players"
START = "Start the game"
PERSON = "person"
COMPUTER = "computer"
DEFAULT_PERSON = "Player %d"
DEFAULT_COMPUTER = "Robo %d"
SETUP_COUNT_KEYS = "LEFT RIGHT how many"
SETUP_PLAYER_KEYS = "A name    LEFT RIGHT kind"
SETUP_START_KEYS = "A start    B back"

NAME = "Name of player %d"
NAME_KEYS_1 = "UP DOWN letter"
NAME_KEYS_2 = "LEFT RIGHT place"
NAME_KEYS_3 = "A done    B rub out"

ROUND = "Round %d/15"
TOTAL = "Total %d"
ROLLS_LEFT = "Rolls left %d"
FIRST_ROLL = "B rolls the dice"
BEST = "Best: %s %d"
NO_BEST = "No open row fits yet"
JOKER = "Joker! +100 points"
CHOOSE_ROW = "Now choose a row"
LET_ONE_GO = "Free a die to roll again"
HINT_KEEP = "Hint: keep %s"
HINT_ROLL = "Hint: roll them all"
HINT_ROW = "Hint: %s %d"
NOT_SAVED = "Not saved!"
NO_CHANCE = "No random bytes: try again"
KEYS_UNDO = "UP takes the row back"
KEYS_HOLD = "A hold    B roll"
KEYS_ROW = "A or B opens the card"
KEYS_CARD = "START card   SELECT hint"
KEYS_COMPUTER = "A skips    START card"
COMPUTER_ROLLS = "%s rolls"
COMPUTER_KEEPS = "%s keeps %s"
COMPUTER_WRITES = "Writes %s %d"

SUM = "Sum"
BONUS = "Bonus"
NEED = "need %d"
BONUS_SURE = "bonus won"
BONUS_GONE = "no bonus"
CARD_KEYS = "A write  B back  SEL menu"
CARD_LOOK_KEYS = "B back         SELECT menu"
CARD_FORCED = "Joker: + rows only  B back"
ASK_ZERO = "Write 0 in this row?"
YES_ZERO = "Yes, write 0"
NO_ZERO = "No, go back"

WROTE = "%s wrote %d"
IN_ROW = "in %s"
NEXT = "Next"
HANDOVER_KEYS = "A go on    B take back"
HANDOVER_KEYS_ONLY = "A go on"

RESULT = "The end"
RESULT_ONE = "%d points!"
RESULT_WON = "%s wins!"
RESULT_TIE = "Shared win!"
RESULT_KEYS = "A new game   B title"

SOUND = "Sound"
PIXELS = "Pixels"
SPEED = "Computers"
LEVELS = ("off", "low", "high")
SPEEDS = ("slow", "normal", "fast")
SETTINGS_KEYS = "LEFT RIGHT set   B back"

HELP_KEYS = "LEFT RIGHT page  B back"
HELP_PAGE = "%d/%d"

DAMAGED = "Save damaged: set aside"
DAMAGED_OPTIONS = "Settings damaged: reset"
FAULTS = {
    "pixels": "The pixels do not work",
    "sound": "The sound does not work",
    "store": "Games are not kept here",
    "joystick": "The joystick fails",
    "display": "The display fails",
    "motion": "The motion sensor fails",
    "random": "No true random numbers!",
}
CRASH = "Something went wrong"
CRASH_KEPT = "Your game is kept."
CRASH_KEYS = "A goes to the title"

ROWS = (
    "Ones",
    "Twos",
    "Threes",
    "Fours",
    "Fives",
    "Sixes",
    "Pair",
    "Two pairs",
    "3 of a kind",
    "4 of a kind",
    "Full house",
    "Small straight",
    "Large straight",
    "Poker",
    "Chance",
)
# For the card, where a row has room for eleven letters.
SHORT_ROWS = ROWS[:11] + ("Sm straight", "Lg straight") + ROWS[13:]
