"""Sections 3.2.5 to 3.2.8: raids on New Mexico and on Outposts, trade at a Fort, the council; optional rule 15.2."""

from __future__ import annotations

import pytest

from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.rules.kit import away, go, refused, request, step, values, verbs
from tests.support import cites, match, options, plain


def at(place, mps=None, who="A", **more):
    """An activation of a Family that stands there; `family` has more of its box, the rest is the position."""
    start = {"activate": who} if mps is None else {"activate": who, "mps": mps}
    families = {**more.pop("families", {}), who: {"at": place, **more.pop("family", {})}}
    return match(families=families, **more, start=start)


# -- 3.2.5: what it takes ----------------------------------------------------------------------------------------------
@cites("3.2.5", "13/santa-fe")
@pytest.mark.parametrize(
    ("place", "foot", "horse"),
    [
        ("shiprock.1", 1, 1),  # Santa Fé alone
        ("shiprock.2", 2, 2),  # the Playbook's: Shiprock 1 and Santa Fé
        ("shiprock.3", 4, 3),  # 2 + 1 + 1; mounted 3 as in the Playbook
        ("shiprock.6", 16, 8),  # 5 + 4 + 3 + 2 + 1 + 1; mounted 2 + 2 + 1 + 1 + 1 + 1
        ("san-juan.1", 4, 3),
        ("zuni.1", 7, 4),  # 3 + 2 + 1 + 1
        ("canyon.1", 14, 8),  # the Playbook's 14, by Zuni
        ("monument.2", 15, 9),  # Monument 1, San Juan 4 to 1 (10), Shiprock 2 and 1, Santa Fé; mounted 1 + 5 + 2 + 1
    ],
)
def test_3_2_5_a_raid_costs_all_values_up_to_santa_fe(place, foot, horse):
    for has, price in ((0, foot), (1, horse)):
        m = at(place, price, family={"horse": has})
        go(m, "> raid-new-mexico\n! cube white")
        assert step(m) == "sequence.draw"
        if price > 1:
            refused(at(place, price - 1, family={"horse": has}), "raid-new-mexico")


@cites("3.2.5")
def test_3_2_5_outposts_on_the_way_do_not_matter():
    m = at("shiprock.3", 4, areas={"shiprock.6": {"mission": True, "rancho": True}})
    assert "raid-new-mexico" in options(m)


@cites("3.2.5", "13/fort")
def test_3_2_5_nor_do_forts_in_other_areas():
    assert "raid-new-mexico" in options(at("zuni.2", 8, scenario="fearing"))  # 1 + 3 + 2 + 1 + 1
    refused(at("zuni.2", 7, scenario="fearing"), "raid-new-mexico")


@cites("3.2.5")
def test_3_2_5_needs_a_man():
    m = at("shiprock.1", family={"man": 0})
    refused(m, "raid-new-mexico")
    refused(m, "long-raid")


@cites("3.2.5", "1.7.4/caps")
@pytest.mark.parametrize(("military", "may"), [(0, False), (1, True)])
def test_3_2_5_needs_a_military_point(military, may):
    m = at("shiprock.1", tracks={"military": military})
    assert ({"raid-new-mexico", "long-raid"} <= set(options(m))) == may
    assert ("raid-new-mexico" in options(m)) == may


@cites("3.2.5", "13/fort")
def test_3_2_5_not_from_a_forts_area():
    m = at("zuni.1", 9, scenario="fearing")
    refused(m, "raid-new-mexico")
    refused(m, "long-raid")


@cites("3.2.5")
def test_3_2_5_the_family_counter_does_not_move():
    m = at("shiprock.3")
    p = go(m, "> raid-new-mexico\n! cube white")
    assert p["families"]["A"]["at"] == "shiprock.3"


# -- 3.2.5: long-range -------------------------------------------------------------------------------------------------
@cites("3.2.5")
@pytest.mark.parametrize("place", ["canyon.1", "black-mesa.6", "shiprock.1"])
def test_3_2_5_long_range_raid_costs_all_mps(place):
    """From any Area; the Playbook's Family C raids from the Canyon, which is 14 MPs away."""
    m = at(place)
    p = go(m, "> long-raid\n! cube yellow")
    assert p["families"]["A"]["at"] == place
    assert p["passage"]["child"] == 1
    assert step(m) == "sequence.draw"


