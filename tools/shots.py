# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""``dicepoker shots``: a PNG of every screen in every state that matters.

A state is what the memory holds at power-on and the buttons pressed from there. The tests
compare the same states with pictures that were looked at.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from dicepoker_core import FILL, RULES, SMALL_STRAIGHT, Rules, apply, new_game, new_record, preview
from dicepoker_core.players.levels import HARD
from dicepoker_core.snapshot import append
from hardware.store import Store
from match.languages import LANGUAGES
from match.match import PERSON, Match
from match.options import Options
from match.record_entry import enter
from match.records import Records
from tools.simulator.boards import find_board
from tools.simulator.host import Memory
from tools.simulator.run import run_script

ANNA = (("Anna", PERSON),)
ANNA_AND_BOB = (("Anna", PERSON), ("Bob", PERSON))
LONG_NAMES = tuple((f"WWWWWWW{i}", PERSON) for i in range(1, 7))
WITH_ROBO = (("Anna", PERSON), ("Robo 2", HARD))
# On the title with a kept game, A goes on with it.
GO_ON = "press A\nwait 300\n"
WRITE = "press START\nwait 100\npress A\nwait 700\n"


class State(NamedTuple):
    """name: of the picture.   script: the presses that lead there.   match, options: what is
    kept at power-on.   spoil: what to do to the memory before.   records: kept too."""

    name: str
    script: str
    match: Match | None = None
    options: Options | None = None
    spoil: bytes | None = None
    records: Records | None = None


def played(players, turns: Iterable[tuple[tuple[int, ...], int]], last=(), rolls=1) -> Match:
    """Return a match in which each turn rolled some dice once and filled a row, then rolled
    ``last`` and kept it for ``rolls`` rolls in all."""
    game, record = new_game(len(players)), new_record(len(players))
    steps: list[tuple[int, tuple[int, ...] | None]] = []
    for dice, row in turns:
        steps += [(0, dice), (FILL + row, None)]
    if last:
        steps.append((0, tuple(last)))
        steps += [(30, tuple(last))] * (rolls - 1)
    for action, faces in steps:
        game = apply(game, action, faces)
        record = append(record, action, faces)
    return Match(players, game, record)


