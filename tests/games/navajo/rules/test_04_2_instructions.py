"""Chapter 4.2: what each instruction does, and when it turns into another one.

Peace and Defend stand in test_04_2_truces, Slaves in test_04_2_slaves.
"""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import box, column, family, lay, on_map, only, price, raiders, request
from tests.games.navajo.enemy_positions import tracks as track
from tests.support import cites, match, names, options, plain, play

RED3 = {"subjugation": {"red": 3}}
LANDS = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
ALL_MISSIONS = {f"{land}.2": {"mission": 1} for land in LANDS}


def do(kind: str, ap: int, **position: Any) -> Match:
    """One instruction for so many APs. Families stand where the scenario puts them: A shiprock.1, B san-juan.1."""
    return match(start={"instruction": kind, "ap": ap}, **position)


def culture_lost(m: Match, before: int = 9) -> int:
    return before - int(track(m, "culture"))


# -- Build -------------------------------------------------------------------------------------------------------------
@cites("4.2.1")
def test_4_2_1_build_goes_to_the_lowest_die_without_such_an_outpost() -> None:
    assert on_map(do("build", 3), "mission") == ["shiprock.1"]
    areas = {"shiprock.4": {"mission": 1}, "zuni.1": {"mission": 1}}
    assert on_map(do("build", 3, areas=areas), "mission") == ["shiprock.4", "san-juan.1", "zuni.1"]
    areas = {"shiprock.1": {"mission": 1}, "san-juan.6": {"mission": 1}, "zuni.1": {"mission": 1}}
    assert on_map(do("build", 3, areas=areas), "mission")[-1] == "monument.1"


@cites("4.2.1")
@pytest.mark.parametrize("scenario", ["broken", "fearing"])
def test_4_2_1_ranchos_after_the_spanish_period_even_beside_a_mission(scenario: str) -> None:
    free = {"shiprock.3": {"rancho": 0}, "san-juan.2": {"rancho": 0}}  # where The Fearing Time has its own
    m = do("build", 3, scenario=scenario, areas={**free, "shiprock.1": {"mission": 1}})
    assert on_map(m, "rancho") == ["shiprock.1"]
    assert on_map(m, "mission") == ["shiprock.1"]


@cites("4.2.1", "1.7.2/stacking")
def test_4_2_1_corn_under_a_new_outpost_returns_to_its_cup() -> None:
    m = do("build", 3, areas={"shiprock.1": {"corn": 1}, "san-juan.1": {"corn": 1}})
    assert on_map(m, "corn") == ["san-juan.1"]
    assert family(m, "A")["at"] == "shiprock.1"  # the Family itself is left alone


@cites("4.2.1")
def test_4_2_1_build_is_subvert_when_all_outposts_of_the_period_are_in_play() -> None:
    assert culture_lost(do("build", 4, areas=ALL_MISSIONS, cubes=RED3)) == 4
    # the Ranchos are all there still: a Mission in every Territory does not stop a Rancho
    mexican = do("build", 3, scenario="broken", areas=ALL_MISSIONS)
    assert on_map(mexican, "rancho") == ["shiprock.1"]


@cites("4.2.1", "4.2.11")
def test_4_2_1_build_is_even_subjugate_when_subvert_is() -> None:
    m = do("build", 2, areas=ALL_MISSIONS, cubes={"subjugation": {"red": 2}})
    assert request(m) == "cube"
    play(m, "! white\n! brown")
    assert box(m, "recovery") == {"brown": 1, "white": 1}
    assert culture_lost(m) == 0


# -- Build + Subvert ---------------------------------------------------------------------------------------------------
@cites("4.2.2")
def test_4_2_2_build_first_so_that_the_new_outpost_counts() -> None:
    # as in the tutorial: three APs, one Outpost after the Build, one Culture
    m = do("build-subvert", 3, cubes=RED3)
    assert on_map(m, "mission") == ["shiprock.1"]
    assert culture_lost(m) == 1


@cites("4.2.2", "4.2.11")
def test_4_2_2_subvert_half_is_subjugate_below_three_red() -> None:
    m = do("build-subvert", 3)
    assert on_map(m, "mission") == ["shiprock.1"]
    play(m, "! white\n! brown\n! red")  # all three APs count for it as well
    assert (box(m, "subjugation"), request(m)) == ({"red": 1}, "card")


@cites("4.2.2", "4.2.1")
def test_4_2_2_with_all_outposts_in_play_it_subverts_twice() -> None:
    assert culture_lost(do("build-subvert", 3, areas=ALL_MISSIONS, cubes=RED3)) == 6


