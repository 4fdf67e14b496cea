"""The board of Plains Indian Wars: regions with their outlines, the railroad, trails, areas and boxes."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from homelands.games.plains.rules.tables import (
    AREAS,
    BLACK,
    BLUE,
    BOXES,
    BROWN,
    DECKS,
    GREEN,
    HOME,
    KIND_OF,
    ORANGE,
    PLACES,
    PURPLE,
    REGIONS,
    ROCKIES,
    ST_LOUIS,
    TABLES,
    WHITE,
    Deck,
    Route,
    Tables,
)
from homelands.games.plains.rules.vocabulary import COLOURS, KINDS, Colour, Kind
from homelands.table.words.boards import Namer, Said

Point = tuple[int, int]
SIZE: Point = (1600, 1000)  # the drawing: x to the right, y down


# -- what it looks like ------------------------------------------------------------------------------------------------
class Drawn(TypedDict):
    """Where a place lies: the middle of its label and cubes, and its outline corner by corner."""

    at: Point
    outline: list[Point]


class Area(Drawn):
    """Canada, Mexico, the Rockies."""

    name: Said


class Box(Area):
    """St. Louis and Sacramento, and the regions next to them."""

    next: list[str]


class Region(Area):
    """A region; `start` is whose home it is at the start."""

    kind: Kind
    next: list[str]
    start: Colour


class Arrow(TypedDict):
    """A way between an area and a region, and who may take it."""

    area: str
    region: str
    colours: list[Colour]


class Beside(TypedDict):
    """The regions on both sides of the track."""

    north: str | None
    south: str | None


class RailSpace(TypedDict):
    """A space of the railroad. One on the plains has two ids: whoever builds it counts from his end."""

    ids: list[str]
    line: Literal["plains", "mountain"]
    at: Point
    beside: Beside


class Trail(TypedDict):
    """A wagon trail, from St. Louis to the Rockies."""

    id: str
    name: str
    route: Route
    stops: list[str]


class Dice(TypedDict):
    """So many sides of a die show each face."""

    hit: int
    treaty: int
    blank: int


class Faction(TypedDict):
    """A colour: who it is, how many cubes there are, and its dice if it fights."""

    name: Said
    colour: Said
    cubes: int
    dice: NotRequired[Dice]


class Factions(TypedDict):
    green: Faction
    orange: Faction
    blue: Faction
    brown: Faction
    purple: Faction
    white: Faction
    black: Faction


class BoardData(TypedDict):
    """The board of Plains Indian Wars. `tables`: for each way to sit down, the colours of each seat."""

    game: Literal["plains"]
    size: Point
    regions: dict[str, Region]
    areas: dict[str, Area]
    boxes: dict[str, Box]
    arrows: list[Arrow]
    rails: list[RailSpace]
    trails: list[Trail]
    factions: Factions
    decks: list[Deck]
    tables: dict[str, dict[Deck, list[Colour]]]
    limit: int
    hand: int


# -- from the data -----------------------------------------------------------------------------------------------------
def board(t: Tables) -> BoardData:
    name = Namer("plains", t)
    points = t.data.files["map"]["drawing.corners"]["points"]
    return {
        "game": "plains",
        "size": SIZE,
        "regions": {
            id: {
                **_drawn(t, "region", id, points),
                "name": name("region", id),
                "kind": KINDS[KIND_OF[r]],
                "next": [PLACES[n] for n in t.near[r]],
                "start": _start(r),
            }
            for r, id in enumerate(REGIONS)
        },
        "areas": {id: {**_drawn(t, "area", id, points), "name": name("area", id)} for id in AREAS},
        "boxes": {
            id: {
                **_drawn(t, "box", id, points),
                "name": name("box", id),
                "next": list(t.data.files["map"][f"box.{id}"]["next"]),
            }
            for id in BOXES
        },
        "arrows": [
            {"area": PLACES[area], "region": PLACES[region], "colours": [COLOURS[c] for c in colours]}
            for area, region, colours in t.arrows
        ],
        "rails": _rails(t),
        "trails": [
            {
                "id": id,
                "name": e["name"],
                "route": e["route"],
                "stops": [PLACES[ST_LOUIS], *e["regions"], PLACES[ROCKIES]],
            }
            for id, e in t.data.section("trails", "trail").items()
        ],
        "factions": {
            "green": _faction(t, name, GREEN),
            "orange": _faction(t, name, ORANGE),
            "blue": _faction(t, name, BLUE),
            "brown": _faction(t, name, BROWN),
            "purple": _faction(t, name, PURPLE),
            "white": _faction(t, name, WHITE),
            "black": _faction(t, name, BLACK),
        },
        "decks": list(DECKS),
        "tables": {
            id: {seat: [c for i, c in enumerate(COLOURS) if t.tables[id].of[i] == n] for n, seat in _seats(t, id)}
            for id in TABLES
        },
        "limit": t.limit,
        "hand": t.hand_size,
    }


def _seats(t: Tables, table: str) -> list[tuple[int, Deck]]:
    return list(enumerate(t.tables[table].seats))


def _start(r: int) -> Colour:
    """Whose home a region is at the start: the tribes' own land; purple land is the Enemies'."""
    if r >= HOME:
        return "purple"
    return "green" if KINDS[KIND_OF[r]] == "npt" else "orange"


def _drawn(t: Tables, kind: str, id: str, points: dict[str, list[int]]) -> Drawn:
    entry = t.data.files["map"][f"{kind}.{id}"]
    return {"at": _point(entry["at"]), "outline": [_point(points[corner]) for corner in entry["outline"]]}


def _point(pair: list[int]) -> Point:
    x, y = pair
    return x, y


def _faction(t: Tables, name: Namer, c: int) -> Faction:
    colour = COLOURS[c]
    found: Faction = {"name": name("faction", colour), "colour": name("colour", colour), "cubes": t.cubes[c]}
    if c < len(t.faces):
        hit, treaty, blank = t.faces[c]
        found["dice"] = {"hit": hit, "treaty": treaty, "blank": blank}
    return found


def _rails(t: Tables) -> list[RailSpace]:
    """Spaces from St. Louis to Sacramento."""
    spaces = t.data.section("rails", "space")
    found: list[RailSpace] = []
    for n in range(1, t.plains_spaces + 1):
        entry = spaces[str(n)]
        ids = [f"rail:up.{n}", f"rail:cp.{t.plains_spaces + 1 - n}"]
        found.append({"ids": ids, "line": "plains", "at": _point(entry["at"]), "beside": _beside(entry)})
    for n in range(t.mountain_spaces, 0, -1):
        entry, ids = spaces[f"M{n}"], [f"rail:mountain.{n}"]
        found.append({"ids": ids, "line": "mountain", "at": _point(entry["at"]), "beside": _beside(entry)})
    return found


def _beside(entry: dict[str, Any]) -> Beside:
    return {"north": entry["north"] or None, "south": entry["south"] or None}
