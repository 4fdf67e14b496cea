"""The map: seven tracks of Areas with everything on them, as a picture and as sentences."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from homelands.cli.screen.console import Screen
from homelands.cli.words import Words
from homelands.games.navajo.plain import FORTS
from homelands.games.navajo.state import BESIDE, LETTERS, OFF, State
from homelands.games.navajo.tables import AREAS, CAUGHT, ESCAPE, INTRUDERS, SANTA_FE, TERRITORIES, TERRITORY_OF, area_of

WIDE = 95  # from this width on a cell has room for longer words


class Land:
    """The map of one position."""

    def __init__(self, g: State, words: Words) -> None:
        self.g = g
        self.words = words

    # -- what is in a place ----------------------------------------------------------------------------------------
    def people(self, i: int) -> list[str]:
        g = self.g
        kinds = (("man", g.man), ("woman", g.woman), ("child", g.child), ("horse", g.horse))
        return [name for name, box in kinds if box[i]]

    def family_words(self, i: int) -> str:
        """Family A, Ferocity 2: man, woman, horse."""
        who = ", ".join(self.words(f"nav-{kind}") for kind in self.people(i)) or self.words("nav-nobody")
        with_him = ", Manuelito" if self.g.manuelito == i else ""
        return self.words("nav-family", family=LETTERS[i], ferocity=self.g.fierce[i], who=who) + with_him

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

    def things(self, area: int) -> list[tuple[str, str, str]]:
        """Key of the words, how many or which, and colour, of everything in an Area but Families."""
        g, t = self.g, TERRITORY_OF[area]
        number = area - area_of(t, 1) + 1
        found: list[tuple[str, str, str]] = []
        if g.mission[t] == number:
            found.append(("mission", "", "red"))
        if g.rancho[t] == number:
            found.append(("rancho", "", "red"))
        if area in g.fort:
            found.append(("fort", FORTS[g.fort.index(area)].capitalize(), "bold red"))
        if n := g.raiders.count(area):
            found.append(("raiders", str(n), "bold white on red"))
        if area in g.harass:
            found.append(("harass", "", "cyan"))
        if area in g.corn:
            found.append(("corn", "", "green"))
        for code in g.intruders:
            if code >> 4 == area:
                kind = code & 15
                name = self.words.name("intruder", INTRUDERS[kind - 1]) if kind else ""
                found.append(("intruder", name, "magenta"))
        return found

    def boxes(self, t: int) -> list[tuple[str, list[int]]]:
        """Families in the Caught and Escape boxes of a Territory."""
        g = self.g
        found = [("caught", CAUGHT + t), ("escape", ESCAPE + t)]
        return [(name, here) for name, place in found if (here := [i for i in range(6) if g.at[i] == place])]

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

    # -- the same in words -----------------------------------------------------------------------------------------
    def sentences(self) -> list[str]:
        words, g = self.words, self.g
        return [self._territory(t) for t in range(7)] + ([words("nav-santa-fe", n=g.santa_fe)] if g.santa_fe else [])

    def _territory(self, t: int) -> str:
        words, g = self.words, self.g
        name = words.name("territory", TERRITORIES[t])
        if g.t.drought_spaces[t]:
            head = words("nav-territory", name=name, die=t + 1, vp=g.t.vp[t], n=g.drought[t])
        else:
            head = words("nav-territory-plain", name=name, vp=g.t.vp[t])
        parts = [head]
        if g.tribal[t]:
            parts.append(words("nav-tribal", n=g.tribal[t]) + ".")
        for n in range(1, AREAS[t] + 1):
            area = area_of(t, n)
            here = [self.family_words(i) for i in range(6) if g.at[i] == area]
            here += [words(f"nav-{key}-long", which=which or "none") for key, which, _ in self.things(area)]
            if here:
                parts.append(words("nav-area", n=n, what="; ".join(here)))
        for box_name, families in self.boxes(t):
            parts.append(f"{words(f'nav-{box_name}')}: " + "; ".join(self.family_words(i) for i in families) + ".")
        return " ".join(parts) if len(parts) > 1 else f"{head} {words('nav-empty')}"

    def waiting(self) -> list[str]:
        """Who is in the game, but not on the map."""
        g = self.g
        off = [LETTERS[i] for i in range(6) if g.at[i] == OFF]
        found = [self.words("nav-off", families=" ".join(off))] if off else []
        if g.manuelito == BESIDE:
            found.append(self.words("nav-manuelito-waits"))
        return found


def show(g: State, words: Words, screen: Screen) -> None:
    land = Land(g, words)
    screen.show(land.picture(screen.width), land.sentences())
    if g.santa_fe and not screen.linear:
        screen.say(words("nav-santa-fe", n=g.santa_fe), "bold red")
