"""The displays and boxes beside the map: elders, resources, cubes, instructions, cards, developments."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from homelands.cli.screen.console import Screen
from homelands.cli.screen.navajo.land import Land
from homelands.cli.words import Words
from homelands.games.navajo import deck, display, enemy
from homelands.games.navajo.state import KINDS, OFF, State
from homelands.games.navajo.tables import COLOURS, DEVELOPMENTS, INSTRUCTIONS, SETS, place_name


class Boxes:
    def __init__(self, g: State, words: Words) -> None:
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

    def show_summary(self, screen: Screen) -> None:
        screen.pairs(self.summary())

    # -- parts, one by one -----------------------------------------------------------------------------------------
    def show_display(self, screen: Screen) -> None:
        """The Instruction Display with both faces of every counter."""
        g, words = self.g, self.words
        picture = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=None)
        heads = [words(f"nav-column-{name}") for name in ("active", "standby", "inactive")]
        picture.add_column("")
        for head in heads:
            picture.add_column(head)
        lines = []
        for row in range(6):
            codes = (g.active[row], g.standby[row], g.inactive[row])
            picture.add_row(str(row + 1), *(Text(self.counter(c, back=True), _ink(g, c)) for c in codes))
            cells = [f"{head}: {self.counter(c, back=True)}" for head, c in zip(heads, codes, strict=True) if c != OFF]
            lines.append(words("nav-display-row", n=row + 1, what="; ".join(cells) or "–"))
        screen.show(picture, lines)
        screen.say(words("nav-display-note"), "dim")
        if g.truce != OFF:
            screen.say(f"{words('nav-row-truce')}: {self.counter(g.truce)}, {g.truce_ap} AP")

    def show_families(self, screen: Screen) -> None:
        g, words = self.g, self.words
        land = Land(g, words)
        for i in range(6):
            if g.at[i] != OFF:
                where = words.name("place", place_name(g.at[i]))
                screen.say(f"{land.family_words(i)} – {where}. " + words("nav-family-more", evasion=g.evasion(i)))
        for text in land.waiting():
            screen.say(text)
        out = self.counted([(kind, g.out[k]) for k, kind in enumerate(KINDS)])
        found = (("elders", self.elders()), ("passage", self.passage()), ("out", out))
        screen.pairs([(words(f"nav-row-{name}"), text) for name, text in found])

    def show_cubes(self, screen: Screen) -> None:
        g, words = self.g, self.words
        boxes = (("pool", g.pool), ("raided", g.raided), ("recovery", g.recovery), ("subjugation", g.subjugation),
                 ("gone", g.gone))  # fmt: skip
        screen.pairs([(words(f"nav-row-{name}"), f"{sum(cubes)}: {self.cubes(cubes)}") for name, cubes in boxes])

    def show_hand(self, screen: Screen) -> None:
        for number in self.g.hand:
            screen.say(self.words.card(self.g, number))
        if not self.g.hand:
            screen.say(self.words("nav-no-hand"))

    def show_cards(self, screen: Screen) -> None:
        """What is known of the deck, and every card that has been seen."""
        g, words = self.g, self.words
        piles = [
            words("nav-pile", n=left, special=self.title(special) if special else "none") for left, special in g.piles
        ]
        screen.pairs([
            (words("nav-row-card"), self.title(g.card) if g.card else "–"),
            (words("nav-row-deck"), words("nav-deck", n=deck.cards_left(g), piles="; ".join(piles) or "–")),
            (words("nav-row-foreseen"), self.cards(g.top)),
            (words("nav-row-in-play"), self.cards(g.in_play)),
            (words("nav-row-hand"), self.cards(g.hand)),
            (words("nav-row-discards"), self.cards(g.discards)),
            (words("nav-row-removed"), self.cards(g.removed)),
        ])  # fmt: skip

    def show_developments(self, screen: Screen) -> None:
        """The sets of this game, with what is owned."""
        g, words = self.g, self.words
        for s, name in enumerate(SETS):
            if not g.sets >> s & 1:
                continue
            screen.say(words.name("set", name), "bold")
            for d in range(3 * s, 3 * s + 3):
                mark = "nav-exhausted" if g.exhausted >> d & 1 else "nav-owned" if g.owned >> d & 1 else "nav-not-owned"
                screen.say(f"  [{words(mark)}] {' '.join(words.development(g, d).splitlines())}")


def _ink(g: State, code: int) -> str:
    return "" if code == OFF or not display.shows_raid(g, code) else "red"
