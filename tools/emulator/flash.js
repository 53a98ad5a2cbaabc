// SPDX-FileCopyrightText: 2026 The Dice Poker authors
// SPDX-License-Identifier: MIT
// A NOR flash behind the RP2040's SSI, so that writes to the drive and to nvm work.
'use strict';

const SECTOR = 4096;
const ID = [0xef, 0x40, 0x15]; // a Winbond of 2 MiB

class NorFlash {
  constructor(mcu) {
    this.bytes = mcu.flash;
    this.selected = false;
    this.received = [];
    this.command = [];
    this.writable = false;
    this.erases = 0;
    this.programs = 0;
    this.useFifo = false;
    this.connect(mcu);
  }

  connect(mcu) {
    const ssi = mcu.peripherals[0x18000];
    const write = ssi.writeUint32.bind(ssi);
    const read = ssi.readUint32.bind(ssi);
    let status = 0;
    ssi.readUint32 = (offset) => {
      if (offset === 0x10 || offset === 0x48) return 0;
      if (!this.useFifo) return offset === 0x60 ? status : offset === 0x28 ? 0xe : read(offset);
      if (offset === 0x28) return 0x6 | (this.received.length ? 0x8 : 0);
      if (offset === 0x24) return this.received.length;
      if (offset === 0x20) return 0;
      if (offset === 0x60) return this.received.length ? this.received.shift() : 0;
      return read(offset);
    };
    ssi.writeUint32 = (offset, value) => {
      if (offset === 0x60) {
        if (this.useFifo) this.received.push(this.selected ? this.exchange(value & 0xff) : 0xff);
        else if (value === 0x05) status = 0;
        return;
      }
      if (offset === 0x08 && !value) this.received = [];
      if (offset !== 0x10) write(offset, value);
    };
    const pins = mcu.peripherals[0x40018];
    const registers = {};
    pins.readUint32 = (offset) => registers[offset & 0xfff] | 0;
    pins.writeUint32 = (offset, value) => {
      registers[offset & 0xfff] = value;
      if ((offset & 0xfff) !== 0x0c) return;
      const override = (value >> 8) & 3;
      this.useFifo = override >= 2;
      if (!this.useFifo) this.received = [];
      if (override === 2 && !this.selected) this.select();
      else if (override !== 2 && this.selected) this.deselect();
    };
  }

  select() {
    this.selected = true;
    this.command = [];
    this.received = [];
  }

  exchange(value) {
    const command = this.command;
    command.push(value);
    const n = command.length - 1;
    if (n === 0) return 0;
    switch (command[0]) {
      case 0x9f: return ID[(n - 1) % 3];
      case 0x05: return this.writable ? 2 : 0;
      case 0x35: return 2;
      case 0x4b: return n < 5 ? 0 : (0xe6 + n * 37) & 255;
      case 0x03: return n < 4 ? 0 : this.bytes[(this.address() + n - 4) & 0xffffff];
      default: return 0;
    }
  }

  address() {
    return ((this.command[1] << 16) | (this.command[2] << 8) | this.command[3]) >>> 0;
  }

  deselect() {
    this.selected = false;
    const command = this.command;
    const operation = command[0];
    if (operation === 6) this.writable = true;
    else if (operation === 4) this.writable = false;
    else if (this.writable && operation === 0x20) this.erase(this.address() & ~(SECTOR - 1), SECTOR);
    else if (this.writable && operation === 0xd8) this.erase(this.address() & ~0xffff, 0x10000);
    else if (this.writable && operation === 2) this.program();
    this.command = [];
  }

  erase(start, size) {
    this.bytes.fill(0xff, start, start + size);
    this.writable = false;
    this.erases += size / SECTOR;
  }

  program() {
    const page = this.address() & ~255;
    for (let i = 4; i < this.command.length; i++) {
      this.bytes[page + ((this.address() + i - 4) & 255)] &= this.command[i];
    }
    this.writable = false;
    this.programs++;
  }
}

module.exports = { NorFlash };
