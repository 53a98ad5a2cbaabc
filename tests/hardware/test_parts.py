# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Buttons, joystick, pixels and sound, and a handheld with parts that fail."""

import pytest

from tests.device import Device, memory_with
from tools.shots import ANNA, WITH_ROBO, played
from tools.simulator.picture import screen_image

STICK = {"x": "JOYSTICK_X", "y": "JOYSTICK_Y"}


def presses(device, ms):
    """Collect the presses of ``ms`` milliseconds."""
    found = []
    until = device.host.now_ms + ms
    while device.host.now_ms < until:
        name = device.handheld.buttons.next_press(device.host.ticks_ms() % (1 << 29))
        if name:
            found.append(name)
        else:
            device.host.sleep(0.01)
    return found


def test_a_press_counts_once_and_a_held_direction_repeats():
    device = Device(board="pybadge")
    device.host.set_button("a", True)
    assert presses(device, 3000) == ["a"]
    device.host.set_button("a", False)
    device.host.set_button("down", True)
    repeated = presses(device, 1000)
    assert repeated[:2] == ["down", "down"]
    assert 5 <= len(repeated) <= 6
    device.host.set_button("down", False)
    assert presses(device, 1000) == []


def test_presses_are_counted_across_the_wrap_of_the_clock():
    device = Device(board="pybadge")
    device.run(64_000 - device.host.now_ms)
    device.host.set_button("down", True)
    assert len(presses(device, 2600)) == 18
    assert device.host.ticks_ms() > 1 << 29


def test_a_key_held_at_power_on_has_to_be_let_go_first():
    device = Device(board="pybadge", on_host=lambda host: host.down.add("a"))
    device.run(2000)
    assert device.screen == "Title"
    device.press("a")
    assert device.screen == "Title"
    device.press("a")
    assert device.screen == "Setup"


def test_an_overflowing_queue_recovers():
    device = Device(board="pybadge")
    for _ in range(100):
        device.host.set_button("b", True)
        device.host.set_button("b", False)
    assert presses(device, 500) == []
    device.host.set_button("b", True)
    assert presses(device, 500) == ["b"]


def test_many_quick_presses_are_all_counted_in_order():
    device = Device(board="pybadge")
    order = ["left", "a", "right", "b", "up", "start", "down", "select"] * 3
    for name in order:
        device.host.set_button(name, True)
        device.host.set_button(name, False)
    assert presses(device, 500) == order


def test_a_stick_that_trembles_at_rest_does_nothing():
    device = Device()
    for offset in (6000, -6000, 4000, 0):
        device.host.analog.update({STICK["x"]: 32768 + offset, STICK["y"]: 32768 - offset})
        assert presses(device, 100) == []


def test_a_stick_moves_on_one_axis_at_a_time_and_once_until_it_repeats():
    device = Device()
    device.host.analog.update({STICK["x"]: 65535, STICK["y"]: 60000})
    assert presses(device, 300) == ["right"]
    # Trembling about the threshold is still the same push.
    device.host.analog.update({STICK["x"]: 46000, STICK["y"]: 32768})
    assert presses(device, 50) == []
    device.host.analog.update({STICK["x"]: 32768})
    assert presses(device, 1000) == []
    device.host.analog.update({STICK["y"]: 0})
    assert presses(device, 300) == ["up"]


def test_a_stick_that_rests_off_centre_is_measured_at_power_on():
    device = Device(on_host=lambda host: host.analog.update({STICK["x"]: 35008, STICK["y"]: 33152}))
    assert presses(device, 100) == []
    device.host.analog.update({STICK["x"]: 35008 + 17000})
    assert presses(device, 100) == ["right"]


def test_pixels_are_gentle_by_default_and_can_be_off():
    device = Device()
    device.handheld.pixels.show((0xFFFFFF,) * 5)
    assert device.host.pixels == [0x0A0A0A] * 5
    device.handheld.pixels.set_level(0)
    assert device.host.pixels == [0] * 5
    device.handheld.pixels.set_level(2)
    assert max(device.host.pixels) <= 0x404040


