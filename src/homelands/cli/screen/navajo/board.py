"""The board of Navajo Wars, as the terminal asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from homelands.cli.screen.base import Board
from homelands.cli.screen.console import Screen
from homelands.cli.screen.navajo import council, facts, land
from homelands.cli.screen.navajo.boxes import Boxes
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.journal import CHANCE, Entry
from homelands.games.navajo import deck, refusals
from homelands.games.navajo.influence import SEATS, hand_of
from homelands.games.navajo.state import State

ALL = 3  # foresight: both have seen the cards
TRACKS = ("culture", "military", "ap", "morale", "ferocity")


class NavajoBoard(Board):
    shows = ("display", "families", "cubes", "hand", "cards", "developments")
    quiet = facts.QUIET

    def seen(self, g: State, seat: str) -> State:
        """Pictures show `hand`: for them it is the seat's own, and the other one is empty."""
        h: State = super().seen(g, seat)
        if h.players == 2:
            mine = list(hand_of(h, SEATS.index(seat)))
            h.hand[:], h.hand2[:] = mine, []
        return h

    def keepers(self, g: State, what: Entry | Event) -> Sequence[str]:
        """Foreseen cards, and a Ceremony card as it goes to a hand (16.5.3)."""
        if g.players == 1:
            return ()
        if isinstance(what, Event):
            hidden = what.name == "card-taken" or (what.name == "foreseen" and g.foresight != ALL)
        elif what.mark == CHANCE:
            hidden = g.stack[-1].step == "operations.see-card"
        else:
            hidden = what.text.startswith("order ") and g.foresight != ALL
        return (SEATS[g.headman],) if hidden else ()

    def status(self, g: State) -> str:
        line = self._status(g)
        return f"{line} {council.status(g, self.words)}" if g.players == 2 else line

    def _status(self, g: State) -> str:
        return self.words(
            "nav-status", culture=g.culture, military=g.military, ap=g.ap, morale=g.morale, ferocity=g.ferocity,
            enemy=g.enemy_ap, cards=deck.cards_left(g),
        )  # fmt: skip

    def place(self, g: State) -> str:
        return Boxes(g, self.words).title(g.card) if g.card else self.words("nav-setup")

    def map(self, g: State, screen: Screen) -> None:
        land.show(g, self.words, screen)
        Boxes(g, self.words).show_summary(screen)
        if g.players == 2:
            screen.pairs(council.rows(g, self.words))

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

    def notes(self, g: State, option: Option, whole: bool) -> list[str]:
        """What a development does, before it is chosen."""
        if option[0] in ("buy", "choose"):
            return [self._development(g, option[1])]
        if option[0] in ("keep-set", "drop-set") and whole:
            return [self._development(g, d) for d in range(3 * option[1], 3 * option[1] + 3)]
        return []

    def _development(self, g: State, d: int) -> str:
        return " ".join(self.words.development(g, d).splitlines())

    def why_not(self, g: State, text: str) -> Refusal | None:
        return refusals.why_not(g, text)

    def tracks(self, g: State) -> dict[str, int]:
        return {self.words(f"nav-{name}"): getattr(g, name) for name in TRACKS}

    def turn(self, g: State) -> int:
        return g.card

    def result(self, event: Event) -> str:
        if event.name == "instruction":
            letter, _, kind = event.values["counter"].partition(" ")
            return f"{letter} {self.words.name('instruction', kind)} ({event.values['cost']} AP)"
        if event.name == "cube":
            return self.words("nav-cube", colour=self.words.name("colour", event.values["colour"]))
        return ""

    def decisive(self, told: Sequence[Event]) -> Sequence[tuple[Event, Any]]:
        return facts.decisive(told)
