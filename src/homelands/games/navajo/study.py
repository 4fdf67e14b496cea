"""What is written down about a game of Navajo Wars. A moment is a card turned up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from homelands.games.navajo.rules.names import (
    AREAS,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    LETTERS,
    MINORS,
    PERIODS,
    RED,
    TERRITORIES,
    place_name,
)
from homelands.games.navajo.rules.state import OFF, State
from homelands.games.navajo.rules.tables import Tables, load_tables
from homelands.games.navajo.rules.victory import take_development
from homelands.lab.watch import Grid, Heard, Thing, Watch, ours

OPERATIONS = ("planning", "take-actions", "passage-of-time")
BOXES = ("caught", "escape")
VERBS = ("preempt", "raid-new-mexico", "raid-mission", "raid-rancho", "raid-fort", "plant", "harass", "ambush",
         "negotiate", "evade", "bless", "good-medicine", "council", "canyon-move")  # fmt: skip


class NavajoWatch(Watch):
    unit = "card"
    by_chance = ("card",)
    shown = (
        "military",
        "culture",
        "morale",
        "people",
        "families",
        "outposts",
        "enemy ferocity",
        "red cubes",
        "droughts",
    )
    score_is = "Military less Enemy Morale at the end"

    def now(self, g: State) -> dict[str, int]:
        return {
            "military": g.military,
            "culture": g.culture,
            "ap": g.ap,
            "morale": g.morale,
            "enemy ferocity": g.ferocity,
            "enemy ap": g.enemy_ap,
            "people": sum(g.man) + sum(g.woman) + sum(g.child) + sum(g.elders),
            "families": len(g.families()),
            "elders": sum(g.elders),
            "outposts": g.outposts() + g.forts(),
            "red cubes": g.subjugation[RED],
            "droughts": sum(g.drought),
            "trade goods": g.all_goods(),
            "animals": g.horses + sum(g.horse) + g.sheep,
            "developments": g.owned.bit_count(),
        }

    def where(self, g: State) -> list[tuple[str, str, str]]:
        found = [("family", "dine", place_name(at)) for at in g.at if at != OFF]
        for t, name in enumerate(TERRITORIES):
            if n := g.mission[t]:
                found.append(("outpost", "enemy", f"{name}.{n}"))
            if n := g.rancho[t]:
                found.append(("outpost", "enemy", f"{name}.{n}"))
            if g.drought[t]:
                found.append(("drought", "land", name))
        return found + [("outpost", "enemy", place_name(a)) for a in g.fort if a != OFF]

    def score(self, g: State, seat: str) -> int:
        return g.military - g.morale

    # -- events ----------------------------------------------------------------------------------------------------
    def _card(self, g: State, values: Mapping[str, Any]) -> None:
        self.moment(g)
        self.use("card", f"{values['card']:02d}")

    def _major(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("major event", f"{values['card']:02d}")

    def _minor(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("minor event", values["minor"])

    def _operation(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("operation", values["kind"])

    def _instruction(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("instruction", INSTRUCTIONS[values["kind"]])
        self.use("counter", f"{PERIODS[g.period]} {values['counter']}")

    def _development(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("development", DEVELOPMENTS[values["development"]])

    def _exhausted(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("exhausted", DEVELOPMENTS[values["development"]])

    def _intruder(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("intruder", values["kind"])

    def _way(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("enemy way", f"{values['card']:02d}")

    def _blessed(self, g: State, values: Mapping[str, Any]) -> None:
        self.use("blessing", f"{values['card']:02d}")

    hears: ClassVar[Mapping[str, Heard]] = {
        "card": _card,
        "major-event": _major,
        "minor-event": _minor,
        "operation": _operation,
        "instruction": _instruction,
        "development": _development,
        "exhausted": _exhausted,
        "intruder": _intruder,
        "enemy-way": _way,
        "blessed": _blessed,
    }

    # -- all that there is -----------------------------------------------------------------------------------------
    @classmethod
    def tables(cls, packs: Sequence[Any] = ()) -> Tables:
        return load_tables(packs)

    @classmethod
    def cards(cls) -> list[str]:
        """Operations and Ceremony cards; the others have their place in the deck."""
        t = load_tables()
        return [f"{n:02d}" for n in sorted([*t.ops, *t.ceremonies])]

    @classmethod
    def card_values(cls, names: Sequence[str]) -> frozenset[Any]:
        return frozenset(int(name) for name in names)

    @classmethod
    def choices(cls) -> dict[str, list[str]]:
        """Developments (one that is not had at level 1 keeps its set closed), and ways to act."""
        developments = {name: [f"buy {name}", f"choose {name}"] for name in DEVELOPMENTS}
        return {**developments, **{verb: [verb] for verb in VERBS}}

    @classmethod
    def gifts(cls) -> list[str]:
        return list(DEVELOPMENTS)

    @classmethod
    def give(cls, g: State, names: Sequence[str]) -> None:
        """A development in play, whatever its set, level, requirement and price."""
        for name in names:
            take_development(g, DEVELOPMENTS.index(name))

    @classmethod
    def inventory(cls, tables: Tables) -> dict[str, list[Thing]]:
        t = tables
        ops = [Thing(f"{n:02d}", c.title, ours(t.data, "operations", f"card.{n:02d}")) for n, c in t.ops.items()]
        ways = [
            Thing(f"{n:02d}", f"Ceremony, Enemy Way {c.way}", ours(t.data, "ceremonies", f"card.{n:02d}"))
            for n, c in t.ceremonies.items()
        ]
        past = [Thing(f"{n:02d}", c.title, ours(t.data, "history", f"card.{n:02d}")) for n, c in t.history.items()]
        developments = [
            Thing(name, t.developments[d].name, ours(t.data, "developments", f"development.{name}"))
            for d, name in enumerate(DEVELOPMENTS)
        ]
        return {
            "card": sorted([*ops, *ways, *past]),
            "major event": sorted([*ops, *past]),
            "minor event": [Thing(name, name) for name in MINORS],
            "operation": [Thing(name, name.replace("-", " ")) for name in OPERATIONS],
            "instruction": [Thing(name, name.replace("-", " ")) for name in INSTRUCTIONS],
            "counter": _counters(t),
            "development": developments,
            "exhausted": [thing for d, thing in enumerate(developments) if t.developments[d].exhaust],
            "intruder": [
                Thing(n, t.data.files["intruders"][f"intruder.{n}"]["name"], ours(t.data, "intruders", f"intruder.{n}"))
                for n in INTRUDERS
            ],
            "enemy way": ways,
            "blessing": ways,
        }

    @classmethod
    def grids(cls) -> list[Grid]:
        """A row for each Territory, a column for each Area."""
        names = tuple(load_tables().territory_names)
        numbers = tuple(str(n) for n in range(1, 7))
        areas = tuple(
            tuple(f"{name}.{n}" if n <= AREAS[t] else "" for n in range(1, 7)) for t, name in enumerate(TERRITORIES)
        )
        boxes = tuple(tuple(f"{name}:{box}" for box in BOXES) for name in TERRITORIES)
        families = tuple((*a, *b) for a, b in zip(areas, boxes, strict=True))
        return [
            Grid(
                "Families",
                "family",
                "dine",
                families,
                "how many are there on an average card",
                False,
                names,
                (*numbers, *BOXES),
            ),
            Grid(
                "Missions, Ranchos and Forts",
                "outpost",
                "enemy",
                areas,
                "how many stand there on an average card",
                False,
                names,
                numbers,
            ),
            Grid("Drought", "drought", "land", (TERRITORIES,), "share of the cards with a Drought there", True),
        ]

    @classmethod
    def place_names(cls) -> dict[str, str]:
        t = load_tables()
        found = dict(zip(TERRITORIES, t.territory_names, strict=True))
        for name, title in list(found.items()):
            found.update({f"{name}.{n}": f"{title} {n}" for n in range(1, 7)})
            found.update({f"{name}:{box}": f"{title}, {box}" for box in BOXES})
        return found

    @classmethod
    def scenario_name(cls, scenario: str) -> str:
        return load_tables().scenarios[scenario].title

    @classmethod
    def seat_name(cls, seat: str) -> str:
        return {"dine": "Diné"}.get(seat, seat)


def _counters(t: Tables) -> list[Thing]:
    """Both faces of every Instruction counter of every period."""
    found: dict[str, Thing] = {}
    for p, period in enumerate(PERIODS):
        for i, letter in enumerate(LETTERS):
            mark = ours(t.data, "instructions", f"{period}.{letter}")
            for face in t.instructions[p][i].faces:
                name = f"{period} {letter} {INSTRUCTIONS[face.kind]}"
                found[name] = Thing(name, name, mark)
    return list(found.values())
