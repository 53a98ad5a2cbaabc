# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Records: best scores, statistics and dice counts, kept, shown, printed and cleared."""

import csv
import io
import random

import pytest

import dicepoker_core as core
from dicepoker_core.challenge import code_of
from dicepoker_core.players.levels import HARD
from hardware.store import STORE_SIZE, Store
from match.export import csv_lines, field
from match.match import PERSON, Match
from match.record_entry import DROPPED, NO_ROOM, _count_faces, enter, remove
from match.records import MOST_CHALLENGES, MOST_NAMES, MOST_SCORES, Records, read_kept
from screens.statistics import are_even, chi_square
from tests.device import Device, kept_match, memory_with
from tools.shots import ANNA, ANNA_AND_BOB, whole_game
from tools.simulator.host import Memory


def finished(seed, players=ANNA, rules=core.RULES):
    """A finished match of random dice, all rows written where they score most."""
    chance = random.Random(seed)
    return whole_game(players, lambda p, r: core.roll_faces(chance.randbytes), rules=rules)


def total(match, player=0):
    return core.totals(match.card(player), match.game.rules).total


def kept_records(device):
    records, wrong = read_kept(Store(device.nvm))
    assert wrong is None
    return records


def same(one, other):
    return one.to_bytes() == other.to_bytes()


def test_what_is_written_is_read_back():
    records = Records()
    for seed in range(25):
        players = ((f"Name {seed % 7}", PERSON), ("Йорданка", PERSON), ("Robo", HARD))
        enter(records, finished(seed, players))
    again = Records()
    again.read(records.to_bytes())
    assert same(again, records)
    assert again.scores == records.scores


def test_the_largest_records_leave_a_picos_memory_room_for_a_game_of_six():
    records = Records()
    for seed in range(60):
        match = finished(seed, ((f"ЩЩЩЩЩЩ{seed % 15:02}", PERSON),))
        enter(records, match)
        match.seed = seed
        enter(records, match)
    for person in records.people:
        person.games = person.pokers = person.bonuses = 9999
        person.rows = [300_000] * 15
        person.total = 3_000_000
    assert (len(records.scores), len(records.people)) == (MOST_SCORES, MOST_NAMES)
    assert len(records.challenges) == MOST_CHALLENGES
    again = Records()
    again.read(records.to_bytes())
    assert same(again, records)
    # A turn takes 27 bytes of the log, see match/keeper.py; the head of six players 124, the
    # settings 133, the beginning 14.
    assert len(records.to_bytes()) + 9 + 90 * 27 + 124 + 133 + 14 <= STORE_SIZE


def test_regulars_keep_their_figures_and_guests_go_first_the_oldest_before_all():
    records = Records()
    regulars = [f"R{i}" for i in range(MOST_NAMES - 2)]
    for seed in range(2):
        for name in regulars:
            enter(records, finished(seed, ((name, PERSON),)))
    news: list = []
    for guest in ("G1", "G2", "G3", "G4"):
        enter(records, finished(5, ((guest, PERSON), ("R0", PERSON))), news)
    assert news == [(DROPPED, "G1"), (DROPPED, "G2")]
    assert [person.name for person in records.people] == [*regulars, "G3", "G4"]
    # Six friends who play together for the first time find no room among regulars, and are told.
    for guest in ("G3", "G4"):
        enter(records, finished(6, ((guest, PERSON),)))
    news.clear()
    before = records.people[:]
    enter(records, finished(7, (("New", PERSON), ("R1", PERSON))), news)
    assert news == [(NO_ROOM, "New")]
    assert records.people == before
    assert [person.games for person in before if person.name == "R1"] == [3]


def test_a_name_for_which_there_is_no_room_is_told_and_a_name_can_be_deleted():
    records = Records()
    for seed in range(2):
        for i in range(MOST_NAMES):
            enter(records, finished(seed, ((f"R{i}", PERSON),)))
    memory = memory_with(finished(3))
    Store(memory).write("records", records.to_bytes())
    device = Device(nvm=memory)
    assert device.app.notice == "No room to count Anna"
    device.press("a", "b")
    assert device.screen == "Title"
    device.press("down", "a", "right", "right", "right")
    assert "delete" in device.app.top._keys.text
    device.press("select")
    assert any("Delete these figures?" in line.text for line in device.app.top.lines)
    assert any("R1" in line.text for line in device.app.top.lines)
    device.press("a")
    assert len(kept_records(device).people) == MOST_NAMES
    device.press("right", "right", "right", "select", "down", "a")
    assert device.screen == "Scores"
    names = [person.name for person in kept_records(device).people]
    assert names == [f"R{i}" for i in range(MOST_NAMES) if i != 1]
    assert kept_records(device).scores


