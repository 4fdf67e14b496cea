"""Sections 1.7 to 1.9: Areas and boxes, the General Records Track, displays, cubes and the bag."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import OUT, go, impossible, refused, request, step, values
from tests.support import cites, match, options, plain

TERRITORIES = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
NO_HUNGER = {"A": {"child": 0, "at": "shiprock.1"}, "B": {"child": 0, "at": "san-juan.1"}}  # 7 people, land for 9


# -- 1.7.2 -------------------------------------------------------------------------------------------------------------
@cites("1.7.2/stacking")
def test_1_7_2_stacking_families_and_intruders_without_limit():
    m = match(families={x: {"at": "canyon.1"} for x in "ABCDEF"}, areas={"zuni.2": {"intruders": ["?"] * 9}})
    p = plain(m)
    assert {f["at"] for f in p["families"].values()} == {"canyon.1"}
    assert len(p["areas"]["zuni.2"]["intruders"]) == 9


@cites("1.7.2/stacking", "3.2.4/plant")
def test_1_7_2_stacking_one_corn_in_an_area():
    m = match(areas={"shiprock.1": {"corn": True}}, start={"activate": "A"})
    refused(m, "plant")
    m = match(areas={"san-juan.1": {"corn": True}}, start={"activate": "A"})
    assert "plant" in options(m)


@cites("1.7.2/stacking")
def test_1_7_2_stacking_one_of_each_kind_may_share_an_area():
    m = match(
        scenario="fearing",
        areas={"hopi.1": {"corn": True, "mission": True, "rancho": True, "harass": True}},
        families={"D": {"at": "hopi.1"}},
    )
    assert plain(m)["areas"]["hopi.1"] == {
        "mission": True, "rancho": True, "fort": "defiance", "corn": True, "harass": True,
    }  # fmt: skip


@cites("1.7.2/value", "3.2.4/plant", "3.2.6", "3.2.8")
def test_1_7_2_value_brackets_count_only_where_told():
    """Shiprock 3 is 3 (1). Planting costs 3 + 4 also with a horse, a raid on a Mission 3, a council needs a 3."""
    position = {
        "families": {"A": {"at": "shiprock.3", "horse": 1}},
        "areas": {"shiprock.3": {"mission": True}},
    }
    m = match(**position, start={"activate": "A", "mps": 6})
    refused(m, "plant")
    m = match(**position, start={"activate": "A", "mps": 7})
    assert "plant" in options(m)
    m = match(**position, start={"activate": "A", "mps": 2})
    refused(m, "raid-mission")
    m = match(**position, start={"activate": "A", "mps": 3})
    assert "raid-mission" in options(m)
    go(m, "> council\n! die 2")
    assert values(m, "council") == [{"family": "A", "die": 2, "need": 3, "success": False}]


@cites("1.7.2/value", "flow/enemy")
def test_1_7_2_value_raiders_count_plain_values():
    """A on a horse in Shiprock 3 (6 MPs plain, 3 bracketed) against B in San Juan 1 (4 MPs): the raid turns to B."""
    m = match(
        families={"A": {"at": "shiprock.3", "horse": 1}, "B": {"at": "san-juan.1"}, "C": OUT},
        tracks={"ap": 0},
        start={"raid": {"placed": ["shiprock.1", "shiprock.2"], "left": 1}},
    )
    assert plain(m)["areas"]["san-juan.1"]["raiders"] == 1


@cites("1.7.2/die", "7.2.1")
@pytest.mark.parametrize(("die", "territory"), list(enumerate(TERRITORIES, start=1)))
def test_1_7_2_die_picks_a_territory(die, territory):
    """The rulebook's example is the 3: Zuni Mountains. No die picks the Canyon."""
    m = match(start={"card": 32, "segment": "minor"})
    p = go(m, f"! die {die}")
    assert {t for t, found in p["territories"].items() if found["drought"]} == {territory}


# -- 1.7.3 -------------------------------------------------------------------------------------------------------------
@cites("1.7.3", "4/2")
def test_1_7_3_raided_cubes_slow_the_enemy_and_recovery_does_not():
    """Card 36 not pre-empted: 4 APs, less 2 Raided Cubes; the three in Recovery do not count."""
    m = match(
        cubes={"raided": {"white": 2}, "recovery": {"brown": 3}},
        display={"active": ["F", "A", "B", "C", "D", "E"]},
        start={"card": 36, "segment": "enemy"},
    )
    assert plain(m)["tracks"]["enemy_ap"] == 2


