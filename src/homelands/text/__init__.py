"""The words of Homelands: events, prompts, options and refusals as plain sentences, in every language there is."""

from __future__ import annotations

from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.registry import game as game_of

LANGUAGES = ("en", "it")


class Texts:
    """The words of one game in one language."""

    languages: tuple[str, ...] = LANGUAGES

    def __init__(self, game: str, language: str = "en") -> None:
        self.game = game
        self.language = language

    def event(self, event: Event) -> str:
        """One log line, plain text, no rule id."""
        return " ".join([event.name, *(f"{k}={v}" for k, v in event.values.items())])

    def prompt(self, g: Any, step: str) -> str:
        """The question of a decision step, with its figures."""
        return f"{step}?"

    def option(self, g: Any, option: Option) -> str:
        """What an option does, with its cost and figures."""
        return game_of(self.game).option_words(option)

    def refusal(self, refusal: Refusal) -> str:
        return str(refusal)

    def step(self, step: str) -> str:
        return step

    def request(self, g: Any, request: Request) -> str:
        return request.kind

    def card(self, g_or_tables: Any, number: int) -> str:
        return f"card {number:02d}"

    def development(self, tables: Any, index: int) -> str:
        return f"development {index}"

    def intruder(self, tables: Any, kind: int) -> str:
        return f"intruder {kind}"

    def instruction(self, tables: Any, period: int, code: int) -> str:
        return f"instruction {code}"

    def outcome(self, outcome: str, why: str) -> str:
        return f"{outcome}: {why}"

    def name(self, kind: str, id: str) -> str:
        return str(id)

    def text(self, key: str, **values: Any) -> str:
        return " ".join([key, *(f"{k}={v}" for k, v in values.items())])
