"""What an entry of a match led to, the values behind a question, and the chances of an option, in words.

Games say in `words/narration.py` of their own what they can say better.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from homelands.core import odds
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE, Entry
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.words.presenter import Presenter
from homelands.words.secrecy import Hides


class Line(NamedTuple):
    """A line about an entry: an event, a chance result that no event speaks of, or words in place of either."""

    text: str
    event: Event | None = None
    hidden: bool = False


class Narration:
    """A game without secrets and without values of its own. Games override what they can say better."""

    counted: str = "odds-whole"  # what is said about odds that are counted whole
    quiet: tuple[str, ...] = odds.ANSWERS  # answers to questions about dice and draws that spend nothing
    tacit: tuple[str, ...] = ()  # choices that no event speaks of: what follows them is about something else

    def __init__(self, game: Game[Any], words: Presenter) -> None:
        self.game = game
        self.words = words

    # -- who may know what: see words/secrecy.py -------------------------------------------------------------------
    def keepers(self, g: Any, what: Entry | Event) -> Sequence[str]:
        """The seats that alone may know what an entry or event says; none: everybody. `g` is the position before."""
        return ()

    def pictured(self, g: Any, seat: str) -> Any:
        """The position for pictures, as a seat sees it. What it cannot know is made up, and never shown."""
        return self.game.resample(g, seat, random.Random(0))

    def shown(self, g: Any, seat: str) -> Mapping[str, Any]:
        """What a seat may know, as it is shown."""
        return self.game.view(g, seat)

    # -- what an entry led to --------------------------------------------------------------------------------------
    def lines(self, match: Match, ply: int, hides: Hides, g: Any = None) -> list[Line]:
        """What an entry led to, for whoever looks. `g`: the position before, where it is at hand."""
        entry, events, found = match.entries[ply], match.events[ply], []
        g = match.peek(ply) if g is None else g
        if entry.mark == CHANCE and self.is_silent(g, entry, events):
            hidden = hides(self.keepers(g, entry))
            found.append(Line(self.veiled(g, entry) if hidden else self.drawn(g, entry.text), None, hidden))
        for event in events:
            hidden = hides(self.keepers(g, event))
            found.append(Line(self.veiled(g, event) if hidden else self.words.event(event), event, hidden))
        return found

    def chosen(self, match: Match, ply: int, hides: Hides, g: Any = None, option: Option | None = None) -> str:
        """A choice in words, if what it led to does not speak of it. `option`: the choice, where it is at hand."""
        entry = match.entries[ply]
        if entry.mark != CHOICE:
            return ""
        g = match.peek(ply) if g is None else g
        option = self.game.parse(g, entry.text) if option is None else option
        if match.events[ply] and option[0] not in self.tacit:
            return ""
        if hides(self.keepers(g, entry)):
            return self.words("secretly")
        return self.words.option(g, option) or entry.text

    def veiled(self, g: Any, what: Entry | Event) -> str:
        """In place of what only its keepers may know."""
        who = [self.words.name("seat", seat) for seat in self.keepers(g, what)]
        return self.words("secret", who=", ".join(who))

    def is_silent(self, g: Any, entry: Entry, events: Sequence[Event]) -> bool:
        """No event speaks of a chance result."""
        return not events

    def drawn(self, g: Any, text: str) -> str:
        """A chance result that no event speaks of; `g` is the position before it."""
        kind, _, what = text.partition(" ")
        key = f"chance-{kind}"
        return self.words(key, what=what) if self.words.has(key) else text

    # -- behind a question -----------------------------------------------------------------------------------------
    def facts(self, g: Any) -> list[str]:
        """The values that matter for the pending decision."""
        return []

    def notes(self, g: Any, option: Option, whole: bool) -> list[str]:
        """More about an option; `whole`: the player asked for all of it."""
        return []

    def why_not(self, g: Any, text: str) -> Refusal | None:
        """Why something typed is not possible, where the rules can tell."""
        return self.game.why_not(g, text)

    # -- chances ---------------------------------------------------------------------------------------------------
    def begins(self, g: Any, option: Option) -> int | None:
        """The place where an option begins a fight at once, by its number in the game."""
        return None

    def odds(self, g: Any, option: Option, limit: int = odds.WAYS) -> odds.Odds:
        """The exact chances of an option."""
        return odds.odds(self.game, g, option, pick=self.decisive, answers=self.quiet, limit=limit)

    def chancy(self, g: Any, option: Option) -> bool:
        """Is an option left to chance, so that there are odds to be seen?"""
        known = self.foregone(g, option)
        return self.tried(g, option) if known is None else known

    def foregone(self, g: Any, option: Option) -> bool | None:
        """The same, where the rules leave no doubt; None: it has to be tried out."""
        return None

    def tried(self, g: Any, option: Option) -> bool:
        """The same, found out on a copy of the position."""
        return odds.follows(self.game, g, option, self.quiet)

    def decisive(self, events: Sequence[Event]) -> Sequence[tuple[Event, Any]]:
        """The events that odds are grouped by, with the values that matter of each."""
        return odds.last_decisive(events)

    def result(self, event: Event) -> str:
        """A decisive event in a few words, where its own line in the log is too long for a table of odds."""
        return ""

    def gist(self, event: Event) -> str:
        """What many results have in common, where there are too many to be read."""
        return ""


def narration(game: Game[Any], words: Presenter) -> Narration:
    """What can be said about the matches of a game."""
    title: Any = title_of(game.name)
    made: Narration = title.narration(game, words) if hasattr(title, "narration") else Narration(game, words)
    return made