def test_the_ten_best_are_kept_best_first_and_of_equals_the_older_stays_above():
    records = Records()
    matches = [finished(seed) for seed in range(30)]
    for number, match in enumerate(matches):
        named = Match(((f"{number:02}", PERSON),), match.game, match.record)
        enter(records, named)
    order = sorted(range(30), key=lambda number: (-total(matches[number]), number))
    expected = [(total(matches[n]), 0, f"{n:02}") for n in order[:MOST_SCORES]]
    assert records.scores == expected
    copy = Records()
    copy.read(records.to_bytes())
    best = matches[order[0]]
    enter(copy, Match((("late", PERSON),), best.game, best.record))
    assert [name for _, _, name in copy.scores[:2]] == [f"{order[0]:02}", "late"]


def test_a_game_enters_once():
    records = Records()
    assert enter(records, finished(1))
    before = records.to_bytes()
    again = Records()
    again.read(before)
    assert not enter(again, finished(1))
    assert again.to_bytes() == before


def test_a_challenge_enters_a_list_of_its_own_and_counts_no_dice():
    records = Records()
    match = finished(5)
    match.seed = 12345
    enter(records, match)
    assert records.challenges == [(total(match), 12345, "Anna")]
    assert records.scores == []
    assert records.faces == ([0] * 6, [0] * 6)
    assert records.people[0].games == 1
    assert any(code_of(12345) in line for line in csv_lines(records))


def test_statistics_are_sums_over_games_by_name():
    records = Records()
    matches = [finished(seed, ANNA_AND_BOB) for seed in range(6)]
    for match in matches:
        enter(records, match)
    anna = records.people[0]
    assert (anna.name, anna.games) == ("Anna", 6)
    assert anna.total == sum(total(match) for match in matches)
    assert anna.best == max(total(match) for match in matches)
    assert anna.rows == [sum(m.card(0).scores[row] for m in matches) for row in range(15)]
    won = [core.totals(m.card(0), core.RULES).left_bonus > 0 for m in matches]
    assert anna.bonuses == sum(won)


def test_dice_are_counted_for_people_and_computers_and_kept_ones_are_not():
    match = Match((("Anna", PERSON), ("Robo", HARD)))
    rolled = [(5, 5, 1, 2, 3), (1, 1, 4, 4, 6), (2, 2, 2, 2, 2)]
    for action, faces in ((0, rolled[0]), (3, rolled[1]), (core.FILL + 4, None), (0, rolled[2])):
        match.act(action, lambda n, f=faces: bytes(face - 1 for face in f[:n]) if f else b"")
    records = Records()
    _count_faces(records, match)
    # The second roll kept the first two dice, and drew for all five: the last three count.
    assert records.faces[0] == [1, 1, 1, 2, 2, 1]
    assert records.faces[1] == [0, 5, 0, 0, 0, 0]


def test_the_verdict_calls_19_of_20_fair_dice_even():
    chance = random.Random(4)
    below = 0
    for _ in range(2000):
        counts = [0] * 6
        for _ in range(300):
            counts[chance.randrange(6)] += 1
        mean = sum(counts) / 6
        exact = sum((count - mean) ** 2 / mean for count in counts)
        assert chi_square(counts) == pytest.approx(100 * exact, abs=1)
        below += chi_square(counts) <= 1107
    assert 0.93 < below / 2000 < 0.97
    assert chi_square([0] * 6) == 0


@pytest.mark.parametrize("cut", range(0, 60, 7))
def test_damaged_records_are_refused(cut):
    records = Records()
    enter(records, finished(1))
    with pytest.raises(ValueError):
        Records().read(records.to_bytes()[:cut] if cut else b"\x09")


