"""The words of the program and those of a game, through one door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.words import LANGUAGES, Texts
from homelands.words.catalogue import catalogue

__all__ = ["LANGUAGES", "Words"]


class Words:
    """Everything that is said about one game in one language; without a game the program's own.

    `strict`: what is missing is an error.
    """

    def __init__(self, game: str = "", language: str = "en", strict: bool = False) -> None:
        self.language = language
        self.catalogue = catalogue(language, game)
        self.strict = strict
        self.texts: Any
        try:
            self.texts = Texts(game, language, strict) if game else _NoWords()
        except LookupError:  # a game that has no words yet is told raw
            self.texts = _NoWords()

    def __call__(self, key: str, **values: Any) -> str:
        """The terminal's own words. A message that is missing is a fault, and shows."""
        return self.catalogue.format(key, values)

    def has(self, key: str) -> bool:
        return key in self.catalogue

    # -- of the game: words that are missing never stop it, what is meant is shown raw ------------------------------
    def event(self, event: Event) -> str:
        values = " ".join(f"{key}={value}" for key, value in event.values.items())
        return self._or(lambda: self.texts.event(event), f"{event.name} {values}".strip())

    def prompt(self, g: Any, step: str) -> str:
        return self._or(lambda: self.texts.prompt(g, step), f"{step}?")

    def option(self, g: Any, option: Option) -> str:
        return self._or(lambda: self.texts.option(g, option), "")

    def refusal(self, refusal: Refusal) -> str:
        return self._or(lambda: self.texts.refusal(refusal), refusal.reason)

    def step(self, name: str) -> str:
        return self._or(lambda: self.texts.step(name), name)

    def where(self, stack: list[str]) -> str:
        return self._or(lambda: self.texts.where(stack), " > ".join(stack))

    def card(self, g: Any, number: int) -> str:
        """A card in our words. Raises LookupError for a number that is none."""
        return str(self.texts.card(g, number))

    def development(self, g: Any, index: int) -> str:
        return self._or(lambda: self.texts.development(g, index), "")

    def outcome(self, outcome: str, why: str) -> str:
        return self._or(lambda: self.texts.outcome(outcome, why), f"{outcome}: {why}")

    def name(self, kind: str, id: str) -> str:
        """What a thing is called; one without a name of its own is called by its id."""
        if self.has(key := f"{kind}-{id.replace(' ', '-')}"):
            return self(key)
        return self._or(lambda: self.texts.name(kind, id), id)

    def _or(self, said: Callable[[], str], raw: str) -> str:
        try:
            return said()
        except LookupError:
            if self.strict:
                raise
            return raw


class _NoWords:
    def __getattr__(self, name: str) -> Any:
        raise LookupError(name)
