"""Positions and the points where they start: what happens first is told, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.games.navajo.rules.invariants import Impossible
from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.enemy_positions import COUNTERS, column, lay
from tests.support import match, names


def test_what_happens_before_the_first_question_is_told() -> None:
    """The size of a raid is among it."""
    m = match(start={"instruction": "raid", "ap": 4})
    raid = next(e for e in m.opening if e.name == "enemy-raid")
    assert raid.values["paid"] == 4
    assert names(m)[0] == m.opening[0].name
    assert m.position.log is None


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ({"reaction_at": "shiprock.3"}, "reaction_at without raid"),
        ({"mps": 3}, "mps without activate"),
        ({"card": 24, "segment": "enemy", "ap": 3}, "ap without instruction"),
        ({"segment": "enemy"}, "segment without card"),
        ({"card": 24, "segment": "enemy", "activate": "A"}, "segment with activate"),
    ],
)
def test_start_keys_that_do_not_fit_are_refused(start: dict[str, Any], said: str) -> None:
    with pytest.raises(Impossible, match=said):
        match(start=start)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"areas": {"zuni.2": {"fort": "defiance"}}}, "areas.zuni.2.fort: defiance, expected in"),
        ({"developments": ["weaving.3"]}, "weaving.3 without weaving.2"),
        ({"cubes": {"raided": {"brown": 9}}}, "brown cubes: -6 in the box pool"),
        ({"display": {"active": ["A/BACK"]}}, "'A/BACK', expected a letter A-N"),
        ({"nonsense": 1}, "expected one of .*options.*rulings.*scenario.*start"),
    ],
)
def test_impossible_positions_are_refused_with_the_place(position: dict[str, Any], said: str) -> None:
    with pytest.raises(Impossible, match=said):
        match(**position)


def test_step_4_of_the_enemy_is_started_whole() -> None:
    """Peace too, and what cannot be paid is said; the executed counter slides."""
    m = match(display=lay("NCDEGH"), start={"card": 24, "segment": "instructions", "enemy_ap": 9})
    assert "peace" in names(m)
    m = match(display=lay("ACDEGH"), start={"card": 24, "segment": "instructions", "enemy_ap": 0})
    assert "too-few-ap" in names(m)
    ap = load_tables().instructions[0][COUNTERS.index("E")].faces[1].low
    m = match(display=lay("eNCDGH"), start={"card": 24, "segment": "instructions", "enemy_ap": ap})
    assert column(m, "active") == "NCDGHe"  # after the reset of Step 5
