"""Plains Indian Wars: cards that come into a hand, the dice of a fight, its chances to the end."""

from __future__ import annotations

from collections.abc import Sequence

from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.journal import CHANCE, Entry
from homelands.core.odds import WAYS, Odds
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import CARDS, COLOURS, CUSTER
from homelands.games.plains.words import fight
from homelands.words.narration import Narration

DRAWS = ("cards.draw", "setup.deal-card")

# Placing and moving cubes and wagons ask for no dice and no cards: what follows belongs to whoever had them moved.
# But after the last move that could be made fights begin by themselves, and their dice follow from it.
BEFORE_DICE = frozenset((
    "movement.recover-first", "movement.choose-group", "movement.march", "movement.bring", "placing.place-one",
    "placing.to-sacramento", "wagons.fork",
))  # fmt: skip


class PlainsNarration(Narration):
    counted = "pla-odds-whole"
    quiet = fight.VERBS
    tacit = ("call-off", "done", "end-turn", "halt", "no-ambush", "place-first", "stay")

    # -- who may know what -----------------------------------------------------------------------------------------
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

    def is_silent(self, g: State, entry: Entry, events: Sequence[Event]) -> bool:
        """What follows the last card of a hand is told with it, but is not about it."""
        return bool(self.keepers(g, entry)) or not events

    def drawn(self, g: State, text: str) -> str:
        if g.stack[-1].step not in DRAWS:
            return super().drawn(g, text)
        who = self.words.name("seat", self._drawer(g))
        return self.words("pla-drawn", who=who, card=self.words.name("card", text.removeprefix("card ")))

    # -- behind a question -----------------------------------------------------------------------------------------
    def facts(self, g: State) -> list[str]:
        """In a fight: what the dice of each show."""
        if not g.stack or g.stack[-1].step not in fight.STEPS:
            return []
        at, found = g.stack[-1].at, []
        for c in range(5):
            if at >= 0 and g.cubes[c][at]:
                hit, treaty, blank = g.t.faces[c]
                colour = self.words.name("colour", COLOURS[c])
                dice = {"n": min(2, g.cubes[c][at]), "hit": hit, "treaty": treaty, "blank": blank}
                found.append(self.words("pla-fact-dice", colour=colour, **dice))
        return found

    def notes(self, g: State, option: Option, whole: bool) -> list[str]:
        """What a card does, for who asks for all."""
        if option[0] not in ("play", "event", "substitute") or not whole:
            return []
        return self.words.card(option[1]).splitlines()[1:]

    # -- chances ---------------------------------------------------------------------------------------------------
    def odds(self, g: State, option: Option, limit: int = WAYS) -> Odds:
        return fight.odds(self.game, g, option, limit) or super().odds(g, option, limit)

    def begins(self, g: State, option: Option) -> int | None:
        """The region where an option begins a fight at once. Nothing is remembered: a position goes on in place."""
        return fight.begins(self.game, g, option)

    def foregone(self, g: State, option: Option) -> bool | None:
        """One look ahead is enough where dice can only be those of a fight that begins."""
        if self.begins(g, option) is not None:
            return True
        return False if g.stack[-1].step in BEFORE_DICE else None

    def tried(self, g: State, option: Option) -> bool:
        if self.begins(g, option) is not None:
            return True
        fought = fight.chancy(self.game, g, option)
        return super().tried(g, option) if fought is None else fought

    def result(self, event: Event) -> str:
        if event.name != fight.RESULT:
            return ""
        return self.words(f"pla-result-{event.values['kind']}", **event.values)

    def gist(self, event: Event) -> str:
        kind = event.values["kind"] if event.name == fight.RESULT else ""
        return self.words(f"pla-gist-{kind}") if kind in fight.GISTS else ""
