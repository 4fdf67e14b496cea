"""What must be true of every position: all cubes and cards are somewhere, once, and nothing is where it may not be."""

from __future__ import annotations

from typing import Final

from homelands.games.plains.rules import discs
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    BLACK,
    BLUE,
    BROWN,
    CANADA,
    CUSTER,
    DECK_SIZE,
    DECKS,
    MEXICO,
    N_COLOURS,
    N_PLACES,
    N_REGIONS,
    PLACES,
    PURPLE,
    ROCKIES,
    SACRAMENTO,
    ST_LOUIS,
    WHITE,
)
from homelands.games.plains.rules.vocabulary import COLOURS

OUTSIDE: Final = (
    (CANADA, ROCKIES),
    (MEXICO, ROCKIES),
    (ROCKIES, ST_LOUIS, SACRAMENTO),
    (ROCKIES, ST_LOUIS, SACRAMENTO),
    (CANADA, MEXICO, ROCKIES),
)  # areas and boxes where each colour may be


CUBES: Final = [f"{name} cubes" for name in COLOURS]
READY: Final = [f"{name} ready" for name in COLOURS]
CASUALTIES: Final = [f"{name} casualties" for name in COLOURS]
WHOLE: Final = [list(range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)) for deck in range(len(DECKS))]
GONE: Final = [f"{name} out of the game" for name in COLOURS]


class Impossible(ValueError):
    """A position that cannot be: what is wrong, and what was expected."""


def _same(what: str, found: int, expected: int) -> None:
    if found != expected:
        raise Impossible(f"{what}: {found} in all, expected {expected}")


def _within(what: str, found: int, low: int, high: int) -> None:
    if not low <= found <= high:
        raise Impossible(f"{what}: {found}, expected {low} to {high}")


@book.cites("4.4/limit", "4.4/areas", "4.4/boxes", "10.0")
def check(g: State) -> None:
    """Raise `Impossible` with the first thing that is wrong."""
    _cubes(g)
    _marked(g)
    _wagons(g)
    _railroad(g)
    _cards(g)
    _discs(g)
    if g.stack and g.stack[-1].step == discs.draw_disc.name:
        _settled(g)


def _cubes(g: State) -> None:
    for c in range(len(COLOURS)):
        most = g.t.cubes[c]
        _within(READY[c], g.ready[c], 0, most)
        _within(CASUALTIES[c], g.lost[c], 0, most)
        _within(GONE[c], g.gone[c], 0, most)
        n = g.ready[c] + g.lost[c] + g.gone[c]
        if c < BLACK:
            n += _on_map(g, c, most)
        if c == WHITE:
            n += sum(g.escaped) + g.destroyed
        elif c == BLACK:
            n += g.black_used()
        _same(CUBES[c], n, most)


def _on_map(g: State, c: int, most: int) -> int:
    """How many cubes of a colour are on the map; none is where it may not be."""
    entered = g.t.open[g.seating.settlers_in_purple]
    total = 0
    for p, n in enumerate(g.cubes[c]):
        if n:
            if not 0 < n <= most:
                _within(f"{CUBES[c]} in {PLACES[p]}", n, 0, most)
            if c == WHITE:
                if not g.t.trail[p]:
                    raise Impossible(f"wagons in {PLACES[p]}, which is on no trail")
            elif not (entered[c][p] if p < N_REGIONS else p in OUTSIDE[c]):
                raise Impossible(f"{COLOURS[c]} cubes may not be in {PLACES[p]}")
            total += n
    return total


def _marked(g: State) -> None:
    """Cubes that have moved, and Custer's, are cubes that are there."""
    for code in set(g.moved):
        c, p = divmod(code, N_PLACES)
        if g.moved.count(code) > g.cubes[c][p]:
            raise Impossible(f"{COLOURS[c]} in {PLACES[p]}: more cubes moved than there are")
    for p in set(g.custer):
        if g.custer.count(p) > g.cubes[BLUE][p]:
            raise Impossible(f"more of Custer's cubes in {PLACES[p]} than Blue ones")


def _wagons(g: State) -> None:
    white = g.cubes[WHITE]
    for safe in (g.immune, g.spared):
        for p in set(safe):
            if safe.count(p) > white[p]:
                raise Impossible(f"more safe wagons in {PLACES[p]} than wagons")


def _railroad(g: State) -> None:
    _within("mountain spaces", g.mountain, 0, g.t.mountain_spaces)
    _within("Union Pacific", g.union, 0, g.t.plains_spaces)
    _within("Central Pacific on the plains", g.central, 0, g.t.plains_spaces)
    _within("plains spaces", g.union + g.central, 0, g.t.plains_spaces)
    if g.central and g.mountain < g.t.mountain_spaces:
        raise Impossible("Central Pacific: on the plains before the mountains are crossed")


def _cards(g: State) -> None:
    for deck, name in enumerate(DECKS):
        hand = g.hands[deck]
        if sorted(hand + g.piles[deck] + g.discards[deck]) != WHOLE[deck]:
            raise Impossible(f"{name} deck: every card must be in hand, pile or discards, once")
        if len(hand) > g.t.hand_size:
            _within(f"{name} hand", len(hand), 0, g.t.hand_size)
        if CUSTER in hand:
            raise Impossible("custer is never kept in hand")
        known = sum([g.t.is_event[card] for card in hand])
        if not 0 <= g.known[deck] <= known:
            _within(f"{name} cards known to be events", g.known[deck], 0, known)
        top = g.discards[deck][-1] if g.discards[deck] else NONE
        if g.enduring[deck] not in (NONE, top) and g.rulings["enduring-covered"] == "any-card":
            raise Impossible(f"{name} deck: the enduring card is covered")


def _discs(g: State) -> None:
    if g.round and sorted(g.bag + g.drawn) != list(range(N_COLOURS)):
        raise Impossible("discs: each of the seven is in the bag or on the track, once")


def _settled(g: State) -> None:
    """Between two discs: no region contested, none overfull, Settlers and Enemies apart."""
    for r in range(N_REGIONS):
        indians, us = g.indians(r), g.us(r)
        if indians and us:
            raise Impossible(f"{PLACES[r]}: both sides are there, and no engagement")
        if indians > g.t.limit or us > g.t.limit:
            raise Impossible(f"{PLACES[r]}: more than {g.t.limit} cubes of a side")
        if g.seating.keep_apart and g.cubes[BROWN][r] and g.cubes[PURPLE][r] and not g.cubes[BLUE][r]:
            raise Impossible(f"{PLACES[r]}: Settlers and Enemies without Cavalry")
