"""Section 3 and 3.1: one Operation; Planning step by step."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import away, go, refused, step, values, verbs
from tests.support import cites, match, names, options, plain

LAST = [0, 0, 0, 0, 0, 0, 1]  # one elder where it stays: rating 5
UTES = {"active": ["K", "A", "B", "C", "D", "E"], "standby": ["F", "G", "H", "I", "J", "L"]}
BOTH = {"active": ["K", "A", "L", "C", "D", "E"], "standby": ["F", "G", "H", "I", "J", "B"]}


def planning(card=36, **position):
    """Planning on a card whose figure is a woman."""
    return match(**{"elders": LAST, **position}, start={"card": card, "operation": "planning"})


def tribes(**position):
    """Planning at Step 5: no elder, nothing bought, a Utes counter on top of the Active Column."""
    m = planning(**{"elders": [0] * 7, "display": UTES, "tracks": {"ap": 3}, **position})
    if step(m) == "planning.buy-goods":
        go(m, "> done")
    return m


def column(m, name="active"):
    return [c["id"] if c else None for c in plain(m)["display"][name]]


# -- 3 -----------------------------------------------------------------------------------------------------------------
@cites("3")
def test_3_one_operation_must_be_chosen():
    m = match(start={"card": 36, "segment": "dine"})
    assert options(m) == ["planning", "take-actions", "passage-of-time"]  # no way to pass


@cites("3")
def test_3_and_only_one():
    m = match(elders=[0] * 7, start={"card": 37, "segment": "dine"})
    go(m, "> take-actions\n> end-operation")
    assert names(m).count("operation") == 1
    assert "major-event" in names(m)


# -- Steps 1 and 2 -----------------------------------------------------------------------------------------------------
@cites("3.1/1")
@pytest.mark.parametrize(("card", "kind"), [(1, "child"), (15, "elder"), (26, "man"), (36, "woman")])
def test_3_1_1_the_counter_on_the_card_goes_to_passage(card, kind):
    p = plain(planning(card))
    assert {k for k, n in p["passage"].items() if n} == {kind}
    assert p["passage"][kind] == 1


@cites("3.1/1", "1.6.1/limits")
def test_3_1_1_nobody_comes_when_all_counters_are_in_play():
    p = plain(planning(15, elders=[0, 0, 0, 0, 0, 0, 6]))
    assert p["passage"]["elder"] == 0


@cites("3.1/2")
def test_3_1_2_aps_before_elders_move():
    p = plain(planning(elders=[1, 1, 1, 0, 0, 1, 1], tracks={"ap": 2}))
    assert p["tracks"]["ap"] == 7
    assert p["elders"] == [0, 1, 1, 1, 0, 0, 2]  # the last box holds


@cites("3.1/2")
def test_3_1_2_without_elders_no_aps():
    assert plain(planning(elders=[0] * 7, tracks={"ap": 2, "culture": 0}))["tracks"]["ap"] == 2


# -- Step 3: Elder Actions ---------------------------------------------------------------------------------------------
@cites("3.1/3")
@pytest.mark.parametrize(("die", "success"), [(1, True), (3, True), (4, False), (6, False)])
def test_3_1_3_a_die_of_at_most_the_rating(die, success):
    """The elder moves from box 4 to box 5, rating 3."""
    m = planning(elders=[0, 0, 0, 1, 0, 0, 0], tracks={"ap": 0})
    p = go(m, f"> elder 5 ap\n! die {die}")
    assert p["tracks"]["ap"] == (2 if success else 1)


@cites("3.1/3")
def test_3_1_3_one_attempt_an_elder():
    """Two elders in one box: two attempts, successful or not, and no third."""
    m = planning(elders=[0, 0, 0, 0, 0, 0, 2], tracks={"ap": 0, "culture": 0})
    go(m, "> elder 7 ap\n! die 6\n> elder 7 ap\n! die 6")
    assert len(values(m, "elder-action")) == 2
    assert step(m) == "sequence.draw"


@cites("3.1/3")
def test_3_1_3_nobody_has_to_attempt_anything():
    m = planning(elders=[0, 0, 0, 0, 0, 0, 6], tracks={"culture": 0})
    go(m, "> done")
    assert step(m) == "sequence.draw"
    assert values(m, "elder-action") == []


@cites("3.1/3", "1.7.5/elder")
def test_3_1_3_elders_act_in_any_order_each_with_its_own_rating():
    """Elders of boxes 1, 3 and 6 stand in 2 (1), 4 (2) and 7 (5) when they act."""
    m = planning(elders=[1, 0, 1, 0, 0, 1, 0], tracks={"ap": 0})
    go(m, "> elder 4 ap\n! die 3\n> elder 2 ap\n! die 1\n> elder 7 ap\n! die 5")
    assert [(v["box"], v["need"], v["success"]) for v in values(m, "elder-action")] == [
        (4, 2, False), (2, 1, True), (7, 5, True),
    ]  # fmt: skip


@cites("3.1/3")
@pytest.mark.parametrize(("culture", "military", "offered"), [(6, 5, "military"), (5, 5, None), (5, 6, "culture")])
def test_3_1_3_points_move_from_the_higher_track_to_the_lower(culture, military, offered):
    m = planning(tracks={"culture": culture, "military": military})
    for kind in ("military", "culture"):
        if kind == offered:
            assert f"elder 7 {kind}" in options(m)
        else:
            refused(m, f"elder 7 {kind}")
    if offered:
        p = go(m, f"> elder 7 {offered}\n! die 5")
        change = 1 if offered == "military" else -1
        assert (p["tracks"]["culture"], p["tracks"]["military"]) == (culture - change, military + change)


@cites("3.1/3")
def test_3_1_3_a_failure_changes_nothing():
    m = planning(tracks={"culture": 9, "military": 5, "ap": 0})
    p = go(m, "> elder 7 military\n! die 6")
    assert (p["tracks"]["culture"], p["tracks"]["military"]) == (9, 5)


@cites("3.1/3")
@pytest.mark.parametrize(("military", "after"), [(3, 4), (4, 5), (5, 5), (6, 6)])
def test_3_1_3_fiercer_and_a_military_point_below_five(military, after):
    m = planning(tracks={"culture": 9, "military": military})
    p = go(m, "> elder 7 fiercer B\n! die 5")
    assert p["families"]["B"]["ferocity"] == 1
    assert (p["tracks"]["culture"], p["tracks"]["military"]) == (9, after)


@cites("3.1/3")
@pytest.mark.parametrize(("culture", "after"), [(0, 1), (4, 5), (5, 5)])
def test_3_1_3_calmer_and_a_culture_point_below_five(culture, after):
    m = planning(families={"B": {"at": "san-juan.1", "ferocity": 3}}, tracks={"culture": culture})
    p = go(m, "> elder 7 calmer B\n! die 5")
    assert p["families"]["B"]["ferocity"] == 2
    assert (p["tracks"]["culture"], p["tracks"]["military"]) == (after, 5)


@cites("3.1/3", "1.6.1/family")
def test_3_1_3_ferocity_within_its_bounds_and_never_without_a_man():
    m = planning(
        families={
            "A": {"at": "shiprock.1", "ferocity": 3},
            "B": {"at": "san-juan.1", "man": 0, "ferocity": 1},
            "C": {"at": "canyon.1"},
        }
    )
    changes = {x for x in options(m) if "fiercer" in x or "calmer" in x}
    assert changes == {"elder 7 calmer A", "elder 7 calmer B", "elder 7 fiercer C"}  # D, E, F are not in play


@cites("3.1/3")
def test_3_1_3_a_familys_ferocity_changes_once_a_card():
    """Success closes the Family for both directions; a failure does not count as a change."""
    m = planning(families={"A": {"at": "shiprock.1", "ferocity": 1}}, elders=[0, 0, 0, 0, 0, 0, 4])
    go(m, "> elder 7 fiercer A\n! die 6")
    assert "elder 7 fiercer A" in options(m)
    go(m, "> elder 7 calmer A\n! die 1")
    refused(m, "elder 7 fiercer A")
    refused(m, "elder 7 calmer A")
    assert "elder 7 fiercer B" in options(m)


@cites("3.1/3")
def test_3_1_3_the_limit_holds_through_influential_elders():
    """Card 17 gives Elder Actions again in its Major Event; Family A was changed in Planning."""
    m = match(elders=LAST, tracks={"culture": 0, "ap": 0}, start={"card": 17, "segment": "dine"})
    go(m, "> planning\n> elder 7 fiercer A\n! die 1")
    assert step(m) == "planning.elder-action"  # the event
    refused(m, "elder 7 fiercer A")
    assert "elder 7 fiercer B" in options(m)


@cites("3.1/3", "1.7.4/caps")
def test_3_1_3_one_ap_and_none_above_nineteen():
    assert go(planning(tracks={"ap": 17}), "> elder 7 ap\n! die 1")["tracks"]["ap"] == 19
    refused(planning(tracks={"ap": 18}), "elder 7 ap")  # Step 2 has brought the 19th


@cites("3.1/3", "10.2/reroll", "13/blessing")
def test_3_1_3_a_roll_may_be_bought_again_or_blessed():
    m = planning(tracks={"ap": 0}, resources={"trade_goods": 3})
    assert go(m, "> elder 7 ap\n! die 6\n> reroll\n! die 2")["tracks"]["ap"] == 2
    m = planning(tracks={"ap": 0}, hand=[40])  # its Blessing Way is a 3
    p = go(m, "> elder 7 ap\n> bless 40")
    assert (p["tracks"]["ap"], p["hand"], p["discards"]) == (2, [], [40])


@cites("3.1/3")
def test_3_1_3_tutorial_first_planning():
    """Card 36: elders of boxes 1-3 act in 2-4. 2 succeeds for Military (9/5 to 8/6), 5 fails, 1 brings an AP."""
    m = match(tracks={"ap": 0}, start={"card": 36, "operation": "planning"})
    p = go(m, "> elder 4 military\n! die 2\n> elder 3 military\n! die 5\n> elder 2 ap\n! die 1")
    assert (p["tracks"]["culture"], p["tracks"]["military"], p["tracks"]["ap"]) == (8, 6, 4)
    p = go(m, "> buy-goods\n> buy-goods\n> buy-goods")
    assert (p["tracks"]["ap"], p["resources"]["trade_goods"]) == (1, 3)


# -- Step 4: Trade Goods -----------------------------------------------------------------------------------------------
def market(**position):
    return planning(**{"elders": [0] * 7, "tracks": {"ap": 6}, **position})


@cites("3.1/4", "10.1")
def test_3_1_4_a_trade_good_for_an_ap():
    m = market()
    assert options(m) == ["buy-goods", "done"]
    p = go(m, "> buy-goods")
    assert (p["tracks"]["ap"], p["resources"]["trade_goods"], p["out_of_play"]["trade_goods"]) == (5, 1, 2)


@cites("3.1/4")
@pytest.mark.parametrize("women", [0, 1, 2])
def test_3_1_4_one_for_each_family_with_a_woman(women):
    places = {"A": "shiprock.1", "B": "san-juan.1", "C": "canyon.1"}
    families = {x: {"at": at, "woman": int(i < women)} for i, (x, at) in enumerate(places.items())}
    m = market(families=families)
    go(m, "> buy-goods\n" * women)
    assert step(m) == "sequence.draw"
    assert plain(m)["resources"]["trade_goods"] == women


@cites("3.1/4", "1.7.4/caps")
@pytest.mark.parametrize(("culture", "open_"), [(0, False), (1, True)])
def test_3_1_4_only_while_culture_is_above_zero(culture, open_):
    m = market(tracks={"ap": 6, "culture": culture})
    assert (step(m) == "planning.buy-goods") == open_


@cites("3.1/4")
def test_3_1_4_no_ap_no_goods():
    m = market(tracks={"ap": 1})
    go(m, "> buy-goods")
    assert step(m) == "sequence.draw"


@cites("3.1/4", "10.2/animal")
def test_3_1_4_goods_spent_in_this_step_can_be_bought_again():
    """The Playbook's example: six women, six APs, three counters; after the third the three are spent, bought again."""
    m = market(families={x: {"at": "canyon.1"} for x in "DEF"})
    go(m, "> buy-goods\n> buy-goods\n> buy-goods")
    refused(m, "buy-goods")  # none is left
    p = go(m, "> goods-animal sheep\n> buy-goods\n> buy-goods\n> buy-goods")
    assert (p["tracks"]["ap"], p["resources"]["trade_goods"], p["resources"]["sheep"]) == (0, 3, 1)
    assert step(m) == "sequence.draw"  # each woman has bought once


