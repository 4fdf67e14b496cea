"""How strong each player is at each seat: `python -m bench.strength [KIND ...] [--tables]`.

A seat has one player or another, all other seats have rules of thumb, and both games of a pair have the same luck. KIND
is `random`, `mcts`, `easy` or `hard`; all of them unless told otherwise. Every game goes to saves/strength as a line of
JSON as soon as it has ended, so this can be stopped and started again. `--tables` prints what is there, in Markdown.

Each line names the game it was played in by a sum (`homelands.checks.fingerprint`): games of players or data that have
changed since are neither counted nor mixed with new ones.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from homelands.checks.fingerprint import fingerprint
from homelands.core.registry import game as game_of
from homelands.players import policy
from homelands.players.tournament import Figures, Plan, gain, interval, one_game

KEPT = Path("saves/strength")
NAMES = {
    "rise": "Rise of the People", "duenos": "Los Dueños del Mundo", "broken": "A Broken Country",
    "fearing": "The Fearing Time", "rope": "The Rope Thrower", "campaign": "the campaign",
}  # fmt: skip
TWO, ALLIES = ("two-players",), ("indian-allies",)
MANY, SLOW = 1000, 200
# Where victories are rare, or the gain is small, more games are needed to see it.
RARE = {
    ("broken", ()): 400, ("campaign", ()): 300,
    ("fearing", TWO): 400, ("rope", TWO): 600, ("campaign", TWO): 400,
}  # fmt: skip


class Table(NamedTuple):
    game: str
    scenario: str
    options: tuple[str, ...] = ()

    def seats(self) -> Sequence[str]:
        game = game_of(self.game)
        return game.seats_of(game.setup(self.scenario, self.options))

    def title(self) -> str:
        if self.game == "navajo":
            return NAMES[self.scenario] + (", two players" if self.options else "")
        return f"Plains, {self.scenario}" + (", Indian allies" if self.options else "")


def search(table: Table, seat: str) -> str:
    """The budget that is measured: the Indians of Plains Indian Wars have more decisions, and need less for each."""
    return "mcts:20" if table.game == "plains" and seat in ("green", "orange") else "mcts:60"


class Row(NamedTuple):
    """A player at a seat of a table, or rules of thumb everywhere, and how many games of it are wanted."""

    table: Table
    seat: str
    player: str
    games: int

    def path(self) -> Path:
        table = self.table
        parts = [table.game, table.scenario, *table.options, self.seat or "all", self.player.replace(":", "-")]
        return KEPT / f"{'.'.join(parts)}.jsonl"

    def plan(self) -> Plan:
        seats = ((s, self.player if s == self.seat else "heuristic") for s in self.table.seats())
        return Plan(self.table.game, self.table.scenario, tuple(seats), self.table.options)


ALONE = [Table("navajo", scenario) for scenario in NAMES]
TOGETHER = [Table("navajo", scenario, TWO) for scenario in NAMES]
PLAINS = [Table("plains", "2"), Table("plains", "3"), Table("plains", "3", ALLIES), Table("plains", "4")]
ALL = [*ALONE, *PLAINS, *TOGETHER]


def contests(kind: str) -> list[Row]:
    """What one kind of player is measured by."""
    match kind:
        case "random":
            return [Row(t, seat, "random", MANY) for t in ALL for seat in t.seats()]
        case "mcts":
            wanted = {t: RARE.get((t.scenario, t.options), SLOW) for t in ALL}
            return [Row(t, seat, search(t, seat), wanted[t]) for t in ALL for seat in t.seats()]
        case "easy":
            return [Row(t, seat, "easy", MANY) for t in ALL for seat in t.seats()]
        case _:  # all others have the budget of hard already
            return [Row(PLAINS[0], "green", "hard", 60)]


KINDS = ("random", "mcts", "easy", "hard")


def wanted(kinds: Sequence[str]) -> list[Row]:
    """Rules of thumb everywhere first: all pairs need them."""
    rows = [row for kind in kinds for row in contests(kind)]
    usual = {t: max(row.games for row in rows if row.table == t) for t in dict.fromkeys(row.table for row in rows)}
    return [*(Row(t, "", "heuristic", n) for t, n in usual.items()), *rows]


@cache
def build(game: str, scenario: str, options: tuple[str, ...], player: str) -> str:
    """A sum that changes when this player, or the game under it, plays otherwise."""
    played, seed = game_of(game), f"{scenario} {options}"
    names = ["heuristic", *(["mcts:4"] if player.startswith(("mcts", "hard")) else [])]  # all others are made of it
    sums = [fingerprint(played, played.setup(scenario, options), seed, policy(p)(game, Random(seed)))[0] for p in names]
    return "-".join(sums)


def kept(row: Row) -> dict[int, dict[str, Any]]:
    """The games of a row that are there, by number."""
    if not row.path().is_file():
        return {}
    now = build(*row.table, row.player)
    found: dict[int, dict[str, Any]] = {}
    for line in row.path().read_text(encoding="utf-8").splitlines():
        with suppress(ValueError):  # where it was stopped, a line may be half written
            one = json.loads(line)
            if one["build"] == now:
                found[one["n"]] = one
    return found


def play(row: Row, numbers: Sequence[int]) -> list[dict[str, Any]]:
    plan, out = row.plan(), []
    for n in numbers:
        found = one_game(plan, n)
        out.append({"n": n, "payoff": found.payoffs[n], "lead": found.leads[n], "seconds": round(found.seconds, 4),
                    "build": build(*row.table, row.player)})  # fmt: skip
    return out


def tasks(kinds: Sequence[str]) -> Iterator[tuple[Row, list[int]]]:
    for row in wanted(kinds):
        done = kept(row)
        left = [n for n in range(row.games) if n not in done]
        each = 5 if row.player.startswith(("mcts", "hard")) else 50
        yield from ((row, left[i : i + each]) for i in range(0, len(left), each))


def measure(kinds: Sequence[str], workers: int) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(workers) as pool:
        todo = [(row, pool.submit(play, row, numbers)) for row, numbers in tasks(kinds)]
        for i, (row, future) in enumerate(todo, 1):
            with row.path().open("a", encoding="utf-8") as file:
                file.writelines(f"\n{json.dumps(one)}" for one in future.result())
            print(f"\r{i:,} of {len(todo):,}", end="", flush=True)
    print()


# -- tables ------------------------------------------------------------------------------------------------------------
def figures(games: Sequence[dict[str, Any]]) -> Figures:
    payoffs, leads = ({one["n"]: one[figure] for one in games} for figure in ("payoff", "lead"))
    return Figures(len(games), payoffs=payoffs, leads=leads)


def pairs(row: Row) -> tuple[Figures, Figures] | None:
    """The games of a row, and the same with rules of thumb everywhere."""
    mine, usual = kept(row), kept(Row(row.table, "", "heuristic", 0))
    both = sorted(mine.keys() & usual.keys())
    return (figures([mine[n] for n in both]), figures([usual[n] for n in both])) if len(both) > 1 else None


def compared(kind: str) -> Iterator[str]:
    """`heuristic` over a weaker player, or a stronger one over `heuristic`."""
    yield from head("table", "seat", "pairs", "better player", "other", "gain", "in points", "better?")
    for row in contests(kind):
        if (found := pairs(row)) is None:
            continue
        strong, weak = found if kind in ("mcts", "hard") else found[::-1]
        told = gain(strong, weak, [row.seat])
        points = told.get("points")
        yield (
            f"| {row.table.title()} | {row.seat} | {told['games']:,} | {share(told['with'], told['games'])} "
            f"| {share(told['without'], told['games'])} | {difference(told, 100)} "
            f"| {difference(points) if points else ''} | {verdict(told)} |"
        )


def verdict(told: dict[str, Any]) -> str:
    """Clearly better, clearly worse, or not shown; where wins do not tell, points may."""
    for figure, said in ((told, ""), (told.get("points"), " in points")):
        if figure and figure["low"] > 0:
            return f"yes{said}"
        if figure and figure["high"] < 0:
            return f"worse{said}"
    return "not shown"


def head(*names: str) -> Iterator[str]:
    yield f"| {' | '.join(names)} |"
    yield "|---" * len(names) + "|"


def share(mean: float, games: int) -> str:
    low, high = interval(mean * games, games)
    return f"{100 * mean:.1f} % ({max(0.0, 100 * low):.1f} to {100 * high:.1f})"


def difference(told: dict[str, float], times: int = 1) -> str:
    return "{:+.1f} ({:+.1f} to {:+.1f})".format(*(times * told[k] for k in ("gain", "low", "high"))).replace("-", "−")


def baselines() -> Iterator[str]:
    """Wins and processor time of a game, for each seat."""
    yield from head("environment", "seat", "random", "heuristic", "mcts", "time: random", "heuristic", "mcts")
    for table in ALL:
        for seat in table.seats():
            players = ((seat, "random"), ("", "heuristic"), (seat, search(table, seat)))
            games = [list(kept(Row(table, *who, 0)).values()) for who in players]
            shares = [share(fmean(one["payoff"][seat] for one in g), len(g)) if g else "—" for g in games]
            times = [f"{fmean(one['seconds'] for one in g):.3f}" if g else "—" for g in games]
            yield f"| {table.title()} | {seat} | {' | '.join([*shares, *times])} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.strength", description="How strong each player is at each seat.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", action="store_true", help="print what is there, play nothing")
    chosen = parser.parse_args()
    if unknown := [kind for kind in chosen.kinds if kind not in KINDS]:
        parser.error(f"found {unknown[0]!r}, expected one of {', '.join(KINDS)}")
    kinds = chosen.kinds or KINDS
    if not chosen.tables:
        measure(kinds, chosen.workers)
        return 0
    for kind in kinds:
        print(f"\n{kind}\n", *compared(kind), sep="\n")
    print("\nbaselines\n", *baselines(), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