def test_pixels_are_written_only_when_a_colour_changes():
    device = Device()
    written = []
    device.world.load("neopixel").neopixel_write = lambda pin, data: written.append(bytes(data))
    for _ in range(10):
        device.handheld.pixels.show((0xFF0000, 0, 0, 0, 0))
    assert len(written) == 1


def test_an_effect_ends_and_switches_the_amplifier_off():
    device = Device()
    enable = device.handheld.sound._enable
    for name in device.world.load("hardware.sound").EFFECTS:
        device.app.cue(name, device.host.ticks_ms() % (1 << 29))
        assert enable.value
        device.run(1000)
        assert not enable.value


def test_sound_that_is_off_plays_nothing():
    device = Device()
    device.handheld.sound.set_level(0)
    device.app.cue("fanfare", 0)
    device.run(500)
    assert device.host.sounds == []


@pytest.mark.parametrize(
    ("module", "part", "notices"),
    [
        ("neopixel_write", ["pixels"], ["The pixels do not work"]),
        ("audioio", ["sound"], ["The sound does not work"]),
        ("analogio", ["joystick", "light"], ["The joystick fails", "The light sensor fails"]),
        ("adafruit_bus_device", ["motion"], ["The motion sensor fails"]),
    ],
)
def test_the_game_goes_on_without_broken_parts_and_says_each_once(module, part, notices):
    device = Device(broken=(module,))
    assert device.handheld.faults == part
    for notice in notices:
        assert device.app.notice == notice
        assert any(notice in line.text for line in device.app.top.lines)
        device.press("start", "b")
        device.run(100)
    assert device.app.notice == ""
    device.press("a", "a")
    assert device.screen == "Turn"
    assert device.app.notice == ""


def test_without_nvm_the_game_is_kept_in_a_file_of_the_drive(tmp_path):
    def no_nvm(host):
        host.nvm = None
        host.drive = tmp_path

    device = Device(on_host=no_nvm)
    assert device.handheld.faults == []
    assert device.screen == "Language"
    device.press("a", "a", "a", "b")
    dice = device.game.dice
    again = Device(on_host=no_nvm)
    again.press("a")
    assert again.game.dice == dice
    # A drive that a PC holds again is read, but nothing can be kept any more.
    again.host.drive = None
    again.run(600)
    again.press("b")
    assert again.game.rolls_left == 1
    assert not again.app.keeper.saved


def test_a_nvm_that_is_too_small_is_left_for_the_file(tmp_path):
    def small(host):
        host.nvm = host.nvm[:256]
        host.drive = tmp_path

    Device(on_host=small)
    assert (tmp_path / "dicepoker.sav").is_file()


def shake(device, ms, strength=30.0):
    """Shake the board to and fro for ``ms``."""
    until = device.host.now_ms + ms
    while device.host.now_ms < until:
        device.host.acceleration = (strength, 2.0, 9.0)
        device.run(30)
    device.host.acceleration = (0.0, 0.0, 9.806)


def test_a_shake_rolls_once_however_long_and_again_after_a_calm():
    device = Device(played(ANNA, ()))
    device.press("a")
    shake(device, 3000)
    assert device.game.rolls_left == 2
    device.run(1200)
    shake(device, 300)
    device.run(600)
    assert device.game.rolls_left == 1


@pytest.mark.parametrize("strength", [0.0, 9.8, 15.0])
def test_carrying_the_board_about_rolls_nothing(strength):
    device = Device(played(ANNA, ()))
    device.press("a")
    shake(device, 3000, strength)
    assert device.game.dice == ()


def test_a_shake_on_the_card_or_in_a_computers_turn_does_nothing():
    device = Device(played(ANNA, (), last=(4, 2, 4, 5, 2)))
    device.press("a", "start")
    shake(device, 1000)
    assert (device.screen, device.game.rolls_left) == ("ScoreCard", 2)
    robo = Device(played(WITH_ROBO, [((1, 1, 1, 2, 3), 0)]))
    robo.press("a")
    shake(robo, 600)
    assert robo.game.dice == ()


