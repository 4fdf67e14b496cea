"""The plain form of a position: the names used outside (design: JSON of `replay --json`, `play --position`, tests)."""

from __future__ import annotations

from typing import Any

from homelands.games.plains.rules import railroad, victory
from homelands.games.plains.rules.state import INDIAN_ALLIES, NONE, State, book
from homelands.games.plains.rules.tables import (
    AREAS,
    BOXES,
    CARDS,
    DECKS,
    N_PLACES,
    N_REGIONS,
    PLACES,
    REGIONS,
    ROUTES,
    place_index,
)
from homelands.games.plains.rules.vocabulary import COLOURS

ENDINGS = (None, "cards", "railroad")
FLAGS = ("played", "events", "treaty_hits", "no_ambush", "bury")


def to_plain(g: State) -> dict[str, Any]:
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
        "ready": dict(zip(COLOURS, g.ready, strict=True)),
        "casualties": dict(zip(COLOURS[:5], g.lost[:5], strict=True)),
        "removed": dict(zip(COLOURS[:5], g.gone[:5], strict=True)),
        "hands": {name: [CARDS[c] for c in g.hands[d]] for d, name in enumerate(DECKS)},
        "decks": {name: [CARDS[c] for c in g.piles[d]] for d, name in enumerate(DECKS)},
        "discards": {name: [CARDS[c] for c in g.discards[d]] for d, name in enumerate(DECKS)},
        "enduring": {
            name: {"card": CARDS[g.enduring[d]], "at": PLACES[g.enduring_at[d]] if g.enduring_at[d] >= 0 else None}
            for d, name in enumerate(DECKS)
            if g.enduring[d] != NONE
        },
        "known_events": {name: g.known[d] for d, name in enumerate(DECKS) if g.known[d]},
        "rail": {"up": g.union, "cp": g.central, "mountain": g.mountain, "gap": railroad.gap(g)},
        "discs": {"drawn": [COLOURS[c] for c in g.drawn], "bag": [COLOURS[c] for c in g.bag]},
        "round": g.round,
        "wagons": {
            "escaped": dict(zip(ROUTES, g.escaped, strict=True)),
            "destroyed": g.destroyed,
            "safe": [PLACES[p] for p in g.immune],
        },
        "custer": [PLACES[p] for p in g.custer],
        "points": {"cavalry": g.cavalry_points, "custer": g.custer_points, **victory.standing(g, owned)},
        "ending": ENDINGS[g.ending],
        "active": COLOURS[g.active] if g.active >= 0 else None,
        "moved": _moved(g),
        "banner": [PLACES[r] for r in range(N_REGIONS) if g.banner >> r & 1],
        "control": {name: _seat(g, owned[r]) for r, name in enumerate(REGIONS)},
        "stack": book.where(g),
        "outcome": {"result": g.outcome, "why": g.why, "score": _score(g)} if g.outcome else None,
    }


def _cubes(g: State, p: int) -> dict[str, int]:
    green, orange, blue, brown, purple, white = g.cubes
    return {
        "green": green[p], "orange": orange[p], "blue": blue[p], "brown": brown[p], "purple": purple[p],
        "white": white[p],
    }  # fmt: skip


def _moved(g: State) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for code in sorted(set(g.moved)):
        c, p = divmod(code, N_PLACES)
        found.setdefault(COLOURS[c], {})[PLACES[p]] = g.moved.count(code)
    return found


def _seat(g: State, seat: int) -> str | None:
    return g.seating.seats[seat] if seat >= 0 else None


def _score(g: State) -> dict[str, int]:
    return dict(zip(g.seating.seats, g.score, strict=True))
