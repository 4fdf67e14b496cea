"""Section 3.2: activations and Movement Points; water holes, moves, the Canyon, corn (3.2.1 to 3.2.4)."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import away, go, refused, request, step, values, verbs
from tests.support import cites, match, options, plain


def at(place, mps=None, who="A", **more):
    """An activation of a Family that stands there; `family` has more of its box, the rest is the position."""
    start = {"activate": who} if mps is None else {"activate": who, "mps": mps}
    families = {**more.pop("families", {}), who: {"at": place, **more.pop("family", {})}}
    return match(families=families, **more, start=start)


def cost(m, text):
    """What a move costs, in MPs."""
    go(m, f"> {text}")
    return values(m, "moved")[-1]["cost"]


# -- 3.2 ---------------------------------------------------------------------------------------------------------------
@cites("3.2")
@pytest.mark.parametrize(
    ("elders", "canyon", "number"), [(0, 0, 1), (0, 1, 1), (0, 2, 2), (2, 0, 3), (2, 1, 3), (2, 3, 5), (3, 1, 4)]
)
def test_3_2_activations_elders_and_the_higher_of_canyon_and_one(elders, canyon, number):
    """All six Families are in play, so the number is what limits. 3 elders and 1 in the Canyon is the Playbook's."""
    families = {x: {"at": "canyon.2" if i < canyon else "zuni.4"} for i, x in enumerate("ABCDEF")}
    m = match(families=families, elders=[elders, 0, 0, 0, 0, 0, 0], start={"operation": "take-actions"})
    for letter in "ABCDEF"[:number]:
        go(m, f"> activate {letter}\n> end-activation")
    assert step(m) == "sequence.draw"
    assert len(values(m, "activated")) == number


@cites("3.2")
def test_3_2_activations_are_counted_when_the_operation_begins():
    """Two Families in the Canyon and no elder: two activations, also when both leave it."""
    families = {"A": {"at": "canyon.1"}, "B": {"at": "canyon.1"}, "C": {"at": "zuni.4"}}
    m = match(families=families, elders=[0] * 7, start={"operation": "take-actions"})
    go(m, "> activate A\n> canyon-move hopi.3\n> activate B\n> canyon-move hopi.3")
    assert step(m) == "sequence.draw"


@cites("3.2")
def test_3_2_each_family_once_and_one_after_the_other():
    m = match(start={"operation": "take-actions"})
    go(m, "> activate A")
    assert "activate" not in verbs(m)  # A must finish first
    go(m, "> end-activation")
    assert options(m) == ["activate B", "activate C", "end-operation"]


@cites("3.2")
@pytest.mark.parametrize(("box", "mps"), [({}, 6), ({"child": 0}, 5), ({"child": 0, "man": 0}, 4)])
def test_3_2_six_mps_less_empty_spaces(box, mps):
    m = match(families={"A": {"at": "shiprock.1", **box}}, start={"operation": "take-actions"})
    go(m, "> activate A")
    assert values(m, "activated") == [{"family": "A", "mps": mps}]


@cites("3.2")
@pytest.mark.parametrize(("horse", "cards", "mps"), [(1, 1, 7), (0, 1, 6), (1, 2, 8), (1, 0, 6)])
def test_3_2_developments_count_when_activated(horse, cards, mps):
    """Horsemanship 1 and 2 give 1 MP each to a Family with a horse."""
    owned = ["horsemanship.1", "horsemanship.2"][:cards]
    m = match(
        families={"A": {"at": "shiprock.1", "horse": horse}}, developments=owned, start={"operation": "take-actions"}
    )
    go(m, "> activate A")
    assert values(m, "activated")[0]["mps"] == mps


@cites("3.2", "1.6.1/horse")
def test_3_2_a_horse_that_comes_later_brings_no_mps():
    """The Playbook's first activation: Horsemanship 1, but the horse was not there when the Family was activated."""
    m = match(
        families={"A": {"at": "shiprock.3"}}, developments=["horsemanship.1"], start={"operation": "take-actions"}
    )
    go(m, "> activate A\n> move shiprock.2\n> raid-new-mexico\n! cube brown\n> mount A\n> move shiprock.3")
    assert [v["left"] for v in values(m, "moved")] == [4, 1]  # 6 - 2; then - 2 for the raid, - 1 on the horse


