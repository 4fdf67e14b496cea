"""The map of Plains Indian Wars as a drawing: regions with their cubes, the railroad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from homelands.core.registry import title
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import AREAS, BOXES, KIND_OF, REGIONS, Tables
from homelands.games.plains.rules.vocabulary import KINDS
from homelands.games.plains.words.boxes import Boxes
from homelands.library.svg import INK, PLATE, RIM, Drawing
from homelands.words.presenter import Presenter
from homelands.words.sheet import Sheet

SIZE = (1600, 1000)  # what the data of the map are drawn on
LANDS = {"npt": "#d3dab2", "spt": "#edd8a8"}
OTHER_LAND = "#dccbd8"
AREA_LAND, BOX_LAND = "#ddd3c3", PLATE
COLOURS = {
    "green": "#3b6a37", "orange": "#ad5a0e", "blue": "#2b4f8a", "brown": "#74492a", "purple": "#6c477e",
    "white": "#fbf6e9",
}  # fmt: skip
CUBE = 22
LOWER = 8  # names of areas lie on their rim otherwise
SINGLE = 3  # so many cubes of a colour are drawn one by one, more as a number
TRACK = {False: PLATE, True: INK}


def picture(view: Mapping[str, Any], t: Tables, words: Presenter) -> str:
    drawing = Drawing(*SIZE, title("plains").title)
    boxes = Boxes(view, words)
    points = t.data.files["map"]["drawing.corners"]["points"]
    places = [*(("area", id) for id in AREAS), *(("region", id) for id in REGIONS), *(("box", id) for id in BOXES)]
    for kind, id in places:
        outline = [points[corner] for corner in t.data.files["map"][f"{kind}.{id}"]["outline"]]
        cubes = _cubes_in(view, id)
        drawing.polygon(outline, _land(kind, id), title=f"{boxes.place(id)}: {boxes.counted(cubes)}")
    _railroad(drawing, view, t)
    for kind, id in places:
        x, y = t.data.files["map"][f"{kind}.{id}"]["at"]
        y += LOWER if kind == "area" else 0
        drawing.text(x, y - 8, boxes.place(id), 17)
        _cubes(drawing, x, y, _cubes_in(view, id))
    return str(drawing)


def beside(seen: State, view: Mapping[str, Any], words: Presenter) -> Sheet:
    """From the view: of the others' hands it knows how many cards there are."""
    return {"table": Boxes(view, words).summary()}


def _cubes_in(view: Mapping[str, Any], id: str) -> Mapping[str, int]:
    found: Mapping[str, int] = {**view["regions"], **view["areas"], **view["boxes"]}[id]
    return found


def _land(kind: str, id: str) -> str:
    if kind == "region":
        return LANDS.get(KINDS[KIND_OF[REGIONS.index(id)]], OTHER_LAND)
    return AREA_LAND if kind == "area" else BOX_LAND


def _cubes(drawing: Drawing, x: float, y: float, cubes: Mapping[str, int]) -> None:
    """A row of cubes below the name; many of a colour are one cube with a number."""
    row = [(colour, n) for colour, count in cubes.items() for n in _told(count)]
    left = x - len(row) * (CUBE + 3) / 2
    for i, (colour, n) in enumerate(row):
        at = left + i * (CUBE + 3)
        drawing.rect(at, y, CUBE, CUBE, COLOURS[colour], INK)
        if n:
            drawing.text(at + CUBE / 2, y + 17, str(n), 17, INK if colour == "white" else PLATE, bold=True)


def _told(count: int) -> list[int]:
    """What stands on each cube of a colour; 0 for nothing."""
    return [0] * count if count <= SINGLE else [count]


def _railroad(drawing: Drawing, view: Mapping[str, Any], t: Tables) -> None:
    spaces = list(_spaces(view, t))
    drawing.line([at for at, _ in spaces], RIM, 6)
    for (x, y), built in spaces:
        drawing.rect(x - 9, y - 6, 18, 12, TRACK[built], INK)


def _spaces(view: Mapping[str, Any], t: Tables) -> Iterator[tuple[tuple[int, int], bool]]:
    """Where each space of the track lies, from St. Louis to Sacramento, and whether it is built."""
    rail, spaces = view["rail"], t.data.section("rails", "space")
    for n in range(1, t.plains_spaces + 1):
        x, y = spaces[str(n)]["at"]
        yield (x, y), n <= rail["up"] or t.plains_spaces - n < rail["cp"]
    for n in range(t.mountain_spaces, 0, -1):
        x, y = spaces[f"M{n}"]["at"]
        yield (x, y), n <= rail["mountain"]
