# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The values of all states pressed into the small table of ``dicepoker_core.players.values``.

The matrix (classes of left states) x (right sides) is near to low rank once the mean of each
number of filled rows is taken out. It is factored by alternating least squares. What counts is
not how far a value is off, but how far the values among which a turn chooses are off against one
another, so a cell weighs as often as play meets it times how often it goes elsewhere from the
same state. Left factors are kept at some needs only, the knots, with a line between two of them.
"""

from binascii import crc32
from typing import NamedTuple

import numpy as np

from dicepoker_core.players.turn_solver import UNIT
from dicepoker_core.players.values import HEAD, MASKS, RIGHT_SIDES, VERSION, right_side
from dicepoker_core.rows import POKER, ROW_COUNT
from tools.solver.engine import Solution
from tools.solver.left_classes import DEAD, FULL_LEFT, LEFT_ROWS

# So that states which good play never meets are still worth something sensible.
_FLOOR = 1e-6
_ROUNDS = 25
_RIDGE = 1e-6
# How much the games under the house rule count, beside those under the standard one.
HOUSE_SHARE = 0.25
_OFFSET_UNIT = UNIT // 256


class Fitted(NamedTuple):
    """layers: the mean by number of filled rows.   knots: the classes that have factors.
    left, right: factors of the knots and of the right sides, the last one an offset."""

    layers: np.ndarray
    knots: np.ndarray
    left: np.ndarray
    right: np.ndarray


def columns_of_sides() -> np.ndarray:
    """Return the solver's column of each of the RIGHT_SIDES."""
    columns = np.zeros(RIGHT_SIDES, np.int64)
    poker = 1 << POKER - LEFT_ROWS
    for rows in range(512):
        columns[right_side(rows, False)] = 2 * rows
        if rows & poker:
            columns[right_side(rows, True)] = 2 * rows + 1
    return columns


def filled_rows(solution: Solution) -> np.ndarray:
    """Return how many rows are filled in each cell of class and right side."""
    right = np.bitwise_count(columns_of_sides() >> 1)
    return np.bitwise_count(solution.left.rows)[:, None] + right[None, :]


