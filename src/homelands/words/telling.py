"""What a front end asks of every game. Each game has its own answers (`telling/<game>`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from homelands.core import odds
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE, Entry
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.words.interface import Words

Hides = Callable[[Sequence[str]], bool]
"""Is something that only these seats know (none: everybody) kept from whoever looks?"""


class Told(NamedTuple):
    """A line about an entry: an event, a chance result that no event tells of, or words in place of either."""

    text: str
    event: Event | None = None
    hidden: bool = False


class Telling:
    """A game without secrets and without values of its own. Games override what they can tell better."""

    counted: str = "odds-whole"  # what is said about odds that are counted whole
    quiet: tuple[str, ...] = odds.ANSWERS  # answers to questions about dice and draws that spend nothing
    tacit: tuple[str, ...] = ()  # choices that no event tells of: what follows them is about something else

    def __init__(self, game: Game[Any], words: Words) -> None:
        self.game = game
        self.words = words

    # -- who may know what -----------------------------------------------------------------------------------------
    def seen(self, g: Any, seat: str) -> Any:
        """The position for pictures and words, as a seat sees it. What it cannot know is made up, and never shown."""
        return self.game.resample(g, seat, random.Random(0))

    def keepers(self, g: Any, what: Entry | Event) -> Sequence[str]:
        """The seats that alone may know what an entry or event says; none: everybody. `g` is the position before."""
        return ()

    def veiled(self, g: Any, what: Entry | Event) -> str:
        """In place of what only its keepers may know."""
        who = [self.words.name("seat", seat) for seat in self.keepers(g, what)]
        return self.words("secret", who=", ".join(who))

    def untold(self, g: Any, entry: Entry, told: Sequence[Event]) -> bool:
        """No event tells of a chance result."""
        return not told

    def silent(self, g: Any, text: str) -> str:
        """A chance result that no event tells of; `g` is the position before it."""
        kind, _, what = text.partition(" ")
        key = f"chance-{kind}"
        return self.words(key, what=what) if self.words.has(key) else text

    def shown(self, g: Any, seat: str) -> Mapping[str, Any]:
        """What a seat may know, as it is shown."""
        return self.game.view(g, seat)

    def lines(self, match: Match, ply: int, hides: Hides) -> list[Told]:
        """What an entry led to, for whoever looks."""
        entry, g, found = match.entries[ply], match.before(ply), []
        if entry.mark == CHANCE and self.untold(g, entry, match.events[ply]):
            hidden = hides(self.keepers(g, entry))
            found.append(Told(self.veiled(g, entry) if hidden else self.silent(g, entry.text), None, hidden))
        for event in match.events[ply]:
            hidden = hides(self.keepers(g, event))
            found.append(Told(self.veiled(g, event) if hidden else self.words.event(event), event, hidden))
        return found

    def chosen(self, match: Match, ply: int, hides: Hides) -> str:
        """A choice in words, if what it led to does not tell of it."""
        entry, g = match.entries[ply], match.before(ply)
        if entry.mark != CHOICE:
            return ""
        option = self.game.parse(g, entry.text)
        if match.events[ply] and option[0] not in self.tacit:
            return ""
        if hides(self.keepers(g, entry)):
            return self.words("secretly")
        return self.words.option(g, option) or entry.text

    # -- behind a question -----------------------------------------------------------------------------------------
    def facts(self, g: Any) -> list[str]:
        """The values that matter for the pending decision."""
        return []

    def notes(self, g: Any, option: Option, whole: bool) -> list[str]:
        """More about an option; `whole`: the player asked to be told all."""
        return []

    def why_not(self, g: Any, text: str) -> Refusal | None:
        """Why something typed is not possible, where the rules can tell."""
        return self.game.why_not(g, text)

    # -- chances ---------------------------------------------------------------------------------------------------
    def odds(self, g: Any, option: Option, limit: int = odds.WAYS) -> odds.Odds:
        """The exact chances of an option."""
        return odds.odds(self.game, g, option, pick=self.decisive, answers=self.quiet, limit=limit)

    def chancy(self, g: Any, option: Option) -> bool:
        """Is an option left to chance, so that there are odds to be seen?"""
        return odds.follows(self.game, g, option, self.quiet)

    def decisive(self, told: Sequence[Event]) -> Sequence[tuple[Event, Any]]:
        """The events that odds are grouped by, with the values that matter of each."""
        return odds.last_decisive(told)

    def result(self, event: Event) -> str:
        """A decisive event in a few words, where its own line in the log is too long for a table of odds."""
        return ""

    def gist(self, event: Event) -> str:
        """What many results have in common, where there are too many to be read."""
        return ""


def telling(game: Game[Any], words: Words) -> Telling:
    """What can be told about a game."""
    title: Any = title_of(game.name)
    made: Telling = title.telling(game, words) if hasattr(title, "telling") else Telling(game, words)
    return made
