"""`homelands bench`: how fast the games run, measured in a checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

import homelands
from homelands.cli.common import fail
from homelands.core.rules import checkout


@click.command()
@click.option("--json", "machine", is_flag=True, help="For programs.")
@click.option("--quick", is_flag=True, help="A few seconds only.")
def bench(machine: bool, quick: bool) -> None:
    """Decisions and games a second, copies and saves, as ratios within one run."""
    root = checkout(Path(homelands.__file__).parent)
    if root is None or not (root / "bench" / "__main__.py").is_file():
        raise fail("bench needs a checkout of the project: its measurements are not part of the package")
    flags = [*(["--json"] if machine else []), *(["--quick"] if quick else [])]
    done = subprocess.run([sys.executable, "-m", "bench", *flags], cwd=root, check=False)
    raise click.exceptions.Exit(done.returncode)