def whole_game(players, faces_of_turn, upto: int = 15, rules=RULES, seed=None) -> Match:
    """Return a match of ``upto`` rounds in which faces_of_turn(player, round) gives the only
    roll of each turn, written where it scores most."""
    game, record = new_game(len(players), rules), new_record(len(players), rules)
    for turn in range(upto * len(players)):
        faces = faces_of_turn(turn % len(players), turn // len(players))
        game, record = apply(game, 0, faces), append(record, 0, faces)
        shown = preview(game.cards[game.current], game.dice)
        action = FILL + shown.index(max(shown))
        game, record = apply(game, action), append(record, action)
    return Match(players, game, record, seed=seed)


def _many_pokers(player: int, round_: int) -> tuple[int, ...]:
    face = 6 - (round_ + player) % 6
    return (face,) * 5


def _even_dice(player: int, round_: int) -> tuple[int, ...]:
    return tuple(1 + (round_ * 7 + i * i + round_ * i) % 6 for i in range(5))


def joker_match(players=ANNA, left_open=False) -> Match:
    """Return a match with 50 in the poker row and another poker just rolled."""
    turns = [((6,) * 5, 13), ((1, 1, 2, 3, 3), 0)]
    if not left_open:
        turns.append(((4, 4, 4, 1, 2), 3))
    return played(players, turns, last=(4,) * 5)


def _options(**values) -> Options:
    options = Options()
    for name, value in values.items():
        setattr(options, name, value)
    return options


def all_states() -> list[State]:
    """Return the states, in the order in which a player meets them."""
    no_rolls = played(ANNA_AND_BOB, (), (4, 2, 4, 5, 2), 3)
    rolled = played(ANNA_AND_BOB, (), last=(4, 2, 4, 5, 2))
    rolled_alone = played(ANNA, [((1, 1, 1, 2, 3), 0)], last=(4, 2, 4, 5, 2))
    early = played(ANNA_AND_BOB, (((1, 1, 1, 2, 3), 0), ((2, 3, 4, 5, 5), SMALL_STRAIGHT)))
    late = whole_game(ANNA, _even_dice, 12)
    bonus = played(
        ANNA,
        [((6, 6, 6, 6, 1), 5), ((5, 5, 5, 5, 1), 4), ((4, 4, 4, 4, 2), 3), ((3, 3, 3, 1, 2), 2)],
        last=(2, 2, 1, 3, 4),
    )
    lost = played(
        ANNA,
        [((1, 2, 3, 4, 1), 5), ((1, 2, 3, 4, 6), 4), ((1, 2, 3, 3, 6), 3)],
        last=(2, 2, 1, 3, 3),
    )
    two = whole_game(ANNA_AND_BOB, lambda p, r: _even_dice(p, r * (1 + p)))
    hold_all = "press A\n" + "press RIGHT\npress A\n" * 4
    six = _options(player_count=6, names=[name for name, _ in LONG_NAMES])
    mixed = _options(player_count=5, kinds=[0, 1, 2, 3, 4, 0], bonus_at_63=1, coach=0)
    to_house = "press A\npress UP\npress A\nwait 100"
    house = whole_game(ANNA_AND_BOB, lambda p, r: _even_dice(p, r * (1 + p)), rules=Rules(62))
    return [
        State("language", "press DOWN\nwait 100"),
        State("title", ""),
        State("title-continue", "", early),
        State("title-damaged", "", early, spoil=b"\xee"),
        State("ask-new-game", "press DOWN\npress A\nwait 200", early),
        State("scores-none", "press DOWN\npress A\nwait 200"),
        State("scores", "press DOWN\npress A\nwait 200", records=_records()),
        State("scores-person", "press DOWN\npress A\npress RIGHT 2\nwait 200", records=_records()),
        State("scores-same", "press DOWN\npress A\npress RIGHT\nwait 200", records=_records()),
        State("scores-dice", "press DOWN\npress A\npress LEFT\nwait 200", records=_records()),
        State("ask-clear", "press DOWN\npress A\npress SELECT\nwait 200", records=_records()),
        State("help-1", "press DOWN 2\npress A\nwait 200"),
        *[
            State(f"help-{page}", f"press DOWN 2\npress A\npress RIGHT {page - 1}\nwait 200")
            for page in range(2, 10)
        ],
        State("settings", "press DOWN 3\npress A\npress DOWN\npress RIGHT\nwait 200"),
        State("settings-hands", "press DOWN 3\npress A\npress DOWN 5\nwait 200"),
        State("setup", "press A\nwait 200"),
        State("setup-computers", "press A\npress UP\nwait 200", options=mixed),
        State("setup-six-long-names", "press A\npress UP 8\nwait 200", options=six),
        State("house", to_house),
        State("house-coach", f"{to_house}\npress DOWN\npress RIGHT\nwait 100"),
        State("house-speed", f"{to_house}\npress UP 2\npress RIGHT\nwait 100"),
        State("code", f"{to_house}\npress UP\npress A\nwait 100"),
        State("code-wrong", f"{to_house}\npress UP\npress A\npress DOWN\npress A\nwait 100"),
        State("house-code", f"{to_house}\npress UP\npress A\npress A\nwait 100"),
        State("setup-code", f"{to_house}\npress UP\npress A\npress A\npress B\nwait 100"),
        State("name", "press A\npress UP 2\npress A\npress RIGHT 3\npress UP 2\nwait 200"),
        State("guide-roll", GO_ON, played(ANNA, ())),
        State("guide-hold", GO_ON, played(ANNA, (), last=(4, 2, 4, 5, 2))),
        State("guide-held", GO_ON + "press A\nwait 200", played(ANNA, (), last=(4, 2, 4, 5, 2))),
        State("guide-write", GO_ON, played(ANNA, (), (4, 2, 4, 5, 2), 3)),
        State("guide-card", GO_ON + "press A\nwait 200", played(ANNA, (), (4, 2, 4, 5, 2), 3)),
        State("turn-first-roll", GO_ON, played(ANNA_AND_BOB, ())),
        State("turn-tumbling", GO_ON + "press B\nwait 40", played(ANNA_AND_BOB, ())),
        State("turn-rolled", GO_ON, rolled),
        State("turn-held", GO_ON + "press A\npress RIGHT 2\npress A\nwait 200", rolled),
        State("turn-all-held", GO_ON + hold_all + "press B", rolled),
        State("turn-coach-keep", GO_ON + "press SELECT\nwait 800", rolled),
        State("turn-coach-row", GO_ON + "press SELECT\nwait 800", no_rolls),
        State("turn-coach-zero", GO_ON + "press SELECT\nwait 800", _nothing_fits()),
        State("turn-no-rolls", GO_ON, no_rolls),
        State("turn-joker", GO_ON, joker_match()),
        State("turn-points-fly", GO_ON + "press START\nwait 100\npress A\nwait 130", rolled_alone),
        State("turn-taken-back", GO_ON + WRITE + "hold B 700\nwait 200", rolled_alone),
        State("turn-take-back", GO_ON, played(ANNA, [((1, 1, 1, 2, 3), 0)])),
        State("turn-long-name", GO_ON, whole_game(LONG_NAMES, _many_pokers, 14)),
        State("turn-computer", GO_ON + "wait 1900", played(WITH_ROBO, [((1, 1, 1, 2, 3), 0)])),
        State("turn-computer-writes", GO_ON + "wait 1100", _computer_with_straight()),
        State("card-empty", GO_ON + "press START\nwait 200", played(ANNA, ())),
        State("card-previews", GO_ON + "press START\nwait 200", rolled),
        State("card-costs", GO_ON + "press START\nwait 200\npress SELECT\nwait 800", no_rolls),
        State("card-house-rule", GO_ON + "hold B 700\nwait 100\npress START\nwait 200", house),
        State("card-late", GO_ON + "press START\nwait 200", late),
        State("card-need-one", GO_ON + "press START\nwait 200", bonus),
        State("card-no-bonus", GO_ON + "press START\nwait 200", lost),
        State("card-joker-own-row", GO_ON + "press START\nwait 200", joker_match(left_open=True)),
        State("card-joker-right", GO_ON + "press START\nwait 200", joker_match()),
        State("card-big-total", GO_ON + "press START\nwait 200", _big_total()),
        State("ask-zero", GO_ON + "press START\nwait 200\npress LEFT\npress UP\npress A", rolled),
        State("handover", GO_ON + WRITE, rolled),
        State("handover-points-fly", GO_ON + "press START\nwait 100\npress A\nwait 130", rolled),
        State("handover-from-computer", GO_ON + "wait 4300", _computer_with_straight()),
        State("result-one", GO_ON, whole_game(ANNA, _even_dice)),
        State("result-two", GO_ON, two),
        State("result-house-rule", GO_ON, house),
        State("result-code", GO_ON, whole_game(ANNA_AND_BOB, _even_dice, seed=31_415_926)),
        State("review", GO_ON + "press SELECT\nwait 6000", two),
        State("review-other", GO_ON + "press SELECT\nwait 100\npress RIGHT\nwait 6000", two),
        State("review-works", GO_ON + "press SELECT\nwait 30", two),
        State("result-tie", GO_ON, whole_game(ANNA_AND_BOB, _even_dice)),
        State("result-six-long-names", GO_ON, whole_game(LONG_NAMES, _many_pokers)),
    ]


def _nothing_fits() -> Match:
    turns = [((1, 1, 2, 2, 5), 14), ((3, 3, 5, 5, 1), 6), ((1, 2, 2, 3, 6), 1)]
    turns += [
        ((5, 5, 5, 2, 3), 4),
        ((1, 1, 1, 3, 4), 0),
        ((6, 6, 6, 1, 2), 5),
        ((4, 4, 4, 1, 2), 3),
    ]
    turns += [((3, 3, 3, 1, 2), 2), ((1, 2, 3, 4, 6), 11)]
    return played(ANNA, turns, (1, 2, 2, 4, 6), 3)


def _records() -> Records:
    records = Records()
    names = ("WWWWWWWW", "Anna", "Bob", "Йорданка", "Õnne")
    for game in range(12):
        players = ((names[game % 5], PERSON), ("Robo 2", HARD))
        rules = Rules(62) if game % 4 == 1 else RULES

        def dice(player, turn, game=game):
            return tuple(1 + (turn * 7 + i * (game + 3) + player + turn * i) % 6 for i in range(5))

        enter(records, whole_game(players, dice, rules=rules))
        enter(records, whole_game(players, dice, rules=rules, seed=game * 99_000_017))
    return records


def _computer_with_straight() -> Match:
    return played(WITH_ROBO, [((1, 1, 1, 2, 3), 0)], last=(2, 3, 4, 5, 6))


def _big_total() -> Match:
    match = whole_game(ANNA, _many_pokers, 14)
    match.act(0, lambda count: bytes([5] * count))
    return match


def memory_of(state: State, size: int, language: int = 0) -> Memory:
    """Return the non-volatile memory that ``state`` starts with."""
    memory = Memory(b"\xff" * size)
    store = Store(memory)
    options = state.options or Options()
    options.language = language
    options.guided = int(not state.name.startswith("guide"))
    if state.name != "language":
        store.write("settings", options.to_bytes())
    if state.match:
        store.write("game", state.match.to_bytes())
    if state.records:
        store.write("records", state.records.to_bytes())
    if state.spoil is not None:
        store.write("game", state.spoil)
    return memory


def show_state(state: State, board_name: str, take, language: int = 0):
    """Run the program to ``state`` and call take(host) there; return the host."""
    board = find_board(board_name)
    script = f"{state.script}\nshot here\n"
    nvm = memory_of(state, board.nvm_size, language)
    return run_script(board, script, seed=1, nvm=nvm, take_shot=lambda host, _: take(host))


def write_shots(folder: Path, board_name: str, language: str = LANGUAGES[0]) -> int:
    """Write the PNG of every state into ``folder``; return 1 where one of them failed."""
    from tools.simulator.picture import draw_handheld

    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for state in all_states():
        file = folder / f"{state.name}.png"

        def take(host, file=file):
            draw_handheld(host).save(file)

        host = show_state(state, board_name, take, LANGUAGES.index(language))
        trouble = [line for line in host.console if "Traceback" in line]
        print(file, "FAILED" if trouble else "")
        if trouble:
            failed = 1
            print("".join(host.console), file=sys.stderr)
    return failed
