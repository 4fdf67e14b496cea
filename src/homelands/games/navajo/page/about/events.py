"""What each event and each chance result of Navajo Wars is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from homelands.core.chance import Request
from homelands.core.events import Event
from homelands.games.navajo.page.about.single import CORN, FIREARMS, GOODS, ROWS, animal, person, place_of, territory
from homelands.games.navajo.rules.names import COLOURS, DEVELOPMENTS, INTRUDERS, SETS, TERRITORIES
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import KINDS, LETTERS


def _letters(value: Any) -> list[str]:
    return [f"family:{letter}" for letter in value if letter in LETTERS]


def _instruction(value: str) -> list[str]:
    """`D subvert`."""
    return [f"instruction:{value[0]}"]


VALUES: dict[str, Callable[[Any], Iterable[str]]] = {
    "at": lambda v: [place_of(v)] if v else [],
    "to": lambda v: [place_of(v)] if v and v != "none" else [],
    "territory": lambda v: [territory(v)],
    "family": _letters,
    "card": lambda v: [f"card:{v}"],
    "development": lambda v: [f"development:{DEVELOPMENTS[v]}"],
    "set": lambda v: [f"set:{SETS[v]}"],
    "row": lambda v: [f"slot:active.{v}"],
    "counter": _instruction,
    "leaves": _instruction,
    "enters": _instruction,
    "before": _instruction,
    "active": lambda v: [thing for one in v for thing in _instruction(one)],
    "box": lambda v: [f"elder:{v}"],
    "player": lambda v: [f"seat:{v}"],
    "pledger": lambda v: [f"seat:{v}"],
}
"""What a value of an event is about, whatever the event is."""

Told = Callable[[dict[str, Any]], Iterable[str]]


def _always(*things: str) -> Told:
    return lambda v: things


def _piece(name: str) -> Told:
    return lambda v: (f"counter:{name}",)


def _lost_person(v: dict[str, Any]) -> list[str]:
    return [f"person:{letter}.{KINDS[v['kind']]}" for letter in v["family"]]


EVENTS: dict[str, Told] = {
    # tracks
    "culture": _always("track:culture"),
    "military": _always("track:military"),
    "ap": _always("track:ap"),
    "preempts": _always("track:ap"),
    "morale": _always("track:morale"),
    "enemy-ferocity": _always("track:enemy_ferocity"),
    **dict.fromkeys(("enemy-ap", "enemy-collects", "no-instructions", "revolt"), _always("track:enemy_ap")),
    "score": _always("track:military", "track:morale"),
    "automatic-roll": _always("track:morale", "dice"),
    "fort-toll": _always("dice", "counter:fort"),
    "still-free": _always("track:morale"),
    "fresh-start": _always("track:culture", "track:military", "track:morale"),
    "culture-count": _always("track:culture"),
    "subverted": _always("track:culture"),
    "check-land": _always("track:culture"),
    "operation": lambda v: [f"operation:{v['kind']}"],
    "bad-harvest": _always(CORN, "resource:sheep", "resource:horse"),
    # cubes
    **dict.fromkeys(("cube", "ignored"), lambda v: [f"cube:pool.{v['colour']}", "cubes:pool"]),
    "pool-empty": _always("cubes:pool"),
    "reset": _always("cubes:pool", "cubes:recovery", "cubes:raided"),
    "no-reset": _always("cubes:recovery"),
    "recovers": lambda v: [f"cube:recovery.{v['colour']}", "cubes:raided", "cubes:recovery"],
    "raided-by-others": lambda v: [f"cube:raided.{v['colour']}", "cubes:raided"],
    "subjugated": _always("cube:subjugation.red", "cubes:subjugation"),
    "unsubjugated": _always("cube:pool.red", "cubes:subjugation"),
    "revolt-begins": _always("cubes:pool", "cubes:subjugation"),
    "turned-abf": _always("instruction:A", "instruction:B", "instruction:F"),
    "good-medicine": _always("cubes:pool"),
    "hits": _always("cubes:pool"),
    # dice
    **dict.fromkeys(("harvest-roll", "council", "diplomacy", "negotiation", "evasion", "death-check", "elder-action",
                     "tribal-die", "overrun", "battle-result", "instruction-dice", "blessed", "massacre-roll"),
                    _always("dice")),
    # people
    **dict.fromkeys(("to-passage", "passage-lost"), lambda v: [f"person:passage.{KINDS[v['kind']]}", "passage"]),
    "person-away": lambda v: [*_lost_person(v), "passage"],
    "person-lost": lambda v: [*_lost_person(v), "out-of-play"],
    "joined": _lost_person,
    "converted": lambda v: [person(v["where"], v["kind"]), "passage"],
    "horse-lost": lambda v: [f"person:{v['family']}.horse"],
    "ridden": lambda v: [f"person:{v['family']}.horse"],
    "mounted": lambda v: [f"person:{v['family']}.horse", "resource:horse"],
    "manuelito-waits": _always("manuelito"),
    "manuelito-joins": _always("manuelito"),
    "escapes": lambda v: [f"escape:{TERRITORIES[v['territory']]}"],
    "caught": lambda v: [f"caught:{TERRITORIES[v['territory']]}"],
    **dict.fromkeys(("elder-seated", "elders-come"), _always("elder:1")),
    "elders-age": lambda v: [f"elder:{box}" for box, n in enumerate(v["elders"], 1) if n],
    "tribal-placed": _piece("tribal"),
    # resources
    "animal": lambda v: [animal(v["kind"])],
    "none-left": lambda v: [animal(v["kind"])],
    "goods": _always(GOODS),
    **dict.fromkeys(("firearms", "no-firearms"), _always(FIREARMS)),
    **dict.fromkeys(("corn-returned", "corn-spent"), _always(CORN)),
    "harvested": _always(CORN),
    "hunger": _always("passage"),
    "horses-return": _always("resource:horse"),
    # the enemy
    "flipped": lambda v: _instruction(v["now"]),
    "instruction": _always("track:enemy_ap"),
    "too-few-ap": _always("track:enemy_ap"),
    **dict.fromkeys(("peace", "peace-check", "peace-broken", "defend", "defend-holds", "defend-ends"),
                    _always("slot:truce")),
    "enemy-raid": _always("santa-fe"),
    "raid-new-mexico": _always("santa-fe"),
    **dict.fromkeys(("raiders", "raid-stopped", "ambush-wins"), _piece("raid")),
    **dict.fromkeys(("raid-ends", "left-over", "routed"), _always("santa-fe")),
    "tribal-raid": _always("counter:tribal"),
    "outpost-placed": lambda v: [f"counter:{v['kind']}"],
    "outpost-advances": lambda v: [f"counter:{v['kind']}"],
    "outpost-driven": lambda v: [f"counter:{v['kind']}"],
    "raid-outpost": lambda v: [f"counter:{v['kind']}"],
    "fort-placed": _piece("fort"),
    "fort-destroyed": _piece("fort"),
    "harass": _piece("harass"),
    **dict.fromkeys(("drought", "drought-ends"), _piece("drought")),
    **dict.fromkeys(("planted", "corn-lost"), _piece("corn")),
    "intruder-placed": lambda v: [f"intruder:{v['at']}"],
    "cup-empty": _piece("intruder"),
    "intruder": lambda v: [f"intruder:{v['kind']}"],
    "intruder-seen": lambda v: [f"intruder:{v['kind']}", f"intruder:{v['at']}"],
    "slavers": _always("dice"),
    # cards, two players
    "card": _always("deck"),
    "foreseen": lambda v: ["deck", *(f"card:{c}" for c in v["cards"])],
    "no-shaman": _always("deck"),
    **dict.fromkeys(("influence-point", "headman-table"), _always("influence")),
    "display-reset": lambda v: [f"slot:active.{row}" for row in ROWS],
}  # fmt: skip
"""Events that need more than their values say."""

SILENT = frozenset((
    "begins", "game-over", "period", "new-start", "activations", "minor-event", "event-cancelled", "raid-over",
))  # fmt: skip
"""Events that are about nothing on the board."""


def event(e: Event) -> list[str]:
    """What an event is about: what its values name, then what it is about by itself."""
    found: list[str] = []
    for key, value in e.values.items():
        if key in VALUES:
            found += VALUES[key](value)
    if e.name == "tribal-die":
        found += _letters(e.values["hit"])
    if e.name in EVENTS:
        found += EVENTS[e.name](e.values)
    return list(dict.fromkeys(found))


# -- chance ------------------------------------------------------------------------------------------------------------
CHANCE: dict[str, Callable[[Any], list[str]]] = {
    "die": lambda v: ["dice"],
    "dice": lambda v: ["dice"],
    "cube": lambda c: [f"cube:pool.{COLOURS[c]}", "cubes:pool"],
    "card": lambda card: [f"card:{card}", "deck"],
    "ceremony": lambda card: [f"card:{card}"],
    "corn": lambda v: [CORN],
    "intruder": lambda k: [f"intruder:{INTRUDERS[k]}"],
    "set-out": lambda s: [f"set:{SETS[s]}"],
    "counter-out": lambda c: [f"instruction:{COUNTERS[c]}"],
    "counter": lambda c: [f"instruction:{COUNTERS[c]}"],
}


def chance(request: Request, value: Any) -> list[str]:
    return CHANCE[request.kind](value)
