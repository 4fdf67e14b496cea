"""Long work at the terminal: how far it is, on standard error, so that what was asked for stays clean."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import click

from homelands.players.advice import Progress
from homelands.words.presenter import Presenter

EVERY = 10.0  # seconds between two lines where a bar cannot be drawn, or would be read aloud again and again


@contextmanager
def waiting(words: Presenter, plain: bool = False) -> Iterator[Progress]:
    """A bar that goes away when the work is done, or a line now and then. Takes the share that is done, 0 to 1."""
    if plain or not sys.stderr.isatty() or os.environ.get("NO_COLOR"):
        yield Lines(words)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as picture:
        task = picture.add_task("", total=1.0)
        yield lambda share: picture.update(task, completed=share)


class Lines:
    def __init__(self, words: Presenter) -> None:
        self.words = words
        self.last = time.monotonic()

    def __call__(self, share: float) -> None:
        if time.monotonic() - self.last >= EVERY:
            self.last = time.monotonic()
            click.echo(self.words("waiting-share", n=int(100 * share)), err=True)
