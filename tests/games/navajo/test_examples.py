"""Every example of the rulebook, numbered or in passing, with its own figures."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.support import cites, match, options, plain, play

NOBODY_ELSE = {"B": None, "C": None}
LANDS = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
RED_3 = {"subjugation": {"red": 3}}


def tracks(m: Match, *wanted: str) -> tuple[int, ...]:
    return tuple(plain(m)["tracks"][name] for name in wanted)


# -- section 1 ---------------------------------------------------------------------------------------------------------
@cites("1.7.2/die")
def test_1_7_2_a_roll_of_3_is_the_zuni_mountains() -> None:
    m = match(start={"card": 32, "segment": "minor"})  # drought
    play(m, "! die 3")
    found = plain(m)["territories"]
    assert {name: t["drought"] for name, t in found.items() if t["drought"]} == {"zuni": 1}


# -- section 3 ---------------------------------------------------------------------------------------------------------
@cites("3.2.6")
@pytest.mark.parametrize(
    ("area", "in_reach"),
    [("shiprock.1", True), ("shiprock.2", True), ("shiprock.3", True), ("shiprock.4", False), ("zuni.1", False)],
)
def test_3_2_6_a_mission_in_shiprock_3_is_in_areas_2_and_1_as_well(area: str, in_reach: bool) -> None:
    m = match(
        families={"A": {"at": area}, **NOBODY_ELSE}, areas={"shiprock.3": {"mission": 1}}, start={"activate": "A"}
    )
    assert ("raid-mission" in options(m)) is in_reach


@cites("3.3/3")
@pytest.mark.parametrize(
    ("before", "after"),
    [({"horse": 3, "sheep": 1}, (4, 2)), ({"horse": 1}, (2, 0)), ({"sheep": 1}, (0, 2)), ({}, (0, 0))],
)
def test_3_3_step_3_each_kind_of_animal_in_resources_gains_one(before: dict[str, int], after: tuple[int, int]) -> None:
    families = {"A": {"at": "shiprock.1"}, "B": {"at": "zuni.1"}, "C": {"at": "hopi.1"}, "D": {"at": "canyon.1"}}
    # four Territories feed the twelve people and four animals of each kind, so nothing is eaten and nothing is lost
    m = match(families=families, elders=[0] * 7, resources=before, start={"operation": "passage-of-time"})
    play(m, "> done")
    found = plain(m)["resources"]
    assert (found["horse"], found["sheep"]) == after


# -- section 4 ---------------------------------------------------------------------------------------------------------
@cites("4.1.2")
@pytest.mark.parametrize(("ap", "spent"), [(10, 3), (3, 3), (2, 2), (1, 1)])
def test_4_1_2_a_cost_of_1_to_3_takes_as_many_aps_as_it_can(ap: int, spent: int) -> None:
    """Subvert with three Missions on the map: a Culture Point for each AP shows what was spent."""
    missions = {f"{t}.1": {"mission": 1} for t in ("shiprock", "san-juan", "zuni")}
    m = match(areas=missions, cubes=RED_3, tracks={"culture": 9}, start={"instruction": "D", "enemy_ap": ap})
    assert tracks(m, "enemy_ap", "culture") == (ap - spent, 9 - spent)


@cites("4.2.11")
def test_4_2_11_two_missions_and_three_aps_cost_two_culture_points() -> None:
    missions = {"shiprock.1": {"mission": 1}, "san-juan.1": {"mission": 1}}
    m = match(areas=missions, cubes=RED_3, tracks={"culture": 9}, start={"instruction": "subvert", "ap": 3})
    assert tracks(m, "culture") == (7,)


# -- section 5 ---------------------------------------------------------------------------------------------------------
def raid(area: str, ferocity: int, **more: Any) -> Match:
    """A raid has just placed a counter with Family A, which is alone in the land."""
    family = {"at": area, "ferocity": ferocity}
    start = {"raid": {"placed": [area], "left": 1}, "reaction_at": area}
    return match(families={"A": family, **NOBODY_ELSE}, tracks={"ap": 1, "military": 5}, start=start, **more)


@cites("5.2.1")
def test_5_2_1_ferocity_3_in_area_2_adds_2_to_an_ambush_and_not_6() -> None:
    m = play(raid("zuni.2", 3), "> ambush A\n! die 3\n! die 3")
    (result,) = [event for event in m.log if event.name == "battle-result"]
    assert (result.values["bonus"], result.values["column"]) == (2, 2)


@cites("5.2.3")
@pytest.mark.parametrize("outpost", ["mission", "rancho"])
def test_5_2_3_no_harass_counter_below_an_outpost_in_area_3(outpost: str) -> None:
    """Family A stands in San Juan 1, next to Shiprock 2: Shiprock 1 and 3 are two Areas away, Shiprock 4 is three."""

    def offered(**more: Any) -> list[str]:
        return [o for o in options(raid("san-juan.1", 0, **more)) if o.startswith("harass shiprock")]

    near = [f"harass shiprock.{n}" for n in (1, 2, 3, 4)]
    assert offered() == near
    assert offered(areas={"shiprock.3": {outpost: 1}}) == near[3:]  # the Outpost's own Area is not empty


@cites("5.2.4")
def test_5_2_4_a_4_and_evasion_1_lead_from_area_3_to_area_5() -> None:
    m = play(raid("zuni.3", 1), "> evade A\n! die 4")  # Ferocity 1: Evasion +1
    evaded = [event.values["to"] for event in m.log if event.name == "evaded"]
    assert evaded == ["zuni.5"]
    assert plain(m)["families"]["A"]["at"] == "zuni.5"


# -- section 8 ---------------------------------------------------------------------------------------------------------
def check(military: int, culture: int, morale: int, men: int, outposts: int = 0) -> Match:
    """The Victory Check of card 41 up to Step 8. Step 1 changes nothing: it asks for 8 VPs, and 3 + 3 + 2 are held."""
    lands = {"A": "san-juan.2", "B": "zuni.2", "C": "monument.2", "D": "zuni.3"}
    families = {letter: {"at": at, "man": int(i < men)} for i, (letter, at) in enumerate(lands.items())}
    points = {"military": military, "culture": culture, "morale": morale}
    missions = {f"{t}.1": {"mission": 1} for t in ("shiprock", "san-juan", "zuni")[:outposts]}
    m = match(tracks=points, families=families, areas=missions, start={"card": 41, "segment": "victory-check"})
    return play(m, "> victory-check")


def told(m: Match, name: str, step: int) -> list[tuple[int, int]]:
    """How a track moved in a step: by how much, to what."""
    moved = [event for event in m.log if event.name == name and event.rule == f"8.2/{step}"]
    return [(event.values["change"], event.values["now"]) for event in moved]


@cites("8.2/2")
def test_8_2_step_2_example_1_military_5_less_morale_4_leaves_1() -> None:
    m = check(military=5, culture=9, morale=4, men=0)
    assert told(m, "military", 1) == []
    assert told(m, "military", 2) == [(-4, 1)]
    assert told(m, "morale", 2) == [(-4, 0)]
    assert tracks(m, "military", "morale", "culture") == (1, 0, 9)


@cites("8.2/2", "1.7.4/convert")
def test_8_2_step_2_example_2_what_military_cannot_bear_costs_twice_as_much_culture() -> None:
    m = check(military=5, culture=9, morale=6, men=0)
    assert told(m, "military", 2) == [(-5, 0)]
    assert told(m, "culture", 2) == [(-2, 7)]
    assert tracks(m, "military", "morale") == (0, 0)


@cites("8.2/4")
@pytest.mark.parametrize(("before", "after", "morale"), [(1, 5, 4), (5, 7, 2), (8, 8, 0)], ids=["1", "2", "3"])
def test_8_2_step_4_examples_four_men_raise_military_up_to_7_and_morale_with_it(
    before: int, after: int, morale: int
) -> None:
    m = check(military=before, culture=9, morale=0, men=4)
    assert told(m, "military", 4) == ([(after - before, after)] if after > before else [])
    assert tracks(m, "military", "morale") == (after, morale)


@cites("8.2/5")
def test_8_2_step_5_three_outposts_raise_morale_from_0_to_3() -> None:
    m = check(military=3, culture=9, morale=0, men=0, outposts=3)
    assert told(m, "morale", 5) == [(3, 3)]
    assert tracks(m, "military", "morale") == (3, 3)


# -- sections 9, 10 and the glossary -----------------------------------------------------------------------------------
@cites("9.1.1")
@pytest.mark.parametrize(
    ("owned", "offered"),
    [
        ([], {"religion.1"}),
        (["religion.1"], {"religion.2"}),
        (["religion.1", "religion.2"], {"religion.3"}),
    ],
)
def test_9_1_1_religion_3_needs_religion_1_and_2(owned: list[str], offered: set[str]) -> None:
    points = {"military": 19, "culture": 9, "morale": 0}
    families = {letter: {"at": f"{t}.2"} for letter, t in zip("ABCDEF", LANDS, strict=True)}
    m = match(tracks=points, families=families, elders=[6, 0, 0, 0, 0, 0, 0], developments=owned,
              start={"card": 41, "segment": "victory-check"})  # fmt: skip
    play(m, "> victory-check")
    assert {o.removeprefix("buy ") for o in options(m) if o.startswith("buy religion")} == offered


@cites("10.2/reroll")
def test_10_2_both_dice_are_rolled_again_and_not_one_of_them() -> None:
    m = match(resources={"trade_goods": 3}, start={"card": 24, "segment": "enemy"})
    play(m, "! dice 1 3\n> reroll")
    assert m.position.request is not None
    assert m.position.request.kind == "dice"
    play(m, "! dice 2 5")
    rolled = [event.values["dice"] for event in m.log if event.name == "instruction-dice"]
    assert rolled == [[2, 5]]
    assert plain(m)["resources"]["trade_goods"] == 0


@cites("13/rounding", "8.2/10")
@pytest.mark.parametrize(("waiting", "lost"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_13_fractions_are_rounded_up(waiting: int, lost: int) -> None:
    """Five thirds are two, says the glossary; the game itself halves the people in Passage of Time."""
    m = match(
        families={"A": {"at": "canyon.1"}, **NOBODY_ELSE}, passage={"child": waiting}, start={"victory_check": 0}
    )
    play(m, "> done")
    assert plain(m)["passage"]["child"] == waiting - lost


@cites("13/adjacent", "7.2.2")
@pytest.mark.parametrize("dry", LANDS[1:])
def test_13_shiprock_is_next_to_the_zuni_mountains_and_san_juan_valley(dry: str) -> None:
    """Recovery is rolled for Shiprock, which has no drought, and looks for one next to it."""
    m = match(territories={dry: {"drought": 1}}, start={"card": 24, "segment": "minor"})
    play(m, "! die 1")
    assert plain(m)["territories"][dry]["drought"] == (0 if dry in ("san-juan", "zuni") else 1)


@cites("13/adjacent", "3.2.3")
def test_13_shiprock_is_next_to_the_canyon_too() -> None:
    m = match(families={"A": {"at": "shiprock.6"}, **NOBODY_ELSE}, start={"activate": "A"})
    assert [o for o in options(m) if o.startswith("canyon-move")] == [f"canyon-move canyon.{n}" for n in (1, 2, 3)]
