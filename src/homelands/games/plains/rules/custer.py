"""Custer (9.2.2): played the moment he is drawn. Five companies ride into the largest camp of the north."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects as do
from homelands.games.plains.rules import engagement, terms
from homelands.games.plains.rules.control import room
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import BLUE, GREEN, ORANGE, PLACES, ST_LOUIS, US
from homelands.games.plains.rules.vocabulary import Term

NORTH: Final = range(12)  # the NPT regions


def begin(g: State, f: Frame, t: Term) -> None:
    push(g, CUSTER, n=t[1])


@book.cites("9.2.2")
def fields(g: State, n: int) -> list[int]:
    """The NPT regions with most Indian cubes, those with room for the whole force first; none: he stays away."""
    open_ = [r for r in NORTH if g.indians(r) and not g.bars[BLUE] >> r & 1 and room(g, BLUE, r) > 0]
    most = max((g.indians(r) for r in open_), default=0)
    found = [r for r in open_ if g.indians(r) == most]
    return [r for r in found if room(g, BLUE, r) >= n] or found


@book.ask("9.2.2", "10.3.2")
def choose_field(g: State, f: Frame) -> list[Option]:
    do.ask(g, BLUE)
    return [("custer-at", r) for r in fields(g, f.n)] or [("custer-at", ST_LOUIS)]


@choose_field.chosen
def choose_field_chosen(g: State, f: Frame, o: Option) -> None:
    f.at = o[1]
    if f.at == ST_LOUIS:
        do.place(g, BLUE, ST_LOUIS, f.n, "9.2.2")
        end(f)
        return
    placed = do.place(g, BLUE, f.at, min(f.n, room(g, BLUE, f.at)), "9.2.2")
    g.custer[:] = [f.at] * placed
    if not placed:
        end(f)


@book.step("9.2.2")
def rally(g: State, f: Frame) -> None:
    """The people around come to the camp, as far as there is room."""
    of = g.seating.of
    if of[GREEN] != of[ORANGE]:
        terms.gather(g, f.at, (ORANGE,), of[ORANGE])
    terms.gather(g, f.at, (GREEN, ORANGE), of[GREEN])


@book.step("9.2.2", "12.0")
def last_stand(g: State, f: Frame) -> None:
    """The engagement is fought at once; nobody of the force retreats."""
    g.pinned[US] |= 1 << f.at
    engagement.start(g, f.at, US)


@book.step("9.2.2")
def dust_settles(g: State, f: Frame) -> None:
    g.pinned[US] &= ~(1 << f.at)
    g.say("custer-over", "9.2.2", at=PLACES[f.at], left=len(g.custer))


CUSTER: Final = book.procedure("custer", choose_field, rally, last_stand, dust_settles)
