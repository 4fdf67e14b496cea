"""The board of Navajo Wars: Territories, their Areas and the ways between them, and the displays beside the map."""

from __future__ import annotations

from typing import Literal, TypedDict

from homelands.games.navajo.rules.names import (
    AREA_NAMES,
    BLACK_MESA,
    CANYON,
    COLOURS,
    DEVELOPMENTS,
    HOPI,
    MONUMENT,
    PERIODS,
    SAN_JUAN,
    SANTA_FE,
    SETS,
    SHIPROCK,
    TERRITORIES,
    TERRITORY_OF,
    ZUNI,
    Period,
    SetName,
    place_name,
)
from homelands.games.navajo.rules.state import LETTERS
from homelands.games.navajo.rules.tables import Tables
from homelands.table.words.boards import Namer, Said

PEOPLE = ("man", "woman", "child")


# -- what it looks like ------------------------------------------------------------------------------------------------
class Territory(TypedDict):
    """A Territory; the Canyon has no number of the die. `droughts` is how many counters it has room for."""

    name: Said
    die: int | None
    vp: int
    droughts: int
    next: list[str]
    areas: list[str]


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


class Area(TypedDict):
    """An Area: its value on foot and on horse, and what the way to Santa Fé costs."""

    value: int
    horse: int
    links: list[str]
    to_santa_fe: int
    to_santa_fe_horse: int


class Link(TypedDict):
    """A way from Area to Area."""

    between: tuple[str, str]
    dashed: bool


class CubeMix(TypedDict):
    count: int
    name: Said


class DisplayGrid(TypedDict):
    columns: list[str]
    rows: int


class DevelopmentSet(TypedDict):
    name: str
    developments: list[str]


class Fort(TypedDict):
    at: str
    hits: int


class BoardData(TypedDict):
    """The board of Navajo Wars. `links` are all ways, those along the tracks too; `evasion` goes by Ferocity."""

    game: Literal["navajo"]
    territories: Territories
    areas: dict[str, Area]
    links: list[Link]
    families: list[str]
    elder_ratings: list[int]
    evasion: list[int]
    family_dice: dict[str, list[int]]
    track_max: int
    cubes: dict[str, CubeMix]
    corn: list[int]
    counters: dict[str, int]
    display: DisplayGrid
    sets: dict[SetName, DevelopmentSet]
    periods: dict[Period, Said]
    forts: dict[str, Fort]


# -- from the data -----------------------------------------------------------------------------------------------------
def board(t: Tables) -> BoardData:
    name = Namer("navajo", t)
    dashed = {frozenset(e["between"]) for e in t.data.section("map", "link").values() if e["dashed"]}
    ways = sorted((a, b) for a in range(SANTA_FE + 1) for b in t.links[a] if a < b)
    return {
        "game": "navajo",
        "territories": {
            "shiprock": _territory(t, name, SHIPROCK),
            "san-juan": _territory(t, name, SAN_JUAN),
            "zuni": _territory(t, name, ZUNI),
            "monument": _territory(t, name, MONUMENT),
            "hopi": _territory(t, name, HOPI),
            "black-mesa": _territory(t, name, BLACK_MESA),
            "canyon": _territory(t, name, CANYON),
        },
        "areas": {
            AREA_NAMES[a]: {
                "value": t.value[a],
                "horse": t.horse_value[a],
                "links": [place_name(b) for b in t.links[a]],
                "to_santa_fe": t.to_santa_fe[a],
                "to_santa_fe_horse": t.to_santa_fe_horse[a],
            }
            for a in range(SANTA_FE + 1)
        },
        "links": [
            {"between": (AREA_NAMES[a], AREA_NAMES[b]), "dashed": {AREA_NAMES[a], AREA_NAMES[b]} in dashed}
            for a, b in ways
        ],
        "families": list(LETTERS),
        "elder_ratings": t.elder_rating,
        "evasion": t.evasion,
        "family_dice": {kind: [n for n in range(1, 7) if t.family_range[n - 1] == k] for k, kind in enumerate(PEOPLE)},
        "track_max": t.track_max,
        "cubes": {colour: {"count": t.cubes[c], "name": name("colour", colour)} for c, colour in enumerate(COLOURS)},
        "corn": t.corn_values,
        "counters": t.counters,
        "display": {"columns": ["active", "standby", "inactive"], "rows": 6},
        "sets": {
            id: {"name": t.set_names[i], "developments": list(DEVELOPMENTS[3 * i : 3 * i + 3])}
            for i, id in enumerate(SETS)
        },
        "periods": {period: name("period", period) for period in PERIODS},
        "forts": {id: {"at": e["at"], "hits": e["hits"]} for id, e in t.data.section("charts", "fort").items()},
    }


def _territory(t: Tables, name: Namer, i: int) -> Territory:
    return {
        "name": name("territory", TERRITORIES[i]),
        "die": None if i == CANYON else i + 1,
        "vp": t.vp[i],
        "droughts": t.drought_spaces[i],
        "next": [TERRITORIES[n] for n in t.territory_next[i]],
        "areas": [AREA_NAMES[a] for a in range(SANTA_FE) if TERRITORY_OF[a] == i],
    }
