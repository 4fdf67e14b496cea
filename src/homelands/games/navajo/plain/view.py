"""What a seat may know (16.5.3): everything but the other player's hand, and cards only the other has foreseen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from homelands.games.navajo.plain import write as plain
from homelands.games.navajo.plain.types import Counter, Display, Now, View
from homelands.games.navajo.plain.write import FAMILIES
from homelands.games.navajo.rules import actions, display, enemy
from homelands.games.navajo.rules.cards import LAST_ORDINARY
from homelands.games.navajo.rules.copying import clone
from homelands.games.navajo.rules.influence import SEATS, hand_of
from homelands.games.navajo.rules.names import INSTRUCTIONS, place_name
from homelands.games.navajo.rules.state import BOTH, OFF, State
from homelands.games.navajo.rules.tables import Face

# Modules whose frames are about a Family: `who` is one there, and not a player.
OF_A_FAMILY: Final = {"actions", "battle", "raiding", "raids", "reactions", "tribal", "intruders"}


def view(g: State, seat: str) -> View:
    """Alone at the table there are no secrets: what nobody has seen is not decided yet."""
    data: View = {**plain.table(g), "display": _display(g), "now": _now(g)}
    if g.players == 1:
        return data
    for other in _others(seat):
        data["two_players"]["hands"][SEATS[other]] = len(hand_of(g, other))
    deck = known_deck(g, seat)
    data["hand"] = list(deck.hand)
    if not _foresees(g, seat):
        data["deck"]["top"] = []
        data["deck"]["piles"] = [{"cards": left, "special": special or None} for left, special in deck.piles]
    data["deck"]["unseen"] = sorted(deck.unseen)
    return data


class Deck(NamedTuple):
    """The cards as a seat knows them."""

    hand: Sequence[int]
    unseen: Sequence[int]  # ordinary cards of which it does not know where they are
    top: Sequence[int]  # those that come next, if it has seen them
    piles: Sequence[Sequence[int]]  # cards left, and the special card or 0


def known_deck(g: State, seat: str) -> Deck:
    """What a seat may know of the cards (16.5.3); alone, everything that is decided."""
    if g.players == 1:
        return Deck(g.hand, g.unseen, g.top, g.piles)
    hidden = [card for other in _others(seat) for card in hand_of(g, other)]
    hand = hand_of(g, SEATS.index(seat)) if seat else []
    seen = _foresees(g, seat)
    if not seen:
        hidden += g.top
    unseen = [*g.unseen, *(card for card in hidden if card <= LAST_ORDINARY)]
    return Deck(hand, unseen, g.top if seen else [], g.piles if seen else _piles_with_top(g))


def _others(seat: str) -> list[int]:
    """Players whose hands a seat does not see; a spectator (no seat) sees neither."""
    return [player for player, name in enumerate(SEATS) if name != seat]


def _foresees(g: State, seat: str) -> bool:
    """Has the seat seen the cards on top of the deck? A spectator sees what both players know."""
    wanted = BOTH if not seat else 1 << SEATS.index(seat)
    return g.foresight & wanted == wanted


def _display(g: State) -> Display:
    return {
        "active": [None if code == OFF else _counter(g, code) for code in g.active],
        "standby": [None if code == OFF else _counter(g, code) for code in g.standby],
        "inactive": [None if code == OFF else _counter(g, code) for code in g.inactive],
        "truce": None if g.truce == OFF else {**_counter(g, g.truce), "ap": g.truce_ap},
    }


def _counter(g: State, code: int) -> Counter:
    """A counter with what is printed on it, both sides."""
    shown, other = display.face(g, code), display.face(g, code ^ 1)
    return {
        **plain.counter(g, code),
        "cost": _cost(shown),
        "now": enemy.cost(g, code)[0] if shown.ferocity else None,
        "stripe": shown.stripe,
        "star": g.t.instructions[g.period][code >> 1].star,
        "other": {"instruction": INSTRUCTIONS[other.kind], "cost": _cost(other), "stripe": other.stripe},
    }


def _cost(face: Face) -> str:
    """7, 1-3, F4 (at least the total Ferocity) or all: as the data files write it."""
    if face.all:
        return "all"
    text = f"{face.low}-{face.high}" if face.high > face.low else str(face.low)
    return f"F{text}" if face.ferocity else text


def _now(g: State) -> Now:
    """Whom and where the running procedure is about: the Family, its Movement Points, the last raid counter."""
    found: Now = {"family": None, "mp": None, "raid": place_name(g.raiders[-1]) if g.raiders else None}
    for f in reversed(g.stack):
        if f.step.partition(".")[0] in OF_A_FAMILY and 0 <= f.who < len(FAMILIES):
            found["family"] = FAMILIES[f.who]
            found["mp"] = f.left if f.step == actions.act.name else None
            break
    return found


def _piles_with_top(g: State) -> list[list[int]]:
    """The deck as it looks to someone who has not seen the cards on top of it.

    A position from elsewhere does not say how it looked before. There they lie in the first pile; with the special card
    of a pile before it they are that pile.
    """
    if g.outside:
        return [pile[:] for pile in g.outside]
    piles = [list(pile) for pile in g.piles]
    special = [card for card in g.top if card > LAST_ORDINARY]
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
    if not _foresees(h, seat) and h.top:
        # cards that only the other has seen: put back and drawn again later, as if nobody had looked
        h.piles[:] = [tuple(pile) for pile in _piles_with_top(h)]
        h.unseen = tuple(sorted([*h.unseen, *(c for c in h.top if c <= LAST_ORDINARY)]))
        h.top.clear()
        h.outside.clear()
        h.foresight = BOTH
    hands = [hand_of(h, player) for player in _others(seat)]
    held = [card for hand in hands for card in hand]
    unplaced = sorted(c for c in (*h.unseen, *held) if c in h.t.ceremonies)  # in an order that tells nothing
    drawn = rng.sample(unplaced, len(held))
    h.unseen = tuple(sorted({*h.unseen, *held} - {*drawn}))
    for hand in hands:
        hand[:] = sorted(drawn[: len(hand)])
        del drawn[: len(hand)]
    return h
