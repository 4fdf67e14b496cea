"""The figures of River Clans, from its data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from homelands.core import rulings
from homelands.core.data import Data, Field, Schema, Section, load, whole

PLACES = ("spring", "falls", "ford", "island", "marsh", "delta")  # in the order of the river
CARDS = ("boat", "raid", "feast")
CLANS = ("otter", "heron")
LANDINGS = ((0, 1), (4, 5))  # by clan: the places next to its camp

SCHEMA = Schema(
    {
        "river": {
            "place": Section({"worth": Field(whole(1, 9))}, PLACES),
            "card": Section({"count": Field(whole(1, 20))}, CARDS),
            "scenario": Section({"rounds": Field(whole(1, 20)), "tokens": Field(whole(1, 9))}),
        },
        "rulings": rulings.SECTIONS,
    },
    (rulings.RULE,),
)


class Scenario(NamedTuple):
    rounds: int
    tokens: int


class Tables:
    def __init__(self, data: Data) -> None:
        self.data = data
        self.worth = tuple(data.files["river"][f"place.{name}"]["worth"] for name in PLACES)
        self.cards = tuple(data.files["river"][f"card.{name}"]["count"] for name in CARDS)
        self.scenarios = {name: Scenario(**one) for name, one in data.section("river", "scenario").items()}
        self.rulings = rulings.rulings_of(data)


@cache
def load_tables(packs: Sequence[Path] = ()) -> Tables:
    return Tables(load(files("riverclans") / "data", SCHEMA, packs))
