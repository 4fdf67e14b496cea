"""What lies beside the map, shown in the terminal."""

from __future__ import annotations

from homelands.cli.screen.console import Screen
from homelands.games.plains.words.boxes import NOTHING, Boxes


class Displays(Boxes):
    def show_summary(self, screen: Screen) -> None:
        screen.pairs(self.summary())

    # -- parts, one by one -----------------------------------------------------------------------------------------
    def show_boxes(self, screen: Screen) -> None:
        v = self.view
        rows = [(self.place(id), self.counted(cubes)) for id, cubes in {**v["areas"], **v["boxes"]}.items()]
        for key in ("ready", "casualties", "removed"):
            rows.append((self.words(f"pla-row-{key}"), self.counted(v[key])))
        screen.pairs(rows)

    def show_discs(self, screen: Screen) -> None:
        screen.say(self.discs())

    def show_wagons(self, screen: Screen) -> None:
        screen.say(self.wagons())
        places = {**self.view["regions"], **self.view["boxes"]}
        here = [(self.place(id), cubes["white"]) for id, cubes in places.items()]
        safe = [self.place(id) for id in self.view["wagons"]["safe"]]
        rows = [(name, str(n) + (f" ({self.words('pla-safe')})" if name in safe else "")) for name, n in here if n]
        screen.pairs(rows)

    def show_cards(self, screen: Screen) -> None:
        """Hands, what has been played, and what nobody has seen; of the others' hands nothing more."""
        v = self.view
        screen.pairs(self.hands())
        for deck in v["decks"]:
            name = self.colour(deck)
            screen.pairs([
                (self.words("pla-row-unseen", deck=name), self.cards(v["decks"][deck])),
                (self.words("pla-row-played", deck=name), self.cards(v["discards"][deck])),
            ])  # fmt: skip
        screen.pairs(self.enduring())

    def show_points(self, screen: Screen) -> None:
        """As they would be if the game ended now, line by line."""
        found = self.view["points"]["seats"]
        for seat, lines in found.items():
            parts = [f"{self.words(f'pla-points-{key}')} {n}" for key, n in lines.items() if n]
            text = f"{sum(lines.values())}: {', '.join(parts) or NOTHING}"
            screen.pairs([(self.words.name("seat", seat), text)])
        if len(found) > 2:
            for side, lines in self.view["points"]["sides"].items():
                screen.pairs([(self.words(f"pla-side-{side}"), str(sum(lines.values())))])
        screen.say(self.words("pla-points-note"), "dim")
