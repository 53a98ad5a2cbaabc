# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Playing through the buttons: turns, holds, the card, undo, computers, power-off."""

import pytest

import dicepoker_core as core
from dicepoker_core.players.levels import EASY, HARD
from hardware.store import Store
from match.match import PERSON, Match
from tests.device import Device, kept_match, memory_with
from tools.shots import ANNA, ANNA_AND_BOB, WITH_ROBO, joker_match, played

ROLLED = (4, 2, 4, 5, 2)
BUTTONS = ("up", "down", "left", "right", "a", "b", "start", "select")
TUMBLES_MS = 600


def in_turn(match, **given):
    device = Device(match, **given)
    device.press("a")
    device.run(100)
    assert device.screen == "Turn"
    return device


def write_something(device):
    """Write the row that the cursor offers, saying yes to a zero."""
    device.press("start", "a")
    if device.screen == "Confirm":
        device.press("down", "a")


def play_to_the_end(device, rolls=1):
    """Play all turns of people by the buttons; computers play theirs."""
    for _ in range(3000):
        if device.screen == "Result":
            return
        if device.screen == "Handover" or device.app.match.is_computer():
            device.press("a")
        elif device.game.dice and device.game.rolls_left <= 3 - rolls:
            write_something(device)
        else:
            device.press("b")
            if rolls > 1:
                device.run(TUMBLES_MS)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 6])
def test_a_whole_game_of_people_is_played_through_the_buttons(players):
    device = in_turn(Match(tuple((f"P{i}", PERSON) for i in range(players))))
    play_to_the_end(device, rolls=1 + players % 3)
    assert core.is_over(device.game)
    assert kept_match(device.nvm).game == device.game
    device.press("b")
    assert device.screen == "Title"
    assert kept_match(device.nvm) is None


@pytest.mark.slow
def test_a_whole_game_against_computers_ends_and_they_play_by_themselves():
    device = in_turn(Match((("Anna", PERSON), ("R1", HARD), ("R2", HARD))))
    device.app.options.speed = 2
    play_to_the_end(device)
    assert core.is_over(device.game)
    for card in device.game.cards[1:]:
        assert core.totals(card, core.RULES).total > 100


@pytest.mark.slow
def test_computers_alone_play_a_game_to_its_end_without_a_press():
    device = in_turn(Match((("R1", HARD), ("R2", HARD))))
    device.app.options.speed = 2
    for _ in range(400):
        device.run(1000)
        if device.screen == "Result":
            break
    assert core.is_over(device.game)


def test_what_a_computer_does_stays_to_be_seen_for_the_set_time():
    for speed, wait in ((0, 1600), (1, 900), (2, 350)):
        device = Device(played(WITH_ROBO, [((1, 1, 1, 2, 3), 0)], last=(2, 3, 4, 5, 6)))
        device.app.options.speed = speed
        device.press("a")
        started = device.host.now_ms
        while device.screen != "Handover":
            device.run(15)
        # Once until it says what it will write, once until it writes.
        assert device.host.now_ms - started >= 2 * wait - 60
        assert device.host.now_ms - started <= 2 * wait + 100


def test_a_button_other_than_a_does_not_hurry_a_computer():
    device = in_turn(played(WITH_ROBO, [((1, 1, 1, 2, 3), 0)]))
    while not device.game.dice:
        device.run(15)
    rolled = device.host.now_ms
    rolls_left = device.game.rolls_left
    device.press("left", "select", "up", ms=15, gap=15)
    while device.game.rolls_left == rolls_left and device.screen == "Turn":
        device.run(15)
    assert device.host.now_ms - rolled >= 2 * 900 - 60


def test_a_skips_each_wait_of_a_computer():
    device = in_turn(played(WITH_ROBO, [((1, 1, 1, 2, 3), 0)]))
    started = device.host.now_ms
    while device.screen == "Turn":
        device.press("a", ms=15, gap=15)
    assert device.host.now_ms - started < 900


