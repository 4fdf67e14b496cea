"""Plains Indian Wars as the renderer sees it: a message and its values for everything that can be said."""

from __future__ import annotations

from collections.abc import Callable
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
from homelands.games.plains.words.figures import FIGURES, At, Figure
from homelands.games.plains.words.names import Names
from homelands.words.base import Message, Places, slug
from homelands.words.catalogue import Catalogue

Plan = tuple[str, list[tuple[str, Callable[[Names, Option], Any]]], list[tuple[str, Figure]]]
"""A message, what is said by the arguments of an option, and what by the position."""


class Plains(Places):
    """Keys and values for one language and some tables."""

    book = Game().book
    components = ()

    def __init__(self, catalogue: Catalogue, tables: Tables) -> None:
        super().__init__(catalogue)
        self.names = Names(catalogue, tables)
        self._plans: dict[tuple[str, int], Plan] = {}  # of options, by verb and length

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
        kind = option[0], len(option)
        plan = self._plans.get(kind)
        if plan is None:
            self._plans[kind] = plan = self._plan(option)
        w, at = self.names, At(self.names, g, g.stack[-1], option)
        key, words, figures = plan
        values = {name: word(w, option) for name, word in words}
        for name, figure in figures:
            values[name] = figure(at)
        return key, values

    def _plan(self, option: Option) -> Plan:
        """What the message of an option wants, as it is made of its arguments and of the position."""
        key, words = f"do-{option[0]}", arguments(option)
        wanted = sorted(self.catalogue.wanted(key))
        figures = [(name, FIGURES[name]) for name in wanted if name not in words]
        return key, [(name, words[name]) for name in wanted if name in words], figures

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
