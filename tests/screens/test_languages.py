# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The languages: the same texts in each, letters for all of them, and the way to choose."""

import importlib
import re
from types import SimpleNamespace

import pytest

from dicepoker_core import score
from match.languages import LANGUAGES, NAMES
from match.letters import DIGITS, HEIGHT, LETTERS, OTHERS, may_be_shown, tile_of
from match.numbers import dice_text
from match.options import LONGEST_NAME
from screens.examples import EXAMPLES
from tests.device import Device
from tools.font import codes, fonts
from tools.shots import ANNA, played
from tools.simulator.host import Memory

others = pytest.mark.parametrize("language", LANGUAGES[1:])
every = pytest.mark.parametrize("language", LANGUAGES)
# Of a line, in pixels.
WIDEST = 160
TEXT_FONT, DIGITS_FONT = fonts().values()


def width(text):
    return sum(TEXT_FONT[tile_of(letter)] for letter in text)


def text_of(language):
    """All texts of a language but its help."""
    names = {}
    for kind in ("", "_menus"):
        names |= vars(importlib.import_module(f"match.text.{language}{kind}"))
    return SimpleNamespace(**{key: value for key, value in names.items() if key.isupper()})


def help_of(language):
    return importlib.import_module(f"match.text.{language}_help").PAGES


def keys(module):
    return {key for key in vars(module) if key.isupper()}


def strings(value):
    if isinstance(value, str):
        yield value
    else:
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def shape(value):
    """What must be alike in all languages: how many parts, and their placeholders in order."""
    if isinstance(value, str):
        return re.findall(r"%[^%\s]|%%", value)
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    return [shape(part) for part in value]


def test_no_text_is_in_two_files_of_a_language():
    for language in LANGUAGES:
        game, menus = (
            keys(importlib.import_module(f"match.text.{language}{kind}")) for kind in ("", "_menus")
        )
        assert not game & menus


@others
def test_every_language_has_the_same_texts_with_the_same_placeholders(language):
    text, english = text_of(language), text_of("en")
    assert keys(text) == keys(english)
    for key in keys(english) - {"NAME_LETTERS"}:
        assert shape(getattr(text, key)) == shape(getattr(english, key)), key


@every
def test_every_letter_of_a_language_is_in_the_font_and_every_text_has_room(language):
    text = text_of(language)
    for key in keys(text):
        for string in strings(getattr(text, key)):
            assert may_be_shown(string), (key, string)
            if key != "NAME_LETTERS":
                assert width(string) <= WIDEST, (key, string)


@every
def test_the_rows_have_room_on_the_card_beside_two_digits_and_a_sign(language):
    text = text_of(language)
    assert all(width(name + "+30") + 2 <= 70 for name in text.SHORT_ROWS[:6])
    assert all(width(name + "+50") + 2 <= 82 for name in text.SHORT_ROWS[6:])
    assert len(set(text.ROWS)) == len(set(text.SHORT_ROWS)) == 15


@every
def test_default_names_are_names(language):
    text = text_of(language)
    for name in (text.DEFAULT_PERSON % 6, text.DEFAULT_COMPUTER % 6):
        assert len(name) <= LONGEST_NAME
    assert all(letter in text.NAME_LETTERS for letter in text.DEFAULT_PERSON % 1)


@every
def test_help_has_the_same_pages_and_each_line_has_room(language):
    pages = help_of(language)
    assert len(pages) == len(help_of("en"))
    for page in pages:
        assert 2 <= len(page) <= 8
        assert width(page[0]) <= 120
        for line in page[1:]:
            if type(line) is int:
                row = text_of(language).ROWS[line]
                assert width(row + dice_text(EXAMPLES[line]) + " 50") + 2 <= 156, row
                continue
            assert width("".join(line)) + 2 <= 156, line
            assert all(may_be_shown(words) for words in line)
    shown = [line for page in pages for line in page if type(line) is int]
    assert sorted(shown) == list(range(15))


def test_the_examples_of_help_fit_their_rows():
    for row, dice in enumerate(EXAMPLES):
        # A row that a roll does not fit scores 0.
        assert score(row, dice) > 0
    assert [score(row, EXAMPLES[row]) for row in range(6, 15)] == [
        16,
        15,
        21,
        7,
        25,
        30,
        40,
        50,
        22,
    ]


