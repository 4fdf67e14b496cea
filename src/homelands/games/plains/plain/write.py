"""The plain form of a position: the names used outside (design: JSON of `replay --json`, `play --position`, tests)."""

from __future__ import annotations

from typing import Final

from homelands.core.state import Row
from homelands.games.plains.plain import now
from homelands.games.plains.plain.types import Cards, Cubes, Ending, Outcome, Plain, Points, Ready, Totals
from homelands.games.plains.rules import railroad, victory
from homelands.games.plains.rules.state import INDIAN_ALLIES, NONE, State, book
from homelands.games.plains.rules.tables import (
    AREAS,
    BOXES,
    CARDS,
    COLOURS,
    DECKS,
    INDIANS,
    N_PLACES,
    N_REGIONS,
    NOBODY,
    NORTH,
    PLACES,
    REGIONS,
    SOUTH,
    US,
    Deck,
    place_index,
)
from homelands.games.plains.rules.vocabulary import Colour

ENDINGS: Final[tuple[Ending | None, ...]] = (None, "cards", "railroad")


def to_plain(g: State) -> Plain:
    players, _, option = g.scenario.partition("-")
    owned = victory.owners(g)
    return {
        "game": "plains",
        "scenario": players,
        "options": [INDIAN_ALLIES] if option else [],
        "seats": list(g.seating.seats),
        "rulings": dict(g.rulings),
        "regions": {name: _cubes(g, r) for r, name in enumerate(REGIONS)},
        "areas": {name: _cubes(g, place_index(name)) for name in AREAS},
        "boxes": {name: _cubes(g, place_index(name)) for name in BOXES},
        "ready": _ready(g.ready),
        "casualties": now.fighters(g.lost),
        "removed": now.fighters(g.gone),
        "hands": _cards(g.hands),
        "decks": _cards(g.piles),
        "discards": _cards(g.discards),
        "enduring": {
            name: {"card": CARDS[g.enduring[d]], "at": PLACES[g.enduring_at[d]] if g.enduring_at[d] != NONE else None}
            for d, name in enumerate(DECKS)
            if g.enduring[d] != NONE
        },
        "known_events": {name: g.known[d] for d, name in enumerate(DECKS) if g.known[d]},
        "rail": {"up": g.union, "cp": g.central, "mountain": g.mountain, "gap": railroad.gap(g),
                 "cp_all": g.central + g.mountain},
        "discs": {"drawn": [COLOURS[c] for c in g.drawn], "bag": [COLOURS[c] for c in g.bag]},
        "round": g.round,
        "wagons": {
            "escaped": {"north": g.escaped[NORTH], "south": g.escaped[SOUTH]},
            "destroyed": g.destroyed,
            "safe": [PLACES[p] for p in g.immune],
        },
        "custer": [PLACES[p] for p in g.custer],
        "points": _points(g, owned),
        "ending": ENDINGS[g.ending],
        "active": COLOURS[g.active] if g.active != NONE else None,
        "moved": _moved(g),
        "banner": [PLACES[r] for r in range(N_REGIONS) if g.banner >> r & 1],
        "fight": now.fight(g),
        "moves": now.moves(g),
        "control": {name: _seat(g, owned[r]) for r, name in enumerate(REGIONS)},
        "stack": book.where(g),
        "outcome": _outcome(g, owned) if g.outcome else None,
    }


def _cubes(g: State, p: int) -> Cubes:
    green, orange, blue, brown, purple, white = g.cubes
    return {
        "green": green[p], "orange": orange[p], "blue": blue[p], "brown": brown[p], "purple": purple[p],
        "white": white[p],
    }  # fmt: skip


def _ready(box: list[int]) -> Ready:
    return {**now.fighters(box), "white": box[5], "black": box[6]}


def _cards(rows: list[Row]) -> Cards:
    green, orange, blue, brown = rows
    return {
        "green": [CARDS[c] for c in green],
        "orange": [CARDS[c] for c in orange],
        "blue": [CARDS[c] for c in blue],
        "brown": [CARDS[c] for c in brown],
    }


def _points(g: State, owned: list[int]) -> Points:
    return {
        "cavalry": g.cavalry_points,
        "custer": g.custer_points,
        "sides": {"indians": victory.side_lines(g, INDIANS, owned), "us": victory.side_lines(g, US, owned)},
        "seats": victory.standing(g, owned),
        "totals": _totals(g, owned),
    }


def _totals(g: State, owned: list[int]) -> Totals:
    return {"indians": victory.side_total(g, INDIANS, owned), "us": victory.side_total(g, US, owned)}


def _moved(g: State) -> dict[Colour, dict[str, int]]:
    found: dict[Colour, dict[str, int]] = {}
    for code in sorted(set(g.moved)):
        c, p = divmod(code, N_PLACES)
        found.setdefault(COLOURS[c], {})[PLACES[p]] = g.moved.count(code)
    return found


def _seat(g: State, seat: int) -> Deck | None:
    return g.seating.seats[seat] if seat != NOBODY else None


def _outcome(g: State, owned: list[int]) -> Outcome:
    score = dict(zip(g.seating.seats, g.score, strict=True))
    return {"result": g.outcome, "why": g.why, "score": score, "totals": _totals(g, owned)}
