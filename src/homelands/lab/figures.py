"""What the games of one or two studies show, counted: shares with intervals, and differences on the same seeds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from homelands.core.registry import game as game_of
from homelands.lab import LabError, need
from homelands.lab.stats import LEVEL, Difference, apart, holm, paired, wilson
from homelands.lab.store import Store
from homelands.lab.variants import by_variant
from homelands.lab.watch import Thing, watch_of

if TYPE_CHECKING:
    from polars import DataFrame

FEW = 20  # games with or without something, or pairs: fewer say nothing
REAL, CHANCE, SAME = "real", "not shown", "same games"


class Compared(NamedTuple):
    """Two variants on the same seeds: what the second changes for a seat."""

    first: str
    second: str
    scenario: str
    seat: str
    payoff: Difference
    score: Difference
    length: Difference
    changed: float  # share of the games that ended in another position
    p: float  # of the payoff, raised for all comparisons made
    verdict: str


class Moved(NamedTuple):
    """Two variants on the same seeds: where a track stands with the second, on average half way or at the end."""

    first: str
    second: str
    scenario: str
    track: str
    until: int  # a mean up to this moment; 0: the end of the game
    before: float  # where it stands with the first
    change: Difference
    p: float  # raised for all tracks of all comparisons
    verdict: str


class Mattered(NamedTuple):
    """Games in which something came up by a given moment, against those in which it did not."""

    variant: str
    scenario: str
    seat: str
    kind: str
    name: str
    by: int  # the moment
    share: float  # of the games, with it
    payoff: Difference
    p: float
    verdict: str


class Figures:
    """One study, or two that are compared. Variants of two studies are told apart by the names of their folders."""

    def __init__(self, stores: Sequence[Store], seeds: range | None = None) -> None:
        self.pl = need("polars", "lab")
        self.stores, self.seeds = stores, seeds
        for store in stores[1:]:
            if store.about["game"] != stores[0].about["game"]:
                said = f"a study of {store.about['game']}, expected {stores[0].about['game']}"
                raise LabError(f"{store.folder}: {said}, as {stores[0].folder}")
        if len({store.folder.resolve() for store in stores}) < len(stores):
            raise LabError(f"{stores[0].folder}: given twice, expected two folders")
        self.game: str = stores[0].about["game"]
        self.watch = watch_of(self.game)

    @cached_property
    def inventory(self) -> dict[str, list[Thing]]:
        """All that there is to be used, by kind."""
        return self.stores[0].inventory

    # -- tables ----------------------------------------------------------------------------------------------------
    def label(self, store: Store, variant: str) -> str:
        if len(self.stores) == 1:
            return variant
        names = [one.folder.resolve().name for one in self.stores]
        own = store.folder.resolve().name
        if names[0] == names[1]:
            own = str(store.folder)
        return own if self._alone(store) else f"{own}: {variant}"

    @staticmethod
    def _alone(store: Store) -> bool:
        return len({cell["variant"] for cell in store.cells}) == 1

    def table(self, name: str, variants: Collection[str] | None = None) -> DataFrame:
        """A table of all games, or of those of some variants only."""
        pl = self.pl
        frames = []
        for store in self.stores:
            own = {cell["variant"]: self.label(store, cell["variant"]) for cell in store.cells}
            found = store.read(name, [v for v, label in own.items() if variants is None or label in variants])
            if self.seeds is not None:
                found = found.filter(pl.col("seed").is_between(self.seeds.start, self.seeds.stop - 1))
            frames.append(found.with_columns(pl.col("variant").replace_strict(own, return_dtype=pl.String)))
        whole: DataFrame = pl.concat(frames)
        return whole

    @cached_property
    def games(self) -> DataFrame:
        return self.table("games")

    @cached_property
    def good(self) -> DataFrame:
        """Games that were played to their end."""
        return self.games.filter(self.pl.col("error") == "")

    @cached_property
    def seats(self) -> DataFrame:
        return self.table("seats")

    @cached_property
    def uses(self) -> DataFrame:
        """Of the first variant: this is by far the largest table."""
        return self.table("uses", self.variants[:1])

    @cached_property
    def variants(self) -> list[str]:
        """In the order of the studies."""
        return list(dict.fromkeys(self.label(s, c["variant"]) for s in self.stores for c in s.cells))

    @cached_property
    def scenarios(self) -> list[str]:
        return list(dict.fromkeys(c["scenario"] for s in self.stores for c in s.cells))

    @cached_property
    def seat_names(self) -> list[str]:
        """In the order of the game."""
        found = _unique(self.seats, "seat")
        known = game_of(self.game).seats
        return sorted(found, key=lambda seat: known.index(seat) if seat in known else len(known))

    # -- single cells ----------------------------------------------------------------------------------------------
    @cached_property
    def cells(self) -> list[dict[str, Any]]:
        """Wins with intervals, length, decisions and speed of every cell."""
        pl = self.pl
        times = self.table("times").group_by("variant", "scenario").agg(pl.col("wall", "cpu", "decisions").sum())
        clock = {(v, s): (wall, cpu, n) for v, s, wall, cpu, n in times.rows()}
        out = []
        for variant, scenario in self._order(self.games):
            here = (pl.col("variant") == variant) & (pl.col("scenario") == scenario)
            played, good, seats = self.games.filter(here), self.good.filter(here), self.seats.filter(here)
            wall, cpu, decisions = clock[variant, scenario]
            counted = good.group_by("outcome").len().sort("outcome").rows()
            out.append({
                "variant": variant, "scenario": scenario, "games": good.height, "failed": played.height - good.height,
                "seats": {seat: _wins(seats.filter(pl.col("seat") == seat)) for seat in _unique(seats, "seat")},
                "outcomes": dict(counted),
                "reasons": dict(good.group_by("reason").len().sort("reason").rows()),
                "length": _spread(good, "moments"), "decisions": _spread(good, "decisions"),
                "seconds": wall, "cpu_seconds": cpu, "decisions_per_s": decisions / cpu if cpu else 0.0,
            })  # fmt: skip
        return out

    def _order(self, table: DataFrame) -> Iterator[tuple[str, str]]:
        known = set(table.select("variant", "scenario").unique().rows())
        for scenario in self.scenarios:
            for variant in self.variants:
                if (variant, scenario) in known:
                    yield variant, scenario

    # -- differences on the same seeds -----------------------------------------------------------------------------
    @cached_property
    def pairs(self) -> list[tuple[str, str]]:
        """Which variants are compared: in one study each with the first, of two studies those of one name."""
        if len(self.stores) == 1:
            return [(self.variants[0], other) for other in self.variants[1:]]
        a, b = ({cell["variant"]: None for cell in store.cells} for store in self.stores)
        names = [(one, one) for one in a if one in b] or [(next(iter(a)), one) for one in b]
        return [(self.label(self.stores[0], one), self.label(self.stores[1], other)) for one, other in names]

    @cached_property
    def compared(self) -> list[Compared]:
        found = [one for first, second in self.pairs for one in self._compare(first, second)]
        return [
            one._replace(p=p, verdict=_verdict(one.changed, p))
            for one, p in zip(found, holm([one.payoff.p for one in found]), strict=True)
        ]

    def _compare(self, first: str, second: str) -> Iterator[Compared]:
        pl = self.pl
        key = ["scenario", "seed"]
        ends = self.good.select("variant", *key, "moments", "sum")
        rows = self.seats.join(ends, on=["variant", *key])
        a, b = (rows.filter(pl.col("variant") == one) for one in (first, second))
        both = a.join(b, on=[*key, "seat"], suffix="_b")
        for scenario in self.scenarios:
            seats = both.filter(pl.col("scenario") == scenario)
            for seat in self._independent(seats):
                one = seats.filter(pl.col("seat") == seat)
                changed = one.filter(pl.col("sum") != pl.col("sum_b")).height / max(1, one.height)
                payoff, score = _difference(one, "payoff", 1.0), _difference(one, "score", 0.0)
                length = _difference(one, "moments", 0.0)
                yield Compared(first, second, scenario, seat, payoff, score, length, changed, 1.0, "")

    @cached_property
    def moved(self) -> list[Moved]:
        """What a variant changes on the board, which shows long before it shows in wins."""
        if not self.pairs:
            return []
        stood = {first: self._stood(first) for first in dict.fromkeys(first for first, _ in self.pairs)}
        found = [one for first, second in self.pairs for one in self._moved(first, stood[first], second)]
        return [
            one._replace(p=p, verdict=_verdict(one.change.up + one.change.down, p))
            for one, p in zip(found, holm([one.change.p for one in found]), strict=True)
        ]

    def _moved(self, first: str, before: DataFrame, second: str) -> Iterator[Moved]:
        pl = self.pl
        both = before.join(self._stood(second), on=["scenario", "seed", "track"], suffix="_b")
        for scenario in self.scenarios:
            rows = both.filter(pl.col("scenario") == scenario)
            for track in sorted(_unique(rows, "track")):
                one = rows.filter(pl.col("track") == track)
                if one.height < FEW:
                    continue
                for until, name in ((self._half_way[scenario], "mean"), (0, "last")):
                    stood = float(one[name].mean() or 0)  # type: ignore[arg-type]
                    change = _difference(one, name, 0.0)
                    yield Moved(first, second, scenario, track, until, stood, change, 1.0, "")

    @cached_property
    def _half_way(self) -> dict[str, int]:
        """The moment that half of the games reach, by scenario; one for all variants, so that they can be compared."""
        pl = self.pl
        middle = pl.col("moments").quantile(0.5, "lower").cast(int)
        return dict(self.good.group_by("scenario").agg(middle).rows())

    def _stood(self, variant: str) -> DataFrame:
        """Every track of every game, on average until half way and at the end. What a game ended with lasts: none is
        left out, so that games which one variant ends early do not make the others look better or worse."""
        pl = self.pl
        until = pl.col("scenario").replace_strict(self._half_way, default=1, return_dtype=pl.Int32)
        early, value = pl.col("moment") <= until, pl.col("value")
        found = self.table("tracks", [variant]).sort("moment").group_by("scenario", "seed", "track")
        rows = found.agg(value.filter(early).sum().alias("sum"), early.sum().alias("n"), value.last().alias("last"))
        mean = (pl.col("sum") + (until - pl.col("n")) * pl.col("last")) / until
        return rows.with_columns(mean.alias("mean"))

    def _independent(self, seats: DataFrame) -> list[str]:
        """Seats whose result does not follow from the others': where wins are shared out, all but the last."""
        names = _unique(seats, "seat")
        payoffs = [name for name in ("payoff", "payoff_b") if name in seats.columns]
        total = seats.group_by("seed").agg(self.pl.col(payoffs).sum()).drop("seed")
        fixed = all(((total[name] - 1).abs() < 1e-9).all() for name in payoffs)
        return names[:-1] if len(names) > 1 and fixed else names

    # -- what mattered ---------------------------------------------------------------------------------------------
    def mattered(self, kinds: Sequence[str]) -> list[Mattered]:
        """With and without, in the first variant, counted at a moment that nine games of ten reach.

        Games that are over by then are left out: whoever lives longer sees more, which would look like luck. Of such
        moments it is the one at which most games can be told apart: early on few cards have come, late nearly all.
        """
        found = [one for scenario in self.scenarios for one in self._mattered(self.variants[0], scenario, kinds)]
        return [
            one._replace(p=p, verdict=REAL if p < LEVEL else CHANCE)
            for one, p in zip(found, holm([one.payoff.p for one in found]), strict=True)
        ]

    def _mattered(self, variant: str, scenario: str, kinds: Sequence[str]) -> Iterator[Mattered]:
        pl = self.pl
        here = (pl.col("variant") == variant) & (pl.col("scenario") == scenario)
        lengths = self.good.filter(here).select("seed", "moments")
        if not lengths.height:
            return
        came = self.uses.filter(here & pl.col("kind").is_in(kinds)).join(lengths, on="seed")
        last = max(1, int(lengths["moments"].quantile(0.1, "lower") or 1))
        by = max(range(1, last + 1), key=lambda moment: self._told_apart(came, lengths, moment))
        alive = lengths.filter(pl.col("moments") >= by)
        came = came.filter((pl.col("first") <= by) & (pl.col("moments") >= by))
        seats = self.seats.filter(here).join(alive, on="seed")
        wins = pl.col("payoff")
        for seat in self._independent(seats):
            mine = seats.filter(pl.col("seat") == seat).select("seed", "payoff")
            n, total, squares = mine.select(pl.len(), wins.sum(), (wins**2).sum().alias("q")).row(0)
            table = came.join(mine, on="seed").group_by("kind", "name")
            for kind, name, m, y, yy in table.agg(pl.len(), wins.sum(), (wins**2).sum().alias("q")).sort("name").rows():
                if min(m, n - m) >= FEW:
                    difference = apart((n - m, total - y, squares - yy), (m, y, yy))
                    yield Mattered(variant, scenario, seat, kind, name, by, m / n, difference, 1.0, "")

    def _told_apart(self, came: DataFrame, lengths: DataFrame, by: int) -> int:
        """Over everything that came up: the games with it or those without, whichever are fewer."""
        pl = self.pl
        games = lengths.filter(pl.col("moments") >= by).height
        there = came.filter((pl.col("first") <= by) & (pl.col("moments") >= by)).group_by("kind", "name").len()["len"]
        return sum(min(n, games - n) for n in there)

    def alive(self) -> dict[str, list[tuple[Thing, float, float]]]:
        """All that can be used, by kind: the share of the games in which it was, and how often in one of them."""
        pl = self.pl
        games = max(1, self.good.height)
        found: dict[tuple[str, str], tuple[float, float]] = {}
        for variant in self.variants:
            used = self.table("uses", [variant]).group_by("kind", "name").agg(pl.len(), pl.col("n").sum())
            for kind, name, there, n in used.rows():
                share, times = found.get((kind, name), (0.0, 0.0))
                found[kind, name] = share + there / games, times + n / games
        return {
            kind: [(thing, *found.get((kind, thing.name), (0.0, 0.0))) for thing in things]
            for kind, things in self.inventory.items()
        }

    # -- for machines ----------------------------------------------------------------------------------------------
    def plain(self) -> dict[str, Any]:
        return {
            "study": self.stores[0].about["title"],
            "game": self.game,
            "games": self.good.height,
            "failed": self.games.height - self.good.height,
            "wins": {
                seat: _wins(self.seats.filter(self.pl.col("seat") == seat)) for seat in _unique(self.seats, "seat")
            },
            "variants": {
                self.label(store, name): parts
                for store in self.stores
                for name, parts in by_variant(store.cells).items()
            },
            "cells": self.cells,
            "compared": [
                {
                    "first": one.first, "second": one.second, "scenario": one.scenario, "seat": one.seat,
                    "payoff": one.payoff._asdict(), "score": one.score._asdict(), "length": one.length._asdict(),
                    "changed": one.changed, "p": one.payoff.p, "p_holm": one.p, "verdict": one.verdict,
                }
                for one in self.compared
            ],
            "moved": [{**one._asdict(), "change": one.change._asdict()} for one in self.moved],
        }  # fmt: skip


