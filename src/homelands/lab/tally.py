"""Games that are counted as they come and kept nowhere: for one question in one line. Needs no other library."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from typing import IO, Any, NamedTuple

from homelands.lab.backends import Backend, Job
from homelands.lab.run import Progressed, Report
from homelands.lab.stats import Difference, paired, wilson
from homelands.lab.study import Cell

COLUMNS = (
    "variant", "scenario", "seed", "seat", "player", "payoff", "score", "outcome", "reason", "decisions", "moments",
    "error",
)  # fmt: skip


class Share(NamedTuple):
    """Wins of somebody, a shared one in part, with the 95 % interval of the share."""

    player: str
    games: int
    wins: float
    share: float
    low: float
    high: float


def share_of(player: str, payoffs: Iterable[float]) -> Share:
    found = list(payoffs)
    games, wins = len(found), float(sum(found))
    return Share(player, games, wins, wins / games if games else 0.0, *wilson(wins, games))


def difference(pairs: Iterable[tuple[float, float]]) -> Difference:
    """What the first of each pair has more than the second."""
    gaps = [a - b for a, b in pairs]
    up, down = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    found = paired(len(gaps), float(sum(gaps)), float(sum(gap * gap for gap in gaps)), up, down)
    return found._replace(low=max(-1.0, found.low), high=min(1.0, found.high))  # few pairs may reach beyond a win


class Tally:
    """The games of some cells, by cell and seed."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.cells = cells
        self.games: list[dict[int, dict[str, Any]]] = [{} for _ in cells]
        self.errors: Counter[str] = Counter()
        self.seconds = 0.0  # of the processors

    def add(self, job: Job, line: bytes) -> str:
        """A game that has ended; returns why it failed, if it did."""
        cell, seed = job
        found = json.loads(line)
        self.games[cell][seed] = found
        self.seconds += found["cpu"]
        if error := str(found["error"]):
            self.errors[error] += 1
            return f"{self.cells[cell].variant}, {self.cells[cell].scenario}, seed {seed}: {error}"
        return ""

    # -- what came out ---------------------------------------------------------------------------------------------
    def good(self, cell: int) -> dict[int, dict[str, Any]]:
        """Games that were played to their end."""
        return {seed: game for seed, game in sorted(self.games[cell].items()) if not game["error"]}

    @property
    def played(self) -> int:
        return sum(len(self.good(cell)) for cell in range(len(self.cells)))

    @property
    def failed(self) -> int:
        return self.errors.total()

    def payoffs(self, cell: int) -> dict[int, dict[str, float]]:
        """By seed and seat."""
        return {
            seed: dict(zip(game["seats"]["seat"], game["seats"]["payoff"], strict=True))
            for seed, game in self.good(cell).items()
        }

    def shares(self, cell: int) -> dict[str, Share]:
        """By seat."""
        found = self.payoffs(cell)
        return {seat: share_of(who, (game[seat] for game in found.values())) for seat, who in self.cells[cell].seats}

    def length(self, cell: int) -> float:
        found = [game["moments"] for game in self.good(cell).values()]
        return sum(found) / len(found) if found else 0.0

    def rows(self) -> Iterator[list[Any]]:
        """A row for each game and seat; one that failed has a row for each seat as well, without a result."""
        for cell, games in zip(self.cells, self.games, strict=True):
            for seed, game in sorted(games.items()):
                seats = game.get("seats", {})
                for i, (seat, player) in enumerate(cell.seats):
                    payoff, score = (seats[name][i] if seats else "" for name in ("payoff", "score"))
                    yield [
                        cell.variant, cell.scenario, seed, seat, player, payoff, score, game["outcome"], game["reason"],
                        game["decisions"], game["moments"], game["error"],
                    ]  # fmt: skip

    def write_csv(self, file: IO[str]) -> None:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(COLUMNS)
        lines.writerows(self.rows())


def play(tally: Tally, seeds: range, backend: Backend, progressed: Report) -> None:
    """All seeds of all cells, the cells of one seed together: whoever stops early has whole pairs."""
    jobs = [(cell, seed) for seed in seeds for cell in range(len(tally.cells))]
    failed, last = 0, ""
    progressed(Progressed(0, len(jobs), 0, ""))
    games = backend(tally.cells, iter(jobs))
    with closing(games):  # type: ignore[type-var]
        for done, (job, line) in enumerate(games, 1):
            if why := tally.add(job, line):
                failed, last = failed + 1, why
            progressed(Progressed(done, len(jobs), failed, last))
