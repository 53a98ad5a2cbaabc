# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The coach, the look back at the end, computer levels and house rules, by presses."""

import pytest

import dicepoker_core as core
from dicepoker_core.challenge import code_of, faces_of
from dicepoker_core.players.levels import EASY, HARD, MEDIUM, PERFECT
from match.match import PERSON, Match
from tests.device import Device, kept_match
from tools.shots import ANNA, ANNA_AND_BOB, joker_match, played, whole_game

STRAIGHT = (1, 2, 3, 4, 6)


def in_turn(match, **more):
    device = Device(match, **more)
    device.press("a")
    return device


def lines(device):
    top = device.app.top
    return [top._message.text.strip(), top._keys.text.strip(), top._more_keys.text.strip()]


def ask(device):
    device.press("select")
    for _ in range(100):
        device.run(50)
        if "thinks" not in lines(device)[0]:
            return lines(device)
    raise AssertionError("the coach says nothing")


def test_the_coach_says_what_to_keep_for_which_rows_and_how_often_that_comes():
    said = ask(in_turn(played(ANNA, (), last=STRAIGHT)))
    assert said == ["Coach: keep ⚀⚁⚂⚃", "for Sm straight 69%", "Lg straight 31%"]


def test_the_coach_says_which_row_to_write_and_what_the_next_best_costs():
    said = ask(in_turn(played(ANNA, (), last=STRAIGHT, rolls=3)))
    assert said[0] == "Coach: Small straight"
    assert said[1] == "30 points for sure"
    assert said[2].startswith("next ")


def test_asking_twice_gives_the_same_answer_and_draws_no_random_byte():
    device = in_turn(played(ANNA, (), last=STRAIGHT))
    drawn = []
    device.handheld.random_bytes = drawn.append
    first = ask(device)
    device.press("left")
    assert lines(device) != first
    assert ask(device) == first
    assert not drawn


def test_a_press_while_the_coach_thinks_is_answered_at_once():
    device = in_turn(played(ANNA, (), last=STRAIGHT))
    device.press("select", ms=1, gap=1)
    assert "thinks" in lines(device)[0]
    device.press("a", ms=15, gap=15)
    assert device.app.match.holds == 1
    assert "thinks" not in lines(device)[0]


def test_the_card_stars_the_best_row_and_shows_what_the_others_cost():
    device = in_turn(played(ANNA, (), last=STRAIGHT, rolls=3))
    device.press("start", "select")
    device.run(500)
    shown = {line.text[:11].strip(): line.text[11:].strip() for line in device.app.top._rows[6:]}
    assert shown["Sm straight"] == "*"
    assert shown["Lg straight"].startswith("-")
    device.press("select")
    assert device.app.top._rows[11].text.endswith("+30")
    device.press("a")
    assert device.game.cards[0].scores[core.SMALL_STRAIGHT] == 30


def test_the_card_still_bars_the_rows_of_a_joker_when_costs_are_shown():
    device = in_turn(joker_match(left_open=True))
    device.press("start", "select")
    device.run(500)
    barred = [line.text.rstrip()[-1] for line in device.app.top._rows]
    assert barred[3] == "*"
    assert barred[4] == barred[14] == "-"


def test_without_a_coach_nobody_is_told_anything():
    rolled = played(ANNA, (), last=STRAIGHT)
    device = in_turn(Match(ANNA, rolled.game, rolled.record, coach=False))
    device.press("select")
    assert lines(device)[0] == "No coach in this match"
    device.press("start", "select")
    device.run(300)
    assert device.app.top._rows[11].text.endswith("+30")
    assert kept_match(device.nvm).coach is False


def test_the_rules_of_the_house_are_set_kept_and_played():
    device = Device()
    device.press("a", "up", "a")
    assert device.screen == "House"
    device.press("right", "down", "left", "b")
    assert device.screen == "Setup"
    again = Device(nvm=device.nvm)
    assert (again.app.options.bonus_at_63, again.app.options.coach) == (1, 0)
    again.press("a", "start")
    match = kept_match(again.nvm)
    assert match.game.rules == core.Rules(62)
    assert match.coach is False
    again.press("start")
    assert any("Bonus63" in line.text for line in again.app.top.lines)
    assert any("need 63" in line.text for line in again.app.top.lines)