# -- Step 5: Tribal Warfare and Diplomacy ------------------------------------------------------------------------------
@cites("3.1/5")
def test_3_1_5_each_family_with_a_man_once_for_an_ap():
    families = {"A": {"at": "shiprock.1", "man": 0}, "B": {"at": "san-juan.1"}, "C": {"at": "canyon.1"}}
    m = tribes(families=families, tracks={"ap": 3})
    assert set(options(m)) == {"warfare B 1", "diplomacy B 1", "warfare C 1", "diplomacy C 1", "done"}
    p = go(m, "> diplomacy B 1\n! die 1")
    assert p["tracks"]["ap"] == 2
    assert set(options(m)) == {"warfare C 1", "diplomacy C 1", "done"}
    go(m, "> diplomacy C 1\n! die 1")
    assert step(m) == "sequence.draw"


@cites("3.1/5")
def test_3_1_5_only_a_tribe_shown_on_the_active_column():
    assert step(tribes(display={"active": ["k", "A", "B", "C", "D", "E"], "standby": UTES["standby"]})) != (
        "planning.tribal-relations"
    )  # K shows Raid; L (Comanche) is on Standby
    m = tribes(display=BOTH)
    assert {x for x in options(m) if x.startswith("warfare A")} == {"warfare A 1", "warfare A 3"}


