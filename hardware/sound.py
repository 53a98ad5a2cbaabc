# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Sound effects, made of a few notes each; no audio files.

An effect is (frequency in Hz, length in ms) a note; a frequency of 0 is silence.
"""

from array import array

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
_SILENCE = 32768
_AMPLITUDE = (0, 3000, 12000)


class Sound:
    """Plays one effect at a time. out: an AudioOut; enable: the amplifier's switch or None."""

    def __init__(self, out, enable):
        import audiocore

        self._samples = array("H", [_SILENCE] * _SAMPLES)
        # One period of a wave; how fast it is played makes the note.
        self._wave = audiocore.RawSample(self._samples, sample_rate=8000)
        self._out = out
        self._enable = enable
        self._effect = None
        self._next = 0
        self._note_ends = 0
        self.set_level(1)

    def set_level(self, level):
        """Set how loud: 0 off, 1 low, 2 high."""
        self._stop()
        self._level = level
        half = _SAMPLES // 2
        for i in range(half):
            self._samples[i] = _SILENCE + _AMPLITUDE[level]
            self._samples[half + i] = _SILENCE - _AMPLITUDE[level]

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
            self._wave.sample_rate = frequency * _SAMPLES
            self._out.play(self._wave, loop=True)
        else:
            self._out.stop()

    def _stop(self):
        self._effect = None
        self._out.stop()
        if self._enable is not None:
            self._enable.value = False
