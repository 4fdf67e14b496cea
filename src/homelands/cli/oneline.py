"""`homelands sim GAME ...`: a question in one line, answered without a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from homelands.cli.common import WRONG, as_json, fail
from homelands.cli.progress import progress
from homelands.cli.screen.console import Screen
from homelands.core.game import SetupError
from homelands.core.registry import title as title_of
from homelands.lab import LabError
from homelands.lab.oneline import GAMES, Met, Question, duel, games_needed, met
from homelands.lab.page import chance, points
from homelands.lab.study import TABLES
from homelands.lab.tally import Share, Tally, play
from homelands.lab.watch import watch_of
from homelands.words.presenter import Presenter

STOPPED = 130


def pairs(texts: Sequence[str], flag: str) -> dict[str, str]:
    """NAME=VALUE, as often as given."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise click.UsageError(f"{flag} {text!r}: expected NAME=VALUE")
        if name in found:
            raise click.UsageError(f"{flag} {text!r}: {name} is given twice")
        found[name] = value
    return found


def seated(game: str, scenarios: Sequence[str], options: Sequence[str], n: int | None) -> tuple[list[str], list[str]]:
    """A number of players is a scenario, or an option: the title knows."""
    if n is None:
        return list(scenarios), list(options)
    chosen, taken = [], list(options)
    try:
        for scenario in scenarios or [""]:
            name, taken = title_of(game).seated(n, scenario, options)
            chosen.append(name)
    except SetupError as error:
        raise fail(f"--players {n}: {error}", 2) from None
    return [name for name in chosen if name], taken


def ask(
    game: str, games: int | None, out: Path | None, backend: Any, machine: bool, words: Presenter, *,
    scenarios: Sequence[str], players: int | None, player: str | None, against: str | None, seats: Sequence[str],
    seed: int | None, precision: float | None, options: Sequence[str], rulings: Sequence[str], packs: Sequence[Path],
    csv_file: Path | None,
) -> None:  # fmt: skip
    if precision is not None and games is not None:
        raise click.UsageError("--precision says how many games: leave out --games")
    if csv_file is not None and out is not None:
        raise click.UsageError("--csv: not with --out; homelands report DIR --csv writes tables of what is kept")
    chosen, taken = seated(game, scenarios, options, players)
    count = games_needed(precision, against is not None) if precision is not None else games or GAMES
    named = {"player": player} if player else {}
    question = Question(
        game, chosen, seats=pairs(seats, "--seat"), options=taken, rulings=pairs(rulings, "--ruling"), packs=packs,
        first=seed or 1, games=count, **named,
    )  # fmt: skip
    measure = TABLES if out is not None else ()
    try:
        study = duel(question, against, measure) if against else question.study(measure)
    except LabError as error:
        raise fail(str(error)) from None
    if precision is not None:
        said = words("lab-needed-pairs" if against else "lab-needed", n=count, points=precision)
        click.echo(said, err=machine)
    if out is not None:
        from homelands.cli.sim import keep, told

        with told(words, out):
            failed = keep(study, out, backend, None, machine, words)
        if failed:
            raise click.exceptions.Exit(WRONG)
        return
    tally, stopped = Tally(study.cells), False
    try:
        with progress(words) as progressed:
            play(tally, study.seeds(), backend, progressed)
    except LabError as error:
        raise fail(str(error)) from None
    except KeyboardInterrupt:
        stopped = True
    result = met(tally, question.seats, (question.player, against)) if against else []
    write(csv_file, tally, words)
    if machine:
        as_json({**plain(question, tally, result), "stopped": stopped})
    else:
        show(tally, result, words)
    if stopped:
        raise fail(words("lab-stopped-early", n=tally.played), STOPPED)
    if tally.failed:
        raise click.exceptions.Exit(WRONG)


def write(path: Path | None, tally: Tally, words: Presenter) -> None:
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w", encoding="utf-8", newline="") as file:
            tally.write_csv(file)
    except OSError as error:
        raise fail(words("lab-no-csv", path=str(path), why=error.strerror or str(error))) from None
    click.echo(words("lab-csv-written", path=str(path)), err=True)


# -- for machines --------------------------------------------------------------------------------------------------
def plain(question: Question, tally: Tally, result: Sequence[Met]) -> dict[str, Any]:
    cells = [
        {"variant": cell.variant, "scenario": cell.scenario, "games": len(tally.good(i)), "length": tally.length(i),
         "seats": {seat: share._asdict() for seat, share in tally.shares(i).items()}}
        for i, cell in enumerate(tally.cells)
    ]  # fmt: skip
    return {
        "game": question.game,
        "seeds": {"first": question.first, "count": question.games},
        "games": tally.played,
        "failed": tally.failed,
        "errors": dict(tally.errors),
        "wins": wins(cells),
        "cells": cells,
        "against": [
            {"scenario": one.scenario, "first": one.first._asdict(), "second": one.second._asdict(),
             "difference": one.ahead._asdict()}
            for one in result
        ],
    }  # fmt: skip


def wins(cells: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """By seat, over all cells; where one seat has several players, by seat and player."""
    from homelands.lab.stats import wilson

    found: dict[str, dict[str, Any]] = {}
    several = {seat for seat in cells[0]["seats"] if len({c["seats"].get(seat, {}).get("player") for c in cells}) > 1}
    for cell in cells:
        for seat, share in cell["seats"].items():
            key = f"{seat}={share['player']}" if seat in several else seat
            one = found.setdefault(key, {"player": share["player"], "games": 0, "wins": 0.0})
            one["games"] += share["games"]
            one["wins"] += share["wins"]
    for one in found.values():
        one["share"] = one["wins"] / one["games"] if one["games"] else 0.0
        one["low"], one["high"] = wilson(one["wins"], one["games"])
    return found


# -- for people ----------------------------------------------------------------------------------------------------
def shown(share: Share) -> list[str]:
    return [f"{share.games:,}", f"{100 * share.share:.1f} %", f"{100 * share.low:.1f} – {100 * share.high:.1f}"]


def show(tally: Tally, result: Sequence[Met], words: Presenter) -> None:
    screen = Screen()
    name = watch_of(tally.cells[0].game).seat_name
    heads = [words(f"lab-{key}") for key in ("scenario", "seat", "player", "games", "wins", "interval", "length")]
    rows = [
        [cell.scenario, name(seat), share.player, *shown(share), f"{tally.length(i):.1f}"]
        for i, cell in enumerate(tally.cells)
        for seat, share in tally.shares(i).items()
    ]
    screen.table(heads, rows, right=(3, 4, 5, 6))
    if result:
        keys = ("scenario", "player", "pairs", "wins", "interval", "difference", "interval", "p-alone")
        lines = []
        for one in result:
            ahead = [points(one.ahead.mean), f"{points(one.ahead.low)} – {points(one.ahead.high)}", chance(one.ahead.p)]
            lines.append([one.scenario, one.first.player, *shown(one.first), *ahead])
            lines.append([one.scenario, one.second.player, *shown(one.second), "", "", ""])
        screen.table([words(f"lab-{key}") for key in keys], lines, right=(2, 3, 4, 5, 6, 7))
        screen.say(words("lab-swapped" if len(tally.cells[0].seats) > 1 else "lab-paired"))
    for error, n in tally.errors.most_common():
        screen.say(words("lab-failures", n=n, why=error))
