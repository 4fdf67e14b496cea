"""`homelands bench`: how fast the games run."""

from __future__ import annotations

import click

from homelands.checks.speed import main


@click.command()
@click.option("--json", "machine", is_flag=True, help="For programs.")
@click.option("--quick", is_flag=True, help="A few seconds only.")
def bench(machine: bool, quick: bool) -> None:
    """Decisions and games a second, copies and saves, as ratios within one run."""
    flags = [*(["--json"] if machine else []), *(["--quick"] if quick else [])]
    raise click.exceptions.Exit(main(flags))
