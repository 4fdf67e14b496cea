"""The screen: pictures and colour on a terminal, plain lines when piped, asked for, or read aloud."""

from __future__ import annotations

import io
import os
import sys
import textwrap
from collections.abc import Sequence

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

WIDEST = 100
NARROWEST = 60


class Screen:
    """Where everything is printed. `linear`: no pictures, no boxes, no colour, one thing a line."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal that knows few letters is no reason to stop
        terminal = console is not None or sys.stdout.isatty()
        self.linear = plain or not terminal
        colour = terminal and not plain and not os.environ.get("NO_COLOR")
        self.console = console or Console(
            color_system="auto" if colour else None, no_color=not colour, highlight=False, markup=False, emoji=False,
            force_terminal=None if colour else False,
        )  # fmt: skip
        self._wraps = terminal  # what is piped keeps its lines whole

    @property
    def width(self) -> int:
        """As wide as the terminal, within reason; asked anew each time, as windows change."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    # -- lines -----------------------------------------------------------------------------------------------------
    def say(self, text: str = "", style: str = "") -> None:
        """A line of words, broken at spaces where the terminal ends; what is indented stays so."""
        for line in text.split("\n"):
            self._line(line, style)

    def _line(self, line: str, style: str) -> None:
        rows = [line]
        if self._wraps:
            margin = " " * (len(line) - len(line.lstrip(" ")))
            rows = textwrap.wrap(
                line, self.width, subsequent_indent=margin, drop_whitespace=True, break_on_hyphens=False,
                break_long_words=False,
            ) or [""]  # fmt: skip
        for row in rows:
            self.console.print(Text(row, style), soft_wrap=True)

    def blank(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Nothing that was on the screen can be read any more, nor scrolled back to."""
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stdout.flush()

    def heading(self, text: str) -> None:
        if self.linear:
            self.say(text)
        else:
            self.console.print(Text(f"── {text} ".ljust(self.width, "─")[: self.width], "bold cyan"), soft_wrap=True)

    def option(self, number: int, typed: str, said: str) -> None:
        """A numbered option: what to type, and what it does."""
        if said.casefold() == typed.casefold():
            said = ""
        if self.linear:
            self.say(f"{number}: {typed}. {said}" if said else f"{number}: {typed}")
            return
        row = Table.grid(padding=(0, 2))
        row.add_column(width=3, justify="right")
        row.add_column(min_width=min(22, self.width // 4), no_wrap=True)
        row.add_column()
        row.add_row(str(number), Text(typed, "cyan"), Text(said))
        self.console.print(row, width=self.width)

    # -- pictures --------------------------------------------------------------------------------------------------
    def show(self, picture: RenderableType, words: Sequence[str]) -> None:
        """A picture, or the same in words."""
        if self.linear:
            for line in words:
                self.say(line)
        else:
            self.console.print(picture, width=self.width)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Names and what belongs to them."""
        picture = Table.grid(padding=(0, 2))
        picture.add_column(style="bold")
        picture.add_column()
        for name, text in rows:
            picture.add_row(Text(name), Text(text))
        if rows:
            self.show(picture, [f"{name}: {text}" if name else text for name, text in rows])

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
        """A table, or a line `head value, head value` for each row."""
        picture = Table(box=box.SIMPLE, pad_edge=False)
        for i, head in enumerate(heads):
            picture.add_column(head, justify="right" if i in right else "left")
        for row in rows:
            picture.add_row(*(Text(cell) for cell in row))
        words = [", ".join(f"{h} {c}" if h else c for h, c in zip(heads, row, strict=True) if c) for row in rows]
        self.show(picture, words)
