"""Event cards (9.2, 9.2.1): the region one names, its terms one after the other, and those that endure.

The words are those of `vocabulary`. A term is one small function; what needs questions pushes a procedure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import jump
from homelands.core.state import Frame
from homelands.games.plains.rules import custer, effects, terms
from homelands.games.plains.rules.conditions import may_name
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import CARDS, N_DECKS, N_FIGHTING, N_REGIONS, PLACES
from homelands.games.plains.rules.vocabulary import Term


# -- enduring ----------------------------------------------------------------------------------------------------------
@book.cites("9.2.1")
def endure(g: State, card: int, x: int) -> None:
    """From now on, while the card lies on top of its pile."""
    deck = g.t.cards[card].deck
    g.enduring[deck], g.enduring_at[deck] = card, x
    g.say("endures", "9.2.1", card=CARDS[card], at=PLACES[x] if x != NONE else "")
    _closures(g)


@book.cites("9.2.1")
def cover(g: State, deck: int) -> None:
    """Another card comes on top."""
    if g.enduring[deck] != NONE:
        g.say("covered", "9.2.1", card=CARDS[g.enduring[deck]])
        g.enduring[deck] = g.enduring_at[deck] = NONE
        _closures(g)


def end_enduring(g: State) -> None:
    for deck in range(N_DECKS):
        cover(g, deck)


def _closures(g: State) -> None:
    """Which regions are closed to a colour, and where one rests."""
    g.bars[:] = g.rests[:] = [0] * N_FIGHTING
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
    number = f.who
    card = g.t.cards[number]
    if not card.where:
        return []
    effects.ask(g, card.deck)
    return [("at", r) for r in range(N_REGIONS) if may_name(g, number, r)]


@choose_region.chosen
def choose_region_chosen(g: State, f: Frame, o: Option) -> None:
    f.at = o[1]
    g.say("names", "9.2", card=CARDS[f.who], at=PLACES[o[1]])


@book.step("9.2", "9.2.1")
def next_term(g: State, f: Frame) -> None:
    """The terms in their order; at last those that endure."""
    card, done = g.t.cards[f.who], f.n
    if done < len(card.terms):
        term = card.terms[done]
        f.n = done + 1
        jump(f, next_term)
        ACTS[term[0]](g, f, term)
    elif card.enduring:
        endure(g, f.who, f.at)


EVENT: Final = book.procedure(
    "event", choose_region, next_term, who="card", at="region X that it names, or none", n="terms carried out"
)
ACTS: Final[dict[str, Callable[[State, Frame, Term], None]]] = {**terms.ACTS, "custer": custer.begin}
