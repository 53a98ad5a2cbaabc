// SPDX-FileCopyrightText: 2026 The Dice Poker authors
// SPDX-License-Identifier: MIT
// node run.js CONFIG.json: runs the steps of the config and prints a report as JSON.
'use strict';
const fs = require('fs');
const path = require('path');
const { Handheld } = require('./handheld.js');

const QUIET_S = 0.6;
const LONGEST_START_S = 20;
const SOUND_RATE = 22050;

function waitForTitle(handheld) {
  let seen = -1;
  while (handheld.seconds < LONGEST_START_S) {
    handheld.run(QUIET_S);
    if (handheld.lastPixelAt && handheld.lastPixelAt === seen && handheld.serial.includes('@')) return;
    seen = handheld.lastPixelAt;
  }
}

// Milliseconds from the press to its first and its last pixel, up to the next step.
function measured(handheld, pressedAt) {
  if (!handheld.firstPixelAt) return { first: null, last: null };
  const since = (at) => Math.round((at - pressedAt) * 1e3);
  return { first: since(handheld.firstPixelAt), last: since(handheld.lastPixelAt) };
}

function wave(sound) {
  const start = sound[0][0];
  const count = Math.ceil((sound[sound.length - 1][0] - start) * SOUND_RATE) + 1;
  const bytes = Buffer.alloc(44 + 2 * count);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * count, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SOUND_RATE, 24);
  bytes.writeUInt32LE(2 * SOUND_RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * count, 40);
  let at = 0;
  for (let i = 0; i < count; i++) {
    while (at + 1 < sound.length && sound[at + 1][0] <= start + i / SOUND_RATE) at++;
    const [, level, top] = sound[at];
    bytes.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(((2 * level) / (top + 1) - 1) * 32767))), 44 + 2 * i);
  }
  return bytes;
}

function main() {
  const config = JSON.parse(fs.readFileSync(process.argv[2]));
  const handheld = new Handheld(config);
  for (const image of config.images) handheld.loadUf2(fs.readFileSync(image));
  if (config.nvm && fs.existsSync(config.nvm)) handheld.nvm.set(fs.readFileSync(config.nvm));
  const steps = [];
  waitForTitle(handheld);
  const titleAt = handheld.lastPixelAt;
  const erases = handheld.flash.erases;
  for (const step of config.steps) {
    if (step.verb === 'quit') break;
    if (step.verb === 'shot') {
      fs.writeFileSync(path.join(config.out, `${step.name}.png`), handheld.panel.png());
      continue;
    }
    if (step.verb === 'wait') {
      handheld.run(step.ms / 1e3);
      if (steps.length) steps[steps.length - 1].settle();
      continue;
    }
    for (let i = 0; i < step.times; i++) {
      handheld.firstPixelAt = 0;
      const pressedAt = handheld.seconds;
      const entry = { name: step.name, at: pressedAt };
      entry.settle = () => Object.assign(entry, measured(handheld, pressedAt));
      handheld.setButton(step.name, true);
      handheld.run(step.ms / 1e3);
      handheld.setButton(step.name, false);
      handheld.run(config.betweenMs / 1e3);
      entry.settle();
      steps.push(entry);
    }
  }
  handheld.run(QUIET_S);
  if (config.nvm) fs.writeFileSync(config.nvm, handheld.nvm);
  if (handheld.sound.length) fs.writeFileSync(path.join(config.out, 'sound.wav'), wave(handheld.sound));
  const report = {
    titleAt,
    steps: steps.map(({ name, at, first, last }) => ({ name, at, first, last })),
    pixels: handheld.pixels,
    soundLevels: handheld.sound.length,
    pixelsOutside: handheld.panel.outside,
    erases: handheld.flash.erases - erases,
    seconds: handheld.seconds,
    serial: handheld.serial,
  };
  process.stdout.write(JSON.stringify(report));
}

main();
