"""Games between programs: `python -m homelands.players.match --game plains --players 2 --seat green=heuristic ...`.

Prints how often each outcome came, with a 95 % interval (Wilson), rounds, decisions, and points by line at the end.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from homelands.core.chance import Loose
from homelands.core.game import SetupError
from homelands.core.registry import GAMES
from homelands.core.registry import game as game_of
from homelands.players import NAMES, Player, make

Z = 1.96
CHUNK = 25  # games of one task


@dataclass(frozen=True)
class Plan:
    """Who plays what. Game number n of a plan is always the same."""

    game: str
    scenario: str
    seats: tuple[tuple[str, str], ...]
    options: tuple[str, ...] = ()
    rulings: tuple[tuple[str, str], ...] = ()
    seed: str = "1"


@dataclass
class Figures:
    games: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)

    def add(self, other: Figures) -> None:
        self.games += other.games
        for name in ("outcomes", "reasons", "sums", "rounds"):
            getattr(self, name).update(getattr(other, name))


def one_game(plan: Plan, n: int) -> Figures:
    """Game number n, played to its end."""
    game = game_of(plan.game)
    g = game.setup(plan.scenario, plan.options, dict(plan.rulings))
    seed = f"{plan.seed}/{n}"
    names = dict(plan.seats)
    players: dict[str, Player] = {seat: make(names[seat], f"{seed}/{seat}") for seat in game.seats_of(g)}

    def choose(position: Any) -> Any:
        seat = game.seat(position)
        return players[seat].choose(game, position, seat)

    decisions = game.play_out(g, Loose(random.Random(seed)), choose)
    found = Figures(games=1, sums=Counter(decisions=decisions))
    found.outcomes[game.outcome(g)] += 1
    found.reasons[game.why(g)] += 1
    found.rounds[getattr(g, "round", 0)] += 1
    for side, lines in game.to_plain(g).get("points", {}).get("sides", {}).items():
        for line, points in lines.items():
            found.sums[f"{side} {line}"] += points
    return found


def chunk(plan: Plan, numbers: Sequence[int]) -> Figures:
    total = Figures()
    for n in numbers:
        total.add(one_game(plan, n))
    return total


def run(plan: Plan, games: int, workers: int = 1) -> Figures:
    tasks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    total = Figures()
    if workers <= 1:
        for numbers in tasks:
            total.add(chunk(plan, numbers))
        return total
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(chunk, [plan] * len(tasks), tasks):
            total.add(found)
    return total


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 %, after Wilson.

    >>> [round(100 * x, 1) for x in interval(50, 100)]
    [40.4, 59.6]
    """
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return middle - half, middle + half


def plain(found: Figures) -> dict[str, Any]:
    """The figures for machines."""
    games = found.games
    out: dict[str, Any] = {"games": games, "outcomes": {}}
    for name, wins in sorted(found.outcomes.items()):
        low, high = interval(wins, games)
        out["outcomes"][name] = {"wins": wins, "share": wins / games, "low": low, "high": high}
    out["reasons"] = dict(sorted(found.reasons.items()))
    out["rounds"] = {
        "mean": sum(r * n for r, n in found.rounds.items()) / games,
        "spread": {str(r): n for r, n in sorted(found.rounds.items())},
    }
    out["means"] = {name: total / games for name, total in sorted(found.sums.items())}
    return out


def table(figures: Mapping[str, Any]) -> str:
    """The figures for people."""
    lines = [f"{figures['games']:,} games"]
    for name, won in figures["outcomes"].items():
        low, high = 100 * won["low"], 100 * won["high"]
        lines.append(f"  {name:16} {won['wins']:6,}  {100 * won['share']:5.1f} %  (95 %: {low:.1f} to {high:.1f})")
    spread = ", ".join(f"{r}: {n}" for r, n in figures["rounds"]["spread"].items())
    lines.append(f"  rounds {figures['rounds']['mean']:.2f}  ({spread})")
    lines += [f"  {name:24} {mean:8.2f}" for name, mean in figures["means"].items()]
    return "\n".join(lines)


def plan_of(chosen: argparse.Namespace) -> Plan:
    """What the command line asks for; seats that it does not name have the heuristic player."""
    game = game_of(chosen.game)
    seats = game.seats_of(game.setup(chosen.players, chosen.option, _pairs(chosen.ruling, "--ruling")))
    named = _pairs(chosen.seat, "--seat")
    for seat, name in named.items():
        if seat not in seats:
            raise SetupError("seat", seat, seats)
        make(name, "")
    found = tuple((seat, named.get(seat, "heuristic")) for seat in seats)
    rulings = tuple(_pairs(chosen.ruling, "--ruling").items())
    return Plan(chosen.game, chosen.players, found, tuple(chosen.option), rulings, chosen.seed)


def _pairs(texts: Sequence[str], what: str) -> dict[str, str]:
    out = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(what, text, ["NAME=VALUE"])
        out[name] = value
    return out


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="match", description="Many games between programs.")
    parser.add_argument("--game", choices=list(GAMES), default="plains")
    parser.add_argument("--players", "--scenario", default="2", help="how many play (or the scenario)")
    parser.add_argument("--option", action="append", default=[], help="an optional rule")
    parser.add_argument("--ruling", action="append", default=[], metavar="ID=READING")
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=PLAYER", help=f"one of {', '.join(NAMES)}")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games: at least 1")
    try:
        plan = plan_of(chosen)
    except SetupError as error:
        parser.error(str(error))
    figures = plain(run(plan, chosen.games, chosen.workers))
    print(json.dumps(figures, indent=1) if chosen.json else table(figures))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
