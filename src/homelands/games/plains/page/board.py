"""The board of Plains Indian Wars: regions with their outlines, the railroad, trails, areas and boxes."""

from __future__ import annotations

from typing import Any

from homelands.games.plains.rules.tables import (
    AREAS,
    BOXES,
    DECKS,
    HOME,
    KIND_OF,
    PLACES,
    REGIONS,
    ROCKIES,
    ST_LOUIS,
    TABLES,
    Tables,
)
from homelands.games.plains.rules.vocabulary import COLOURS, KINDS
from homelands.table.words.boards import Namer

SIZE = [1600, 1000]  # the drawing: x to the right, y down


def board(t: Tables) -> dict[str, Any]:
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
            colour: {
                "name": name("faction", colour),
                "colour": name("colour", colour),
                "cubes": t.cubes[c],
                **({"dice": dict(zip(("hit", "treaty", "blank"), t.faces[c], strict=True))} if c < 5 else {}),
            }
            for c, colour in enumerate(COLOURS)
        },
        "decks": list(DECKS),
        "tables": {
            id: {seat: [c for i, c in enumerate(COLOURS) if t.tables[id].of[i] == n] for n, seat in _seats(t, id)}
            for id in TABLES
        },
        "limit": t.limit,
        "hand": t.hand_size,
    }


def _seats(t: Tables, table: str) -> list[tuple[int, str]]:
    return list(enumerate(t.tables[table].seats))


def _start(r: int) -> str | None:
    """Whose home a region is at the start: the tribes' own land; purple land is the Enemies'."""
    if r >= HOME:
        return "purple"
    return "green" if KINDS[KIND_OF[r]] == "npt" else "orange"


def _drawn(t: Tables, kind: str, id: str, points: dict[str, list[int]]) -> dict[str, Any]:
    """Where a place lies: its label and cubes, and its outline corner by corner."""
    entry = t.data.files["map"][f"{kind}.{id}"]
    return {"at": entry["at"], "outline": [points[corner] for corner in entry["outline"]]}


def _rails(t: Tables) -> list[dict[str, Any]]:
    """Spaces from St. Louis to Sacramento. One on the plains has two ids: whoever builds it counts from his end."""
    spaces = t.data.section("rails", "space")
    found = []
    for n in range(1, t.plains_spaces + 1):
        ids = [f"rail:up.{n}", f"rail:cp.{t.plains_spaces + 1 - n}"]
        found.append({"ids": ids, "line": "plains", "at": spaces[str(n)]["at"], "beside": _beside(spaces[str(n)])})
    for n in range(t.mountain_spaces, 0, -1):
        entry = spaces[f"M{n}"]
        found.append({"ids": [f"rail:mountain.{n}"], "line": "mountain", "at": entry["at"], "beside": _beside(entry)})
    return found


def _beside(entry: dict[str, Any]) -> dict[str, str | None]:
    return {"north": entry["north"] or None, "south": entry["south"] or None}