def _unique(table: DataFrame, column: str) -> list[str]:
    return list(table[column].unique(maintain_order=True))


def _wins(seats: DataFrame) -> dict[str, Any]:
    """A shared win counts as a part of one."""
    games, wins = seats.height, float(seats["payoff"].sum())
    low, high = wilson(wins, games)
    players = ", ".join(_unique(seats, "player"))
    return {
        "player": players, "games": games, "wins": wins, "share": wins / games if games else 0.0, "low": low,
        "high": high, "score": _spread(seats, "score"),
    }  # fmt: skip


def _spread(table: DataFrame, column: str) -> dict[str, float]:
    values = table[column]
    if not table.height:
        return {}
    of = {f"p{q}": float(values.quantile(q / 100, "nearest") or 0) for q in (10, 25, 50, 75, 90)}
    return {"mean": float(values.mean() or 0), **of}  # type: ignore[arg-type]


def _difference(rows: DataFrame, name: str, bound: float) -> Difference:
    gap = (rows[f"{name}_b"] - rows[name]).cast(float)
    up, down = int((gap > 0).sum()), int((gap < 0).sum())
    return paired(rows.height, float(gap.sum()), float((gap * gap).sum()), up, down, bound=bound)


def _verdict(changed: float, p: float) -> str:
    if not changed:
        return SAME
    return REAL if p < LEVEL else CHANCE