@cites("1.7.3", "13/reset", "3.1/6")
def test_1_7_3_cubes_slide_from_raided_to_recovery_to_the_pool():
    m = match(
        cubes={"raided": {"white": 1}, "recovery": {"brown": 2}},
        elders=[0] * 7,
        tracks={"ap": 0},
        start={"card": 37, "operation": "planning"},
    )
    cubes = plain(m)["cubes"]
    assert (cubes["raided"]["white"], cubes["recovery"]["white"], cubes["recovery"]["brown"]) == (0, 1, 0)
    assert cubes["pool"]["brown"] == 3


@cites("1.7.3", "3.2.5")
@pytest.mark.parametrize(("red", "morale", "face"), [(0, 5, "front"), (1, 5, "front"), (2, 6, "back")])
def test_1_7_3_every_red_cube_goes_to_the_subjugation_box(red, morale, face):
    """The third consults the chart: A, B and F show Raid, cubes are reset, Morale +1. The first two do nothing."""
    m = match(cubes={"subjugation": {"red": red}, "raided": {"white": 1}}, start={"activate": "A"})
    p = go(m, "> raid-new-mexico\n! cube red")
    assert p["cubes"]["subjugation"]["red"] == red + 1
    assert p["tracks"]["morale"] == morale
    assert {c["face"] for c in p["display"]["active"] if c["id"] in "ABF"} == {face}
    assert p["cubes"]["recovery"]["white"] == (1 if red == 2 else 0)


@cites("1.7.3", "3.3/2", "3.3/1E")
def test_1_7_3_passage_of_time_is_a_holding_box():
    """Animals come out of it into Resources, people nobody gives a place are lost."""
    m = match(
        families=NO_HUNGER, elders=[2, 0, 0, 0, 0, 0, 0], passage={"horse": 1, "child": 1},
        start={"operation": "passage-of-time"},
    )  # fmt: skip
    p = go(m, "> done\n> done")
    assert p["passage"]["horse"] == p["passage"]["child"] == 0
    assert p["resources"]["horse"] == 2  # the one, and its foal (3.3 Step 3)


# -- 1.7.4 -------------------------------------------------------------------------------------------------------------
@cites("1.7.4/caps", "3.1/2")
@pytest.mark.parametrize(("before", "after"), [(16, 19), (17, 19), (19, 19)])
def test_1_7_4_caps_action_points(before, after):
    """Three elders bring 3 APs."""
    m = match(tracks={"ap": before}, start={"card": 36, "operation": "planning"})
    assert plain(m)["tracks"]["ap"] == after


@cites("1.7.4/caps", "3.2.6")
@pytest.mark.parametrize(("before", "after"), [(18, 19), (19, 19)])
def test_1_7_4_caps_culture(before, after):
    """A Mission driven out brings 1 Culture."""
    m = match(tracks={"culture": before}, areas={"shiprock.1": {"mission": True}}, start={"activate": "A"})
    assert go(m, "> raid-mission\n! cube black")["tracks"]["culture"] == after


@cites("1.7.4/caps", "8.2/1")
@pytest.mark.parametrize(("before", "after"), [(18, 19), (19, 19)])
def test_1_7_4_caps_military(before, after):
    """More VPs than the card asks for bring 1 Military (8.2 Step 1); there is no Morale to subtract."""
    m = match(tracks={"military": before, "morale": 0}, start={"card": 42, "victory_check": 0})
    assert plain(m)["tracks"]["military"] == after


@cites("1.7.4/caps")
def test_1_7_4_caps_no_track_beyond_nineteen():
    for name in ("culture", "military", "ap", "morale"):
        impossible(tracks={name: 20})


@cites("1.7.4/convert", "2.2.2")
@pytest.mark.parametrize(
    ("culture", "military", "after"),
    [(2, 5, (1, 5)), (1, 5, (0, 5)), (0, 5, (0, 3)), (0, 2, (0, 0)), (0, 1, (0, 0)), (0, 0, (0, 0))],
)
def test_1_7_4_convert_a_culture_loss_at_zero_costs_two_military(culture, military, after):
    """Card 26 takes 1 Culture when no Family is in the west."""
    m = match(tracks={"culture": culture, "military": military}, start={"card": 26, "segment": "major"})
    assert (plain(m)["tracks"]["culture"], plain(m)["tracks"]["military"]) == after


