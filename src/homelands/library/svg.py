"""A drawing, put together piece by piece: enough of SVG for a schematic map."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

INK = "#2b2a2c"
GROUND = "#efe6d3"
PLATE = "#fffaf0"
RIM = "#7d6a4c"
FONT = "Georgia, 'DejaVu Serif', serif"


class Drawing:
    """Pieces in the order in which they lie on each other."""

    def __init__(self, width: int, height: int, label: str) -> None:
        self.width, self.height, self.label = width, height, label
        self._pieces: list[str] = []
        self.rect(0, 0, width, height, GROUND, round=8)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none", round: float = 3,
        title: str = "",
    ) -> None:  # fmt: skip
        shape = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}"'
        self._add("rect", f'{shape} fill="{fill}" stroke="{line}"', title)

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, line: str = RIM, title: str = "") -> None:
        corners = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._add("polygon", f'points="{corners}" fill="{fill}" stroke="{line}" stroke-width="2"', title)

    def line(self, points: Iterable[tuple[float, float]], colour: str = INK, width: float = 1) -> None:
        way = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._add("polyline", f'points="{way}" fill="none" stroke="{colour}" stroke-width="{width:g}"')

    def text(
        self, x: float, y: float, words: str, size: float = 16, fill: str = INK, anchor: str = "middle",
        bold: bool = False,
    ) -> None:  # fmt: skip
        weight = ' font-weight="bold"' if bold else ""
        where = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"{weight}'
        self._pieces.append(f"<text {where}>{escape(words)}</text>")

    def _add(self, kind: str, values: str, title: str = "") -> None:
        within = f"><title>{escape(title)}</title></{kind}>" if title else "/>"
        self._pieces.append(f"<{kind} {values}{within}")

    def __str__(self) -> str:
        head = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" style="max-width:100%;height:auto"'
        named = f'role="img" aria-label="{escape(self.label)}" font-family="{FONT}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {head} {named}>{"".join(self._pieces)}</svg>'
