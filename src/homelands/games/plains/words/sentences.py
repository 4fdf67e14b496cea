"""Plains Indian Wars as the renderer sees it: a message and its values for everything that can be said."""

from __future__ import annotations

from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.games.plains.game import Plains as Game
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import Tables
from homelands.games.plains.rules.vocabulary import COLOURS
from homelands.games.plains.words import cards, events
from homelands.games.plains.words.arguments import arguments
from homelands.games.plains.words.figures import FIGURES, At
from homelands.games.plains.words.names import Names
from homelands.words.base import Message, Places, slug
from homelands.words.catalogue import Catalogue


class Plains(Places):
    """Keys and values for one language and some tables."""

    book = Game().book
    components = ()

    def __init__(self, catalogue: Catalogue, tables: Tables) -> None:
        super().__init__(catalogue)
        self.names = Names(catalogue, tables)

    # -- what happened ---------------------------------------------------------------------------------------------
    def event(self, event: Event) -> Message:
        return f"event-{event.name}", events.values(self.names, event.name, event.values)

    def refusal(self, refusal: Refusal) -> Message:
        given = dict(refusal.values)
        said = given.get("text", given.get("option"))
        words = Game.option_words(Game(), said) if isinstance(said, tuple) else str(said or "none")
        value = given.pop("value", "")
        found = events.values(self.names, refusal.reason, given)
        return f"refuse-{refusal.reason}", {**found, "given": words, "value": str(value)}

    def outcome(self, outcome: str) -> Message:
        return events.winners(self.names, outcome)

    # -- what is asked ---------------------------------------------------------------------------------------------
    def figures(self, key: str, at: At, known: dict[str, Any]) -> Message:
        """The figures that the message wants, beside those known already."""
        wanted = self.catalogue.wanted(key)
        return key, {name: known[name] if name in known else FIGURES[name](at) for name in wanted}

    def prompt(self, g: State, step: str) -> Message:
        return self.figures(f"ask-{slug(step)}", At(self.names, g, g.stack[-1], ()), {})

    def option(self, g: State, option: Option) -> Message:
        key = f"do-{option[0]}"
        known = arguments(self.names, option, self.catalogue.wanted(key))
        return self.figures(key, At(self.names, g, g.stack[-1], option), known)

    def request(self, g: State, request: Request) -> Message:
        """Dice say whose they are and what they are for; the step that waits for them knows."""
        f = g.stack[-1]
        at = At(self.names, g, f, ())
        if not request.kind.endswith("-dice"):
            return self.figures(f"request-{request.kind}", at, {})
        colour = COLOURS.index(request.kind.removesuffix("-dice"))
        purpose = self.catalogue.format(*self.figures(f"roll-{slug(f.step)}", at, {}))
        return "request-dice", {"dice": self.names.dice(colour, len(request.values[0])), "purpose": purpose}

    # -- components ------------------------------------------------------------------------------------------------
    def card(self, number: int | str) -> str:
        return cards.card(self.names, number)

    def name(self, kind: str, id: str) -> str:
        return self.names.name(kind, id)
