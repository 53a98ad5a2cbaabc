// SPDX-FileCopyrightText: 2026 The Dice Poker authors
// SPDX-License-Identifier: MIT
// What rp2040js 1.4.1 needs so that CircuitPython boots and goes on running on it.
'use strict';
const { SimulationClock } = require('./inside.js')('clock/simulation-clock.js');

// Alarms of one deadline fire first in, first out. rp2040js puts a new one in front, which starves
// the SPI's receiving DMA channel behind the sending one, as both ask again without delay.
SimulationClock.prototype.linkAlarm = function linkAlarm(nanos, alarm) {
  alarm.nanos = this.nanosCounter + nanos;
  let next = this.nextAlarm;
  let last = null;
  while (next && next.nanos <= alarm.nanos) {
    last = next;
    next = next.next;
  }
  alarm.next = next;
  if (last) last.next = alarm;
  else this.nextAlarm = alarm;
  alarm.scheduled = true;
  return alarm;
};

// A DMA timer fires at clk_sys * X / Y; rp2040js has the fraction upside down.
function correctDmaTimers(mcu) {
  mcu.dma.getTimer = (request) => {
    const value = request >= 59 && request <= 62 ? mcu.dma[`timer${request - 59}`] : 0;
    const x = value >>> 16;
    const y = value & 0xffff;
    return x && y ? ((y / x) * 1e6) / mcu.clkSys : 0;
  };
}

// WFI ends at once where an interrupt is pending already, even one that PRIMASK holds back.
// rp2040js waits for another one, and with interrupts off before WFI, as CircuitPython has it,
// that may be for ever.
function wakeIfPending(core) {
  if (core.waiting && core.pendingInterrupts & core.enabledInterrupts) core.waiting = false;
}

// The oscillator's random bit is a constant in rp2040js: a seeded xorshift makes runs repeat.
function seedRandomBit(mcu, seed) {
  let state = seed >>> 0 || 1;
  const oscillator = mcu.peripherals[0x40060];
  oscillator.readUint32 = (offset) => {
    if (offset === 0x18) return 0x80001000;
    if (offset !== 0x1c) return 0;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state & 1;
  };
  oscillator.writeUint32 = () => {};
}

// CircuitPython 10 reads the BOOTSEL button through the flash's select pin, which is pulled up.
function pullUpFlashSelect(mcu) {
  for (const pin of mcu.qspi) {
    pin.padValue |= 0x40;
    pin.setInputValue(true);
  }
}

module.exports = { correctDmaTimers, wakeIfPending, seedRandomBit, pullUpFlashSelect };
