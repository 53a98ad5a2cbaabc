# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Estonian."""

LANGUAGE = "Keel"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSŠZŽTUVWÕÄÖÜXYabcdefghijklmnopqrsšzžtuvwõäöüxy0123456789-. "

TITLE = "DICE POKER"
CONTINUE = "Jätka"
NEW_GAME = "Uus mäng"
HELP = "Kuidas mängida"
SETTINGS = "Seaded"
TITLE_KEYS = "↑↓ rida   Ⓐ vali"

ASK_NEW_GAME = "Loobud pooleli mängust?"
YES_NEW_GAME = "Jah, alusta uuesti"
NO_NEW_GAME = "Ei, jäta alles"

ASK_PRETEND = "Tõelist juhust ei ole!"
YES_PRETEND = "Mängi ikkagi"
NO_PRETEND = "Tagasi"

SETUP = "Uus mäng"
PLAYERS = "Mängijaid"
START = "Alusta mängu"
KINDS = ("inimene", "kerge", "keskmine", "raske", "täiuslik")
DEFAULT_PERSON = "Mängur %d"
DEFAULT_COMPUTER = "Robo %d"
SETUP_COUNT_KEYS = "←→ mitu"
SETUP_PLAYER_KEYS = "Ⓐ nimi   ←→ liik"
SETUP_HOUSE_KEYS = "Ⓐ muuda   Ⓑ tagasi"
SETUP_START_KEYS = "Ⓐ alusta   Ⓑ tagasi"

HOUSE = "Reeglid"
HOUSE_STANDARD = "tavalised"
HOUSE_BONUS = "alates 63"
HOUSE_NO_COACH = "nõuta"
BONUS_AT = "Boonus alates"
COACH = "Nõuandja"
YES_NO = ("ei", "jah")
HOUSE_SAYS = (
    ("35 punkti, kui vasaku", "poole summa on nii suur."),
    ("Ⓛ küsib nõu: ilma", "selleta on mäng aus."),
    ("Kui kaua on arvuti käiku", "näha."),
    ("Sama koodiga saavad ka", "teised samad täringud."),
)

DICE_CHANCE = "juhuslikud"
CODE = "Samade täringute kood"
CODE_KEYS = "Ⓐ valmis   Ⓑ tagasi"
CODE_WRONG = "Üks täht on vale"

NAME = "Mängija %d nimi"
NAME_KEYS_1 = "↑↓ täht"
NAME_KEYS_2 = "←→ koht"
NAME_KEYS_3 = "Ⓐ valmis   Ⓑ kustuta"

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
CARD_FORCED = "Jokker: ainult + B tagasi"
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

REVIEW_LOST = "kaotus %s"
REVIEW_WORKS = "Vaatan käiku %d/%d"
REVIEW_PERFECT = "Täiuslik mäng!"
REVIEW_ROUND = "Voor %d  %s"
REVIEW_YOU = " sina: %s"
REVIEW_BETTER = " parem: %s"
REVIEW_KEYS = "Ⓑ tagasi"
REVIEW_KEYS_MORE = "←→ kes   Ⓑ tagasi"
CHOICE_KEEP = "hoia %s"
CHOICE_ROLL = "veereta kõiki"

RECORDS = "Rekordid"
DAMAGED_RECORDS = "Rikutud rekordid: alles"
SCORES = "Parimad"
CHALLENGES = "Samad täringud"
NO_SCORES = "Ükski mäng pole läbi"
SCORES_KEYS = "←→ leht   Ⓑ tagasi"
SCORES_MORE_KEYS = "Ⓛ tühjenda   Ⓢ trüki"
GAMES = "Mänge %d"
MEAN = "Keskmine %s"
BEST_TOTAL = "Parim %d"
POKER_GAMES = "Pokker %d%% mängudest"
BONUS_GAMES = "Boonus %d%% mängudest"
CHART = "Read täiusliku kõrval"
DICE = "Täringud"
DICE_PEOPLE = "Inimesed"
DICE_COMPUTERS = "Robod"
DICE_SOURCE = "Plaadi enda mürast"
EVEN = "ühtlased nagu ausad on"
EVEN_MORE = "19 korral 20-st"
UNEVEN = "ebaühtlasemad kui ausad"
NO_DICE = "veel pole veeretatud"
ASK_CLEAR = "Kustuta rekordid?"
YES_CLEAR = "Jah, kustuta"
NO_CLEAR = "Ei, jäta alles"
PRINTED = "Saadetud konsooli"

SOUND = "Heli"
PIXELS = "Tuled"
DISPLAY = "Ekraan"
CALM = "Rahulik"
HANDS = "Käsi"
HANDED = ("parem", "vasak")
HANDS_SAYS = "vasak: pööra mängur ümber"
LIGHTS = ("hämar", "keskmine", "hele", "ise")
SPEED = "Arvutid"
LEVELS = ("väljas", "nõrk", "tugev")
SPEEDS = ("aeglane", "tavaline", "kiire")
SETTINGS_KEYS = "←→ sea   Ⓑ tagasi"

HELP_KEYS = "←→ leht   Ⓑ tagasi"
HELP_PAGE = "%d/%d"

DAMAGED = "Rikutud mäng: kõrval alles"
DAMAGED_OPTIONS = "Rikutud seaded: algseis"
FAULTS = {
    "pixels": "Tuled ei tööta",
    "sound": "Heli ei tööta",
    "store": "Mänge ei saa salvestada",
    "joystick": "Juhtkang ei tööta",
    "display": "Ekraan ei tööta",
    "motion": "Liikumisandur ei tööta",
    "light": "Valgusandur ei tööta",
    "random": "Tõelist juhust ei ole!",
}
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
