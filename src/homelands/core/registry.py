"""The games there are, found through entry points of the group `homelands.games`. One is loaded when asked for."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from homelands.core.game import Game, SetupError
from homelands.core.title import Title

GROUP = "homelands.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


_added: dict[str, Title] = {}


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(dict.fromkeys((*_found(), *_added)))


def add(title: Title) -> None:
    """Know a game that is not installed: one that is being written, or a test's."""
    _added[title.name] = title


@cache
def _loaded(name: str) -> Title:
    title: Title = _found()[name].load()
    if title.name != name:
        raise ValueError(f"the entry point {name!r} leads to the game {title.name!r}")
    return title


def title(name: str) -> Title:
    """The title of that name."""
    if name in _added:
        return _added[name]
    if name not in _found():
        raise SetupError("game", name, list(games()))
    return _loaded(name)


def game(name: str) -> Game[Any]:
    """The game of that name."""
    return title(name).engine
