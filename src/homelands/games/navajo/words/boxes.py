"""What lies in the boxes beside the map, as words: elders, resources, cubes, instructions, cards, developments."""

from __future__ import annotations

from collections.abc import Sequence

from homelands.games.navajo.rules import display, enemy
from homelands.games.navajo.rules.names import COLOURS, DEVELOPMENTS, INSTRUCTIONS
from homelands.games.navajo.rules.state import KINDS, OFF, State
from homelands.games.navajo.words.land import Land
from homelands.words.presenter import Presenter


class Boxes:
    def __init__(self, g: State, words: Presenter) -> None:
        self.g = g
        self.words = words

    # -- counts as words -------------------------------------------------------------------------------------------
    def counted(self, counts: Sequence[tuple[str, int]]) -> str:
        """2 horses, 1 sheep; a dash for nothing."""
        found = [self.words(f"nav-n-{kind.replace('_', '-')}", n=n) for kind, n in counts if n]
        return ", ".join(found) or "–"

    def elders(self) -> str:
        """How many at which Rating, from the left."""
        ratings = self.g.t.elder_rating
        return ", ".join(
            self.words("nav-elders-at", n=n, box=i + 1, rating=ratings[i]) for i, n in enumerate(self.g.elders) if n
        ) or "–"  # fmt: skip

    def resources(self) -> str:
        g = self.g
        counts = [("horse", g.horses), ("sheep", g.sheep), ("goods", g.all_goods()), ("firearms", g.all_firearms())]
        text = self.counted(counts)
        corn = self.words("nav-corn-of", values=" ".join(map(str, sorted(g.corn_stock)))) if g.corn_stock else ""
        return ", ".join(x for x in (text if text != "–" else "", corn) if x) or "–"

    def passage(self) -> str:
        return self.counted([(kind, self.g.passage[k]) for k, kind in enumerate(KINDS)])

    def cubes(self, box_of: Sequence[int]) -> str:
        found = [f"{n} {self.words.name('colour', COLOURS[c])}" for c, n in enumerate(box_of) if n]
        return ", ".join(found) or "–"

    def counter(self, code: int, *, back: bool = False) -> str:
        """A Raid 7, with a stroke for a stripe; `back`: what the other side says."""
        if code == OFF:
            return "–"
        g = self.g
        text = f"{display.letter(g, code)} {self._face(code)}"
        if back:
            text += f" / {self._face(code ^ 1)}"
        return text

    def _face(self, code: int) -> str:
        face = display.face(self.g, code)
        name = self.words.name("instruction", INSTRUCTIONS[face.kind])
        cost = f"{face.low}–{face.high}" if face.high > face.low else str(face.low)
        if face.all:
            cost = self.words("nav-all-ap")
        elif face.ferocity:
            cost = self.words("nav-f-cost", least=face.low, now=enemy.cost(self.g, code)[0])
        return f"{name} {cost}" + (" =" if face.stripe else "")

    def developments(self) -> str:
        g = self.g
        owned = [d for d in range(24) if g.owned >> d & 1]
        tired = {d: f" ({self.words('nav-exhausted')})" for d in owned if g.exhausted >> d & 1}
        return ", ".join(self.words.name("development", DEVELOPMENTS[d]) + tired.get(d, "") for d in owned) or "–"

    def cards(self, numbers: Sequence[int]) -> str:
        return ", ".join(self.title(n) for n in numbers) or "–"

    def title(self, number: int) -> str:
        """#24 Hostile Tribes."""
        return self.words.name("card", str(number))

    # -- one line each, under the map ------------------------------------------------------------------------------
    def summary(self) -> list[tuple[str, str]]:
        g, words = self.g, self.words
        rows = [
            ("elders", self.elders()),
            ("resources", self.resources()),
            ("passage", self.passage()),
            ("pool", self.cubes(g.pool)),
        ]
        for name, cubes in (("raided", g.raided), ("recovery", g.recovery), ("subjugation", g.subjugation)):
            if any(cubes):
                rows.append((name, self.cubes(cubes)))
        rows.append(("active", ", ".join(self.counter(c) for c in g.active if c != OFF) or "–"))
        if g.truce != OFF:
            rows.append(("truce", f"{self.counter(g.truce)}, {g.truce_ap} AP"))
        if g.hand:
            rows.append(("hand", self.cards(g.hand)))
        if g.owned:
            rows.append(("developments", self.developments()))
        if g.in_play:
            rows.append(("in-play", self.cards(g.in_play)))
        if g.top:
            rows.append(("foreseen", self.cards(g.top)))
        found = [(words(f"nav-row-{key}"), text) for key, text in rows]
        return found + [("", text) for text in Land(g, words).waiting()]
