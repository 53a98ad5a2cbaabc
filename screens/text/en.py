# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""English."""

LANGUAGE = "Language"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-. "

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
KINDS = ("person", "easy", "medium", "hard", "perfect")
DEFAULT_PERSON = "Player %d"
DEFAULT_COMPUTER = "Robo %d"
SETUP_COUNT_KEYS = "LEFT RIGHT how many"
SETUP_PLAYER_KEYS = "A name    LEFT RIGHT kind"
SETUP_HOUSE_KEYS = "A change    B back"
SETUP_START_KEYS = "A start    B back"

HOUSE = "Rules"
HOUSE_STANDARD = "standard"
HOUSE_BONUS = "bonus 63"
HOUSE_NO_COACH = "no coach"
BONUS_AT = "Left bonus from"
COACH = "Coach"
YES_NO = ("off", "on")
HOUSE_SAYS = (
    ("35 points more for a left", "sum of at least so many."),
    ("SELECT asks it: off makes", "the match a fair one."),
    ("How long you see what a", "computer player does."),
    ("The same code gives your", "friends the same dice."),
)

DICE_CHANCE = "random"
CODE = "Code of the same dice"
CODE_KEYS = "A done    B back"
CODE_WRONG = "A letter is wrong"

NAME = "Name of player %d"
NAME_KEYS_1 = "UP DOWN letter"
NAME_KEYS_2 = "LEFT RIGHT place"
NAME_KEYS_3 = "A done    B rub out"

GUIDE = (
    "Press B to roll the dice",
    "Arrows choose, A holds",
    "B rolls the other dice",
    "A opens your card",
    "Choose a +, A writes it",
)
GUIDE_KEYS = "SELECT ends the tour"

ROUND = "Round %d/15"
TOTAL = "Total %d"
ROLLS_LEFT = "Rolls left %d"
FIRST_ROLL = "B rolls the dice"
BEST = "Best: %s %d"
NO_BEST = "No open row fits yet"
JOKER = "Joker! +100 points"
POKER_CHEER = "POKER!"
CHOOSE_ROW = "Now choose a row"
LET_ONE_GO = "Free a die to roll again"
NO_COACH = "No coach in this match"
NO_ROOM = "No memory for the coach"
COACH_THINKS = "The coach thinks..."
COACH_KEEP = "Coach: keep %s"
COACH_ROLL = "Coach: roll all five"
COACH_WRITE = "Coach: %s"
COACH_FOR = "for %s"
COACH_SURE = "%d points for sure"
COACH_ZERO = "a 0 costs least there"
COACH_NEXT = "next %s -%s"
AIM = "%s %d%%"
NO_TABLE = "No table: plays as hard"
NOT_SAVED = "Not saved!"
NO_CHANCE = "No random bytes: try again"
KEYS_UNDO = "UP takes the row back"
KEYS_HOLD = "A hold    B roll"
KEYS_ROW = "A or B opens the card"
KEYS_CARD = "START card   SELECT coach"
KEYS_CARD_ONLY = "START card"
KEYS_COMPUTER = "A skips    START card"
COMPUTER_ROLLS = "%s rolls"
COMPUTER_KEEPS = "%s keeps %s"
COMPUTER_WRITES = "Writes %s %d"

SUM = "Sum"
BONUS = "Bonus"
BONUS_HOUSE = "Bonus63"
NEED = "need %d"
BONUS_SURE = "bonus won"
BONUS_GONE = "no bonus"
CARD_KEYS = "A write  B back  SEL coach"
CARD_LOOK_KEYS = "B back          START menu"
CARD_COST_KEYS = "Points lost to the best: *"
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
RESULT_HOUSE = "The end - bonus at 63"
RESULT_CODE = "The end - dice of %s"
RESULT_ONE = "%d points!"
RESULT_WON = "%s wins!"
RESULT_TIE = "Shared win!"
RESULT_KEYS = "A new game   B title"
RESULT_KEYS_REVIEW = "A new  B title  SEL review"

REVIEW_LOST = "lost %s"
REVIEW_WORKS = "Looking at turn %d/%d"
REVIEW_PERFECT = "Perfect play!"
REVIEW_ROUND = "Round %d  %s"
REVIEW_YOU = " you: %s"
REVIEW_BETTER = " better: %s"
REVIEW_KEYS = "B back"
REVIEW_KEYS_MORE = "LEFT RIGHT player  B back"
CHOICE_KEEP = "keep %s"
CHOICE_ROLL = "roll all five"

RECORDS = "Records"
DAMAGED_RECORDS = "Records damaged: aside"
SCORES = "Best scores"
CHALLENGES = "Same dice"
NO_SCORES = "No finished game yet"
SCORES_KEYS = "LEFT RIGHT page  B back"
SCORES_MORE_KEYS = "SEL clear   START print"
GAMES = "Games %d"
MEAN = "Mean %s"
BEST_TOTAL = "Best %d"
POKER_GAMES = "Poker in %d%%"
BONUS_GAMES = "Left bonus in %d%%"
CHART = "Rows against perfect play"
DICE = "Dice"
DICE_PEOPLE = "People"
DICE_COMPUTERS = "Robos"
DICE_SOURCE = "From the board's own noise"
EVEN = "as even as fair dice are"
EVEN_MORE = "in 19 of 20 cases"
UNEVEN = "less even than fair dice"
NO_DICE = "nothing rolled yet"
ASK_CLEAR = "Clear all records?"
YES_CLEAR = "Yes, clear them"
NO_CLEAR = "No, keep them"
PRINTED = "Printed on the console"

SOUND = "Sound"
PIXELS = "Pixels"
DISPLAY = "Display"
CALM = "Calm"
LIGHTS = ("dim", "medium", "bright")
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
