"""How far many games are, while they are played: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from homelands.words.presenter import Presenter

if TYPE_CHECKING:
    from homelands.lab.run import Progressed

PLAIN_EVERY = 10.0  # seconds between two lines when the output is no terminal
MOST = 10  # failures told one by one; the rest is counted


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
            said = [done, self.speed(now, self.words)]
            if now.done < now.total and (left := self.speed.left(now)) is not None:
                said.append(time_left(left, self.words))
            click.echo(", ".join(said), err=True)


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

    def left(self, now: Progressed) -> float | None:
        """Seconds to go, if they can be told yet."""
        done = now.done - max(0, self.first)
        return (time.monotonic() - self.began) / done * (now.total - now.done) if done else None


def time_left(seconds: float, words: Presenter) -> str:
    """Under two minutes in seconds, above in minutes: more nobody can foresee."""
    if seconds < 120:
        return words("lab-left-seconds", n=max(1, round(seconds)))
    return words("lab-left-minutes", n=round(seconds / 60))
