"""The board of Plains Indian Wars, as the terminal asks for it. All it shows comes from the view of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from homelands.cli.screen.base import Board
from homelands.cli.screen.console import Screen
from homelands.core.events import Event
from homelands.games.plains.rules import victory
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import CARDS, N_REGIONS, PLACES
from homelands.games.plains.screen.boxes import Displays
from homelands.games.plains.screen.land import Land
from homelands.games.plains.words.narration import PlainsNarration


class PlainsBoard(PlainsNarration, Board):
    shows = ("regions", "boxes", "rail", "discs", "wagons", "hand", "cards", "points")
    which = "pla-card-which"

    # -- what a seat may know --------------------------------------------------------------------------------------
    def view(self, g: State) -> Mapping[str, Any]:
        seat = self.seat if self.seat in self.game.seats_of(g) else self.game.seat(g)
        return self.game.view(g, seat)

    # -- the board -------------------------------------------------------------------------------------------------
    def status(self, g: State) -> str:
        return Displays(self.view(g), self.words).status() if g.round else ""

    def place(self, g: State) -> str:
        if not g.round:
            return self.words("pla-setup")
        disc = self.words.name("colour", self.view(g)["active"]) if g.active >= 0 else "none"
        return self.words("pla-place", round=g.round, disc=disc)

    def map(self, g: State, screen: Screen) -> None:
        view = self.view(g)
        Land(g, view, self.words).show(screen)
        Displays(view, self.words).show_summary(screen)

    def show(self, g: State, what: str, screen: Screen) -> None:
        view = self.view(g)
        boxes = Displays(view, self.words)
        parts: dict[str, Callable[[Screen], None]] = {
            "regions": Land(g, view, self.words).show_regions,
            "boxes": boxes.show_boxes,
            "rail": Land(g, view, self.words).show_rail,
            "discs": boxes.show_discs,
            "wagons": boxes.show_wagons,
            "hand": lambda screen: self._hand(g, view, screen),
            "cards": boxes.show_cards,
            "points": boxes.show_points,
        }
        parts[what](screen)

    def _hand(self, g: State, view: Mapping[str, Any], screen: Screen) -> None:
        held = [card for hand in view["hands"].values() for card in hand or ()]
        for card in held:
            screen.say(self.card_words(g, CARDS.index(card)))
            screen.blank()
        if not held:
            screen.say(self.words("pla-no-hand"))

    # -- cards -----------------------------------------------------------------------------------------------------
    def named(self, text: str) -> int | None:
        wanted = "-".join(text.casefold().split())
        near = [i for i, card in enumerate(CARDS) if card.startswith(wanted)]
        return CARDS.index(wanted) if wanted in CARDS else near[0] if len(near) == 1 else None

    def facts(self, g: State) -> list[str]:
        """In a fight: who is there, and what the dice of each show."""
        dice = super().facts(g)
        at = g.stack[-1].at if dice else -1
        here = [Land(g, self.view(g), self.words).region_words(PLACES[at])] if 0 <= at < N_REGIONS else []
        return [*here, *dice]

    # -- turns and the end -----------------------------------------------------------------------------------------
    def new_turn(self, events: Sequence[Event]) -> bool:
        return any(event.name == "disc" for event in events)

    def turn(self, g: State) -> int:
        return g.round

    def tracks(self, g: State) -> dict[str, int]:
        return {self.words.name("seat", seat): sum(lines.values()) for seat, lines in victory.standing(g).items()}
