"""The words of the terminal: its own (catalogue/*.ftl), and those of the game (homelands.text), through one door."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.text import LANGUAGES, Texts

__all__ = ["LANGUAGES", "Words"]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / "catalogue"
    for item in sorted(folder.iterdir(), key=lambda one: one.name):
        if item.name.startswith(f"{language}-") and item.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(item.read_text(encoding="utf-8")))
    return bundle


class Words:
    """Everything the terminal says about one game in one language."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.language = language
        self.texts = Texts(game, language)

    def __call__(self, key: str, **values: Any) -> str:
        """The terminal's own words. A message that is missing is a fault, and shows."""
        bundle = _bundle(self.language)
        text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(_bundle(self.language).has_message(key))

    # -- of the game -----------------------------------------------------------------------------------------------
    def event(self, event: Event) -> str:
        return self.texts.event(event)

    def prompt(self, g: Any, step: str) -> str:
        return self.texts.prompt(g, step)

    def option(self, g: Any, option: Option) -> str:
        return self.texts.option(g, option)

    def refusal(self, refusal: Refusal) -> str:
        return self.texts.refusal(refusal)

    def step(self, name: str) -> str:
        return self.texts.step(name)

    def card(self, g: Any, number: int) -> str:
        return self.texts.card(g, number)

    def development(self, g: Any, index: int) -> str:
        return self.texts.development(g, index)

    def outcome(self, outcome: str, why: str) -> str:
        return self.texts.outcome(outcome, why)

    def name(self, kind: str, id: str) -> str:
        return self.texts.name(kind, id)
