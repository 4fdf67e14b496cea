"""When an event can be played (9.2, 10.1.2): its needs, and the regions its words fit. See `vocabulary`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from homelands.games.plains.rules.control import holder, may_be, owner
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import INDIANS, KIND_OF, N_REGIONS, SIDE_OF, WHITE
from homelands.games.plains.rules.vocabulary import Term


def count(g: State, colours: tuple[int, ...], r: int) -> int:
    cubes, n = g.cubes, 0
    for c in colours:
        n += cubes[c][r]
    return n


@book.cites("10.1.2", "15.4.1")
def held(g: State, r: int, side: int) -> bool:
    """A region held by a side; of allies, by the player whose card it is (ruling: by either)."""
    if holder(g, r) != side:
        return False
    if g.seating.sides or g.active == NONE or SIDE_OF[g.active] != side or g.rulings["event-control"] == "side":
        return True
    return owner(g, r) == g.seating.of[g.active]


REGION: Final[dict[str, Callable[[State, int, Term], bool]]] = {
    "kind": lambda g, r, t: KIND_OF[r] in t[1],
    "held": lambda g, r, t: held(g, r, t[1]),
    "has": lambda g, r, t: count(g, t[1], r) >= t[2],
    "most": lambda g, r, t: count(g, t[1], r) <= t[2],
    "free": lambda g, r, t: not count(g, t[1], r),
    "off-rail": lambda g, r, t: r not in g.t.on_rail,
    "next": lambda g, r, t: any(count(g, t[1], n) for n in g.t.near[r]),
}
NEEDS: Final[dict[str, Callable[[State, Term], bool]]] = {
    "casualties": lambda g, t: sum(g.lost[c] for c in t[1]) >= t[2],
    "holds": lambda g, t: sum(1 for r in range(N_REGIONS) if KIND_OF[r] in t[1] and held(g, r, INDIANS)) >= t[2],
    "open-line": lambda g, t: not g.rail_complete(),
    "wagons": lambda g, t: sum(g.cubes[WHITE][:N_REGIONS]) >= t[1],
    "beside": lambda g, t: any(
        count(g, t[1], r) and any(count(g, t[2], n) for n in g.t.near[r]) for r in range(N_REGIONS)
    ),
}


def fits(g: State, r: int, conditions: tuple[Term, ...]) -> bool:
    for t in conditions:  # noqa: SIM110 - a plain loop is twice as fast, and this is asked for every region
        if not REGION[t[0]](g, r, t):
            return False
    return True


def sources(g: State, card: int, x: int) -> list[int]:
    """Regions beside the named one that fit."""
    conditions = g.t.cards[card].beside
    return [n for n in g.t.near[x] if fits(g, n, conditions)]


@book.cites("10.1.2", "10.2.2", "10.3.2")
def may_name(g: State, card: int, r: int) -> bool:
    """The card may name this region: it fits, so does one beside it if that is asked, and who is lured may come."""
    c = g.t.cards[card]
    if not fits(g, r, c.where) or (c.beside and not sources(g, card, r)):
        return False
    return all(may_be(g, t[1][0], r) for t in c.terms if t[0] == "lure")


@book.cites("9.2")
def timely(g: State, card: int) -> bool:
    """Its time has come: it may be played before the movement card, or after it, whichever is now."""
    return g.t.cards[card].when != ("before" if g.played else "after")


@book.cites("9.2", "10.1.2")
def needs_met(g: State, card: int) -> bool:
    """What it needs is there, and a region fits."""
    c = g.t.cards[card]
    if not all(NEEDS[t[0]](g, t) for t in c.needs):
        return False
    return not c.where or any(may_name(g, card, r) for r in range(N_REGIONS))
