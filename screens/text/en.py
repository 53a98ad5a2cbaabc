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
TITLE_KEYS = "↑↓ move   Ⓐ choose"

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
SETUP_COUNT_KEYS = "←→ how many"
SETUP_PLAYER_KEYS = "Ⓐ name   ←→ kind"
SETUP_HOUSE_KEYS = "Ⓐ change   Ⓑ back"
SETUP_START_KEYS = "Ⓐ start   Ⓑ back"

HOUSE = "Rules"
HOUSE_STANDARD = "standard"
HOUSE_BONUS = "bonus 63"
HOUSE_NO_COACH = "no coach"
BONUS_AT = "Left bonus from"
COACH = "Coach"
YES_NO = ("off", "on")
HOUSE_SAYS = (
    ("35 points more for a left", "sum of at least so many."),
    ("Ⓛ asks it: off makes", "the match a fair one."),
    ("How long you see what a", "computer player does."),
    ("The same code gives your", "friends the same dice."),
)

DICE_CHANCE = "random"
CODE = "Code of the same dice"
CODE_KEYS = "Ⓐ done   Ⓑ back"
CODE_WRONG = "A letter is wrong"

NAME = "Name of player %d"
NAME_KEYS_1 = "↑↓ letter"
NAME_KEYS_2 = "←→ place"
NAME_KEYS_3 = "Ⓐ done   Ⓑ rub out"

GUIDE = (
    "Press Ⓑ to roll the dice",
    "←→ choose, Ⓐ holds",
    "Ⓑ rolls the other dice",
    "Ⓐ opens your card",
    "Choose a +, Ⓐ writes it",
)
GUIDE_KEYS = "Ⓛ ends the tour"

ROUND = "Round %d/15"
TOTAL = "Total %d"
TOTAL_WORD = "Total"
ROLLS_LEFT = "Rolls left %d"
FIRST_ROLL = "Ⓑ rolls the dice"
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
KEYS_UNDO = "hold Ⓑ: take the row back"
UNDONE = "Taken back: %s %d"
KEYS_HOLD = "Ⓐ hold   Ⓑ roll"
KEYS_ROW = "Ⓐ or Ⓑ opens the card"
KEYS_CARD = "Ⓢ card   Ⓛ coach"
KEYS_CARD_ONLY = "Ⓢ card"
KEYS_COMPUTER = "Ⓐ skips   Ⓢ card"
COMPUTER_ROLLS = "%s rolls"
COMPUTER_KEEPS = "%s keeps %s"
COMPUTER_WRITES = "Writes %s %d"

SUM = "Sum"
BONUS = "Bonus"
BONUS_HOUSE = "Bonus63"
NEED = "need %d"
BONUS_SURE = "bonus won"
BONUS_GONE = "no bonus"
CARD_KEYS = "Ⓐ write  Ⓑ back  Ⓛ coach"
CARD_LOOK_KEYS = "Ⓑ back   Ⓢ menu"
CARD_COST_KEYS = "Points lost to the best: *"
CARD_FORCED = "Joker: + rows only  B back"
ASK_ZERO = "Write 0 in this row?"
YES_ZERO = "Yes, write 0"
NO_ZERO = "No, go back"

WROTE = "%s wrote %d"
IN_ROW = "in %s"
NEXT = "Next"
HANDOVER_KEYS = "Ⓐ go on   hold Ⓑ: take back"
HANDOVER_KEYS_ONLY = "Ⓐ go on"

RESULT = "The end"
RESULT_HOUSE = "The end - bonus at 63"
RESULT_CODE = "The end - dice of %s"
RESULT_ONE = "points"
RESULT_WON = "%s wins!"
RESULT_TIE = "Shared win!"
RESULT_KEYS = "Ⓐ new game   Ⓑ title"
RESULT_KEYS_REVIEW = "Ⓐ new  Ⓑ title  Ⓛ review"

REVIEW_LOST = "lost %s"
REVIEW_WORKS = "Looking at turn %d/%d"
REVIEW_PERFECT = "Perfect play!"
REVIEW_ROUND = "Round %d  %s"
REVIEW_YOU = " you: %s"
REVIEW_BETTER = " better: %s"
REVIEW_KEYS = "Ⓑ back"
REVIEW_KEYS_MORE = "←→ player   Ⓑ back"
CHOICE_KEEP = "keep %s"
CHOICE_ROLL = "roll all five"

RECORDS = "Records"
DAMAGED_RECORDS = "Records damaged: aside"
SCORES = "Best scores"
CHALLENGES = "Same dice"
NO_SCORES = "No finished game yet"
SCORES_KEYS = "←→ page   Ⓑ back"
SCORES_MORE_KEYS = "Ⓛ clear   Ⓢ print"
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
HANDS = "Hand"
HANDED = ("right", "left")
HANDS_SAYS = "left: turn the handheld round"
LIGHTS = ("dim", "medium", "bright", "automatic")
SPEED = "Computers"
LEVELS = ("off", "low", "high")
SPEEDS = ("slow", "normal", "fast")
SETTINGS_KEYS = "←→ set   Ⓑ back"

HELP_KEYS = "←→ page   Ⓑ back"
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
    "light": "The light sensor fails",
    "random": "No true random numbers!",
}
CRASH = "Something went wrong"
CRASH_KEPT = "Your game is kept."
CRASH_KEYS = "Ⓐ goes to the title"

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
# For the card, where a row has room for 63 pixels, and 48 on the left.
SHORT_ROWS = ROWS[:11] + ("Sm straight", "Lg straight") + ROWS[13:]
