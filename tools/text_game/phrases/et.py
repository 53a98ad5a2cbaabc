# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Estonian."""

COMMANDS = ("veereta", "hoia", "kirjuta", "kaart", "nõu", "tagasi", "abi", "lõpeta", "täringud")
LIST = """Käsud, igaüht võib lühendada:
  veereta         veeretab kõiki viit täringut
  hoia 1 3 4      hoiab esimest, kolmandat ja neljandat täringut ja veeretab ülejäänuid
  kirjuta paar    kirjutab täringud ritta, nime või numbri järgi
  kaart           näitab kaarti
  täringud        ütleb uuesti täringud ja alles olevad visked
  nõu             mida teeks täiuslik mäng, kuhu see sihib ja mida iga rida maksab
  tagasi          võtab viimase rea tagasi, kuni keegi pole veeretanud
  abi             see loend
  lõpeta          lahku; mäng jääb alles"""
UNKNOWN = "Tundmatu käsk. Kirjuta abi, et näha loendit."
GOOD_BYE = "Head aega."
GOOD_BYE_KEPT = "Head aega. Mäng on alles."
OVER = "Mäng on läbi."
PLACE = "%d. %s: %s"
DAMAGED_RECORDS = "Rekordid on rikutud (%s). Need on kõrvale pandud."
DAMAGED_GAME = "Pooleli mäng on rikutud (%s). See on kõrvale pandud."
ASK_GO_ON = "Pooleli on mäng: %s, voor %d. Kas jätkata? (jah/ei) "
NO = "e"
ASK_COUNT = "Mitu mängijat, 1 kuni 6? "
BAD_COUNT = "Palun arv 1 kuni 6."
ASK_NAME = "Mängija %d nimi, või %s: "
BAD_NAME = "Ei: nimes on 1 kuni 8 tähte mängu keeltest."
ASK_LAST_UNDO = "See oli viimane rida. Vajuta Enter või kirjuta tagasi, et see tagasi võtta. "
TAKEN_BACK = "Tagasi võetud. %s: jälle %s."
TURN = "Voor %d, %s, %s. Kirjuta veereta või abi."
DICE = "Voor %d, %s: %s. Viskeid alles: %d."
HELD = "Hoitud: %s."
NO_LETTERS = "See terminal ei näita kõiki selle keele tähti (%s)."
WRITES = "%s sai %d reale %s. Kokku %d."
ROLLS = "%s veeretab: %s. Viskeid alles: %d."
KEEPS_AND_ROLLS = "%s hoiab %s ja veeretab: %s. Viskeid alles: %d."
JOKER = "Veel üks pokker: 100 punkti lisaks ja jokker!"
MUST_WRITE = "Nüüd kirjuta rida; kaart näitab, mida iga rida annaks."
CARD_OF = "Kaart: %s"
OPEN = "vaba"
OPEN_SCORES = "vaba, annaks %d"
OPEN_BARRED = "vaba, praegu ei tohi"
LEFT_SIDE = "  Vasak summa %d, vasak boonus %d (35, kui üle %d), kokku %d"
NO_COACH = "Selles mängus nõuandjat ei ole."
REFUSED = "Ei: %s."
NO_CHANCE = "arvuti ei anna juhuslikke baite"
ROLL_FIRST = "enne rea täitmist veereta"
NO_ROLLS = "selles käigus viskeid enam ei ole"
LEAVE_ONE = "vähemalt üht täringut tuleb veeretada"
ROLL_ALL = "käigu esimene vise on kõigi viie täringuga"
ROW_BARRED = "rida %s ei saa täita täringutega %s"
NOTHING_BACK = "pole midagi tagasi võtta"
BAD_PLACE = "hoia tahab täringute kohti 1 kuni 5, mitte '%s'"
NO_PLACES = "hoia tahab täringute kohti, näiteks hoia 1 3 4; veereta veeretab kõiki"
BAD_ROW = "sellist rida ei ole: '%s'; anna nimi või number, vaata kaart"
HINT_ROLL_ALL = "Nõu: veereta kõiki viit täringut."
HINT_WRITE = "Nõu: kirjuta %s, kindlalt: %s."
HINT_ZERO = "Nõu: kirjuta %s, seal maksab 0 kõige vähem."
HINT_KEEP = "Nõu: hoia %s, see on %s, siht: %s."
HINT_ROLL = "Nõu: veereta kõiki viit täringut, siht: %s."
COSTS = "Nii palju punkte maksaks kirjutamine praegu parima rea vastu: %s."
LOST = "%s kaotas täiusliku mängu vastu %s punkti."
WORST = "  Voor %d, %s: valisid %s; %s oli väärt %s rohkem."
CHOSE_WRITE = "kirjutada %s"
CHOSE_KEEP = "hoida %s"
CHOSE_ROLL = "veeretada kõiki"


def points(count: int) -> str:
    """Return that many points in words."""
    return "1 punkt" if count == 1 else f"{count} punkti"
