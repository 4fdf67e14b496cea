"""What all words for the page need: a game, its texts in one language, and who may know what."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.core.rules import Rule
from homelands.words import Texts, rules
from homelands.words.interface import Words
from homelands.words.telling import telling


def _about(game: str) -> Any:
    """Which things on the board something is about; nothing, for a game that does not say."""
    title: Any = title_of(game)
    return title.page.about if hasattr(title, "page") else Nothing()


class Nothing:
    """A game that does not say what is about what."""

    ARGUMENT: ClassVar[dict[str, str]] = {}
    NOWHERE: ClassVar[frozenset[str]] = frozenset()

    def option(self, g: Any, o: Option) -> list[str]:
        return []

    def event(self, e: Event) -> list[str]:
        return []

    def chance(self, request: Request, value: Any) -> list[str]:
        return []


class Speaker:
    """`open`: whoever looks plays the whole table, and nothing is hidden from him."""

    def __init__(self, game: Game[Any], language: str, open: bool = False, strict: bool = False) -> None:
        self.game = game
        self.language = language
        self.open = open
        self.words = Words(game.name, language, strict)
        self.texts: Texts = self.words.texts
        self.telling = telling(game, self.words)
        self.things: Any = _about(game.name)
        self._tables: Any = None

    @property
    def book(self) -> rules.Rules:
        """The rules in our words, with the figures of the data in force."""
        return rules.read(self.game.name, self.language, self._tables)

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Rules in our words, by id."""
        return self.book.rules

    def say(self, key: str, **values: Any) -> str:
        """A message of the page (text/*/*-web.ftl)."""
        return self.texts.text(key, **values)

    def has(self, key: str) -> bool:
        return key in self.texts.catalogue

    def look(self, g: Any) -> None:
        """Speak of this position from now on: names and figures may come with a pack."""
        self.texts.words.look(g)
        self._tables = g if hasattr(g, "data") else getattr(g, "t", None)

    # -- who may know what -----------------------------------------------------------------------------------------
    def secrets(self, match: Match) -> bool:
        """Somebody at the table must not know something. A finished game hides nothing."""
        return not self.open and not match.over and len(self.game.seats_of(match.position)) > 1

    def hides(self, match: Match, seat: str) -> Callable[[Sequence[str]], bool]:
        """Is something that only some seats know kept from this one?"""
        secret = self.secrets(match)
        return lambda keepers: secret and bool(keepers) and seat not in keepers

    def seen(self, match: Match, seat: str) -> Any:
        """A copy of the position for words and counting, in which what the seat may not know is dealt anew."""
        g = match.position
        return self.game.resample(g, seat, random.Random(0)) if self.secrets(match) else self.game.clone(g)
