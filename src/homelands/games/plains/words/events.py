"""Values of events and refusals, turned from ids into words. Keys stay as the event names them.

A place is told in three forms, because languages bend it: `at` its name, `at_in` being there, `at_from` coming from
there; the same with `to`. What is counted is told whole: `cubes` with colour and number, `one` for a single one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.games.plains.rules.tables import place_index
from homelands.games.plains.rules.vocabulary import COLOURS
from homelands.games.plains.words.names import Names

Word = Callable[[Names, Any, dict[str, Any]], Any]
"""Words for a value; the other values of the event are at hand."""

DERIVED: dict[str, tuple[str, ...]] = {
    "at": ("at_in", "at_from"),
    "to": ("to_in", "to_from"),
    "colour": ("colours", "one", "cubes", "faction"),
}
"""Words that are made beside a value's own."""


def _of(key: str) -> Word:
    """A message whose name ends with the value: `side-indians`."""
    return lambda w, v, _: w.say(f"{key}-{v}")


def _friends(w: Names, brought: list[int], all: dict[str, Any]) -> str:
    """Who goes along: the numbers come in the order of the faction's influence."""
    rows = w.tables.influence[COLOURS.index(all["colour"])] if brought else []
    return w.join([w.cubes(o, n) for (o, _, _), n in zip(rows, brought, strict=True) if n]) or "none"


WORDS: dict[str, Word] = {
    "card": lambda w, v, _: w.card(v),
    "faces": lambda w, v, _: w.faces(v),
    "face": _of("face"),
    "attacker": _of("side"),
    "moved": _of("side"),
    "route": _of("route"),
    "line": _of("line"),
    "why": _of("why"),
    "table": _of("scenario"),
    "friends": _friends,
    "seats": lambda w, v, _: w.join([w.say(f"seat-{seat}") for seat in v]),
}
SPECIAL: dict[tuple[str, str], Word] = {
    ("engagement", "cubes"): lambda w, v, _: w.join([w.cubes(c, n) for c, n in v.items()]),
    ("ambush", "target"): lambda w, v, _: w.one(v),
    ("struck", "target"): lambda w, v, _: w.place(place_index(v)),
    ("game-over", "outcome"): lambda w, v, _: w.catalogue.format(*winners(w, v)),
    ("wagon-attacked", "green"): lambda w, v, _: w.cubes("green", v) if v else "none",
    ("wagon-attacked", "orange"): lambda w, v, _: w.cubes("orange", v) if v else "none",
}


def winners(w: Names, outcome: str) -> tuple[str, dict[str, Any]]:
    """Who has won: a draw, one player, or allies who cannot be told apart."""
    if outcome == "draw":
        return "outcome-draw", {}
    seats = outcome.split("+")
    return "outcome-wins", {"n": len(seats), "players": w.join([w.say(f"seat-{seat}") for seat in seats])}


def _beside(w: Names, key: str, value: Any, given: dict[str, Any]) -> dict[str, Any]:
    """The words of DERIVED."""
    if key == "colour":
        if value == "black":
            return {"colours": "none", "one": "none", "cubes": "none", "faction": w.faction(value)}
        return {
            "colours": w.say(f"colours-{value}"),
            "one": w.one(value),
            "cubes": w.cubes(value, given.get("n", 1)),
            "faction": w.faction(value),
        }
    if not value:  # an enduring card that names no region
        return {f"{key}_in": "none", f"{key}_from": "none"}
    p = place_index(value)
    return {f"{key}_in": w.inside(p), f"{key}_from": w.out_of(p)}


def values(w: Names, name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The values of an event or refusal in words: the same keys and those made beside them."""
    out: dict[str, Any] = {}
    for key, value in given.items():
        word = SPECIAL.get((name, key)) or WORDS.get(key)
        if word is not None:
            out[key] = word(w, value, given)
        elif key in DERIVED:
            out[key] = w.colour(value) if key == "colour" else w.place(place_index(value)) if value else "none"
            out |= _beside(w, key, value, given)
        elif isinstance(value, bool):
            out[key] = "yes" if value else "no"
        else:
            out[key] = value
    return out