@cites("3.2", "11.3")
def test_3_2_people_lost_on_the_way_cost_no_mps():
    """The man falls in the Battle for a raid of 1 MP; 5 of the 6 MPs are still there."""
    m = at("shiprock.1")
    p = go(m, "> raid-new-mexico\n! cube green\n> battle\n! die 1\n! die 1")  # 1 - (1 + 4 + 1) = -5, column 1: MEV
    assert p["families"]["A"]["man"] == 0
    go(m, "> give-up child\n> move shiprock.2")
    assert values(m, "moved")[-1]["left"] == 3


@cites("3.2")
def test_3_2_actions_are_repeated_and_mixed_as_one_likes():
    m = at("shiprock.1")
    go(m, "> raid-new-mexico\n! cube white\n> move shiprock.2\n> raid-new-mexico\n! cube white\n> move shiprock.1")
    assert step(m) == "sequence.draw"  # 1 + 2 + 2 + 1


@cites("3.2")
def test_3_2_mps_left_over_are_lost():
    m = match(start={"operation": "take-actions"})
    go(m, "> activate A\n> end-activation\n> activate B")
    assert values(m, "activated")[-1]["mps"] == 6


# -- 3.2.1 -------------------------------------------------------------------------------------------------------------
@cites("3.2.1")
@pytest.mark.parametrize("area", [1, 2, 3, 4, 5, 6])
def test_3_2_1_a_water_hole_costs_nine_less_the_value(area):
    position = {"territories": {"zuni": {"drought": 2}}}
    refused(at(f"zuni.{area}", 8 - area, **position), "water-hole")
    m = at(f"zuni.{area}", 9 - area, **position)
    p = go(m, "> water-hole")
    assert p["territories"]["zuni"]["drought"] == 1
    assert step(m) == "sequence.draw"


@cites("3.2.1")
def test_3_2_1_only_in_the_familys_own_territory():
    refused(at("zuni.6", territories={"hopi": {"drought": 1}}), "water-hole")


@cites("3.2.1", "1.7.2/value")
@pytest.mark.parametrize(("ruling", "price"), [("may", 3), ("must", 6)])
def test_3_2_1_a_horse_would_make_it_dearer(ruling, price):
    """Zuni 6 (3): 9 - 6 on foot, 9 - 3 with the bracketed Value, which may be used and need not."""
    position = {
        "family": {"horse": 1}, "rulings": {"water-hole-horse": ruling}, "territories": {"zuni": {"drought": 1}},
    }  # fmt: skip
    refused(at("zuni.6", price - 1, **position), "water-hole")
    assert "water-hole" in options(at("zuni.6", price, **position))


# -- 3.2.2 -------------------------------------------------------------------------------------------------------------
@cites("3.2.2")
@pytest.mark.parametrize(
    ("start", "to", "foot", "horse"),
    [
        ("shiprock.3", "shiprock.2", 2, 1),
        ("shiprock.2", "san-juan.1", 1, 1),
        ("shiprock.3", "shiprock.4", 4, 2),
        ("shiprock.4", "shiprock.5", 5, 2),
        ("shiprock.5", "shiprock.6", 6, 3),
        ("hopi.1", "canyon.1", 1, 1),
        ("canyon.1", "monument.2", 2, 1),
        ("hopi.1", "zuni.3", 3, 1),
    ],
)
def test_3_2_2_a_move_costs_the_value_of_the_area_entered(start, to, foot, horse):
    for has, price in ((0, foot), (1, horse)):
        assert cost(at(start, price, family={"horse": has}), f"move {to}") == price
        if price > 1:
            refused(at(start, price - 1, family={"horse": has}), f"move {to}")


@cites("3.2.2", "13/adjacent", "13/santa-fe")
def test_3_2_2_only_to_adjacent_areas_and_never_to_santa_fe():
    m = at("shiprock.1")
    assert {x for x in options(m) if x.startswith("move")} == {"move shiprock.2"}
    refused(m, "move santa-fe")
    refused(m, "move shiprock.3")
    m = at("shiprock.3")
    assert {x for x in options(m) if x.startswith("move")} == {"move shiprock.2", "move shiprock.4", "move zuni.1"}


