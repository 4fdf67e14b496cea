"""`homelands sim STUDY`: a study is played, on all cores or on a cluster, and can be stopped and taken up again."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from homelands.cli.common import WRONG, as_json, fail, language_option
from homelands.cli.screen.console import Screen
from homelands.cli.shipped import StudyFile
from homelands.lab import LabError
from homelands.lab.backends import NAMES
from homelands.lab.page import chance
from homelands.words.presenter import Presenter, presenter

if TYPE_CHECKING:
    from homelands.lab.figures import Figures
    from homelands.lab.run import Progressed

OUT = Path("saves/lab")
PLAIN_EVERY = 10.0  # seconds between two lines when the output is no terminal
STOPPED = 130
MOST = 10  # failures told one by one; the rest is counted


@click.command()
@click.argument("study", type=StudyFile())
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help="Where the results go [saves/lab/STUDY].")
@click.option("--games", type=click.IntRange(1), metavar="N", help="Seeds of each cell, in place of the study's.")
@click.option("--workers", type=click.IntRange(1), metavar="N", help="Processes [all cores].")
@click.option("--backend", type=click.Choice(NAMES), default=NAMES[0], show_default=True, help="Who plays.")
@click.option("--address", default="", metavar="ADDRESS", help="A Ray cluster; without it a local one is started.")
@click.option("--json", "machine", is_flag=True, help="Figures for programs.")
@language_option
def sim(
    study: Path, out: Path | None, games: int | None, workers: int | None, backend: str, address: str, machine: bool,
    language: str,
) -> None:  # fmt: skip
    """Play the games of a study: its file, or the folder of one that was played before.

    Stopped at any time, the same command goes on where it was.
    """
    from homelands.lab.figures import Figures
    from homelands.lab.run import run
    from homelands.lab.store import Store, study_of
    from homelands.lab.study import load

    if address and backend != "ray":
        raise click.UsageError("--address: only with --backend ray")
    words = presenter("", language)
    folder = out or (study if study.is_dir() else OUT / study.stem)
    try:
        found = study_of(study) if study.is_dir() else load(study)
        with progress(words) as progressed:
            run(found, folder, backend_of(backend, workers, address), games, progressed)
        figures = Figures([Store(folder)], found.seeds(games))
        if machine:
            as_json({**figures.plain(), "out": str(folder)})
        else:
            show(figures, folder, words)
        failed = figures.games.height - figures.good.height
    except LabError as error:
        raise fail(str(error)) from None
    except OSError as error:
        raise fail(words("lab-cannot-write", path=str(error.filename or folder), why=error.strerror or "")) from None
    except KeyboardInterrupt:
        raise fail(words("lab-stopped"), STOPPED) from None
    if failed:
        raise click.exceptions.Exit(WRONG)


def backend_of(name: str, workers: int | None, address: str) -> Any:
    if name == "ray":
        from homelands.lab.backends.ray import Ray

        return Ray(workers, address)
    from homelands.lab.backends.processes import Processes

    return Processes(workers or os.cpu_count() or 1)


# -- while it goes on --------------------------------------------------------------------------------------------------
@contextmanager
def progress(words: Presenter) -> Iterator[Callable[[Progressed], None]]:
    """A bar on a terminal, a line now and then elsewhere; always on standard error."""
    if sys.stderr.isatty() and not os.environ.get("NO_COLOR"):
        with bar(words) as progressed:
            yield progressed
    else:
        yield Lines(words)


@contextmanager
def bar(words: Presenter) -> Iterator[Callable[[Progressed], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as picture:
        task = picture.add_task("", total=None)
        speed, failed = Speed(), 0

        def progressed(now: Progressed) -> None:
            nonlocal failed
            if failed < now.failed <= MOST:
                picture.console.print(words("lab-failed", what=now.last), style="yellow", highlight=False)
            failed = now.failed
            picture.update(task, total=now.total, completed=now.done, description=speed(now, words))

        yield progressed


class Lines:
    """One line at the beginning, one every ten seconds, one at the end."""

    def __init__(self, words: Presenter) -> None:
        self.words, self.speed = words, Speed()
        self.last, self.failed = 0.0, 0

    def __call__(self, now: Progressed) -> None:
        if self.failed < now.failed <= MOST:
            click.echo(self.words("lab-failed", what=now.last), err=True)
        self.failed = now.failed
        if not self.last and now.done:
            click.echo(self.words("lab-goes-on", done=now.done), err=True)
        if now.done == now.total or time.monotonic() - self.last > PLAIN_EVERY:
            self.last = time.monotonic()
            done = self.words("lab-progress", done=now.done, total=now.total)
            click.echo(f"{done}, {self.speed(now, self.words)}", err=True)


class Speed:
    """Games a second since the beginning of this run."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.first = -1

    def __call__(self, now: Progressed, words: Presenter) -> str:
        if self.first < 0:
            self.first = now.done
        rate = (now.done - self.first) / max(1e-3, time.monotonic() - self.began)
        text = words("lab-speed", rate=round(rate, 1))
        return f"{text}, {words('lab-failed-so-far', n=now.failed)}" if now.failed else text


# -- when it is over ---------------------------------------------------------------------------------------------------
def show(figures: Figures, folder: Path, words: Presenter) -> None:
    screen = Screen()
    heads = [
        words(f"lab-{key}") for key in ("variant", "scenario", "seat", "player", "games", "wins", "interval", "length")
    ]
    rows = []
    for cell in figures.cells:
        for seat, won in cell["seats"].items():
            interval = f"{100 * won['low']:.1f} – {100 * won['high']:.1f}"
            share, length = f"{100 * won['share']:.1f} %", f"{cell['length']['mean']:.1f}"
            names = [cell["variant"], cell["scenario"], figures.watch.seat_name(seat), won["player"]]
            rows.append([*names, f"{won['games']:,}", share, interval, length])
    screen.table(heads, rows, right=(4, 5, 6, 7))
    if figures.compared:
        compared(figures, screen, words)
    if failed := figures.games.filter(figures.pl.col("error") != "").group_by("error").len().sort("len").rows():
        for error, n in failed:
            screen.say(words("lab-failures", n=n, why=error))
    screen.say(words("lab-report", folder=str(folder)))


def part(share: float) -> str:
    return f"{100 * share:.0f} %" if not share or share >= 0.01 else "< 1 %"


def compared(figures: Figures, screen: Screen, words: Presenter) -> None:
    """Each variant against the first, on the same seeds."""
    keys = ("scenario", "seat", "difference", "interval", "changed", "p", "verdict")
    heads = [words("lab-against", first=figures.variants[0]), *(words(f"lab-{key}") for key in keys)]
    rows = []
    for one in figures.compared:
        low, high = 100 * one.payoff.low, 100 * one.payoff.high
        rows.append([
            one.second, one.scenario, figures.watch.seat_name(one.seat), f"{100 * one.payoff.mean:+.1f}",
            f"{low:+.1f} – {high:+.1f}", part(one.changed), chance(one.p),
            words(f"lab-verdict-{one.verdict.replace(' ', '-')}"),
        ])  # fmt: skip
    screen.table(heads, rows, right=(3, 4, 5, 6))
