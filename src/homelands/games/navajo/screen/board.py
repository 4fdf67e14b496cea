"""The board of Navajo Wars, as the terminal asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from homelands.cli.screen.base import Board
from homelands.cli.screen.console import Screen
from homelands.core.events import Event
from homelands.games.navajo.rules import deck
from homelands.games.navajo.rules.state import State
from homelands.games.navajo.screen import council, land
from homelands.games.navajo.screen.boxes import Displays
from homelands.games.navajo.words.narration import NavajoNarration

TRACKS = ("culture", "military", "ap", "morale", "ferocity")


class NavajoBoard(NavajoNarration, Board):
    shows = ("display", "families", "cubes", "hand", "cards", "developments")

    def status(self, g: State) -> str:
        line = self._status(g)
        return f"{line} {council.status(g, self.words)}" if g.players == 2 else line

    def _status(self, g: State) -> str:
        return self.words(
            "nav-status", culture=g.culture, military=g.military, ap=g.ap, morale=g.morale, ferocity=g.ferocity,
            enemy=g.enemy_ap, cards=deck.cards_left(g),
        )  # fmt: skip

    def place(self, g: State) -> str:
        return Displays(g, self.words).title(g.card) if g.card else self.words("nav-setup")

    def map(self, g: State, screen: Screen) -> None:
        land.show(g, self.words, screen)
        Displays(g, self.words).show_summary(screen)
        if g.players == 2:
            screen.pairs(council.rows(g, self.words))

    def show(self, g: State, what: str, screen: Screen) -> None:
        found = Displays(g, self.words)
        parts: dict[str, Callable[[Screen], None]] = {
            "display": found.show_display,
            "families": found.show_families,
            "cubes": found.show_cubes,
            "hand": found.show_hand,
            "cards": found.show_cards,
            "developments": found.show_developments,
        }
        parts[what](screen)

    def card(self, g: State) -> int:
        return g.card

    def new_turn(self, events: Sequence[Event]) -> bool:
        return any(event.name == "card" for event in events)

    def tracks(self, g: State) -> dict[str, int]:
        return {self.words(f"nav-{name}"): getattr(g, name) for name in TRACKS}

    def turn(self, g: State) -> int:
        return g.card
