"""What is written down about a game of Plains Indian Wars. A moment is a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from homelands.games.plains.rules.control import owner
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
    BLUE,
    BROWN,
    CARDS,
    COLOURS,
    DECKS,
    GREEN,
    INDIANS,
    N_REGIONS,
    ORANGE,
    PLACES,
    PURPLE,
    REGIONS,
    US,
    Tables,
    load_tables,
)
from homelands.games.plains.rules.victory import seat_lines, side_lines
from homelands.lab.watch import Grid, Heard, Thing, Watch, ours

FIGHTERS = (GREEN, ORANGE, BLUE, BROWN, PURPLE)
# Rows from north to south, columns from west to east, roughly as on the map; the railroad runs below the fourth row.
MAP = (
    ("kootenai-river", "marias-river", "milk-river", "knife-river", "james-river"),
    ("three-forks", "judith-basin", "powder-river", "black-hills", "niobrara"),
    ("wind-river", "bighorn", "north-platte", "", ""),
    ("", "sweetwater", "cheyenne", "loup-river", "elkhorn"),
    ("", "bitter-creek", "denver", "dodge-city", "flint-hills"),
    ("", "san-luis-valley", "upper-arkansas", "cimarron", "neosho"),
    ("", "santa-fe", "taos-valley", "washita", "cross-timbers"),
    ("", "rio-abajo", "llano-estacado", "brazos", ""),
    ("", "mesilla-valley", "pecos", "", ""),
)


class PlainsWatch(Watch):
    unit = "round"
    by_chance = ("drawn",)
    shown = (
        "points Indians", "points U.S.", "railroad", "wagons through", "wagons destroyed",
        "cubes green", "cubes orange", "cubes blue", "cubes brown",
    )  # fmt: skip
    score_is = "points of the seat at the end"

    def now(self, g: State) -> dict[str, int]:
        found = {
            "points Indians": sum(side_lines(g, INDIANS).values()),
            "points U.S.": sum(side_lines(g, US).values()),
            "railroad": g.black_used(),
            "wagons through": sum(g.escaped),
            "wagons destroyed": g.destroyed,
        }
        for c in FIGHTERS:
            found[f"cubes {COLOURS[c]}"] = sum(g.cubes[c])
        for c in FIGHTERS:
            found[f"lost {COLOURS[c]}"] = g.lost[c]
        owners = [owner(g, r) for r in range(N_REGIONS)]
        for seat, name in enumerate(g.seating.seats):
            found[f"regions {name}"] = owners.count(seat)
        return found

    def where(self, g: State) -> list[tuple[str, str, str]]:
        seats = g.seating.seats
        owned = ((r, owner(g, r)) for r in range(N_REGIONS))
        found: list[tuple[str, str, str]] = [("control", seats[seat], REGIONS[r]) for r, seat in owned if seat >= 0]
        for c in FIGHTERS:
            found += [("cubes", COLOURS[c], REGIONS[r]) for r in range(N_REGIONS) for _ in range(g.cubes[c][r])]
        return found

    def score(self, g: State, seat: str) -> int:
        return sum(seat_lines(g, g.seating.seats.index(seat)).values())

    # -- events ----------------------------------------------------------------------------------------------------
    def drew(self, kind: str, value: Any) -> None:
        if kind == "card":
            self.use("drawn", CARDS[value])

    def _round(self, g: State, values: Mapping[str, Any]) -> None:
        self.moment(g)

    def _plays(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("card", values["card"])

    def _event(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("card", values["card"])
        self.use("as event", values["card"])

    def _substitute(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("card", values["card"])
        self.use("as movement", values["card"])

    def _custer(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("card", "custer")
        self.use("as event", "custer")

    hears: ClassVar[Mapping[str, Heard]] = {
        "round": _round,
        "plays": _plays,
        "event": _event,
        "substitute": _substitute,
        "custer-drawn": _custer,
    }

    # -- all that there is -----------------------------------------------------------------------------------------
    @classmethod
    def tables(cls, packs: Sequence[Any] = ()) -> Tables:
        return load_tables(packs)

    @classmethod
    def cards(cls) -> list[str]:
        return list(CARDS)

    @classmethod
    def card_values(cls, names: Sequence[str]) -> frozenset[Any]:
        return frozenset(CARDS.index(name) for name in names)

    @classmethod
    def choices(cls) -> dict[str, list[str]]:
        """Events: the card still moves cubes in place of a movement card."""
        events = [c.id for c in load_tables().cards if c.kind == "event" and c.id != "custer"]
        return {f"event {name}": [f"event {name}"] for name in events}

    @classmethod
    def inventory(cls, tables: Tables) -> dict[str, list[Thing]]:
        t = tables
        cards = [
            Thing(c.id, f"{c.title} ({DECKS[c.deck]})", ours(t.data, "decks", f"{DECKS[c.deck]}.{c.id}"))
            for c in t.cards
        ]
        events = [thing for thing, event in zip(cards, t.is_event, strict=True) if event]
        return {
            "drawn": cards,
            "card": cards,
            "as event": events,
            "as movement": [thing for thing in events if thing.name != "custer"],
        }

    @classmethod
    def grids(cls) -> list[Grid]:
        return [
            Grid("Control", "control", "", MAP, "share of the rounds in which the seat controls the region", True),
            Grid("Cubes", "cubes", "", MAP, "how many are there in an average round", False),
        ]

    @classmethod
    def place_names(cls) -> dict[str, str]:
        return dict(zip(PLACES, load_tables().names, strict=True))

    @classmethod
    def scenario_name(cls, scenario: str) -> str:
        return f"{scenario} players"
