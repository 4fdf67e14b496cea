"""What the plain form of a position and the view of a seat look like, name by name.

`Plain` is what `to_plain` returns, `View` what `view` returns; the JSON schema and the page's types are made from them,
and so the docstrings are read outside too. Places and cards are told by name.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from homelands.games.plains.rules.tables import Deck
from homelands.games.plains.rules.victory import Lines
from homelands.games.plains.rules.vocabulary import Colour

Ending = Literal["cards", "railroad"]


# -- cubes -------------------------------------------------------------------------------------------------------------
class Fighters(TypedDict):
    """Cubes of the colours that fight."""

    green: int
    orange: int
    blue: int
    brown: int
    purple: int


class Cubes(Fighters):
    """Cubes in a place; white ones are wagons."""

    white: int


class Ready(Cubes):
    """Cubes in the Ready Boxes; black ones are the railroad's."""

    black: int


# -- cards -------------------------------------------------------------------------------------------------------------
class Cards(TypedDict):
    """Cards of each deck."""

    green: list[str]
    orange: list[str]
    blue: list[str]
    brown: list[str]


class Hands(TypedDict):
    """The cards in each hand; null for a hand that must not be seen."""

    green: list[str] | None
    orange: list[str] | None
    blue: list[str] | None
    brown: list[str] | None


class Held(TypedDict):
    """How many cards each hand holds."""

    green: int
    orange: int
    blue: int
    brown: int


class Enduring(TypedDict):
    """An event that endures, and the region it is about."""

    card: str
    at: str | None


# -- beside the map ----------------------------------------------------------------------------------------------------
class Rail(TypedDict):
    """Spaces built: from St. Louis, from Sacramento on the plains, in the mountains; the gap that is left.

    `cp_all` are all spaces of the Central Pacific, those in the mountains included.
    """

    up: int
    cp: int
    mountain: int
    gap: int
    cp_all: int


class Discs(TypedDict):
    drawn: list[Colour]
    bag: list[Colour]


class Escaped(TypedDict):
    """Wagons in the Rockies, by route."""

    north: int
    south: int


class Wagons(TypedDict):
    """Wagons that have left the trails, and the places of those that a treaty keeps safe."""

    escaped: Escaped
    destroyed: int
    safe: list[str]


class Sides(TypedDict):
    """Points of the two sides, by line of the schedule."""

    indians: Lines
    us: Lines


class Totals(TypedDict):
    """The totals by which the sides are compared."""

    indians: int
    us: int


class Points(TypedDict):
    """Points for battles so far; all points as they would be now, by side and by seat; and how the sides compare."""

    cavalry: int
    custer: int
    sides: Sides
    seats: dict[Deck, Lines]
    totals: Totals


class Outcome(TypedDict):
    """The end: the winning seats, what decided, the points of each seat, and the totals of the sides."""

    result: str
    why: str
    score: dict[Deck, int]
    totals: Totals


class Fight(TypedDict):
    """What is being fought out: the region, who attacks, who sits out; and what the dice of this round have shown."""

    region: str
    attacker: Literal["indians", "us"]
    against: Literal["cubes", "wagons"]
    sits_out: Colour | None
    hits: Totals
    treaties: Totals
    blanks: Fighters


class Party(TypedDict):
    """Cubes on the march: where they stand, how many may go on, and how far."""

    at: str
    cubes: int
    steps: int


class Moves(TypedDict):
    """The movement that is going on: whose it is, group moves left, how far each may go, and the party on the march."""

    colour: Colour
    groups: int
    regions: int
    party: Party | None


# -- the whole ---------------------------------------------------------------------------------------------------------
class Table(TypedDict):
    """What everybody sees in the same way."""

    game: Literal["plains"]
    scenario: str  # how many play
    options: list[str]
    seats: list[Deck]
    rulings: dict[str, str]
    regions: dict[str, Cubes]
    areas: dict[str, Cubes]
    boxes: dict[str, Cubes]
    ready: Ready
    casualties: Fighters
    removed: Fighters
    decks: Cards
    discards: Cards
    enduring: dict[Deck, Enduring]
    known_events: dict[Deck, int]
    rail: Rail
    discs: Discs
    round: int
    wagons: Wagons
    custer: list[str]  # places of Custer's cubes
    points: Points
    ending: Ending | None
    active: Colour | None
    moved: dict[Colour, dict[str, int]]
    banner: list[str]
    fight: Fight | None
    moves: Moves | None
    control: dict[str, Deck | None]
    stack: list[str]  # the steps that led here, outermost first
    outcome: Outcome | None


class Plain(Table):
    """A position of Plains Indian Wars in the names used outside; everything is told."""

    hands: Cards


class View(Table):
    """A position of Plains Indian Wars as one seat may see it; a spectator's seat has no name.

    A hand that must not be seen is counted in `held`, and its cards are among those of its deck. `known_events` are
    hands of which so many cards must be events; `moved` are cubes that have moved in this activation.
    """

    hands: Hands
    held: Held
    seat: str
