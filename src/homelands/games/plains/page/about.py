"""Things of Plains Indian Wars: which of them an option, an event or a chance result is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.state import Frame
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
    AREAS,
    ARMIES,
    BOXES,
    CARDS,
    DECKS,
    N_PLACES,
    PLACES,
    PURPLE,
    REGIONS,
    ROUTES,
    TABLES,
    WHITE,
    Tables,
    load_tables,
)
from homelands.games.plains.rules.vocabulary import COLOURS
from homelands.games.plains.words.arguments import ARGUMENTS

CUBES = COLOURS[:6]  # the railroad's own cubes lie on its spaces
FIGHTING = COLOURS[:5]
SEATS = tuple(dict.fromkeys(seat for name in TABLES for seat in load_tables().tables[name].seats))
SINGLE = ("bag", "rail", "wagons:destroyed", "casualties", "ready")


def ids(t: Tables | None = None) -> set[str]:
    """Every id there is; a pack may change trails and spaces."""
    t = t or load_tables()
    found = {*SINGLE}
    for kind, names in {
        "region": REGIONS,
        "area": AREAS,
        "box": BOXES,
        "cube": (f"{place}.{name}" for place in PLACES for name in CUBES),
        "disc": COLOURS,
        "faction": COLOURS,
        "die": FIGHTING,
        "card": CARDS,
        **dict.fromkeys(("deck", "hand"), DECKS),
        "rail": (
            *(f"{line}.{n}" for line in ("up", "cp") for n in range(1, t.plains_spaces + 1)),
            *(f"mountain.{n}" for n in range(1, t.mountain_spaces + 1)),
        ),
        "trail": t.data.section("trails", "trail"),
        **dict.fromkeys(("casualties", "removed"), FIGHTING),
        "ready": CUBES,
        "wagons": ROUTES,
        **dict.fromkeys(("seat", "points"), SEATS),
    }.items():
        found |= {f"{kind}:{name}" for name in names}
    return found


# -- single things -----------------------------------------------------------------------------------------------------
def place(p: int) -> str:
    return place_of(PLACES[p])


def place_of(name: str) -> str:
    kind = "region" if name in REGIONS else "area" if name in AREAS else "box"
    return f"{kind}:{name}"


def cube(p: int, c: int) -> str:
    """The cubes of a colour in a place."""
    return f"cube:{PLACES[p]}.{COLOURS[c]}"


# -- options -----------------------------------------------------------------------------------------------------------
About = Callable[[State, Frame, Option], list[str]]


def _card(g: State, f: Frame, o: Option) -> list[str]:
    card = g.t.cards[o[1]]
    return [f"card:{card.id}", f"hand:{DECKS[card.deck]}"]


def _here(g: State, f: Frame, o: Option) -> list[str]:
    """The place of the question; for a coin, a loss or a retreat it is where the fight is."""
    return [place(f.at)] if 0 <= f.at < N_PLACES else []


def _placed(g: State, f: Frame, o: Option) -> list[str]:
    """Where a cube is placed, and the box it comes from."""
    c = PURPLE if f.step == "enemies.place-enemy" else f.who
    return [place(o[1]), f"ready:{COLOURS[c]}"]


def _group(g: State, f: Frame, o: Option) -> list[str]:
    """A place, and the cubes of the faction there."""
    return [place(o[1]), cube(o[1], f.who)]


def _of(c: int, p: int, *more: str) -> list[str]:
    """A colour of cubes in a place, behind what the player goes for."""
    return [*more, cube(p, c), place(p)]


def _party(g: State, f: Frame, o: Option) -> list[str]:
    """Friends who go along from where the group stands."""
    start = g.stack[-2].at
    return [cube(start, o[1]), place(start), place(f.who)]


def _force(g: State, f: Frame, o: Option) -> list[str]:
    """What a treaty moves goes to the Ready Box."""
    return [f"ready:{COLOURS[c]}" for c in ARMIES[f.who] if g.cubes[c][f.at] and c != f.kind]


def _ready(g: State, f: Frame, o: Option) -> list[str]:
    return [f"ready:{COLOURS[o[1]]}", cube(f.at, o[1])]


OPTIONS: dict[str, About] = {
    **dict.fromkeys(("play", "event", "substitute"), _card),
    **dict.fromkeys(("activate", "stand", "rail"), _group),
    "place": _placed,
    "place-first": lambda g, f, o: [f"ready:{COLOURS[f.who]}"],
    "recover": lambda g, f, o: [f"casualties:{COLOURS[f.who]}", f"ready:{COLOURS[f.who]}"],
    "sacramento": lambda g, f, o: ["box:sacramento", "box:st-louis"],
    "march": lambda g, f, o: _of(f.kind, f.at, place(o[2])),
    "halt": lambda g, f, o: _of(f.kind, f.at),
    "bring": _party,
    "shift": lambda g, f, o: _of(o[1], o[2], place(o[3])),
    "shift-lost": lambda g, f, o: _of(o[1], o[2], f"casualties:{COLOURS[o[1]]}"),
    "shift-ready": lambda g, f, o: _of(o[1], o[2], f"ready:{COLOURS[o[1]]}"),
    "fight": lambda g, f, o: [place(o[1])],
    "raid": lambda g, f, o: [place(o[1]), cube(o[1], WHITE)],
    **dict.fromkeys(("ambush", "sit-out", "lose"), lambda g, f, o: _of(o[1], f.at)),
    **dict.fromkeys(("no-ambush", "stay"), _here),
    **dict.fromkeys(("retreat", "withdraw"), lambda g, f, o: _of(o[1], f.at, place(o[2]))),
    "relocate-ready": _force,
    "withdraw-ready": _ready,
    "gather": lambda g, f, o: _of(o[1], o[2]),
    "lure": lambda g, f, o: _of(f.kind, o[2]),
    "lift": lambda g, f, o: _of(o[1], f.at, f"ready:{COLOURS[o[1]]}"),
    "remove": lambda g, f, o: [f"casualties:{COLOURS[o[1]]}"],
    "rush": lambda g, f, o: [place(o[2]), cube(o[1], WHITE), place(o[1])],
    "wagons": lambda g, f, o: [place(o[2]), cube(o[1], WHITE), place(o[1])],
    "drive-on": lambda g, f, o: [place(o[1]), cube(f.at, WHITE)],
    "attack-wagon": lambda g, f, o: [cube(f.at, WHITE), place(f.at)],
    "call-off": _here,
    "custer-at": lambda g, f, o: [place(o[1]), "card:custer"],
}
"""Verbs that need more than their arguments say."""

NOWHERE = frozenset(("done", "end-turn"))
"""Options that are about nothing on the board."""


def option(g: State, o: Option) -> list[str]:
    """What an option of the pending decision is about."""
    verb = o[0]
    if verb in OPTIONS:
        return OPTIONS[verb](g, g.stack[-1], o)
    names = zip(ARGUMENTS.get(verb, ()), o[1:], strict=False)
    return [place(value) for name, value in names if name in ("place", "to")]


# -- events ------------------------------------------------------------------------------------------------------------
VALUES: dict[str, Callable[[Any], Iterable[str]]] = {
    "at": lambda v: [place_of(v)] if v else [],
    "to": lambda v: [place_of(v)] if v else [],
    "card": lambda v: [f"card:{v}"],
}
"""What a value of an event is about, whatever the event is."""

Told = Callable[[dict[str, Any]], Iterable[str]]


def _cubes(at: str) -> Told:
    """The cubes of the event's colour where a value says."""
    return lambda v: [f"cube:{v[at]}.{v['colour']}"]


