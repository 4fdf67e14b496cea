"""What the positions of the rulings have in common: a list of them, and short ways to lay one out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.driver import plain
from tests.support import match

HERE = "shiprock.3"
RULINGS = load_tables().rulings
LANDS = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
PEACE = {"active": ["A", "B", "C", "D", "E", None], "truce": {"id": "N", "ap": 4}}

Case = Callable[[dict[str, str]], Any]
CASES: dict[str, tuple[Case, dict[str, Any]]] = {}


def ruling(name: str, **expected: Any) -> Callable[[Case], Case]:
    """What a position comes to under each reading."""

    def mark(case: Case) -> Case:
        CASES[name] = (case, {reading.replace("_", "-").strip("-"): value for reading, value in expected.items()})
        return case

    return mark


def tracks(m: Match, *names: str) -> tuple[int, ...]:
    return tuple(plain(m)["tracks"][name] for name in names)


def raided(rulings: dict[str, str], **position: Any) -> Match:
    at = position.pop("at", HERE)
    raid = {"raid": {"placed": [at], "left": 0}, "reaction_at": at}
    return match(**{"families": {"A": {"at": at}}, "start": raid, "rulings": rulings, **position})
