"""Cards, developments, Intruders and Instructions in our own words; every figure comes from the tables.

What is reconstructed is named at the end of each text, as the data files have it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homelands.games.navajo.rules.effects import SUBJUGATED
from homelands.games.navajo.rules.names import DEVELOPMENTS, INSTRUCTIONS, INTRUDERS, LETTERS, PERIODS
from homelands.games.navajo.rules.raids import AMERICAN_BONUS
from homelands.games.navajo.rules.tables import Face
from homelands.games.navajo.words.names import Names
from homelands.words.base import Entry

OPERATIONS = {field: field for field in ("preempt", "e1", "e0", "minor", "population")}
CEREMONY = {field: field for field in ("population", "die", "way")}
HISTORY = {"vp": "vp", "stays": "stays"}
DEVELOPMENT = {"cost": "cost", "track": "cost", "need": "need", "need_kind": "need"}
SILENT = ("number", "exhaust", "name", "title", "class", "event", "kind", "period")
"""Fields that show no figure."""


def figures(w: Names, params: Mapping[str, Any]) -> dict[str, Any]:
    """Each parameter as it is, and with its sign (`x_signed`) or without (`x_size`); lists by period."""
    out: dict[str, Any] = {}
    for key, value in params.items():
        if isinstance(value, list):
            out[key] = " / ".join(str(abs(n)) for n in value)
            out[f"{key}_signed"] = " / ".join(w.signed(n) for n in value)
            out[f"{key}_periods"] = w.join([w.say(f"period-{p}") for p, n in zip(PERIODS, value, strict=True) if n])
        elif isinstance(value, int):
            out[key] = value
            out[f"{key}_signed"] = w.signed(value)
            out[f"{key}_size"] = abs(value)
        else:
            out[key] = value
    return out


def reconstructed(w: Names, *entries: Entry, rest: str = "effect") -> list[str]:
    """The line that names what is our own in some entries."""
    return w.reconstructed(w.tables.data, entries, SILENT, rest)


# -- cards -------------------------------------------------------------------------------------------------------------
def card(w: Names, number: int) -> str:
    """A card, several lines."""
    t = w.tables
    lines = [w.card(number)]
    if number in t.ops:
        lines += _operations(w, number)
    elif number in t.ceremonies:
        lines += _ceremony(w, number)
    else:
        lines += _history(w, number)
    return "\n".join(lines)


def _operations(w: Names, number: int) -> list[str]:
    t = w.tables
    c = t.ops[number]
    entry, event = f"card.{number:02d}", f"event.{c.event}"
    return [
        w.say("card-operations", preempt=c.preempt, e1=c.e1, e0=c.e0, person=w.person(c.population)),
        w.say("card-major", effect=w.say(f"major-{c.event}", **figures(w, t.events[c.event]))),
        w.say("card-minor", minor=w.say(f"minor-{c.minor}"), effect=w.say(f"minor-effect-{c.minor}")),
        *reconstructed(w, ("operations", entry, OPERATIONS), ("operations", event, {})),
    ]


def way(w: Names, number: int) -> str:
    """The Enemy Way of a Ceremony card."""
    c = w.tables.ceremonies[number]
    return w.say(f"way-{c.way}", **figures(w, c.params))


def _ceremony(w: Names, number: int) -> list[str]:
    c = w.tables.ceremonies[number]
    entry, event = f"card.{number:02d}", f"way.{c.way}"
    return [
        w.say("card-take", person=w.person(c.population)),
        w.say("card-blessing", die=c.die),
        w.say("card-way", effect=way(w, number)),
        *reconstructed(w, ("ceremonies", entry, CEREMONY), ("ceremonies", event, {}), rest="way"),
    ]


def _history(w: Names, number: int) -> list[str]:
    t = w.tables
    c = t.history[number]
    entry = f"card.{number}"
    params = {**t.data.files["history"][entry], **_elsewhere(w)}
    if "cubes" in params:
        params["cubes"] = w.join([f"{n:+d} {w.colour(name)}" for name, n in params["cubes"].items()])
    lines = [
        w.say(f"card-{c.kind}", period=w.say(f"period-{PERIODS[c.period]}"), vp=c.vp),
        w.say("card-major", effect=w.say(f"history-{c.event}", **figures(w, params))),
    ]
    if f"history-{c.event}-lasting" in w.catalogue:
        lines.append(w.say("card-lasting", effect=w.say(f"history-{c.event}-lasting", **figures(w, params))))
    if c.stays != "no":
        lines.append(w.say(f"stays-{c.stays}"))
    named: list[Entry] = [("history", entry, HISTORY)]
    if number in t.good_medicine:
        lines.append(w.say("card-medicine", cubes=w.black_cubes(t.good_medicine[number])))
        named.append(("charts", f"good-medicine.{number}", {"cubes": "cubes"}))
    return [*lines, *reconstructed(w, *named)]


def _elsewhere(w: Names) -> dict[str, int]:
    """Figures of charts and rules that a card speaks of."""
    t = w.tables
    return {"manuelito": t.battle_mods["manuelito"], "horse": t.battle_mods["horse"], "american": AMERICAN_BONUS}


# -- developments, Intruders, Instructions -----------------------------------------------------------------------------
def development(w: Names, index: int) -> str:
    """A Cultural Development: price, requirement, effect."""
    t = w.tables
    c = t.developments[index]
    entry = f"development.{DEVELOPMENTS[index]}"
    params = {**_elsewhere(w), **t.dev_params[index]}
    lines = [w.say("card-development", name=c.name, price=w.price(index))]
    if c.level > 1:
        lines.append(w.say("card-level", name=w.development(index - 1)))
    if c.need_kind:
        lines.append(w.say("card-need", n=c.need, kind=w.say(f"need-{c.need_kind}")))
    lines.append(w.say(f"development-{DEVELOPMENTS[index].replace('.', '-')}", **figures(w, params)))
    if c.exhaust:
        lines.append(w.say("card-exhaust"))
    return "\n".join([*lines, *reconstructed(w, ("developments", entry, DEVELOPMENT))])


def intruder(w: Names, kind: int) -> str:
    """An Intruder and what it does to the Family that meets it."""
    t = w.tables
    name = INTRUDERS[kind]
    entry = f"intruder.{name}"
    head = w.say("card-intruder", name=w.say(f"intruder-{name}"), count=t.intruder_counts[kind])
    lines = [
        head[:1].upper() + head[1:],
        w.say(f"meets-{name}", **figures(w, t.intruder_params[kind])),
        *reconstructed(w, ("intruders", entry, {"count": "count"})),
    ]
    return "\n".join(lines)


def price(w: Names, face: Face) -> str:
    """What a face of an Instruction counter costs."""
    if face.all:
        return w.say("cost-all")
    if face.ferocity:
        return w.say("cost-ferocity", n=face.low)
    return w.say("cost-range", low=face.low, high=face.high) if face.low < face.high else w.say("cost", n=face.low)


def instruction(w: Names, period: int, code: int) -> str:
    """An Instruction counter, with the face that shows and the one behind it."""
    t = w.tables
    counter = t.instructions[period][code >> 1]
    face, back = counter.faces[code & 1], counter.faces[code & 1 ^ 1]
    kind = INSTRUCTIONS[face.kind]
    name = w.say(f"instruction-{kind}")
    lines = [w.say("card-instruction", letter=counter.letter, name=name, cost=price(w, face))]
    lines.append(w.say(f"orders-{kind}", subjugated=SUBJUGATED))
    other = w.say(f"instruction-{INSTRUCTIONS[back.kind]}")
    lines.append(w.say("card-other-side", name=other, cost=price(w, back)))
    if face.stripe:
        lines.append(w.say("card-stripe"))
    if counter.star:
        lines.append(w.say("card-star"))
    up, down = ("back", "front") if code & 1 else ("front", "back")
    called = {up: "order", f"{up}_cost": "cost", down: "other-side", f"{down}_cost": "other-cost"}
    called |= {f"{up}_stripe": "stripe", f"{down}_stripe": "stripe", "star": "star"}
    entry = f"{PERIODS[period]}.{LETTERS[code >> 1]}"
    return "\n".join([*lines, *reconstructed(w, ("instructions", entry, called))])