@cites("3.1/5", "1.7.4/caps")
@pytest.mark.parametrize(("military", "war"), [(0, False), (1, True)])
def test_3_1_5_warfare_needs_military_and_diplomacy_does_not(military, war):
    m = tribes(tracks={"ap": 1, "military": military})
    assert ("warfare A 1" in options(m)) == war
    assert "diplomacy A 1" in options(m)


@cites("3.1/5", "10.2/ap")
@pytest.mark.parametrize(("goods", "asked"), [(1, False), (2, True)])
def test_3_1_5_trade_goods_may_bring_the_ap(goods, asked):
    """The last AP went into a failed attempt of A; two Trade Goods pay for one of B."""
    m = tribes(tracks={"ap": 1}, resources={"trade_goods": goods})
    go(m, "> diplomacy A 1\n> gifts 0\n! die 1")
    assert (step(m) == "planning.tribal-relations") == asked
    if asked:
        assert verbs(m) == {"done", "goods-ap"}
        go(m, "> goods-ap")
        assert "diplomacy B 1" in options(m)


@cites("3.1/5", "11.2/2", "11.3")
def test_3_1_5_a_victory_swaps_the_tribe_with_a_standby_counter():
    """Utes add 4. Column 5: 6 + 3 - (1 + 4) = +4, a major victory. The die 4 is row 4 of Standby: I."""
    m = tribes(families={"A": {"at": "shiprock.1", "ferocity": 3}})
    p = go(m, "> warfare A 1\n! die 6\n! die 1\n! die 4")
    assert values(m, "battle-result")[0]["result"] == "MFV"
    assert (p["display"]["active"][0]["id"], p["display"]["standby"][3]["id"]) == ("I", "K")
    assert p["tracks"]["military"] == 6


