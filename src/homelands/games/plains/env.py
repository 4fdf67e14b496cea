"""What a policy sees of Plains Indian Wars, and the verbs of its options."""

from __future__ import annotations

from typing import Final

from homelands.games.plains.rules import victory
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
    CARDS,
    COLOURS,
    DECKS,
    N_DECKS,
    N_PLACES,
    N_REGIONS,
    PLACES,
    REGIONS,
    ROUTES,
    TABLES,
)
from homelands.rl.features import Features

NAME = "PlainsIndianWars"
CUBES: Final = COLOURS[:6]
FIGHTERS: Final = COLOURS[:5]
VERBS = (
    "activate ambush at attack-wagon bring call-off custer-at done drive-on end-turn event fight gather halt lift lose "
    "lure march no-ambush place place-first play raid rail recover relocate relocate-ready remove retreat rush "
    "sacramento shift shift-lost shift-ready sit-out stand stay strike substitute wagons withdraw withdraw-ready"
).split()
WORDS: Final[tuple[str, ...]] = ()

# -- the features and their places -------------------------------------------------------------------------------------
_f = Features()
TABLE = _f.block("table", TABLES)
SEAT = _f.block("seat", DECKS)
PLACE = (*CUBES, *(f"moved.{colour}" for colour in FIGHTERS), "immune", "spared", "custer")
PLACE_TOKENS = _f.grid("places", PLACES, PLACE)
REGION = ("held_by", "raid", "stood", "halted", "settled", "banner", "one_die.indians", "one_die.us",
          "pinned.indians", "pinned.us",
          *(f"barred.{c}" for c in FIGHTERS), *(f"rests.{c}" for c in FIGHTERS))  # fmt: skip
REGION_TOKENS = _f.grid("regions", REGIONS, REGION)
COLOUR = ("ready", "casualties", "removed", "drawn", "in_bag", "active")
COLOUR_TOKENS = _f.grid("colours", COLOURS, COLOUR)
DECK = ("held", "known_events", "enduring", "enduring_at", "points")
DECK_TOKENS = _f.grid("decks", DECKS, DECK)
CARD = ("hand", "unseen", "discarded")
CARD_TOKENS = _f.grid("cards", CARDS, CARD)
RAIL = _f.block("rail", ("up", "cp", "mountain"))
WAGONS = _f.block("wagons", (*(f"escaped.{route}" for route in ROUTES), "destroyed"))
NOW = _f.block("now", ("round", "ending", "played", "events", "treaty_hits", "no_ambush", "bury", "cavalry_points",
                       "custer_points", "fallen", "northern"))  # fmt: skip
ROLL = _f.block("roll", ("hits.indians", "hits.us", "treaties.indians", "treaties.us",
                         *(f"blanks.{c}" for c in FIGHTERS)))  # fmt: skip


def features() -> Features:
    return _f.copy()


# -- writing -----------------------------------------------------------------------------------------------------------
def write(g: State, seat: str, row: bytearray) -> None:
    row[TABLE.start + TABLES.index(g.scenario)] = 1
    mine = g.seating.seats.index(seat) if seat else -1
    if seat:
        row[SEAT.start + DECKS.index(seat)] = 1
    _places(g, row)
    owned = victory.owners(g)
    _regions(g, owned, row)
    _colours(g, row)
    _decks(g, mine, owned, row)
    row[RAIL] = (g.union, g.central, g.mountain)
    row[WAGONS] = (*g.escaped, g.destroyed)
    row[NOW] = (
        g.round, g.ending, g.played, g.events, g.treaty_hits, g.no_ambush, g.bury, g.cavalry_points, g.custer_points,
        g.fallen, g.northern,
    )  # fmt: skip
    row[ROLL] = (*g.hits, *g.treaties, *g.blanks)


def _places(g: State, row: bytearray) -> None:
    first, width = PLACE_TOKENS.start, len(PLACE)
    end = PLACE_TOKENS.stop
    for c, cubes in enumerate(g.cubes):
        row[first + c : end : width] = bytes(cubes)
    for code in g.moved:
        c, p = divmod(code, N_PLACES)
        row[first + p * width + 6 + c] += 1
    for column, places in ((11, g.immune), (12, g.spared), (13, g.custer)):
        for p in places:
            row[first + p * width + column] += 1


def _regions(g: State, owned: list[int], row: bytearray) -> None:
    first, width, end = REGION_TOKENS.start, len(REGION), REGION_TOKENS.stop
    row[first:end:width] = bytes([owner + 1 for owner in owned])
    columns = (g.raids, g.stood, g.halted, g.settled, g.banner, *g.one_die, *g.pinned, *g.bars, *g.rests)
    for column, bits in enumerate(columns, 1):
        at = first + column
        while bits:
            low = bits & -bits
            region = low.bit_length() - 1
            if region < N_REGIONS:
                row[at + region * width] = 1
            bits ^= low


def _colours(g: State, row: bytearray) -> None:
    first, width, end = COLOUR_TOKENS.start, len(COLOUR), COLOUR_TOKENS.stop
    row[first:end:width] = bytes(g.ready)
    row[first + 1 : end : width] = bytes(g.lost)
    row[first + 2 : end : width] = bytes(g.gone)
    for n, colour in enumerate(g.drawn):
        row[first + colour * width + 3] = n + 1
    for colour in g.bag:
        row[first + colour * width + 4] += 1
    if g.active >= 0:
        row[first + g.active * width + 5] = 1


def _decks(g: State, mine: int, owned: list[int], row: bytearray) -> None:
    """One's own hands are known; the cards of other hands are unseen like those that nobody has drawn."""
    at, card, width = DECK_TOKENS.start, CARD_TOKENS.start, len(CARD)
    points = victory.standing(g, owned)
    for deck in range(N_DECKS):
        name = DECKS[deck]
        total = sum(points[name].values()) if name in points else 0
        row[at : at + len(DECK)] = (
            len(g.hands[deck]), g.known[deck], g.enduring[deck] + 1, g.enduring_at[deck] + 1, max(0, min(255, total)),
        )  # fmt: skip
        at += len(DECK)
        column = 0 if g.seating.of[deck] == mine else 1
        for c in g.hands[deck]:
            row[card + c * width + column] = 1
        for c in g.piles[deck]:
            row[card + c * width + 1] = 1
        for c in g.discards[deck]:
            row[card + c * width + 2] = 1


def standing(g: State) -> float:
    """The points of the seat that decides."""
    return sum(victory.seat_lines(g, g.asking).values())