def test_a_motion_sensor_that_breaks_in_use_is_lost_and_told():
    device = Device(played(ANNA, (), last=(4, 2, 4, 5, 2)))
    device.press("a")

    def fail(now):
        raise OSError(5)

    device.handheld.motion.shaken = fail
    device.run(200)
    assert device.handheld.faults == ["motion"]
    assert device.screen == "Turn"


def test_without_memory_that_survives_the_game_goes_on_and_says_so():
    def lose(host):
        host.nvm = None

    device = Device(nvm=memory_with(None), on_host=lose)
    assert device.app.notice == device.world.load("match.text.en_menus").FAULTS["store"]
    # Which language was chosen is not kept either.
    device.press("a", "a", "a", "b")
    assert device.screen == "Turn"
    assert device.game.dice


@pytest.mark.parametrize("board", ["pybadge", "pygamer", "pico"])
def test_a_board_for_the_left_hand_shows_and_reads_all_the_other_way_round(board):
    device = Device(played(ANNA, (), last=(4, 2, 4, 5, 2)), board=board)
    device.press("a", "right", "a")
    device.run(500)
    upright = screen_image(device.host.panel).tobytes()
    lit = list(device.host.pixels)
    assert lit[1] and not lit[3]
    device.app.options.hands = 1
    device.app.use_options()
    device.app.top.dirty = True
    device.run(100)
    assert device.host.is_turned()
    assert screen_image(device.host.panel, turned=True).tobytes() == upright
    assert screen_image(device.host.panel).tobytes() != upright
    assert device.host.pixels == lit[::-1]
    # The thumb pushes to its own right, which is the board's left.
    device.press("right")
    assert device.host.down == set()
    assert device.app.top._cursor == 2
    device.app.options.hands = 0
    device.app.use_options()
    device.app.top.dirty = True
    device.run(100)
    device.press("left")
    assert device.app.top._cursor == 1
    assert screen_image(device.host.panel).tobytes() == upright


def test_a_left_hand_is_remembered_by_display_buttons_and_pixels():
    device = Device(played(ANNA, (), last=(4, 2, 4, 5, 2)))
    device.app.options.hands = 1
    device.app.save_options()
    again = Device(nvm=device.nvm)
    assert again.host.is_turned() and again.handheld.buttons.turned
    again.press("a", "a")
    again.run(300)
    # The first die is held, and the pixel over it is the last of the board.
    assert again.app.match.holds == 1
    assert [i for i in range(5) if again.host.pixels[i]] == [4]


def brightness_of(device, light, ms=3000):
    device.host.analog["LIGHT"] = light
    device.run(ms)
    return device.host.brightness()


def test_the_display_follows_the_light_of_the_room_where_that_is_chosen():
    device = Device()
    device.app.options.brightness = 3
    device.app.use_options()
    shares = [brightness_of(device, light) for light in (100, 900, 3000, 12000, 60000)]
    assert shares == sorted(set(shares))
    assert shares[0] >= 0.15 and shares[-1] == 1.0
    assert brightness_of(device, 100) == shares[0]
    device.app.options.brightness = 0
    device.app.use_options()
    assert brightness_of(device, 60000) == pytest.approx(0.3)


def test_a_lamp_that_flickers_about_a_limit_changes_nothing():
    device = Device()
    device.app.options.brightness = 3
    device.app.use_options()
    before = brightness_of(device, 1500)
    for light in (1300, 1700) * 10:
        assert brightness_of(device, light, 250) == before


def test_without_a_light_sensor_automatic_is_not_offered_and_shows_bright():
    device = Device(board="pico")
    assert not device.handheld.light.exists
    device.press("down", "down", "down", "a", "down", "down", "down")
    shown = set()
    for _ in range(4):
        device.press("right")
        shown.add(device.app.options.brightness)
    assert shown == {0, 1, 2}
    device.app.options.brightness = 3
    device.app.use_options()
    device.run(1000)
    assert device.host.brightness() == 1.0