def test_two_quick_presses_of_b_are_one_roll():
    device = in_turn(played(ANNA, ()))
    device.press("b", "b", ms=40, gap=40)
    assert device.game.rolls_left == 2


def test_a_held_button_is_one_roll_and_one_hold():
    device = in_turn(played(ANNA, ()))
    device.press("b", ms=3000)
    assert device.game.rolls_left == 2
    device.press("a", ms=3000)
    assert device.app.match.holds == 1


def test_five_holds_within_300_ms_are_all_held():
    device = in_turn(played(ANNA, (), last=ROLLED))
    for _ in range(5):
        device.press("a", "right", ms=15, gap=15)
    assert device.app.match.holds == 31


def test_a_press_is_on_the_screen_within_one_step():
    device = in_turn(played(ANNA, (), last=ROLLED))
    for button in ("right", "a", "b", "start"):
        before = device.host.panel.changes
        device.host.set_button(button, True)
        device.app.step(device.host.ticks_ms() % (1 << 29))
        assert device.host.panel.changes > before, button
        device.host.set_button(button, False)
        device.run(TUMBLES_MS)


def test_nothing_is_drawn_and_nothing_is_kept_when_nothing_happens():
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.run(1000)
    changes, writes = device.host.panel.changes, device.nvm.writes
    device.run(5000)
    assert (device.host.panel.changes, device.nvm.writes) == (changes, writes)


@pytest.mark.slow
@pytest.mark.parametrize("before_wrap", [False, True])
@pytest.mark.parametrize("button", BUTTONS)
def test_a_press_at_any_moment_of_a_roll_leaves_a_legal_game(button, before_wrap):
    for moment in range(0, 600, 83):
        device = in_turn(played(ANNA_AND_BOB, ()))
        if before_wrap:
            device.run(65_000 - device.host.now_ms - 400)
            device.press("down")  # wakes it up
        device.press("b", ms=10, gap=1 + moment)
        device.press(button)
        device.run(100)
        game = device.game
        assert core.replay(device.app.match.record) == game
        assert len(game.dice) == 5
        # A second press of B is a roll only when the first has come to rest.
        assert game.rolls_left == (1 if button == "b" and moment > 480 else 2)


def test_the_dice_come_to_rest_within_half_a_second():
    for at in (1000, 64_800):
        device = in_turn(played(ANNA, ()))
        device.run(at - device.host.now_ms)
        device.press("b", ms=20, gap=490)
        changes = device.host.panel.changes
        device.run(1000)
        assert device.host.panel.changes - changes <= 2


def test_all_held_dice_cannot_be_rolled():
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.press(*["a", "right"] * 5, "b")
    assert device.game.rolls_left == 2
    assert device.game.dice == ROLLED


def test_held_dice_stay_and_the_pixels_show_which():
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.press("a", "right", "right", "a")
    assert [bool(pixel) for pixel in device.host.pixels] == [True, False, True, False, False]
    device.press("b")
    device.run(TUMBLES_MS)
    assert (device.game.dice[0], device.game.dice[2]) == (4, 4)


def test_a_zero_is_written_only_after_a_yes():
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.press("start", "left")
    assert device.screen == "ScoreCard"
    device.press("a")
    assert device.screen == "Confirm"
    device.press("a")
    assert device.screen == "ScoreCard"
    assert device.game.dice == ROLLED
    device.press("a", "down", "a")
    assert device.screen == "Turn"
    assert device.game.cards[0].scores[core.ONES] == 0


def test_a_filled_row_cannot_be_written_again():
    device = in_turn(played(ANNA, [((6, 6, 6, 1, 2), core.PAIR)], last=ROLLED))
    device.press("start")
    device.app.top._at = core.PAIR
    device.press("a")
    assert device.screen == "ScoreCard"
    assert device.game.dice == ROLLED