@cites("3.2.5")
def test_3_2_5_long_range_only_before_any_mp_is_spent():
    m = at("zuni.2")
    assert "long-raid" in options(m)
    go(m, "> move zuni.1")
    refused(m, "long-raid")


@cites("3.2.5", "1.6.1/horse")
def test_3_2_5_a_horse_taken_first_is_no_mp():
    m = at("zuni.2", resources={"horse": 1})
    go(m, "> mount A")
    assert "long-raid" in options(m)


# -- 3.2.5: the Raid Table ---------------------------------------------------------------------------------------------
@cites("3.2.5", "1.8")
@pytest.mark.parametrize("kind", ["horse", "sheep"])
def test_3_2_5_black_is_a_horse_or_a_sheep(kind):
    """The Playbook's Family C takes a sheep and is fiercer by 1."""
    m = at("shiprock.1")
    go(m, "> raid-new-mexico\n! cube black")
    assert {x for x in options(m) if x.startswith("take")} == {"take horse", "take sheep"}
    p = go(m, f"> take {kind}")
    assert (p["resources"][kind], p["families"]["A"]["ferocity"], p["cubes"]["raided"]["black"]) == (1, 1, 1)


@cites("3.2.5", "1.6.1/limits")
def test_3_2_5_black_with_no_horse_left_is_a_sheep():
    m = at("shiprock.1", resources={"horse": 8})
    p = go(m, "> raid-new-mexico\n! cube black")
    assert p["resources"]["sheep"] == 1


@cites("3.2.5")
@pytest.mark.parametrize("cube", ["brown", "white", "yellow"])
def test_3_2_5_booty_makes_fiercer_and_the_cube_is_raided(cube):
    p = go(at("shiprock.1"), f"> raid-new-mexico\n! cube {cube}")
    assert (p["families"]["A"]["ferocity"], p["cubes"]["raided"][cube]) == (1, 1)


@cites("3.2.5", "11.1")
def test_3_2_5_green_is_morale_or_a_battle_and_goes_back():
    m = at("shiprock.1")
    go(m, "> raid-new-mexico\n! cube green")
    assert {"encourage", "battle"} <= verbs(m)
    p = go(m, "> encourage")
    assert (p["tracks"]["morale"], p["cubes"]["pool"]["green"], p["families"]["A"]["ferocity"]) == (6, 1, 0)


@cites("3.2.5", "11.2/2")
@pytest.mark.parametrize(("scenario", "cube", "bonus"), [("rise", "green", 5), ("fearing", "blue", 7)])
def test_3_2_5_soldiers_add_to_the_enemys_die(scenario, cube, bonus):
    """Enemy Ferocity 4 and 1 for green; 5 and 2 for blue."""
    m = at("shiprock.1", scenario=scenario, resources={"horse": 0})
    go(m, f"> raid-new-mexico\n! cube {cube}\n> battle\n! die 6\n! die 1")
    assert values(m, "battle-result")[0]["foe_bonus"] == bonus
    assert values(m, "battle-result")[0]["column"] == 1


@cites("3.2.5", "1.7.3")
def test_3_2_5_red_brings_nothing():
    m = at("shiprock.1")
    p = go(m, "> raid-new-mexico\n! cube red")
    assert (p["cubes"]["subjugation"]["red"], p["families"]["A"]["ferocity"]) == (1, 0)
    assert step(m) == "actions.act"  # 5 MPs are left


@cites("3.2.5", "10.2/redraw")
@pytest.mark.parametrize(("goods", "asked"), [(2, False), (3, True)])
def test_3_2_5_three_trade_goods_draw_another_cube(goods, asked):
    m = at("shiprock.1", resources={"trade_goods": goods})
    go(m, "> raid-new-mexico\n! cube red")
    assert ("redraw goods" in options(m)) == asked
    if asked:
        p = go(m, "> redraw goods\n! cube brown")
        assert (p["cubes"]["subjugation"]["red"], p["cubes"]["pool"]["red"], p["resources"]["horse"]) == (0, 3, 1)


