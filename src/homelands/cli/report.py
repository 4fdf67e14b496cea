"""`homelands report DIR [DIR2]`: one page that shows what a study found, or what two differ in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from homelands.cli.common import clear_errors, fail, language_option
from homelands.lab import LabError
from homelands.words.presenter import presenter


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.argument("other", metavar="[DIR2]", required=False, type=click.Path(path_type=Path))
@click.option("-o", "--out", type=click.Path(path_type=Path), metavar="FILE", help="The page [DIR/report.html].")
@click.option("--csv", "as_csv", is_flag=True, help="Also the tables of DIR as DIR/csv/*.csv, for spreadsheets.")
@language_option
def report(folder: Path, other: Path | None, out: Path | None, as_csv: bool, language: str) -> None:
    """Make one HTML file with pictures out of the results of a study. With DIR2: what the second changes."""
    from homelands.lab.report import report as made

    path, words = out or folder / "report.html", presenter("", language)
    try:
        html = made([folder, *([other] if other else [])])
    except LabError as error:
        raise fail(str(error)) from None
    with clear_errors(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.name}.new")
        temporary.write_text(html, encoding="utf-8")
        temporary.replace(path)
    click.echo(words("lab-written", path=str(path)))
    if as_csv:
        for one in tables(folder):
            click.echo(words("lab-csv-written", path=str(one)))


def tables(folder: Path) -> Iterator[Path]:
    """Every table of a study once more, each as one CSV file; those that were not measured have none."""
    from homelands.lab.store import TABLES, Store

    store, place = Store(folder), folder / "csv"
    for name in sorted(TABLES):
        try:
            found = store.read(name)
        except LabError as error:
            raise fail(str(error)) from None
        if not found.height:
            continue
        path = place / f"{name}.csv"
        with clear_errors(str(path)):
            place.mkdir(exist_ok=True)
            temporary = path.with_name(f".{path.name}.new")
            found.write_csv(temporary)
            temporary.replace(path)
        yield path
