"""Fits the weights of `navajo_worth` to games of the heuristic player: `python -m homelands.games.navajo.bots.fit`.

Every few cards the figures of a position are noted, and whether the people won in the end. A logistic regression, by
Newton's method and with a slight pull towards 0, gives the weights; every fifth game is kept out of it to test them.
"""

from __future__ import annotations

import argparse
import math
import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from homelands.core.chance import Loose
from homelands.core.registry import game as game_of
from homelands.games.navajo.bots import win_chance as worth
from homelands.games.navajo.bots.heuristic import NavajoHeuristic
from homelands.games.navajo.rules.state import State

EVERY = 2  # cards between two notes
PULL = 1.0  # towards 0
STEPS = 12
Row = tuple[int, tuple[float, ...], bool]
"""Number of the scenario, figures, won."""


def notes(scenario: str, seed: int) -> list[Row]:
    """One game, and what was seen on its way."""
    game = game_of("navajo")
    g: State = game.setup(scenario)
    policy, source = NavajoHeuristic(random.Random(seed)), Loose(random.Random(f"fit/{scenario}/{seed}"))
    seen: list[tuple[float, ...]] = []
    cards = 0
    while g.stack:
        if g.request is None:
            game.book.take(g, policy(g))
            continue
        if g.request.kind == "card":
            cards += 1
            if cards % EVERY == 1:
                seen.append(worth.figures(g))
        game.book.answer(g, source.answer(g.request))
    won = g.outcome.endswith("victory")
    number = list(worth.SCENARIO).index(scenario)
    return [(number, figures, won) for figures in seen]


def collect(task: tuple[str, range]) -> list[list[Row]]:
    return [notes(task[0], seed) for seed in task[1]]


def chance(weights: Sequence[float], row: Row) -> float:
    """`weights`: one for each scenario, then one for each figure."""
    start = len(worth.SCENARIO)
    x = weights[row[0]] + sum(w * v for w, v in zip(weights[start:], row[1], strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


def fit(rows: Sequence[Row]) -> list[float]:
    """Newton's method for a logistic regression."""
    start = len(worth.SCENARIO)
    n = start + len(worth.NAMES)
    weights = [0.0] * n
    for _ in range(STEPS):
        slope = [-PULL * w for w in weights]
        bend = [[PULL if a == b else 0.0 for b in range(n)] for a in range(n)]
        for row in rows:
            p = chance(weights, row)
            miss, spread = row[2] - p, p * (1 - p)
            values = [(row[0], 1.0), *((start + k, v) for k, v in enumerate(row[1]) if v)]
            for a, va in values:
                slope[a] += miss * va
                line, scaled = bend[a], spread * va
                for b, vb in values:
                    line[b] += scaled * vb
        weights = [w + d for w, d in zip(weights, solve(bend, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with pivots.

    >>> [round(x, 6) for x in solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])]
    [0.8, 1.4]
    """
    n = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda r: abs(rows[r][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for r in range(n):
            if r != k and rows[r][k]:
                factor = rows[r][k] / rows[k][k]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[k], strict=True)]
    return [rows[k][n] / rows[k][k] for k in range(n)]


def quality(weights: Sequence[float], rows: Sequence[Row]) -> tuple[float, float]:
    """Mean squared error of the chances, and of the mean result for comparison."""
    mean = sum(row[2] for row in rows) / len(rows)
    error = sum((chance(weights, row) - row[2]) ** 2 for row in rows) / len(rows)
    return error, mean * (1 - mean)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="navajo_fit", description="Fit the weights of navajo_worth.")
    parser.add_argument("--games", type=int, default=500, help="games of each scenario")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    if chosen.games < 5:
        parser.error("--games: at least 5")
    tasks = [
        (name, range(first, min(first + 25, chosen.games)))
        for name in worth.SCENARIO
        for first in range(0, chosen.games, 25)
    ]
    with ProcessPoolExecutor(chosen.workers) as pool:
        games = [game for found in pool.map(collect, tasks) for game in found]
    rows = [row for k, game in enumerate(games) if k % 5 for row in game]
    test = [row for k, game in enumerate(games) if not k % 5 for row in game]
    weights = fit(rows)
    start = len(worth.SCENARIO)
    print(f"{len(rows):,} positions of {len(games):,} games")
    for name, weight in zip((*worth.SCENARIO, *worth.NAMES), weights, strict=True):
        print(f"  {name:12} {weight:7.3f}")
    for k, name in enumerate(worth.SCENARIO):
        part = [row for row in test if row[0] == k]
        error, blind = quality(weights, part)
        print(f"  {name:12} error {error:.3f}, without looking {blind:.3f}")
    print("WEIGHTS =", tuple(round(w, 3) for w in weights[start:]))
    print("SCENARIO =", {name: round(w, 2) for name, w in zip(worth.SCENARIO, weights, strict=False)})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
