// SPDX-FileCopyrightText: 2026 The Dice Poker authors
// SPDX-License-Identifier: MIT
// Gives a file of rp2040js that the package does not export.
'use strict';
const folder = require.resolve('rp2040js').replace(/index\.js$/, '');

module.exports = (file) => require(folder + file);
