"""Fits the weights of `plains_value.py`: `python -m homelands.games.plains.bots.fit --games 1500 > plains_fitted.py`.

Games between heuristic players, who now and then take another option that they like, so that the figures vary for other
reasons than good play. A row for every disc; least squares by the time that is left, with one game in five kept for the
test. A single end is mostly luck: once there are weights, a row is fitted to what they say about the discs that follow
it, those far away counting less, and so a few times over. Needs numpy, which nothing else here does.
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
from homelands.core.decision import Option
from homelands.core.registry import game as game_of
from homelands.games.plains.bots.heuristic import PlainsHeuristic
from homelands.games.plains.bots.win_chance import LONG, Line, ally_figures, ally_lead, begun, figures, lead, time_left
from homelands.games.plains.rules import victory
from homelands.games.plains.rules.state import INDIAN_ALLIES, RAILROAD, State
from homelands.games.plains.rules.tables import BLACK, INDIANS, TABLES, US

SLIPS = (0.0, 0.05, 0.1, 0.2)  # shares of decisions that are not the best, game by game
LIKED = 5  # options, of which one is taken by lot then
LASTS = 0.95  # what the disc after next counts, against the next
PASSES = 4
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
            game.book.take(g, _slip(g, thumb, rng) if rng.random() < slips else thumb(g))
            continue
        if g.request.kind == "disc":
            rows.append(_row(g, n))
        game.book.answer(g, source.answer(g.request))
    end, railroad = _leads(g), float(g.ending == RAILROAD)
    return [row._replace(end=end, railroad=railroad) for row in rows]


def _slip(g: State, thumb: PlainsHeuristic, rng: Random) -> Option:
    weights = thumb.weights(g)
    return g.options[rng.choice(sorted(range(len(weights)), key=lambda i: -weights[i])[:LIKED])]


def _row(g: State, n: int) -> Row:
    left, owned = time_left(g), victory.owners(g)
    built = float(g.ending == RAILROAD) if g.ending else float("nan")
    allies = [ally_figures(g, side, owned) if _split(g, side) else [] for side in (INDIANS, US)]
    return Row(
        n, left, [float(c in g.bag) for c in range(7)], _leads(g), figures(g, left, NO_RAILROAD), allies, built, [], 0
    )


def _split(g: State, side: int) -> bool:
    return len(victory.seats_of(g, side)) == 2


def _leads(g: State) -> list[float]:
    owned = victory.owners(g)
    allies = [float(ally_lead(g, side, owned)) if _split(g, side) else 0.0 for side in (INDIANS, US)]
    return [float(lead(g, owned)), *allies]


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
    sides = _line(np, "sides", rows, 0, shown, test)
    allies: list[Line | None] = []
    for side in (INDIANS, US):
        if not rows[0].allies[side]:
            allies.append(None)
            continue
        their = np.array([row.allies[side] for row in rows])
        allies.append(_line(np, f"allies {side}", rows, 1 + side, their, test))
    return [round(float(x), 3) for x in railroad], sides, allies


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


def _line(np: Any, name: str, rows: Sequence[Row], which: int, shown: Any, test: Any) -> Line:
    """Weights of the figures late and early: a straight line between them."""
    left, discs = np.array([row.left for row in rows]), np.array([row.discs for row in rows])
    now, end = np.array([row.now[which] for row in rows]), np.array([row.end[which] for row in rows])
    share = (np.minimum(left, LONG) / LONG)[:, None]
    promise = shown * np.array([begun(x) for x in left])[:, None]
    a = np.hstack([promise * (1 - share), promise * share, discs * (1 - share), discs * share])
    weight = 1 / np.sqrt(GUESS[0] + GUESS[1] * np.minimum(left, LONG))[:, None]
    use, n = ~test, shown.shape[1]
    aw = (a * weight)[use]
    solve = np.linalg.inv(aw.T @ aw + RIDGE * np.eye(a.shape[1])) @ aw.T
    found = solve @ ((end - now) * weight[:, 0])[use]
    for _ in range(PASSES):
        found = solve @ ((_later(rows, now + a @ found, end) - now) * weight[:, 0])[use]
    gain = end - now
    off = (gain - a @ found) ** 2
    times = np.stack([np.ones(len(left)), np.minimum(left, LONG)], 1)
    w2 = weight**4
    spread = np.linalg.solve((times * w2)[test].T @ times[test], (times * w2)[test].T @ off[test])
    for low, high in ((0, 1), (1, 3), (3, 6), (6, 9), (9, 99)):
        some = test & (left >= low) & (left < high)
        was, now_off = (gain[some] - gain[some].mean()).std(), float(np.sqrt(off[some].mean()))
        print(f"{name}: {low} to {high} rounds left: off by {now_off:.2f}, without figures {was:.2f}", file=sys.stderr)
    rounded = [tuple(round(float(x), 3) for x in part) for part in np.split(found, [n, 2 * n, 2 * n + 7])]
    return Line(
        rounded[0],
        rounded[1],
        rounded[2],
        rounded[3],
        (round(max(1.0, float(spread[0])), 2), round(float(spread[1]), 2)),
    )


def _later(rows: Sequence[Row], said: Any, end: Any) -> Any:
    """What is said about each position by those that follow it in its game, down to the end."""
    found = end.copy()
    for i in range(len(rows) - 2, -1, -1):
        if rows[i].game == rows[i + 1].game:
            found[i] = (1 - LASTS) * said[i + 1] + LASTS * found[i + 1]
    return found


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