@pytest.mark.slow
@pytest.mark.parametrize("left_open", [True, False])
def test_no_button_enters_a_row_that_the_joker_bars(left_open):
    match = joker_match(left_open=left_open)
    legal = core.legal_rows(match.game.cards[0], match.game.dice)
    for row in range(15):
        device = in_turn(joker_match(left_open=left_open))
        device.press("start")
        device.app.top._at = row
        device.press("a")
        if row in legal:
            assert device.game.cards[0].scores[row] is not None
        else:
            assert device.game.dice == (4,) * 5
    assert legal == ((core.FOURS,) if left_open else (6, 7, 8, 9, 10, 11, 12, 14))


def test_the_card_before_a_roll_only_shows():
    device = in_turn(played(ANNA, ()))
    device.press("start", "a")
    assert device.screen == "ScoreCard"
    device.press("b")
    assert device.screen == "Turn"
    assert device.game == core.new_game(1)


def test_a_row_is_taken_back_on_the_handover_and_in_the_next_turn():
    device = in_turn(played(ANNA_AND_BOB, (), last=ROLLED))
    before = device.game
    device.press("start", "a")
    assert device.screen == "Handover"
    device.press("b", ms=300)
    assert device.screen == "Handover"
    device.press("b", ms=700)
    assert device.screen == "Turn"
    assert device.game == before
    assert kept_match(device.nvm).game == before
    assert device.app.top._message.text == "Taken back: Pair 17"
    device.press("start", "a", "a")
    device.press("b", ms=700)
    assert device.game == before


def test_b_held_long_takes_back_while_it_is_still_down_and_only_once():
    device = in_turn(played(ANNA, [((1, 1, 1, 2, 3), 0)], last=ROLLED))
    device.press("start", "a")
    before = device.game.before
    device.host.set_button("b", True)
    device.run(550)
    assert device.game != before
    device.run(100)
    assert device.game == before
    device.run(3000)
    device.host.set_button("b", False)
    device.run(100)
    assert device.game == before
    assert device.screen == "Turn"


def test_a_short_press_of_b_rolls_also_where_a_long_one_would_take_back():
    device = in_turn(played(ANNA, [((1, 1, 1, 2, 3), 0)]))
    assert device.app.match.may_take_back()
    device.host.set_button("b", True)
    device.run(200)
    assert device.game.dice == ()
    device.host.set_button("b", False)
    device.run(50)
    assert device.game.dice
    # A roll is never taken back: from now on B acts at once, however long it is held.
    device.run(600)
    device.press("b", ms=3000)
    assert device.game.rolls_left == 1


def test_a_row_of_a_person_is_taken_back_in_the_computers_turn_before_it_rolls():
    device = in_turn(played(WITH_ROBO, (), last=ROLLED))
    before = device.game
    device.press("start", "a", "a")
    assert device.app.match.is_computer()
    device.press("b", ms=700)
    assert device.game == before


@pytest.mark.slow
def test_the_last_row_of_a_game_is_taken_back_on_the_result():
    device = in_turn(Match(ANNA))
    play_to_the_end(device)
    after = device.game
    device.press("b", ms=700)
    assert device.screen == "Turn"
    assert device.game == after.before
    write_something(device)
    assert device.screen == "Result"


def test_a_computers_row_is_not_taken_back():
    device = in_turn(played(WITH_ROBO, [((1, 1, 1, 2, 3), 0)], last=(2, 3, 4, 5, 6)))
    device.run(4000)
    assert device.screen == "Handover"
    after = device.game
    device.press("b", ms=700)
    assert device.game == after
    device.press("a")
    device.host.set_button("b", True)
    device.run(700)
    assert device.app.match.kind() == 0
    assert device.game.rolls_left == 2


