# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Gamepads, by SDL's mapping where it knows the pad."""

from collections.abc import Callable

_STICK_PUSHED = 0.6
# SDL's names for a pad's buttons stand for places, whoever made the pad: its south button is A.
_PAD_BUTTONS = {
    "CONTROLLER_BUTTON_A": "a",
    "CONTROLLER_BUTTON_B": "b",
    "CONTROLLER_BUTTON_BACK": "select",
    "CONTROLLER_BUTTON_START": "start",
    "CONTROLLER_BUTTON_DPAD_UP": "up",
    "CONTROLLER_BUTTON_DPAD_DOWN": "down",
    "CONTROLLER_BUTTON_DPAD_LEFT": "left",
    "CONTROLLER_BUTTON_DPAD_RIGHT": "right",
}
# A joystick that SDL has no mapping for: the numbers of an Xbox-like pad.
_JOYSTICK_BUTTONS = {0: "a", 1: "b", 6: "select", 7: "start"}
_AXIS_FULL = 32768


class Pads:
    """hold: takes a control and the name of the button that it holds now, or None."""

    def __init__(self, pygame, hold: Callable[[object, str | None], None]):
        from pygame._sdl2 import controller

        self._pygame = pygame
        self._controller = controller
        self._hold = hold
        controller.init()
        self._buttons = {getattr(pygame, key): name for key, name in _PAD_BUTTONS.items()}
        # By SDL's number of a pad while it is there.
        self._mapped: dict[int, object] = {}
        self._plain: dict[int, object] = {}
        for index in range(pygame.joystick.get_count()):
            self._add(index)

    def _add(self, index: int) -> None:
        stick = self._pygame.joystick.Joystick(index)
        if self._controller.is_controller(index):
            self._mapped[stick.get_instance_id()] = self._controller.Controller(index)
        else:
            self._plain[stick.get_instance_id()] = stick

    def take(self, event) -> None:
        """Take an event of pygame's, if it is a pad's."""
        pygame = self._pygame
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._remove(event.instance_id)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            name = self._buttons.get(event.button)
            if name is not None:
                is_down = event.type == pygame.CONTROLLERBUTTONDOWN
                self._hold((event.instance_id, "button", event.button), name if is_down else None)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            self._push(event.instance_id, event.axis, event.value / _AXIS_FULL)
        elif getattr(event, "instance_id", None) in self._plain:
            self._take_plain(event)

    def _remove(self, number: int) -> None:
        self._mapped.pop(number, None)
        self._plain.pop(number, None)
        for button in self._buttons:
            self._hold((number, "button", button), None)
        for kind in (0, 1, "across", "along", *(("plain", b) for b in _JOYSTICK_BUTTONS)):
            self._hold((number, kind), None)

    def _push(self, number: int, axis: int, value: float) -> None:
        if axis in (0, 1):
            low, high = ("left", "right") if axis == 0 else ("up", "down")
            pushed = low if value < -_STICK_PUSHED else high if value > _STICK_PUSHED else None
            self._hold((number, axis), pushed)

    def _take_plain(self, event) -> None:
        pygame = self._pygame
        number = event.instance_id
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            name = _JOYSTICK_BUTTONS.get(event.button)
            is_down = event.type == pygame.JOYBUTTONDOWN
            self._hold((number, ("plain", event.button)), name if is_down else None)
        elif event.type == pygame.JOYAXISMOTION:
            self._push(number, event.axis, event.value)
        elif event.type == pygame.JOYHATMOTION:
            x, y = event.value
            across = {-1: "left", 1: "right"}.get(x)
            along = {-1: "down", 1: "up"}.get(y)
            self._hold((number, "across"), across)
            self._hold((number, "along"), along)