@cites("1.7.4/convert", "8.2/1")
@pytest.mark.parametrize(
    ("culture", "military", "after"),
    # Shiprock and San Juan are worth 4 + 3 VPs: a card of 11 costs 4 Military
    [(9, 5, (9, 1)), (9, 4, (9, 0)), (9, 3, (7, 0)), (9, 1, (3, 0)), (5, 1, (0, 0)), (6, 1, (0, 0)), (9, 0, (1, 0))],
)
def test_1_7_4_convert_a_military_loss_at_zero_costs_two_culture(culture, military, after):
    """Each point due at 0 is two of the other: 1 Military against a loss of 4 leaves three, that is 6 Culture."""
    m = match(tracks={"culture": culture, "military": military, "morale": 0}, start={"card": 42, "victory_check": 11})
    found = plain(m)
    if after == (0, 0):
        assert found["outcome"] == {"result": "major-defeat", "why": "both-zero"}
        return
    # Steps 4 and 6 then add men and women: 3 each, up to 7 and 9
    assert found["tracks"]["military"] == min(7, after[1] + 3)
    assert found["tracks"]["culture"] == min(9, after[0] + 3)


@cites("1.7.4/convert", "12.1", "2.3.2")
def test_1_7_4_convert_both_at_zero_is_no_defeat_until_it_is_checked():
    """Card 26 empties both tracks in the Major Event; its Minor Event is still carried out, then the game is lost."""
    m = match(tracks={"culture": 0, "military": 1}, start={"card": 26, "segment": "major"})
    assert (plain(m)["tracks"]["culture"], plain(m)["tracks"]["military"]) == (0, 0)
    assert plain(m)["outcome"] is None
    p = go(m, "! die 3")
    assert p["outcome"] == {"result": "major-defeat", "why": "both-zero"}


@cites("1.7.4/convert", "12.1", "2.3.2")
def test_1_7_4_convert_points_regained_in_time_save_the_game():
    """Both at 0 when the Operation starts; an elder's +1 Military for a fiercer Family (3.1 Step 3) is enough."""
    m = match(
        tracks={"culture": 0, "military": 0, "ap": 0},
        elders=[0, 0, 0, 0, 0, 1, 0],
        start={"card": 37, "segment": "dine"},
    )
    p = go(m, "> planning\n> elder 7 fiercer A\n! die 5\n! die 3\n! die 5")  # the last two place an Intruder
    assert step(m) == "sequence.draw"
    assert p["tracks"]["military"] == 1
    assert p["outcome"] is None


@cites("1.7.4/convert", "12.1")
def test_1_7_4_convert_ruling_at_once():
    """The other reading: lost the moment both are 0, before the Minor Event."""
    m = match(
        tracks={"culture": 0, "military": 1},
        rulings={"both-tracks-zero": "at-once"},
        start={"card": 26, "segment": "major"},
    )
    assert plain(m)["outcome"] == {"result": "major-defeat", "why": "both-zero"}


# -- 1.7.5 -------------------------------------------------------------------------------------------------------------
@cites("1.7.5/family", "3.3/1A")
def test_1_7_5_family_without_an_adult_leaves_the_map():
    """The last adult grows old: child and horse go to Passage of Time, the corn of the Area back to its cup."""
    m = match(
        families={"A": {"at": "shiprock.2", "woman": 0, "horse": 1, "ferocity": 2}},
        areas={"shiprock.2": {"corn": True}},
        start={"operation": "passage-of-time"},
    )
    p = go(m, "> convert A man elder")
    assert p["families"]["A"] == {"at": None, "ferocity": 0, "man": 0, "woman": 0, "child": 0, "horse": 0}
    assert (p["passage"]["child"], p["passage"]["horse"], p["passage"]["elder"]) == (1, 1, 1)
    assert "shiprock.2" not in p["areas"]


@cites("1.7.5/family", "3.3/1A")
def test_1_7_5_family_one_adult_is_enough():
    m = match(families={"A": {"at": "shiprock.2", "child": 0}}, start={"operation": "passage-of-time"})
    assert go(m, "> convert A woman elder")["families"]["A"]["at"] == "shiprock.2"


@cites("1.7.5/family")
def test_1_7_5_family_needs_an_adult_to_be_in_play():
    """An elder is no adult, and a child alone is no Family."""
    impossible(families={"A": {"at": "shiprock.1", "man": 0, "woman": 0, "child": 1}})
    impossible(families={"A": {"at": "shiprock.1", "man": 2}})