def test_a_code_fixes_the_dice_of_one_game_and_is_shown_at_its_end():
    device = Device()
    device.press("a", "up", "a", "up", "a")
    assert device.screen == "ChallengeCode"
    code = device.app.top._code.text
    device.press("a")
    assert device.screen == "House"
    device.press("b", "start", "b")
    match = device.app.match
    assert code_of(match.seed) == code
    assert match.game.dice == faces_of(match.seed, 1, 0, 0)
    assert device.app.seed is None
    ended = whole_game(ANNA, lambda p, r: (1, 2, 3, 4, 5))
    ended.seed = match.seed
    over = in_turn(ended)
    assert code in over.app.top._header.text


def test_a_code_with_a_typing_error_is_refused_with_a_clear_line():
    device = Device()
    device.press("a", "up", "a", "up", "a", "down", "a")
    assert device.screen == "ChallengeCode"
    assert device.app.top._says.text.strip() == "A letter is wrong"
    assert device.app.seed is None
    device.press("up")
    assert device.app.top._says.text.strip() == ""
    device.press("a")
    assert device.screen == "House" and device.app.seed is not None
    device.press("left")
    assert device.app.seed is None


def review_of(device):
    device.press("select")
    assert device.screen == "LookBack"
    for _ in range(300):
        device.run(50)
        if device.app.top._done:
            return [line.text.strip() for line in device.app.top.lines]
    raise AssertionError("the review does not end")


def test_at_the_end_each_person_sees_the_three_costliest_choices():
    match = whole_game(ANNA_AND_BOB, lambda p, r: (1 + r % 6, 2, 3, 4, 5 + p))
    device = in_turn(match)
    assert device.screen == "Result"
    anna = review_of(device)
    assert anna[0].startswith("Anna") and "lost " in anna[0]
    assert [line[:5] for line in anna[1:10:3]] == ["Round"] * 3
    costs = [float(line.split("-")[-1]) for line in anna[1:10:3]]
    assert costs == sorted(costs, reverse=True) and costs[-1] > 0
    assert all(line.startswith("better: ") for line in anna[3:10:3])
    device.press("right")
    device.run(100)
    assert "Bob" in device.app.top.lines[0].text
    device.press("b")
    assert device.screen == "Result"


def play_to_the_end(device):
    device.app.options.speed = 2
    for _ in range(4000):
        if device.screen == "Result":
            break
        device.press("a", ms=15, gap=15)
    assert device.screen == "Result"


class Gone:
    """A file on a drive that was pulled out."""

    def seek(self, at):
        raise OSError(5, "the drive is gone")


def test_a_table_that_can_no_longer_be_read_does_not_stop_the_review():
    device = in_turn(whole_game(ANNA, lambda p, r: (1 + r % 6, 2, 3, 4, 5)))
    device.press("select")
    device.app.thinker()._table._file = Gone()
    for _ in range(300):
        device.run(50)
        if device.app.top._done:
            break
    assert device.screen == "LookBack" and device.app.top._done
    assert "the drive is gone" in device.console()


def test_where_memory_runs_short_what_was_built_in_advance_makes_room():
    device = in_turn(played(ANNA, (), last=STRAIGHT))
    module = device.world.load("app.thinker")
    made, failed = module.Thinker, []

    def fail_once(app):
        if not failed:
            failed.append(True)
            raise MemoryError("memory allocation failed")
        return made(app)

    module.Thinker = fail_once
    assert ask(device)[0] == "Coach: keep ⚀⚁⚂⚃"
    assert failed
    device.press("start")
    assert device.screen == "ScoreCard"


def no_room(device):
    def fail(app):
        raise MemoryError("memory allocation failed")

    device.world.load("app.thinker").Thinker = fail


def test_without_room_for_the_look_back_that_is_said_and_the_result_is_there_again():
    device = in_turn(whole_game(ANNA, lambda p, r: (1 + r % 6, 2, 3, 4, 5)))
    no_room(device)
    assert "No memory for the coach" in review_of(device)
    assert "the look back: MemoryError" in device.console()
    device.press("b")
    assert device.screen == "Result"
    assert "Traceback" not in device.console()


def test_a_look_back_that_had_no_room_finds_it_for_the_next_player():
    device = in_turn(whole_game(ANNA_AND_BOB, lambda p, r: (1 + r % 6, 2, 3, 4, 5 + p)))
    module = device.world.load("app.thinker")
    made = module.Thinker
    no_room(device)
    assert "No memory for the coach" in review_of(device)
    module.Thinker = made
    device.press("right")
    for _ in range(300):
        device.run(50)
    assert "lost " in device.app.top.lines[0].text


