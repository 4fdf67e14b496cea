"""The board of Plains Indian Wars, as the terminal asks for it. All it shows comes from the view of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from homelands.cli.screen.base import Board
from homelands.cli.screen.console import Screen
from homelands.cli.screen.plains import fight
from homelands.cli.screen.plains.boxes import Boxes
from homelands.cli.screen.plains.land import Land
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.journal import CHANCE, Entry
from homelands.core.odds import WAYS, Odds
from homelands.games.plains import victory
from homelands.games.plains.state import State
from homelands.games.plains.tables import CARDS, COLOURS, CUSTER, N_REGIONS, PLACES

DRAWS = ("cards.draw", "setup.deal-card")


class PlainsBoard(Board):
    shows = ("regions", "boxes", "rail", "discs", "wagons", "hand", "cards", "points")
    which = "pla-card-which"
    counted = "pla-odds-whole"
    quiet = fight.VERBS

    # -- what a seat may know --------------------------------------------------------------------------------------
    def view(self, g: State) -> dict[str, Any]:
        seat = self.seat if self.seat in self.game.seats_of(g) else self.game.seat(g)
        return self.game.view(g, seat)

    def keepers(self, g: State, what: Entry | Event) -> Sequence[str]:
        """A card that comes into a hand; Custer is played openly at once."""
        if isinstance(what, Event) or what.mark != CHANCE or g.stack[-1].step not in DRAWS:
            return ()
        if what.text == f"card {CARDS[CUSTER]}":
            return ()
        return (self._drawer(g),)

    def _drawer(self, g: State) -> str:
        return g.seating.seats[g.seating.of[g.stack[-1].who]]

    def veiled(self, g: State, what: Entry | Event) -> str:
        return self.words("pla-draws", who=self.words.name("seat", self._drawer(g)))

    def untold(self, g: State, entry: Entry, told: Sequence[Event]) -> bool:
        """What follows the last card of a hand is told with it, but is not about it."""
        return bool(self.keepers(g, entry)) or not told

    def silent(self, g: State, text: str) -> str:
        if g.stack[-1].step not in DRAWS:
            return super().silent(g, text)
        return self.words("pla-drawn", who=self.words.name("seat", self._drawer(g)), card=self._title(text[5:]))

    def _title(self, id: str) -> str:
        return self.words.name("card", id)

    # -- the board -------------------------------------------------------------------------------------------------
    def status(self, g: State) -> str:
        return Boxes(self.view(g), self.words).status() if g.round else ""

    def place(self, g: State) -> str:
        if not g.round:
            return self.words("pla-setup")
        disc = self.words.name("colour", self.view(g)["active"]) if g.active >= 0 else "none"
        return self.words("pla-place", round=g.round, disc=disc)

    def map(self, g: State, screen: Screen) -> None:
        view = self.view(g)
        Land(g, view, self.words).show(screen)
        Boxes(view, self.words).show_summary(screen)

    def show(self, g: State, what: str, screen: Screen) -> None:
        view = self.view(g)
        boxes = Boxes(view, self.words)
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

    def _hand(self, g: State, view: dict[str, Any], screen: Screen) -> None:
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

    def notes(self, g: State, option: Option, whole: bool) -> list[str]:
        """What a card does, for who asks for all."""
        if option[0] not in ("play", "event", "substitute") or not whole:
            return []
        return self.card_words(g, option[1]).splitlines()[1:]

    def facts(self, g: State) -> list[str]:
        """In a fight: who is there, and what the dice of each show."""
        if g.stack[-1].step not in fight.STEPS:
            return []
        at = g.stack[-1].at
        found = [Land(g, self.view(g), self.words).region_words(PLACES[at])] if 0 <= at < N_REGIONS else []
        for c in range(5):
            if at >= 0 and g.cubes[c][at]:
                hit, treaty, blank = g.t.faces[c]
                colour = self.words.name("colour", COLOURS[c])
                dice = {"n": min(2, g.cubes[c][at]), "hit": hit, "treaty": treaty, "blank": blank}
                found.append(self.words("pla-fact-dice", colour=colour, **dice))
        return found

    # -- turns and the end -----------------------------------------------------------------------------------------
    def new_turn(self, told: Sequence[Event]) -> bool:
        return any(event.name == "disc" for event in told)

    def turn(self, g: State) -> int:
        return g.round

    def tracks(self, g: State) -> dict[str, int]:
        points = victory.standing(g)["seats"]
        return {self.words.name("seat", seat): sum(lines.values()) for seat, lines in points.items()}

    # -- odds ------------------------------------------------------------------------------------------------------
    def odds(self, g: State, option: Option, limit: int = WAYS) -> Odds:
        return fight.odds(self.game, g, option, limit) or super().odds(g, option, limit)

    def result(self, event: Event) -> str:
        if event.name != fight.RESULT:
            return ""
        return self.words(f"pla-result-{event.values['kind']}", **event.values)
