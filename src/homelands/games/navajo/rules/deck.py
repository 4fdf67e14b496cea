"""The deck: nobody knows its order, so the next card is drawn by chance out of what may lie there.

The deck is a row of piles. A pile holds `left` cards, one of them its special card (if it is still in it), the
others any of the cards 1-40 that nobody has seen. Drawing this way is the same as shuffling beforehand.
"""

from __future__ import annotations

from homelands.core.chance import Request
from homelands.core.state import without
from homelands.games.navajo.rules.cards import LAST_ORDINARY
from homelands.games.navajo.rules.state import State, book
from homelands.games.navajo.rules.tables import Scenario


@book.cites("2.1")
def request(g: State) -> Request:
    left, special = g.piles[0]
    if not special:
        return Request("card", "deck", list(g.unseen))
    if left == 1:
        return Request("card", "deck", [special])
    return Request("card", "deck", [*g.unseen, special], [left - 1] * len(g.unseen) + [len(g.unseen)])


def take(g: State, card: int) -> None:
    """The card leaves the deck."""
    left, special = g.piles[0]
    if card == special:
        special = 0
    else:
        g.unseen = without(g.unseen, card)
    g.piles[:1] = [(left - 1, special)] if left > 1 else []


@book.cites("16.5.3")
def look(g: State) -> None:
    """One of two players is about to see the next cards: remember how the deck looks to the other."""
    if g.players == 2 and not g.outside:
        known = [[len(g.top), next((c for c in g.top if c > LAST_ORDINARY), 0)]] if g.top else []
        g.outside[:] = known + [list(pile) for pile in g.piles]


def turn(g: State) -> int:
    """The first of the cards that somebody has seen is turned over: now everybody has."""
    card = g.top.pop(0)
    pile = next((p for p in g.outside if p[1] == card), None)
    if pile is not None:
        pile[1] = 0
    else:
        pile = next((p for p in g.outside if p[0] > bool(p[1])), None)
    if pile is not None:
        pile[0] -= 1
    g.outside[:] = [p for p in g.outside if p[0]] if g.top else []
    return card


@book.cites("14.1", "14.2", "14.3", "14.4", "14.5")
def build(g: State, scenario: Scenario) -> None:
    """Piles from the top of the deck, as the scenario says; cards in a fixed order are known."""
    cards = list(g.t.ops) + ([] if scenario.deck == "operations" else list(g.t.ceremonies))
    g.unseen = tuple(sorted(cards))
    g.top.clear()
    g.outside.clear()
    g.piles.clear()
    for pile in scenario.piles:
        if pile.fixed:
            g.top += pile.fixed
            g.unseen = tuple(c for c in g.unseen if c not in pile.fixed)
        else:
            g.piles.append((pile.cards + (1 if pile.special else 0), pile.special))


def holds(g: State, card: int) -> bool:
    """Is a special card still to come?"""
    return card in g.top or any(special == card for _, special in g.piles)


def cards_left(g: State) -> int:
    return len(g.top) + sum(p[0] for p in g.piles)