def _lost(v: dict[str, Any]) -> list[str]:
    return [f"cube:{v['at']}.{v['colour']}", f"casualties:{v['colour']}"]


def _built(v: dict[str, Any]) -> list[str]:
    """The spaces of a line that were built just now."""
    line = {"union": "up", "central": "cp", "mountain": "mountain"}[v["line"]]
    last = v[v["line"]]
    return [f"rail:{line}.{n}" for n in range(last - v["n"] + 1, last + 1)] or ["rail"]


def _seats(outcome: str) -> list[str]:
    return [f"points:{seat}" for seat in outcome.split("+") if seat in SEATS]


EVENTS: dict[str, Told] = {
    "round": lambda v: ["bag"],
    "disc": lambda v: [f"disc:{v['colour']}", "bag"],
    **dict.fromkeys(("no-cards", "out-of-cards"), lambda v: [f"hand:{v['colour']}", f"deck:{v['colour']}"]),
    "railroad-complete": lambda v: ["rail"],
    **dict.fromkeys(("plays", "substitute", "event"), lambda v: [f"hand:{v['colour']}"]),
    **dict.fromkeys(("custer-drawn", "custer-eliminated", "custer-over"), lambda v: ["card:custer"]),
    "placed": lambda v: [f"cube:{v['at']}.{v['colour']}", f"ready:{v['colour']}"],
    "lost": _lost,
    "buried": lambda v: [f"cube:{v['at']}.{v['colour']}", f"removed:{v['colour']}"],
    "to-ready": lambda v: [f"ready:{v['colour']}"],
    "recovered": lambda v: [f"ready:{v['colour']}", f"casualties:{v['colour']}"],
    "removed": lambda v: [f"removed:{v['colour']}", f"casualties:{v['colour']}"],
    "to-sacramento": lambda v: ["box:sacramento", "box:st-louis"],
    **dict.fromkeys(("overfull", "marched", "retreats", "withdraws", "relocated", "gathers", "lured", "sent"),
                    _cubes("to")),
    **dict.fromkeys(("activated", "stands", "sits-out"), _cubes("at")),
    "engagement": lambda v: [f"cube:{v['at']}.{name}" for name in v["cubes"]],
    "ambush": lambda v: [f"cube:{v['at']}.{v['target']}"],
    "rolled": lambda v: [f"die:{v['colour']}"],
    "cavalry-points": lambda v: ["casualties:blue"],
    "wagons-move": lambda v: [f"cube:{v['to']}.white"],
    "wagons-through": lambda v: [f"wagons:{v['route']}", "area:rockies"],
    **dict.fromkeys(("wagon-attacked", "wagon-treaty", "wagon-stays"), lambda v: [f"cube:{v['at']}.white"]),
    "wagon-rolled": lambda v: ["die:brown"],
    "wagon-destroyed": lambda v: ["wagons:destroyed"],
    "track": _built,
    "mountain-roll": lambda v: ["die:brown", "rail"],
    "struck": lambda v: [place_of(v["target"])],
    "game-over": lambda v: _seats(v["outcome"]),
}  # fmt: skip
"""Events that need more than their values say."""

SILENT = frozenset(("begins",))
"""Events that are about nothing on the board."""


def event(e: Event) -> list[str]:
    """What an event is about: what its values name, then what it is about by itself."""
    found: list[str] = []
    for key, value in e.values.items():
        if key in VALUES:
            found += VALUES[key](value)
    if e.name in EVENTS:
        found += EVENTS[e.name](e.values)
    return list(dict.fromkeys(found))


# -- chance ------------------------------------------------------------------------------------------------------------
def chance(request: Request, value: Any) -> list[str]:
    if request.kind == "disc":
        return [f"disc:{COLOURS[value]}", "bag"]
    if request.kind == "card":
        return [f"card:{CARDS[value]}"]
    if request.kind == "coin":
        return [f"faction:{COLOURS[value]}"]
    return [f"die:{request.kind.removesuffix('-dice')}"]
