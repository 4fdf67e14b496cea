"""Games between programs: `python -m homelands.players.tournament --game plains --seat green=heuristic ...`.

Prints how often each outcome came, with a 95 % interval (Wilson), rounds, decisions, and points by line at the end.

    ... --seat blue=mcts:100 --against blue=heuristic

plays every game twice, with the same dice, discs and draws, and prints what the change is worth to the seat.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import fmean, stdev
from time import process_time
from typing import Any

from homelands.core.chance import Seeded
from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.players import NAMES, make

Z = 1.96
CHUNK = 25  # games of one task, where they are quick


@dataclass(frozen=True)
class Plan:
    """Who plays what. Game number n of a plan is always the same, and plans of one seed share their luck."""

    game: str
    scenario: str
    seats: tuple[tuple[str, str], ...]
    options: tuple[str, ...] = ()
    rulings: tuple[tuple[str, str], ...] = ()
    seed: str = "1"

    def against(self, others: Mapping[str, str]) -> Plan:
        """The same with other players in some seats."""
        seats = tuple((seat, others.get(seat, name)) for seat, name in self.seats)
        return Plan(self.game, self.scenario, seats, self.options, self.rulings, self.seed)


@dataclass
class Figures:
    games: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    failed: int = 0  # games that somebody else played on for a program; they show nothing and count nowhere else
    troubles: Counter[str] = field(default_factory=Counter)  # of players that are programs
    payoffs: dict[int, dict[str, float]] = field(default_factory=dict)  # by number of the game and seat
    leads: dict[int, dict[str, float]] = field(default_factory=dict)  # in points over all others, where there are any
    seconds: float = field(default=0.0, compare=False)  # of the processor

    def add(self, other: Figures) -> None:
        self.games += other.games
        self.failed += other.failed
        self.seconds += other.seconds
        self.payoffs |= other.payoffs
        self.leads |= other.leads
        for name in ("outcomes", "reasons", "sums", "rounds", "troubles"):
            getattr(self, name).update(getattr(other, name))


def one_game(plan: Plan, n: int) -> Figures:
    """Game number n, played to its end."""
    began = process_time()
    game = game_of(plan.game)
    g = game.setup(plan.scenario, plan.options, dict(plan.rulings))
    seed, names = f"{plan.seed}/{n}", dict(plan.seats)
    players = {seat: make(names[seat], f"{seed}/{seat}", programs=True) for seat in game.seats_of(g)}

    def choose(position: Any) -> Any:
        seat = game.seat(position)
        return players[seat].choose(game, position, seat)

    try:
        decisions = game.play_out(g, Seeded(seed), choose)
    finally:
        for player in players.values():
            player.close()
    found = Figures(seconds=process_time() - began)
    for player in players.values():
        found.troubles.update(str(trouble) for trouble in getattr(player, "troubles", ()))
    if found.troubles:
        found.failed = 1
        return found
    found.games, found.sums = 1, Counter(decisions=decisions)
    found.outcomes[game.outcome(g)] += 1
    found.reasons[game.why(g)] += 1
    found.rounds[getattr(g, "round", 0)] += 1
    found.payoffs[n] = {seat: game.payoff(g, seat) for seat in players}
    points = game.to_plain(g).get("points", {})
    for side, lines in points.get("sides", {}).items():
        for line, of_line in lines.items():
            found.sums[f"{side} {line}"] += of_line
    totals = {seat: sum(lines.values()) for seat, lines in points.get("seats", {}).items()}
    found.leads[n] = {seat: own - max(n for s, n in totals.items() if s != seat) for seat, own in totals.items()}
    return found


def chunk(plan: Plan, numbers: Sequence[int]) -> Figures:
    total = Figures()
    for n in numbers:
        total.add(one_game(plan, n))
    return total


def run(plan: Plan, games: int, workers: int = 1) -> Figures:
    each = max(1, min(CHUNK, games // (4 * workers)))
    tasks = [range(first, min(first + each, games)) for first in range(0, games, each)]
    total = Figures()
    if workers <= 1:
        for numbers in tasks:
            total.add(chunk(plan, numbers))
        return total
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(chunk, [plan] * len(tasks), tasks):
            total.add(found)
    return total


# -- figures -----------------------------------------------------------------------------------------------------------
def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 %, after Wilson.

    >>> [round(100 * x, 1) for x in interval(50, 100)]
    [40.4, 59.6]
    """
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return middle - half, middle + half


def gain(new: Figures, old: Figures, seats: Sequence[str]) -> dict[str, Any]:
    """What other players in these seats are worth to them: payoffs of the same games, and the mean difference."""
    both = [n for n in new.payoffs if n in old.payoffs]
    pairs = [(sum(new.payoffs[n][s] for s in seats), sum(old.payoffs[n][s] for s in seats)) for n in both]
    if not pairs:
        return {"games": 0}
    n, differences = len(pairs), [a - b for a, b in pairs]
    with_new, with_old = fmean(a for a, _ in pairs), fmean(b for _, b in pairs)
    mean, half = _mean(differences)
    found = {
        "games": n, "with": with_new, "with_interval": interval(with_new * n, n),
        "without": with_old, "without_interval": interval(with_old * n, n),
        "gain": mean, "low": mean - half, "high": mean + half,
        "better": sum(d > 0 for d in differences), "worse": sum(d < 0 for d in differences),
    }  # fmt: skip
    if len(seats) == 1 and new.leads.get(both[0]):
        mean, half = _mean([new.leads[n][seats[0]] - old.leads[n][seats[0]] for n in both])
        found["points"] = {"gain": mean, "low": mean - half, "high": mean + half}
    return found


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """A mean, and half of its 95 % interval."""
    half = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return fmean(values), half


