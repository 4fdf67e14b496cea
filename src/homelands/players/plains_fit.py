"""Fits the weights of `plains_value.py`: `python -m homelands.players.plains_fit --games 1500 > plains_fitted.py`.

Games between heuristic players, some of whose decisions are taken by lot, so that the figures vary for other reasons
than good play. A row for every disc; least squares by the time that is left, with one game in five kept for the test.
Needs numpy, which nothing else here does.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pprint import pformat
from random import Random
from typing import Any, NamedTuple

from homelands.core.chance import Loose
from homelands.core.registry import game as game_of
from homelands.games.plains import victory
from homelands.games.plains.state import INDIAN_ALLIES, RAILROAD, State
from homelands.games.plains.tables import BLACK, INDIANS, TABLES, US
from homelands.players.plains import PlainsHeuristic
from homelands.players.plains_value import LONG, Line, ally_figures, ally_lead, begun, figures, lead, time_left

SLIPS = (0.0, 0.05, 0.1, 0.2)  # shares of decisions taken by lot, game by game
TEST = 5  # one game in so many
RIDGE = 3.0
GUESS = (7.0, 4.0)  # spread of results, for the weights of the rows
NO_RAILROAD = (0.0,) * 9
CHUNK = 20


class Row(NamedTuple):
    """A position with the bag to be drawn from."""

    game: int
    left: float
    discs: list[float]
    now: list[float]  # leads: of the Indians, of the first ally of each side
    shown: list[float]
    allies: list[list[float]]
    built: float  # nan: the game goes on
    end: list[float]  # leads at the end
    railroad: float


def one_game(table: str, n: int) -> list[Row]:
    game, rng = game_of("plains"), Random(f"{table}/{n}")
    scenario, _, option = table.partition("-")
    g = game.setup(scenario, [INDIAN_ALLIES] if option else [])
    thumb, source, slips = PlainsHeuristic(rng), Loose(rng), SLIPS[n % len(SLIPS)]
    rows = []
    while g.stack:
        if g.request is None:
            game.book.take(g, rng.choice(g.options) if rng.random() < slips else thumb(g))
            continue
        if g.request.kind == "disc":
            rows.append(_row(g, n))
        game.book.answer(g, source.answer(g.request))
    end, railroad = _leads(g), float(g.ending == RAILROAD)
    return [row._replace(end=end, railroad=railroad) for row in rows]


def _row(g: State, n: int) -> Row:
    left = time_left(g)
    built = float(g.ending == RAILROAD) if g.ending else float("nan")
    allies = [ally_figures(g, side) if _split(g, side) else [] for side in (INDIANS, US)]
    return Row(
        n, left, [float(c in g.bag) for c in range(7)], _leads(g), figures(g, left, NO_RAILROAD), allies, built, [], 0
    )


def _split(g: State, side: int) -> bool:
    return len(victory.seats_of(g, side)) == 2


def _leads(g: State) -> list[float]:
    return [float(lead(g))] + [float(ally_lead(g, side)) if _split(g, side) else 0.0 for side in (INDIANS, US)]


def _games(table: str, numbers: Sequence[int]) -> list[Row]:
    return [row for n in numbers for row in one_game(table, n)]


# -- fitting -----------------------------------------------------------------------------------------------------------
def fit(rows: Sequence[Row]) -> tuple[list[float], Line, list[Line | None]]:
    import numpy as np

    left = np.array([row.left for row in rows])
    shown = np.array([row.shown for row in rows])
    discs = np.array([row.discs for row in rows])
    test = np.array([row.game % TEST == 0 for row in rows])
    railroad = _railroad(np, rows, left, shown, discs, test)
    built = np.array([row.built for row in rows])
    shown[:, -1] = np.where(
        np.isnan(built), 1 / (1 + np.exp(-(_rail_figures(np, left, shown, discs) @ railroad))), built
    )
    sides = _line(np, "sides", left, shown, discs, _column(np, rows, 0), test)
    allies: list[Line | None] = []
    for side in (INDIANS, US):
        if not rows[0].allies[side]:
            allies.append(None)
            continue
        their = np.array([row.allies[side] for row in rows])
        allies.append(_line(np, f"allies {side}", left, their, discs, _column(np, rows, 1 + side), test))
    return [round(float(x), 3) for x in railroad], sides, allies


def _column(np: Any, rows: Sequence[Row], which: int) -> Any:
    return np.array([row.end[which] - row.now[which] for row in rows])


def _rail_figures(np: Any, left: Any, shown: Any, discs: Any) -> Any:
    """As `figures` hands them to `complete`."""
    gap, mountains, crew, settlers = shown[:, -3], shown[:, -2], shown[:, 24], shown[:, 16] + shown[:, 19]
    columns = [np.ones(len(left)), left, gap, mountains, gap / (left + 1), mountains / (left + 1), crew, settlers,
               discs[:, BLACK]]  # fmt: skip
    return np.stack(columns, 1)


def _railroad(np: Any, rows: Sequence[Row], left: Any, shown: Any, discs: Any, test: Any) -> Any:
    """Logistic regression, by Newton's method."""
    use = ~test & np.isnan(np.array([row.built for row in rows]))
    a, y = _rail_figures(np, left, shown, discs)[use], np.array([row.railroad for row in rows])[use]
    w = np.zeros(a.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-(a @ w)))
        w -= np.linalg.solve((a * (p * (1 - p))[:, None]).T @ a + 0.1 * np.eye(len(w)), a.T @ (p - y) + 0.1 * w)
    return w


