"""The data of Plains Indian Wars as the engine reads it: lists and small tables of numbers, built once.

Places are numbers: regions 0..33 (NPT, SPT, purple-north, purple-south), then Canada, Mexico, the Rockies, St. Louis
and Sacramento. Colours, cards and kinds are numbers too; the names are in the tuples.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any, Final, Literal, get_args

from homelands.core.chance import Request
from homelands.core.data import Data, Entry, Schema
from homelands.core.loader import Loader
from homelands.core.rulings import rulings_of
from homelands.games.plains.rules import vocabulary
from homelands.games.plains.rules.vocabulary import ENDURING, FIGHTING, NEEDS, REGION, TERMS, Term, parse

COLOURS: Final = vocabulary.COLOURS
GREEN: Final = 0
ORANGE: Final = 1
BLUE: Final = 2
BROWN: Final = 3
PURPLE: Final = 4
WHITE: Final = 5
BLACK: Final = 6
N_DECKS: Final = 4  # green to brown have cards
N_FIGHTING: Final = 5  # green to purple move and fight
N_ON_MAP: Final = 6  # green to white have cubes on the map
N_COLOURS: Final = 7  # each has a disc
NPT: Final = 0
SPT: Final = 1
PURPLE_NORTH: Final = 2
PURPLE_SOUTH: Final = 3
INDIANS: Final = 0
US: Final = 1
NOBODY: Final = -1
SIDE_OF: Final = (INDIANS, INDIANS, US, US, US, US, US)
ARMIES: Final = ((GREEN, ORANGE), (BLUE, BROWN, PURPLE))  # the fighting colours of each side
REGIONS: Final = (
    "marias-river", "milk-river", "knife-river", "james-river", "powder-river", "black-hills",
    "niobrara", "north-platte", "sweetwater", "cheyenne", "loup-river", "elkhorn",
    "flint-hills", "dodge-city", "denver", "bitter-creek", "neosho", "upper-arkansas",
    "cimarron", "washita", "cross-timbers", "llano-estacado", "brazos", "pecos",
    "kootenai-river", "three-forks", "judith-basin", "bighorn", "wind-river",
    "san-luis-valley", "taos-valley", "santa-fe", "rio-abajo", "mesilla-valley",
)  # fmt: skip
NPT_REGIONS: Final = range(12)
SPT_REGIONS: Final = range(12, 24)
HOMELANDS: Final = (NPT_REGIONS, SPT_REGIONS)  # of Green, of Orange
HOME: Final = 24  # regions below are NPT or SPT, from here on purple
N_REGIONS: Final = 34
AREAS: Final = ("canada", "mexico", "rockies")
BOXES: Final = ("st-louis", "sacramento")
CANADA: Final = 34
MEXICO: Final = 35
ROCKIES: Final = 36
ST_LOUIS: Final = 37
SACRAMENTO: Final = 38
PLACES: Final = (*REGIONS, *AREAS, *BOXES)
N_PLACES: Final = len(PLACES)
KIND_SIZES: Final = (12, 12, 5, 5)  # regions of each kind
KIND_OF: Final = [kind for kind, size in enumerate(KIND_SIZES) for _ in range(size)]
Deck = Literal["green", "orange", "blue", "brown"]  # the four that play cards, and so the seats
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
CARDS_BY_DECK: Final = (
    (
        "sitting-bull", "red-cloud", "crazy-horse", "rain-in-the-face", "gall", "crow-flies-high", "inkpaduta",
        "little-crow", "mountain-chief", "young-man-afraid", "moving-robe-woman",
        "lodge-trail-ridge", "greasy-grass-camp", "grandmothers-land", "fort-laramie-treaty",
    ),
    (
        "little-mountain", "quanah-parker", "lone-wolf", "satanta", "roman-nose", "tall-bull", "victorio", "cochise",
        "mow-way", "big-tree", "nana", "geronimo", "lozen", "black-kettle", "plum-creek",
    ),
    (
        "fort-leavenworth", "philip-sheridan", "nelson-miles", "george-crook", "ranald-mackenzie", "buffalo-soldiers",
        "fort-laramie", "fort-riley", "fort-sill", "winfield-hancock", "fort-kearny",
        "custer", "crow-scouts", "winter-campaign", "peace-commission",
    ),
    (
        "civil-war-vets", "homestead-act", "pikes-peak-gold", "black-hills-gold", "track-gangs",
        "central-pacific-crews", "exodusters", "cow-towns", "sod-houses", "mennonite-farmers", "down-and-back-trains",
        "union-pacific-railroad", "pony-express", "jim-bridger", "hide-hunters",
    ),
)  # fmt: skip
DECK_SIZE: Final = 15
CARDS: Final = tuple(card for deck in CARDS_BY_DECK for card in deck)
CUSTER: Final = CARDS.index("custer")
CARD_KINDS: Final = ("war-party", "engagement", "migration", "event")
WHEN: Final = ("before", "after", "any", "at-once")
HIT: Final = 0
TREATY: Final = 1
BLANK: Final = 2
FACES: Final = ("hit", "treaty", "blank")
NORTH: Final = 0
SOUTH: Final = 1
TABLES: Final = ("2", "3", "3-indian-allies", "4")
Route = Literal["north", "south"]
ROUTES: Final[tuple[Route, ...]] = get_args(Route)
_INDEX: Final = {name: i for i, name in enumerate(PLACES)}


def place_index(name: str) -> int:
    """The place of that name. Raises KeyError for an unknown one."""
    return _INDEX[name]


@dataclass(slots=True)
class Card:
    """A card. Movement cards have numbers, events have terms."""

    id: str
    deck: int
    title: str
    kind: str
    place: int
    groups: int
    regions: int
    when: str
    needs: tuple[Term, ...]
    where: tuple[Term, ...]
    beside: tuple[Term, ...]
    terms: tuple[Term, ...]
    enduring: tuple[Term, ...]
    history: str


@dataclass(slots=True)
class Seating:
    """Who plays what, and which rules that changes (chapter 15)."""

    table: str
    seats: tuple[Deck, ...]
    of: tuple[int, ...]  # seat by colour
    keep_apart: bool
    settlers_in_purple: bool
    wagons_control: bool
    sides: bool


Ways = list[list[list[int]]]
"""By colour and place: where a cube of that colour may step."""


class Tables:
    """All numbers of the game, from checked data."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self._map(data)
        self._rails(data)
        self._trails(data)
        self._factions(data)
        self.cards = [_card(data, deck, name) for deck, names in enumerate(CARDS_BY_DECK) for name in names]
        self.is_event = [card.kind == "event" for card in self.cards]
        self.points: dict[str, dict[str, int]] = data.section("schedule", "points")
        self.rulings = rulings_of(data)
        self._ways: dict[tuple[bool, bool], Ways] = {}

    def _map(self, data: Data) -> None:
        regions = data.section("map", "region")
        self.names: list[str] = [
            data.files["map"][f"{kind}.{name}"]["name"]
            for kind, ids in (("region", REGIONS), ("area", AREAS), ("box", BOXES))
            for name in ids
        ]
        self.near = [sorted(_INDEX[n] for n in regions[name]["next"]) for name in REGIONS]
        self.rings = [rings(self.near, r) for r in range(N_REGIONS)]
        self.touches_purple = [any(n >= HOME for n in row) for row in self.near]
        self.arrows: list[tuple[int, int, tuple[int, ...]]] = [
            (_INDEX[e["area"]], _INDEX[e["region"]], tuple(COLOURS.index(c) for c in e["arrows"]))
            for e in data.section("map", "contact").values()
        ]
        self.open = [
            [[self.may_enter(c, r, bool(brown)) for r in range(N_REGIONS)] for c in range(N_FIGHTING)]
            for brown in (False, True)
        ]
        self.gates = sorted(_INDEX[n] for n in data.files["map"]["box.st-louis"]["next"])

    def _rails(self, data: Data) -> None:
        spaces = data.section("rails", "space")
        plains = sum(1 for name in spaces if not name.startswith("M"))
        self.plains_spaces = plains
        self.mountain_spaces: int = data.files["rails"]["building.central-pacific"]["mountains"]
        self.beside_space = [_borders(spaces[str(n)]) for n in range(1, plains + 1)]
        self.beside_mountain = [_borders(spaces[f"M{n}"]) for n in range(1, self.mountain_spaces + 1)]
        self.rail_most: int = data.files["rails"]["building.union-pacific"]["most"]
        self.rail_most_cp: int = data.files["rails"]["building.central-pacific"]["most"]
        self.mountain_dice: int = data.files["rails"]["building.central-pacific"]["dice"]
        self.on_rail = sorted({r for row in (*self.beside_space, *self.beside_mountain) for r in row})

    def _trails(self, data: Data) -> None:
        self.trail: list[list[int]] = [[] for _ in range(N_PLACES)]
        self.route = [NOBODY] * N_PLACES
        for e in data.section("trails", "trail").values():
            way = [ST_LOUIS, *(_INDEX[n] for n in e["regions"]), ROCKIES]
            for here, there in pairwise(way):
                if there not in self.trail[here]:
                    self.trail[here].append(there)
                if here != ST_LOUIS:
                    self.route[here] = ROUTES.index(e["route"])
        self.westward = _west_first(self.trail)

    def _factions(self, data: Data) -> None:
        factions = data.section("factions", "faction")
        self.cubes: list[int] = [factions[c]["cubes"] for c in COLOURS]
        self.faces: list[tuple[int, int, int]] = []
        for c in FIGHTING:
            blank, treaty, hit = factions[c]["dice"]
            self.faces.append((hit, treaty, blank))
        self.rolls = [[_roll(c, self.faces[c], n) for n in (1, 2)] for c in range(N_FIGHTING)]
        self.setups: dict[str, Entry] = data.section("factions", "setup")
        self.influence: list[list[tuple[int, int, int]]] = [[] for _ in range(N_FIGHTING)]
        for colour, entry in data.section("factions", "influence").items():
            taken = [(COLOURS.index(o), int(e["each"]), int(e["take"])) for o, e in sorted(entry.items())]
            self.influence[COLOURS.index(colour)] = taken
        self.tables = {name: _seating(name, e) for name, e in data.section("factions", "table").items()}
        limits = data.section("factions", "limit")
        self.limit: int = limits["region"]["cubes"]
        self.hand_size: int = limits["hand"]["cards"]
        self.most_events: int = limits["hand"]["events"]
        self.substitute: tuple[int, int] = (limits["substitute"]["groups"], limits["substitute"]["regions"])
        self.sacramento: list[int] = [0, 0, limits["sacramento"]["blue"], limits["sacramento"]["brown"]]
        self.purple_place: int = limits["purple-disc"]["place"]
        self.purple_regions: int = limits["purple-disc"]["regions"]
        self.white_place: int = limits["white-disc"]["place"]
        self.wagon_dice: int = limits["wagon"]["dice"]
        self.wagon_hits: int = limits["wagon"]["hits"]

    def ways(self, brown_in_purple: bool, all_contacts: bool) -> Ways:
        """Where cubes may step: by kind of region (facts 1.1), to and from areas by arrows."""
        key = (brown_in_purple, all_contacts)
        if key not in self._ways:
            self._ways[key] = [
                [self._steps(c, p, all_contacts, brown_in_purple) for p in range(N_PLACES)] for c in range(N_FIGHTING)
            ]
        return self._ways[key]

    def may_enter(self, colour: int, region: int, brown_in_purple: bool) -> bool:
        """Who may be in which kind of region (6.1-6.5)."""
        kind = KIND_OF[region]
        if colour == GREEN:
            return kind != PURPLE_SOUTH
        if colour == ORANGE:
            return kind != PURPLE_NORTH
        if colour == BROWN:
            return region < HOME or brown_in_purple
        return colour == BLUE or region >= HOME or self.touches_purple[region]

    def _steps(self, c: int, p: int, all_contacts: bool, brown_in_purple: bool) -> list[int]:
        found: list[int] = []
        if p < N_REGIONS:
            if not self.may_enter(c, p, brown_in_purple):
                return []
            found = [r for r in self.near[p] if self.may_enter(c, r, brown_in_purple)]
        elif p == ST_LOUIS and c in (BLUE, BROWN):
            return [r for r in self.gates if self.may_enter(c, r, brown_in_purple)]
        for area, region, colours in self.arrows:
            if p not in (area, region) or not self.may_enter(c, region, brown_in_purple):
                continue
            if c in (BLUE, BROWN):
                open_here = area == ROCKIES and (all_contacts or ROCKIES in self.trail[region])
            else:
                open_here = c in colours
            if open_here:
                found.append(area if p == region else region)
        return found


