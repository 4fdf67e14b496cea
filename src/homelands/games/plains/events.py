"""Event cards (9.2, 10.1.2, 10.2.2, 10.3.2): whether one can be played, and its terms one after the other.

The words are those of `vocabulary`. A term is one small function; what needs questions pushes a procedure.
"""

from __future__ import annotations

from collections.abc import Callable

from homelands.core.decision import Option
from homelands.core.flow import jump
from homelands.core.state import Frame
from homelands.games.plains import custer, terms
from homelands.games.plains import effects as do
from homelands.games.plains.control import holder, may_be
from homelands.games.plains.state import NONE, State, book
from homelands.games.plains.tables import CARDS, KIND_OF, N_REGIONS, PLACES, WHITE
from homelands.games.plains.vocabulary import Term

Condition = Callable[[State, int, Term], bool]


def count(g: State, colours: tuple[int, ...], r: int) -> int:
    cubes, n = g.cubes, 0
    for c in colours:
        n += cubes[c][r]
    return n


# -- conditions --------------------------------------------------------------------------------------------------------
REGION: dict[str, Condition] = {
    "kind": lambda g, r, t: KIND_OF[r] in t[1],
    "held": lambda g, r, t: holder(g, r) == t[1],
    "has": lambda g, r, t: count(g, t[1], r) >= t[2],
    "most": lambda g, r, t: count(g, t[1], r) <= t[2],
    "free": lambda g, r, t: not count(g, t[1], r),
    "off-rail": lambda g, r, t: r not in g.t.on_rail,
    "next": lambda g, r, t: any(count(g, t[1], n) for n in g.t.near[r]),
}
NEEDS: dict[str, Callable[[State, Term], bool]] = {
    "casualties": lambda g, t: sum(g.lost[c] for c in t[1]) >= t[2],
    "open-line": lambda g, t: not g.rail_complete(),
    "wagons": lambda g, t: sum(g.cubes[WHITE][:N_REGIONS]) >= t[1],
    "beside": lambda g, t: any(
        count(g, t[1], r) and any(count(g, t[2], n) for n in g.t.near[r]) for r in range(N_REGIONS)
    ),
}


def fits(g: State, r: int, conditions: tuple[Term, ...]) -> bool:
    return all(REGION[t[0]](g, r, t) for t in conditions)


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


@book.cites("9.2", "10.1.2")
def playable(g: State, card: int) -> bool:
    """Its time has come, what it needs is there, and a region fits."""
    c = g.t.cards[card]
    if c.when == ("before" if g.played else "after"):
        return False
    if not all(NEEDS[t[0]](g, t) for t in c.needs):
        return False
    return not c.where or any(may_name(g, card, r) for r in range(N_REGIONS))


# -- enduring ----------------------------------------------------------------------------------------------------------
@book.cites("9.2.1")
def endure(g: State, card: int, x: int) -> None:
    """From now on, while the card lies on top of its pile."""
    deck = g.t.cards[card].deck
    g.enduring[deck], g.enduring_at[deck] = card, x
    g.say("endures", "9.2.1", card=CARDS[card], at=PLACES[x] if x >= 0 else "")
    _closures(g)


@book.cites("9.2.1")
def cover(g: State, deck: int) -> None:
    """Another card comes on top."""
    if g.enduring[deck] != NONE:
        g.say("covered", "9.2.1", card=CARDS[g.enduring[deck]])
        g.enduring[deck] = g.enduring_at[deck] = NONE
        _closures(g)


def end_enduring(g: State) -> None:
    for deck in range(4):
        cover(g, deck)


def _closures(g: State) -> None:
    """Which regions are closed to a colour, and where one rests."""
    g.bars[:] = g.rests[:] = [0] * 5
    for card, at in zip(g.enduring, g.enduring_at, strict=True):
        for term in g.t.cards[card].enduring if card != NONE else ():
            if term[0] in ("bar", "rest"):
                masks = g.bars if term[0] == "bar" else g.rests
                for c in term[1]:
                    masks[c] |= 1 << at


# -- the play of an event ----------------------------------------------------------------------------------------------
@book.ask("9.2", "10.1.2", "10.2.2", "10.3.2")
def choose_region(g: State, f: Frame) -> list[Option]:
    """The region that the card names."""
    card = g.t.cards[f.who]
    if not card.where:
        return []
    do.ask(g, card.deck)
    return [("at", r) for r in range(N_REGIONS) if may_name(g, f.who, r)]


@choose_region.chosen
def _(g: State, f: Frame, o: Option) -> None:
    f.at = o[1]
    g.say("names", "9.2", card=CARDS[f.who], at=PLACES[o[1]])


@book.step("9.2", "9.2.1")
def next_term(g: State, f: Frame) -> None:
    """The terms in their order; at last those that endure."""
    card = g.t.cards[f.who]
    if f.n < len(card.terms):
        term = card.terms[f.n]
        f.n += 1
        jump(f, next_term)
        ACTS[term[0]](g, f, term)
    elif card.enduring:
        endure(g, f.who, f.at)


EVENT = book.procedure("event", choose_region, next_term)
ACTS: dict[str, Callable[[State, Frame, Term], None]] = {**terms.ACTS, "custer": custer.begin}
terms.sources = sources