@cites("3.1/5", "11.3")
@pytest.mark.parametrize(("dice", "result"), [("! die 5\n! die 1", "RGD"), ("! die 6\n! die 1", "FV")])
def test_3_1_5_short_of_a_victory_nothing_is_swapped(dice, result):
    """Ferocity 0: 5 - 5 = 0 in column 5 is no victory; 6 - 5 = +1 is one."""
    m = tribes(families={"A": {"at": "shiprock.1"}})
    go(m, "> warfare A 1\n" + dice)
    assert values(m, "battle-result")[0]["result"] == result
    assert (m.position.request is not None) == (result == "FV")  # the die for the row
    assert column(m) == ["K", "A", "B", "C", "D", "E"]


@cites("3.1/5", "11.2/2")
def test_3_1_5_comanche_add_five():
    m = tribes(display=BOTH)
    go(m, "> warfare A 3\n! die 6\n! die 1")
    assert values(m, "battle-result")[0]["foe_bonus"] == 5


@cites("3.1/5", "4.1.7")
def test_3_1_5_an_empty_standby_box_means_no_swap():
    """Row 1 of Standby is empty: its counter lies in the Raided Cubes box as a Peace."""
    display = {
        "active": UTES["active"], "standby": [None, "G", "H", "I", "J", "L"], "truce": {"id": "N", "ap": 3},
    }  # fmt: skip
    m = tribes(display=display)
    go(m, "> warfare A 1\n! die 6\n! die 1\n! die 1")
    assert column(m)[0] == "K"
    assert "no-swap" in names(m)


