# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The handheld as a picture: the screen enlarged to whole pixels, five round pixels above it,
the buttons with the keys that press them, as a window or a PNG shows it."""

from PIL import Image, ImageDraw, ImageFont

from tools.simulator.host import Host
from tools.simulator.renderer import Panel

SCALE = 3
_WIDTH, _HEIGHT = 160, 128
SIZE = (_WIDTH * SCALE + 80, _HEIGHT * SCALE + 276)
SCREEN_AT = (40, 76)
_CASE = (38, 44, 56)
_EDGE = (24, 28, 36)
_KEY = (88, 98, 116)
_PRESSED = (255, 200, 61)
_LETTERS = (240, 240, 236)
_DIM = (166, 176, 194)
_FULL_LIGHT = 40
_LEFT, _TOP = SCREEN_AT[0], SCREEN_AT[1] + _HEIGHT * SCALE
_CROSS = _LEFT + 66
# Where each button is drawn, how wide, and which key of a keyboard presses it.
_BUTTONS = {
    "up": ((_LEFT + 66, _TOP + 50), 17, "↑"),
    "down": ((_LEFT + 66, _TOP + 122), 17, "↓"),
    "left": ((_LEFT + 30, _TOP + 86), 17, "←"),
    "right": ((_LEFT + 102, _TOP + 86), 17, "→"),
    "select": ((_LEFT + 186, _TOP + 126), 15, "SELECT  Tab"),
    "start": ((_LEFT + 284, _TOP + 126), 15, "START  Enter"),
    "b": ((_LEFT + 384, _TOP + 104), 23, "B  X or Esc"),
    "a": ((_LEFT + 440, _TOP + 46), 23, "A  Z or Space"),
}


def buttons(turned: bool = False) -> dict[str, tuple[tuple[int, int], int, str]]:
    """Return the place, the radius and the words of each button, as the player holds the board;
    ``turned`` upside down the cross is on the right."""
    if not turned:
        return _BUTTONS
    placed = {}
    for name, ((x, y), radius, words) in _BUTTONS.items():
        is_cross = name in ("up", "down", "left", "right")
        across = SIZE[0] - _CROSS + x - _CROSS if is_cross else SIZE[0] - x
        placed[name] = ((across, y), radius, words)
    return placed


def screen_image(panel: Panel, brightness: float = 1.0, turned: bool = False) -> Image.Image:
    """Return the screen alone, a pixel a pixel, lit with a share of its brightness."""
    image = Image.frombytes("RGB", (panel.width, panel.height), panel.rgb())
    if turned:
        image = image.transpose(Image.Transpose.ROTATE_180)
    # The eye takes a faint light for much of a strong one: a root stands for that.
    return image if brightness == 1 else image.point(lambda c: int(c * brightness**0.5))


def screen_box(panel: Panel) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the size that the screen has in the picture, and where its top left corner is."""
    room = (_WIDTH * SCALE, _HEIGHT * SCALE)
    factor = min(room[0] / panel.width, room[1] / panel.height)
    size = (int(panel.width * factor), int(panel.height * factor))
    place = (SCREEN_AT[0] + (room[0] - size[0]) // 2, SCREEN_AT[1] + (room[1] - size[1]) // 2)
    return size, place


def draw_case(down: frozenset[str] = frozenset(), turned: bool = False) -> Image.Image:
    """Return the handheld with a dark screen; the buttons in ``down`` are lit."""
    image = Image.new("RGB", SIZE, _EDGE)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((8, 8, SIZE[0] - 8, SIZE[1] - 8), 34, fill=_CASE)
    x, y = SCREEN_AT
    draw.rounded_rectangle(
        (x - 10, y - 10, x + _WIDTH * SCALE + 9, y + _HEIGHT * SCALE + 9), 8, fill=(0, 0, 0)
    )
    font = ImageFont.load_default(13)
    for name, ((cx, cy), radius, label) in buttons(turned).items():
        colour = _PRESSED if name in down else _KEY
        draw.ellipse((cx - radius, cy - radius, cx + radius, cy + radius), fill=colour)
        if name in ("up", "down", "left", "right"):
            _draw_arrow(draw, name, cx, cy)
        else:
            draw.text((cx, cy + radius + 12), label, fill=_LETTERS, font=font, anchor="mm")
    cross = SIZE[0] - _CROSS if turned else _CROSS
    draw.text((cross, _TOP + 154), "arrow keys", fill=_LETTERS, font=font, anchor="mm")
    text = "S shakes    gamepad: stick or cross, A, B, start, select"
    draw.text((SIZE[0] // 2, SIZE[1] - 20), text, fill=_DIM, font=font, anchor="mm")
    return image


def _draw_arrow(draw: ImageDraw.ImageDraw, name: str, cx: int, cy: int) -> None:
    dx, dy = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[name]
    tip = (cx + 8 * dx, cy + 8 * dy)
    ends = [(cx - 5 * dx + 7 * s * dy, cy - 5 * dy + 7 * s * dx) for s in (1, -1)]
    draw.polygon([tip, *ends], fill=_CASE)


def draw_pixels(image: Image.Image, pixels: list[int], turned: bool = False) -> None:
    """Draw the five NeoPixels above the screen, as bright as the eye sees them."""
    draw = ImageDraw.Draw(image)
    for i, colour in enumerate(reversed(pixels) if turned else pixels):
        channels = (colour >> 16, colour >> 8 & 255, colour & 255)
        seen = tuple(int(40 + 215 * min(1, c / _FULL_LIGHT) ** 0.5) if c else 40 for c in channels)
        cx = SCREEN_AT[0] + (18 + 31 * i) * SCALE
        draw.ellipse((cx - 14, 24, cx + 14, 52), fill=seen if colour else (30, 34, 44))


def draw_handheld(host: Host) -> Image.Image:
    """Return the whole handheld as it looks now."""
    turned = host.is_turned()
    image = draw_case(frozenset(host.down), turned)
    draw_pixels(image, host.pixels, turned)
    if host.panel is None:
        return image
    size, place = screen_box(host.panel)
    screen = screen_image(host.panel, host.brightness(), turned)
    image.paste(screen.resize(size, Image.Resampling.NEAREST), place)
    return image
