"""What lies beside the map, as words: boxes, discs, wagons, cards, points. Everything comes from the view of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homelands.words.presenter import Presenter

Row = tuple[str, str]
NOTHING = "–"


class Boxes:
    def __init__(self, view: Mapping[str, Any], words: Presenter) -> None:
        self.view = view
        self.words = words

    # -- words -----------------------------------------------------------------------------------------------------
    def colour(self, name: str) -> str:
        return self.words.name("colour", name)

    def counted(self, cubes: Mapping[str, int]) -> str:
        """2 green, 1 blue; a dash for nothing."""
        return ", ".join(f"{n} {self.colour(name)}" for name, n in cubes.items() if n) or NOTHING

    def cards(self, ids: list[str]) -> str:
        return ", ".join(self.words.name("card", id) for id in ids) or NOTHING

    def place(self, id: str) -> str:
        return self.words.name("place", id)

    def points(self) -> dict[str, int]:
        return {seat: sum(lines.values()) for seat, lines in self.view["points"]["seats"].items()}

    def points_line(self) -> str:
        return ", ".join(f"{self.words.name('seat', seat)} {n}" for seat, n in self.points().items())

    def bag(self) -> str:
        return ", ".join(self.colour(c) for c in self.view["discs"]["bag"]) or NOTHING

    # -- one line each ---------------------------------------------------------------------------------------------
    def status(self) -> str:
        return self.words("pla-status", round=self.view["round"], bag=self.bag(), points=self.points_line())

    def summary(self) -> list[Row]:
        v = self.view
        rows = [
            ("ready", self.counted(v["ready"])),
            ("casualties", self.counted(v["casualties"])),
        ]
        if any(v["removed"].values()):
            rows.append(("removed", self.counted(v["removed"])))
        rows += [("discs", self.discs()), ("wagons", self.wagons()), ("points", self.points_line())]
        found = [(self.words(f"pla-row-{key}"), text) for key, text in rows]
        found += self.hands()
        found += self.enduring()
        if v["custer"]:
            found.append((self.words.name("card", "custer"), ", ".join(map(self.place, v["custer"]))))
        return found

    def discs(self) -> str:
        drawn = ", ".join(self.colour(c) for c in self.view["discs"]["drawn"]) or NOTHING
        return self.words("pla-discs", drawn=drawn, bag=self.bag())

    def wagons(self) -> str:
        w = self.view["wagons"]
        trail = sum(cubes["white"] for cubes in self.view["regions"].values())
        gone = w["escaped"]
        return self.words("pla-wagons", trail=trail, north=gone["north"], south=gone["south"], lost=w["destroyed"])

    def hands(self) -> list[Row]:
        """The own cards by name, of the others how many."""
        v, found = self.view, []
        for deck, hand in v["hands"].items():
            name = self.words("pla-row-hand", deck=self.colour(deck))
            n = v["held"][deck]
            drawn = len(v["decks"][deck]) - (n if hand is None else 0)
            text = self.words("pla-held", n=n) if hand is None else self.cards(hand)
            found.append((name, f"{text}; " + self.words("pla-deck", n=drawn)))
        return found

    def enduring(self) -> list[Row]:
        found = []
        for what in self.view["enduring"].values():
            where = self.place(what["at"]) if what["at"] else "none"
            card = self.words.name("card", what["card"])
            found.append((self.words("pla-row-enduring"), self.words("pla-enduring", card=card, at=where)))
        return found
