"""The table as a seat sees it: a drawing, and tables beside it. All is made from the view of that seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from homelands.core.registry import title
from homelands.library.title import BringsPicture
from homelands.words.presenter import Presenter
from homelands.words.sheet import Sheet

SMALL = "font-size:85%;line-height:1.35"
CELL = "text-align:left;vertical-align:top;padding:1px 10px 1px 0"
SHOWN = 12  # options that a notebook lists


class Sight:
    """What a seat sees. A notebook draws it; `svg` and `html` are texts to be kept."""

    def __init__(
        self, game: str, label: str, view: Mapping[str, Any], sheet: Sheet, words: Presenter, tables: Any
    ) -> None:
        self.game, self.label, self.view, self.sheet = game, label, view, sheet
        self._words, self._tables = words, tables

    def __repr__(self) -> str:
        return f"<{self.game}: {self.label}>"

    @property
    def svg(self) -> str:
        """The map as a drawing; empty for a game that has none."""
        it = title(self.game)
        return it.picture(self.view, self._tables, self._words) if isinstance(it, BringsPicture) else ""

    @property
    def html(self) -> str:
        """The drawing, with the tables beside it."""
        return self.page("", [])

    def page(self, head: str, options: Sequence[tuple[str, str]]) -> str:
        """The same under a heading, with a list of options."""
        parts = [f"<p><b>{escape(head)}</b></p>" if head else "", _list(options), self.svg, self._tables_of_words()]
        return f'<div style="max-width:1000px">{"".join(parts)}</div>'

    def save(self, path: str | Path) -> None:
        """Write it to a file: a drawing if the name ends in .svg, else a page."""
        drawing = Path(path).suffix == ".svg"
        if drawing and not self.svg:
            raise ValueError(f"there is no drawing of {self.game}: save it as .html")
        head = '<!doctype html><meta charset="utf-8">'
        Path(path).write_text(self.svg if drawing else head + self.html, encoding="utf-8")

    def _repr_svg_(self) -> str | None:
        return self.svg or None

    def _repr_html_(self) -> str:
        return self.html

    def _tables_of_words(self) -> str:
        parts = ("".join(_row(name, said) for name, said in part) for part in self.sheet.values())
        tables = "".join(f'<table style="font-size:inherit;margin:0 24px 8px 0">{part}</table>' for part in parts)
        return f'<div style="display:flex;flex-wrap:wrap;align-items:flex-start;{SMALL}">{tables}</div>'


def _row(name: str, said: str) -> str:
    return f'<tr><th style="{CELL}">{escape(name)}</th><td style="{CELL}">{escape(said)}</td></tr>'


def _list(options: Sequence[tuple[str, str]]) -> str:
    items = [f"<li><code>{escape(text)}</code> {escape(words)}</li>" for text, words in options[:SHOWN]]
    more = [f"<li>… {len(options) - SHOWN}</li>"] if len(options) > SHOWN else []
    return f'<ol start="0" style="{SMALL}">{"".join([*items, *more])}</ol>' if items else ""
