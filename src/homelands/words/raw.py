"""A game without words: whatever is said of it is said in the names that its rules use."""

from __future__ import annotations

from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.words.base import Message
from homelands.words.catalogue import Catalogue


class Raw:
    """See `Sentences`. Its keys are no messages, and so are told as they are."""

    components: tuple[str, ...] = ()

    def __init__(self, game: Game[Any], catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue

    def _as_it_is(self, text: str) -> Message:
        """In quotes where a message of the program happens to be called so."""
        return (f"“{text}”" if text in self.catalogue else text), {}

    def event(self, event: Event) -> Message:
        return f"{event.name}:" if event.values else f"{event.name}.", dict(event.values)

    def prompt(self, g: Any, step: str) -> Message:
        return f"{step}?", {}

    def option(self, g: Any, option: Option) -> Message:
        return self._as_it_is(self.game.option_words(option))

    def request(self, g: Any, request: Request) -> Message:
        return f"{request.kind}?", {}

    def refusal(self, refusal: Refusal) -> Message:
        key, given = f"refuse-{refusal.reason}", refusal.values.get("text", refusal.values.get("option", "none"))
        return key, {**refusal.values, "given": str(given)}

    def step(self, step: str) -> Message:
        return self._as_it_is(step)

    def procedure(self, step: str) -> Message:
        return self._as_it_is(step)

    def outcome(self, outcome: str) -> Message:
        return self._as_it_is(outcome)

    def why(self, why: str) -> Message:
        return self._as_it_is(why)

    def card(self, number: Any) -> str:
        raise LookupError(number)

    def name(self, kind: str, id: str) -> str:
        return id
