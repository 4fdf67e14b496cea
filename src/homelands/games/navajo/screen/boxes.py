"""The displays and boxes beside the map, shown in the terminal."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from homelands.cli.screen.console import Screen
from homelands.games.navajo.rules import deck, display
from homelands.games.navajo.rules.names import SETS, place_name
from homelands.games.navajo.rules.state import KINDS, OFF, State
from homelands.games.navajo.words.boxes import Boxes
from homelands.games.navajo.words.land import Land


class Displays(Boxes):
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
            screen.say(self.words.card(number))
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
                text = " ".join(words.component("development", d).splitlines())
                screen.say(f"  [{words(mark)}] {text}")


def _ink(g: State, code: int) -> str:
    return "" if code == OFF or not display.shows_raid(g, code) else "red"