@cites("4.2.2", "4.2.10")
def test_4_2_2_a_build_that_subjugates_is_finished_before_the_subvert() -> None:
    # two red in the box; the Build (all Missions in play) draws the third: the Subvert then costs Culture
    m = do("build-subvert", 3, areas=ALL_MISSIONS, cubes={"subjugation": {"red": 2}})
    play(m, "! red\n! white\n! brown")
    assert culture_lost(m) == 3
    assert request(m) == "card"


# -- Colonize ----------------------------------------------------------------------------------------------------------
@cites("4.2.3", "4.2.6")
def test_4_2_3_colonize_is_expand_without_raided_cubes() -> None:
    m = do("colonize", 3, areas={"zuni.2": {"mission": 1}}, cubes={"recovery": {"white": 2}})
    assert on_map(m, "mission") == ["zuni.3"]
    assert culture_lost(m) == 1
    assert box(m, "recovery") == {"white": 2}


@cites("4.2.3", "4.2.6", "4.2.1")
def test_4_2_3_colonize_without_cubes_and_without_outposts_is_build() -> None:
    m = do("colonize", 3)
    assert (on_map(m, "mission"), culture_lost(m)) == (["shiprock.1"], 0)


@cites("4.2.3")
def test_4_2_3_colonize_is_build_without_outposts() -> None:
    m = do("colonize", 3, cubes={"raided": {"brown": 2}})
    assert on_map(m, "mission") == ["shiprock.1"]
    assert box(m, "raided") == {"brown": 2}


@cites("4.2.3")
def test_4_2_3_a_fort_is_no_outpost_for_it() -> None:
    gone = {"shiprock.3": {"rancho": 0}, "san-juan.2": {"rancho": 0}}
    m = do("colonize", 5, scenario="fearing", areas=gone, cubes={"raided": {"brown": 2}, **RED3})
    assert on_map(m, "rancho") == ["shiprock.1"]


@cites("4.2.3", "1.5.1")
def test_4_2_3_a_cube_an_ap_moves_to_recovery_and_recovery_stays() -> None:
    cubes = {"raided": {"brown": 2, "white": 2}, "recovery": {"yellow": 1}}
    m = do("colonize", 3, areas={"zuni.2": {"mission": 1}}, cubes=cubes)
    assert options(m) == ["recover brown", "recover white"]  # nothing says which, so the player does
    play(m, "> recover white\n> recover brown\n> recover brown")
    assert (box(m, "raided"), box(m, "recovery")) == ({"white": 1}, {"brown": 2, "yellow": 1, "white": 1})
    assert (on_map(m, "mission"), culture_lost(m)) == (["zuni.2"], 0)


@cites("4.2.3")
def test_4_2_3_more_aps_than_cubes() -> None:
    m = do("colonize", 5, areas={"zuni.2": {"mission": 1}}, cubes={"raided": {"brown": 2}})
    assert (box(m, "raided"), box(m, "recovery")) == ({}, {"brown": 2})


@cites("4.2.3")
def test_4_2_3_a_mission_counts_in_the_mexican_period() -> None:
    m = do("colonize", 1, scenario="broken", areas={"zuni.2": {"mission": 1}}, cubes={"raided": {"brown": 1}, **RED3})
    assert (box(m, "recovery"), on_map(m, "rancho")) == ({"brown": 1}, [])


# -- Expand ------------------------------------------------------------------------------------------------------------
@cites("4.2.6")
def test_4_2_6_every_outpost_moves_up_for_a_culture_point_each() -> None:
    areas = {"shiprock.1": {"mission": 1}, "shiprock.4": {"rancho": 1}, "black-mesa.5": {"mission": 1}}
    m = do("expand", 4, scenario="broken", areas=areas, tracks={"culture": 9})
    assert on_map(m, "mission") == ["shiprock.2", "black-mesa.6"]
    assert on_map(m, "rancho") == ["shiprock.5"]
    assert culture_lost(m) == 3


@cites("4.2.6")
def test_4_2_6_an_outpost_in_area_six_costs_two() -> None:
    m = do("expand", 4, areas={"shiprock.6": {"mission": 1}, "zuni.5": {"mission": 1}})
    assert on_map(m, "mission") == ["shiprock.6", "zuni.6"]
    assert culture_lost(m) == 3


@cites("4.2.6", "13/canyon")
def test_4_2_6_in_the_canyon_the_third_area_is_the_last() -> None:
    m = do("expand", 4, areas={"canyon.2": {"mission": 1}})
    assert (on_map(m, "mission"), culture_lost(m)) == (["canyon.3"], 1)
    m = do("expand", 4, areas={"canyon.3": {"mission": 1}})
    assert (on_map(m, "mission"), culture_lost(m)) == (["canyon.3"], 2)


