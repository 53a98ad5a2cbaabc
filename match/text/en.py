# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""English: the title and the game."""

DECIMAL = "."

TITLE = "DICE POKER"
CONTINUE = "Continue"
NEW_GAME = "New game"
HELP = "How to play"
SETTINGS = "Settings"
TITLE_KEYS = "↑↓ move   Ⓐ choose"

ASK_NEW_GAME = "Give up the kept game?"
YES_NEW_GAME = "Yes, start anew"
NO_NEW_GAME = "No, keep it"

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
CARD_FORCED = "Joker: + rows only   Ⓑ back"
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

RECORDS = "Records"
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
