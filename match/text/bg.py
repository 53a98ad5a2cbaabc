# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the title and the game."""

DECIMAL = ","

TITLE = "DICE POKER"
CONTINUE = "Продължи"
NEW_GAME = "Нова игра"
HELP = "Как се играе"
SETTINGS = "Настройки"
TITLE_KEYS = "↑↓ ред   Ⓐ избор"

ASK_NEW_GAME = "Край на запазената игра?"
YES_NEW_GAME = "Да, нова игра"
NO_NEW_GAME = "Не, остава"

GUIDE = (
    "Натисни Ⓑ за хвърляне",
    "←→ избира, Ⓐ пази",
    "Ⓑ хвърля другите зарове",
    "Ⓐ отваря твоята карта",
    "Избери +, Ⓐ го записва",
)
GUIDE_KEYS = "Ⓛ: без помощ"

ROUND = "Кръг %d/15"
TOTAL = "Общо %d"
TOTAL_WORD = "Общо"
ROLLS_LEFT = "Остават %d"
FIRST_ROLL = "Ⓑ хвърля заровете"
BEST = "Най-добре: %s %d"
NO_BEST = "Още нищо не пасва"
JOKER = "Жокер! +100 точки"
POKER_CHEER = "ПОКЕР!"
CHOOSE_ROW = "Избери ред"
LET_ONE_GO = "Пусни зар, за да хвърлиш"
NO_COACH = "Тук няма съветник"
NO_ROOM = "Няма памет за съветника"
COACH_THINKS = "Съветникът мисли..."
COACH_KEEP = "Съвет: пази %s"
COACH_ROLL = "Съвет: хвърли всички"
COACH_WRITE = "Съвет: %s"
COACH_FOR = "за %s"
COACH_SURE = "%d сигурни точки"
COACH_ZERO = "там 0 струва най-малко"
COACH_NEXT = "после %s -%s"
AIM = "%s %d%%"
NO_TABLE = "Без таблица: играе трудно"
NOT_SAVED = "Не е записано!"
NO_CHANCE = "Няма случайност: пак"
KEYS_UNDO = "задръж Ⓑ: връща реда"
UNDONE = "Върнато: %s %d"
KEYS_HOLD = "Ⓐ пази   Ⓑ хвърля"
KEYS_ROW = "Ⓐ или Ⓑ отваря картата"
KEYS_CARD = "Ⓢ карта   Ⓛ съвет"
KEYS_CARD_ONLY = "Ⓢ карта"
KEYS_COMPUTER = "Ⓐ напред   Ⓢ карта"
COMPUTER_ROLLS = "%s хвърля"
COMPUTER_KEEPS = "%s пази %s"
COMPUTER_WRITES = "Пише %s %d"

SUM = "Сбор"
BONUS = "Бонус"
BONUS_HOUSE = "Бонус63"
NEED = "трябва %d"
BONUS_SURE = "има бонус"
BONUS_GONE = "без бонус"
CARD_KEYS = "Ⓐ пиши Ⓑ назад Ⓛ съвет"
CARD_LOOK_KEYS = "Ⓑ назад   Ⓢ меню"
CARD_COST_KEYS = "Загуба спрямо най-добрия *"
CARD_FORCED = "Жокер: само с +   Ⓑ назад"
ASK_ZERO = "Да запиша ли 0 тук?"
YES_ZERO = "Да, запиши 0"
NO_ZERO = "Не, назад"

WROTE = "%s записа %d"
IN_ROW = "в %s"
NEXT = "Следва"
HANDOVER_KEYS = "Ⓐ нататък   задръж Ⓑ: върни"
HANDOVER_KEYS_ONLY = "Ⓐ нататък"

RESULT = "Край"
RESULT_HOUSE = "Край - бонус от 63"
RESULT_CODE = "Край - зарове %s"
RESULT_ONE = "точки"
RESULT_WON = "%s печели!"
RESULT_TIE = "Споделена победа!"
RESULT_KEYS = "Ⓐ нова игра   Ⓑ начало"
RESULT_KEYS_REVIEW = "Ⓐ нова  Ⓑ край  Ⓛ обзор"

RECORDS = "Рекорди"
CRASH = "Нещо се обърка"
CRASH_KEPT = "Играта е запазена."
CRASH_KEYS = "Ⓐ води в началото"

ROWS = (
    "Аса",
    "Двойки",
    "Тройки",
    "Четворки",
    "Петици",
    "Шестици",
    "Чифт",
    "Два чифта",
    "Три еднакви",
    "Четири еднакви",
    "Фул хаус",
    "Малка кента",
    "Голяма кента",
    "Покер",
    "Шанс",
)
# For the card, where a row has room for 63 pixels, and 48 on the left.
SHORT_ROWS = ROWS[:6] + (
    "Чифт",
    "Два чифта",
    "3 еднакви",
    "4 еднакви",
    "Фул хаус",
    "М. кента",
    "Г. кента",
    "Покер",
    "Шанс",
)
