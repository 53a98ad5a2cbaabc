# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Sound effects, made of a few notes each; no audio files.

An effect is (frequency in Hz, length in ms) a note; a frequency of 0 is silence.
"""

from adafruit_ticks import ticks_add, ticks_less

EFFECTS = {
    "move": ((880, 12),),
    "hold": ((1320, 25),),
    "free": ((990, 25),),
    "roll": ((170, 25), (0, 30), (230, 25), (0, 40), (190, 25), (0, 50), (260, 25)),
    "write": ((660, 70), (880, 110)),
    "zero": ((330, 90), (220, 140)),
    "refuse": ((160, 90),),
    "fanfare": ((523, 90), (659, 90), (784, 90), (1047, 240)),
}
_SAMPLES = 16
_AMPLITUDE = (0, 3000, 12000)


class Sound:
    """Plays one effect at a time. out: an AudioOut; enable: the amplifier's switch or None."""

    def __init__(self, out, enable):
        import audiocore

        self._raw_sample = audiocore.RawSample
        self._out = out
        self._enable = enable
        self._effect = None
        self._next = 0
        self._note_ends = 0
        self._level = 1
        self._waves = {}

    def set_level(self, level):
        """Set how loud: 0 off, 1 low, 2 high."""
        self._level = level
        self._waves = {}
        self._stop()

    def play(self, name, now):
        """Start the effect ``name``; one that still sounds is cut off.

        Raises KeyError for a name that is not in EFFECTS.
        """
        effect = EFFECTS[name]
        if self._level:
            self._effect = effect
            self._next = 0
            self._note_ends = now
            self.tick(now)

    def tick(self, now):
        """Go on to the next note when the time has come; called in every turn of the loop."""
        if self._effect is None or ticks_less(now, self._note_ends):
            return
        if self._next == len(self._effect):
            self._stop()
            return
        frequency, length = self._effect[self._next]
        self._next += 1
        self._note_ends = ticks_add(now, length)
        if frequency:
            if self._enable is not None:
                self._enable.value = True
            self._out.play(self._wave(frequency), loop=True)
        else:
            self._out.stop()

    def _stop(self):
        self._effect = None
        self._out.stop()
        if self._enable is not None:
            self._enable.value = False

    def _wave(self, frequency):
        wave = self._waves.get(frequency)
        if wave is None:
            from array import array

            loud = _AMPLITUDE[self._level]
            half = _SAMPLES // 2
            samples = array("H", [32768 + loud] * half + [32768 - loud] * half)
            wave = self._raw_sample(samples, sample_rate=frequency * _SAMPLES)
            self._waves[frequency] = wave
        return wave
