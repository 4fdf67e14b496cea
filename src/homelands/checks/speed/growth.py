"""How time grows: with the length of a game, the number of games, the seats and the workers. Tables, and a plot."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from homelands.checks.builds import build_kind
from homelands.checks.speed.plot import Line, Panel, svg
from homelands.core.chance import Loose
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.players import POLICIES

WORKERS = (1, 2, 4)
GROUPS = 5


class Played(NamedTuple):
    decisions: int
    seconds: float


class Table(NamedTuple):
    title: str
    head: tuple[str, ...]
    rows: list[tuple[Any, ...]]

    def text(self) -> str:
        """As a table of a Markdown page."""
        said = [[f"{x:,.4g}" if isinstance(x, float) else f"{x}" for x in row] for row in (self.head, *self.rows)]
        lines = [f"| {' | '.join(row)} |" for row in said]
        return "\n".join([f"{self.title}", "", lines[0], "|" + "---|" * len(self.head), *lines[1:], ""])


def play(name: str, scenario: str, options: Sequence[str], player: str, seed: str) -> Played:
    game, rng = game_of(name), random.Random(seed)
    choose = POLICIES[player](name, rng)
    g = game.setup(scenario, options)
    began = time.process_time()
    decisions = game.play_out(g, Loose(rng), choose)
    return Played(decisions, time.process_time() - began)


def by_length(name: str, games: int) -> Table:
    """Random games of every scenario, in groups of the same size, from the shortest to the longest."""
    game = game_of(name)
    found = sorted(play(name, s, (), "random", f"{s}/{n}") for s in game.scenarios() for n in range(games))
    size = -(-len(found) // GROUPS)
    rows: list[tuple[Any, ...]] = []
    for first in range(0, len(found), size):
        group = found[first : first + size]
        decisions, seconds = mean(p.decisions for p in group), mean(p.seconds for p in group)
        rows.append((round(decisions), seconds * 1e3, seconds / decisions * 1e6))
    return Table(f"Length of a game: {name}", ("decisions", "ms a game", "µs a decision"), rows)


def by_games(name: str, most: int) -> Table:
    """So many games one after the other in one process."""
    game, rows = game_of(name), []
    scenario = game.scenarios()[0]
    games = 10
    while games <= most:
        began = time.process_time()
        for n in range(games):
            play(name, scenario, (), "random", str(n))
        spent = time.process_time() - began
        rows.append((games, spent, spent / games * 1e3))
        games *= 10
    return Table(f"Number of games: {name}", ("games", "s", "ms a game"), rows)


def by_seats(games: int) -> Table:
    rows: list[tuple[Any, ...]] = []
    tables = [(name, title_of(name).seated(n, "", ())) for name in all_games() for n in title_of(name).players]
    for name, (wanted, options) in tables:
        game = game_of(name)
        scenario = wanted or game.scenarios()[0]
        seats = len(game.seats_of(game.setup(scenario, options)))
        found = [play(name, scenario, options, "random", str(n)) for n in range(games)]
        decisions, seconds = sum(p.decisions for p in found), sum(p.seconds for p in found)
        rows.append((name, seats, round(decisions / games), seconds / decisions * 1e6))
    return Table("Seats", ("game", "seats", "decisions a game", "µs a decision"), rows)


def _chunk(name: str, first: int, games: int) -> int:
    scenarios = game_of(name).scenarios()
    return sum(play(name, scenarios[n % len(scenarios)], (), "random", str(n)).decisions
               for n in range(first, first + games))  # fmt: skip


def by_workers(name: str, games: int) -> Table:
    """The same games, spread over processes; here the clock on the wall counts."""
    rows: list[tuple[Any, ...]] = []
    for workers in WORKERS:
        with ProcessPoolExecutor(workers) as pool:
            list(pool.map(_chunk, [name] * workers, range(workers), [1] * workers))  # all have begun
            began = time.perf_counter()
            size = games // 20
            decisions = sum(pool.map(_chunk, [name] * 20, range(0, games, size), [size] * 20))
            spent = time.perf_counter() - began
        rows.append((workers, decisions / spent, decisions / spent / (rows[0][1] if rows else decisions / spent)))
    return Table(f"Workers: {name}", ("workers", "decisions a second", "times one worker"), rows)


def tables(quick: bool) -> list[Table]:
    few = 4 if quick else 1
    out = [by_length(name, 40 // few) for name in all_games()]
    out += [by_games(name, 100 // (10 if quick else 1)) for name in all_games()]
    out.append(by_seats(60 // few))
    return out + [by_workers(name, 200 // few) for name in all_games()]


def panels(found: Sequence[Table]) -> list[Panel]:
    def line(table: Table, x: int, y: int) -> Line:
        return Line(table.title.partition(": ")[2], [(float(row[x]), float(row[y])) for row in table.rows])

    length, games, workers = found[:2], found[2:4], found[5:]
    seats = [Line(name, [(float(r[1]), float(r[3])) for r in found[4].rows if r[0] == name]) for name in all_games()]
    return [
        Panel("Length of a game", "decisions", "ms", [line(t, 0, 1) for t in length]),
        Panel("Number of games", "games", "s", [line(t, 0, 1) for t in games], log=True),
        Panel("Seats", "seats", "µs a decision", seats),
        Panel("Workers", "processes", "times one worker", [line(t, 0, 2) for t in workers]),
    ]


def main(path: Path, quick: bool) -> int:
    found = tables(quick)
    print(f"Engine: {build_kind()}; {os.cpu_count()} cores\n")
    for table in found:
        print(table.text())
    path.write_text(svg(panels(found)), encoding="utf-8")
    print(f"plot: {path}")
    return 0
