"""`homelands sim STUDY`: a study is played, on all cores or on a cluster, and can be stopped and taken up again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from homelands.cli.common import WRONG, as_json, fail, language_option, pack_option
from homelands.cli.progress import progress
from homelands.cli.screen.console import Screen
from homelands.cli.shipped import StudyFile
from homelands.core.registry import games as all_games
from homelands.lab import LabError
from homelands.lab.backends import NAMES
from homelands.lab.page import chance
from homelands.words.presenter import Presenter, presenter

if TYPE_CHECKING:
    from homelands.lab.figures import Figures
    from homelands.lab.study import Study

OUT = Path("saves/lab")
STOPPED = 130


class StudyOrGame(StudyFile):
    """A study; or a game, whose questions fit into one line."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path | str:
        return str(value) if value in all_games() else super().convert(value, param, ctx)


LINE = "With a game: "


@click.command()
@click.argument("study", metavar="STUDY|GAME", type=StudyOrGame())
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help="Where the results go [saves/lab/STUDY].")
@click.option("--games", type=click.IntRange(1), metavar="N", help="Seeds of each cell, in place of the study's.")
@click.option("--workers", type=click.IntRange(1), metavar="N", help="Processes [all cores].")
@click.option("--backend", type=click.Choice(NAMES), default=NAMES[0], show_default=True, help="Who plays.")
@click.option("--address", default="", metavar="ADDRESS", help="A Ray cluster; without it a local one is started.")
@click.option("--scenario", "scenarios", multiple=True, metavar="NAME", help=f"{LINE}which [all]; may be repeated.")
@click.option("--players", type=int, metavar="N", help=f"{LINE}how many play.")
@click.option("--player", metavar="PLAYER", help=f"{LINE}who plays [heuristic].")
@click.option("--against", metavar="PLAYER", help=f"{LINE}another player, on the same seeds and with seats swapped.")
@click.option("--seat", "seats", multiple=True, metavar="SEAT=PLAYER", help=f"{LINE}who has a seat; may be repeated.")
@click.option("--seed", type=click.IntRange(1), metavar="N", help=f"{LINE}the first seed [1].")
@click.option("--precision", type=click.FloatRange(0.1, 50), metavar="POINTS",
              help=f"{LINE}as many games as an interval of plus or minus so many points needs.")
@click.option("--option", "options", multiple=True, metavar="NAME", help=f"{LINE}an optional rule; may be repeated.")
@click.option("--ruling", "rulings", multiple=True, metavar="ID=READING", help=f"{LINE}another reading.")
@pack_option
@click.option("--csv", "csv_file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help=f"{LINE}a row for each game and seat.")
@click.option("--json", "machine", is_flag=True, help="Figures for programs.")
@language_option
def sim(
    study: Path | str, out: Path | None, games: int | None, workers: int | None, backend: str, address: str,
    machine: bool, language: str, **line: Any,
) -> None:  # fmt: skip
    """Play the games of a study: its file, or the folder of one that was played before.

    Stopped at any time, the same command goes on where it was.

    Or ask in one line: homelands sim navajo --scenario rise --player heuristic --games 300
    """
    from homelands.lab.store import study_of
    from homelands.lab.study import load

    if address and backend != "ray":
        raise click.UsageError("--address: only with --backend ray")
    words = presenter("", language)
    if isinstance(study, str):
        from homelands.cli import oneline

        oneline.ask(study, games, out, backend_of(backend, workers, address), machine, words, **line)
        return
    if given := [name for name, value in line.items() if value not in (None, ())]:
        raise click.UsageError(f"{', '.join(FLAGS.get(name, f'--{name}') for name in given)}: only with a game")
    folder = out or (study if study.is_dir() else OUT / study.stem)
    with told(words, folder):
        found = study_of(study) if study.is_dir() else load(study)
        failed = keep(found, folder, backend_of(backend, workers, address), games, machine, words)
    if failed:
        raise click.exceptions.Exit(WRONG)


FLAGS = {"scenarios": "--scenario", "seats": "--seat", "options": "--option", "rulings": "--ruling",
         "packs": "--pack", "csv_file": "--csv"}  # fmt: skip


def keep(found: Study, folder: Path, backend: Any, games: int | None, machine: bool, words: Presenter) -> int:
    """Play a study into its folder and show what is there; how many games failed."""
    from homelands.lab.figures import Figures
    from homelands.lab.run import run
    from homelands.lab.store import Store

    with progress(words) as progressed:
        run(found, folder, backend, games, progressed)
    figures = Figures([Store(folder)], found.seeds(games))
    if machine:
        as_json({**figures.plain(), "out": str(folder)})
    else:
        show(figures, folder, words)
    failed: int = figures.games.height - figures.good.height
    return failed


@contextmanager
def told(words: Presenter, folder: Path) -> Iterator[None]:
    """What goes wrong becomes a message."""
    try:
        yield
    except LabError as error:
        raise fail(str(error)) from None
    except OSError as error:
        raise fail(words("lab-cannot-write", path=str(error.filename or folder), why=error.strerror or "")) from None
    except KeyboardInterrupt:
        raise fail(words("lab-stopped"), STOPPED) from None


def backend_of(name: str, workers: int | None, address: str) -> Any:
    if name == "ray":
        from homelands.lab.backends.ray import Ray

        return Ray(workers, address)
    from homelands.lab.backends.processes import Processes

    return Processes(workers or os.cpu_count() or 1)


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
    keys = ("scenario", "seat", "difference", "interval", "changed", "p-alone", "p", "verdict")
    heads = [words("lab-against", first=figures.variants[0]), *(words(f"lab-{key}") for key in keys)]
    rows = []
    for one in figures.compared:
        low, high = 100 * one.payoff.low, 100 * one.payoff.high
        rows.append([
            one.second, one.scenario, figures.watch.seat_name(one.seat), f"{100 * one.payoff.mean:+.1f}",
            f"{low:+.1f} – {high:+.1f}", part(one.changed), chance(one.payoff.p), chance(one.p),
            words(f"lab-verdict-{one.verdict.replace(' ', '-')}"),
        ])  # fmt: skip
    screen.table(heads, rows, right=(3, 4, 5, 6, 7))