@cites("3.2.2")
@pytest.mark.parametrize(
    ("outposts", "start", "to", "price"),
    [
        ({"shiprock.1": {"mission": True}}, "shiprock.2", "shiprock.1", 2),  # the Playbook's: 1 + 1
        ({"shiprock.2": {"mission": True}}, "shiprock.3", "shiprock.2", 3),  # at the destination
        ({"shiprock.6": {"rancho": True}}, "shiprock.3", "shiprock.2", 3),  # beyond it
        ({"shiprock.1": {"mission": True}}, "shiprock.3", "shiprock.2", 2),  # short of it
        ({"shiprock.2": {"mission": True, "rancho": True}}, "shiprock.3", "shiprock.2", 3),  # two are no more than one
        ({"shiprock.6": {"mission": True}}, "shiprock.2", "san-juan.1", 1),  # the track left does not matter
        ({"san-juan.3": {"mission": True}}, "shiprock.2", "san-juan.1", 2),
    ],
)
def test_3_2_2_an_outpost_at_least_as_deep_adds_one(outposts, start, to, price):
    assert cost(at(start, areas=outposts), f"move {to}") == price


@cites("3.2.2")
def test_3_2_2_a_horse_pays_the_surcharge_too():
    assert cost(at("shiprock.3", family={"horse": 1}, areas={"shiprock.2": {"mission": True}}), "move shiprock.2") == 2


NO_RANCHOS = {"shiprock.3": {"rancho": False}, "san-juan.2": {"rancho": False}}


@cites("3.2.2", "13/fort")
@pytest.mark.parametrize(
    ("start", "to", "price"),
    [
        ("hopi.2", "hopi.3", 4),  # every Area of the Fort's Territory
        ("hopi.3", "hopi.4", 5),
        ("hopi.2", "hopi.1", 2),  # the Fort's own Area
        ("canyon.1", "hopi.1", 2),
        ("hopi.3", "black-mesa.1", 1),  # leaving the Territory
    ],
)
def test_3_2_2_a_fort_adds_one_in_its_whole_territory(start, to, price):
    assert cost(at(start, scenario="fearing", areas=NO_RANCHOS), f"move {to}") == price


@cites("3.2.2")
def test_3_2_2_outpost_and_fort_add_up():
    m = at("hopi.2", scenario="fearing", areas={"hopi.6": {"rancho": True}})
    assert cost(m, "move hopi.3") == 5  # 3 + 1 + 1


@cites("3.2.2")
@pytest.mark.parametrize(("to", "die", "price"), [("hopi.2", 4, 6), ("zuni.3", 3, 6), ("canyon.1", 5, 6)])
def test_3_2_2_leaving_a_fort_costs_a_die_and_the_value(to, die, price):
    """In place of the usual price: no surcharge of the Fort, and the plain Value also with a horse."""
    m = at("hopi.1", scenario="fearing", family={"horse": 1})
    assert not any(x.startswith("move") for x in options(m))
    p = go(m, f"> leave-fort {to}\n! die {die}")
    assert p["families"]["A"]["at"] == to
    assert values(m, "moved")[-1]["cost"] == price


@cites("3.2.2")
def test_3_2_2_who_cannot_pay_stays_at_the_fort():
    """5 + 2 of 6 MPs: the Family stays with all its MPs, and may do something else, but not try again."""
    m = at("hopi.1", scenario="fearing")
    p = go(m, "> leave-fort hopi.2\n! die 5")
    assert p["families"]["A"]["at"] == "hopi.1"
    assert values(m, "stays-at-fort")[0]["left"] == 6
    assert "leave-fort" not in verbs(m)
    assert "council" in options(m)  # nothing has been spent


@cites("3.2.2")
def test_3_2_2_after_mps_were_spent_leaving_is_an_ordinary_move():
    m = at("hopi.1", scenario="fearing")
    go(m, "> raid-fort\n! cube green\n> encourage")  # 1 MP
    assert "leave-fort" not in verbs(m)
    assert cost(m, "move hopi.2") == 3  # 2 + 1 for the Fort