@cites("4.2.6")
def test_4_2_6_corn_in_its_way_is_lost_and_families_are_not_touched() -> None:
    m = do(
        "expand",
        4,
        areas={"shiprock.2": {"mission": 1}, "shiprock.3": {"corn": 1}},
        families={"A": {"at": "shiprock.3"}},
    )
    assert on_map(m, "corn") == []
    assert family(m, "A")["at"] == "shiprock.3"


@cites("4.2.6", "4.2.1")
def test_4_2_6_expand_is_build_without_outposts() -> None:
    m = do("expand", 4)
    assert (on_map(m, "mission"), culture_lost(m)) == (["shiprock.1"], 0)
    gone = {"shiprock.3": {"rancho": 0}, "san-juan.2": {"rancho": 0}}
    m = do("expand", 6, scenario="fearing", areas=gone)  # two Forts, but no Outpost
    assert (on_map(m, "rancho"), on_map(m, "fort")) == (["shiprock.1"], ["zuni.1", "hopi.1"])


@cites("4.2.6", "1.7.4/convert")
def test_4_2_6_culture_at_zero_costs_military_twice() -> None:
    m = do("expand", 4, areas={"shiprock.6": {"mission": 1}}, tracks={"culture": 1, "military": 5})
    assert track(m, "culture", "military") == (0, 3)


# -- Comanche and Utes -------------------------------------------------------------------------------------------------
@cites("4.2.4", "4.2.12")
@pytest.mark.parametrize("tribe", ["comanche", "utes"])
def test_4_2_4_and_4_2_12_below_three_red_a_tribe_subjugates(tribe: str) -> None:
    m = do(tribe, 3, cubes={"subjugation": {"red": 2, "black": 1}})  # a black cube there does not count
    play(m, "! white\n! white\n! brown")
    assert box(m, "recovery") == {"brown": 1, "white": 2}
    assert request(m) == "card"


@cites("4.2.4", "4.2.12", "flow/tribal")
@pytest.mark.parametrize("tribe", ["comanche", "utes"])
def test_4_2_4_and_4_2_12_with_three_red_as_many_raiders_as_families(tribe: str) -> None:
    m = do(tribe, 3, cubes=RED3)
    play(m, "! 6\n! 6\n! 6")  # Families A, B, C: three counters, all into empty Black Mesa
    assert names(m).count("tribal-placed") == 3
    assert request(m) == "card"


@cites("4.2.4", "4.2.12", "flow/tribal")
@pytest.mark.parametrize(("tribe", "bonus"), [("comanche", 1), ("utes", 0)])
def test_4_2_4_and_4_2_12_each_raids_in_its_own_way(tribe: str, bonus: int) -> None:
    m = do(tribe, 3, cubes=RED3, families=only(A="zuni.6"))
    play(m, "! 3\n> no-reaction\n! 2")
    assert [e.values["bonus"] for e in m.log if e.name == "tribal-die"] == [bonus]


# -- Raid --------------------------------------------------------------------------------------------------------------
@cites("4.2.8")
def test_4_2_8_the_aps_paid_stand_in_santa_fe_and_are_spent() -> None:
    # counter J, a Raid, with 7 APs: as many counters as it costs and total Ferocity 2 more; the other APs are kept
    m = match(
        start={"instruction": "J", "enemy_ap": 7},
        tracks={"ap": 0},
        families=only(A={"at": "shiprock.1", "ferocity": 2}),
    )
    assert raiders(m) == {"shiprock.1": 1, "santa-fe": price("J") + 2 - 1}
    assert track(m, "enemy_ap") == 7 - price("J")


@cites("4.2.8")
def test_4_2_8_raid_counters_go_out_of_play_not_back_to_the_aps() -> None:
    m = do("raid", 1, tracks={"ap": 0}, families=only(A="shiprock.1"))
    play(m, "> no-reaction\n> give-up child\n! 1\n> return A shiprock.1\n> ferocity 0")
    assert (raiders(m), track(m, "enemy_ap")) == ({"santa-fe": 0}, 0)


# -- Subjugate ---------------------------------------------------------------------------------------------------------
@cites("4.2.10", "1.9")
def test_4_2_10_a_cube_an_ap_red_ones_subjugate_all_others_recover() -> None:
    m = do("subjugate", 3, scenario="rope", families=only(A="zuni.2"))
    play(m, "! green\n! red")
    assert (box(m, "subjugation"), box(m, "recovery")) == ({}, {})  # looked at only when all are drawn
    play(m, "! blue")
    assert (box(m, "subjugation"), box(m, "recovery")) == ({"red": 1}, {"blue": 1, "green": 1})


@cites("4.2.10", "1.9")
def test_4_2_10_drawn_cubes_are_not_put_back_in_between() -> None:
    m = do("subjugate", 2)
    play(m, "! green")
    assert m.position.request is not None
    assert 3 not in m.position.request.values  # the only green cube of the Spanish bag is out


