"""Draws docs/pictures/architecture.svg from the imports of the code: `make architecture`.

A band is a layer, a box a package; what belongs to one game is drawn in another colour, once for all games. An arrow
says that a package imports another one. Left out are arrows that others imply: who needs `table` needs `words` too.
Layers and imports are read as the test of the layers reads them (tests/core/test_layers.py).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.core.test_layers import MODULES, ORDER, imports, module_of, package_of, part_of  # noqa: E402

PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
WIDTH, MARGIN, LEFT = 1180, 16, 150  # of the picture; around it; where the boxes begin
BOX, HIGH, ROW, BAND = 148, 42, 74, 14  # a box, from row to row, between bands
THIN, GAP = 14, 14  # an arrow that passes a row; between two things in a row
SWEEPS = 24
LAYERS = ("the kernel", "the rules", "the plain form", "words", "machinery", "the table", "front ends")
SAYS = {
    "core": "flow, chance, journals", "words": "catalogues, sentences", "players": "programs that play",
    "lessons": "guided games", "companion": "beside a real table", "lab": "studies, reports",
    "rl": "environments", "table": "what each seat is shown", "cli": "the terminal", "serve": "HTTP, storage",
    "checks": "conformance, soak", "library": "import homelands", "picture": "drawn as SVG",
    "rules": "a module a chapter", "plain": "positions as JSON",
    "game": "the parts joined", "bots": "rules of thumb", "study": "what is counted", "env": "what agents see",
    "page": "what a board shows", "screen": "drawn in text",
}  # fmt: skip


class Edge(NamedTuple):
    user: str
    used: str


# -- what is there -----------------------------------------------------------------------------------------------------
def edges() -> set[Edge]:
    """Which package imports which. A title is left out: it joins all parts of its game, each when asked for."""
    parts = {part for layer in ORDER for part in layer}
    found: set[Edge] = set()
    for path in MODULES:
        user = part_of(module_of(path))
        names = imports(path.read_text(encoding="utf-8"), package_of(path))
        used = {part_of(name) for name in names if name.split(".")[0] == "homelands"}
        found |= {Edge(user, one) for one in used if one != user and {user, one} <= parts}
    return found


def reduced(found: set[Edge]) -> set[Edge]:
    """Without the arrows that a longer way implies.

    >>> sorted(reduced({Edge("a", "b"), Edge("b", "c"), Edge("a", "c")}))
    [Edge(user='a', used='b'), Edge(user='b', used='c')]
    """
    below: dict[str, set[str]] = {}
    for edge in found:
        below.setdefault(edge.user, set()).add(edge.used)

    def reached(part: str) -> set[str]:
        return {one for used in below.get(part, ()) for one in (used, *reached(used))}

    return {e for e in found if not any(e.used in reached(other) for other in below[e.user] - {e.used})}


# -- where it is drawn -------------------------------------------------------------------------------------------------
def rows(found: set[Edge]) -> list[tuple[int, list[str]]]:
    """The layers from below, each in as many rows as its own packages need each other; with the layer's number."""
    told: list[tuple[int, list[str]]] = []
    for n, layer in enumerate(ORDER):
        height: dict[str, int] = {}
        for part in (one for _ in layer for one in layer):  # the longest way is found after so many turns
            own = [height.get(e.used, 0) + 1 for e in found if e.user == part and e.used in layer]
            height[part] = max(own, default=0)
        for row in range(max(height.values()) + 1):
            told.append((n, [part for part in layer if height[part] == row]))
    return told


class Layout:
    """Columns for boxes and for the arrows that pass between them: each drawn towards what it is joined to."""

    def __init__(self, found: set[Edge]) -> None:
        self.found = reduced(found)
        self.levels = rows(found)
        self.row = {part: n for n, (_, parts) in enumerate(self.levels) for part in parts}
        self.things = [list(parts) for _, parts in self.levels]
        self.ways: dict[Edge, list[str]] = {}
        for edge in sorted(self.found):
            way = [f"{edge.user}>{edge.used}>{n}" for n in range(self.row[edge.user] - 1, self.row[edge.used], -1)]
            for thing in way:
                self.things[int(thing.rpartition(">")[2])].append(thing)
            self.ways[edge] = [edge.user, *way, edge.used]
        self.x: dict[str, float] = {}
        for things in self.things:
            for thing in things:
                self.x[thing] = WIDTH * (0.72 if thing.startswith("games.") else 0.3)
        self._settle()

    def _settle(self) -> None:
        joined: dict[str, list[str]] = {}
        for way in self.ways.values():
            for one, other in pairwise(way):
                joined.setdefault(one, []).append(other)
                joined.setdefault(other, []).append(one)
        for sweep in range(SWEEPS):
            for things in self.things if sweep % 2 else reversed(self.things):
                for thing in things:
                    near = [self.x[one] for one in joined.get(thing, ())]
                    if near:
                        self.x[thing] = (self.x[thing] + sum(near) / len(near)) / 2
                self._spread(things)

    def _spread(self, things: list[str]) -> None:
        """Push apart what overlaps, and keep everything inside."""
        things.sort(key=lambda thing: (round(self.x[thing], 3), thing))
        edge = float(LEFT)
        for thing in things:
            self.x[thing] = max(self.x[thing], edge + _width(thing) / 2)
            edge = self.x[thing] + _width(thing) / 2 + GAP
        edge = float(WIDTH - MARGIN)
        for thing in reversed(things):
            self.x[thing] = min(self.x[thing], edge - _width(thing) / 2)
            edge = self.x[thing] - _width(thing) / 2 - GAP

    def y(self, row: int) -> int:
        """The top of a row: the first one is the lowest."""
        above = len(self.levels) - 1 - row
        return MARGIN + 2 * BAND + above * ROW + (self.levels[-1][0] - self.levels[row][0]) * BAND


