"""`homelands report DIR [DIR2]`: one page that shows what a study found, or what two differ in."""

from __future__ import annotations

from pathlib import Path

import click

from homelands.cli.common import clear_errors, fail, language_option
from homelands.lab import LabError
from homelands.words.presenter import presenter


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.argument("other", metavar="[DIR2]", required=False, type=click.Path(path_type=Path))
@click.option("-o", "--out", type=click.Path(path_type=Path), metavar="FILE", help="The page [DIR/report.html].")
@language_option
def report(folder: Path, other: Path | None, out: Path | None, language: str) -> None:
    """Make one HTML file with pictures out of the results of a study. With DIR2: what the second changes."""
    from homelands.lab.report import report as made

    path = out or folder / "report.html"
    try:
        html = made([folder, *([other] if other else [])])
    except LabError as error:
        raise fail(str(error)) from None
    with clear_errors(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.name}.new")
        temporary.write_text(html, encoding="utf-8")
        temporary.replace(path)
    click.echo(presenter("", language)("lab-written", path=str(path)))
