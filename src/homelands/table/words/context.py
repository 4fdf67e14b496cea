"""What the words for the page are made of: a game with some tables, in one language, for whoever looks."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from homelands.core import rules
from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.table.words.plain import PlainAbout
from homelands.words.narration import narration
from homelands.words.presenter import Presenter

KEPT = 128


class Context:
    """`open`: whoever looks plays the whole table, and nothing is hidden from him."""

    def __init__(self, game: Game[Any], words: Presenter, open: bool = False) -> None:
        title: Any = title_of(game.name)
        self.game = game
        self.words = words
        self.open = open
        self.narration = narration(game, words)
        self.things: Any = title.page.about if hasattr(title, "page") else PlainAbout(game)

    @cached_property
    def book(self) -> Any:
        """The rules in our words, in their chapters."""
        return rules.read(title_of(self.game.name).folder / "data", self.words.language)

    @property
    def rules(self) -> dict[str, rules.Rule]:
        """Rules in our words, by id."""
        found: dict[str, rules.Rule] = self.book.rules
        return found


@lru_cache(maxsize=KEPT)
def context(game: Game[Any], words: Presenter, open: bool) -> Context:
    """Made once: a presenter stands for its game, its language and its tables."""
    return Context(game, words, open)
