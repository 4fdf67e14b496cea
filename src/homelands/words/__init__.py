"""The words of Homelands: events, questions, answers and refusals as plain sentences, in English and Italian.

    >>> from homelands.core.events import Event
from homelands.core.registry import title as title_of
    >>> texts = Texts("navajo", "it")
    >>> texts.event(Event("culture", "3.1/3", {"change": -1, "now": 8}))
    'Cultura -1: ora 8.'

The rules tell structured events and never make sentences; nothing in core/ or games/ imports this package.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.registry import title as title_of
from homelands.words.catalogue import LANGUAGES, TextError, catalogue
from homelands.words.raw import Raw

__all__ = ["LANGUAGES", "TextError", "Texts"]



class Texts:
    """The words of one game in one language.

    A message that is missing, or does not fit its values, is shown in its raw form: words never stop a game. With
    `strict` it is an error, as in the tests.
    """

    languages: tuple[str, ...] = LANGUAGES

    def __init__(self, game: str, language: str = "en", strict: bool = False) -> None:
        self.game = game
        self.language = language
        self.strict = strict
        self.catalogue = catalogue(language, game)
        title: Any = title_of(game)
        if strict and not hasattr(title, "sentences"):
            raise TextError(f"the game {game!r} has no words")
        spoken = hasattr(title, "sentences")
        self.words = title.sentences(self.catalogue) if spoken else Raw(title.engine, self.catalogue)

    def _say(self, key: str, values: dict[str, Any]) -> str:
        try:
            text = self.catalogue.format(key, values)
        except TextError:
            if self.strict:
                raise
            text = " ".join([key, *(f"{name}={value}" for name, value in values.items())])
        return text[:1].upper() + text[1:]

    # -- a game being played ---------------------------------------------------------------------------------------
    def event(self, event: Event) -> str:
        """One line of the log: plain text, no rule id."""
        return self._say(*self.words.event(event))

    def prompt(self, g: Any, step: str) -> str:
        """The question of a decision step, with its figures."""
        return self._say(*self.words.prompt(g, step))

    def option(self, g: Any, option: Option) -> str:
        """What an option of the pending decision does, with its cost and figures."""
        return self._say(*self.words.option(g, option))

    def request(self, g: Any, request: Request) -> str:
        """What the pending die or draw is for."""
        return self._say(*self.words.request(g, request))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self._say(*self.words.refusal(refusal))

    def step(self, step: str) -> str:
        """The short name of a step."""
        return self._say(*self.words.step(step))

    def where(self, stack: Sequence[str]) -> str:
        """The stack that led to a decision: `Operations card > Enemy Operations > Enemy Raid > Reaction`.

        A frame below the top one names the step it goes on with, so its procedure is what is shown.
        """
        names = [self._say(*self.words.procedure(step)) for step in stack[:-1]]
        names += [self.step(step) for step in stack[-1:]]
        return " > ".join(name for i, name in enumerate(names) if not i or name != names[i - 1])

    def outcome(self, outcome: str, why: str) -> str:
        """How the game ended, and why."""
        return f"{self._say(*self.words.outcome(outcome))}. {self._say(*self.words.why(why))}"

    # -- components and names --------------------------------------------------------------------------------------
    def card(self, g_or_tables: Any, number: int | str) -> str:
        """A card in our own words, several lines; by its number, or by its id where cards have one."""
        return str(self.words.card(g_or_tables, number))

    def development(self, tables: Any, index: int) -> str:
        return self._component("development", tables, index)

    def intruder(self, tables: Any, kind: int) -> str:
        return self._component("intruder", tables, kind)

    def instruction(self, tables: Any, period: int, code: int) -> str:
        return self._component("instruction", tables, period, code)

    def _component(self, kind: str, *which: Any) -> str:
        """A component that only some games have."""
        tell = getattr(self.words, kind, None)
        if tell is None:
            raise TextError(f"{self.game} has no {kind}")
        return str(tell(*which))

    def name(self, kind: str, id: str) -> str:
        """The name of a thing by its id: name("area", "shiprock.3") is `Shiprock 3`."""
        return str(self.words.name(kind, id))

    def text(self, key: str, **values: Any) -> str:
        """A message of the interface (core.ftl)."""
        try:
            return self.catalogue.format(key, values)
        except TextError:
            if self.strict:
                raise
            return " ".join([key, *(f"{name}={value}" for name, value in values.items())])
