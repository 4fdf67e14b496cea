"""Custer (9.2.2): played the moment he is drawn. Five companies ride into the largest camp of the north."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects, engagement, terms
from homelands.games.plains.rules.control import room
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import BLUE, GREEN, NPT_REGIONS, ORANGE, PLACES, ST_LOUIS, US
from homelands.games.plains.rules.vocabulary import Term


def begin(g: State, f: Frame, t: Term) -> None:
    companies = t[1]
    push(g, CUSTER, n=companies)


@book.cites("9.2.2")
def fields(g: State, n: int) -> list[int]:
    """The NPT regions with most Indian cubes, those with room for the whole force first; none: he stays away."""
    open_ = [r for r in NPT_REGIONS if g.indians(r) and not g.bars[BLUE] >> r & 1 and room(g, BLUE, r) > 0]
    most = max((g.indians(r) for r in open_), default=0)
    found = [r for r in open_ if g.indians(r) == most]
    return [r for r in found if room(g, BLUE, r) >= n] or found


@book.ask("9.2.2", "10.3.2")
def choose_field(g: State, f: Frame) -> list[Option]:
    companies = f.n
    effects.ask(g, BLUE)
    return [("custer-at", r) for r in fields(g, companies)] or [("custer-at", ST_LOUIS)]


@choose_field.chosen
def choose_field_chosen(g: State, f: Frame, o: Option) -> None:
    companies = f.n
    f.at = field = o[1]
    if field == ST_LOUIS:
        effects.place(g, BLUE, ST_LOUIS, companies, "9.2.2")
        end(f)
        return
    placed = effects.place(g, BLUE, field, min(companies, room(g, BLUE, field)), "9.2.2")
    g.custer[:] = [field] * placed
    if not placed:
        end(f)


@book.step("9.2.2")
def rally(g: State, f: Frame) -> None:
    """The people around come to the camp, as far as there is room; of two players one is asked first (ruling)."""
    of = g.seating.of
    if of[GREEN] == of[ORANGE]:
        terms.gather(g, f.at, (GREEN, ORANGE), of[GREEN])
        return
    second, first = (ORANGE, GREEN) if g.rulings["rally-order"] == "green-first" else (GREEN, ORANGE)
    for c in (second, first):  # the last one pushed comes first
        terms.gather(g, f.at, (c,), of[c])


@book.step("9.2.2", "12.0")
def last_stand(g: State, f: Frame) -> None:
    """The engagement is fought at once; nobody of the force retreats."""
    g.pinned[US] |= 1 << f.at
    engagement.start(g, f.at, US)


@book.step("9.2.2")
def dust_settles(g: State, f: Frame) -> None:
    g.pinned[US] &= ~(1 << f.at)
    g.say("custer-over", "9.2.2", at=PLACES[f.at], left=len(g.custer))


CUSTER: Final = book.procedure(
    "custer", choose_field, rally, last_stand, dust_settles, n="companies, a cube each", at="where they ride"
)