def test_a_finished_game_is_in_the_records_after_leaving_it_and_survives_power_off():
    device = Device(finished(3))
    device.press("a")
    assert device.screen == "Result"
    device.press("b", "down", "a")
    assert device.screen == "Scores"
    assert f"{total(finished(3))}" in device.app.top.lines[1].text
    again = Device(nvm=device.nvm)
    again.press("down", "a", "right", "right")
    assert any("Games 1" in line.text for line in again.app.top.lines)


def test_a_new_game_begun_at_once_after_the_end_is_kept_and_the_old_one_is_in_the_records():
    device = Device(finished(3))
    device.press("a")
    # All between two steps of the loop.
    for button in ("a", "start", "b"):
        device.host.set_button(button, True)
        device.host.set_button(button, False)
    device.run(700)
    assert device.screen == "Turn"
    match = kept_match(device.nvm)
    assert match.game.dice and match.game.round == 1
    records = kept_records(device)
    assert records.scores == [(total(finished(3)), 0, "Anna")]


def test_a_power_cut_before_the_records_are_written_loses_no_finished_game():
    device = Device(finished(3))
    device.app.chores.drop("over")
    device.nvm[:] = bytes(memory_with(finished(3)))
    assert Store(device.nvm).read("records") is None
    again = Device(nvm=device.nvm)
    again.press("a")
    assert again.screen == "Result"
    again.press("b")
    records = kept_records(again)
    assert len(records.scores) == 1


def test_a_row_taken_back_at_the_end_counts_only_as_it_is_written_at_last():
    match = finished(3)
    device = Device(match)
    device.press("a")
    device.press("b", ms=700)
    assert device.screen == "Turn"
    device.press("start", "a")
    if device.screen == "Confirm":
        device.press("down", "a")
    device.press("b")
    records = kept_records(device)
    assert records.people[0].games == 1
    assert len(records.scores) == 1


def test_damaged_records_are_told_kept_aside_and_begun_anew_and_the_rest_stays():
    memory = memory_with(finished(3))
    Store(memory).write("records", b"\x09 of another kind")
    device = Device(nvm=Memory(memory))
    assert device.app.notice == "Records damaged: aside"
    assert any("Records damaged" in line.text for line in device.app.top.lines)
    device.press("a", "b")
    store = Store(device.nvm)
    assert store.read("aside records") == b"\x09 of another kind"
    records = Records()
    records.read(store.read("records"))
    assert len(records.scores) == 1
    assert store.read("settings")


def test_clearing_asks_first_and_printing_writes_a_table():
    device = Device(finished(3))
    device.press("a", "b", "down", "a", "start")
    printed = device.console().splitlines()
    assert printed[1] == f"score,Anna,{total(finished(3))},64"
    assert printed[3].startswith("person,Anna,1,")
    assert len(printed[3].split(",")) == 2 + 5 + 15
    device.press("select", "a")
    assert device.screen == "Scores"
    assert Store(device.nvm).read("records") != Records().to_bytes()
    device.press("select", "down", "a")
    assert device.screen == "Scores"
    assert Store(device.nvm).read("records") == Records().to_bytes()


def play_the_last_row(device):
    """On a turn that has one row left: roll, write the row, whatever it scores."""
    device.press("b")
    device.run(1500)
    device.press("start", "a")
    if device.screen == "Confirm":
        device.press("down", "a")
    device.run(100)
    assert device.screen == "Result", device.screen


def before_the_last_row(players=ANNA, seed=3):
    chance = random.Random(seed)
    return whole_game(players, lambda p, r: core.roll_faces(chance.randbytes), upto=14)


def at_result():
    device = Device(before_the_last_row())
    device.press("a")
    play_the_last_row(device)
    return device


def test_a_game_is_in_the_records_as_soon_as_its_last_row_is_written():
    device = at_result()
    assert kept_records(device).people[0].games == 1
    # Switched off on the result, on again, and a new game begun over it.
    again = Device(nvm=device.nvm)
    again.press("down", "a")
    again.run(200)
    again.press("start")
    assert again.screen == "Turn"
    records = kept_records(again)
    assert records.people[0].games == 1 and len(records.scores) == 1


def test_a_power_cut_before_the_records_are_written_is_made_good_at_the_next_start():
    device = Device(before_the_last_row())
    device.press("a")
    device.app.do_later = lambda name: None
    device.app.chores.next = lambda name: None
    play_the_last_row(device)
    assert kept_records(device).people == []
    again = Device(nvm=device.nvm)
    again.run(200)
    assert kept_records(again).people[0].games == 1


