# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Estonian: setup, rules of the house, settings, records, the look back, faults."""

LANGUAGE = "Keel"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSŠZŽTUVWÕÄÖÜXYabcdefghijklmnopqrsšzžtuvwõäöüxy0123456789-. "

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
SAME_NAME = "Kahel on nimi %s"

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
EVEN = "ühtlased nagu ausad"
EVEN_MORE = "õige 99 plaadil 100-st"
UNEVEN = "ebaühtlased: kas ausad?"
NO_DICE = "veel pole veeretatud"
PERSON_KEYS = "Ⓛ kustuta   Ⓑ tagasi"
ASK_CLEAR = "Kustuta rekordid?"
ASK_FORGET = "Kustuta need andmed?"
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

ASK_PRETEND = "Tõelist juhust ei ole!"
YES_PRETEND = "Mängi ikkagi"
NO_PRETEND = "Tagasi"

DAMAGED_RECORDS = "Rikutud rekordid: alles"
DAMAGED = "Rikutud mäng: kõrval alles"
DAMAGED_OPTIONS = "Rikutud seaded: algseis"
DAMAGED_MEMORY = "Mälu on osalt rikutud"
FIGURES = ("Andmed kustutati: %s", "Ruumi pole: %s")
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
