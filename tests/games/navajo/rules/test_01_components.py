"""Section 1: how to read the rules, counters and their limits, Areas, tracks, displays, cubes."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import CORN, away, go, impossible, refused, request, step, values, verbs
from tests.support import cites, match, options, plain


# -- 1.5 ---------------------------------------------------------------------------------------------------------------
@cites("1.5.1")
def test_1_5_1_families_are_activated_in_any_order():
    m = match(start={"operation": "take-actions"})
    assert options(m) == ["activate A", "activate B", "activate C", "end-operation"]
    go(m, "> activate C\n> end-activation\n> activate A")


@cites("1.5.1", "13/intruder")
def test_1_5_1_alphabetic_priority_leaves_no_choice():
    """Two Families in the Area of a new Intruder: the first by letter meets it."""
    m = match(families={"B": {"at": "shiprock.2"}, "C": {"at": "shiprock.2"}}, start={"card": 36, "segment": "major"})
    p = go(m, "! die 1\n! die 2\n! intruder slave-raiders")
    assert (p["families"]["B"]["child"], p["families"]["C"]["child"]) == (0, 1)


@cites("1.5.3", "3.2.2", "3.2.3")
def test_1_5_3_what_is_not_prohibited_is_allowed():
    """Nothing forbids to walk into the Canyon, which the jump of 3.2.3 would make dear."""
    m = match(families={"A": {"at": "hopi.1"}}, start={"activate": "A"})
    p = go(m, "> move canyon.1\n> move canyon.2\n> move canyon.3")  # 1 + 2 + 3 MPs
    assert p["families"]["A"]["at"] == "canyon.3"


@cites("1.5.3", "3.2.4/plant")
def test_1_5_3_no_condition_is_added_to_a_rule():
    """Droughts and Ranchos hinder the harvest (3.2.4); nothing says that they hinder planting."""
    m = match(
        scenario="fearing",
        families={"A": {"at": "shiprock.1"}},
        territories={"shiprock": {"drought": 2}},
        start={"activate": "A"},
    )
    assert "plant" in options(m)


# -- 1.6.1 limits ------------------------------------------------------------------------------------------------------
@cites("1.6.1/limits", "3.1/1")
def test_1_6_1_limits_no_counter_no_effect_and_the_rest_goes_on():
    """All six women are in use: Planning brings none, and goes on with Step 2."""
    m = match(passage={"woman": 3}, tracks={"ap": 0}, start={"card": 36, "operation": "planning"})
    p = plain(m)
    assert p["passage"]["woman"] == 3
    assert p["tracks"]["ap"] == 3


@cites("1.6.1/limits", "3.2.5")
@pytest.mark.parametrize(("horses", "after"), [(7, 8), (8, 8)])
def test_1_6_1_limits_the_ninth_horse_does_not_exist(horses, after):
    m = match(resources={"horse": horses}, start={"activate": "A"})
    p = go(m, "> raid-new-mexico\n! cube brown")
    assert p["resources"]["horse"] == after
    assert p["families"]["A"]["ferocity"] == 1  # the rest of the row still happens
    assert p["cubes"]["raided"]["brown"] == 1


@cites("1.6.1/limits", "3.2.4/plant")
def test_1_6_1_limits_the_corn_cup_can_be_empty():
    m = match(resources={"corn": CORN}, start={"activate": "A"})
    refused(m, "plant")
    m = match(resources={"corn": CORN[1:]}, start={"activate": "A"})
    assert "plant" in options(m)
    m = match(resources={"corn": CORN[1:]}, areas={"san-juan.1": {"corn": True}}, start={"activate": "A"})
    refused(m, "plant")  # the tenth counter stands in another field


@cites("1.6.1/limits", "3.1/4")
def test_1_6_1_limits_trade_goods_set_aside_are_not_available():
    """Nine counters, six of them set aside: three can be bought, whatever the women and APs."""
    m = match(
        families={"D": {"at": "canyon.1"}}, tracks={"ap": 5}, start={"card": 36, "operation": "planning"}
    )
    p = go(m, "> done\n> buy-goods\n> buy-goods\n> buy-goods")
    assert p["resources"]["trade_goods"] == 3
    assert p["out_of_play"]["trade_goods_set_aside"] == 6
    refused(m, "buy-goods")


@cites("1.6.1/limits")
def test_1_6_1_limits_impossible_positions_are_refused():
    impossible(elders=[7, 0, 0, 0, 0, 0, 0])
    impossible(elders=[3, 0, 0, 0, 0, 0, 0], passage={"elder": 4})
    impossible(resources={"horse": 9})
    impossible(resources={"corn": [6, 6]})
    impossible(resources={"trade_goods": 10})
    impossible(cubes={"raided": {"blue": 1}})  # no blue cube in the Spanish Period


# -- 1.6.1 animals -----------------------------------------------------------------------------------------------------
@cites("1.6.1/horse", "3.2.2")
def test_1_6_1_horse_comes_in_the_middle_of_an_activation():
    """Shiprock 4 costs 4 on foot and 2 on a horse; the MPs of the activation do not change."""
    m = match(families={"A": {"at": "shiprock.3"}}, resources={"horse": 1}, start={"activate": "A", "mps": 3})
    refused(m, "move shiprock.4")
    p = go(m, "> mount A\n> move shiprock.4")
    assert (p["families"]["A"]["horse"], p["resources"]["horse"]) == (1, 0)
    assert values(m, "moved")[-1]["left"] == 1


def far_out(**position):
    """Family A with 7 MPs in San Juan 4; the jump into the Canyon, which any MP could pay, is ruled out."""
    rulings = {"canyon-move-points": "unspent"}
    start = {"activate": "A", "mps": 7}
    return match(families={"A": {"at": "san-juan.4"}}, rulings=rulings, start=start, **position)


@cites("1.6.1/horse", "3.2.2")
def test_1_6_1_horse_is_offered_when_nothing_can_be_done_without_it():
    """Two MPs left in San Juan 5: on foot no neighbour can be reached, mounted San Juan 4 costs 2."""
    m = far_out(resources={"horse": 1})
    go(m, "> move san-juan.5")  # 5 of 7
    assert verbs(m) == {"end-activation", "mount"}
    p = go(m, "> mount A\n> move san-juan.4")
    assert p["families"]["A"]["at"] == "san-juan.4"


@cites("1.6.1/horse", "10.2/animal")
@pytest.mark.parametrize(("goods", "asked"), [(2, False), (3, True)])
def test_1_6_1_horse_may_first_be_bought(goods, asked):
    """The same place without a horse in Resources: three Trade Goods would bring one (10.2)."""
    m = far_out(resources={"trade_goods": goods})
    go(m, "> move san-juan.5")
    assert (not m.position.request and step(m) == "actions.act") == asked


@cites("1.6.1/horse", "3.2.5")
def test_1_6_1_horse_opens_a_raid():
    """From San Juan 2 the way to Santa Fé costs 1 + 2 + 1 + 1 on foot, and four Areas at 1 on a horse."""
    m = match(families={"A": {"at": "san-juan.2"}}, resources={"horse": 1}, start={"activate": "A", "mps": 4})
    refused(m, "raid-new-mexico")
    go(m, "> mount A\n> raid-new-mexico\n! cube white")
    assert step(m) == "sequence.draw"  # 4 of 4 MPs are spent


@cites("1.6.1/horse", "11.2/1")
def test_1_6_1_horse_comes_just_before_a_battle():
    """Green cube, Battle: mounted the Family adds 1 to its die (11.2)."""
    m = match(resources={"horse": 1}, start={"activate": "A"})
    go(m, "> raid-new-mexico\n! cube green\n> battle")
    assert "mount A" in options(m)
    go(m, "> mount A\n! die 4\n! die 1")
    assert values(m, "battle-result")[-1]["bonus"] == 1


@cites("1.6.1/horse")
def test_1_6_1_horse_one_in_a_box_and_only_for_families_in_play():
    m = match(families={"A": {"horse": 1}, "B": {"at": "shiprock.3"}}, resources={"horse": 2}, start={"activate": "A"})
    assert {x for x in options(m) if x.startswith("mount")} == {"mount B", "mount C"}  # not D to F
    impossible(families={"A": {"at": "shiprock.1", "horse": 2}})
    m = match(families={"A": {"horse": 1}}, start={"activate": "A"})
    assert "mount" not in verbs(m)  # none in Resources


@cites("1.6.1/horse")
def test_1_6_1_horse_stays_in_its_box():
    """No option takes it out again, neither during nor after the activation."""
    m = match(families={"A": {"horse": 1}}, start={"operation": "take-actions"})
    assert verbs(m) == {"activate", "end-operation"}
    p = go(m, "> activate A\n> end-activation\n> end-operation")
    assert p["families"]["A"]["horse"] == 1


@cites("1.6.1/sheep")
def test_1_6_1_sheep_never_enter_a_family_box():
    m = match(resources={"sheep": 2}, start={"activate": "A"})
    assert "mount" not in verbs(m)
    impossible(families={"A": {"at": "shiprock.1", "sheep": 1}})


# -- 1.6.1 corn, drought -----------------------------------------------------------------------------------------------
@cites("1.6.1/corn", "3.2.4/plant", "3.2.4/harvest")
def test_1_6_1_corn_is_drawn_blind():
    """Nobody sees what was planted: at the harvest every counter that is not in Resources is equally likely."""
    m = match(resources={"corn": [6, 4]}, start={"activate": "A", "mps": 10})
    go(m, "> plant\n> harvest")  # 5 + 5 MPs in Area 1
    odds = {value: str(chance) for value, chance in request(m).odds()}
    assert odds == {2: "1/4", 3: "1/4", 4: "1/4", 5: "1/4"}  # 2,2 3,3 4,4 5,5 are left of the ten
    p = go(m, "! corn 5")
    assert p["resources"]["corn"] == [4, 5, 6]


@cites("1.6.1/corn", "3.3/5")
def test_1_6_1_corn_feeds_by_its_value():
    """9 people and 3 elders, 6 fed by two Territories: a corn of 5 leaves 1 hungry, one of 6 nobody."""
    families = {"A": {"at": "shiprock.1"}, "B": {"at": "shiprock.1"}, "C": {"at": "canyon.1"}}
    for corn, hungry in ((5, True), (6, False)):
        m = match(families=families, resources={"corn": [corn]}, start={"operation": "passage-of-time"})
        go(m, "> done" + ("\n> done" if corn == 6 else ""))  # no conversions; a 6 could also be bartered
        assert (step(m) == "feeding.go-hungry") == hungry


@cites("1.6.1/corn", "flow/enemy")
@pytest.mark.parametrize(("left", "raiders"), [(3, 2), (2, 0)])
def test_1_6_1_corn_slows_an_enemy_raid(left, raiders):
    """One counter reaches Shiprock 1; the corn in Shiprock 2 takes two, and with one left the raid is over."""
    m = match(
        families={"A": {"at": "shiprock.2"}, **away("B", "C")},
        areas={"shiprock.2": {"corn": True}},
        tracks={"ap": 0},
        cubes={"subjugation": {"red": 3}},
        start={"raid": {"placed": [], "left": left}},
    )
    p = plain(m)
    assert p["areas"]["shiprock.2"] == ({"corn": True, "raiders": 2} if raiders else {"corn": True})
    assert (p["stack"][-1] == "sequence.draw") == (raiders == 0)  # over: the next card comes


@cites("1.6.1/drought", "7.2.1")
def test_1_6_1_drought_two_spaces_in_a_territory():
    """The third drought of San Juan falls on its neighbour with the higher die, Monument (4)."""
    for before, place in ((1, "san-juan"), (2, "monument")):
        m = match(territories={"san-juan": {"drought": before}}, start={"card": 32, "segment": "minor"})
        p = go(m, "! die 2")
        assert p["territories"][place]["drought"] == (2 if before == 1 else 1)
        assert sum(t["drought"] for t in p["territories"].values()) == before + 1


@cites("1.6.1/drought", "13/canyon")
def test_1_6_1_drought_never_in_the_canyon():
    impossible(territories={"canyon": {"drought": 1}})
    impossible(territories={"zuni": {"drought": 3}})


# -- 1.6.1 Families, Firearms, Forts -----------------------------------------------------------------------------------
@cites("1.6.1/family")
@pytest.mark.parametrize(("ferocity", "evasion"), [(0, 2), (1, 1), (2, 0), (3, -1)])
def test_1_6_1_family_evasion_goes_with_ferocity(ferocity, evasion):
    """Shown by Tribal Diplomacy, which adds Evasion to the die (3.1 Step 5)."""
    m = match(
        families={"A": {"at": "shiprock.1", "ferocity": ferocity}},
        display={"active": ["K", "A", "B", "C", "D", "E"], "standby": ["F", "G", "H", "I", "J", "L"]},
        start={"card": 36, "operation": "planning"},
    )
    go(m, "> done\n> done\n> diplomacy A 1\n! die 1")
    assert values(m, "diplomacy")[-1]["bonus"] == evasion


@cites("1.6.1/family", "3.2.5")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 3)])
def test_1_6_1_family_ferocity_ends_at_three(before, after):
    m = match(families={"A": {"at": "shiprock.1", "ferocity": before}}, start={"activate": "A"})
    assert go(m, "> raid-new-mexico\n! cube white")["families"]["A"]["ferocity"] == after
    impossible(families={"A": {"at": "shiprock.1", "ferocity": 4}})


@cites("1.6.1/family")
def test_1_6_1_family_there_are_six():
    m = match(families={x: {"at": "canyon.1"} for x in "ABCDEF"}, start={"operation": "take-actions"})
    assert len([x for x in options(m) if x.startswith("activate")]) == 6
    impossible(families={"G": {"at": "canyon.1"}})


@cites("1.6.1/firearms", "11.2/1")
def test_1_6_1_firearms_are_spent_on_one_battle():
    """Two counters in Resources: one may be used, for +2, and is out of play afterwards."""
    m = match(resources={"firearms": 1, "intruder_firearms": 1}, start={"activate": "A"})
    go(m, "> raid-new-mexico\n! cube green\n> battle\n> use-firearms")
    assert "use-firearms" not in verbs(m)  # never two in a Battle
    p = go(m, "! die 3\n! die 1")
    assert values(m, "battle-result")[-1]["bonus"] == 2
    assert p["resources"]["firearms"] + p["resources"]["intruder_firearms"] == 1
    assert p["out_of_play"]["firearms"] + p["out_of_play"]["intruder_firearms"] == 1


@cites("1.6.1/firearms")
def test_1_6_1_firearms_need_not_be_used():
    m = match(resources={"firearms": 1}, start={"activate": "A"})
    p = go(m, "> raid-new-mexico\n! cube green\n> battle\n> fight\n! die 3\n! die 1")
    assert values(m, "battle-result")[-1]["bonus"] == 0
    assert p["resources"]["firearms"] == 1


@cites("1.6.1/fort", "3.2.6")
@pytest.mark.parametrize(("at", "fort", "falls"), [("hopi.1", "defiance", True), ("zuni.1", "fauntleroy", False)])
def test_1_6_1_fort_fauntleroy_is_harder_to_destroy(at, fort, falls):
    """Three black cubes are six hits: enough for Defiance, not for Fauntleroy. Otherwise the two are alike."""
    m = match(scenario="fearing", families={"A": {"at": at}}, start={"activate": "A"})
    p = go(m, "> raid-fort\n! cube black\n! cube black\n! cube black")
    assert p["areas"].get(at, {}).get("fort") == (None if falls else fort)
    assert p["tracks"]["morale"] == (1 if falls else 3)


@cites("1.6.1/fort", "8.2/5")
def test_1_6_1_fort_is_no_outpost():
    """Both Forts stand, but only the two Ranchos count: Morale 0 + 2 at Step 5. Military 7 keeps Step 4 quiet."""
    m = match(scenario="fearing", tracks={"military": 7, "morale": 0}, start={"card": 52, "victory_check": 0})
    assert plain(m)["tracks"]["morale"] == 2