def plain(found: Figures) -> dict[str, Any]:
    """The figures for machines."""
    games = found.games
    out: dict[str, Any] = {"games": games, "failed": found.failed, "troubles": dict(found.troubles), "outcomes": {}}
    if not games:
        return out
    for name, wins in sorted(found.outcomes.items()):
        low, high = interval(wins, games)
        out["outcomes"][name] = {"wins": wins, "share": wins / games, "low": low, "high": high}
    out["reasons"] = dict(sorted(found.reasons.items()))
    out["payoffs"] = {seat: fmean(game[seat] for game in found.payoffs.values()) for seat in _seats(found)}
    out["rounds"] = {
        "mean": sum(r * n for r, n in found.rounds.items()) / games,
        "spread": {str(r): n for r, n in sorted(found.rounds.items())},
    }
    out["means"] = {name: total / games for name, total in sorted(found.sums.items())}
    out["seconds"] = found.seconds / (games + found.failed)
    return out


def _seats(found: Figures) -> list[str]:
    return list(next(iter(found.payoffs.values())))


def table(figures: Mapping[str, Any]) -> str:
    """The figures for people."""
    if not figures["games"]:
        return "\n".join(["no game was played to its end by its own players", *_troubles(figures)])
    lines = [f"{figures['games']:,} games, {figures['seconds']:.2f} s each"]
    for name, won in figures["outcomes"].items():
        lines.append(f"  {name:16} {won['wins']:6,}  {_share(won['share'], (won['low'], won['high']))}")
    spread = ", ".join(f"{r}: {n}" for r, n in figures["rounds"]["spread"].items())
    lines.append(f"  rounds {figures['rounds']['mean']:.2f}  ({spread})")
    lines += [f"  {name:24} {mean:8.2f}" for name, mean in figures["means"].items()]
    return "\n".join([*lines, *_troubles(figures)])


def _troubles(figures: Mapping[str, Any]) -> list[str]:
    """What went wrong with programs, and how many games are counted nowhere because of it."""
    said = [f"  {n} times: {trouble}" for trouble, n in figures["troubles"].items()]
    head = f"  {figures['failed']:,} more games count nowhere, since another player went on in them:"
    return [head, *said] if said else []


def compared(what: str, other: str, found: Mapping[str, Any]) -> str:
    """A paired comparison for people."""
    if not found["games"]:
        return "no pair of games was played to its end by its own players"
    low, high = 100 * found["low"], 100 * found["high"]
    sure = "clearly better" if low > 0 else "clearly worse" if high < 0 else "no clear difference"
    points = found.get("points")
    lead = [f"  points over the best other seat {points['gain']:+.1f}  "
            f"(95 %: {points['low']:+.1f} to {points['high']:+.1f})"] if points else []  # fmt: skip
    return "\n".join([
        f"{found['games']:,} pairs of games with the same luck; wins of the seat, shared ones in part",
        f"  {what:24} {_share(found['with'], found['with_interval'])}",
        f"  {other:24} {_share(found['without'], found['without_interval'])}",
        f"  gain {100 * found['gain']:+.1f}  (95 %: {low:+.1f} to {high:+.1f}): {sure}; "
        f"better in {found['better']:,} games, worse in {found['worse']:,}",
        *lead,
    ])  # fmt: skip


def _share(share: float, within: Sequence[float]) -> str:
    return f"{100 * share:5.1f} %  (95 %: {100 * within[0]:.1f} to {100 * within[1]:.1f})"


# -- the command -------------------------------------------------------------------------------------------------------
def plan_of(chosen: argparse.Namespace) -> Plan:
    """What the command line asks for; seats that it does not name have the heuristic player."""
    game = game_of(chosen.game)
    seats = game.seats_of(game.setup(chosen.players, chosen.option, _pairs(chosen.ruling, "--ruling")))
    named = _pairs(chosen.seat, "--seat")
    for seat, name in [*named.items(), *_pairs(chosen.against, "--against").items()]:
        if seat not in seats:
            raise SetupError("seat", seat, seats)
        make(name, "", programs=True)
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
    parser.add_argument("--game", choices=list(all_games()), required=True)
    parser.add_argument("--players", "--scenario", default="2", help="how many play (or the scenario)")
    parser.add_argument("--option", action="append", default=[], help="an optional rule")
    parser.add_argument("--ruling", action="append", default=[], metavar="ID=READING")
    known = ", ".join([*NAMES, "mcts:200", "mcts:1s", "cmd:PROGRAM"])
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=PLAYER", help=f"one of {known}")
    parser.add_argument("--against", action="append", default=[], metavar="SEAT=PLAYER",
                        help="play every game also with this player in the seat, and compare")  # fmt: skip
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
    found = run(plan, chosen.games, chosen.workers)
    figures, text = plain(found), table(plain(found))
    if others := _pairs(chosen.against, "--against"):
        old = run(plan.against(others), chosen.games, chosen.workers)
        figures = {"games": chosen.games, "new": figures, "old": plain(old), "pairs": gain(found, old, list(others))}
        said = [", ".join(f"{s}={name}" for s, name in p.seats if s in others) for p in (plan, plan.against(others))]
        text = compared(said[0], said[1], figures["pairs"])
        if "seconds" in figures["new"]:
            text += f"\n  {figures['new']['seconds']:.2f} s a game"
        text = "\n".join([text, *_troubles(figures["new"]), *_troubles(figures["old"])])
    print(json.dumps(figures, indent=1) if chosen.json else text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
