"""What a seat may know: all but the hands of the others. Piles have no order, so there is nothing else to hide."""

from __future__ import annotations

import random

from homelands.games.plains.plain import write as plain
from homelands.games.plains.plain.types import Hands, Held, View
from homelands.games.plains.rules.copying import clone
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import CARDS, CUSTER, DECKS, N_DECKS


def view(g: State, seat: str) -> View:
    """The plain form with the hands of other seats left out: how many cards they hold, and which are unseen."""
    out = plain.to_plain(g)
    mine = _mine(g, seat)
    hands: Hands = {**out["hands"]}
    for deck, name in enumerate(DECKS):
        if g.seating.of[deck] != mine:
            hands[name] = None
            out["decks"][name] = [CARDS[c] for c in sorted(g.hands[deck] + g.piles[deck])]
    green, orange, blue, brown = (len(hand) for hand in g.hands)
    held: Held = {"green": green, "orange": orange, "blue": blue, "brown": brown}
    return {**out, "hands": hands, "seat": seat, "held": held}


def _mine(g: State, seat: str) -> int:
    """The number of a seat; a spectator (no seat) has none, and sees no hand."""
    return g.seating.seats.index(seat) if seat else NONE


@book.cites("15.1")
def resample(g: State, seat: str, rng: random.Random) -> State:
    """The same position with other seats' hands dealt anew from the cards nobody has seen.

    This is how one person plays against bots: they see no more than a player would. Custer is never in a hand, and of
    a hand that had to use an event for its movement the rest are events.
    """
    n = clone(g)
    mine = _mine(n, seat)
    for deck in range(N_DECKS):
        if n.seating.of[deck] == mine:
            continue
        size = len(n.hands[deck])
        unseen = sorted(c for c in n.hands[deck] + n.piles[deck] if c != CUSTER)  # in an order that tells nothing
        custer = [c for c in n.piles[deck] if c == CUSTER]
        known = rng.sample([c for c in unseen if n.t.is_event[c]], n.known[deck])
        rest = [c for c in unseen if c not in known]
        rng.shuffle(rest)
        take = size - len(known)
        n.hands[deck] = tuple(sorted(known + rest[:take]))
        n.piles[deck] = tuple(sorted(rest[take:] + custer))
    if n.request is not None or n.asking != mine:  # else what is asked is about the seat's own hand, and stays
        book.run(n)
    return n
