# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Bulgarian: setup, rules of the house, settings, records, the look back, faults."""

LANGUAGE = "Език"
NAME_LETTERS = (
    "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯабвгдежзийклмнопрстуфхцчшщъьюя0123456789-. "
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
)

SETUP = "Нова игра"
PLAYERS = "Играчи"
START = "Начало на играта"
KINDS = ("човек", "лесен", "среден", "труден", "идеален")
DEFAULT_PERSON = "Играч %d"
DEFAULT_COMPUTER = "Робо %d"
SETUP_COUNT_KEYS = "←→ колко"
SETUP_PLAYER_KEYS = "Ⓐ име   ←→ вид"
SETUP_HOUSE_KEYS = "Ⓐ промени   Ⓑ назад"
SETUP_START_KEYS = "Ⓐ начало   Ⓑ назад"

HOUSE = "Правила"
HOUSE_STANDARD = "стандартни"
HOUSE_BONUS = "от 63"
HOUSE_NO_COACH = "без съвет"
BONUS_AT = "Ляв бонус от"
COACH = "Съветник"
YES_NO = ("не", "да")
HOUSE_SAYS = (
    ("Още 35 точки при ляв", "сбор поне толкова."),
    ("Ⓛ го пита: без него", "двубоят е честен."),
    ("Колко дълго се вижда", "ходът на компютър."),
    ("С един код и другите", "хвърлят същите зарове."),
)

DICE_CHANCE = "случайни"
CODE = "Код за същите зарове"
CODE_KEYS = "Ⓐ готово   Ⓑ назад"
CODE_WRONG = "Има грешна буква"

NAME = "Име на играч %d"
NAME_KEYS_1 = "↑↓ буква"
NAME_KEYS_2 = "←→ място"
NAME_KEYS_3 = "Ⓐ готово   Ⓑ изтрий"
SAME_NAME = "Двама са %s"

REVIEW_LOST = "загуба %s"
REVIEW_WORKS = "Преглед на ход %d/%d"
REVIEW_PERFECT = "Идеална игра!"
REVIEW_ROUND = "Кръг %d  %s"
REVIEW_YOU = " ти: %s"
REVIEW_BETTER = " по-добре: %s"
REVIEW_KEYS = "Ⓑ назад"
REVIEW_KEYS_MORE = "←→ играч   Ⓑ назад"
CHOICE_KEEP = "пази %s"
CHOICE_ROLL = "хвърли всички"

SCORES = "Най-добри"
CHALLENGES = "Еднакви зарове"
NO_SCORES = "Още няма край на игра"
SCORES_KEYS = "←→ лист   Ⓑ назад"
SCORES_MORE_KEYS = "Ⓛ чисти   Ⓢ печат"
GAMES = "Игри %d"
MEAN = "Средно %s"
BEST_TOTAL = "Рекорд %d"
POKER_GAMES = "Покер в %d%%"
BONUS_GAMES = "Ляв бонус в %d%%"
CHART = "Редове спрямо идеала"
DICE = "Зарове"
DICE_PEOPLE = "Хора"
DICE_COMPUTERS = "Робо"
DICE_SOURCE = "От шума на самата платка"
EVEN = "равни като честни зарове"
EVEN_MORE = "вярно за 99 от 100 платки"
UNEVEN = "неравни: честни ли са?"
NO_DICE = "още нищо не е хвърлено"
PERSON_KEYS = "Ⓛ изтрий   Ⓑ назад"
ASK_CLEAR = "Изтрий рекордите?"
ASK_FORGET = "Изтрий данните?"
YES_CLEAR = "Да, изтрий"
NO_CLEAR = "Не, остават"
PRINTED = "Пратено на конзолата"

SOUND = "Звук"
PIXELS = "Светлини"
DISPLAY = "Екран"
CALM = "Спокойно"
HANDS = "Ръка"
HANDED = ("дясна", "лява")
HANDS_SAYS = "лява: обърни конзолата"
LIGHTS = ("тъмен", "среден", "светъл", "сам")
SPEED = "Компютри"
LEVELS = ("изкл.", "слабо", "силно")
SPEEDS = ("бавно", "нормално", "бързо")
SETTINGS_KEYS = "←→ смени   Ⓑ назад"

HELP_KEYS = "←→ лист   Ⓑ назад"
HELP_PAGE = "%d/%d"

ASK_PRETEND = "Няма истинска случайност!"
YES_PRETEND = "Играй въпреки това"
NO_PRETEND = "Назад"

DAMAGED_RECORDS = "Повредени рекорди"
DAMAGED = "Повреден запис: отделен"
DAMAGED_OPTIONS = "Настройките са изчистени"
DAMAGED_MEMORY = "Паметта е повредена"
FIGURES = ("Изтрити данни: %s", "Няма място за %s")
FAULTS = {
    "pixels": "Светлините не работят",
    "sound": "Звукът не работи",
    "store": "Игрите не се пазят",
    "joystick": "Джойстикът не работи",
    "display": "Екранът не работи",
    "motion": "Датчикът за движение спря",
    "light": "Датчикът за светлина спря",
    "random": "Няма истинска случайност!",
}
