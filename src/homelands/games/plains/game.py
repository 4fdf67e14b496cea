"""Plains Indian Wars as the kernel sees it: the contract of a game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.game import Game, SetupError
from homelands.core.rulings import readings
from homelands.games.plains.plain import read as position
from homelands.games.plains.plain import view
from homelands.games.plains.plain import write as plain
from homelands.games.plains.plain.types import Plain, View
from homelands.games.plains.rules import invariants, refusals, setup
from homelands.games.plains.rules import notation as words
from homelands.games.plains.rules.copying import clone
from homelands.games.plains.rules.state import INDIAN_ALLIES, State, book
from homelands.games.plains.rules.tables import load_tables

SCENARIOS: Final = ("2", "3", "4")


class Plains(Game[State]):
    name = "plains"
    title = "Plains Indian Wars"
    rules_version = "4"
    seats: tuple[str, ...] = ("green", "orange", "blue", "brown")
    book = book
    position = State
    plain_type = Plain
    view_type = View

    def setup(
        self,
        scenario: str = "2",
        options: Sequence[str] = (),
        rulings: Mapping[str, str] | None = None,
        packs: Sequence[Path] = (),
    ) -> State:
        tables = load_tables(packs)
        g = setup.initial(tables, table_of(scenario, options), readings(tables.rulings, rulings or {}))
        book.run(g)
        return g

    def scenarios(self) -> list[str]:
        return list(SCENARIOS)

    def options(self) -> list[str]:
        return [INDIAN_ALLIES]

    def seats_of(self, g: State) -> tuple[str, ...]:
        return g.seating.seats

    def clone(self, g: State) -> State:
        return clone(g)

    def blank(self, g: State) -> State:
        return State(t=g.t, rulings=g.rulings, seating=g.seating, ways=g.ways)

    def outcome(self, g: State) -> str:
        return g.outcome

    def why(self, g: State) -> str:
        return g.why

    def payoff(self, g: State, seat: str) -> float:
        winners = list(g.seating.seats) if g.outcome == "draw" else g.outcome.split("+")
        return 1 / len(winners) if seat in winners else 0.0

    def seat(self, g: State) -> str:
        return g.seating.seats[g.asking]

    def resample(self, g: State, seat: str, rng: random.Random) -> State:
        return view.resample(g, seat, rng)

    def to_plain(self, g: State) -> Plain:
        return plain.to_plain(g)

    def from_plain(self, data: dict[str, Any], packs: Sequence[Path] = ()) -> State:
        return position.from_plain(data, packs)

    def view(self, g: State, seat: str) -> View:
        return view.view(g, seat)

    def check(self, g: State) -> None:
        invariants.check(g)

    def apply(self, g: State, option: Option) -> list[Event]:
        """Carry out a choice; one that is not legal is refused with the best reason there is."""
        if g.request is None and g.stack and option not in g.options:
            reason = refusals.explain(g, option)
            if reason is not None:
                raise reason
        return super().apply(g, option)

    def why_not(self, g: State, text: str) -> Refusal | None:
        option = words.read(text)
        return refusals.explain(g, option) if option is not None and g.request is None else None

    def parse_chance(self, request: Request, text: str) -> Any:
        """Two dice may be told in any order."""
        if request.kind.endswith("-dice"):
            text = words.in_order(text)
        return super().parse_chance(request, text)

    def option_words(self, option: Option) -> str:
        return words.option_words(option)

    def chance_words(self, kind: str, value: Any) -> str:
        return words.chance_words(kind, value)


def table_of(scenario: str, options: Sequence[str]) -> str:
    """The table that a number of players and the options mean."""
    if scenario not in SCENARIOS:
        raise SetupError("scenario", scenario, SCENARIOS)
    for name in options:
        if name != INDIAN_ALLIES:
            raise SetupError("option", name, [INDIAN_ALLIES])
    if options and scenario != "3":
        raise SetupError(f"option for {scenario} players", INDIAN_ALLIES, ["none"])
    return f"{scenario}-{INDIAN_ALLIES}" if options else scenario
