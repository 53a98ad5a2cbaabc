// SPDX-FileCopyrightText: 2026 The Dice Poker authors
// SPDX-License-Identifier: MIT
// An RP2040 with a display, buttons, pixels and a sound pin around it, running CircuitPython.
'use strict';
const {
  RP2040, GPIOPinState, createSetupPacket, getDescriptorPacket, setDeviceAddressPacket,
  setDeviceConfigurationPacket,
} = require('rp2040js');
const { extractEndpointNumbers } = require('./inside.js')('usb/cdc.js');
const { SimulationClock } = require('./inside.js')('clock/simulation-clock.js');
const corrections = require('./corrections.js');
const { NorFlash } = require('./flash.js');
const { Panel } = require('./panel.js');

const FLASH_START = 0x10000000;
const NVM_START = 0xff000;
const NVM_SIZE = 4096;
const NANOS_PER_CYCLE = 8;
const NEOPIXEL_PAUSE_NANOS = 250e3;
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

class Handheld {
  // config: see emulate.py, which makes it.
  constructor(config) {
    this.config = config;
    this.clock = new SimulationClock();
    this.mcu = new RP2040(this.clock);
    this.mcu.logger = SILENT;
    this.mcu.loadBootrom(new Uint32Array(config.bootrom));
    this.flash = new NorFlash(this.mcu);
    this.serial = '';
    this.lastPixelAt = 0;
    this.firstPixelAt = 0;
    this.busNanos = 0;
    this.pixels = [];
    this.sound = [];
    corrections.pullUpFlashSelect(this.mcu);
    corrections.seedRandomBit(this.mcu, config.seed);
    corrections.correctDmaTimers(this.mcu);
    for (const pin of this.mcu.gpio) pin.setInputValue(true);
    for (const channel of Object.values(config.analog)) this.setAnalog(channel, config.stickCentre);
    this.connectSerial();
    this.connectDisplay();
    this.connectPixels();
    this.connectSound();
    if (config.shiftRegister) this.connectShiftRegister();
    this.mcu.core.PC = FLASH_START;
  }

  get seconds() {
    return this.clock.nanos / 1e9;
  }

  loadUf2(data) {
    for (let at = 0; at + 512 <= data.length; at += 512) {
      const address = data.readUInt32LE(at + 12);
      const size = data.readUInt32LE(at + 16);
      this.mcu.flash.set(data.subarray(at + 32, at + 32 + size), address - FLASH_START);
    }
  }

  get nvm() {
    return this.mcu.flash.subarray(NVM_START, NVM_START + NVM_SIZE);
  }

  // A host that takes what the board prints and never floods it with empty packets.
  connectSerial() {
    const usb = this.mcu.usbCtrl;
    const descriptors = [];
    let size = null;
    let ready = false;
    let input = -1;
    usb.onUSBEnabled = () => usb.resetDevice();
    usb.onResetReceived = () => usb.sendSetupPacket(setDeviceAddressPacket(1));
    usb.onEndpointRead = () => {};
    usb.onEndpointWrite = (endpoint, buffer) => {
      if (endpoint === 0 && buffer.length === 0) {
        if (size === null) usb.sendSetupPacket(getDescriptorPacket(2, 9));
        else if (!ready) {
          ready = true;
          usb.sendSetupPacket(createSetupPacket({
            dataDirection: 0, type: 1, recipient: 1, bRequest: 0x22, wValue: 3, wIndex: 0, wLength: 0,
          }));
        }
      } else if (endpoint === 0 && buffer.length > 1) {
        if (buffer.length === 9 && buffer[1] === 2 && size === null) {
          size = (buffer[3] << 8) | buffer[2];
          usb.sendSetupPacket(getDescriptorPacket(2, size));
        } else if (size !== null && descriptors.length < size) {
          descriptors.push(...buffer);
        }
        if (size === descriptors.length) {
          input = extractEndpointNumbers(descriptors).in;
          usb.sendSetupPacket(setDeviceConfigurationPacket(1));
        }
      }
      if (endpoint === input) this.serial += Buffer.from(buffer).toString('latin1');
    };
  }