def _line(np: Any, name: str, left: Any, shown: Any, discs: Any, gain: Any, test: Any) -> Line:
    """Weights of the figures late and early: a straight line between them."""
    share = (np.minimum(left, LONG) / LONG)[:, None]
    promise = shown * np.array([begun(x) for x in left])[:, None]
    a = np.hstack([promise * (1 - share), promise * share, discs * (1 - share), discs * share])
    weight = 1 / np.sqrt(GUESS[0] + GUESS[1] * np.minimum(left, LONG))[:, None]
    use, n = ~test, shown.shape[1]
    aw = (a * weight)[use]
    found = np.linalg.solve(aw.T @ aw + RIDGE * np.eye(a.shape[1]), aw.T @ (gain * weight[:, 0])[use])
    off = (gain - a @ found) ** 2
    times = np.stack([np.ones(len(left)), np.minimum(left, LONG)], 1)
    w2 = weight**4
    spread = np.linalg.solve((times * w2)[test].T @ times[test], (times * w2)[test].T @ off[test])
    for low, high in ((0, 1), (1, 3), (3, 6), (6, 9), (9, 99)):
        some = test & (left >= low) & (left < high)
        was, now = (gain[some] - gain[some].mean()).std(), float(np.sqrt(off[some].mean()))
        print(f"{name}: {low} to {high} rounds left: off by {now:.2f}, without figures {was:.2f}", file=sys.stderr)
    rounded = [tuple(round(float(x), 3) for x in part) for part in np.split(found, [n, 2 * n, 2 * n + 7])]
    return Line(
        rounded[0],
        rounded[1],
        rounded[2],
        rounded[3],
        (round(max(1.0, float(spread[0])), 2), round(float(spread[1]), 2)),
    )


HEAD = '''"""Weights of `plains_value.py`, made by `plains_fit.py` from {games} simulated games of each table."""

# fmt: off
from __future__ import annotations

from typing import Any

FITTED: dict[str, tuple[Any, ...]] = (
{fitted}
)
'''


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="plains_fit", description="Fit the value of positions of Plains Indian Wars.")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    tasks = [range(n, min(n + CHUNK, chosen.games)) for n in range(0, chosen.games, CHUNK)]
    fitted: dict[str, tuple[object, ...]] = {}
    with ProcessPoolExecutor(chosen.workers) as pool:
        for table in TABLES:
            rows = [row for found in pool.map(_games, [table] * len(tasks), tasks) for row in found]
            print(f"table {table}: {len(rows):,} rows", file=sys.stderr)
            railroad, sides, allies = fit(rows)
            fitted[table] = (tuple(railroad), tuple(sides), *(tuple(line) if line else () for line in allies))
    print(HEAD.format(games=f"{chosen.games:,}", fitted=pformat(fitted, width=118, compact=True)), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