@cites("3.2.5", "4.2.7")
def test_3_2_5_a_raid_ends_a_peace():
    display = {"active": [None, "A", "B", "C", "D", "E"], "truce": {"id": "N", "ap": 4}}
    m = at("shiprock.1", display=display)
    p = go(m, "> raid-new-mexico\n! cube white")
    assert p["display"]["truce"] is None
    assert p["tracks"]["enemy_ap"] == 4


# -- 3.2.6 -------------------------------------------------------------------------------------------------------------
@cites("3.2.6")
@pytest.mark.parametrize(("area", "may"), [(1, True), (2, True), (3, True), (4, False)])
def test_3_2_6_from_the_outposts_area_or_one_below_it(area, may):
    """The rulebook's example: a Mission on Shiprock 3 is also thought to be on Shiprock 2 and 1."""
    m = at(f"shiprock.{area}", areas={"shiprock.3": {"mission": True}})
    assert ("raid-mission" in options(m)) == may


@cites("3.2.6")
def test_3_2_6_only_on_its_own_track():
    refused(at("shiprock.1", areas={"zuni.6": {"mission": True}}), "raid-mission")


@cites("3.2.6")
@pytest.mark.parametrize("area", [1, 3, 6])
def test_3_2_6_costs_the_value_of_the_familys_area(area):
    """Also with a horse, and wherever the Outpost is."""
    position = {"areas": {"zuni.6": {"rancho": True}}, "family": {"horse": 1}}
    m = at(f"zuni.{area}", area, **position)
    go(m, "> raid-rancho\n! cube green\n> encourage")
    assert step(m) == "sequence.draw"
    if area > 1:
        refused(at(f"zuni.{area}", area - 1, **position), "raid-rancho")


@cites("3.2.6", "1.7.4/caps")
def test_3_2_6_needs_a_man_and_military():
    mission = {"shiprock.1": {"mission": True}}
    refused(at("shiprock.1", areas=mission, family={"man": 0}), "raid-mission")
    refused(at("shiprock.1", areas=mission, tracks={"military": 0}), "raid-mission")
    assert "raid-mission" in options(at("shiprock.1", areas=mission, tracks={"military": 1}))


@cites("3.2.6")
@pytest.mark.parametrize(("area", "left"), [(1, None), (2, 1), (3, 2)])
def test_3_2_6_an_outpost_is_driven_back_or_out(area, left):
    """Two hits for a Mission in Areas 1 to 3: one black cube. Culture and Ferocity + 1 either way."""
    m = at("shiprock.1", areas={f"shiprock.{area}": {"mission": True}})
    p = go(m, "> raid-mission\n! cube black")
    assert p["areas"] == ({f"shiprock.{left}": {"mission": True}} if left else {})
    assert (p["tracks"]["culture"], p["families"]["A"]["ferocity"]) == (10, 1)
    assert (p["cubes"]["raided"]["black"], p["tracks"]["morale"]) == (1, 5)


@cites("3.2.6")
def test_3_2_6_cubes_are_drawn_until_there_are_hits_enough():
    m = at("shiprock.1", areas={"shiprock.1": {"mission": True}})
    go(m, "> raid-mission\n! cube white")
    assert request(m).kind == "cube"
    p = go(m, "! cube brown")
    assert p["areas"] == {}
    assert step(m) == "actions.act"  # no third cube


@cites("3.2.6")
def test_3_2_6_hits_are_not_kept_for_another_raid():
    """One hit, red ends the raid; the next begins at nothing: one more hit is not enough."""
    m = at("shiprock.1", areas={"shiprock.1": {"mission": True}})
    p = go(m, "> raid-mission\n! cube white\n! cube red\n> raid-mission\n! cube white")
    assert p["areas"] == {"shiprock.1": {"mission": True}}
    assert request(m).kind == "cube"


