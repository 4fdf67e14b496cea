"""Chapter 11: who may fight, what is added to the dice, and what each result does on each occasion."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import plain
from tests.support import cites, match, options, play

HERE = "shiprock.3"  # Area Value 3: Battles here use column 3 of the table

RIDERS = ["horsemanship.1", "horsemanship.2", "horsemanship.3"]


def family(**changes: Any) -> dict[str, Any]:
    return {"A": {"at": HERE, "ferocity": 1, **changes}, "B": {"at": "san-juan.6"}}


def raid(**position: Any) -> Match:
    """A Raid counter has come to Family A; the only one left of its raid."""
    start = {"raid": {"placed": ["shiprock.1", "shiprock.2", HERE], "left": 0}, "reaction_at": HERE}
    return match(**{"families": family(), "start": start, **position})


def tribal(**position: Any) -> Match:
    """Utes come to Shiprock, where Family A is: the third red cube makes them raid (4.2.4)."""
    cubes = {"subjugation": {"red": 3}}
    return match(**{"families": family(), "cubes": cubes, "start": {"tribal_raid": "utes"}, **position})


def fought(m: Match) -> dict[str, Any]:
    """What the last Battle was decided by."""
    return next(e.values for e in reversed(m.log) if e.name == "battle-result")


# -- 11.1 --------------------------------------------------------------------------------------------------------------
@cites("11.1")
@pytest.mark.parametrize(("changes", "military", "may"), [({}, 1, True), ({"man": 0}, 5, False), ({}, 0, False)])
def test_11_1_a_man_and_military_points(changes: dict[str, int], military: int, may: bool) -> None:
    m = raid(families=family(**changes), tracks={"military": military, "ap": 1})
    assert ("ambush A" in options(m)) is may
    m.choose("no-reaction")
    assert ("battle" in options(m)) is may


@cites("11.1")
@pytest.mark.parametrize("military", [0, 1])
def test_11_1_tribal_warfare_needs_military_points(military: int) -> None:
    # K, the Utes, is put into the Active Column; with Military 0 only diplomacy is left
    display = {"active": ["K", "B", "C", "D", "E", "F"], "standby": ["G", "H", "I", "J", "A", "L"]}
    start = {"card": 21, "operation": "planning"}
    m = match(display=display, tracks={"military": military, "ap": 5}, elders=[0] * 7, start=start)
    m.choose("done")
    assert ("warfare A 1" in options(m)) is bool(military)
    assert "diplomacy A 1" in options(m)


@cites("11.1")
def test_11_1_tribal_raid_gives_the_choice() -> None:
    m = play(tribal(), "! 1\n> no-reaction\n! 6")
    assert options(m) == ["battle", "give-up man", "give-up woman", "give-up child"]
    m = play(tribal(tracks={"military": 0}), "! 1\n> no-reaction\n! 6")
    assert "battle" not in options(m)


# -- 11.2 Step 1 -------------------------------------------------------------------------------------------------------
@cites("11.2/1")
@pytest.mark.parametrize(
    ("position", "bonus"),
    [
        ({"families": family(ferocity=0)}, 0),
        ({"families": family(ferocity=3)}, 3),
        ({"families": family(ferocity=2, horse=1)}, 3),
        ({"manuelito": "A"}, 2),
        ({"families": family(ferocity=3, horse=1), "manuelito": "A"}, 5),
        ({"manuelito": "B"}, 1),
        ({"developments": ["warriors.1"]}, 1),
        ({"families": family(ferocity=2), "developments": ["warriors.1"]}, 3),
        ({"families": family(horse=1), "developments": RIDERS}, 4),
        ({"developments": RIDERS}, 1),
    ],
)
def test_11_2_1_what_is_added_to_the_own_die(position: dict[str, Any], bonus: int) -> None:
    m = play(raid(**position), "> no-reaction\n> battle\n! 2\n! 2")
    assert fought(m)["bonus"] == bonus


@cites("11.2/1", "5.2.1")
@pytest.mark.parametrize(
    ("area", "ferocity", "bonus"),
    # doubled, but never more than the Area's Value: 3 in Area 2 is the rulebook's own example
    [(1, 1, 1), (2, 3, 2), (2, 1, 2), (3, 1, 2), (3, 2, 3), (4, 2, 4), (5, 3, 5), (6, 3, 6)],
)
def test_11_2_1_ambush_doubles_up_to_the_area_value(area: int, ferocity: int, bonus: int) -> None:
    at = f"shiprock.{area}"
    start = {"raid": {"placed": [at], "left": 0}, "reaction_at": at}
    m = match(families={"A": {"at": at, "ferocity": ferocity}}, tracks={"ap": 1}, start=start)
    play(m, "> ambush A\n! 2\n! 2")
    assert fought(m)["bonus"] == bonus
    assert fought(m)["column"] == area


@cites("11.2/1", "5.2.1")
def test_11_2_1_the_cap_holds_ferocity_only() -> None:
    # Area 2: 2 for Ferocity 3, then horse 1, Manuelito 1, Firearms 2
    at = "shiprock.2"
    start = {"raid": {"placed": [at], "left": 0}, "reaction_at": at}
    families = {"A": {"at": at, "ferocity": 3, "horse": 1}}
    m = match(families=families, manuelito="A", resources={"firearms": 1}, tracks={"ap": 1}, start=start)
    play(m, "> ambush A\n> use-firearms\n! 2\n! 2")
    assert fought(m)["bonus"] == 6


@cites("11.2/1", "1.6.1/firearms")
def test_11_2_1_one_firearms_counter_and_it_is_gone() -> None:
    m = play(raid(resources={"firearms": 1, "intruder_firearms": 2}), "> no-reaction\n> battle")
    assert options(m) == ["fight", "use-firearms"]
    m.choose("use-firearms")
    play(m, "! 2\n! 2")
    assert fought(m)["bonus"] == 3
    # one of the three is out of play; an Intruder's goes first
    assert plain(m)["resources"]["firearms"] == 1
    assert plain(m)["resources"]["intruder_firearms"] == 1
    assert plain(m)["out_of_play"]["intruder_firearms"] == 1


@cites("11.2/1", "1.6.1/horse")
def test_11_2_1_a_horse_just_before_the_battle() -> None:
    m = play(raid(resources={"horse": 1}), "> no-reaction\n> battle\n> mount A\n! 2\n! 2")
    assert fought(m)["bonus"] == 2
    assert plain(m)["resources"]["horse"] == 0


@cites("11.2/1", "1.6.1/horse", "1.6.1/firearms")
@pytest.mark.parametrize("order", ["> mount A\n> use-firearms", "> use-firearms\n> mount A"])
def test_11_2_1_horse_and_firearms_in_either_order(order: str) -> None:
    m = play(raid(resources={"horse": 1, "firearms": 1}), f"> no-reaction\n> battle\n{order}\n! 2\n! 2")
    assert fought(m)["bonus"] == 4


@cites("11.2/1", "10.2/reroll")
def test_11_2_1_reroll_comes_before_the_enemy_die() -> None:
    m = play(raid(resources={"trade_goods": 3}), "> no-reaction\n> battle\n! 1")
    assert options(m) == ["keep", "reroll", "keep-all"]
    play(m, "> reroll\n! 5\n! 2")
    assert (fought(m)["die"], fought(m)["foe_die"]) == (5, 2)
    assert plain(m)["resources"]["trade_goods"] == 0


# -- 11.2 Step 2 -------------------------------------------------------------------------------------------------------
@cites("11.2/2")
def test_11_2_2_enemy_ferocity() -> None:
    m = play(raid(tracks={"enemy_ferocity": 7}), "> no-reaction\n> battle\n! 2\n! 2")
    assert fought(m)["foe_bonus"] == 7


@cites("11.2/2")
@pytest.mark.parametrize(("tribe", "bonus"), [("utes", 4), ("comanche", 5)])
def test_11_2_2_tribes(tribe: str, bonus: int) -> None:
    m = play(tribal(start={"tribal_raid": tribe}, tracks={"enemy_ferocity": 9}), "! 1\n> no-reaction\n! 6\n> battle")
    play(m, "! 2\n! 2")
    assert fought(m)["foe_bonus"] == bonus


@cites("11.2/2", "3.2.5", "3.2.6")
@pytest.mark.parametrize(("cube", "bonus"), [("green", 5), ("blue", 6)])
@pytest.mark.parametrize("target", ["raid-new-mexico", "raid-mission"])
def test_11_2_2_soldiers_in_an_own_raid(cube: str, bonus: int, target: str) -> None:
    # Enemy Ferocity 4, and 1 for a green cube or 2 for the blue one
    mix = {"black": 3, "brown": 4, "white": 4, "yellow": 2, "red": 3, "green": 3, "blue": 1}
    removed = {c: n for c, n in mix.items() if c != cube}
    m = match(
        families={"A": {"at": "shiprock.1"}},
        areas={"shiprock.1": {"mission": 1}},
        cubes={"removed": removed},
        start={"activate": "A"},
    )
    play(m, f"> {target}\n! {cube}\n> battle\n! 2\n! 2")
    assert fought(m)["foe_bonus"] == bonus


# -- 11.2 Step 3 -------------------------------------------------------------------------------------------------------
@cites("11.2/3")
@pytest.mark.parametrize(
    ("area", "ferocity", "difference", "result"),
    # die 4 against die 4, Family Ferocity 3: 3 less the enemy's Ferocity, which is given
    [
        (3, 0, 3, "FV"),  # the one cell that is known from the tutorial
        (1, 2, 1, "RGD"),  # no victory at +1 in Area 1
        (5, 2, 1, "FV"),
        (1, 3, 0, "TTD"),
        (6, 3, 0, "RGD"),
        (1, 7, -4, "MEV"),
        (2, 7, -4, "EV"),
        (4, 6, -3, "TTD"),
        (6, 11, -8, "EV"),
        (6, 12, -9, "MEV"),
        (6, 19, -16, "MEV"),  # beyond the last row
    ],
)
def test_11_2_3_difference_in_the_column_of_the_area(area: int, ferocity: int, difference: int, result: str) -> None:
    at = f"shiprock.{area}"
    start = {"raid": {"placed": [at], "left": 0}, "reaction_at": at}
    m = match(
        families={"A": {"at": at, "ferocity": 3}}, tracks={"enemy_ferocity": ferocity, "military": 9}, start=start
    )
    play(m, "> no-reaction\n> battle\n! 4\n! 4")
    assert (fought(m)["column"], fought(m)["difference"], fought(m)["result"]) == (area, difference, result)


@cites("11.2/3")
def test_11_2_3_columns_of_battles_fought_elsewhere() -> None:
    """A raid on New Mexico is fought near Santa Fé (column 1), Tribal Warfare on chosen ground (column 5)."""
    m = match(families=family(), start={"activate": "A"})
    assert fought(play(m, "> raid-new-mexico\n! green\n> battle\n! 2\n! 2"))["column"] == 1
    assert fought(play(warfare(), "! 4\n! 4"))["column"] == 5


def warfare(**position: Any) -> Match:
    """Family A has chosen war against the Utes, first in the Active Column."""
    display = {"active": ["K", "B", "C", "D", "E", "F"], "standby": ["G", "H", "I", "J", "A", "L"]}
    start = {"card": 21, "operation": "planning"}
    m = match(**{"families": family(), "display": display, "elders": [0] * 7, "start": start, **position})
    return play(m, "> done\n> warfare A 1")