@cites("1.7.5/elder", "3.1/3", "3.3/7")
@pytest.mark.parametrize(("box", "rating"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_1_7_5_elder_six_boxes_have_a_rating(box, rating):
    """The death check shows it: a die of the rating kills, one more does not. Rating 5 spares only a 6."""
    elders = [0] * 7
    elders[box - 1] = 1
    for die, left in ((rating, 0), (rating + 1, 1)):
        m = match(families=NO_HUNGER, elders=elders, start={"operation": "passage-of-time"})
        p = go(m, f"> done\n! die {die}")
        assert sum(p["elders"]) == left


@cites("1.7.5/elder", "3.3/7")
def test_1_7_5_elder_the_left_box_has_none():
    m = match(families=NO_HUNGER, elders=[2, 0, 0, 0, 0, 0, 0], start={"operation": "passage-of-time"})
    p = go(m, "> done\n! die 1")  # the only die is that of Land Recovery
    assert values(m, "death-check") == []
    assert p["elders"][0] == 2
    assert step(m) == "sequence.draw"


@cites("1.7.5/elder")
def test_1_7_5_elder_no_limit_in_a_box():
    m = match(elders=[0, 0, 0, 0, 0, 0, 6], start={"card": 36, "operation": "planning"})
    assert plain(m)["elders"] == [0, 0, 0, 0, 0, 0, 6]


# -- 1.8, 1.9 ----------------------------------------------------------------------------------------------------------
@cites("1.8")
@pytest.mark.parametrize(
    ("scenario", "cubes"),
    [
        ("rise", {"black": 3, "brown": 3, "red": 3, "white": 3, "yellow": 2, "green": 1}),
        ("broken", {"black": 3, "brown": 4, "red": 3, "white": 4, "yellow": 2, "green": 3}),
        ("fearing", {"black": 3, "brown": 4, "red": 3, "white": 4, "yellow": 2, "green": 1, "blue": 1}),
    ],
)
def test_1_8_cubes_by_period(scenario, cubes):
    """Of the 20 cubes of the box (4 brown, 4 white, 3 black, 3 red, 3 green, 2 yellow, 1 blue)."""
    found = plain(match(scenario=scenario))["cubes"]
    for colour in found["pool"]:
        in_play = sum(found[box][colour] for box in ("pool", "raided", "recovery", "subjugation"))
        assert in_play == cubes.get(colour, 0)
    total = sum(n for box in found.values() for n in box.values())
    assert total == 20


@cites("1.8", "3.2.5")
@pytest.mark.parametrize(
    ("cube", "horse", "sheep", "child"), [("brown", 1, 0, 0), ("white", 0, 1, 0), ("yellow", 0, 0, 1)]
)
def test_1_8_what_a_cube_stands_for(cube, horse, sheep, child):
    p = go(match(start={"activate": "A"}), f"> raid-new-mexico\n! cube {cube}")
    assert (p["resources"]["horse"], p["resources"]["sheep"], p["passage"]["child"]) == (horse, sheep, child)


@cites("1.9")
def test_1_9_every_cube_in_the_bag_is_equally_likely():
    """15 cubes in the Spanish Period, of which one white and two brown are out: 12 in the bag."""
    m = match(cubes={"raided": {"white": 1}, "recovery": {"brown": 2}}, start={"activate": "A"})
    go(m, "> raid-new-mexico")
    odds = {m.game.chance_words("cube", c): chance for c, chance in request(m).odds()}
    assert {word.split()[1]: chance * 12 for word, chance in odds.items()} == {
        "black": 3, "brown": 1, "green": 1, "red": 3, "yellow": 2, "white": 2,
    }  # fmt: skip


@cites("1.9", "3.2.6")
def test_1_9_drawn_cubes_do_not_go_back():
    """After both yellow cubes no third can come."""
    m = match(areas={"shiprock.6": {"mission": True}}, start={"activate": "A"})
    go(m, "> raid-mission\n! cube yellow\n! cube yellow")
    assert "yellow" not in {m.game.chance_words("cube", c).split()[1] for c in request(m).values}
    assert plain(m)["cubes"]["raided"]["yellow"] == 2


@cites("1.9", "3.2.6")
def test_1_9_a_raid_ends_when_the_bag_runs_empty():
    most = {"black": 3, "brown": 3, "white": 3, "yellow": 1, "green": 1}
    m = match(
        cubes={"raided": most, "subjugation": {"red": 3}},
        areas={"shiprock.1": {"mission": True}},
        start={"activate": "A", "mps": 1},
    )
    p = go(m, "> raid-mission\n! cube yellow")  # one hit of the two it takes
    assert p["areas"]["shiprock.1"] == {"mission": True}
    assert step(m) == "sequence.draw"