def rings(near: list[list[int]], start: int) -> list[list[int]]:
    """Regions by their distance from one: those at 1 step, at 2 steps ..."""
    seen, out, edge = {start}, [], [start]
    while edge:
        edge = sorted({n for r in edge for n in near[r]} - seen)
        seen |= set(edge)
        if edge:
            out.append(edge)
    return out


def _source() -> tuple[Traversable, Schema]:
    from homelands.games.plains.rules.schema import SCHEMA  # which knows the names that are here

    return files("homelands.games.plains") / "data", SCHEMA


load_tables: Final = Loader(_source, Tables)


# ---- builders --------------------------------------------------------------------------------------------------


def _borders(space: Entry) -> list[int]:
    return [_INDEX[space[side]] for side in ("north", "south") if space[side]]


def _west_first(trail: list[list[int]]) -> list[int]:
    """Places on the trails, the ones nearest the Rockies first, so that wagons move one region each."""
    order: list[int] = []

    def visit(p: int) -> None:
        if p != ROCKIES and p not in order:
            for there in trail[p]:
                visit(there)
            order.append(p)

    visit(ST_LOUIS)
    return order


def _roll(colour: int, faces: tuple[int, int, int], dice: int) -> Request:
    """One or two dice of a colour; the faces of two dice come in a fixed order, as they cannot be told apart."""
    kind = f"{COLOURS[colour]}-dice"
    if dice == 1:
        return Request(kind, "dice", ((HIT,), (TREATY,), (BLANK,)), faces)
    pairs = [(a, b) for a in range(len(FACES)) for b in range(a, len(FACES))]
    return Request(kind, "dice", tuple(pairs), tuple(faces[a] * faces[b] * (1 if a == b else 2) for a, b in pairs))


def _seating(name: str, e: Entry) -> Seating:
    seats = tuple(e["seats"])
    of = [next(i for i, s in enumerate(seats) if c in e["seats"][s]) for c in FIGHTING]
    of += [of[BROWN], of[BROWN]]  # wagons and railroad belong to the Settlers
    changes = (e["keep_apart"], e["settlers_in_purple"], e["wagons_control"], e["sides"])
    return Seating(name, seats, tuple(of), *changes)


def _card(data: Data, deck: int, name: str) -> Card:
    e: dict[str, Any] = data.files["decks"][f"{DECKS[deck]}.{name}"]

    def words(key: str, known: dict[str, str]) -> tuple[Term, ...]:
        return tuple(parse(text, known) for text in e.get(key, ()))

    return Card(
        name, deck, e["title"], e["kind"], e.get("place", 0), e.get("groups", 0), e.get("regions", 0),
        e.get("when", ""), words("needs", NEEDS), words("where", REGION), words("beside", REGION),
        words("terms", TERMS), words("enduring", ENDURING), e.get("history", ""),
    )  # fmt: skip
