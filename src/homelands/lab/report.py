"""A report: one page that holds everything, with pictures, for one study or for two on the same seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homelands.core.registry import game as game_of
from homelands.lab import LabError, prose
from homelands.lab.figures import CHANCE, FEW, REAL, SAME, Compared, Figures, Mattered, Moved
from homelands.lab.page import Html, Page, bar, chance, details, marked, note, percent, points, signed, table
from homelands.lab.pictures import Pictures
from homelands.lab.stats import Difference
from homelands.lab.store import Store
from homelands.lab.variants import by_variant
from homelands.lab.watch import Thing

if TYPE_CHECKING:
    from polars import DataFrame

SHOWN = 4  # variants drawn beside each other where there are many
MANY = 8  # variants: beyond this only the first are drawn, but for the differences
LONG = 30  # lines: a longer table is folded
TOP = 16  # cards and events in a picture
LABELS = {REAL: "real", CHANCE: "not shown", SAME: "same games"}
OURS = {"wholly": "reconstructed", "partly": "partly reconstructed", "": ""}


def report(folders: Sequence[Path]) -> str:
    """The page for one folder of results, or for two that are compared."""
    figures = Figures([Store(folder) for folder in folders])
    if not figures.games.height:
        raise LabError(f"{folders[0]}: no game has been played yet")
    return Report(figures).html()


class Report:
    def __init__(self, figures: Figures) -> None:
        self.f = figures
        self.draw = Pictures()
        titles = list(dict.fromkeys(store.about["title"] for store in figures.stores))
        self.page = Page(" against ".join(titles))
        self.few = figures.variants[:SHOWN]
        self.drawn = figures.variants if len(figures.variants) <= MANY else self.few
        self.groups = [self.scenario(one) for one in figures.scenarios]

    def html(self) -> str:
        self.about()
        if self.f.good.height:
            self.wins()
            self.compared()
            self.moved()
            self.length()
            self.scores()
            self.tracks()
            self.places()
            self.mattered()
            self.alive()
        self.speed()
        self.method()
        return self.page.html()

    def section(self, id: str, title: str, words: Sequence[str], **values: Any) -> None:
        self.page.section(id, title, *(text.format(**values) for text in words))

    def seat(self, seat: str) -> str:
        return self.f.watch.seat_name(seat)

    def scenario(self, scenario: str) -> str:
        """Its title."""
        return self.f.watch.scenario_name(scenario)

    # -- what was played -------------------------------------------------------------------------------------------
    def about(self) -> None:
        f, page = self.f, self.page
        game = game_of(f.game)
        rows = [
            ("Game", game.title),
            ("Scenarios", ", ".join(f"{self.scenario(s)} ({s})" for s in f.scenarios)),
            ("Variants", _short(f.variants)),
        ]
        if len(f.stores) > 1:
            rows.append(("Studies", "; ".join(f"{s.folder.resolve().name}: {s.about['title']}" for s in f.stores)))
        players = list(dict.fromkeys(p for s in f.stores for c in s.cells for p in c["seats"].values()))
        seeds = f.games["seed"]
        rows += [
            ("Players", ", ".join(players)),
            ("Games", f"{f.good.height:,}, seeds {seeds.min()!s} to {seeds.max()!s}"),
            ("Rules", f"version {game.rules_version}, Homelands {f.stores[0].about['version']}"),
        ]
        page.add("<dl>" + "".join(f"<dt>{k}</dt><dd>{_safe(v)}</dd>" for k, v in rows) + "</dl>")
        for name, data in {name: data for store in f.stores for name, data in store.about["data"].items()}.items():
            packs = f" with {', '.join(data['packs'])}" if data["packs"] else ""
            page.add(note(prose.DATA.format(name=name, **{**data, "packs": packs})))
        for store in f.stores:
            lines = [[f.label(store, name), "; ".join(parts)] for name, parts in by_variant(store.cells).items()]
            what = table(["variant", "what is played"], lines, (0, 1))
            page.add(details(prose.VARIANTS, what) if len(lines) > MANY else what)
        failed = f.games.filter(f.pl.col("error") != "")
        if failed.height:
            counts = failed.group_by("variant", "scenario", "error").len().sort("len", descending=True).rows()
            lines = [[v, s, why, f"{n:,}"] for v, s, why, n in counts]
            page.add(
                f'<div class="failed"><strong>Failed: {failed.height:,}</strong> of the games, counted nowhere below.',
                table(["variant", "scenario", "why", "games"], lines, (0, 1, 2)) + "</div>",
            )

    def wins(self) -> None:
        f = self.f
        rows = [
            {"scenario": c["scenario"], "variant": c["variant"], "seat": seat, **won}
            for c in f.cells
            for seat, won in c["seats"].items()
        ]
        self.page.section("wins", "Win rates", *prose.WINS)
        self.page.figure(
            self.draw.wins(self._slim(rows), self.groups, self.drawn, f.seat_names),
            "Share of wins by scenario and variant. The bar is the 95 % interval.",
        )
        lines = [
            [r["scenario"], r["variant"], self.seat(r["seat"]), r["player"], f"{r['games']:,}", f"{r['wins']:,.6g}",
             percent(r["share"]), f"{percent(r['low'])} to {percent(r['high'])}"]
            for r in rows
        ]  # fmt: skip
        heads = ["scenario", "variant", "seat", "player", "games", "wins", "share", "95 % interval"]
        self._table(heads, lines, (0, 1, 2, 3))
        ends = [
            [c["scenario"], c["variant"], ", ".join(f"{o} {n:,}" for o, n in c["outcomes"].items()),
             ", ".join(f"{o} {n:,}" for o, n in c["reasons"].items())]
            for c in f.cells
        ]  # fmt: skip
        self.page.add(
            details("How the games ended", table(["scenario", "variant", "outcome", "why"], ends, (0, 1, 2, 3)))
        )

    def _slim(self, rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """What the picture of the win rates needs."""
        keys = ("variant", "seat", "share", "low", "high")
        return [
            {"scenario": self.scenario(row["scenario"]), **{key: row[key] for key in keys}}
            for row in rows
            if row["variant"] in self.drawn
        ]

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int]) -> None:
        html = table(heads, rows, words)
        self.page.add(details(f"All {len(rows)} lines", html) if len(rows) > LONG else html)

    # -- differences -----------------------------------------------------------------------------------------------
    def compared(self) -> None:
        f = self.f
        if not f.pairs:
            return
        self.section("compared", "Differences on the same seeds", prose.COMPARED, n=len(f.compared))
        if not f.compared:
            self.page.add(note(prose.NO_PAIRS))
            return
        many = len({one.seat for one in f.compared}) > 1
        rows = [
            {"group": self.scenario(c.scenario), "name": self._pair(c, many), "verdict": c.verdict, **_shown(c.payoff)}
            for c in f.compared
        ]  # fmt: skip
        order = list(dict.fromkeys(str(row["name"]) for row in rows))
        self.page.figure(
            self.draw.forest(rows, self.groups, order, "points of wins more or fewer"),
            f"What each variant changes against {f.pairs[0][0]}." if len(f.stores) == 1 else "What the second changes.",
        )
        lines = [
            [c.scenario, self._pair(c, False), self.seat(c.seat), points(c.payoff.mean),
             f"{points(c.payoff.low)} to {points(c.payoff.high)}", f"{c.payoff.up:,} / {c.payoff.down:,}",
             _part(c.changed), _number(c.score), signed(c.length.mean), chance(c.payoff.p), chance(c.p),
             marked("real", "real") if c.verdict == REAL else LABELS[c.verdict]]
            for c in sorted(f.compared, key=lambda c: f.scenarios.index(c.scenario))
        ]  # fmt: skip
        heads = ["scenario", "variant", "seat", "points", "95 % interval", "better / worse", "games changed", "score",
                 f"{f.watch.unit}s", "p alone", "p (Holm)", "verdict"]  # fmt: skip
        self._table(heads, lines, (0, 1, 2, 11))
        if f.seats.n_unique("seat") > 1:
            self.page.add(note(prose.LAST_SEAT))
        self.page.add(note(f"Score: {f.watch.score_is}; mean difference and half its 95 % interval."))

    def moved(self) -> None:
        f = self.f
        if not f.moved:
            return
        real = [m for m in f.moved if m.verdict == REAL]
        count = f"{len(real):,}" if real else "none"
        self.section("moved", "What else changes", prose.MOVED, unit=f.watch.unit, n=f"{len(f.moved):,}", real=count)
        lines = [
            [m.scenario, self._pair(m, False), m.track, f"to {f.watch.unit} {m.until}" if m.until else "end",
             f"{m.before:.2f}", f"{m.before + m.change.mean:.2f}", _number(m.change), chance(m.p)]
            for m in sorted(real, key=lambda m: f.scenarios.index(m.scenario))
        ]  # fmt: skip
        heads = ["scenario", "variant", "track", "when", "before", "after", "difference", "p (Holm)"]
        if lines:
            self._table(heads, lines, (0, 1, 2, 3))

    def _pair(self, c: Compared | Moved, many: bool) -> str:
        name = c.second if len(self.f.stores) == 1 else f"{c.second} – {c.first}"
        return f"{name}, {self.seat(c.seat)}" if many and isinstance(c, Compared) else name

    # -- spreads ---------------------------------------------------------------------------------------------------
    def length(self) -> None:
        f = self.f
        cells = [c for c in f.cells if c["length"]]
        rows = [
            {"group": self.scenario(c["scenario"]), "name": c["variant"], **c["length"]}
            for c in cells
            if c["variant"] in self.drawn
        ]
        self.section("length", "Length", prose.LENGTH, unit=f.watch.unit)
        self.page.figure(self.draw.spread(rows, self.groups, self.drawn, f"{f.watch.unit}s"), "Length of the games.")
        lines = [
            [c["scenario"], c["variant"], f"{c['length']['mean']:.1f}", _most(c["length"]),
             f"{c['decisions']['mean']:,.0f}", _most(c["decisions"])]
            for c in cells
        ]  # fmt: skip
        heads = ["scenario", "variant", f"{f.watch.unit}s", "four of five", "decisions", "four of five"]
        self.page.add(details("Figures", table(heads, lines, (0, 1))))

    def scores(self) -> None:
        f, pl = self.f, self.f.pl
        first = f.seats.filter(pl.col("variant") == f.variants[0])
        self.section("scores", "Scores", prose.SCORES, score=f.watch.score_is)
        self.page.figure(
            self.draw.histogram(list(self._score_steps(first)), self.groups, f.seat_names, "score"),
            f"How often each score came ({f.variants[0]}).",
        )
        lines = [
            [c["scenario"], c["variant"], self.seat(seat), f"{won['score']['mean']:.2f}",
             *(f"{won['score'][q]:.0f}" for q in ("p10", "p25", "p50", "p75", "p90"))]
            for c in f.cells for seat, won in c["seats"].items() if won["score"]
        ]  # fmt: skip
        heads = ["scenario", "variant", "seat", "mean", "10 %", "25 %", "median", "75 %", "90 %"]
        self.page.add(details("Figures", table(heads, lines, (0, 1, 2))))

    def _score_steps(self, seats: DataFrame) -> Iterator[dict[str, Any]]:
        """Shares of the games by score, in at most some thirty steps; those that never came are there as nothing."""
        pl = self.f.pl
        low, high = int(seats["score"].min() or 0), int(seats["score"].max() or 0)  # type: ignore[arg-type]
        step = (high - low) // 30 + 1
        counted = seats.with_columns((pl.col("score") - low) // step).group_by("scenario", "seat", "score").len()
        found = {(scenario, seat, score): n for scenario, seat, score, n in counted.rows()}
        for scenario, seat, n in seats.group_by("scenario", "seat", maintain_order=True).len().rows():
            for value in range(-1, (high - low) // step + 2):
                share = found.get((scenario, seat, value), 0) / n
                middle = low + value * step + (step - 1) / 2
                yield {"group": self.scenario(scenario), "seat": seat, "value": middle, "share": share}

    # -- over time, and where --------------------------------------------------------------------------------------
    def tracks(self) -> None:
        f, pl = self.f, self.f.pl
        found = f.table("tracks", self.few).filter(pl.col("track").is_in(f.watch.shown))
        if not found.height:
            return
        key = ["scenario", "variant", "track", "moment"]
        value = pl.col("value")
        low, high = (value.quantile(q, "nearest").alias(name) for q, name in ((0.1, "low"), (0.9, "high")))
        counted = found.group_by(key).agg(value.mean().alias("mean"), low, high, pl.len().alias("n"))
        most = pl.col("n").max().over("scenario", "variant")
        counted = counted.filter(pl.col("n") >= pl.max_horizontal(pl.lit(5), most / 20)).sort(key)
        unit = f.watch.unit
        self.section("tracks", "Tracks over time", prose.TRACKS, first=self.few[0], unit=unit)
        for i, scenario in enumerate(f.scenarios):
            rows = counted.filter(pl.col("scenario") == scenario).to_dicts()
            if rows:
                names = [name for name in f.watch.shown if any(row["track"] == name for row in rows)]
                svg = self.draw.tracks(rows, names, self.few, unit)
                self._folded(self.scenario(scenario), svg, f"Tracks: {self.scenario(scenario)}.", i == 0)

    def _folded(self, title: str, svg: str, words: str, is_open: bool) -> None:
        inner = Page("")
        inner.figure(svg, words)
        self.page.add(details(title, inner.body[0], is_open))

    def places(self) -> None:
        f, pl = self.f, self.f.pl
        found = f.table("places", f.variants[:1])
        if not found.height:
            return
        looks = f.good.filter(pl.col("variant") == f.variants[0]).group_by("scenario")
        looked = dict(looks.agg((pl.col("moments") + 1).sum()).rows())
        counted = found.group_by("scenario", "what", "who", "place", maintain_order=True).agg(pl.col("n").sum()).rows()
        self.section("places", "Places", prose.PLACES, unit=f.watch.unit, first=f.variants[0])
        titles = f.watch.place_names()
        for i, scenario in enumerate(f.scenarios):
            inner = Page("")
            for grid in f.watch.grids():
                here = [row for row in counted if row[0] == scenario and row[1] == grid.what]
                for who in dict.fromkeys(row[2] for row in here):
                    values = {row[3]: row[4] / looked[scenario] for row in here if row[2] == who}
                    heading = grid.title if grid.who else f"{grid.title}: {self.seat(who)}"
                    inner.figure(self.draw.heat(grid, values, titles, heading), f"{heading}: {grid.of}.")
            if inner.body:
                self.page.add(details(self.scenario(scenario), "".join(inner.body), i == 0))

    # -- cards and events ------------------------------------------------------------------------------------------
    def mattered(self) -> None:
        f = self.f
        if not f.uses.height:
            return
        chance = list(f.watch.by_chance)
        found = f.mattered(chance)
        self.section("mattered", "What mattered", prose.MATTERED, unit=f.watch.unit)
        for scenario in f.scenarios:
            rows = sorted((m for m in found if m.scenario == scenario), key=lambda m: (m.p, -abs(m.payoff.mean)))
            if rows:
                self._forest(rows[:TOP], scenario, len(found))
        if not found:
            self.page.add(note(prose.TOO_FEW.format(few=FEW)))
        others = [kind for kind in f.inventory if kind not in chance]
        used = f.mattered(others)
        for scenario in f.scenarios:
            rows = sorted((m for m in used if m.scenario == scenario), key=lambda m: (m.p, -abs(m.payoff.mean)))
            if rows:
                html = table(
                    ["what", "seat", f"by {f.watch.unit}", "games with it", "points", "95 % interval", "p (Holm)"],
                    [self._mattered_row(m) for m in rows[:TOP]],
                    (0, 1),
                )
                self.page.add(
                    details(
                        f"{self.scenario(scenario)}: chosen, used or met in play (an association, not a cause)", html
                    )
                )

    def _forest(self, rows: Sequence[Mattered], scenario: str, among: int) -> None:
        seats = len({m.seat for m in rows})
        data = [
            {"group": "", "name": self._title(m) + (f", {self.seat(m.seat)}" if seats > 1 else ""),
             "verdict": m.verdict, **_shown(m.payoff)}
            for m in rows
        ]  # fmt: skip
        words = prose.CLEAREST.format(
            scenario=self.scenario(scenario), unit=self.f.watch.unit, by=rows[0].by, n=len(rows), among=among
        )
        svg = self.draw.forest(data, [""], [str(row["name"]) for row in data], "points of wins with it")
        self._folded(self.scenario(scenario), svg, words, scenario == self.f.scenarios[0])

    def _title(self, m: Mattered) -> str:
        known = (thing for thing in self.f.inventory.get(m.kind, ()) if thing.name == m.name)
        return next(map(_called, known), m.name)

    def _mattered_row(self, m: Mattered) -> list[str]:
        interval = f"{points(m.payoff.low)} to {points(m.payoff.high)}"
        p: str = marked(chance(m.p), "real") if m.verdict == REAL else chance(m.p)
        name = f"{m.kind}: {self._title(m)}"
        return [name, self.seat(m.seat), str(m.by), percent(m.share, 0), points(m.payoff.mean), interval, p]

    def alive(self) -> None:
        f = self.f
        if not f.uses.height:
            return
        self.page.section("alive", "In use", *prose.ALIVE)
        for kind, things in f.alive().items():
            dead = [thing for thing, share, _ in things if not share]
            title = f"{kind}: {len(things) - len(dead)} of {len(things)} in use"
            if dead:
                title += f"; never {_short([_called(thing) for thing in dead])}"
            rows: list[list[str]] = []
            for thing, share, n in sorted(things, key=lambda one: one[1]):
                shown: str = bar(share) if share else marked("never", "dead")
                rows.append([_called(thing), shown, f"{n:.2f}", Html(f'<span class="ours">{OURS[thing.ours]}</span>')])
            self.page.add(details(title, table(["", "games", "times a game", "data"], rows, (0, 1, 3))))

    # -- the work --------------------------------------------------------------------------------------------------
    def speed(self) -> None:
        rows = [
            [c["scenario"], c["variant"], f"{c['games'] + c['failed']:,}", f"{c['seconds']:,.0f} s",
             f"{1000 * c['seconds'] / max(1, c['games'] + c['failed']):,.1f} ms", f"{c['decisions_per_s']:,.0f}"]
            for c in self.f.cells
        ]  # fmt: skip
        self.page.section("speed", "Speed", *prose.SPEED)
        heads = ["scenario", "variant", "games", "time", "a game", "decisions/s"]
        self._table(heads, rows, (0, 1))

    def method(self) -> None:
        self.page.section("method", "How this was made", *prose.METHOD)


def _called(thing: Thing) -> str:
    """A card by its number and title, all else by the title."""
    return f"{thing.name} {thing.title}" if thing.name.isdigit() else thing.title


def _shown(d: Difference) -> dict[str, float]:
    """A difference as a picture has it: in percentage points."""
    return {"mean": 100 * d.mean, "low": 100 * d.low, "high": 100 * d.high}


def _number(d: Difference) -> str:
    """A mean difference and half its interval."""
    return f"{signed(d.mean, 2)} ± {(d.high - d.low) / 2:.2f}"


def _most(spread: dict[str, float]) -> str:
    return f"{spread['p10']:,.0f} to {spread['p90']:,.0f}"


def _part(share: float) -> str:
    return "none" if not share else percent(share, 0) if share >= 0.01 else "< 1 %"


def _short(names: Sequence[str], most: int = 12) -> str:
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
