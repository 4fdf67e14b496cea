"""What must be true of every position: all cubes and cards are somewhere, once, and nothing is where it may not be."""

from __future__ import annotations

from typing import Final

from homelands.games.plains.state import NONE, State, book
from homelands.games.plains.tables import (
    BLACK,
    BLUE,
    BROWN,
    CANADA,
    CUSTER,
    DECK_SIZE,
    DECKS,
    MEXICO,
    N_PLACES,
    N_REGIONS,
    PLACES,
    PURPLE,
    ROCKIES,
    SACRAMENTO,
    ST_LOUIS,
    WHITE,
)
from homelands.games.plains.vocabulary import COLOURS

OUTSIDE: Final = (
    (CANADA, ROCKIES),
    (MEXICO, ROCKIES),
    (ROCKIES, ST_LOUIS, SACRAMENTO),
    (ROCKIES, ST_LOUIS, SACRAMENTO),
    (CANADA, MEXICO, ROCKIES),
)  # areas and boxes where each colour may be


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
    _places(g)
    _wagons(g)
    _railroad(g)
    _cards(g)
    _discs(g)
    if not g.stack or g.stack[-1].step == "discs.draw-disc":
        _settled(g)


def _cubes(g: State) -> None:
    for c, name in enumerate(COLOURS):
        for box, what in ((g.ready, "ready"), (g.lost, "casualties"), (g.gone, "out of the game")):
            _within(f"{name} {what}", box[c], 0, g.t.cubes[c])
        n = g.ready[c] + g.lost[c] + g.gone[c]
        if c < BLACK:
            for p, count in enumerate(g.cubes[c]):
                _within(f"{name} cubes in {PLACES[p]}", count, 0, g.t.cubes[c])
            n += sum(g.cubes[c])
        if c == WHITE:
            n += sum(g.escaped) + g.destroyed
        elif c == BLACK:
            n += g.black_used()
        _same(f"{name} cubes", n, g.t.cubes[c])
    for code in set(g.moved):
        c, p = divmod(code, N_PLACES)
        if g.moved.count(code) > g.cubes[c][p]:
            raise Impossible(f"{COLOURS[c]} in {PLACES[p]}: more cubes moved than there are")


def _places(g: State) -> None:
    for c in range(5):
        for p in range(N_PLACES):
            if not g.cubes[c][p]:
                continue
            if p < N_REGIONS:
                fine = g.t.may_enter(c, p, g.seating.settlers_in_purple)
            else:
                fine = p in OUTSIDE[c]
            if not fine:
                raise Impossible(f"{COLOURS[c]} cubes may not be in {PLACES[p]}")
    for p in set(g.custer):
        if g.custer.count(p) > g.cubes[BLUE][p]:
            raise Impossible(f"more of Custer's cubes in {PLACES[p]} than Blue ones")


def _wagons(g: State) -> None:
    white = g.cubes[WHITE]
    for p in range(N_PLACES):
        if white[p] and not g.t.trail[p]:
            raise Impossible(f"wagons in {PLACES[p]}, which is on no trail")
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
        cards = g.hands[deck] + g.piles[deck] + g.discards[deck]
        if sorted(cards) != list(range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)):
            raise Impossible(f"{name} deck: every card must be in hand, pile or discards, once")
        _within(f"{name} hand", len(g.hands[deck]), 0, g.t.hand_size)
        if CUSTER in g.hands[deck]:
            raise Impossible("custer is never kept in hand")
        known = sum(1 for card in g.hands[deck] if g.t.is_event[card])
        _within(f"{name} cards known to be events", g.known[deck], 0, known)
        top = g.discards[deck][-1] if g.discards[deck] else NONE
        if g.enduring[deck] not in (NONE, top):
            raise Impossible(f"{name} deck: the enduring card is covered")


def _discs(g: State) -> None:
    if g.round and sorted(g.bag + g.drawn) != list(range(7)):
        raise Impossible("discs: each of the seven is in the bag or on the track, once")


def _settled(g: State) -> None:
    """Between two discs: no region contested, none overfull, Settlers and Enemies apart."""
    for r in range(N_REGIONS):
        if g.indians(r) and g.us(r):
            raise Impossible(f"{PLACES[r]}: both sides are there, and no engagement")
        if max(g.indians(r), g.us(r)) > g.t.limit:
            raise Impossible(f"{PLACES[r]}: more than {g.t.limit} cubes of a side")
        if g.seating.keep_apart and g.cubes[BROWN][r] and g.cubes[PURPLE][r] and not g.cubes[BLUE][r]:
            raise Impossible(f"{PLACES[r]}: Settlers and Enemies without Cavalry")