@cites("3.2.6")
def test_3_2_6_red_ends_the_raid():
    m = at("shiprock.1", areas={"shiprock.1": {"mission": True}})
    p = go(m, "> raid-mission\n! cube red")
    assert p["cubes"]["subjugation"]["red"] == 1
    assert step(m) == "actions.act"


@cites("3.2.6", "11.1")
def test_3_2_6_a_battle_ends_the_raid():
    """Fought on the column of the raiding Family's Area; the hit before it is lost."""
    m = at("shiprock.2", areas={"shiprock.3": {"mission": True}})
    p = go(m, "> raid-mission\n! cube white\n! cube green\n> battle\n! die 6\n! die 1")
    assert values(m, "battle-result")[0]["column"] == 2
    assert p["areas"] == {"shiprock.3": {"mission": True}}
    assert p["families"]["A"]["at"] == "shiprock.2"  # it goes nowhere after its own raid
    assert step(m) == "actions.act"


@cites("3.2.6")
def test_3_2_6_tutorial_the_mission_in_shiprock():
    """Family B: from San Juan 1 to Shiprock 2 (2 MPs), Shiprock 1 (1 + 1), green for Morale + 1, then black."""
    m = at("san-juan.1", who="B", families={"A": {"at": "san-juan.3"}}, areas={
        "shiprock.1": {"mission": True}, "san-juan.1": {"corn": True},
    }, tracks={"culture": 6, "morale": 6})  # fmt: skip
    p = go(m, "> move shiprock.2\n> move shiprock.1")
    assert "san-juan.1" not in p["areas"]  # the corn is gone
    p = go(m, "> raid-mission\n! cube green\n> encourage")
    assert (p["tracks"]["morale"], p["cubes"]["pool"]["green"]) == (7, 1)
    p = go(m, "> raid-mission\n! cube black")
    assert (p["areas"], p["tracks"]["culture"], p["families"]["B"]["ferocity"]) == ({}, 7, 1)
    assert step(m) == "sequence.draw"  # 2 + 2 + 1 + 1


@cites("3.2.6", "13/fort")
def test_3_2_6_a_fort_only_from_its_own_area_and_gone_at_once():
    refused(at("hopi.2", scenario="fearing"), "raid-fort")
    m = at("hopi.1", scenario="fearing", tracks={"morale": 3, "culture": 5})
    p = go(m, "> raid-fort\n! cube black\n! cube black\n! cube white")  # 2 + 2 + 1 of 5
    assert not p["areas"].get("hopi.1", {}).get("fort")
    assert (p["tracks"]["morale"], p["tracks"]["culture"], p["families"]["A"]["ferocity"]) == (1, 6, 1)


