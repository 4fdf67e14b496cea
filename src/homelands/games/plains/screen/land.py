"""The map: regions where they lie, with cubes by colour and who controls them; as a picture and as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from homelands.cli.screen.console import Screen
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import HOME, KIND_OF, NOBODY, REGIONS, place_index
from homelands.games.plains.rules.vocabulary import KINDS
from homelands.games.plains.words.boxes import NOTHING, Boxes
from homelands.words.presenter import Presenter

# Rows from north to south, five columns from west to east; the railroad runs between the two halves.
NORTH = (
    ("kootenai-river", "marias-river", "milk-river", "knife-river", "james-river"),
    ("three-forks", "judith-basin", "powder-river", "black-hills", "niobrara"),
    ("wind-river", "bighorn", "north-platte", "", "st-louis"),
    ("rockies", "sweetwater", "cheyenne", "loup-river", "elkhorn"),
)
SOUTH = (
    ("sacramento", "bitter-creek", "denver", "dodge-city", "flint-hills"),
    ("", "san-luis-valley", "upper-arkansas", "cimarron", "neosho"),
    ("", "santa-fe", "taos-valley", "washita", "cross-timbers"),
    ("", "rio-abajo", "llano-estacado", "brazos", ""),
    ("", "mesilla-valley", "pecos", "", ""),
)
COLUMNS = 5
INK = {
    "green": "green", "orange": "dark_orange", "blue": "bright_blue", "brown": "yellow4", "purple": "magenta",
    "white": "bright_white", "black": "bright_black",
}  # fmt: skip


class Land:
    """The map of one position, as a seat sees it."""

    def __init__(self, g: State, view: Mapping[str, Any], words: Presenter) -> None:
        self.g = g
        self.view = view
        self.words = words
        self.boxes = Boxes(view, words)
        self.places: dict[str, dict[str, int]] = {**view["regions"], **view["areas"], **view["boxes"]}

    # -- a place ---------------------------------------------------------------------------------------------------
    def letter(self, colour: str) -> str:
        return self.words(f"pla-letter-{colour}")

    def cubes(self, id: str) -> Text:
        """G2 B1 W1, each letter in its colour."""
        text = Text()
        for colour, n in self.places[id].items():
            if n:
                text.append(f"{self.letter(colour)}{n}", f"bold {INK[colour]}").append(" ")
        return text

    def cell(self, id: str) -> Text:
        if not id:
            return Text()
        p = place_index(id)
        name = self.boxes.place(id)
        if id not in REGIONS:
            return Text(name.upper(), "dim").append("\n").append_text(self.cubes(id))
        marks = ("*" if p >= HOME else "") + ("~" if self.g.t.route[p] != NOBODY else "")
        owner = self.view["control"][id]
        text = Text(name + (f" {marks}" if marks else ""), "magenta" if p >= HOME else "")
        text.append("\n").append_text(self.cubes(id))
        if owner:
            text.append(f"[{self.letter(owner)}]", INK[owner])
        else:
            text.append("[-]", "dim")
        return text

    def region_words(self, id: str) -> str:
        """Powder River (northern plains): 2 green; controlled by green."""
        p = place_index(id)
        owner = self.view["control"][id]
        return self.words(
            "pla-region", name=self.boxes.place(id), kind=self.words(f"pla-kind-{KINDS[KIND_OF[p]]}"),
            cubes=self.boxes.counted(self.places[id]), owner=self.words.name("seat", owner) if owner else "none",
        )  # fmt: skip

    # -- the whole -------------------------------------------------------------------------------------------------
    def show(self, screen: Screen) -> None:
        if screen.linear:
            self.show_regions(screen)
            for id in (*self.view["areas"], *self.view["boxes"]):
                screen.say(f"{self.boxes.place(id)}: {self.boxes.counted(self.places[id])}.")
            self.show_rail(screen)
            return
        width = screen.width
        screen.show(self.line("canada"), [])
        screen.show(self.half(NORTH, width), [])
        self.show_rail(screen)
        screen.show(self.half(SOUTH, width), [])
        screen.show(self.line("mexico"), [])
        screen.say(self.words("pla-legend"), "dim")

    def line(self, id: str) -> Text:
        return Text(f"{self.boxes.place(id).upper()}  ", "dim").append_text(self.cubes(id))

    def half(self, rows: tuple[tuple[str, ...], ...], width: int) -> Table:
        wide = min(18, (width - COLUMNS - 1) // COLUMNS)
        picture = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
        for _ in range(COLUMNS):
            picture.add_column(width=wide)
        for row in rows:
            picture.add_row(*map(self.cell, row))
        return picture

    def show_regions(self, screen: Screen) -> None:
        """Region by region, by the kind of land."""
        for id in REGIONS:
            screen.say(self.region_words(id))

    # -- the railroad ----------------------------------------------------------------------------------------------
    def show_rail(self, screen: Screen) -> None:
        rail, t = self.view["rail"], self.g.t
        said = self.words(
            "pla-rail", union=rail["up"], central=rail["cp"], gap=rail["gap"], mountain=rail["mountain"],
            mountains=t.mountain_spaces, spaces=t.plains_spaces,
        )  # fmt: skip
        head = self.railhead()
        words = said + (" " + self.words("pla-railhead", at=head) if head != NOTHING else "")
        if screen.linear:
            screen.say(words)
            return
        high = "^" * rail["mountain"] + "." * (t.mountain_spaces - rail["mountain"])
        low = "=" * rail["cp"] + "." * rail["gap"] + "=" * rail["up"]
        ends = (self.boxes.place("sacramento"), self.boxes.place("st-louis"))
        screen.say(f"{ends[0]} {high}|{low} {ends[1]}", "bold")
        screen.say(words, "dim")

    def railhead(self) -> str:
        """The regions beside the next space of the line from St. Louis."""
        rail, t = self.view["rail"], self.g.t
        if not rail["gap"]:
            return NOTHING
        return ", ".join(self.boxes.place(REGIONS[r]) for r in t.beside_space[rail["up"]]) or NOTHING
