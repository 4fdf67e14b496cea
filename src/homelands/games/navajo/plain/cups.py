"""Draw cups in the plain form: in which order counters were laid, and what came back meanwhile (see `rules.cups`)."""

from __future__ import annotations

from typing import Any

from homelands.core.state import Row
from homelands.games.navajo.plain.types import Cups
from homelands.games.navajo.rules.cups import SPAN
from homelands.games.navajo.rules.intruders import unknown
from homelands.games.navajo.rules.invariants import Impossible
from homelands.games.navajo.rules.names import INTRUDERS
from homelands.games.navajo.rules.state import State


def to_plain(g: State) -> Cups:
    return {
        "corn_laid": list(g.corn_laid or g.corn),
        "corn_back": list(g.corn_back),
        "intruders_laid": [code >> 4 for code in g.intruders],
        "intruders_back": list(g.intruder_back),
    }


def matter(g: State) -> bool:
    """The Areas alone do not tell all: something came back, or was laid in another order than that of the map."""
    areas = [code >> 4 for code in g.intruders]
    return bool(g.corn_back or g.intruder_back or g.corn != sorted(g.corn) or areas != sorted(areas))


def read(g: State, value: Any) -> None:
    """Laid over a position in which corn and Intruders are where they are."""
    names = ("corn_laid", "corn_back", "intruders_laid", "intruders_back")
    if not isinstance(value, dict) or set(value) != set(names):
        raise Impossible(f"cups: {value!r}, expected a table of {', '.join(names)}")
    corn, corn_back, lying, back = (_row(value[name], f"cups.{name}") for name in names)
    if sorted([area for area in corn if area >= 0]) != sorted(g.corn if corn else []):
        raise Impossible(f"cups.corn_laid: {list(corn)}, expected the Areas with corn")
    if sorted(lying) != sorted([code >> 4 for code in g.intruders] if lying else []):
        raise Impossible(f"cups.intruders_laid: {list(lying)}, expected the Areas with Intruders")
    if any(not 0 < code % SPAN <= len(corn) or code // SPAN not in g.corn_unseen for code in corn_back):
        raise Impossible(f"cups.corn_back: {list(corn_back)}, expected corn that is unseen")
    if any(not 0 < code % SPAN <= unknown(g) or code // SPAN >= len(INTRUDERS) for code in back):
        raise Impossible(f"cups.intruders_back: {list(back)}, expected Intruders that are unseen")
    if corn:
        g.corn[:] = [area for area in corn if area >= 0]
    if corn_back:
        g.corn_laid, g.corn_back = corn, corn_back
    if lying:
        there = {area: [code for code in g.intruders if code >> 4 == area] for area in lying}
        g.intruders = [there[area].pop(0) for area in lying]
        g.intruder_back = back


def _row(value: Any, where: str) -> Row:
    if not isinstance(value, list) or not all(type(n) is int for n in value):
        raise Impossible(f"{where}: {value!r}, expected a list of numbers")
    return tuple(value)
