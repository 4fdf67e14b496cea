"""Placing cubes (chapter 10): what a movement card brings, and the limit of eight (10/limits)."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.flow import jump
from homelands.core.state import Frame
from homelands.games.plains.rules import effects as do
from homelands.games.plains.rules.control import holder, may_be, may_join, owner, room
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BROWN,
    CANADA,
    COLOURS,
    GREEN,
    INDIANS,
    MEXICO,
    N_REGIONS,
    ORANGE,
    PLACES,
    ROCKIES,
    SACRAMENTO,
    ST_LOUIS,
    US,
)


# -- Indians -----------------------------------------------------------------------------------------------------------
@book.cites("10.0", "10.1.1", "10.1.2")
def homes(g: State, colour: int) -> list[int]:
    """Controlled home regions of the colour; if there are none, the areas with its arrows."""
    seat = g.seating.of[colour]
    found = [r for r in (range(12) if colour == GREEN else range(12, 24)) if owner(g, r) == seat]
    if g.rulings["wagon-reinforcement"] == "yes":
        first = 0 if colour == GREEN else 12
        found = sorted({*found, *(r for r in range(first, first + 12) if not g.indians(r) and not g.us(r))})
    return found or [CANADA if colour == GREEN else MEXICO, ROCKIES]


@book.ask("10.1.1", "10.0")
def place_one(g: State, f: Frame) -> list[Option]:
    """Each cube of a War Party card in a controlled region of its own colour."""
    if not f.at or not g.ready[f.who]:
        return []
    do.ask(g, f.who)
    return [("place", p) for p in homes(g, f.who)]


@place_one.chosen
def place_one_chosen(g: State, f: Frame, o: Option) -> None:
    do.place(g, f.who, o[1], 1, "10.1.1")
    f.at -= 1
    jump(f, place_one)


# -- Cavalry and Settlers ----------------------------------------------------------------------------------------------
@book.step("10.2.1", "10.3.1")
def to_st_louis(g: State, f: Frame) -> None:
    """All cubes of the card go to St. Louis ..."""
    f.at = do.place(g, f.who, ST_LOUIS, f.at, "10.2.1" if f.who == BROWN else "10.3.1")


@book.ask("10.2.1", "10.3.1", "6.3", "6.5")
def to_sacramento(g: State, f: Frame) -> list[Option]:
    """... and some of those just received may go on to Sacramento: one Blue, up to four Brown."""
    do.ask(g, f.who)
    return [("sacramento", n) for n in range(min(f.at, g.t.sacramento[f.who]) + 1)]


@to_sacramento.chosen
def to_sacramento_chosen(g: State, f: Frame, o: Option) -> None:
    f.at = 0
    if o[1]:
        do.shift(g, f.who, ST_LOUIS, SACRAMENTO, o[1])
        rule = "10.2.1" if f.who == BROWN else "10.3.1"
        g.say("to-sacramento", rule, colour=COLOURS[f.who], n=o[1])


# -- the limit of eight ------------------------------------------------------------------------------------------------
@book.cites("4.4/limit", "10/limits")
def overfull(g: State) -> tuple[int, int]:
    """A region with more than eight cubes of a side, and the side; (-1, -1) if there is none."""
    limit = g.t.limit
    green, orange, blue, brown, purple, _ = g.cubes
    for r in range(N_REGIONS):
        if green[r] + orange[r] > limit:
            return r, INDIANS
        if blue[r] + brown[r] + purple[r] > limit:
            return r, US
    return -1, -1


@book.cites("10/limits")
def nearest(g: State, colour: int, r: int) -> list[int]:
    """The nearest regions, empty or friendly, that can take one cube of the colour."""
    side = INDIANS if colour <= ORANGE else US
    for ring in g.t.rings[r]:
        found = [
            d
            for d in ring
            if may_be(g, colour, d) and room(g, colour, d) > 0 and may_join(g, colour, d) and _friendly(g, side, d)
        ]
        if found:
            return found
    return []


def _friendly(g: State, side: int, d: int) -> bool:
    """Without a cube of the other side: then it is empty, or held by one's own."""
    if side == INDIANS:
        return not g.us(d) and holder(g, d) != US
    return not g.indians(d)


@book.step("10/limits")
def find_overfull(g: State, f: Frame) -> None:
    """At the end of movement, before the fights."""
    r, side = overfull(g)
    f.at, f.kind = r, side
    if r < 0:
        f.step = "engagement.apart"


@book.ask("10/limits")
def shift_excess(g: State, f: Frame) -> list[Option]:
    """The opponent moves a cube of the overfull side to the nearest empty or friendly region, else to Ready."""
    do.ask(g, do.opponent(g, f.kind, f.at))
    colours = [c for c in ARMIES[f.kind] if g.cubes[c][f.at]]
    options: list[Option] = [("shift", c, f.at, d) for c in colours for d in nearest(g, c, f.at)]
    return options or [("shift-ready", c, f.at) for c in colours]


@shift_excess.chosen
def shift_excess_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "shift":
        do.shift(g, o[1], f.at, o[3], 1)
        g.say("overfull", "10/limits", colour=COLOURS[o[1]], at=PLACES[f.at], to=PLACES[o[3]])
    else:
        do.to_ready(g, o[1], f.at, "10/limits")
    jump(f, find_overfull)