def _width(thing: str) -> int:
    return THIN if ">" in thing else BOX


# -- the drawing -------------------------------------------------------------------------------------------------------
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #22303a; } .small { font-size: 11px; fill: #55636d; }
  .band { fill: #eef2f4; } .box { fill: #ffffff; stroke: #5b7c93; } .game { fill: #fff4e0; stroke: #b07d2b; }
  path { fill: none; stroke: #7d8f9b; stroke-width: 1.3; } .own { stroke: #c39445; } marker path { stroke: none; }
"""
MARKS = "".join(
    f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    f'<path d="M0 0L8 4L0 8z" style="fill:{colour}"/></marker>'
    for name, colour in (("end", "#7d8f9b"), ("own-end", "#c39445"))
)


def drawing(found: set[Edge]) -> str:
    """The picture as SVG."""
    plan = Layout(found)
    height = plan.y(0) + ROW + MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Packages of Homelands in layers, and which imports which</title>",
        f"<style>{STYLE}</style><defs>{MARKS}</defs>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        *_bands(plan),
        *_legend(),
        *(_arrow(plan, edge) for edge in sorted(plan.ways)),
        *(line for part in sorted(plan.row) for line in _box(plan, part)),
        "</svg>",
    ]
    return "\n".join([*lines, ""])


def _bands(plan: Layout) -> Iterable[str]:
    for n in range(len(ORDER)):
        own = [row for row, (layer, _) in enumerate(plan.levels) if layer == n]
        top, below = plan.y(own[-1]) - BAND // 2, plan.y(own[0]) + ROW - BAND // 2
        yield f'<rect class="band" x="{MARGIN}" y="{top}" width="{WIDTH - 2 * MARGIN}" height="{below - top}" rx="6"/>'
        name = LAYERS[n] if n < len(LAYERS) else ""
        yield f'<text x="{MARGIN + 10}" y="{(top + below) // 2 + 4}">{n + 1}  {name}</text>'


def _legend() -> Iterable[str]:
    looks = (("box", "the program"), ("box game", "the folder of a game: games/&lt;game&gt;/"))
    for n, (look, says) in enumerate(looks):
        x, y = LEFT + n * 130, MARGIN - 8
        yield f'<rect class="{look}" x="{x}" y="{y}" width="22" height="14" rx="3"/>'
        yield f'<text x="{x + 30}" y="{y + 12}">{says}</text>'


def _arrow(plan: Layout, edge: Edge) -> str:
    """From the box that imports, past the rows between, to the box that is imported."""
    way = plan.ways[edge]
    x, y = plan.x[edge.user], plan.y(plan.row[edge.user]) + HIGH
    path = [f"M{x:.0f} {y}"]
    for row, thing in zip(range(plan.row[edge.user] - 1, -1, -1), way[1:], strict=False):
        to, top = plan.x[thing], plan.y(row)
        if thing == edge.used:  # arrows that come from elsewhere arrive beside each other
            to += max(-BOX * 0.42, min(BOX * 0.42, (x - to) * 0.25))
        path.append(f"C{x:.0f} {(y + top) // 2} {to:.0f} {(y + top) // 2} {to:.0f} {top}")
        x, y = to, top + HIGH
        if thing != edge.used:
            path.append(f"V{y}")
    own = edge.user.startswith("games.") and edge.used.startswith("games.")
    look = 'class="own" marker-end="url(#own-end)"' if own else 'marker-end="url(#end)"'
    return f'<path {look} d="{"".join(path)}"/>'


def _box(plan: Layout, part: str) -> Iterable[str]:
    x, y = round(plan.x[part]), plan.y(plan.row[part])
    last = part.rpartition(".")[2]
    game = part.startswith("games.")
    shown = f"&lt;game&gt;/{last}" if game else part
    says = SAYS.get(last, "") if part != "games.*.words" and part != "games.*.companion" else "of the game"
    look = "box game" if game else "box"
    yield f'<rect class="{look}" x="{x - BOX // 2}" y="{y}" width="{BOX}" height="{HIGH}" rx="5"/>'
    yield f'<text x="{x}" y="{y + (18 if says else 26)}" text-anchor="middle">{shown}</text>'
    if says:
        yield f'<text class="small" x="{x}" y="{y + 33}" text-anchor="middle">{says}</text>'


if __name__ == "__main__":
    PICTURE.write_text(drawing(edges()), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))
