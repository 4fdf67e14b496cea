"""The map of Navajo Wars as a schematic drawing: a panel for each Territory, in it a cell for each of its Areas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from homelands.core.registry import title
from homelands.games.navajo.rules.names import AREA_NAMES, SANTA_FE, TERRITORIES, TERRITORY_OF
from homelands.games.navajo.rules.state import State
from homelands.games.navajo.rules.tables import Tables
from homelands.games.navajo.words.sheet import sheet
from homelands.library.svg import INK, PLATE, RIM, Drawing
from homelands.words.presenter import Presenter
from homelands.words.sheet import Sheet

PANEL = (470, 304)
CELL = (150, 118)
LINE = 16  # a Family, or something that lies in an Area
GAP = 14
PANELS = {  # about as on the map, in columns and rows
    "monument": (0.5, 0), "san-juan": (1.5, 0),
    "black-mesa": (0, 1), "canyon": (1, 1), "shiprock": (2, 1),
    "hopi": (0.5, 2), "zuni": (1.5, 2),
}  # fmt: skip
LAND, CANYON_LAND = "#ead7b0", "#e3c4a4"
FAMILY, CORN, HARASS, INTRUDER, OUTPOST, RAID = "#1f6f78", "#4f7a2a", "#2b4f8a", "#6c477e", "#74492a", "#a3281f"
TRACKS = {  # in the view, and in the names of rows
    "culture": "culture", "military": "military", "ap": "ap", "morale": "morale", "enemy_ferocity": "ferocity",
    "enemy_ap": "enemy-ap",
}  # fmt: skip
PEOPLE = ("man", "woman", "child", "horse")
THINGS = (  # what may lie in an Area: its key in the view, and its colour
    ("mission", OUTPOST), ("rancho", OUTPOST), ("fort", OUTPOST), ("harass", HARASS), ("corn", CORN),
)  # fmt: skip


def picture(view: Mapping[str, Any], t: Tables, words: Presenter) -> str:
    width, height = 3 * PANEL[0] + 4 * GAP, 3 * PANEL[1] + 4 * GAP
    drawing = Drawing(width, height, title("navajo").title)
    for id, (column, row) in PANELS.items():
        x, y = GAP + column * (PANEL[0] + GAP), GAP + row * (PANEL[1] + GAP)
        _territory(drawing, x, y, id, view, t, words)
    for i, (key, name) in enumerate(TRACKS.items()):
        drawing.text(GAP, 2 * GAP + 24 * i, f"{words(f'table-{name}')}: {view['tracks'][key]}", 16, anchor="start")
    if view["santa_fe"]:
        drawing.text(width - GAP, height - GAP, words("nav-santa-fe", n=view["santa_fe"]), 16, RAID, "end", bold=True)
    return str(drawing)


def beside(seen: State, view: Mapping[str, Any], words: Presenter) -> Sheet:
    """The tracks are in the drawing."""
    return {part: rows for part, rows in sheet(seen, words).items() if part != "tracks"}


def _territory(
    drawing: Drawing, x: float, y: float, id: str, view: Mapping[str, Any], t: Tables, words: Presenter
) -> None:
    drawing.rect(x, y, *PANEL, CANYON_LAND if id == "canyon" else LAND, RIM, 8)
    drawing.text(x + 10, y + 22, words.name("territory", id), 18, anchor="start", bold=True)
    drawing.text(x + PANEL[0] - 10, y + 22, ", ".join(_state(view["territories"][id], words)), 14, RAID, "end")
    areas = [a for a in range(SANTA_FE) if TERRITORY_OF[a] == TERRITORIES.index(id)]
    for i, a in enumerate(areas):
        cell = (x + 5 + i % 3 * (CELL[0] + 5), y + 32 + i // 3 * (CELL[1] + 5))
        _area(drawing, *cell, AREA_NAMES[a], t.value[a], view, words)
    for i, box in enumerate(("caught", "escape")):
        here = [letter for letter, family in view["families"].items() if family["at"] == f"{id}:{box}"]
        if here:
            where = x + 10 + i * PANEL[0] / 2, y + PANEL[1] - 10
            drawing.text(*where, f"{words(f'nav-{box}')}: {' '.join(here)}", 15, anchor="start", bold=True)


def _state(territory: Mapping[str, int], words: Presenter) -> Iterator[str]:
    if territory["drought"]:
        yield words("table-droughts", n=territory["drought"])
    if territory["tribal"]:
        yield words("nav-tribal", n=territory["tribal"])


def _area(drawing: Drawing, x: float, y: float, id: str, value: int, view: Mapping[str, Any], words: Presenter) -> None:
    drawing.rect(x, y, *CELL, PLATE, RIM, 5, title=words.name("area", id))
    drawing.text(x + 6, y + 17, id.partition(".")[2], 15, anchor="start", bold=True)
    drawing.text(x + CELL[0] - 6, y + 17, f"({value})", 13, RIM, "end")
    here = [(letter, family) for letter, family in view["families"].items() if family["at"] == id]
    for i, (letter, family) in enumerate(here):
        _family(drawing, x + 82, y + 24 + LINE * i, letter, family, words)
    for i, (label, colour) in enumerate(_things(view["areas"].get(id, {}), words)):
        drawing.text(x + 6, y + CELL[1] - 6 - LINE * i, label, 13, colour, "start", bold=True)


def _family(drawing: Drawing, x: float, y: float, letter: str, family: Mapping[str, Any], words: Presenter) -> None:
    """Its letter, its Ferocity, and a letter for each of the people and the horse. All six find room in an Area."""
    who = [kind for kind in PEOPLE if family[kind]]
    said = ", ".join(words(f"nav-{kind}") for kind in who) or words("nav-nobody")
    title = words("nav-family", family=letter, ferocity=family["ferocity"], who=said)
    drawing.rect(x, y - 3, 24, LINE - 1, FAMILY, title=title)
    drawing.text(x + 12, y + 9, f"{letter}{family['ferocity']}", 13, PLATE, bold=True)
    drawing.text(x + 28, y + 9, "".join(words(f"nav-{kind}")[0] for kind in who), 12, INK, "start")


def _things(area: Mapping[str, Any], words: Presenter) -> Iterator[tuple[str, str]]:
    for key, colour in THINGS:
        if area.get(key):
            yield words(f"nav-{key}-short"), colour
    for kind in area.get("intruders", []):
        yield words("nav-intruder-short") if kind == "?" else words.name("intruder", kind), INTRUDER
    if area.get("raiders"):
        yield words("nav-raiders-short", which=area["raiders"]), RAID