def fit(solution: Solution, weights: np.ndarray, rank: int, knots: int) -> Fitted:
    """Return factors of ``rank`` on so many ``knots``, those where no bonus is at stake not
    counted. weights: of the cells, [class, column]."""
    columns = columns_of_sides()
    filled = filled_rows(solution)
    values = solution.values[:, columns]
    inner = filled < ROW_COUNT
    weights = (weights[:, columns] + _FLOOR) * inner
    layers = np.zeros(ROW_COUNT + 1)
    for size in range(ROW_COUNT):
        there = filled == size
        layers[size] = (values * weights)[there].sum() / weights[there].sum()
    target = values - layers[filled]
    right = _first_right(target, weights, rank)
    every = np.arange(len(values))
    lines = np.eye(len(values))
    for _ in range(_ROUNDS):
        left = _fit_left(solution, target, weights, right, lines, every)
        right = _fit_right(target, weights, left)
    right, _ = _principal(right, left, weights)
    left = _fit_left(solution, target, weights, right, lines, every)
    # Factors matter by what they are multiplied with.
    size = np.sqrt((right**2 * weights.sum(axis=0)[:, None]).sum(axis=0) / weights.sum())
    size[-1] = 1.0
    chosen = _choose_knots(solution, left * size, weights.sum(axis=1), knots)
    lines = _lines(solution, chosen)
    for _ in range(_ROUNDS // 4):
        left = _fit_left(solution, target, weights, right, lines, chosen)
        right = _fit_right(target, weights, lines @ left)
    right, _ = _principal(right, lines @ left, weights)
    right = _rounded(right)[2]
    left = _fit_left(solution, target, weights, right, lines, chosen)
    return Fitted(layers, chosen, left, right)


def _first_right(target, weights, rank):
    by_class, by_side = np.sqrt(weights.sum(axis=1)), np.sqrt(weights.sum(axis=0))
    offset = (target * weights).sum(axis=0) / weights.sum(axis=0).clip(_RIDGE)
    spread = (target - offset) * by_class[:, None] * by_side[None, :]
    _, sizes, axes = np.linalg.svd(spread, full_matrices=False)
    factors = axes[:rank].T * sizes[:rank] / by_side[:, None].clip(_RIDGE)
    return np.concatenate([factors, offset[:, None]], axis=1)


def _principal(right, left, weights):
    """Return the same products with the largest first, and left factors of unit size: lines
    between knots and rounding then hurt least."""
    by_class = np.sqrt(weights.sum(axis=1).clip(_FLOOR))[:, None]
    by_side = np.sqrt(weights.sum(axis=0).clip(_FLOOR))[:, None]
    left_base, left_rest = np.linalg.qr(left[:, :-1] * by_class)
    right_base, right_rest = np.linalg.qr(right[:, :-1] * by_side)
    turned, sizes, other = np.linalg.svd(left_rest @ right_rest.T)
    unit = np.sqrt(weights.sum())
    new_left = left_base @ turned / by_class * unit
    new_right = right_base @ other.T * sizes / by_side / unit
    return (
        np.concatenate([new_right, right[:, -1:]], axis=1),
        np.concatenate([new_left, left[:, -1:]], axis=1),
    )


def _fit_left(solution, target, weights, right, lines, knots):
    """Return the best left factors and offset of the knots, given those of the right sides."""
    with_one = np.concatenate([right[:, :-1], np.ones((len(right), 1))], axis=1)
    rest = target - right[:, -1]
    squares = np.einsum("cn,nr,nq->crq", weights, with_one, with_one, optimize=True)
    sides = (weights * rest) @ with_one
    left = np.zeros((len(knots), with_one.shape[1]))
    width = with_one.shape[1]
    for rows in range(FULL_LEFT + 1):
        own = np.flatnonzero(solution.left.rows == rows)
        mine = np.flatnonzero(solution.left.rows[knots] == rows)
        part = lines[np.ix_(own, mine)]
        size = len(mine) * width
        system = np.einsum("ck,cl,crq->krlq", part, part, squares[own], optimize=True)
        wanted = np.einsum("ck,cr->kr", part, sides[own]).reshape(size)
        system = system.reshape(size, size) + _RIDGE * np.eye(size)
        left[mine] = np.linalg.solve(system, wanted).reshape(len(mine), width)
    return left


def _fit_right(target, weights, left):
    with_one = np.concatenate([left[:, :-1], np.ones((len(left), 1))], axis=1)
    rest = target - left[:, -1:]
    squares = np.einsum("cn,cr,cq->nrq", weights, with_one, with_one, optimize=True)
    sides = (weights * rest).T @ with_one
    squares += _RIDGE * np.eye(with_one.shape[1])
    return np.linalg.solve(squares, sides[..., None])[..., 0]


# Knots


def _choose_knots(solution, left, weights, count):
    """Return the classes to keep: those without which the lines miss least are dropped first."""
    need = solution.left.need
    chains = [
        [i for i in np.flatnonzero(solution.left.rows == rows) if need[i] != DEAD]
        for rows in range(FULL_LEFT + 1)
    ]
    whole = [list(chain) for chain in chains]

    def cost(rows, at):
        low, high = chains[rows][at - 1], chains[rows][at + 1]
        between = [i for i in whole[rows] if low < i < high]
        share = (need[between] - need[low]) / (need[high] - need[low])
        line = left[low] + share[:, None] * (left[high] - left[low])
        return float((weights[between] * ((left[between] - line) ** 2).sum(axis=1)).sum())

    costs = {
        chain[at]: (cost(rows, at), rows)
        for rows, chain in enumerate(chains)
        for at in range(1, len(chain) - 1)
    }
    for _ in range(sum(map(len, chains)) - count):
        if not costs:
            break
        dropped = min(costs, key=lambda i: (costs[i][0], i))
        rows = costs.pop(dropped)[1]
        at = chains[rows].index(dropped)
        del chains[rows][at]
        for near in (at - 1, at):
            if 0 < near < len(chains[rows]) - 1:
                costs[chains[rows][near]] = (cost(rows, near), rows)
    kept = {i for chain in chains for i in chain}
    return np.array([i for i in range(len(need)) if need[i] == DEAD or i in kept])


def _lines(solution, knots):
    """Return how much of each knot is in each class."""
    rows, need = solution.left.rows, solution.left.need
    lines = np.zeros((len(rows), len(knots)))
    for i in range(len(rows)):
        own = [k for k, knot in enumerate(knots) if rows[knot] == rows[i] and need[knot] != DEAD]
        if need[i] == DEAD:
            lines[i, np.searchsorted(knots, i)] = 1.0
            continue
        low = max(k for k in own if need[knots[k]] <= need[i])
        high = min(k for k in own if need[knots[k]] >= need[i])
        span = need[knots[high]] - need[knots[low]]
        share = (need[i] - need[knots[low]]) / span if span else 0.0
        lines[i, low] += 1.0 - share
        lines[i, high] += share
    return lines


# Bytes


def _rounded(factors):
    """Return the signed bytes and words of factors and an offset, and what they stand for."""
    largest = np.abs(factors[:, :-1]).max(axis=0).clip(1e-9)
    steps = np.rint(factors[:, :-1] / largest * 127).astype(np.int64)
    words = np.rint(factors[:, -1] * 256).astype(np.int64)
    if np.abs(words).max() > 32767:
        raise ValueError(f"an offset of {np.abs(factors[:, -1]).max():.0f} points is too large")
    meant = np.concatenate([steps / 127 * largest, words[:, None] / 256], axis=1)
    return steps, words, meant


def pack(solution: Solution, fitted: Fitted) -> bytes:
    """Return the table as bytes; see ``dicepoker_core.players.values`` for the form."""
    rank = fitted.left.shape[1] - 1
    right_steps, right_words, _ = _rounded(fitted.right)
    top = np.abs(fitted.right[:, :-1]).max(axis=0) / 127
    # The scale is whole, so the left steps are found for what it really is.
    largest = np.abs(fitted.left[:, :-1]).max(axis=0)
    scales = np.ceil(largest / 127 * top * UNIT).clip(1).astype(np.int64)
    if scales.max() > 65535:
        raise ValueError("a factor is too large for the table")
    left_steps = np.rint(fitted.left[:, :-1] * top * UNIT / scales).astype(np.int64)
    left_words = np.rint(fitted.left[:, -1] * 256).astype(np.int64)
    rows, need = solution.left.rows[fitted.knots], solution.left.need[fitted.knots]
    body = scales.astype("<u2").tobytes()
    body += np.rint(fitted.layers * UNIT).astype("<i4").tobytes()
    body += bytes(int((rows == mask).sum()) for mask in range(MASKS))
    for i in range(len(rows)):
        body += bytes([need[i]]) + left_words[i].astype("<i2").tobytes()
        body += left_steps[i].astype("i1").tobytes()
    for i in range(RIGHT_SIDES):
        body += right_words[i].astype("<i2").tobytes() + right_steps[i].astype("i1").tobytes()
    limits = bytes((solution.game.bonus_from - 1, solution.game.bonus_from))
    head = b"DPV" + bytes((VERSION,)) + limits + bytes((rank, 0))
    head += len(rows).to_bytes(2, "little") + crc32(body).to_bytes(4, "little")
    assert len(head) == HEAD
    return head + body


def unpack(data: bytes, solution: Solution) -> np.ndarray:
    """Return the worth of all cells, [class, column], in whole 1 / UNIT points, as the board
    reads them from the table ``data``."""
    rank, knots = data[6], int.from_bytes(data[8:10], "little")
    at = HEAD
    scales = np.frombuffer(data, "<u2", rank, at).astype(np.int64)
    at += 2 * rank
    layers = np.frombuffer(data, "<i4", ROW_COUNT + 1, at).astype(np.int64)
    at += 4 * (ROW_COUNT + 1)
    counts = np.frombuffer(data, "u1", MASKS, at)
    at += MASKS
    raw = np.frombuffer(data, "u1", knots * (3 + rank), at).reshape(knots, 3 + rank)
    at += raw.size
    sides = np.frombuffer(data, "u1", RIGHT_SIDES * (2 + rank), at).reshape(RIGHT_SIDES, 2 + rank)

    def words(pair):
        return np.ascontiguousarray(pair).view("<i2")[:, 0].astype(np.int64)

    left = np.ascontiguousarray(raw[:, 3:]).view("i1").astype(np.int64)
    right = np.ascontiguousarray(sides[:, 2:]).view("i1").astype(np.int64)
    at_knots = (left * scales) @ right.T
    at_knots += (words(raw[:, 1:3])[:, None] + words(sides[:, :2])[None, :]) * _OFFSET_UNIT
    masks = np.repeat(np.arange(MASKS), counts)
    need = raw[:, 0].astype(np.int64)
    worth = np.zeros((len(solution.left.rows), RIGHT_SIDES), np.int64)
    for i, (rows, wanted) in enumerate(zip(solution.left.rows, solution.left.need, strict=True)):
        own = np.flatnonzero(masks == rows)
        low = own[np.flatnonzero(need[own] <= wanted)[-1]]
        worth[i] = at_knots[low]
        if need[low] < wanted and low < own[-1] and need[low] != DEAD:
            span = need[low + 1] - need[low]
            worth[i] += (at_knots[low + 1] - at_knots[low]) * (wanted - need[low]) // span
    filled = filled_rows(solution)
    worth = np.where(filled < ROW_COUNT, worth + layers[filled], 0)
    believed = np.zeros(solution.values.shape, np.int64)
    believed[:, columns_of_sides()] = worth
    return believed