@cites("4.2.10", "1.7.3")
def test_4_2_10_the_third_red_cube_changes_the_enemy() -> None:
    """As in the tutorial: A, B and F to their Raid side wherever they lie, Reset Cubes, Enemy Morale +1."""
    cubes = {"subjugation": {"red": 2}, "recovery": {"brown": 1}, "raided": {"yellow": 1}}
    m = do("subjugate", 2, cubes=cubes, display=lay("cDBEGH", standby="AFIJKL"))
    play(m, "! red\n! white")
    assert (column(m, "active"), column(m, "standby")) == ("cDbEGH", "afIJKL")
    # the white cube lay in Recovery before the reset, so it is back in the bag with the brown one
    assert (box(m, "recovery"), box(m, "raided")) == ({"yellow": 1}, {})
    assert track(m, "morale") == 6


@cites("4.2.10")
def test_4_2_10_one_or_two_red_cubes_change_nothing_more() -> None:
    m = do("subjugate", 2, display=lay("cDBEGH", standby="AFIJKL"))
    play(m, "! red\n! red")
    assert (column(m, "active"), track(m, "morale")) == ("cDBEGH", 5)


@cites("4.2.10", "1.9")
def test_4_2_10_an_empty_bag_ends_it() -> None:
    pool = {"pool": {"white": 1}, "raided": {"brown": 3, "white": 2, "yellow": 2, "black": 3, "green": 1}, **RED3}
    m = play(do("subjugate", 3, cubes=pool), "! white")
    assert (box(m, "recovery"), box(m, "pool")) == ({"white": 1}, {})


@cites("4.2.10", "6.1.2")
@pytest.mark.parametrize("scenario", ["rise", "broken", "fearing"])
def test_4_2_10_the_third_red_cube_ends_the_pueblo_revolt_in_every_period(scenario: str) -> None:
    """The Revolt can outlast the Spanish period: nothing in 6.2.1 removes its card."""
    reds = {"pool": {"red": 1, "white": 4}, "subjugation": {"red": 2}, "recovery": {"brown": 3}}
    m = do("subjugate", 1, scenario=scenario, events_in_play=[41], cubes=with_rest(scenario, reds))
    play(m, "! red")
    assert plain(m)["events_in_play"] == []
    assert plain(m)["removed"] == [41]
    assert box(m, "recovery") == {}  # so Reset Cubes works again, and at once


def with_rest(scenario: str, cubes: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """Whatever the boxes do not hold is out of the game."""
    total = {"black": 3, "blue": 1, "brown": 4, "green": 3, "red": 3, "yellow": 2, "white": 4}
    held = {c: sum(b.get(c, 0) for b in cubes.values()) for c in total}
    return {**cubes, "removed": {c: total[c] - held[c] for c in total}}


# -- Subvert -----------------------------------------------------------------------------------------------------------
@cites("4.2.11")
def test_4_2_11_example_two_missions_and_three_aps() -> None:
    m = do("subvert", 3, areas={"shiprock.1": {"mission": 1}, "zuni.3": {"mission": 1}}, cubes=RED3)
    assert culture_lost(m) == 2


@cites("4.2.11")
def test_4_2_11_no_more_than_the_aps() -> None:
    assert culture_lost(do("subvert", 2, areas=ALL_MISSIONS, cubes=RED3)) == 2


@cites("4.2.11")
def test_4_2_11_missions_and_ranchos_count_forts_do_not() -> None:
    areas = {"shiprock.3": {"rancho": 0}, "black-mesa.1": {"mission": 1}}  # beside the Rancho of San Juan: two Outposts
    assert culture_lost(do("subvert", 4, scenario="fearing", areas=areas, cubes=RED3), before=5) == 2


@cites("4.2.11", "4.2.10")
def test_4_2_11_below_three_red_it_is_subjugate() -> None:
    m = do("subvert", 2, areas={"shiprock.1": {"mission": 1}}, cubes={"subjugation": {"red": 2, "black": 1}})
    play(m, "! white\n! white")
    assert (culture_lost(m), box(m, "recovery")) == (0, {"white": 2})


@cites("4.2.11", "4.2.1")
def test_4_2_11_with_three_red_and_no_outpost_it_is_build() -> None:
    m = do("subvert", 3, cubes=RED3)
    assert (on_map(m, "mission"), culture_lost(m)) == (["shiprock.1"], 0)


@cites("4.2.11", "6.1.1")
@pytest.mark.parametrize(("missions", "lost"), [(6, 3), (2, 2)])
def test_4_2_11_settlers_in_new_mexico_make_it_one_stronger(missions: int, lost: int) -> None:
    areas = dict(list(ALL_MISSIONS.items())[:missions])
    assert culture_lost(do("subvert", 2, areas=areas, cubes=RED3, events_in_play=[44])) == lost
