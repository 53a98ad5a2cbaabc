# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Estonian: the title and the game."""

DECIMAL = ","

TITLE = "DICE POKER"
CONTINUE = "Jätka"
NEW_GAME = "Uus mäng"
HELP = "Kuidas mängida"
SETTINGS = "Seaded"
TITLE_KEYS = "↑↓ rida   Ⓐ vali"

ASK_NEW_GAME = "Loobud pooleli mängust?"
YES_NEW_GAME = "Jah, alusta uuesti"
NO_NEW_GAME = "Ei, jäta alles"

GUIDE = (
    "Ⓑ veeretab täringuid",
    "←→ valib, Ⓐ hoiab",
    "Ⓑ veeretab ülejäänuid",
    "Ⓐ avab sinu kaardi",
    "Vali +, Ⓐ kirjutab selle",
)
GUIDE_KEYS = "Ⓛ lõpetab õpetuse"

ROUND = "Voor %d/15"
TOTAL = "Kokku %d"
TOTAL_WORD = "Kokku"
ROLLS_LEFT = "Viskeid %d"
FIRST_ROLL = "Ⓑ veeretab täringuid"
BEST = "Parim: %s %d"
NO_BEST = "Veel ei sobi ükski rida"
JOKER = "Jokker! +100 punkti"
POKER_CHEER = "POKKER!"
CHOOSE_ROW = "Vali nüüd rida"
LET_ONE_GO = "Vabasta täring veereks"
NO_COACH = "Siin nõuandjat ei ole"
NO_ROOM = "Nõuandjale pole mälu"
COACH_THINKS = "Nõuandja mõtleb..."
COACH_KEEP = "Nõu: hoia %s"
COACH_ROLL = "Nõu: veereta kõiki"
COACH_WRITE = "Nõu: %s"
COACH_FOR = "siht: %s"
COACH_SURE = "%d kindlat punkti"
COACH_ZERO = "seal maksab 0 vähim"
COACH_NEXT = "siis %s -%s"
AIM = "%s %d%%"
NO_TABLE = "Tabelita: mängib raskelt"
NOT_SAVED = "Ei salvestatud!"
NO_CHANCE = "Juhust pole: proovi uuesti"
KEYS_UNDO = "hoia Ⓑ all: võtab tagasi"
UNDONE = "Tagasi võetud: %s %d"
KEYS_HOLD = "Ⓐ hoia   Ⓑ veereta"
KEYS_ROW = "Ⓐ või Ⓑ avab kaardi"
KEYS_CARD = "Ⓢ kaart   Ⓛ nõu"
KEYS_CARD_ONLY = "Ⓢ kaart"
KEYS_COMPUTER = "Ⓐ edasi   Ⓢ kaart"
COMPUTER_ROLLS = "%s veeretab"
COMPUTER_KEEPS = "%s hoiab %s"
COMPUTER_WRITES = "Kirja %s %d"

SUM = "Summa"
BONUS = "Boonus"
BONUS_HOUSE = "Boonus63"
NEED = "puudu %d"
BONUS_SURE = "on boonus"
BONUS_GONE = "boonuseta"
CARD_KEYS = "Ⓐ kirja  Ⓑ tagasi  Ⓛ nõu"
CARD_LOOK_KEYS = "Ⓑ tagasi   Ⓢ menüü"
CARD_COST_KEYS = "Kaotus parima rea * vastu"
CARD_FORCED = "Jokker: ainult +   Ⓑ tagasi"
ASK_ZERO = "Kas kirjutada siia 0?"
YES_ZERO = "Jah, kirjuta 0"
NO_ZERO = "Ei, tagasi"

WROTE = "%s sai %d"
IN_ROW = "reale %s"
NEXT = "Järgmine"
HANDOVER_KEYS = "Ⓐ edasi   hoia Ⓑ all: tagasi"
HANDOVER_KEYS_ONLY = "Ⓐ edasi"

RESULT = "Lõpp"
RESULT_HOUSE = "Lõpp - boonus alates 63"
RESULT_CODE = "Lõpp - täringud %s"
RESULT_ONE = "punkti"
RESULT_WON = "%s võitis!"
RESULT_TIE = "Jagatud võit!"
RESULT_KEYS = "Ⓐ uus mäng   Ⓑ algus"
RESULT_KEYS_REVIEW = "Ⓐ uus  Ⓑ algus  Ⓛ vead"

RECORDS = "Rekordid"
CRASH = "Midagi läks valesti"
CRASH_KEPT = "Mäng on alles."
CRASH_KEYS = "Ⓐ viib algusse"

ROWS = (
    "Ässad",
    "Kahed",
    "Kolmed",
    "Neljad",
    "Viied",
    "Kuued",
    "Paar",
    "Kaks paari",
    "Kolmik",
    "Nelik",
    "Täismaja",
    "Väike sirge",
    "Suur sirge",
    "Pokker",
    "Juhus",
)
# For the card, where a row has room for eleven letters.
SHORT_ROWS = ROWS
