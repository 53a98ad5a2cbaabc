# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Every screen in every state that matters, pixel by pixel against a picture looked at.

``pytest --update-golden`` accepts what is drawn now: look at it first, ``dicepoker shots DIR``.
"""

import pytest
from PIL import Image, ImageChops

from match.languages import LANGUAGES
from match.letters import may_be_shown
from tests.device import ROOT, Device
from tools.shots import all_states, memory_of, show_state
from tools.simulator.boards import find_board
from tools.simulator.picture import screen_image

GOLDEN = ROOT / "tests" / "screens" / "golden"
STATES = all_states()

states = pytest.mark.parametrize("state", STATES, ids=[state.name for state in STATES])


def picture(state, board="pygamer"):
    taken = []
    host = show_state(state, board, lambda host: taken.append(screen_image(host.panel)))
    assert "Traceback" not in "".join(host.console), "".join(host.console)
    return taken[0]


@states
def test_a_screen_looks_as_it_did(state, request, tmp_path):
    shown = picture(state)
    golden = GOLDEN / f"{state.name}.png"
    if request.config.getoption("--update-golden"):
        GOLDEN.mkdir(exist_ok=True)
        shown.quantize(16).save(golden, optimize=True)
    expected = Image.open(golden).convert("RGB")
    difference = ImageChops.difference(shown, expected).getbbox()
    if difference:
        shown.save(tmp_path / "shown.png")
    assert difference is None, f"differs within {difference}, see {tmp_path / 'shown.png'}"


def test_there_is_no_picture_without_a_state():
    assert {path.stem for path in GOLDEN.glob("*.png")} == {state.name for state in STATES}


@pytest.mark.slow
@pytest.mark.parametrize("board", ["pybadge", "pico"])
@pytest.mark.parametrize("name", ["title-continue", "card-previews", "turn-held", "handover"])
def test_all_boards_show_the_same(board, name):
    state = next(state for state in STATES if state.name == name)
    assert picture(state, board).tobytes() == picture(state).tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=LANGUAGES)
@states
def test_no_text_is_cut_and_no_character_is_missing(state, language):
    """Follows each line of text that is shown on the way to the state."""
    device = Device(nvm=memory_of(state, find_board("pygamer").nvm_size, language))
    # What the texts are is looked at, not what is drawn of them.
    device.handheld.display.refresh = lambda: None
    line = device.world.load("screens.widgets.paint").TextLine
    put = line._put
    seen = []

    def put_and_look(self, start, left, right):
        seen.append(left)
        both = left + right
        words = f"{both!r} has no room in {self.width} pixels"
        assert start + self._font.width_of(both) + 2 * bool(right) <= self.width, words
        assert may_be_shown(left + right), both
        put(self, start, left, right)

    line._put = put_and_look
    device.app.top.dirty = True
    for words in (line.split() for line in state.script.splitlines() if line):
        if words[0] == "press":
            device.press(*[words[1].lower()] * int(words[2] if len(words) > 2 else 1))
        elif words[0] == "hold":
            device.press(words[1].lower(), ms=int(words[2]))
        else:
            device.run(int(words[1]))
    device.run(100)
    assert seen
    assert "Traceback" not in device.console(), device.console()


def test_held_free_and_cursor_differ_in_shape_and_not_in_colour_alone():
    """In grey, a held die has a higher top and a bar below, and the cursor an arrow."""
    state = next(state for state in STATES if state.name == "turn-held")
    grey = picture(state).convert("L")
    held, free = grey.crop((5, 34, 31, 82)), grey.crop((36, 34, 62, 82))

    def lit_rows(die):
        return [y for y in range(die.height) if max(die.crop((0, y, 26, y + 1)).tobytes()) > 90]

    assert lit_rows(held)[0] == lit_rows(free)[0] - 6
    # The bar ends where the free die does.
    assert lit_rows(held)[-1] == lit_rows(free)[-1]
    gap = [y for y in range(lit_rows(held)[0], lit_rows(held)[-1]) if y not in lit_rows(held)]
    assert gap, "a gap between the die and its bar"
    free_gap = [y for y in range(lit_rows(free)[0], lit_rows(free)[-1]) if y not in lit_rows(free)]
    assert not free_gap


def contrast(one, other):
    """WCAG 2 contrast of two colours 0xRRGGBB."""

    def luminance(colour):
        total = 0.0
        for shift, weight in ((16, 0.2126), (8, 0.7152), (0, 0.0722)):
            channel = (colour >> shift & 255) / 255
            linear = channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4
            total += weight * linear
        return total

    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_every_ink_stands_out_from_what_is_behind_it():
    paint = Device().world.load("screens.widgets.paint")
    for ink in (paint.IVORY, paint.STEEL, paint.AMBER, paint.MINT, paint.CORAL):
        assert contrast(ink, paint.BLACK) >= 4.5
    assert contrast(paint.IVORY, paint.SLATE) >= 4.5