@cites("3.2.6")
def test_3_2_6_the_player_names_the_target():
    """A Mission and a Rancho on the track: the one not raided stays."""
    m = at("zuni.1", areas={"zuni.1": {"mission": True, "rancho": True}})
    assert {"raid-mission", "raid-rancho"} <= set(options(m))
    p = go(m, "> raid-rancho" + "\n! cube black" * -(-load_tables().hits_rancho[1] // 2))
    assert p["areas"] == {"zuni.1": {"mission": True}}


@cites("3.2.6", "13/manuelito")
def test_3_2_6_manuelitos_family_ignores_one_cube_an_activation():
    m = at("zuni.2", scenario="rope", manuelito="A", areas={"zuni.3": {"rancho": True}})
    go(m, "> raid-rancho\n! cube red\n> redraw manuelito\n! cube white\n! cube red")
    assert step(m) == "actions.act"  # the second red could not be ignored
    assert plain(m)["cubes"]["subjugation"]["red"] == 1
    go(m, "> raid-rancho\n! cube green")
    assert {"encourage", "battle"} <= verbs(m)  # nor one of a later raid of the same activation


# -- 3.2.7 -------------------------------------------------------------------------------------------------------------
def trader(**more):
    return at("hopi.1", scenario="fearing", families=away("D"), **more)


@cites("3.2.7")
def test_3_2_7_any_number_of_goods_for_a_culture_point_and_all_mps():
    m = trader(family={"ferocity": 2})
    assert {x for x in options(m) if x.startswith("trade ")} == {f"trade {n}" for n in range(4)}  # 3 are available
    p = go(m, "> trade 2")
    assert (p["resources"]["trade_goods"], p["tracks"]["culture"], p["families"]["A"]["ferocity"]) == (2, 4, 0)
    assert p["families"]["A"]["at"] == "hopi.1"  # calm enough not to disband
    assert step(m) == "dice.stock-up"  # no MPs left: before the die of the Discard Phase (2.3.1)


@cites("3.2.7", "1.6.1/limits")
def test_3_2_7_also_when_no_goods_are_left():
    """Any number may be none: what is left is Ferocity 0, which saves the Family from disbanding (3.2.2)."""
    m = trader(family={"ferocity": 2}, resources={"trade_goods": 3})
    assert {x for x in options(m) if x.startswith("trade ")} == {"trade 0"}
    p = go(m, "> trade 0")
    assert (p["families"]["A"]["at"], p["tracks"]["culture"]) == ("hopi.1", 4)


@cites("3.2.7", "1.7.4/caps")
@pytest.mark.parametrize(("culture", "may"), [(0, False), (1, True)])
def test_3_2_7_needs_culture(culture, may):
    assert ("trade 1" in options(trader(tracks={"culture": culture}))) == may


@cites("3.2.7")
def test_3_2_7_only_in_a_forts_area():
    refused(at("hopi.2", scenario="fearing"), "trade 1")


@cites("3.2.7")
def test_3_2_7_for_the_mps_that_remain_but_at_least_one():
    m = trader(mps=2)
    go(m, "> raid-fort\n! cube green\n> encourage")
    assert "trade 3" in options(m)  # 1 MP left
    m = trader(mps=1)
    go(m, "> raid-fort\n! cube green\n> encourage")
    assert step(m) == "dice.roll-one"  # over: the die of the Discard Phase


# -- 3.2.8 -------------------------------------------------------------------------------------------------------------
@cites("3.2.8")
@pytest.mark.parametrize(("area", "die", "ap"), [(1, 1, 1), (3, 2, 0), (3, 3, 1), (6, 5, 0), (6, 6, 1)])
def test_3_2_8_a_die_of_at_least_the_value_brings_an_ap(area, die, ap):
    m = at(f"zuni.{area}", tracks={"ap": 0})
    p = go(m, f"> council\n! die {die}")
    assert p["tracks"]["ap"] == ap
    assert step(m) == "sequence.draw"  # all MPs


@cites("3.2.8")
def test_3_2_8_only_before_any_mp_is_spent():
    m = at("zuni.1")
    go(m, "> move zuni.2")
    refused(m, "council")


@cites("3.2.8")
def test_3_2_8_anyone_may_hold_it():
    """No man, no Military, in the Canyon or beside a Fort: nothing forbids it."""
    assert "council" in options(at("canyon.3", family={"man": 0}, tracks={"military": 0}))
    assert "council" in options(trader())


# -- 15.2 --------------------------------------------------------------------------------------------------------------
@cites("15.2", "3.2")
def test_15_2_a_horse_ridden_to_death_is_one_mp():
    """4 MPs from Shiprock 3 to Shiprock 4 and one more: with the horse gone 1 is left, which pays for nothing else."""
    m = at("shiprock.3", 4, resources={"horse": 2}, options=["ride-to-death"])
    p = go(m, "> ride-to-death")
    assert (p["resources"]["horse"], p["out_of_play"]["horse"]) == (1, 7)
    refused(m, "ride-to-death")  # one, and only one
    go(m, "> move shiprock.4")
    assert values(m, "moved")[-1]["left"] == 1


@cites("15.2")
def test_15_2_only_on_activation_from_resources_and_if_played_with():
    options_ = {"options": ["ride-to-death"]}
    m = at("shiprock.1", resources={"horse": 1}, **options_)
    go(m, "> move shiprock.2")
    refused(m, "ride-to-death")
    refused(at("shiprock.1", family={"horse": 1}, **options_), "ride-to-death")  # not the one in its box
    refused(at("shiprock.1", resources={"horse": 1}), "ride-to-death")