@pytest.mark.slow
def test_from_the_end_a_new_game_can_be_thought_better_of():
    device = in_turn(Match(ANNA))
    play_to_the_end(device)
    device.press("a")
    assert device.screen == "Setup"
    device.press("b")
    assert device.screen == "Title"
    device.press("a", "start")
    assert device.screen == "Turn"
    assert not device.console()


STAYING = {"turn", "card"}
MENUS = {"setup", "help", "settings", "scores", "house", "name", "challenge_code"}


def loaded(device):
    """The screens of the menus whose code is in memory."""
    return {name for name in MENUS if f"screens.{name}" in device.world.modules}


def leave(device, size):
    """Have so many bytes of memory free from now on."""
    device.world.load("gc").mem_free = lambda: size


def test_menus_are_loaded_behind_the_title_and_let_go_in_a_game():
    device = Device()
    device.run(1000)
    assert loaded(device) == MENUS
    assert not device.app.stack.kept
    device.press("down", "down", "a", "right", "b")
    assert device.screen == "Title"
    device.press("down", "down", "a")
    assert device.app.top._at == 0
    device.press("b", "a")
    device.run(500)
    assert set(device.app.stack.kept) == STAYING
    device.press("start")
    device.run(500)
    assert device.screen == "Turn"
    assert not loaded(device)
    assert set(device.app.stack.kept) == STAYING


def test_behind_a_title_that_can_go_on_with_a_match_its_turn_is_loaded_and_behind_another_not():
    for match in (Match(ANNA), None):
        device = Device(match)
        device.run(1000)
        assert ("screens.turn" in device.world.modules) == (match is not None)
        assert loaded(device) == MENUS


def test_what_was_to_be_loaded_behind_a_screen_that_is_left_is_not():
    device = in_turn(Match(ANNA))
    device.press("start", "start")
    assert device.screen == "Title"
    device.app.match = None
    for name in ("handover", "card", "turn"):
        device.app.do_later(name)
    device.run(1000)
    assert not device.app.stack.kept
    assert not {"screens.handover", "screens.score_card"} & set(device.world.modules)
    assert not device.console()


def test_where_memory_is_short_nothing_is_loaded_behind_the_title_but_shown_when_asked_for():
    device = Device()
    leave(device, 30_000)
    device.app.preload.make_room("turn")
    assert not loaded(device)
    device.app.stack.begin("title", 0)
    device.run(1000)
    assert not loaded(device)
    device.press("up", "a")
    assert device.screen == "Settings"
    device.press("b", "a")
    device.run(1000)
    assert device.screen == "Setup"
    assert loaded(device) == {"setup"}
    assert not device.app.stack.kept
    device.press("start")
    device.run(500)
    assert device.screen == "Turn"
    # In a game nothing is worth more than its own screens.
    assert set(device.app.stack.kept) == STAYING
    assert not device.console()


def test_in_the_setup_what_is_behind_the_title_makes_room_for_the_game():
    device = Device()
    device.run(1000)
    device.app.top.handle("a", 0)
    free = {True: 50_000, False: 70_000}
    device.world.load("gc").mem_free = lambda: free["help" in loaded(device)]
    device.press("a")
    device.run(1000)
    assert device.screen == "Setup"
    assert loaded(device) == {"setup", "house", "name", "challenge_code"}
    assert set(device.app.stack.kept) == STAYING


def test_what_has_no_room_beforehand_is_told_on_the_console_and_tried_again_when_asked_for():
    device = Device()
    device.run(1000)
    stack, behind = device.world.load("app.stack"), device.world.load("app.preload")
    make_screen, load_screen = stack.make_screen, behind.load_screen

    def no_room(name, given):
        if name == "title" or (name == "setup" and behind.load_screen is load_screen):
            return make_screen(name, given)
        raise MemoryError

    stack.make_screen = behind.load_screen = no_room
    device.world.load("app.loading").unload_passing(())
    device.app.stack.begin("title", 0)
    device.run(1000)
    assert device.screen == "Title"
    assert "setup: MemoryError" in device.console() and "help: MemoryError" in device.console()
    behind.load_screen = load_screen
    device.press("a")
    device.run(1000)
    assert device.screen == "Setup"
    assert "turn: MemoryError" in device.console() and not device.app.stack.kept
    stack.make_screen = make_screen
    device.press("start")
    assert device.screen == "Turn"
    assert "Traceback" not in device.console()