@cites("3.2.2")
def test_3_2_2_entering_a_forts_area_and_going_on_needs_no_die():
    m = at("hopi.2", scenario="fearing", family={"ferocity": 2})
    go(m, "> move hopi.1\n> move canyon.1\n> end-activation")
    assert plain(m)["families"]["A"]["at"] == "canyon.1"


@cites("3.2.2", "13/fort")
@pytest.mark.parametrize(
    ("reading", "ferocity", "disbands"),
    [("one", 0, False), ("one", 1, True), ("one", 3, True), ("two", 1, False), ("two", 2, True)],
)
def test_3_2_2_a_fierce_family_disbands_at_a_fort(reading, ferocity, disbands):
    m = at(
        "hopi.1", scenario="fearing", family={"ferocity": ferocity, "horse": 1},
        rulings={"fort-disband-ferocity": reading}, areas={"hopi.1": {"corn": True}},
        families=away("D"),
    )  # fmt: skip
    p = go(m, "> end-activation")
    assert (p["families"]["A"]["at"] is None) == disbands
    expected = 1 if disbands else 0
    assert [p["passage"][k] for k in ("man", "woman", "child", "horse")] == [expected] * 4
    assert p["areas"]["hopi.1"].get("corn", False) != disbands


@cites("3.2.2")
def test_3_2_2_only_at_the_end_of_its_own_activation():
    """D, fierce and at the Fort all the time, is not activated and does not disband; nor in another Area."""
    families = {"A": {"at": "black-mesa.1", "ferocity": 3}, "D": {"at": "hopi.1", "ferocity": 3}}
    m = match(scenario="fearing", families=families, start={"activate": "A"})
    p = go(m, "> end-activation\n! die 6")  # the die of 2.3.1
    assert (p["families"]["A"]["at"], p["families"]["D"]["at"]) == ("black-mesa.1", "hopi.1")


@cites("3.2.2", "13/intruder")
def test_3_2_2_an_intruder_is_met_on_entering():
    """The Playbook's Family C: into Hopi 1, Firearms, and on with its MPs."""
    m = at("canyon.1", areas={"hopi.1": {"intruders": ["?"]}})
    p = go(m, "> move hopi.1\n! intruder firearms\n> move zuni.3")
    assert p["resources"]["intruder_firearms"] == 1
    assert values(m, "moved")[-1]["left"] == 2


# -- 3.2.3 -------------------------------------------------------------------------------------------------------------
@cites("3.2.3", "13/canyon")
def test_3_2_3_into_the_canyon_from_anywhere_for_all_mps():
    m = at("black-mesa.6")
    assert {x for x in options(m) if x.startswith("canyon")} == {f"canyon-move canyon.{n}" for n in (1, 2, 3)}
    p = go(m, "> canyon-move canyon.3")
    assert p["families"]["A"]["at"] == "canyon.3"
    assert step(m) == "sequence.draw"


@cites("3.2.3", "13/canyon")
def test_3_2_3_out_of_the_canyon_to_any_other_area():
    m = at("canyon.2")
    jumps = [x for x in options(m) if x.startswith("canyon-move")]
    assert len(jumps) == 36
    assert not any("canyon." in x for x in jumps)
    p = go(m, "> canyon-move shiprock.6")
    assert p["families"]["A"]["at"] == "shiprock.6"
    assert step(m) == "sequence.draw"


@cites("3.2.3")
@pytest.mark.parametrize(("reading", "may"), [("unspent", False), ("remaining", True)])
def test_3_2_3_all_its_mps(reading, may):
    """One reading: the whole allowance, none of it spent; the other: what is left."""
    m = at("shiprock.1", rulings={"canyon-move-points": reading})
    assert "canyon-move canyon.1" in options(m)
    go(m, "> move shiprock.2")
    assert ("canyon-move canyon.1" in options(m)) == may


@cites("3.2.3")
def test_3_2_3_with_no_mp_left_there_is_no_jump():
    m = at("shiprock.1", 2, rulings={"canyon-move-points": "remaining"})
    go(m, "> move shiprock.2")
    assert step(m) == "sequence.draw"


@cites("3.2.3", "13/fort")
def test_3_2_3_not_from_a_forts_area():
    m = at("hopi.1", scenario="fearing")
    assert "canyon-move" not in verbs(m)
    assert "canyon-move canyon.1" in options(at("hopi.2", scenario="fearing"))


