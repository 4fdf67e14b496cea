"""The board of Navajo Wars, as the terminal asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from homelands.cli.screen.base import Board
from homelands.cli.screen.console import Screen
from homelands.cli.screen.navajo import boxes, facts, land
from homelands.cli.screen.navajo.boxes import Boxes
from homelands.core.decision import Refusal
from homelands.core.events import Event
from homelands.games.navajo.state import State

TRACKS = ("culture", "military", "ap", "morale", "ferocity")


class NavajoBoard(Board):
    shows = ("display", "families", "cubes", "hand", "cards", "developments")
    quiet = facts.QUIET

    def status(self, g: State) -> list[tuple[str, str]]:
        return boxes.status(g, self.words)

    def place(self, g: State) -> str:
        return Boxes(g, self.words).title(g.card) if g.card else self.words("nav-setup")

    def map(self, g: State, screen: Screen) -> None:
        land.show(g, self.words, screen)
        Boxes(g, self.words).show_summary(screen)

    def show(self, g: State, what: str, screen: Screen) -> None:
        found = Boxes(g, self.words)
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

    def new_turn(self, told: Sequence[Event]) -> bool:
        return any(event.name == "card" for event in told)

    def facts(self, g: State) -> list[str]:
        return facts.facts(g, self.words)

    def why_not(self, g: State, text: str) -> Refusal | None:
        return facts.why_not(g, text)

    def tracks(self, g: State) -> dict[str, int]:
        return {self.words(f"nav-{name}"): getattr(g, name) for name in TRACKS}

    def turn(self, g: State) -> int:
        return g.card

    def decisive(self, told: Sequence[Event]) -> Sequence[tuple[Event, Any]]:
        return facts.decisive(told)
