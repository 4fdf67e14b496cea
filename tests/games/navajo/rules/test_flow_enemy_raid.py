"""The Enemy Raid's flowchart: how it begins, where counters go, whom it sees. Its end: test_flow_enemy_raid_ends."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import family, on_map, only, price, raiders, request, tracks, where
from tests.support import cites, match, options, play

NO_AP = {"tracks": {"ap": 0}}


def raid(ap: int, **position: Any) -> Match:
    """A Raid for so many APs; without Diné APs it walks on until it meets a Family."""
    return match(start={"instruction": "raid", "ap": ap}, **{**NO_AP, **position})


def going_on(placed: list[str], left: int, **position: Any) -> Match:
    """A Raid with counters on the map already, about to place the next one."""
    return match(start={"raid": {"placed": placed, "left": left}}, **{**NO_AP, **position})


def total(m: Match) -> int:
    return sum(raiders(m).values())


# -- Raid Initiation ---------------------------------------------------------------------------------------------------
@cites("flow/enemy", "4.2.8")
def test_flow_enemy_starts_with_the_aps_and_total_ferocity() -> None:
    # the tutorial: 11 paid; A has Ferocity 2, B 1, C 0: fourteen counters
    families = only(A={"at": "san-juan.3", "ferocity": 2}, B={"at": "shiprock.1", "ferocity": 1}, C="zuni.3")
    assert total(raid(11, families=families)) == 14


@cites("flow/enemy")
def test_flow_enemy_two_more_of_the_americans() -> None:
    assert total(raid(6, scenario="fearing", families=only(A={"at": "shiprock.1", "ferocity": 1}))) == 6 + 1 + 2
    assert total(raid(6, scenario="broken", families=only(A={"at": "shiprock.1", "ferocity": 1}))) == 6 + 1


@cites("flow/enemy", "6.1.1")
def test_flow_enemy_cards_in_play_change_the_number() -> None:
    assert total(raid(6, scenario="fearing", events_in_play=[54], families=only(A="shiprock.1"))) == 6
    assert total(raid(6, scenario="broken", events_in_play=[49], families=only(A="shiprock.1"))) == 6 + 2


@cites("flow/enemy", "13/fort")
def test_flow_enemy_ferocity_of_families_by_a_fort_does_not_count() -> None:
    families = only(A={"at": "shiprock.1", "ferocity": 1}, B={"at": "hopi.1", "ferocity": 3})  # B with Fort Defiance
    assert total(raid(6, scenario="fearing", families=families)) == 6 + 1 + 2


@cites("flow/enemy", "1.6.1/limits")
def test_flow_enemy_no_more_counters_than_there_are() -> None:
    m = match(start={"instruction": "J", "enemy_ap": 50}, **NO_AP, families=only(A={"at": "shiprock.1", "ferocity": 3}))
    paid = price("J")
    assert (total(m), tracks(m, "enemy_ap")) == (paid, 50 - paid)  # of the 50 counters the others are APs still


# -- placing -----------------------------------------------------------------------------------------------------------
@cites("flow/enemy")
def test_flow_enemy_one_counter_an_area_from_santa_fe() -> None:
    m = raid(5, families=only(A="shiprock.3"))
    assert raiders(m) == {"shiprock.1": 1, "shiprock.2": 1, "shiprock.3": 1, "santa-fe": 2}


@cites("flow/enemy")
def test_flow_enemy_toward_the_nearest_family() -> None:
    # the tutorial, with raiders in Shiprock 1 and 2: A in San Juan 3 is 1 + 2 + 3 = 6 MPs away, B in Shiprock 3 only 3
    m = going_on(["shiprock.1", "shiprock.2"], 3, families=only(A="san-juan.3", B="shiprock.3"))
    assert raiders(m) == {"shiprock.1": 1, "shiprock.2": 1, "shiprock.3": 1, "santa-fe": 2}


@cites("flow/enemy", "1.7.2/value")
def test_flow_enemy_plain_values_even_for_a_family_with_a_horse() -> None:
    # by the bracketed Values A would be 3 MPs away, as near as B and before it in the alphabet
    families = only(A={"at": "san-juan.3", "horse": 1}, B="shiprock.3")
    m = going_on(["shiprock.1", "shiprock.2"], 3, families=families)
    assert raiders(m)["shiprock.3"] == 1


@cites("flow/enemy", "1.5.1")
def test_flow_enemy_ties_by_letter() -> None:
    # the tutorial: San Juan 3 from Shiprock 2, and Zuni 3 from Shiprock 3, are both 6 MPs
    placed = ["shiprock.1", "shiprock.2", "shiprock.3"]
    one_ap = {"tracks": {"ap": 1}}  # so that the next placement is asked about
    assert "san-juan.1" in raiders(going_on(placed, 1, families=only(A="san-juan.3", C="zuni.3"), **one_ap))
    assert "zuni.1" in raiders(going_on(placed, 1, families=only(A="zuni.3", C="san-juan.3"), **one_ap))


@cites("flow/enemy")
def test_flow_enemy_from_any_placed_counter_not_from_the_last() -> None:
    # the last one went to Zuni 2; Shiprock 2 is 1 MP from the Family in San Juan 1
    placed = ["shiprock.1", "shiprock.2", "shiprock.3", "zuni.1", "zuni.2"]
    m = going_on(placed, 2, families=only(A="san-juan.1", B="zuni.4"))
    assert raiders(m)["san-juan.1"] == 1
    assert options(m) == ["evade A", "no-reaction"]


@cites("flow/enemy")
def test_flow_enemy_the_direction_is_looked_up_again_each_time() -> None:
    m = raid(4, families=only(A="shiprock.2", B="san-juan.1"))
    assert options(m) == ["evade A", "no-reaction"]
    play(m, "> evade A\n! 4")  # A: Shiprock 6. From Shiprock 2, B is 1 MP away, A 18
    assert where(m, "A") == ["shiprock.6"]
    assert options(m) == ["evade B", "no-reaction"]


@cites("flow/enemy", "13/santa-fe")
def test_flow_enemy_the_far_side_of_the_map() -> None:
    # Black Mesa 1 by Zuni and Hopi is 19 MPs, by San Juan and Monument 20
    m = raid(12, families=only(A="black-mesa.2"))
    way = ["shiprock.1", "shiprock.2", "shiprock.3", "zuni.1", "zuni.2", "zuni.3", "hopi.1", "hopi.2", "hopi.3"]
    assert list(raiders(m)) == [*way, "black-mesa.1", "black-mesa.2", "santa-fe"]


@cites("flow/enemy", "13/canyon")
def test_flow_enemy_a_family_in_the_canyon_is_safe_while_another_is_elsewhere() -> None:
    # the Canyon is 14 MPs away, Black Mesa 6 is 39
    m = raid(9, families=only(A="canyon.1", B="black-mesa.6"))
    assert "canyon.1" not in raiders(m)
    assert where(m, "A") == ["canyon.1"]


@cites("flow/enemy", "13/canyon")
def test_flow_enemy_enters_the_canyon_when_nobody_is_elsewhere() -> None:
    # Shiprock 1-3, Zuni 1-3, Hopi 1, then Canyon 1: eight counters
    m = raid(8, families=only(A={"at": "canyon.1", "man": 0}))
    assert (raiders(m)["canyon.1"], raiders(m)["santa-fe"]) == (1, 0)
    assert options(m) == ["give-up woman", "give-up child"]


@cites("flow/enemy", "13/canyon")
def test_flow_enemy_turns_to_the_canyon_once_the_others_are_gone() -> None:
    m = going_on(["shiprock.1"], 2, families=only(A="shiprock.2", B="canyon.1"))
    play(m, "> no-reaction\n> give-up child\n! 1")
    assert where(m, "AB") == ["shiprock:caught", "canyon.1"]
    # the last counter went on from Shiprock 2 on the way to the Canyon
    assert [e.values["at"] for e in m.log if e.name == "raiders"] == ["shiprock.2", "shiprock.3"]


@cites("flow/enemy", "13/canyon")
def test_flow_enemy_does_not_cut_through_the_canyon() -> None:
    """The glossary: from Monument 2 the way to Hopi 1 over Canyon 1 would be 2 MPs, but it is closed."""
    m = going_on(["monument.2"], 5, families=only(A="hopi.1", B="canyon.1"))
    # the solid way: Monument 3 (3), Black Mesa 1 (1), Hopi 3 (3), Hopi 2 (2), Hopi 1 (1)
    assert list(raiders(m)) == ["monument.2", "monument.3", "hopi.1", "hopi.2", "hopi.3", "black-mesa.1", "santa-fe"]


# -- Forts -------------------------------------------------------------------------------------------------------------
@cites("flow/enemy", "13/fort")
def test_flow_enemy_families_in_a_forts_area_do_not_exist_for_it() -> None:
    # A stands in Zuni 1 with Fort Fauntleroy; the Raid passes over it to B
    m = raid(3, scenario="fearing", families=only(A="zuni.1", B="zuni.2"), resources={"horse": 0, "sheep": 0})
    assert options(m) == ["evade B", "no-reaction"]
    assert raiders(m)["zuni.1"] == 1
    assert (where(m, "A"), family(m, "A")["child"]) == (["zuni.1"], 1)


@cites("flow/enemy", "13/fort", "13/canyon")
def test_flow_enemy_a_family_by_a_fort_does_not_protect_the_canyon() -> None:
    m = raid(6, scenario="fearing", families=only(A="zuni.1", B="canyon.1"))
    assert raiders(m)["canyon.1"] == 1
    assert "battle" in options(m)


@cites("flow/enemy", "13/fort", "4.2.11")
def test_flow_enemy_with_families_by_forts_only_nobody_is_raided() -> None:
    m = raid(3, scenario="fearing", families=only(A="zuni.1"))
    # no counter is placed: Build (Shiprock and San Juan have a Rancho), then Subvert with 3 + 2 on three Ranchos
    assert on_map(m, "rancho") == ["shiprock.3", "san-juan.2", "zuni.1"]
    assert tracks(m, "culture") == 5 - 3
    assert where(m, "A") == ["zuni.1"]


# -- Corn and Harass counters ------------------------------------------------------------------------------------------
@cites("flow/enemy", "1.6.1/corn", "5.2.3")
def test_flow_enemy_two_counters_for_corn_or_harass() -> None:
    m = raid(4, families=only(A="shiprock.1"), areas={"shiprock.1": {"corn": 1}})
    assert raiders(m) == {"shiprock.1": 2, "santa-fe": 2}
    m = raid(4, families=only(A="shiprock.2"), areas={"shiprock.1": {"harass": 1}})
    assert raiders(m) == {"shiprock.1": 2, "shiprock.2": 1, "santa-fe": 1}
    both = {"shiprock.1": {"corn": 1, "harass": 1}}  # two, not three
    assert raiders(raid(4, families=only(A="shiprock.1"), areas=both)) == {"shiprock.1": 2, "santa-fe": 2}


@cites("flow/enemy", "4.2.11")
@pytest.mark.parametrize("kind", ["corn", "harass"])
def test_flow_enemy_with_one_counter_left_it_ends_before_corn_or_harass(kind: str) -> None:
    m = raid(2, families=only(A="shiprock.2"), areas={"shiprock.2": {kind: 1}})
    assert request(m) == "cube"  # the counter left over subverts: below three red cubes, a Subjugate of 1
    play(m, "! white")
    assert (where(m, "A"), on_map(m, "corn")) == (["shiprock.2"], ["shiprock.2"] if kind == "corn" else [])
    assert tracks(m, "morale") == 4  # nobody was caught


@cites("flow/enemy")
def test_flow_enemy_the_last_two_counters_do_enter() -> None:
    m = raid(3, families=only(A="shiprock.2"), areas={"shiprock.2": {"corn": 1}})
    assert raiders(m) == {"shiprock.1": 1, "shiprock.2": 2, "santa-fe": 0}


# -- Reactions and the loop --------------------------------------------------------------------------------------------
@cites("flow/enemy", "5.1.2")
def test_flow_enemy_a_reaction_after_every_placement() -> None:
    m = match(start={"instruction": "raid", "ap": 3}, families=only(A="shiprock.3"), tracks={"ap": 3})
    for area in ("shiprock.1", "shiprock.2"):
        assert raiders(m)[area] == 1
        assert "evade A" not in options(m)
        play(m, "> no-reaction")
    assert options(m)[:2] == ["evade A", "negotiate A"]


@cites("flow/enemy")
def test_flow_enemy_ends_when_santa_fe_is_empty() -> None:
    m = raid(2, families=only(A="shiprock.5"))
    assert (raiders(m), request(m)) == ({"santa-fe": 0}, "card")


@cites("flow/enemy", "4.2.11")
def test_flow_enemy_ends_when_no_family_is_in_an_area() -> None:
    m = raid(4, families=only(A="shiprock.1"), cubes={"subjugation": {"red": 3}})
    play(m, "> no-reaction\n> give-up child\n! 1")
    # three counters are left: Subvert, and with no Outpost on the map that is a Build
    assert on_map(m, "mission") == ["shiprock.1"]
    assert options(m)[0] == "return A shiprock.1"


@cites("flow/enemy")
def test_flow_enemy_each_family_is_met_once_a_raid() -> None:
    # a caught Family is out of the raid's reach: the next counter goes for B
    m = raid(3, families=only(A="shiprock.1", B="shiprock.2"))
    play(m, "> no-reaction\n> give-up child\n! 1")
    assert options(m) == ["evade B", "no-reaction"]
