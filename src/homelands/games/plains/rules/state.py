"""The position of a game of Plains Indian Wars: every cube and card, and the place in the rules.

Cubes are counted by colour and place: `g.cubes[GREEN][r]`. Places and colours are numbers (see `tables`).
Rows of cubes and cards are shared by copies: `effects` and `cards` put new ones in their place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from homelands.core.flow import Rulebook
from homelands.core.state import Position, Row, fresh, rows, shared
from homelands.games.plains.rules.tables import (
    BLUE,
    BROWN,
    GREEN,
    N_COLOURS,
    N_DECKS,
    N_FIGHTING,
    N_ON_MAP,
    N_PLACES,
    ORANGE,
    PURPLE,
    Seating,
    Tables,
    Ways,
)

NONE: Final = -1
OUT_OF_CARDS: Final = 1  # what ends the game
RAILROAD: Final = 2
INDIAN_ALLIES: Final = "indian-allies"  # option: with three players the Indians are two


def _n(count: int, value: int = 0) -> Any:
    return fresh(lambda: [value] * count)


def _e() -> Any:
    return fresh(list)


def _rows(count: int, length: int = 0) -> Any:
    return rows(lambda: [(0,) * length] * count)


@dataclass(slots=True, eq=False, repr=False)
class State(Position):
    t: Tables = shared()
    rulings: dict[str, str] = shared()
    seating: Seating = shared()
    ways: Ways = shared()
    asking: int = shared(0)  # the seat whose decision is pending

    scenario: str = ""  # how many play
    outcome: str = ""  # empty while the game goes on
    why: str = ""
    score: list[int] = _e()  # by seat, when the game is over

    # Cubes by colour, green to white; black ones are the railroad
    cubes: list[Row] = _rows(N_ON_MAP, N_PLACES)
    ready: list[int] = _n(N_COLOURS)
    lost: list[int] = _n(N_COLOURS)  # Casualty Boxes
    gone: list[int] = _n(N_COLOURS)  # out of the game
    escaped: list[int] = _n(2)  # wagons in the Rockies, by route
    destroyed: int = 0  # wagons
    immune: list[int] = _e()  # places of wagons that a treaty keeps safe
    spared: list[int] = _e()  # places of wagons that are safe in this activation
    northern: int = 0  # purple cubes in the Rockies that came there from the north
    custer: list[int] = _e()  # places of Custer's cubes
    cavalry_points: int = 0
    custer_points: int = 0

    # Railroad: spaces filled from St. Louis, from Sacramento on the plains, in the mountains
    union: int = 0
    central: int = 0
    mountain: int = 0

    # Discs
    round: int = 0
    bag: list[int] = _e()
    drawn: list[int] = _e()
    ending: int = 0  # what came first of the two ways to end the game

    # Cards, by deck
    hands: list[Row] = _rows(N_DECKS)
    piles: list[Row] = _rows(N_DECKS)  # cards nobody has drawn; their order is not decided
    discards: list[Row] = _rows(N_DECKS)
    known: list[int] = _n(N_DECKS)  # so many cards of the hand are known to be events
    enduring: list[int] = _n(N_DECKS, NONE)  # the event that endures
    enduring_at: list[int] = _n(N_DECKS, NONE)
    bars: list[int] = _n(N_FIGHTING)  # regions closed to a colour, as bits
    rests: list[int] = _n(N_FIGHTING)  # regions where a colour rests, as bits

    # This activation
    active: int = NONE  # the colour at play
    played: int = 0  # the movement card has been played
    events: int = 0  # events played
    moved: list[int] = _e()  # one entry for each cube that has moved: colour * N_PLACES + where it is now
    raids: int = 0  # regions where wagons may be attacked, as bits
    stood: int = 0  # regions activated without moving, as bits
    halted: int = 0  # regions where a party of this group move was stopped, as bits
    settled: int = 0  # regions where an event has put Settlers, as bits
    banner: int = 0
    treaty_hits: int = 0
    no_ambush: int = 0
    one_die: list[int] = _n(2)  # regions where factions of a side roll one die, as bits
    pinned: list[int] = _n(2)  # regions where a side cannot retreat, as bits
    bury: int = 0  # so many Indian losses leave the game

    # The last roll, and this battle
    hits: list[int] = _n(2)  # by the side that scored them
    treaties: list[int] = _n(2)
    blanks: list[int] = _n(N_FIGHTING)
    fallen: int = 0  # Cavalry cubes eliminated in this battle

    def label(self) -> str:
        return f"{', '.join(self.seating.seats)}; round {self.round}" if self.scenario else ""

    # -- readers -----------------------------------------------------------------------------------------------------
    def indians(self, r: int) -> int:
        return self.cubes[GREEN][r] + self.cubes[ORANGE][r]

    def us(self, r: int) -> int:
        """Cubes on the U.S. side that can fight: Cavalry, Settlers, Enemies."""
        cubes = self.cubes
        return cubes[BLUE][r] + cubes[BROWN][r] + cubes[PURPLE][r]

    def side(self, side: int, r: int) -> int:
        return self.us(r) if side else self.indians(r)

    def fresh(self, colour: int, p: int) -> int:
        """Cubes in a place that have not moved in this activation."""
        n = self.cubes[colour][p]
        return n - self.moved.count(colour * N_PLACES + p) if n and self.moved else n

    def rail_complete(self) -> bool:
        t = self.t
        return self.mountain == t.mountain_spaces and self.union + self.central == t.plains_spaces

    def black_used(self) -> int:
        return self.union + self.central + self.mountain


book: Rulebook[State] = Rulebook("plains", rights=False)