@cites("3.1/5")
@pytest.mark.parametrize(("die", "success"), [(1, False), (3, False), (4, True), (6, True)])
def test_3_1_5_diplomacy_die_and_evasion_make_six(die, success):
    """Ferocity 0, Evasion +2: the Playbook names 4 or more."""
    m = tribes()
    go(m, f"> diplomacy B 1\n! die {die}")
    assert values(m, "diplomacy")[0]["success"] == success


@cites("3.1/5")
def test_3_1_5_diplomacy_a_one_fails_whatever_is_given():
    m = tribes(resources={"trade_goods": 3})
    p = go(m, "> diplomacy B 1\n> gifts 3\n! die 1")
    assert values(m, "diplomacy")[0]["success"] is False  # 1 + 2 + 3 would be 6
    assert p["resources"]["trade_goods"] == 0  # given all the same


@cites("3.1/5")
@pytest.mark.parametrize(("goods", "die", "total"), [(0, 3, 5), (1, 3, 6), (2, 2, 6)])
def test_3_1_5_diplomacy_gifts_add_one_each(goods, die, total):
    m = tribes(resources={"trade_goods": 2})
    go(m, f"> diplomacy B 1\n> gifts {goods}\n! die {die}")
    assert values(m, "diplomacy")[0]["total"] == total
    assert values(m, "diplomacy")[0]["success"] == (total >= 6)


@cites("3.1/5", "4.1.7")
def test_3_1_5_diplomacy_swaps_like_a_victory():
    """The Playbook: a 6 succeeds, a 4 names row 4 of Standby."""
    p = go(tribes(), "> diplomacy B 1\n! die 6\n! die 4")
    assert (p["display"]["active"][0]["id"], p["display"]["standby"][3]["id"]) == ("I", "K")


@cites("3.1/5", "1.6.1/horse", "11.2/1")
def test_3_1_5_a_horse_may_come_before_the_battle():
    m = tribes(resources={"horse": 1})
    go(m, "> warfare A 1\n> mount A\n! die 6\n! die 1")
    assert values(m, "battle-result")[0]["bonus"] == 1


@cites("3.1/5")
def test_3_1_5_a_family_that_falls_is_gone():
    """A man alone, 1 against 6 + 4: a major enemy victory takes him, and with him the Family."""
    m = tribes(families={"A": {"at": "shiprock.1", "woman": 0, "child": 0}, **away("B", "C")})
    p = go(m, "> warfare A 1\n! die 1\n! die 6")
    assert p["families"]["A"]["at"] is None
    assert column(m)[0] == "K"


# -- Step 6 ------------------------------------------------------------------------------------------------------------
@cites("3.1/6", "13/reset")
def test_3_1_6_planning_ends_with_reset_cubes():
    m = planning(elders=[0] * 7, tracks={"ap": 0}, cubes={"raided": {"black": 2}, "recovery": {"white": 1}})
    cubes = plain(m)["cubes"]
    assert (cubes["raided"]["black"], cubes["recovery"]["black"], cubes["recovery"]["white"]) == (0, 2, 0)


@cites("3.1/6", "13/reset")
def test_3_1_6_not_during_the_pueblo_revolt():
    m = planning(elders=[0] * 7, tracks={"ap": 0}, events_in_play=[41], cubes={"raided": {"black": 2}})
    assert plain(m)["cubes"]["raided"]["black"] == 2
