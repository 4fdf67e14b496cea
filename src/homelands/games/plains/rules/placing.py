"""Placing cubes (chapter 10): what a movement card brings, and the limit of eight (10/limits)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option, Refusal
from homelands.core.flow import jump
from homelands.core.state import Frame
from homelands.games.plains.rules import effects
from homelands.games.plains.rules.control import holder, may_be, may_join, owner, room
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLUE,
    BROWN,
    CANADA,
    COLOURS,
    GREEN,
    HOMELANDS,
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
    land = HOMELANDS[colour]
    found = [r for r in land if owner(g, r) == seat]
    if g.rulings["wagon-reinforcement"] == "yes":
        found = sorted({*found, *(r for r in land if not g.indians(r) and not g.us(r))})
    return found or [CANADA if colour == GREEN else MEXICO, ROCKIES]


@book.ask("10.1.1", "10.0")
def place_one(g: State, f: Frame) -> list[Option]:
    """Each cube of a War Party card in a controlled region of its own colour."""
    c, to_place = f.who, f.at
    if not to_place or not g.ready[c]:
        return []
    effects.ask(g, c)
    return [("place", p) for p in homes(g, c)]


@place_one.chosen
def place_one_chosen(g: State, f: Frame, o: Option) -> None:
    effects.place(g, f.who, o[1], 1, "10.1.1")
    f.at -= 1
    jump(f, place_one)


def no_placing(g: State, f: Frame, p: int) -> Refusal | None:
    c = f.who
    return None if p in homes(g, c) else Refusal("not-controlled", "10.1.1", at=PLACES[p], colour=COLOURS[c])


# -- Cavalry and Settlers ----------------------------------------------------------------------------------------------
BOX_RULES: Final = {BROWN: "10.2.1", BLUE: "10.3.1"}  # by colour


@book.step("10.2.1", "10.3.1")
def to_st_louis(g: State, f: Frame) -> None:
    """All cubes of the card go to St. Louis ..."""
    c, to_place = f.who, f.at
    f.at = effects.place(g, c, ST_LOUIS, to_place, BOX_RULES[c])


@book.ask("10.2.1", "10.3.1", "6.3", "6.5")
def to_sacramento(g: State, f: Frame) -> list[Option]:
    """... and some of those just received may go on to Sacramento: one Blue, up to four Brown."""
    effects.ask(g, f.who)
    return [("sacramento", n) for n in range(most_to_sacramento(g, f) + 1)]


def most_to_sacramento(g: State, f: Frame) -> int:
    c, received = f.who, f.at
    return min(received, g.t.sacramento[c])


def no_sacramento(g: State, f: Frame, n: int) -> Refusal | None:
    c, most = f.who, most_to_sacramento(g, f)
    return None if n <= most else Refusal("too-many-for-sacramento", BOX_RULES[c], most=most)


@to_sacramento.chosen
def to_sacramento_chosen(g: State, f: Frame, o: Option) -> None:
    c, n = f.who, o[1]
    f.at = 0
    if n:
        effects.shift(g, c, ST_LOUIS, SACRAMENTO, n)
        g.say("to-sacramento", BOX_RULES[c], colour=COLOURS[c], n=n)


# -- the limit of eight ------------------------------------------------------------------------------------------------
@book.cites("4.4/limit", "10/limits")
def overfull(g: State) -> tuple[int, int]:
    """A region with more than eight cubes of a side, and the side; (NONE, NONE) if there is none."""
    limit = g.t.limit
    green, orange, blue, brown, purple, _ = g.cubes
    for r in range(N_REGIONS):
        if green[r] + orange[r] > limit:
            return r, INDIANS
        if blue[r] + brown[r] + purple[r] > limit:
            return r, US
    return NONE, NONE


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
    if r == NONE:
        f.step = shift_excess.next  # past the question


@book.ask("10/limits")
def shift_excess(g: State, f: Frame) -> list[Option]:
    """The opponent moves a cube of the overfull side to the nearest empty or friendly region, else off the map."""
    r, side = f.at, f.kind
    effects.ask(g, effects.opponent(g, side, r))
    colours = [c for c in ARMIES[side] if g.cubes[c][r]]
    options: list[Option] = [("shift", c, r, d) for c in colours for d in nearest(g, c, r)]
    if options:
        return options
    return [("shift-ready" if g.rulings["overfull-nowhere"] == "ready" else "shift-lost", c, r) for c in colours]


@shift_excess.chosen
def shift_excess_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "shift":
        effects.shift(g, o[1], f.at, o[3], 1)
        g.say("overfull", "10/limits", colour=COLOURS[o[1]], at=PLACES[f.at], to=PLACES[o[3]])
    elif o[0] == "shift-lost":
        effects.lose(g, o[1], f.at, "12.1.3")
        g.fallen = 0  # that was no battle
    else:
        effects.to_ready(g, o[1], f.at, "10/limits")
    jump(f, find_overfull)
