"""The whole table as rows of words: what lies where. Two sheets side by side tell what has changed."""

from __future__ import annotations

from typing import Any, Protocol

from homelands.core.registry import title as title_of
from homelands.words.presenter import Presenter

Sheet = dict[str, list[tuple[str, str]]]
"""Parts of the table, each with its rows: the name of a box, and what is in it."""
NOTHING = "–"


class Sheets(Protocol):
    """What a game brings."""

    def sheet(self, g: Any, words: Presenter) -> Sheet:
        """What lies where."""

    @property
    def IMPLIED(self) -> tuple[str, ...]:
        """Keys of the names of rows that follow from the others, and are not told when they change."""


def changes(before: Sheet, after: Sheet, *parts: str) -> dict[str, list[tuple[str, str, str]]]:
    """The rows that differ, part by part: name, before, after."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for part in parts or tuple(before):
        pairs = zip(before.get(part, ()), after.get(part, ()), strict=True)
        rows = [(name, old, new) for (name, old), (_, new) in pairs if old != new]
        if rows:
            found[part] = rows
    return found


class _None:
    """A game that has no sheet."""

    IMPLIED: tuple[str, ...] = ()

    def sheet(self, g: Any, words: Presenter) -> Sheet:
        return {}


def sheets_of(game: str) -> Sheets:
    """The sheets of a game."""
    found: Sheets = getattr(title_of(game), "sheets", _None())
    return found