def test_screens_that_stay_built_make_room_for_what_is_asked_for():
    device = Device()
    device.press("a")
    device.run(1000)
    assert set(device.app.stack.kept) == STAYING
    stack = device.world.load("app.stack")
    make_screen = stack.make_screen

    def tight(name, app):
        if "turn" in app.stack.kept:
            raise MemoryError
        return make_screen(name, app)

    stack.make_screen = tight
    device.press("up", "a")
    assert device.screen == "House"
    assert "Traceback" not in device.console()


def test_turn_and_card_make_room_for_the_hand_over_and_are_built_anew():
    device = in_turn(played(ANNA_AND_BOB, (), last=ROLLED))
    stack = device.world.load("app.stack")
    make_screen = stack.make_screen

    def tight(name, app):
        if name == "handover" and app.stack.kept:
            raise MemoryError
        return make_screen(name, app)

    stack.make_screen = tight
    device.press("start", "a")
    assert device.screen == "Handover"
    device.press("a")
    assert device.screen == "Turn"
    device.press("b")
    device.run(600)
    device.press("start")
    assert device.screen == "ScoreCard"
    assert "Traceback" not in device.console()


def test_where_there_is_no_row_to_take_back_b_rolls_at_once():
    device = in_turn(played(ANNA, ()))
    device.host.set_button("b", True)
    device.run(50)
    assert device.game.dice


def test_power_off_after_a_roll_a_hold_and_a_row_comes_back_to_the_very_state():
    device = in_turn(played(ANNA_AND_BOB, ()), board="pico")
    device.press("b")
    dice = device.game.dice
    again = in_turn(None, nvm=device.nvm, seed=99, board="pico")
    assert (again.game.dice, again.game.rolls_left) == (dice, 2)
    again.press("right", "a")
    again.run(500)
    third = in_turn(None, nvm=again.nvm, seed=98, board="pico")
    assert (third.game.dice, third.app.match.holds) == (dice, 2)
    third.press("start", "a")
    fourth = in_turn(None, nvm=third.nvm, board="pico")
    assert fourth.game == third.game
    assert fourth.game.current == 1


def test_where_each_write_erases_the_turn_begins_again_with_the_same_dice():
    device = Device()
    device.press("a", "start")
    assert device.screen == "Turn"
    for keep in ((), ("right", "a")):
        device.run(600)
        writes = device.nvm.writes
        device.press("b")
        device.run(TUMBLES_MS)
        first = device.game.dice
        device.press(*keep, "b")
        device.run(TUMBLES_MS)
        second = device.game.dice
        assert device.nvm.writes == writes
        again = in_turn(None, nvm=device.nvm, seed=99)
        assert again.game.dice == ()
        again.press("b")
        again.run(TUMBLES_MS)
        assert again.game.dice == first
        again.press(*keep, "b")
        again.run(TUMBLES_MS)
        assert again.game.dice == second
        device = again
        # The row that ends the turn is kept with the dice of the next one.
        device.press("start", "a")
        if device.screen == "Confirm":
            device.press("down", "a")
        device.run(1000)
        again = Device(nvm=device.nvm, seed=99)
        assert kept_match(again.nvm).game.cards == device.game.cards
        device = again
        device.press("a")
        if device.screen == "Handover":
            device.press("a")
        device.run(600)


@pytest.mark.slow
def test_power_off_at_the_end_comes_back_to_the_result():
    device = in_turn(Match(ANNA))
    play_to_the_end(device)
    again = Device(nvm=device.nvm)
    again.press("a")
    assert again.screen == "Result"


