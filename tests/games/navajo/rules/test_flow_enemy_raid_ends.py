"""The Enemy Raid's flowchart: Raid Resolution, Raid Ends in its order, Families coming back, Intruders met."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import box, family, on_map, only, passage, raiders, request, tracks, where
from tests.support import cites, match, names, options, plain, play

RED3 = {"subjugation": {"red": 3}}
PEOPLE = ["give-up man", "give-up woman", "give-up child"]


def met(at: str = "shiprock.3", left: int = 0, placed: tuple[str, ...] = (), **position: Any) -> Match:
    """Raiders have come to an Area; no Diné APs, so that nothing but Evasion could be tried. It is not."""
    position = {"tracks": {"ap": 0}, **position}
    m = match(start={"raid": {"placed": [*placed, at], "left": left}, "reaction_at": at}, **position)
    return play(m, "> no-reaction") if "no-reaction" in options(m) else m


def missed(placed: list[str], left: int = 0, **position: Any) -> Match:
    """A Raid that has placed its counters and goes on."""
    return match(start={"raid": {"placed": placed, "left": left}}, **{"tracks": {"ap": 0}, **position})


# -- Raid Resolution ---------------------------------------------------------------------------------------------------
@cites("flow/enemy")
def test_flow_enemy_resolution_as_the_tutorial_has_it() -> None:
    # B gives up its man: 1 Culture for one empty space, a 4 is not in his range (1-2), Enemy Ferocity 4 to 3, caught
    m = met(families=only(B={"at": "shiprock.3", "ferocity": 1}, C="zuni.1"), tracks={"ap": 0, "culture": 7}, left=1)
    play(m, "> give-up man\n! 4")
    assert options(m) == ["evade C", "no-reaction"]  # the Raid is not over yet
    assert tracks(m, "culture", "morale", "enemy_ferocity") == (6, 5, 3)
    assert (where(m, "B"), passage(m)) == (["shiprock:caught"], {"man": 1})
    assert family(m, "B")["ferocity"] == 1  # 0 only in the Discard Phase


@cites("flow/enemy")
@pytest.mark.parametrize(("die", "morale"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_flow_enemy_resolution_a_die_in_the_mans_range_raises_morale(die: int, morale: int) -> None:
    # left 1: the Raid is not over, so that only this counts
    m = met(families=only(A="shiprock.3", B="shiprock.4"), left=1)
    play(m, f"> give-up man\n! {die}")
    assert raiders(m)["santa-fe"] == 0
    assert tracks(m, "morale") == 5 + morale


@cites("flow/enemy")
@pytest.mark.parametrize(
    ("person", "die", "heart"), [("woman", 4, 1), ("woman", 2, 0), ("child", 5, 1), ("child", 4, 0)]
)
def test_flow_enemy_resolution_the_range_is_that_of_the_person_lost(person: str, die: int, heart: int) -> None:
    m = met(families=only(A="shiprock.3", B="shiprock.4"), left=1)
    play(m, f"> give-up {person}\n! {die}")
    assert tracks(m, "morale") == 5 + heart


@cites("flow/enemy")
@pytest.mark.parametrize(("reading", "culture"), [("empty-spaces", 7), ("counter-lost", 8)])
def test_flow_enemy_resolution_culture_for_every_empty_space(reading: str, culture: int) -> None:
    """Ruling raid-culture-loss: the child's space was empty before, the man's is now."""
    m = met(families=only(A={"at": "shiprock.3", "child": 0}), rulings={"raid-culture-loss": reading})
    play(m, "> give-up man\n! 6")
    assert tracks(m, "culture") == culture


@cites("flow/enemy", "11.1")
@pytest.mark.parametrize(
    ("position", "fights"),
    [
        ({}, True),
        ({"tracks": {"ap": 0, "military": 0}}, False),
        ({"families": only(A={"at": "shiprock.3", "man": 0})}, False),
    ],
)
def test_flow_enemy_resolution_battle_with_a_man_and_military(position: dict[str, Any], fights: bool) -> None:
    m = met(**{"families": only(A="shiprock.3"), **position})
    assert ("battle" in options(m)) is fights
    assert set(options(m)) - {"battle"} <= set(PEOPLE)


@cites("flow/enemy", "11.3")
def test_flow_enemy_resolution_a_battle_won_clears_no_counters() -> None:
    # 6 + 2 against 1 + 4: +3, a Family victory. Only an Ambush takes counters off the map.
    families = only(A={"at": "shiprock.3", "ferocity": 2}, B="shiprock.4")
    m = play(met(families=families, left=1), "> battle\n! 6\n! 1")
    assert where(m, "A") == ["shiprock:escape"]
    assert raiders(m) == {"shiprock.3": 1, "shiprock.4": 1, "santa-fe": 0}
    assert options(m) == ["evade B", "no-reaction"]


@cites("flow/enemy")
def test_flow_enemy_resolution_every_family_in_the_area_by_letter() -> None:
    m = met(families=only(A="shiprock.3", B={"at": "shiprock.3", "man": 0}, C="shiprock.4"), left=0)
    assert options(m) == ["battle", *PEOPLE]  # A
    play(m, "> give-up man\n! 6")
    assert options(m) == ["give-up woman", "give-up child"]  # B
    play(m, "> give-up child\n! 1")
    assert where(m, "ABC") == ["shiprock:caught", "shiprock:caught", "shiprock.4"]
    assert tracks(m, "enemy_ferocity") == 2  # 1 for each of them


@cites("flow/enemy", "1.7.5/family")
def test_flow_enemy_resolution_a_family_without_adult_leaves_the_map_when_the_raid_ends() -> None:
    # woman and child, mounted: the woman goes, 2 empty spaces; at the end the child and the horse follow her
    m = met(families=only(A={"at": "shiprock.3", "man": 0, "horse": 1}, B="zuni.6"))
    play(m, "> give-up woman\n! 1")
    assert (where(m, "A"), passage(m)) == ([None], {"woman": 1, "child": 1, "horse": 1})
    assert tracks(m, "culture") == 7
    assert tracks(m, "morale") == 6  # the child was in a Caught box


@cites("flow/enemy", "13/canyon")
def test_flow_enemy_resolution_from_the_canyon_into_any_other_territory() -> None:
    m = met(at="canyon.1", families=only(A="canyon.1"))
    play(m, "> give-up child\n! 1")
    assert options(m) == [f"caught-in {t}" for t in ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")]
    play(m, "> caught-in zuni")
    assert "return A zuni.6" in options(m)
    assert on_map(m, "mission") == ["canyon.1"]  # step 1: raiders there, and no Family any more


@cites("flow/enemy")
def test_flow_enemy_resolution_ruling_remaining_population() -> None:
    """Ruling remaining-population: one chart sends all people caught in the Canyon to Passage of Time."""
    m = met(at="canyon.1", families=only(A="canyon.1", B="canyon.2"), rulings={"remaining-population": "canyon"})
    play(m, "> give-up child\n! 1\n> caught-in zuni")
    assert (where(m, "A"), passage(m)) == ([None], {"man": 1, "woman": 1, "child": 1})
    assert names(m).index("caught") < names(m).index("raid-ends") < names(m).index("family-off")


# -- Raid Ends, step 1 -------------------------------------------------------------------------------------------------
@cites("flow/enemy")
def test_flow_enemy_ends_1_an_outpost_where_raiders_stand_and_nobody_lives() -> None:
    # the tutorial's remark: had C gone to the Canyon, a Mission would come to Zuni 1. B, caught, still holds Shiprock.
    m = match(
        start={"raid": {"placed": ["shiprock.3", "zuni.1", "zuni.3"], "left": 0}, "reaction_at": "zuni.3"},
        tracks={"ap": 0},
        families=only(A="san-juan:escape", B="shiprock:caught", C="zuni.3"),
    )
    play(m, "> evade C\n! 6\n> evade-to canyon.1")
    assert on_map(m, "mission") == ["zuni.1"]


@cites("flow/enemy")
def test_flow_enemy_ends_1_families_in_areas_and_boxes_hold_a_territory() -> None:
    families = only(A="shiprock.6", B="san-juan:caught", C="zuni:escape")
    m = missed(["shiprock.1", "san-juan.1", "zuni.1", "hopi.1"], families=families)
    assert on_map(m, "mission") == ["hopi.1"]


@cites("flow/enemy")
def test_flow_enemy_ends_1_one_outpost_of_a_kind() -> None:
    areas = {"hopi.3": {"mission": 1}}
    assert on_map(missed(["hopi.1", "zuni.1"], families=only(A="zuni.6"), areas=areas), "mission") == ["hopi.3"]
    mexican = missed(["hopi.1", "zuni.1"], scenario="broken", families=only(A="zuni.6"), areas=areas)
    assert on_map(mexican, "rancho") == ["hopi.1"]  # a Mission is another kind


@cites("flow/enemy", "13/fort")
def test_flow_enemy_ends_1_a_family_by_a_fort_holds_nothing() -> None:
    m = missed(["zuni.1", "hopi.2"], scenario="fearing", families=only(A="zuni.1", B="hopi.6"))
    assert on_map(m, "rancho") == ["shiprock.3", "san-juan.2", "zuni.1"]


@cites("flow/enemy", "1.6.1/limits")
def test_flow_enemy_ends_1_in_the_order_of_the_dice_while_outposts_last() -> None:
    areas = {f"{t}.2": {"mission": 1} for t in ("shiprock", "san-juan", "monument", "black-mesa")}
    m = missed(
        ["canyon.1", "hopi.1", "zuni.1"], families=only(A="shiprock.6"), areas={**areas, "canyon.2": {"mission": 1}}
    )
    assert on_map(m, "mission")[2:3] == ["zuni.1"]  # the sixth and last; none for Hopi
    assert "hopi.1" not in on_map(m, "mission")


# -- Raid Ends, step 2 -------------------------------------------------------------------------------------------------
@cites("flow/enemy", "4.2.1")
def test_flow_enemy_ends_2_a_raid_that_never_entered_a_familys_territory_builds() -> None:
    # Shiprock 1 and 2 only, A is in Zuni: step 1 gives Shiprock a Mission, the Build goes to San Juan
    m = match(start={"instruction": "raid", "ap": 2}, tracks={"ap": 0}, families=only(A="zuni.3"))
    assert on_map(m, "mission") == ["shiprock.1", "san-juan.1"]


@cites("flow/enemy")
def test_flow_enemy_ends_2_no_build_once_it_has_entered() -> None:
    # A leaves for the Canyon: step 1 gives Shiprock a Mission, but a Family was there when the counters came
    m = match(start={"instruction": "raid", "ap": 1}, tracks={"ap": 0}, families=only(A="shiprock.1", B="zuni.1"))
    play(m, "> evade A\n! 6\n> evade-to canyon.1")
    assert on_map(m, "mission") == ["shiprock.1"]


@cites("flow/enemy", "4.2.11")
def test_flow_enemy_ends_2_counters_left_in_santa_fe_subvert() -> None:
    # A is caught, three counters are left over; two Missions: 2 Culture, besides the 1 for the child's empty space
    areas = {"zuni.2": {"mission": 1}, "hopi.2": {"mission": 1}}
    m = met(at="shiprock.1", left=3, families=only(A="shiprock.1"), areas=areas, cubes=RED3)
    play(m, "> give-up child\n! 1")
    assert tracks(m, "culture") == 9 - 1 - 2
    assert raiders(m) == {"santa-fe": 0}


@cites("flow/enemy", "4.2.11", "4.2.10")
def test_flow_enemy_ends_2_below_three_red_they_subjugate() -> None:
    m = met(at="shiprock.1", left=2, families=only(A="shiprock.1"))
    play(m, "> give-up child\n! 1\n! white\n! red")
    assert (box(m, "recovery"), box(m, "subjugation")) == ({"white": 1}, {"red": 1})


@cites("flow/enemy")
def test_flow_enemy_ends_2_the_outposts_of_step_1_count() -> None:
    # the Harass counter stops the last counter; Zuni gets a Mission in step 1, and the Subvert of 1 finds it
    m = missed(
        ["zuni.1", "hopi.1"], left=1, families=only(A="hopi.3"), areas={"hopi.2": {"harass": 1}}, cubes=RED3,
    )  # fmt: skip
    assert (on_map(m, "mission"), tracks(m, "culture")) == (["zuni.1"], 8)


# -- Raid Ends, steps 3 and 4 ------------------------------------------------------------------------------------------
@cites("flow/enemy", "5.2.3")
def test_flow_enemy_ends_3_raid_and_harass_counters_leave_the_map() -> None:
    m = missed(["zuni.1"], families=only(A="zuni.6"), areas={"zuni.3": {"harass": 1}, "hopi.1": {"harass": 1}})
    assert (raiders(m), on_map(m, "harass")) == ({"santa-fe": 0}, [])
    assert plain(m)["out_of_play"]["harass"] == 2


@cites("flow/enemy", "1.6.1/corn")
@pytest.mark.parametrize(("reading", "left"), [("raid-ends", []), ("entered", []), ("kept", ["zuni.1"])])
def test_flow_enemy_ends_3_corn_under_raiders(reading: str, left: list[str]) -> None:
    """Ruling corn-under-raiders. A, with a Fort, is passed over, so that its corn is not left behind."""
    m = match(
        scenario="fearing",
        start={"raid": {"placed": ["shiprock.3"], "left": 2}},
        tracks={"ap": 0},
        families=only(A="zuni.1", B="zuni.6"),
        areas={"zuni.1": {"corn": 1}},
        rulings={"corn-under-raiders": reading},
        resources={"horse": 0, "sheep": 0},
    )
    assert on_map(m, "corn") == left


@cites("flow/enemy")
@pytest.mark.parametrize(
    ("families", "morale"),
    [
        ({"A": "zuni.6"}, 4),
        ({"A": "zuni.6", "B": "hopi:escape"}, 4),
        ({"A": "zuni:caught", "B": "hopi:escape"}, 6),
        ({"A": "zuni:caught", "B": "hopi:caught", "C": "hopi:caught"}, 8),
    ],
)
def test_flow_enemy_ends_4_morale_by_the_families_caught(families: dict[str, str], morale: int) -> None:
    m = missed(["zuni.1"], families=only(**families))
    assert tracks(m, "morale") == morale


# -- Raid Ends, step 5 -------------------------------------------------------------------------------------------------
@cites("flow/enemy")
def test_flow_enemy_ends_5_any_area_of_that_territory_with_any_ferocity() -> None:
    # the tutorial: A back to San Juan 3, B, which lost its man, to Shiprock 6
    families = only(A={"at": "san-juan:escape", "ferocity": 3}, B={"at": "shiprock:caught", "ferocity": 1, "man": 0})
    m = missed(["shiprock.1"], families=families)
    assert options(m) == [f"return A san-juan.{n}" for n in range(1, 7)]
    play(m, "> return A san-juan.3")
    assert options(m) == [f"ferocity {n}" for n in range(4)]
    play(m, "> ferocity 0")
    assert options(m) == [f"return B shiprock.{n}" for n in range(1, 7)]
    play(m, "> return B shiprock.6")
    assert request(m) == "card"  # without a man there is only Ferocity 0
    assert [(family(m, x)["at"], family(m, x)["ferocity"]) for x in "AB"] == [("san-juan.3", 0), ("shiprock.6", 0)]


@cites("flow/enemy")
def test_flow_enemy_ends_5_back_to_the_three_areas_of_the_canyon() -> None:
    m = missed(["shiprock.1"], families=only(A="canyon:escape", B="shiprock.6"))
    assert options(m) == [f"return A canyon.{n}" for n in range(1, 4)]


# -- Intruders met on the way ------------------------------------------------------------------------------------------
@cites("flow/enemy", "13/intruder", "5.2.4")
def test_flow_enemy_an_intruder_is_revealed_in_the_middle_of_an_evasion() -> None:
    # A at Evasion +2 rolls a 3: Shiprock 5, where a counter lies face-down
    position = {"families": only(A="shiprock.3"), "areas": {"shiprock.5": {"intruders": ["?"]}}, "tracks": {"ap": 0}}
    start = {"raid": {"placed": ["shiprock.3"], "left": 3}, "reaction_at": "shiprock.3"}
    m = play(match(start=start, **position), "> evade A\n! 3")
    assert (where(m, "A"), request(m)) == (["shiprock.5"], "intruder")
    assert raiders(m)["santa-fe"] == 3  # the Raid waits
    play(m, "! scouts")
    assert tracks(m, "enemy_ap") == 1  # not one more raider: two come up to Shiprock 5
    assert raiders(m) == {"shiprock.3": 1, "shiprock.4": 1, "shiprock.5": 1, "santa-fe": 1}


@cites("flow/enemy", "13/intruder", "1.7.5/family")
def test_flow_enemy_an_intruder_can_end_a_family_in_the_middle_of_an_evasion() -> None:
    families = only(A={"at": "shiprock.3", "man": 0, "child": 0}, B="zuni.2")
    position = {"families": families, "areas": {"shiprock.5": {"intruders": ["patrol"]}}, "tracks": {"ap": 0}}
    start = {"raid": {"placed": ["shiprock.3"], "left": 2}, "reaction_at": "shiprock.3"}
    m = play(match(start=start, **position), "> evade A\n! 3")
    assert where(m, "A") == [None]  # the woman had to be given up, and nobody was left
    assert options(m) == ["evade B", "no-reaction"]  # the Raid goes on: Zuni 1 and 2


@cites("flow/enemy", "13/intruder")
def test_flow_enemy_an_intruder_is_revealed_by_a_family_that_returns() -> None:
    areas = {"zuni.2": {"intruders": ["stray-horses", "?"]}}
    m = missed(["shiprock.1"], families=only(A="zuni:caught", B="zuni:escape"), areas=areas)
    play(m, "> return A zuni.2\n> ferocity 0")
    assert request(m) == "intruder"  # before B comes back; the newest counter lies on top
    play(m, "! firearms")
    assert plain(m)["resources"]["horse"] == 1
    assert plain(m)["resources"]["intruder_firearms"] == 1
    assert options(m)[0] == "return B zuni.1"
    assert "intruder" in names(m)
