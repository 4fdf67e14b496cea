"""Reading what the player types: with history and tab completion where the terminal can, by lines from a pipe."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

import click


class Reader:
    """One line at a time. End of input raises EOFError, Ctrl-C KeyboardInterrupt."""

    def __init__(self) -> None:
        self.phrases: Callable[[], Sequence[str]] = lambda: ()
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._readline = _readline(self.complete) if self.terminal else None

    def read(self, prompt: str) -> str:
        if self.terminal:
            return input(prompt)
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise EOFError
        click.echo(line.rstrip("\n"))  # so that a record of a piped game can be read
        return line.rstrip("\n")

    def forget(self) -> None:
        """What was typed can no longer be called back: another person sits down."""
        if self._readline is not None:
            self._readline.clear_history()

    def complete(self, text: str, state: int) -> str | None:
        found = completions(self._readline.get_line_buffer() if self._readline else text, self.phrases())
        return found[state] if state < len(found) else None


def completions(line: str, phrases: Sequence[str]) -> list[str]:
    """The words that may follow what is typed, each with a space where the phrase goes on.

    >>> completions("mo", ["move shiprock.2", "move shiprock.4", "mount A"])
    ['mount ', 'move ']
    >>> completions("move s", ["move shiprock.2", "mount A"])
    ['shiprock.2']
    """
    typed = line.lstrip().split(" ")
    before, last = [w for w in typed[:-1] if w], typed[-1]
    found: set[str] = set()
    for phrase in phrases:
        words = phrase.split(" ")
        n = len(before)
        if len(words) > n and words[:n] == before and words[n].startswith(last):
            found.add(words[n] + (" " if len(words) > n + 1 else ""))
    return sorted(found)


def _readline(complete: Callable[[str, int], str | None]) -> Any:
    try:
        import readline
    except ImportError:  # not every system has it
        return None
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    bind = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
    readline.parse_and_bind(bind)
    readline.parse_and_bind("set enable-bracketed-paste off")  # no escape codes of its own on the screen
    return readline


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until a move is made and written down."""
    waiting: list[int] = []

    def later(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    try:
        before = signal.signal(signal.SIGINT, later)
    except ValueError:  # not the main thread: nobody interrupts it
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if waiting:
            raise KeyboardInterrupt
