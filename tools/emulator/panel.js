// SPDX-FileCopyrightText: 2026 The Dice Poker authors
// SPDX-License-Identifier: MIT
// The memory of an ST77xx panel, as it is written over SPI.
'use strict';
const { PNG } = require('pngjs');

class Panel {
  // width, height: the panel's own.   rotation: by which the program turns what it draws.
  constructor({ width, height, rotation }) {
    Object.assign(this, { width, height, rotation });
    this.words = new Uint16Array(width * height);
    this.window = [0, width - 1, 0, height - 1];
    this.command = -1;
    this.parameters = [];
    this.high = -1;
    this.outside = 0;
  }

  receiveCommand(command) {
    this.command = command;
    this.parameters = [];
    this.high = -1;
    if (command === 0x2c) [this.x, , this.y] = this.window;
  }

  // Returns whether a pixel was written.
  receiveData(byte) {
    if (this.command === 0x2c) return this.receivePixel(byte);
    this.parameters.push(byte);
    const at = this.command === 0x2a ? 0 : 2;
    if ((this.command === 0x2a || this.command === 0x2b) && this.parameters.length === 4) {
      const [a, b, c, d] = this.parameters;
      this.window[at] = (a << 8) | b;
      this.window[at + 1] = (c << 8) | d;
    }
    return false;
  }

  receivePixel(byte) {
    if (this.high < 0) {
      this.high = byte;
      return false;
    }
    if (this.x < this.width && this.y < this.height) {
      this.words[this.y * this.width + this.x] = (this.high << 8) | byte;
    } else {
      this.outside++;
    }
    this.high = -1;
    if (++this.x > this.window[1]) {
      this.x = this.window[0];
      if (++this.y > this.window[3]) this.y = this.window[2];
    }
    return true;
  }

  // The picture as it is looked at, as the bytes of a PNG.
  png() {
    const across = this.rotation === 90 || this.rotation === 270;
    const png = new PNG({ width: across ? this.height : this.width, height: across ? this.width : this.height });
    for (let y = 0; y < png.height; y++) {
      for (let x = 0; x < png.width; x++) {
        const word = this.words[this.place(x, y)];
        const at = 4 * (y * png.width + x);
        png.data[at] = Math.floor(((word >> 11) * 255) / 31);
        png.data[at + 1] = Math.floor((((word >> 5) & 63) * 255) / 63);
        png.data[at + 2] = Math.floor(((word & 31) * 255) / 31);
        png.data[at + 3] = 255;
      }
    }
    return PNG.sync.write(png);
  }

  place(x, y) {
    if (this.rotation === 90) return x * this.width + (this.width - 1 - y);
    if (this.rotation === 180) return (this.height - 1 - y) * this.width + (this.width - 1 - x);
    if (this.rotation === 270) return (this.height - 1 - x) * this.width + y;
    return y * this.width + x;
  }
}

module.exports = { Panel };
