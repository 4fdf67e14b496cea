"""What the plain form of a position and the view of a seat look like, name by name.

`Plain` is what `to_plain` returns, `View` what `view` returns; the JSON schema and the page's types are made from them,
and so the docstrings are read outside too. Places are told by name: `shiprock.3` is an Area, `shiprock:caught` and
`shiprock:escape` are boxes.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from homelands.games.navajo.rules.influence import Seat
from homelands.games.navajo.rules.names import Instruction, Intruder, Period, SetName

Letter = Literal["A", "B", "C", "D", "E", "F"]
Fort = Literal["defiance", "fauntleroy"]
Side = Literal["front", "back"]


# -- records, people, stores -------------------------------------------------------------------------------------------
class Tracks(TypedDict):
    """The General Records Track."""

    culture: int
    military: int
    ap: int
    morale: int
    enemy_ferocity: int
    enemy_ap: int


class Family(TypedDict):
    """A Family; `at` is an Area, a Caught or an Escape box, or null when it is not in play."""

    at: str | None
    ferocity: int
    man: int
    woman: int
    child: int
    horse: int


class Families(TypedDict):
    A: Family
    B: Family
    C: Family
    D: Family
    E: Family
    F: Family


class Resources(TypedDict):
    """The Resources box; corn by the values of its counters."""

    horse: int
    sheep: int
    trade_goods: int
    intruder_trade_goods: int
    firearms: int
    intruder_firearms: int
    corn: list[int]


class People(TypedDict):
    """People and animals in a box, counted by kind."""

    man: int
    woman: int
    child: int
    elder: int
    horse: int
    sheep: int


class OutOfPlay(People):
    """The Out of Play box, and counters set aside until a development brings them in."""

    trade_goods: int
    trade_goods_set_aside: int
    firearms: int
    intruder_firearms: int
    harass: int
    harass_set_aside: int


# -- the map -----------------------------------------------------------------------------------------------------------
class Territory(TypedDict):
    """Drought counters, and Tribal Raid counters: these lie on the lowest Areas, one each."""

    drought: int
    tribal: int


Territories = TypedDict(
    "Territories",
    {
        "shiprock": Territory,
        "san-juan": Territory,
        "zuni": Territory,
        "monument": Territory,
        "hopi": Territory,
        "black-mesa": Territory,
        "canyon": Territory,
    },
)


class Area(TypedDict, total=False):
    """What lies in an Area. A Rancho or Fort of the set-up that is gone is told as false or null.

    Intruders are told from below; "?" while nobody has looked.
    """

    mission: bool
    rancho: bool
    fort: Fort | None
    corn: bool
    harass: bool
    raiders: int
    intruders: list[Intruder | Literal["?"]]


# -- the enemy ---------------------------------------------------------------------------------------------------------
class Cubes(TypedDict):
    """Cubes by colour."""

    black: int
    blue: int
    brown: int
    green: int
    red: int
    yellow: int
    white: int


class CubeBoxes(TypedDict):
    pool: Cubes
    raided: Cubes
    recovery: Cubes
    subjugation: Cubes
    removed: Cubes


class PlainCounter(TypedDict):
    """An Instruction counter: its letter, the side that lies up, and what that side says."""

    id: str
    face: Side
    instruction: Instruction


class PlainTruce(PlainCounter):
    """The Peace or Defend counter in the Raided Cubes box, and the AP on it."""

    ap: int


class PlainDisplay(TypedDict):
    """The Instruction Display: three columns of six boxes, null where one is empty."""

    active: list[PlainCounter | None]
    standby: list[PlainCounter | None]
    inactive: list[PlainCounter | None]
    truce: PlainTruce | None


class Face(TypedDict):
    """One side of a counter. The cost is "7", "1-3", "F4" (at least the total Ferocity) or "all"."""

    instruction: Instruction
    cost: str
    stripe: bool


class Counter(PlainCounter):
    """An Instruction counter with its print; `now` is what a cost by Ferocity comes to, `other` the side below."""

    cost: str
    now: int | None
    stripe: bool
    star: bool
    other: Face


class Truce(Counter):
    """The Peace or Defend counter in the Raided Cubes box, and the AP on it."""

    ap: int


class Display(TypedDict):
    """The Instruction Display: three columns of six boxes, null where one is empty."""

    active: list[Counter | None]
    standby: list[Counter | None]
    inactive: list[Counter | None]
    truce: Truce | None


# -- cards -------------------------------------------------------------------------------------------------------------
class Pile(TypedDict):
    """A part of the deck: how many cards, and the special one among them."""

    cards: int
    special: int | None


class Deck(TypedDict):
    """The deck: cards on top that are known, piles below, and the numbers of the cards that are still to come."""

    top: list[int]
    piles: list[Pile]
    unseen: list[int]


# -- two players -------------------------------------------------------------------------------------------------------
class SwayedElders(TypedDict):
    """Elders that each player influences, by box."""

    turquoise: list[int]
    basket: list[int]


class InfluencePoints(TypedDict):
    """Influence Points: who is ahead, and by how many."""

    leader: Seat | None
    n: int


class Hands(TypedDict):
    """Card numbers; only how many there are of a hand that must not be seen."""

    turquoise: list[int] | int
    basket: list[int] | int


class TwoPlayers(TypedDict):
    """The game of two; `followers` are the Families that somebody influences."""

    headman: Seat
    elders: SwayedElders
    followers: dict[Letter, Seat]
    points: InfluencePoints
    hands: Hands
    winner: Seat | None


# -- the whole ---------------------------------------------------------------------------------------------------------
class Outcome(TypedDict):
    result: str
    why: str


class Now(TypedDict):
    """Whom and where the running procedure is about: the Family, its Movement Points, the last raid counter."""

    family: Letter | None
    mp: int | None
    raid: str | None


class Table(TypedDict):
    """What everybody sees in the same way."""

    game: Literal["navajo"]
    scenario: str
    period: Period
    options: list[str]
    rulings: dict[str, str]
    tracks: Tracks
    families: Families
    manuelito: Letter | Literal["beside", "awaited"] | None  # the Family he is with
    elders: list[int]  # by box
    resources: Resources
    passage: People
    out_of_play: OutOfPlay
    territories: Territories
    areas: dict[str, Area]  # those that are not empty
    santa_fe: int  # Enemy Raid counters still there
    intruders_set_aside: dict[Intruder, int]
    cubes: CubeBoxes
    hand: list[int]
    developments: list[str]
    exhausted: list[str]
    sets: list[SetName]
    events_in_play: list[int]
    deck_left: int
    deck: Deck
    discards: list[int]
    removed: list[int]
    two_players: NotRequired[TwoPlayers]
    card: int | None
    stack: list[str]  # the steps that led here, outermost first
    outcome: Outcome | None


class Cups(TypedDict):
    """In which order counters were laid and what came back meanwhile, in the numbers of `rules.cups`."""

    corn_laid: list[int]
    corn_back: list[int]
    intruders_laid: list[int]
    intruders_back: list[int]


class Plain(Table):
    """A position of Navajo Wars in the names used outside; everything is told. `cups` only where it matters."""

    display: PlainDisplay
    cups: NotRequired[Cups]


class View(Table):
    """A position of Navajo Wars as one seat may see it. `two_players` is there in the game of two only.

    `manuelito` is the Family he is with, "beside" the map, "awaited" there by his card, or null when he is not in the
    game; `santa_fe` counts the Enemy Raid counters that are still there; `areas` has those where something lies.
    """

    display: Display
    now: Now
