# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""English: setup, rules of the house, settings, records, the look back, faults."""

LANGUAGE = "Language"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-. "

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
SAME_NAME = "Two are called %s"

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
EVEN = "even, as fair dice are"
EVEN_MORE = "right on 99 of 100 boards"
UNEVEN = "not even: are they fair?"
NO_DICE = "nothing rolled yet"
PERSON_KEYS = "Ⓛ delete   Ⓑ back"
ASK_CLEAR = "Clear all records?"
ASK_FORGET = "Delete these figures?"
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

ASK_PRETEND = "No true random numbers!"
YES_PRETEND = "Play all the same"
NO_PRETEND = "Go back"

DAMAGED_RECORDS = "Records damaged: aside"
DAMAGED = "Save damaged: set aside"
DAMAGED_OPTIONS = "Settings damaged: reset"
DAMAGED_MEMORY = "Some memory was damaged"
FIGURES = ("Figures dropped: %s", "No room to count %s")
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