def test_holds_are_kept_by_one_write_for_many_quick_presses():
    device = in_turn(played(ANNA, (), last=ROLLED), board="pico")
    writes = device.nvm.writes
    device.press(*["a", "right"] * 5)
    device.run(1000)
    assert device.nvm.writes == writes + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    # On a Pico each roll, each row and the holds are kept, and all of it is appended. Where each
    # write erases, the start, the rows and the records are.
    ("board", "writes", "erases"),
    [("pico", 1 + 45 + 30 + 15 + 1 + 1, 1), ("pygamer", 1 + 15 + 1 + 1, 1 + 15 + 1 + 1)],
)
def test_a_game_of_one_person_writes_and_erases_so_often(board, writes, erases):
    device = Device(board=board)
    device.app.options.player_count = 1
    device.press("a", "start")
    assert device.screen == "Turn" and len(device.app.match.players) == 1
    device.run(600)
    for _ in range(15):
        for _ in range(3):
            device.press("b")
            device.run(TUMBLES_MS)
            if device.game.rolls_left:
                device.press("a", "right")
                device.run(600)
        write_something(device)
    assert core.is_over(device.game)
    device.press("b")
    assert device.screen == "Title"
    assert device.nvm.writes == writes
    assert device.nvm.erases <= erases < 20


def test_a_new_game_asks_before_it_gives_up_the_kept_one():
    device = Device(played(ANNA, (), last=ROLLED))
    device.press("down", "a")
    assert device.screen == "Confirm"
    device.press("a")
    assert device.screen == "Title"
    assert kept_match(device.nvm).game.dice == ROLLED
    device.press("down", "a", "down", "a")
    assert device.screen == "Setup"
    device.press("b")
    assert kept_match(device.nvm).game.dice == ROLLED


def test_names_and_kinds_of_the_setup_survive_power_off():
    device = Device(board="pybadge")
    device.press("a", "down", "right", "down", "a")
    assert device.screen == "Name"
    device.press("down", "a", "down", "right", "start")
    match = kept_match(device.nvm)
    assert match.players == (("Qlayer 1", PERSON), ("Robo 2", EASY), ("Player 3", PERSON))
    again = Device(nvm=device.nvm, board="pybadge")
    assert again.app.options.to_bytes() == device.app.options.to_bytes()


def test_a_name_of_blanks_falls_back_to_the_default():
    device = Device()
    device.press("a", "up", "up", "up", "a")
    assert device.screen == "Name"
    device.press(*["b"] * 8, *["right"] * 8, *["b"] * 8, "a", "start")
    assert kept_match(device.nvm).players[0] == ("Player 1", PERSON)


def test_settings_work_at_once_and_survive_power_off():
    device = Device()
    device.press("up", "a")
    assert device.screen == "Settings"
    device.press("down", "left", "down", "right", "up", "up", "up", "right")
    assert max(device.host.pixels) > 0x0A0A0A
    device.press("b")
    again = Device(nvm=device.nvm)
    assert (again.app.options.sound, again.app.options.pixels, again.app.options.speed) == (0, 2, 2)


def test_leaving_the_card_for_the_menu_keeps_the_game():
    device = in_turn(played(ANNA, (), last=ROLLED))
    device.press("start", "start")
    assert device.screen == "Title"
    device.press("a")
    assert device.game.dice == ROLLED


def test_a_random_source_that_fails_leaves_the_turn_as_it_was_and_says_so():
    device = in_turn(played(ANNA, ()))
    good = device.handheld.random_bytes
    device.handheld.random_bytes = lambda count: b""
    device.press("b")
    assert device.game == core.new_game(1)
    assert device.app.top._message.text.strip() == "No random bytes: try again"
    device.handheld.random_bytes = good
    device.press("b")
    assert device.game.rolls_left == 2


