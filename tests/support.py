"""Helpers of the tests: citing rules, and starting a game of Navajo Wars at any point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from homelands.core.journal import Header
from homelands.core.match import Match

F = TypeVar("F", bound=Callable[..., Any])
ROOT = Path(__file__).resolve().parents[1]


def cites(*rules: str) -> Callable[[F], F]:
    """Says which rules a test proves; `homelands rules GAME --coverage` reads it."""

    def mark(fn: F) -> F:
        fn.rules = rules  # type: ignore[attr-defined]
        return fn

    return mark


def match(game: str = "navajo", **position: Any) -> Match:
    """A match that starts from a (partial) position: match(scenario="rise", tracks={"ap": 3}, start={"card": 24})."""
    return Match(Header(game, position.get("scenario", ""), position={"scenario": "rise", **position}))


def play(m: Match, script: str) -> Match:
    """Play the lines of a journal: `> choice`, `! chance`; comments after two spaces and `#` are dropped."""
    for line in script.strip().splitlines():
        text = line.split("  #")[0].strip()
        if not text:
            continue
        mark, _, rest = text.partition(" ")
        if mark == ">":
            m.choose(rest)
        elif mark == "!":
            m.chance(rest)
        else:
            raise AssertionError(f"a line of the script is neither choice nor chance: {line!r}")
    return m


def options(m: Match) -> list[str]:
    """The typed forms of all that is legal now."""
    return [m.game.option_words(o) for o in m.position.options]


def plain(m: Match) -> Mapping[str, Any]:
    return m.game.to_plain(m.position)


def names(m: Match) -> list[str]:
    """Names of all events told so far."""
    return [event.name for event in m.log]


def tool(name: str) -> ModuleType:
    """A program of the folder tools, which is no package."""
    spec = spec_from_file_location(f"{name}_tool", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
