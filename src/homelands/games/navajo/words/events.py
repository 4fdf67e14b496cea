"""Values of events and refusals, turned from indices and ids into words. Keys stay as the event names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.games.navajo.rules.state import HORSE, KINDS
from homelands.games.navajo.words.names import Names

Word = Callable[[Names, Any, dict[str, Any]], Any]
"""Words for a value; the other values of the event are at hand."""


def _of(key: str) -> Word:
    """A message whose name ends with the value: `period-spanish`."""
    return lambda w, v, all: w.say(f"{key}-{v}")


def _parts(w: Names, parts: list[list[Any]], _: dict[str, Any]) -> str:
    """What the enemy collects: [["card", 3], ["red", 2], ["raided", -1]]."""
    said = []
    for i, (name, n) in enumerate(parts):
        number = str(n) if not i else f"{n:+d}"
        if name.startswith("card-"):
            said.append(w.say("part-event", n=number, card=w.card(int(name.removeprefix("card-")))))
        else:
            said.append(w.say(f"part-{name}", n=number))
    return ", ".join(said)


def _joined(w: Names, values: list[Any], _: dict[str, Any]) -> str:
    return w.join(values) or "none"


WORDS: dict[str, Word] = {
    "territory": lambda w, v, _: w.territory(v),
    "at": lambda w, v, _: w.place_id(v),
    "to": lambda w, v, _: w.place_id(v),
    "card": lambda w, v, _: w.card(v),
    "cards": lambda w, v, _: w.join([w.card(c) for c in v]) if isinstance(v, list) else v,
    "colour": lambda w, v, _: w.colour(v),
    "development": lambda w, v, _: w.development(v),
    "set": lambda w, v, _: w.set(v),
    "minor": _of("minor"),
    "scenario": lambda w, v, _: w.name("scenario", v),
    "period": _of("period"),
    "counter": lambda w, v, _: w.counter(v),
    "before": lambda w, v, _: w.counter(v),
    "leaves": lambda w, v, _: w.counter(v),
    "enters": lambda w, v, _: w.counter(v),
    "active": lambda w, v, _: w.join([w.counter(c) for c in v]) or w.say("nothing"),
    "dice": _joined,
    "values": _joined,
    "parts": _parts,
    "occasion": _of("occasion"),
    "foe": _of("foe"),
    "tribe": _of("tribe"),
    "result": _of("result"),
    "outcome": _of("outcome"),
    "why": _of("why"),
    "track": _of("track"),
    "player": _of("seat"),
    "leader": _of("seat"),
    "pledger": _of("seat"),
    "change": lambda w, v, _: w.signed(v),
    "bonus": lambda w, v, _: w.signed(v),
    "foe_bonus": lambda w, v, _: w.signed(v),
    "difference": lambda w, v, _: w.signed(v),
}


def _counted(w: Names, kind: int, all: dict[str, Any]) -> str:
    return w.count(kind, all.get("n", 1))


def _the(w: Names, kind: int, _: dict[str, Any]) -> str:
    return w.the(kind)


def _person(w: Names, kind: int, _: dict[str, Any]) -> str:
    return w.person(kind)


SPECIAL: dict[tuple[str, str], Word] = {
    ("to-passage", "kind"): _counted,
    ("passage-lost", "kind"): _counted,
    ("person-away", "kind"): _the,
    ("person-lost", "kind"): _the,
    ("converted", "kind"): _the,
    ("converted", "into"): _person,
    ("converted", "where"): lambda w, v, _: w.household(v),
    ("joined", "kind"): _person,
    ("animal", "kind"): lambda w, v, all: w.noun(v, all["n"]),
    ("animal", "n"): lambda w, v, _: w.signed(v),
    ("none-left", "kind"): lambda w, v, _: KINDS[v] if v == HORSE else "sheep",
    ("operation", "kind"): _of("operation"),
    ("intruder", "kind"): _of("intruder"),
    ("intruder-seen", "kind"): _of("intruder"),
    ("flipped", "now"): lambda w, v, _: w.counter(v),
    ("elders-age", "elders"): lambda w, v, _: w.elder_boxes(v),
    ("tribal-die", "hit"): _joined,
    ("requirement", "kind"): _of("need"),
}


def values(w: Names, name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The values of an event or refusal in words: the same keys, ready for its message."""
    out: dict[str, Any] = {}
    for key, value in given.items():
        word = SPECIAL.get((name, key)) or WORDS.get(key)
        if word is not None:
            out[key] = word(w, value, given)
        elif isinstance(value, bool):
            out[key] = "yes" if value else "no"
        else:
            out[key] = value
    return out
