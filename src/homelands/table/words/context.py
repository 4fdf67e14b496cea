"""What the words for the page are made of: a game with some tables, in one language, for whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.core.rules import Rule
from homelands.table.words.plain import PlainAbout
from homelands.words import rules
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
        self.page: Any = getattr(title, "page", None)
        self.things: Any = self.page.about if self.page else PlainAbout(game)

    @cached_property
    def book(self) -> rules.Rules:
        """The rules in our words, in their chapters."""
        return rules.read(self.game.name, self.words.language, self.words.tables)

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Rules in our words, by id."""
        return self.book.rules


@lru_cache(maxsize=KEPT)
def context(game: Game[Any], words: Presenter, open: bool) -> Context:
    """Made once: a presenter stands for its game, its language and its tables."""
    return Context(game, words, open)