def drawn(data, count, height):
    """The rows of pixels of each letter of a font file, as the board reads it."""
    widths, sheet = data[:count], data[2 * count :]
    size = -(-sum(widths) // 8)
    rows = [int.from_bytes(sheet[size * y : size * y + size], "big") for y in range(height)]
    shapes, left = [], 0
    for wide in widths:
        behind = 8 * size - left - wide
        shapes.append((wide, tuple(row >> behind & (1 << wide) - 1 for row in rows)))
        left += wide
    return shapes


def test_the_fonts_on_the_board_are_what_their_sources_draw():
    for path, data in fonts().items():
        assert path.read_bytes() == data


def test_each_letter_has_its_own_place_and_looks_like_no_other_of_its_script():
    assert [tile_of(chr(code)) for code in codes()] == list(range(LETTERS))
    shapes = drawn(TEXT_FONT, LETTERS, HEIGHT)
    drawn_others = OTHERS.replace("\u2007", "")
    latin = [tile_of(c) for c in [*map(chr, range(33, 127)), *drawn_others]]
    cyrillic = [tile_of(chr(code)) for code in range(0x410, 0x450)]
    for script in (latin, cyrillic):
        seen = [shapes[tile] for tile in script]
        assert len(set(seen)) == len(seen)
        assert all(any(rows) for _, rows in seen)
    digits = drawn(DIGITS_FONT, len(DIGITS), 16)
    assert len(set(digits)) == len(DIGITS)


def test_letters_never_touch_and_digits_are_of_one_width():
    for data, count, height in ((TEXT_FONT, LETTERS, HEIGHT), (DIGITS_FONT, len(DIGITS), 16)):
        assert all(not row & 1 for _, rows in drawn(data, count, height) for row in rows)
    assert {width(digit) for digit in "0123456789+-"} == {6}
    assert len(set(DIGITS_FONT[:10])) == 1


def test_the_rows_that_are_copied_of_a_letter_are_those_from_its_first_ink_to_its_last():
    for data, count, height in ((TEXT_FONT, LETTERS, HEIGHT), (DIGITS_FONT, len(DIGITS), 16)):
        for span, (_, rows) in zip(
            data[count : 2 * count], drawn(data, count, height), strict=True
        ):
            inked = [y for y in range(height) if rows[y]] or [0]
            assert (span >> 4, span & 15) == (inked[0], inked[-1])


def test_the_first_start_asks_for_the_language_and_no_later_one():
    device = Device(nvm=Memory(b"\xff" * 8192))
    assert device.screen == "Language"
    device.press("down", "a")
    assert device.screen == "Title"
    assert any("Нова игра" in line.text for line in device.app.top.lines)
    again = Device(nvm=device.nvm)
    assert again.screen == "Title"
    assert any("Нова игра" in line.text for line in again.app.top.lines)


def test_another_language_is_spoken_at_once_and_the_others_are_let_go():
    device = Device(played(ANNA, (), last=(1, 2, 3, 4, 6)))
    device.press("a", "start", "start", "up", "a")
    assert device.screen == "Settings"
    for language in (*range(1, len(LANGUAGES)), 0):
        device.press("right")
        assert device.screen == "Settings"
        code = LANGUAGES[language]
        assert any(text_of(code).SETTINGS in line.text for line in device.app.top.lines)
        assert any(NAMES[language] in line.text for line in device.app.top.lines)
        loaded = {name for name in device.world.modules if name.startswith("match.text.")}
        assert loaded == {f"match.text.{code}", f"match.text.{code}_menus"}
    device.press("right", "b", "a")
    assert any("карта" in line.text for line in device.app.top.lines)
    device.press("start")
    assert any("Шестици" in line.text for line in device.app.top.lines)
    assert not device.console()


def test_a_name_in_cyrillic_is_written_kept_and_shown():
    device = Device()
    device.app.options.language = 1
    device.app.use_language("title", 0)
    device.press("a", "up", "up", "up", "a")
    assert device.screen == "Name"
    device.press("down", "a", "start")
    assert device.app.match.players[0][0] == "Йграч 1"
    again = Device(nvm=device.nvm)
    again.press("a")
    assert again.app.match.name(0) == "Йграч 1"
    assert any("Йграч 1" in line.text for line in again.app.top.lines)
