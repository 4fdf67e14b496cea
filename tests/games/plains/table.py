"""Helpers of the Plains tests: positions on an empty map, and every way chance can go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from homelands.core.decision import Option
from homelands.core.match import Match
from homelands.games.plains.game import Plains
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import REGIONS
from tests.support import match

GAME = Plains()


def table(**position: Any) -> Match:
    """A match from a partial position, two players unless told otherwise."""
    return match("plains", **{"scenario": "2", **position})


def bare(regions: dict[str, dict[str, int]], **position: Any) -> Match:
    """The same on a map that is empty but for the places named; the boxes and areas too."""
    places: dict[str, dict[str, dict[str, int]]] = {"regions": {"*": {}}, "areas": {}, "boxes": {}}
    for name in ("canada", "mexico", "rockies"):
        places["areas"][name] = regions.get(name, {})
    for name in ("st-louis", "sacramento"):
        places["boxes"][name] = regions.get(name, {})
    for name, cubes in regions.items():
        if name in REGIONS:
            places["regions"][name] = cubes
    return table(**{**places, **position})


def cubes(m: Match, name: str) -> dict[str, int]:
    """The cubes of a place that are there."""
    p = m.game.to_plain(m.position)
    found = {**p["regions"], **p["areas"], **p["boxes"]}[name]
    return {colour: n for colour, n in found.items() if n}


def fights(m: Match) -> bool:
    """The game waits for something inside an engagement or a wagon attack."""
    return any(step.startswith(("engagement", "losses", "wagons")) for step in m.game.book.where(m.position))


Chooser = Callable[[State], Option | None]
"""The choice in a decision, or None to stop there."""


def every_way(g: State, choose: Chooser, p: Fraction = Fraction(1)) -> Iterator[tuple[State, Fraction]]:
    """All positions that chance can lead to, with their exact probabilities, until `choose` stops."""
    g = GAME.clone(g)
    while g.stack and g.request is None:
        option = choose(g)
        if option is None:
            yield g, p
            return
        GAME.book.take(g, option)
    if g.request is None or g.request.kind in ("disc", "card"):
        yield g, p
        return
    for value, odds in g.request.odds():
        n = GAME.clone(g)
        GAME.book.answer(n, value)
        yield from every_way(n, choose, p * odds)


def stays(g: State) -> Option | None:
    """Nobody retreats; in any other decision stop."""
    return ("stay",) if ("stay",) in g.options else None
