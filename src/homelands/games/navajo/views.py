"""What a seat may know (16.5.3): everything but the other player's hand, and cards only the other has foreseen."""

from __future__ import annotations

import random
from typing import Any

from homelands.games.navajo import plain
from homelands.games.navajo.influence import SEATS, hand_of
from homelands.games.navajo.state import State, clone


def view(g: State, seat: str) -> dict[str, Any]:
    """Alone at the table there are no secrets: what nobody has seen is not decided yet."""
    data = plain.to_plain(g)
    if g.players == 1:
        return data
    me = SEATS.index(seat)
    two = data["two_players"]
    hidden = list(hand_of(g, 1 - me))
    two["hands"][SEATS[1 - me]] = len(hidden)
    data["hand"] = list(hand_of(g, me))
    if not g.foresight >> me & 1:
        hidden += g.top
        data["deck"]["top"] = []
        data["deck"]["piles"] = [{"cards": left, "special": special or None} for left, special in _piles_with_top(g)]
    data["deck"]["unseen"] = sorted([*g.unseen, *(c for c in hidden if c <= 40)])
    return data


def _piles_with_top(g: State) -> list[list[int]]:
    """The deck as it looks to someone who has not seen the cards on top of it.

    They lie in the first pile; with the special card of a pile before it they are that pile.
    """
    piles = [pile[:] for pile in g.piles]
    special = [card for card in g.top if card > 40]
    if not piles or (special and piles[0][1]):
        piles.insert(0, [0, 0])
    piles[0][0] += len(g.top) - len(special[1:])
    if special:
        piles[0][1] = special[0]
    piles[1:1] = [[1, card] for card in special[1:]]
    return [pile for pile in piles if pile[0]]


def resample(g: State, seat: str, rng: random.Random) -> State:
    """Hidden cards are dealt anew among all that the seat cannot place."""
    h = clone(g)
    if g.players == 1:
        return h
    me = SEATS.index(seat)
    other = hand_of(h, 1 - me)
    ceremonies = [c for c in (*h.unseen, *other) if c in h.t.ceremonies]
    drawn = sorted(rng.sample(ceremonies, len(other)))
    h.unseen[:] = sorted([c for c in h.unseen if c not in drawn] + [c for c in other if c not in drawn])
    other[:] = drawn
    if not h.foresight >> me & 1 and h.top:
        # cards that only the other has seen: put back and drawn again later, as if nobody had looked
        h.piles[:] = _piles_with_top(h)
        h.unseen[:] = sorted([*h.unseen, *(c for c in h.top if c <= 40)])
        h.top.clear()
        h.foresight = 3
    return h
