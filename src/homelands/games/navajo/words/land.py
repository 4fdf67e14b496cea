"""The map in words: what is in each Area, who is where."""

from __future__ import annotations

from homelands.games.navajo.plain.write import FORTS
from homelands.games.navajo.rules.names import AREAS, CAUGHT, ESCAPE, INTRUDERS, TERRITORIES, TERRITORY_OF, area_of
from homelands.games.navajo.rules.state import AWAITED, BESIDE, LETTERS, OFF, State
from homelands.words.presenter import Presenter


class Land:
    """The map of one position."""

    def __init__(self, g: State, words: Presenter) -> None:
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
        if g.manuelito in (BESIDE, AWAITED):
            found.append(self.words("nav-manuelito-waits"))
        return found
