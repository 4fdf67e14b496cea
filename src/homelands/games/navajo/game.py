"""Navajo Wars as the kernel sees it: the contract of a game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from homelands.core.decision import Option, Refusal
from homelands.core.game import Game, SetupError
from homelands.core.rulings import readings
from homelands.games.navajo.plain import read as position
from homelands.games.navajo.plain import view as views
from homelands.games.navajo.plain import write as plain
from homelands.games.navajo.plain.types import Plain, View
from homelands.games.navajo.rules import influence, invariants, refusals, setup, two_player
from homelands.games.navajo.rules import notation as words
from homelands.games.navajo.rules.copying import clone
from homelands.games.navajo.rules.deciders import decider
from homelands.games.navajo.rules.state import State, book
from homelands.games.navajo.rules.tables import load_tables


class Navajo(Game[State]):
    name = "navajo"
    title = "Navajo Wars"
    rules_version = "4"
    seats: tuple[str, ...] = ("dine",)
    book = book
    position = State
    plain_type = Plain
    view_type = View

    def setup(
        self,
        scenario: str = "rise",
        options: Sequence[str] = (),
        rulings: Mapping[str, str] | None = None,
        packs: Sequence[Path] = (),
    ) -> State:
        tables = load_tables(packs)
        if scenario not in tables.scenarios:
            raise SetupError("scenario", scenario, list(tables.scenarios))
        optional = 0
        for name in options:
            if name not in tables.options:
                raise SetupError("option", name, list(tables.options))
            optional |= tables.options[name].bit
        chosen = readings(tables.rulings, rulings or {})
        g = setup.initial(tables, scenario, optional, chosen)
        book.run(g)
        return g

    def scenarios(self) -> list[str]:
        return list(load_tables().scenarios)

    def options(self) -> list[str]:
        return list(load_tables().options)

    def clone(self, g: State) -> State:
        return clone(g)

    def blank(self, g: State) -> State:
        return State(t=g.t, rulings=g.rulings)

    def outcome(self, g: State) -> str:
        return g.outcome

    def why(self, g: State) -> str:
        return g.why

    def payoff(self, g: State, seat: str) -> float:
        """A victory of either degree is a win; with two players only one of them has it (16.1)."""
        if g.players == 2:
            return float(two_player.winner(g) == seat)
        return float(g.outcome.endswith("victory"))

    def seats_of(self, g: State) -> tuple[str, ...]:
        return ("dine",) if g.players == 1 else influence.SEATS

    def seat(self, g: State) -> str:
        return "dine" if g.players == 1 else influence.SEATS[decider(g)]

    def resample(self, g: State, seat: str, rng: random.Random) -> State:
        """What nobody has seen is still undecided; only the other player's hand and foresight are hidden."""
        return views.resample(g, seat, rng)

    def to_plain(self, g: State) -> Plain:
        return plain.to_plain(g)

    def from_plain(self, data: dict[str, Any], packs: Sequence[Path] = ()) -> State:
        return position.from_plain(data, packs)

    def view(self, g: State, seat: str) -> View:
        return views.view(g, seat)

    def check(self, g: State) -> None:
        invariants.check(g)

    def why_not(self, g: State, text: str) -> Refusal | None:
        return refusals.why_not(g, text)

    def option_words(self, option: Option) -> str:
        return words.option_words(option)

    def chance_words(self, kind: str, value: Any) -> str:
        return words.chance_words(kind, value)