def test_a_memory_that_refuses_to_write_is_said_and_the_game_goes_on():
    device = in_turn(played(ANNA, ()))

    def refuse(name, data):
        raise OSError(30, "read-only")

    device.handheld.store.write = refuse
    device.press("b")
    device.run(TUMBLES_MS)
    assert device.game.dice
    assert device.app.top._more_keys.text == "Not saved!"


def test_a_screen_that_fails_shows_one_line_and_the_game_is_kept():
    device = in_turn(played(ANNA, (), last=ROLLED))

    def fail(button, now):
        raise ZeroDivisionError("made up")

    device.app.top.handle = fail
    device.press("right")
    assert device.screen == "Crash"
    assert "ZeroDivisionError" in device.console()
    assert "ZeroDivisionError" in device.app.top._lines[0].text
    device.press("a")
    assert device.screen == "Title"
    assert kept_match(device.nvm).game.dice == ROLLED


@pytest.mark.parametrize("spoil", ["one bad byte", "truncate", "all 00", "all ff", "newer version"])
def test_a_bad_save_is_a_clean_title_with_a_notice_and_the_bytes_are_kept(spoil):
    match = played(ANNA, (), last=ROLLED)
    nvm = memory_with(None)
    data = match.to_bytes()
    store = Device().world.load("hardware.store").Store(nvm)
    if spoil == "newer version":
        data = bytes((9,)) + data[1:]
    elif spoil == "truncate":
        data = data[:-1]
    elif spoil == "one bad byte":
        data = data[:-3] + bytes((data[-3] ^ 0x40,)) + data[-2:]
    elif spoil == "all 00":
        data = bytes(60)
    else:
        data = b"\xff" * 60
    store.write("game", data)
    device = Device(nvm=nvm)
    assert device.screen == "Title"
    assert device.app.match is None
    assert device.app.notice == "Save damaged: set aside"
    assert Store(nvm).read("aside game") == data
    device.press("a", "a", "b")
    assert device.screen == "Turn"
    again = Device(nvm=device.nvm)
    assert again.app.notice == ""
    assert again.app.match is not None


def test_a_bad_value_in_the_settings_falls_back_to_its_default_alone():
    device = Device()
    options = device.app.options
    options.speed, options.sound, options.player_count = 2, 0, 5
    data = bytearray(options.to_bytes())
    data[1 + 6 * 2] = 77
    fresh = device.world.load("match.options").Options()
    assert not fresh.read(bytes(data))
    assert (fresh.sound, fresh.speed, fresh.player_count) == (1, 2, 5)


@pytest.mark.parametrize("players", [(), (("", 0),), (("NineChars", 0),), (("É", 0),), (("A", 5),)])
def test_players_that_cannot_be_are_refused(players):
    with pytest.raises(ValueError, match=r"1 to 6|1 to 8|letters|person"):
        Match(players)


def test_two_people_of_one_name_cannot_start_and_are_told():
    device = Device()
    options = device.app.options
    options.player_count, options.names = 3, ["Ann", "Bob", "Ann", "", "", ""]
    device.press("a", "start")
    assert device.screen == "Setup"
    assert any("Two are called Ann" in line.text for line in device.app.top.lines)
    device.press("up")
    assert not any("Two are called" in line.text for line in device.app.top.lines)
    options.kinds[2] = HARD
    device.press("start")
    assert device.screen == "Turn"


def test_a_setting_holds_from_the_moment_it_is_shown():
    device = Device()
    device.press("up", "a")
    assert device.screen == "Settings"
    for row in range(7):
        device.press("right")
        again = Device(nvm=type(device.nvm)(device.nvm))
        assert again.app.options.to_bytes() == device.app.options.to_bytes(), row
        device.press("down")
    device = Device()
    device.press("a", "up", "up", "right")
    assert device.screen == "Setup"
    again = Device(nvm=type(device.nvm)(device.nvm))
    assert again.app.options.kinds == device.app.options.kinds != [PERSON] * 6