def test_the_last_row_taken_back_is_taken_out_of_the_records_too():
    device = Device(before_the_last_row())
    records = Records()
    for seed in range(30):
        enter(records, finished(seed, ((f"P{seed % 4}", PERSON),)))
    Store(device.nvm).write("records", records.to_bytes())
    device.handheld.store._is_read = False
    device.press("a")
    play_the_last_row(device)
    assert not same(kept_records(device), records)
    device.press("b", ms=900)
    assert device.screen == "Turn"
    assert same(kept_records(device), records)
    device.press("start", "a")
    if device.screen == "Confirm":
        device.press("down", "a")
    device.run(100)
    assert [person.games for person in kept_records(device).people if person.name == "Anna"] == [1]


def test_after_a_power_cut_on_the_result_its_row_is_taken_back_and_counts_once():
    device = at_result()
    again = Device(nvm=device.nvm)
    again.press("a")
    assert again.screen == "Result"
    again.press("b", ms=900)
    assert again.screen == "Turn"
    assert kept_records(again).people == [] and kept_records(again).scores == []
    assert kept_records(again).faces == ([0] * 6, [0] * 6)


def test_a_match_that_entered_last_is_taken_out_again_and_no_other():
    records = Records()
    for seed in range(4):
        enter(records, finished(seed, ANNA_AND_BOB))
    before = records.to_bytes()
    match = finished(9, ANNA_AND_BOB)
    enter(records, match)
    remove(records, finished(2, ANNA_AND_BOB))
    assert records.to_bytes() != before
    remove(records, match)
    records.last = Records().last
    expected = Records()
    expected.read(before)
    expected.last = Records().last
    assert same(records, expected)


def test_a_records_write_that_fails_keeps_the_game_and_says_so():
    device = Device(before_the_last_row())
    write = device.handheld.store.write

    def failing(name, data, *more):
        if name == "records":
            raise OSError(5, "memory")
        return write(name, data, *more)

    device.handheld.store.write = failing
    device.press("a")
    play_the_last_row(device)
    device.press("b")
    device.run(300)
    assert device.screen == "Title"
    assert device.app.notice == device.app.text.NOT_SAVED
    assert kept_match(device.nvm).is_over()
    device.handheld.store.write = write
    again = Device(nvm=device.nvm)
    again.run(200)
    assert kept_records(again).people[0].games == 1


@pytest.mark.parametrize(
    "name", ["a,b", "=1+2", "+1", "-x", "@SUM", 'a"b', "=A1,B", "Анна", "x y", ""]
)
def test_a_name_in_the_table_is_read_back_by_any_reader_and_is_no_formula(name):
    written = ",".join(("score", field(name), "1"))
    _, read, _ = next(csv.reader([written]))
    assert read.removeprefix("'") == name
    assert not read or read[0] not in "=+-@"
    # Python's writer quotes the same.
    made = io.StringIO()
    csv.writer(made).writerow(["score", read, "1"])
    assert made.getvalue().rstrip() == written


def test_fair_dice_looked_at_after_every_game_are_called_uneven_on_one_board_of_a_hundred():
    import numpy as np

    chance = np.random.default_rng(7)
    # 2,000 boards, 300 games of some 90 dice each.
    games = chance.multinomial(90, [1 / 6] * 6, size=(2000, 300)).cumsum(axis=1)
    uneven = sum(any(not are_even(counts.tolist()) for counts in board) for board in games)
    assert uneven <= 10, "half a hundredth for each of two counts"


def test_dice_that_favour_a_face_are_called_uneven_within_a_few_games():
    import numpy as np

    chance = np.random.default_rng(7)
    loaded = [0.22, 0.156, 0.156, 0.156, 0.156, 0.156]
    counts = chance.multinomial(90, loaded, size=60).cumsum(axis=0)
    assert any(not are_even(found.tolist()) for found in counts[:60])
    assert are_even([10] * 6) and are_even([0] * 6) and are_even([3, 0, 0, 0, 0, 0])


def test_the_page_of_dice_says_nothing_of_cases_where_nothing_was_rolled():
    device = Device()
    device.press("down", "a", "left")
    shown = [line.text.strip() for line in device.app.top.lines]
    assert sum("nothing rolled" in line for line in shown) == 2
    assert not any("boards" in line for line in shown)