# -- 3.2.4 -------------------------------------------------------------------------------------------------------------
@cites("3.2.4/plant")
@pytest.mark.parametrize("area", [1, 2, 3, 4, 5, 6])
def test_3_2_4_planting_costs_the_value_and_four(area):
    """The Playbook's Family B: 5 MPs in San Juan 1."""
    refused(at(f"san-juan.{area}", area + 3), "plant")
    m = at(f"san-juan.{area}", area + 4)
    p = go(m, "> plant")
    assert p["areas"][f"san-juan.{area}"] == {"corn": True}
    assert step(m) == "sequence.draw"


@cites("3.2.4/plant")
def test_3_2_4_corn_is_lost_the_moment_the_last_family_leaves():
    m = at("zuni.1", areas={"zuni.1": {"corn": True}})
    assert go(m, "> move zuni.2")["areas"] == {}
    m = at("zuni.1", areas={"zuni.1": {"corn": True}})
    assert go(m, "> canyon-move canyon.1")["areas"] == {}


@cites("3.2.4/plant")
def test_3_2_4_corn_stays_while_another_family_is_there():
    m = at("san-juan.1", areas={"san-juan.1": {"corn": True}}, families={"B": {"at": "san-juan.1"}})
    p = go(m, "> move san-juan.2\n> end-activation")
    assert p["areas"] == {"san-juan.1": {"corn": True}}


@cites("3.2.4/plant", "1.7.5/family")
def test_3_2_4_corn_is_lost_with_a_family_that_falls():
    """A man alone falls in a Battle for a raid (1 - 6 = -5 in column 1)."""
    m = at("shiprock.1", family={"woman": 0, "child": 0}, areas={"shiprock.1": {"corn": True}})
    p = go(m, "> raid-new-mexico\n! cube green\n> battle\n! die 1\n! die 1")
    assert (p["families"]["A"]["at"], p["areas"]) == (None, {})


@cites("3.2.4/plant")
def test_3_2_4_corn_that_comes_back_too_late_is_gone():
    """Out and in again with a horse: the field is empty."""
    m = at("zuni.1", family={"horse": 1}, areas={"zuni.1": {"corn": True}})
    p = go(m, "> move zuni.2\n> move zuni.1")
    assert p["areas"] == {}
    assert values(m, "corn-lost") == [{"at": "zuni.1"}]


def field(droughts=0, rancho=False, mps=5):
    areas = {"zuni.1": {"corn": True}, "zuni.6": {"rancho": rancho}}
    return at("zuni.1", mps, areas=areas, territories={"zuni": {"drought": droughts}})


@cites("3.2.4/harvest")
def test_3_2_4_harvest_without_drought_or_rancho_needs_no_die():
    m = field()
    p = go(m, "> harvest\n! corn 4")
    assert (p["resources"]["corn"], p["areas"]) == ([4], {})


@cites("3.2.4/harvest")
def test_3_2_4_harvest_costs_as_much_as_planting():
    refused(field(mps=4), "harvest")
    m = field(mps=5)
    go(m, "> harvest\n! corn 2")
    assert step(m) == "sequence.draw"
    refused(at("zuni.2"), "harvest")  # no corn there


@cites("3.2.4/harvest", "1.6.1/drought")
@pytest.mark.parametrize(("droughts", "rancho", "need"), [(1, False, 2), (2, False, 3), (0, True, 2), (2, True, 4)])
def test_3_2_4_harvest_die_above_droughts_and_ranchos(droughts, rancho, need):
    m = field(droughts, rancho)
    go(m, f"> harvest\n! die {need}")
    assert request(m).kind == "corn"
    m = field(droughts, rancho)
    p = go(m, f"> harvest\n! die {need - 1}")
    assert p["areas"]["zuni.1"] == {"corn": True}  # not harvested, and not lost
    assert p["resources"]["corn"] == []
    assert step(m) == "sequence.draw"  # the MPs are gone


@cites("3.2.4/harvest")
def test_3_2_4_a_mission_does_not_hinder_the_harvest():
    m = at("zuni.1", areas={"zuni.1": {"corn": True}, "zuni.3": {"mission": True}})
    go(m, "> harvest")
    assert request(m).kind == "corn"
