"""Many games, with every promise of the contract looked at on the way: `python -m homelands.checks.soak --games 10000`.

Half of the games are played by a random player from the set-up, a quarter by better ones that get farther, and a
quarter from positions of any moment. Optional rules and readings of doubtful rules are drawn too. A game that goes
wrong is saved as a journal. The soak can be stopped at any time: the same command goes on where it was.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from homelands.checks import conformance
from homelands.checks.samples import BringsSamples
from homelands.core.decision import Option
from homelands.core.game import SetupError
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.players import POLICIES

CHUNK = 20  # games between two savings
LIMIT = 20_000  # entries of one game: more is a runaway
DEEP = 0.02  # share of the positions where every option is tried on a copy
OUT = Path("saves/soak")
STATE = "state.json"


@dataclass(frozen=True)
class Plan:
    """What is played. Game number n of a plan is always the same."""

    game: str
    seed: str
    scenario: str = ""  # empty: all in turn
    deep: float = DEEP


@dataclass
class Figures:
    games: int = 0
    entries: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0.0
    outcomes: dict[str, int] = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        self.games += other.games
        self.entries += other.entries
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.outcomes = dict(Counter(self.outcomes) + Counter(other.outcomes))
        self.findings += other.findings


# -- one game ----------------------------------------------------------------------------------------------------------
@cache
def rulings_of(name: str) -> Mapping[str, Sequence[str]]:
    """Readings of each doubtful rule."""
    return {r.id: sorted(r.readings) for r in title_of(name).tables().rulings.values()}


@cache
def sampler(name: str) -> Callable[[random.Random], dict[str, Any]] | None:
    """What draws positions of any moment, for a game that has it."""
    title = title_of(name)
    return title.sample if isinstance(title, BringsSamples) else None


@cache
def options_of(name: str, scenario: str) -> tuple[str, ...]:
    """Optional rules that this scenario can have."""

    def fits(option: str) -> bool:
        try:
            game.setup(scenario, [option])
        except SetupError:
            return False
        return True

    game = game_of(name)
    return tuple(option for option in game.options() if fits(option))


def draw_rules(name: str, scenario: str, rng: random.Random) -> tuple[list[str], dict[str, str]]:
    """Optional rules and readings, every third of them on average other than usual."""
    options = [o for o in options_of(name, scenario) if rng.random() < 0.3]
    rulings = {r: rng.choice(readings) for r, readings in rulings_of(name).items() if rng.random() < 0.3}
    return options, rulings


def header(plan: Plan, n: int, rng: random.Random) -> Header:
    """How game number n begins."""
    seed = f"{plan.seed}/{n}"
    sample = sampler(plan.game)
    if n % 4 == 3 and sample is not None and not plan.scenario:
        data = sample(rng)
        return Header(plan.game, data.get("scenario", ""), seed=seed, position=data)
    scenarios = [plan.scenario] if plan.scenario else game_of(plan.game).scenarios()
    scenario = scenarios[n // 4 % len(scenarios)]
    options, rulings = draw_rules(plan.game, scenario, rng) if n % 2 else ([], {})
    return Header(plan.game, scenario, options, rulings, seed=seed)


def player(plan: Plan, n: int, rng: random.Random) -> Callable[[Any], Option]:
    better = n % 4 == 2 or n % 8 == 7
    name = ("heuristic" if n // 8 % 2 else "steady") if better else "random"
    return POLICIES[name](plan.game, rng)


def play(match: Match, choose: Callable[[Any], Option], rng: random.Random, deep: float) -> None:
    """Play to the end; whatever is wrong is raised."""
    game = match.game
    for _ in range(LIMIT):
        g = match.position
        conformance.position(game, g)
        if rng.random() < deep:
            conformance.stable(game, g)
            conformance.accepts(game, g, rng)
            conformance.refuses(game, g)
            conformance.hidden(game, g, rng)
        if match.over:
            break
        if g.request is not None:
            match.chance()
        else:
            match.choose(choose(g))
    else:
        raise conformance.RunawayError(f"no end after {LIMIT} entries")
    again = Match.load(match.text(), keep=False)
    if again.checksum() != match.checksum():
        raise conformance.Broken(f"replayed, another position: {again.checksum()}, not {match.checksum()}")


def one_game(plan: Plan, n: int, out: Path) -> Figures:
    """Game number n; what goes wrong is saved and named, not raised."""
    rng = random.Random(f"{plan.seed}/{n}/soak")
    found = Figures(games=1)
    match: Match | None = None
    try:
        match = Match(header(plan, n, rng), keep=False)
        play(match, player(plan, n, rng), rng, plan.deep)
    except Exception as error:
        found.findings.append(_save(plan, n, match, error, out))
    if match is not None:
        found.entries = found.longest = len(match.entries)
        found.decisions = sum(1 for entry in match.entries if entry.mark == ">")
        if match.over:
            found.outcomes[f"{match.header.scenario}: {match.game.outcome(match.position)}"] = 1
    return found


def _save(plan: Plan, n: int, match: Match | None, error: Exception, out: Path) -> str:
    """The journal up to the fault, the fault as comments below it."""
    told = "".join(traceback.format_exception(error)).rstrip().splitlines()
    text = match.text() if match is not None else ""
    path = out / f"{plan.game}-{plan.seed}-{n}.journal"
    out.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "".join(f"# {line}\n" for line in told), encoding="utf-8")
    return f"{path.name}: {type(error).__name__}: {error}"


# -- many games --------------------------------------------------------------------------------------------------------
def chunk(plan: Plan, numbers: Sequence[int], out: Path) -> Figures:
    began = time.perf_counter()
    total = Figures()
    gc.disable()  # positions hold no cycles; looking for some again and again among all snapshots takes a third
    for n in numbers:
        total.add(one_game(plan, n, out))
    gc.enable()
    gc.collect()
    total.seconds = time.perf_counter() - began
    return total


class Soak:
    """A soak under way: which chunks are done, and what came out of them."""

    def __init__(self, plan: Plan, games: int, out: Path) -> None:
        self.plan, self.games, self.out = plan, games, out
        self.done: set[int] = set()
        self.figures = Figures()

    @property
    def path(self) -> Path:
        return self.out / STATE

    def settings(self) -> dict[str, Any]:
        return {**asdict(self.plan), "games": self.games, "chunk": CHUNK}

    def resume(self) -> bool:
        """Go on with a soak that was stopped. One with other settings is not mixed in."""
        if not self.path.exists():
            return False
        saved = json.loads(self.path.read_text(encoding="utf-8"))
        if saved["settings"] != self.settings():
            raise ValueError(f"{self.path} is of another soak; --fresh drops it, --out puts this one elsewhere")
        self.done = set(saved["done"])
        self.figures = Figures(**saved["figures"])
        return True

    def save(self) -> None:
        self.out.mkdir(parents=True, exist_ok=True)
        data = {"settings": self.settings(), "done": sorted(self.done), "figures": asdict(self.figures)}
        temporary = self.path.with_suffix(".new")
        temporary.write_text(json.dumps(data), encoding="utf-8")
        temporary.replace(self.path)

    def left(self) -> Iterator[tuple[int, range]]:
        for number, first in enumerate(range(0, self.games, CHUNK)):
            if number not in self.done:
                yield number, range(first, min(first + CHUNK, self.games))

    def finished(self, number: int, found: Figures) -> None:
        self.done.add(number)
        self.figures.add(found)
        self.save()

    def run(self, workers: int, told: Callable[[Figures], None] = lambda _: None) -> Figures:
        """All that is left. When everything is done the state file goes, so that the next soak starts anew."""
        if workers <= 1:
            for number, numbers in self.left():
                self.finished(number, chunk(self.plan, numbers, self.out))
                told(self.figures)
        else:
            with ProcessPoolExecutor(workers) as pool:
                self._spread(pool, workers, told)
        self.path.unlink(missing_ok=True)
        return self.figures

    def _spread(self, pool: ProcessPoolExecutor, workers: int, told: Callable[[Figures], None]) -> None:
        waiting = self.left()
        running: dict[Future[Figures], int] = {}
        try:
            while True:
                while len(running) < 2 * workers and (task := next(waiting, None)):
                    running[pool.submit(chunk, self.plan, task[1], self.out)] = task[0]
                if not running:
                    return
                ready, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    self.finished(running.pop(future), future.result())
                told(self.figures)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def summary(figures: Figures, elapsed: float) -> str:
    lines = [
        f"{figures.games:,} games, {figures.decisions:,} decisions, {figures.entries:,} entries; "
        f"the longest game has {figures.longest:,}",
        f"{elapsed:,.0f} s, {figures.seconds:,.0f} s of work",
    ]
    lines += [f"  {n:7,}  {outcome}" for outcome, n in sorted(figures.outcomes.items())]
    lines.append(f"{len(figures.findings)} games went wrong" if figures.findings else "nothing went wrong")
    lines += [f"  {finding}" for finding in figures.findings[:50]]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="soak", description="Many games, everything checked after every step.")
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many (default: 10000)")
    parser.add_argument("--game", choices=list(all_games()), required=True)
    parser.add_argument("--scenario", default="", help="only this one (default: all, and positions of any moment)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deep", type=float, default=DEEP, help="share of positions where all options are tried")
    parser.add_argument("--out", type=Path, default=OUT, help="folder of the findings and of the state file")
    parser.add_argument("--fresh", action="store_true", help="do not go on with a soak that was stopped")
    chosen = parser.parse_args(arguments)
    if chosen.scenario and chosen.scenario not in (known := game_of(chosen.game).scenarios()):
        parser.error(f"no scenario {chosen.scenario!r}; expected one of: {', '.join(known)}")
    soak = Soak(Plan(chosen.game, chosen.seed, chosen.scenario, chosen.deep), chosen.games, chosen.out)
    try:
        if not chosen.fresh and soak.resume():
            print(f"going on after {soak.figures.games:,} games", flush=True)
    except ValueError as error:
        parser.error(str(error))
    return _report(soak, chosen.workers)


def _report(soak: Soak, workers: int) -> int:
    began = time.perf_counter()
    last = began

    def told(figures: Figures) -> None:
        nonlocal last
        if time.perf_counter() - last > 10:
            last = time.perf_counter()
            print(f"{figures.games:,} of {soak.games:,} games, {len(figures.findings)} findings", flush=True)

    try:
        soak.run(workers, told)
    except KeyboardInterrupt:
        print(f"stopped after {soak.figures.games:,} games; the same command goes on")
        return 130
    print(summary(soak.figures, time.perf_counter() - began))
    return 1 if soak.figures.findings else 0


if __name__ == "__main__":
    raise SystemExit(main())
