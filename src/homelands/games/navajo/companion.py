"""Dice and draws of Navajo Wars as a person tells them: short forms, and why a result cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from homelands.companion.title import Doubt
from homelands.core.chance import Request
from homelands.games.navajo.rules.names import COLOURS, INTRUDERS, LETTERS, SETS
from homelands.games.navajo.rules.state import State
from homelands.words.numbers import number

CARDS = range(1, 56)
NAMED = {"cube": COLOURS, "intruder": INTRUDERS, "set-out": SETS, "counter-out": LETTERS, "counter": LETTERS}
"""Kinds of draws whose results have names, by their index."""
KIND = {"cube": "colour", "intruder": "intruder", "set-out": "set"}
"""How the words of a language call such a name."""

SAID_BY: dict[str, frozenset[str]] = {
    "map": frozenset((
        "ambush-wins", "corn-lost", "drought", "drought-ends", "enemy-raid", "fort-destroyed", "fort-placed", "harass",
        "harvested", "intruder", "intruder-placed", "intruder-seen", "outpost-advances", "outpost-driven",
        "outpost-placed", "planted", "raid-ends", "raiders", "routed",
    )),
    "families": frozenset((
        "caught", "converted", "escapes", "evaded", "family-off", "ferocity", "founded", "horse-lost", "horses-return",
        "joined", "manuelito-joins", "manuelito-waits", "mounted", "moved", "person-away", "person-lost", "placed",
        "returned", "ridden", "withdraws",
    )),
    "display": frozenset((
        "defend", "defend-ends", "defend-holds", "display-reset", "flipped", "instruction", "moved-up", "peace",
        "peace-broken", "peace-check", "swapped", "turned-abf",
    )),
    "cards": frozenset(("blessed", "card", "card-removed", "card-taken", "development", "exhausted")),
}  # fmt: skip
"""Events that say what to do with the pieces of a part of the table. Where a part changes without one of them, what
lies there now is told. (Nothing says that the counters of a Tribal Raid leave the map.)"""


def every(request: Request) -> Sequence[Any]:
    """All results that this kind of die or draw can ever have."""
    if request.kind in ("card", "ceremony"):
        return CARDS
    if request.kind == "corn":
        return range(1, 10)
    return range(len(NAMED[request.kind])) if request.kind in NAMED else list(request.values)


def form(kind: str, value: Any) -> str:
    """The short form: `3`, `2 5`, `brown`, `32`, `A`."""
    if kind in NAMED:
        return str(NAMED[kind][value])
    if kind == "dice":
        return f"{value[0]} {value[1]}"
    return f"{value:02d}" if kind in ("card", "ceremony") else str(value)


def tidy(kind: str, text: str) -> str:
    """What was typed, without what people add to it.

    >>> tidy("dice", "2,5"), tidy("dice", "25"), tidy("card", "#8"), tidy("cube", "cube Brown"), tidy("die", "die 3")
    ('2 5', '2 5', '08', 'brown', '3')
    """
    words = text.casefold().replace(",", " ").replace("+", " ").replace("/", " ").split()
    if words and words[0] == kind and len(words) > 1:
        words = words[1:]
    if kind == "dice" and len(words) == 1 and len(words[0]) == 2:
        words = list(words[0])
    if kind in ("card", "ceremony") and len(words) == 1 and (n := number(words[0].removeprefix("#"))) is not None:
        words = [f"{n:02d}"]
    return " ".join(words)


def doubt(g: State, made: Sequence[str], request: Request, value: Any) -> Doubt:
    """Why this result cannot come in this position; `made` are the entries so far."""
    kind = request.kind
    if kind == "cube":
        boxes = {"raided": g.raided, "recovery": g.recovery, "subjugation": g.subjugation, "gone": g.gone}
        where = {name: box[value] for name, box in boxes.items() if box[value]}
        return Doubt("doubt-cube", {"value": value, "where": where})
    if kind in ("card", "ceremony"):
        return _card(g, made, value)
    if kind == "intruder":
        return Doubt("doubt-intruder", {"value": value, "n": g.t.intruder_counts[value]})
    return Doubt("doubt-draw", {"value": value})


def _card(g: State, made: Sequence[str], card: int) -> Doubt:
    seen = next((n for n, text in enumerate(made, 1) if text in (f"card {card:02d}", f"ceremony {card:02d}")), 0)
    if seen:
        return Doubt("doubt-card-seen", {"card": card, "n": seen})
    if card in (*g.discards, *g.hand, *g.hand2, *g.in_play, *g.removed, g.card, *g.top):
        return Doubt("doubt-card-out", {"card": card})
    if any(special == card for _, special in g.piles):
        return Doubt("doubt-card-later", {"card": card, "n": g.piles[0][0]})
    return Doubt("doubt-card-none", {"card": card})