def test_the_look_back_first_says_that_it_works_and_loads_what_it_needs_after_that():
    device = in_turn(whole_game(ANNA, lambda p, r: (1 + r % 6, 2, 3, 4, 5)))
    device.host.set_button("select", True)
    device.app.step(device.host.ticks_ms())
    assert device.screen == "LookBack" and not device.app.top.dirty
    assert device.app.top.lines[4].text == "Looking at turn 0/15"
    assert "dicepoker_core.players.turn_solver" not in device.world.modules
    device.run(50)
    assert "dicepoker_core.players.turn_solver" in device.world.modules


def test_what_the_look_back_has_loaded_is_let_go_behind_it():
    device = in_turn(whole_game(ANNA, lambda p, r: (1 + r % 6, 2, 3, 4, 5)))
    review_of(device)
    device.press("b")
    device.run(500)
    assert device.screen == "Result"
    assert "app.thinker" not in device.world.modules
    assert not [name for name in device.world.modules if name.startswith("dicepoker_core.players.")]


def test_without_room_for_the_coach_that_is_said_and_the_turn_goes_on():
    device = in_turn(played(ANNA, (), last=STRAIGHT, rolls=3))
    no_room(device)
    device.press("select")
    assert lines(device)[0] == "No memory for the coach"
    device.press("start", "select")
    device.run(200)
    assert device.screen == "ScoreCard"
    assert device.app.top._rows[11].text.endswith("+30")
    device.press("a")
    assert device.game.cards[0].scores[core.SMALL_STRAIGHT] == 30


@pytest.mark.slow
def test_without_room_to_think_a_computer_still_plays_to_the_end():
    device = in_turn(Match((("Robo", PERFECT),)))
    no_room(device)
    play_to_the_end(device)
    assert core.is_over(device.game)


@pytest.mark.slow
@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD, PERFECT])
def test_each_level_plays_a_whole_match_through_the_screens(level):
    device = in_turn(Match((("Robo", level),)))
    play_to_the_end(device)
    assert core.totals(device.game.cards[0], core.RULES).total > 100
    assert not device.console()


def test_a_computer_shows_each_step_for_the_chosen_time_and_a_skips_ahead():
    device = in_turn(Match((("Robo", PERFECT), ("Anna", PERSON))))
    device.run(900)
    assert device.game.dice == ()
    assert "rolls" in device.app.top._message.text
    device.run(1000)
    assert device.game.rolls_left == 2
    before = device.host.now_ms
    while device.game.current == 0:
        device.press("a", ms=15, gap=15)
    assert device.host.now_ms - before < 4000


@pytest.mark.slow
def test_a_damaged_table_is_told_once_and_the_next_best_plays():
    device = in_turn(Match((("Robo", PERFECT),)))
    values = device.world.load("dicepoker_core.players.values")

    def refuse():
        raise values.TableError("perfect.tbl is damaged: its checksum is wrong")

    values.open_table = refuse
    play_to_the_end(device)
    assert device.console().count("perfect.tbl is damaged") == 1


@pytest.mark.slow
def test_a_table_that_can_no_longer_be_read_does_not_stop_the_turn():
    device = in_turn(Match((("Robo", PERFECT),)))
    device.run(2500)
    table = device.app.thinker()._table
    table._file = Gone()
    play_to_the_end(device)
    assert "the drive is gone" in device.console()


def waits_until(device, is_done):
    """Return what each step says that it may sleep, until all is thought."""
    waits = []
    while not is_done():
        waits.append(device.app.step(device.host.ticks_ms() % (1 << 29)))
        device.host.sleep(waits[-1] / 1000)
        assert len(waits) < 20_000
    return waits


def test_a_step_never_sleeps_while_there_is_more_to_think():
    device = in_turn(played(ANNA, (), last=(4, 4, 2, 5, 6)))
    device.run(500)
    device.host.set_button("select", True)
    waits = waits_until(device, lambda: type(device.app.top._advice) is tuple)
    # The press itself, and the picture that says that the coach thinks.
    assert len(waits) > 20 and sum(wait > 0 for wait in waits) <= 2, waits


def test_a_look_back_never_sleeps_while_there_is_more_to_judge():
    device = Device(whole_game(ANNA, lambda p, r: (1 + r % 6, 2, 3, 3, 6), 15))
    device.press("a")
    device.run(500)
    device.host.set_button("select", True)
    waits = waits_until(device, lambda: device.screen == "LookBack" and device.app.top._done)
    assert len(waits) > 100 and sum(wait > 0 for wait in waits) <= 2, waits
