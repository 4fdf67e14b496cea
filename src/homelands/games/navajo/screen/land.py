"""The map, drawn in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from homelands.cli.screen.console import Screen
from homelands.games.navajo.rules.names import AREAS, SANTA_FE, TERRITORIES, TERRITORY_OF, area_of
from homelands.games.navajo.rules.state import LETTERS, State
from homelands.games.navajo.words.land import Land
from homelands.words.presenter import Presenter

WIDE = 95  # from this width on a cell has room for longer words


class Map(Land):
    """The map of one position."""

    def family_mark(self, i: int) -> Text:
        """A2 MWC+h, with dots for who is missing."""
        letters = self.words("nav-letters").split()
        here = self.people(i)
        box = "".join(
            letter if kind in here else "·" for kind, letter in zip(("man", "woman", "child"), letters, strict=False)
        )
        text = Text.assemble((f"{LETTERS[i]}{self.g.fierce[i]}", "bold yellow"), " ", (box, "yellow"))
        if "horse" in here:
            text.append(f"+{letters[3]}", "yellow")
        if self.g.manuelito == i:
            text.append("*", "bold")
        return text

    # -- the picture -----------------------------------------------------------------------------------------------
    def picture(self, width: int) -> Group:
        wide = width >= WIDE
        first = 16 if wide else 11
        cell = (width - first - 8) // 6
        table = Table(box=box.SQUARE, padding=0, expand=False)
        table.add_column(width=first)
        values, horses = self.g.t.value, self.g.t.horse_value
        for n in range(6):
            table.add_column(Text(f"{n + 1}  ({values[n]}/{horses[n]})", "bold"), width=cell)
        for t, count in enumerate(AREAS):
            cells = [self._cell(area_of(t, n), n, wide) if n <= count else Text() for n in range(1, 7)]
            table.add_row(self._head(t, first), *cells, end_section=t == len(AREAS) - 2)
        named = " * Manuelito." if self.g.manuelito >= 0 else ""
        below = [Text(self.words("nav-legend") + named, "dim")]
        if not wide:
            ways = [f"{TERRITORIES[TERRITORY_OF[a]]}.{a - area_of(TERRITORY_OF[a], 1) + 1}{way}"
                    for a in range(SANTA_FE) for way in self.ways(a, long=True)]  # fmt: skip
            below.append(Text(" ".join(ways), "dim"))
        return Group(table, *below)

    def ways(self, area: int, *, long: bool = False) -> list[str]:
        """Where an Area leads beside its own track; the long form names each way once."""
        found = []
        for other in self.g.t.links[area]:
            if other == SANTA_FE:
                found.append("→" + self.words.name("place", "santa-fe"))
            elif TERRITORY_OF[other] != TERRITORY_OF[area] and not (long and other < area):
                name = TERRITORIES[TERRITORY_OF[other]]
                number = other - area_of(TERRITORY_OF[other], 1) + 1
                found.append(f"→{name}.{number}" if long else f"→{self.words(f'nav-short-{name}')} {number}")
        return found

    def _head(self, t: int, width: int) -> Text:
        g, words = self.g, self.words
        name = words.name("territory", TERRITORIES[t])
        lines = [Text(name if len(name) <= width else name.rsplit(" ", 1)[0][:width], "bold")]
        if g.t.drought_spaces[t]:
            key = "nav-die-vp" if width >= 16 else "nav-die-vp-narrow"
            line = Text(words(key, die=t + 1, vp=g.t.vp[t]))
            lines.append(line.append(" " + "☼" * g.drought[t], "bold yellow") if g.drought[t] else line)
        if g.tribal[t]:
            lines.append(Text(words("nav-tribal", n=g.tribal[t]), "bold white on red"))
        for box_name, here in self.boxes(t):
            lines.append(Text(words(f"nav-{box_name}"), "bold red" if box_name == "caught" else "cyan"))
            lines += [self.family_mark(i) for i in here]
        return Text("\n").join(lines)

    def _cell(self, area: int, number: int, wide: bool) -> Text:
        g = self.g
        lines = [self.family_mark(i) for i in range(6) if g.at[i] == area]
        for key, which, style in self.things(area):
            word = self.words(f"nav-{key}-short", which=which)
            if key == "intruder" and which and wide:
                word = which
            lines.append(Text(word, style))
        if wide:
            lines += [Text(way, "dim") for way in self.ways(area)]
        if (g.t.value[area], g.t.horse_value[area]) != (g.t.value[number - 1], g.t.horse_value[number - 1]):
            lines.append(Text(f"({g.t.value[area]}/{g.t.horse_value[area]})", "dim"))
        return Text("\n").join(lines)


def show(g: State, words: Presenter, screen: Screen) -> None:
    land = Map(g, words)
    screen.show(land.picture(screen.width), land.sentences())
    if g.santa_fe and not screen.linear:
        screen.say(words("nav-santa-fe", n=g.santa_fe), "bold red")
