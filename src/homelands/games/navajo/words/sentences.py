"""Navajo Wars as the renderer sees it: a message and its values for everything that can be said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.state import Frame
from homelands.games.navajo.game import Navajo as Game
from homelands.games.navajo.rules.state import State
from homelands.games.navajo.rules.tables import Tables
from homelands.games.navajo.words import cards, events
from homelands.games.navajo.words.arguments import arguments
from homelands.games.navajo.words.figures import FIGURES, At, Figure
from homelands.games.navajo.words.names import Names
from homelands.words.base import Message, Places, slug
from homelands.words.catalogue import Catalogue

DICE = ("die", "dice", "cube")
Plan = tuple[str, list[tuple[str, Callable[[Names, Option], Any]]], list[tuple[str, Figure]]]
"""A message, what is said by the arguments of an option, and what by the position."""


class Navajo(Places):
    """Keys and values for one language and some tables."""

    book = Game().book
    components = ("development", "intruder", "instruction")

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

    # -- what is asked ---------------------------------------------------------------------------------------------
    def figures(self, key: str, at: At, known: dict[str, Any]) -> Message:
        """The figures that the message wants, beside those known already."""
        wanted = self.catalogue.wanted(key)
        found = {name: known[name] if name in known else FIGURES[name](at) for name in wanted}
        return key, found

    def prompt(self, g: State, step: str) -> Message:
        key = f"ask-{slug(step)}"
        known: dict[str, Any] = {}
        if step.startswith("dice."):
            cube = "redraw" in step or g.stack[-2].step == "dice.pull-cube"
            known["purpose"] = self.catalogue.format(*self.purpose(g, "cube" if cube else "die"))
        return self.figures(key, At(self.names, g, g.stack[-1], ()), known)

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

    def purpose(self, g: State, kind: str) -> Message:
        """What a die or a cube is for: the nearest step that waits for one says (a question may lie between)."""
        below = list(reversed(g.stack[:-1]))
        f: Frame = next((f for f in below if f"{kind}-{slug(f.step)}" in self.catalogue), below[0])
        return self.figures(f"{kind}-{slug(f.step)}", At(self.names, g, f, ()), {})

    def request(self, g: State, request: Request) -> Message:
        key = f"request-{request.kind}"
        if request.kind in DICE:
            kind = "cube" if request.kind == "cube" else "die"
            return key, {"purpose": self.catalogue.format(*self.purpose(g, kind))}
        return self.figures(key, At(self.names, g, g.stack[-1], ()), {})

    # -- components ------------------------------------------------------------------------------------------------
    def card(self, number: int) -> str:
        return cards.card(self.names, number)

    def development(self, index: int) -> str:
        return cards.development(self.names, index)

    def intruder(self, kind: int) -> str:
        return cards.intruder(self.names, kind)

    def instruction(self, period: int, code: int) -> str:
        return cards.instruction(self.names, period, code)

    def name(self, kind: str, id: str) -> str:
        return self.names.name(kind, id)