  connectDisplay() {
    const { display } = this.config;
    this.panel = new Panel(display);
    const spi = this.mcu.spi[display.spi];
    spi.onTransmit = (value) => {
      const divisor = (spi.clockDivisor || 2) * (1 + ((spi.control0 >> 8) & 255));
      this.busNanos += (8 * divisor * 1e9) / this.mcu.clkPeri;
      if (!this.mcu.gpio[display.select].outputValue) {
        if (!this.mcu.gpio[display.command].outputValue) this.panel.receiveCommand(value & 255);
        else if (this.panel.receiveData(value & 255)) this.pixelWritten();
      }
      spi.completeTransmit(0xff);
    };
  }

  pixelWritten() {
    if (!this.firstPixelAt) this.firstPixelAt = this.seconds;
    this.lastPixelAt = this.seconds;
  }

  // NeoPixel bytes are taken where the program hands them to the PIO.
  connectPixels() {
    let current = [];
    let last = 0;
    this.mcu.pio.forEach((pio) => {
      pio.run = () => {};
      pio.machines.forEach((machine) => {
        const write = machine.writeFIFO.bind(machine);
        machine.writeFIFO = (value) => {
          if (this.clock.nanos - last > NEOPIXEL_PAUSE_NANOS) current = [];
          last = this.clock.nanos;
          current.push(value >>> 24);
          if (current.length === 15) this.pixels = current.slice();
          write(value);
        };
      });
    });
  }

  // Every level of the sound pin's PWM, with its time in seconds and the PWM's top.
  connectSound() {
    const pin = this.config.soundPin;
    const channel = this.mcu.pwm.channels[(pin >> 1) & 7];
    const write = channel.writeRegister.bind(channel);
    channel.writeRegister = (offset, value) => {
      if (offset === 0x0c) {
        const level = pin & 1 ? (value >>> 16) & 0xffff : value & 0xffff;
        this.sound.push([this.seconds, level, channel.top]);
      }
      return write(offset, value);
    };
  }

  // A 74HC165: takes the keys while the latch is low, gives the next at each rising clock edge.
  connectShiftRegister() {
    const { latch, clock, data, keys } = this.config.shiftRegister;
    const { gpio } = this.mcu;
    let register = 0;
    this.keysDown = new Set();
    const show = () => gpio[data].setInputValue(!!(register & 1));
    const load = () => {
      register = keys.reduce((bits, key, i) => bits | (this.keysDown.has(key) ? 1 << i : 0), 0);
      show();
    };
    this.reloadKeys = () => {
      if (!gpio[latch].outputValue) load();
    };
    gpio[latch].addListener((state) => {
      if (state === GPIOPinState.Low) load();
    });
    gpio[clock].addListener((state, before) => {
      if (state === GPIOPinState.High && before === GPIOPinState.Low && gpio[latch].outputValue) {
        register >>>= 1;
        show();
      }
    });
    load();
  }

  setAnalog(channel, value) {
    this.mcu.adc.channelValues[channel] = value >> 4;
  }

  setButton(name, down) {
    const { buttons, shiftRegister, stick } = this.config;
    if (name in buttons) {
      this.mcu.gpio[buttons[name]].setInputValue(!down);
    } else if (shiftRegister && shiftRegister.keys.includes(name)) {
      if (down) this.keysDown.add(name);
      else this.keysDown.delete(name);
      this.reloadKeys();
    } else {
      const [channel, value] = stick[name];
      this.setAnalog(channel, down ? value : this.config.stickCentre);
    }
  }

  run(seconds) {
    const { mcu, clock } = this;
    const { core } = mcu;
    const [first, second] = mcu.pio;
    const end = clock.nanos + seconds * 1e9;
    let pioCycles = 0;
    while (clock.nanos < end) {
      if (core.waiting) {
        const next = clock.nanosToNextAlarm;
        clock.tick(next > 0 ? Math.min(next, 1e6) : 1000);
        continue;
      }
      const cycles = core.executeInstruction();
      corrections.wakeIfPending(core);
      if (!first.stopped || !second.stopped) {
        for (pioCycles += cycles; pioCycles >= 10; pioCycles -= 10) {
          if (!first.stopped) first.step();
          if (!second.stopped) second.step();
        }
      }
      clock.tick(cycles * NANOS_PER_CYCLE + this.busNanos);
      this.busNanos = 0;
    }
  }
}

module.exports = { Handheld };
