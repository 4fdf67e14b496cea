"""A message and its values for everything that can be said of River Clans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.words.base import Message, Places, slug
from riverclans.rules import book
from riverclans.tables import CARDS, CLANS, PLACES

KINDS = {"clan": "seat", "place": "place", "to": "place", "card": "card"}  # values that have names


class RiverSentences(Places):
    book = book
    components: tuple[str, ...] = ()

    def event(self, event: Event) -> Message:
        return f"event-{event.name}", self._named(event.values)

    def _named(self, values: Mapping[str, Any]) -> dict[str, Any]:
        named = {key: self.name(KINDS[key], value) if key in KINDS else value for key, value in values.items()}
        return {key: str(value).lower() if isinstance(value, bool) else value for key, value in named.items()}

    def prompt(self, g: Any, step: str) -> Message:
        clan = self.name("seat", CLANS[g.clan])
        at = g.stack[-1].at
        return f"ask-{slug(step)}", {"clan": clan, "place": self.name("place", PLACES[at]) if at >= 0 else ""}

    def option(self, g: Any, option: Option) -> Message:
        places = [self.name("place", PLACES[at]) for at in option[1:]]
        return f"do-{option[0]}", dict(zip(("place", "to"), places, strict=False))

    def request(self, g: Any, request: Request) -> Message:
        return f"request-{request.kind}", {"clan": self.name("seat", CLANS[g.clan])}

    def refusal(self, refusal: Refusal) -> Message:
        given = refusal.values.get("text", refusal.values.get("option", "none"))
        return f"refuse-{refusal.reason}", {**refusal.values, "given": str(given)}

    def card(self, number: Any) -> str:
        if number not in CARDS:
            raise LookupError(number)
        return self.catalogue.format(f"card-{number}-text", {})

    def name(self, kind: str, id: str) -> str:
        key = f"{kind}-{id}".replace(".", "-")
        return self.catalogue.format(key, {}) if key in self.catalogue else id
