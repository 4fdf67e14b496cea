"""Section 3.3, Steps 1 to 4: people change, join and found Families; animals; the harvest."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import CORN, away, go, refused, request, step, values
from tests.support import cites, match, options, plain


def passage(**position):
    """Passage of Time with three full Families on land for nine, and no elder: nobody is hungry, nobody dies."""
    return match(**{"elders": [0] * 7, **position}, start={"operation": "passage-of-time"})


def of(m, verb):
    return {x for x in options(m) if x.split()[0] == verb}


# -- Step 1A -----------------------------------------------------------------------------------------------------------
@cites("3.3/1A")
def test_3_3_1a_who_may_become_what():
    """Children into men, women or elders; adults into elders; in the Families and in the box."""
    m = passage(families={"A": {"at": "shiprock.1"}, **away("B", "C")}, passage={"child": 1, "woman": 1, "elder": 1})
    grown = {f"convert {where} child {new}" for where in ("A", "passage") for new in ("man", "woman", "elder")}
    old = {"convert A man elder", "convert A woman elder", "convert passage woman elder"}
    assert of(m, "convert") == grown | old  # an elder changes no more


@cites("3.3/1A")
@pytest.mark.parametrize("new", ["man", "woman", "elder"])
def test_3_3_1a_the_new_counter_waits_in_passage(new):
    """The child of Family A is gone from its box, and goes out of play."""
    m = passage()
    p = go(m, f"> convert A child {new}")
    assert (p["families"]["A"]["child"], p["passage"][new], p["passage"]["child"]) == (0, 1, 0)
    assert p["out_of_play"]["child"] == 4


@cites("3.3/1A", "1.6.1/limits")
def test_3_3_1a_only_into_counters_that_are_there():
    """All six elders are in use; a conversion can free a counter for the next one."""
    m = passage(elders=[6, 0, 0, 0, 0, 0, 0], passage={"man": 3})
    assert not any("elder" in x for x in options(m))
    assert "convert A child man" not in options(m)  # six men too
    m = passage(passage={"man": 3, "child": 1})
    assert "convert passage child man" not in options(m)
    go(m, "> convert passage man elder")
    assert "convert passage child man" in options(m)


@cites("3.3/1A", "1.7.5/family")
def test_3_3_1a_the_last_adult_grown_old_ends_the_family():
    m = passage(families={"A": {"at": "shiprock.1", "man": 0}})
    p = go(m, "> convert A woman elder")
    assert p["families"]["A"]["at"] is None
    assert (p["passage"]["child"], p["passage"]["elder"]) == (1, 1)
    assert "convert passage child man" in options(m)  # its child waits with the others


# -- Step 1B -----------------------------------------------------------------------------------------------------------
@cites("3.3/1B")
def test_3_3_1b_into_free_spaces_of_families_in_play():
    m = passage(
        families={"A": {"at": "shiprock.1", "man": 0}, "B": {"at": "san-juan.1", "man": 0, "child": 0}},
        passage={"man": 1, "woman": 1, "child": 1},
    )
    go(m, "> done")
    assert of(m, "join") == {"join man A", "join man B", "join child B"}  # no woman is wanted; D is not in play
    p = go(m, "> join man A")
    assert p["families"]["A"]["man"] == 1
    assert of(m, "join") == {"join child B"}


@cites("3.3/1B", "1.7.5/elder")
def test_3_3_1b_elders_to_the_left_box_without_limit():
    m = passage(elders=[2, 0, 0, 0, 0, 0, 0], passage={"elder": 3}, families={"A": {"at": "zuni.1", "child": 0}})
    p = go(m, "> done\n> seat-elder\n> seat-elder\n> seat-elder")
    assert p["elders"][0] == 5


@cites("3.3/1B")
def test_3_3_1b_it_is_voluntary():
    m = passage(families={"A": {"at": "shiprock.1", "man": 0}}, passage={"man": 1, "elder": 1}, tracks={"culture": 0})
    p = go(m, "> done\n> done")
    assert (p["families"]["A"]["man"], sum(p["elders"])) == (0, 0)
    assert (p["passage"]["man"], p["passage"]["elder"]) == (0, 0)  # lost in 1E


@cites("3.3/1A", "3.3/1B", "3.3/1C")
def test_3_3_1_strict_order():
    """After A nobody changes any more, after B nobody joins, after C nobody is founded."""
    m = passage(families={"A": {"at": "shiprock.1", "child": 0}}, passage={"child": 1, "man": 1})
    assert step(m) == "passage.convert"
    go(m, "> done")
    assert step(m) == "passage.settle"
    refused(m, "convert passage child man")
    go(m, "> done")
    assert step(m) == "passage.found"
    refused(m, "join child A")
    go(m, "> done")
    assert step(m) == "dice.roll-one"  # Land Recovery


# -- Step 1C -----------------------------------------------------------------------------------------------------------
@cites("3.3/1C", "13/canyon")
@pytest.mark.parametrize("area", [1, 2, 3])
def test_3_3_1c_a_new_family_in_the_canyon(area):
    m = passage(passage={"man": 1, "woman": 1, "child": 1})
    go(m, "> done\n> found D man+woman+child")
    assert of(m, "found-at") == {f"found-at canyon.{n}" for n in (1, 2, 3)}
    p = go(m, f"> found-at canyon.{area}")
    assert p["families"]["D"] == {"at": f"canyon.{area}", "ferocity": 0, "man": 1, "woman": 1, "child": 1, "horse": 0}


@cites("3.3/1C", "1.7.4/caps")
@pytest.mark.parametrize(("culture", "may"), [(0, False), (1, True)])
def test_3_3_1c_only_while_culture_is_above_zero(culture, may):
    m = passage(passage={"man": 1}, tracks={"culture": culture})
    go(m, "> done")
    assert (step(m) == "passage.found") == may


@cites("3.3/1C", "1.7.5/family")
def test_3_3_1c_it_needs_an_adult():
    """A child and an elder found nothing; one adult is enough."""
    m = passage(passage={"child": 1, "elder": 1})
    go(m, "> done\n> done")
    assert step(m) == "dice.roll-one"
    m = passage(passage={"child": 1, "woman": 1})
    go(m, "> done")
    assert {x for x in of(m, "found") if " D " in x} == {"found D woman", "found D woman+child"}


@cites("3.3/1C")
def test_3_3_1c_several_families_and_any_letter_out_of_play():
    m = passage(passage={"man": 1, "woman": 1})
    go(m, "> done")
    assert {x.split()[1] for x in of(m, "found")} == {"D", "E", "F"}
    p = go(m, "> found F man\n> found-at canyon.1\n> found D woman\n> found-at canyon.3")
    assert (p["families"]["F"]["at"], p["families"]["D"]["at"]) == ("canyon.1", "canyon.3")


@cites("3.3/1C", "3.3/1A")
def test_3_3_1c_a_family_that_dissolved_may_be_founded_anew():
    """All in one Passage of Time: A's last adult grows old, its child grows up and founds A again."""
    m = passage(families={"A": {"at": "shiprock.1", "man": 0, "ferocity": 0}})
    go(m, "> convert A woman elder\n> convert passage child man\n> done\n> done")
    p = go(m, "> found A man\n> found-at canyon.2")
    assert p["families"]["A"]["at"] == "canyon.2"


# -- Steps 1D and 1E ---------------------------------------------------------------------------------------------------
@cites("3.3/1D")
@pytest.mark.parametrize(("empty", "elders", "culture"), [(0, 0, 9), (1, 0, 8), (3, 0, 6), (0, 2, 11), (2, 1, 8)])
def test_3_3_1d_culture_for_empty_spaces_and_new_elders(empty, elders, culture):
    places = {"A": "shiprock.1", "B": "san-juan.1", "C": "canyon.1"}
    families = {x: {"at": at, "child": int(i >= empty)} for i, (x, at) in enumerate(places.items())}
    m = passage(families=families, passage={"elder": elders})
    p = go(m, "> done\n" + "> seat-elder\n" * elders)
    assert p["tracks"]["culture"] == culture


@cites("3.3/1D", "3.3/1C")
def test_3_3_1d_a_founded_family_counts_its_empty_spaces():
    m = passage(passage={"man": 1})
    p = go(m, "> done\n> found D man\n> found-at canyon.1")
    assert p["tracks"]["culture"] == 7  # woman and child are missing


@cites("3.3/1D")
def test_3_3_1d_only_elders_seated_now_count():
    p = go(passage(elders=[3, 0, 0, 0, 0, 0, 0], families={"A": {"at": "zuni.1"}}), "> done")
    assert p["tracks"]["culture"] == 9
    p = go(passage(passage={"elder": 1}), "> done\n> done")  # not seated
    assert p["tracks"]["culture"] == 9


@cites("3.3/1D", "1.7.4/convert")
@pytest.mark.parametrize(("culture", "after"), [(3, (0, 5)), (2, (0, 3)), (0, (0, 0))])
def test_3_3_1d_losses_at_zero_cost_military(culture, after):
    """Three empty spaces: what Culture cannot pay costs 2 Military each, and the game goes on."""
    families = {"A": {"at": "shiprock.1", "child": 0}, "B": {"at": "san-juan.1", "child": 0, "man": 0}}
    m = passage(families=families, tracks={"culture": culture, "military": 5})
    p = go(m, "> done")
    assert (p["tracks"]["culture"], p["tracks"]["military"]) == after
    assert p["outcome"] is None


@cites("3.3/1D", "1.7.4/caps")
def test_3_3_1d_culture_ends_at_nineteen():
    m = passage(passage={"elder": 2}, tracks={"culture": 18})
    assert go(m, "> done\n> seat-elder\n> seat-elder")["tracks"]["culture"] == 19


@cites("3.3/1E")
def test_3_3_1e_whoever_has_no_place_is_lost():
    m = passage(passage={"man": 1, "child": 2, "horse": 1}, tracks={"culture": 0})
    p = go(m, "> done")
    assert (p["passage"]["man"], p["passage"]["child"]) == (0, 0)
    assert (p["out_of_play"]["man"], p["out_of_play"]["child"]) == (3, 3)
    assert p["resources"]["horse"] == 2  # animals are not people: home, and one bred


# -- Steps 2 and 3 -----------------------------------------------------------------------------------------------------
@cites("3.3/2", "1.6.1/horse")
def test_3_3_2_all_animals_return_to_resources():
    m = passage(families={"A": {"at": "shiprock.1", "horse": 1}}, passage={"horse": 1, "sheep": 1})
    p = go(m, "> done")
    assert p["families"]["A"]["horse"] == 0
    assert (p["passage"]["horse"], p["passage"]["sheep"]) == (0, 0)
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == (3, 2)  # 2 and 1, and one bred of each


@cites("3.3/3")
@pytest.mark.parametrize(
    ("before", "after"),
    [((3, 1), (4, 2)), ((1, 0), (2, 0)), ((0, 1), (0, 2)), ((0, 0), (0, 0)), ((1, 1), (2, 2))],
)
def test_3_3_3_one_of_each_kind_there_is(before, after):
    """The rulebook's examples: 3 horses and 1 sheep become 4 and 2; a horse alone brings only a horse."""
    families = {x: {"at": at} for x, at in zip("ABCD", ("shiprock.1", "zuni.1", "hopi.1", "monument.1"), strict=True)}
    m = passage(families=families, resources={"horse": before[0], "sheep": before[1]})
    p = go(m, "> done")
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == after


@cites("3.3/3", "1.6.1/limits")
def test_3_3_3_no_more_than_there_are():
    m = passage(resources={"sheep": 8})
    go(m, "> done")
    assert values(m, "none-left") == [{"kind": 5}]


# -- Step 4 ------------------------------------------------------------------------------------------------------------
FIELDS = {"shiprock.1": {"corn": True}, "san-juan.1": {"corn": True}}


@cites("3.3/4")
def test_3_3_4_all_are_named_before_any_is_turned():
    m = passage(areas=FIELDS)
    go(m, "> done")
    assert of(m, "reap") | of(m, "leave") == {"reap shiprock.1", "leave shiprock.1"}
    go(m, "> reap shiprock.1")
    assert of(m, "reap") == {"reap san-juan.1"}  # still nothing turned over
    go(m, "> reap san-juan.1")
    assert request(m).kind == "corn"
    go(m, "! corn 2\n! corn 3")
    assert [v["value"] for v in values(m, "harvested")] == [2, 3]


@cites("3.3/4", "3.3/9")
def test_3_3_4_corn_may_be_left_standing():
    m = passage(areas=FIELDS)
    p = go(m, "> done\n> leave shiprock.1\n> reap san-juan.1\n! corn 2")
    assert p["areas"] == {"shiprock.1": {"corn": True}}


@cites("3.3/4")
def test_3_3_4_without_dice_against_drought_and_rancho():
    m = passage(
        areas={"shiprock.1": {"corn": True}, "shiprock.6": {"rancho": True}},
        territories={"shiprock": {"drought": 2}},
        resources={"sheep": 2},
    )
    go(m, "> done\n> reap shiprock.1")
    assert request(m).kind == "corn"


@cites("3.3/4", "10.1")
def test_3_3_4_harvested_corn_may_be_bartered_before_it_is_gone():
    """Nobody is hungry, so the corn would go back to the cup: 6 points buy a Trade Good (10.1), 5 do not."""
    m = passage(areas={"shiprock.1": {"corn": True}})
    go(m, "> done\n> reap shiprock.1\n! corn 6")
    assert options(m) == ["done", "barter-corn 6"]
    p = go(m, "> barter-corn 6")
    assert (p["resources"]["trade_goods"], p["resources"]["corn"]) == (1, [])
    m = passage(areas={"shiprock.1": {"corn": True}})
    go(m, "> done\n> reap shiprock.1\n! corn 5")
    assert step(m) == "dice.roll-one"


@cites("3.3/4", "10.1")
def test_3_3_4_all_ten_corn_counters_are_in_one_cup():
    m = passage(resources={"corn": CORN[1:]}, areas={"shiprock.1": {"corn": True}})
    go(m, "> done\n> reap shiprock.1")
    assert [v for v, _ in request(m).odds()] == [2]  # the only one left


@cites("3.3/4", "3.2.4/plant")
def test_3_3_4_only_where_a_family_is():
    """The corn of a Family that dissolved in Step 1A is gone already."""
    m = passage(areas=FIELDS, families={"A": {"at": "shiprock.1", "man": 0}})
    p = go(m, "> convert A woman elder\n> done\n> done")
    assert p["areas"] == {"san-juan.1": {"corn": True}}
    assert of(m, "reap") == {"reap san-juan.1"}


# -- the whole of it ---------------------------------------------------------------------------------------------------
@cites("3.3/1A", "3.3/1B", "3.3/1C", "3.3/1D", "3.3/3", "3.3/5", "3.3/7", "3.3/8", "tutorial")
def test_3_3_tutorial():
    """The Playbook's Passage of Time on card 24, figure by figure."""
    m = match(
        families={
            "A": {"at": "san-juan.3", "horse": 1},
            "B": {"at": "shiprock.6", "man": 0},
            "C": {"at": "zuni.6"},
        },
        elders=[0, 0, 0, 1, 1, 1, 0],
        passage={"man": 2, "woman": 2, "child": 2, "elder": 1},
        resources={"sheep": 1, "firearms": 1},
        territories={"san-juan": {"drought": 1}, "black-mesa": {"drought": 1}},
        tracks={"culture": 5},
        cubes={"raided": {"white": 1, "yellow": 1}, "subjugation": {"red": 3}},
        start={"operation": "passage-of-time"},
    )
    go(m, "> convert passage child elder\n> convert passage woman elder\n> done")
    go(m, "> join man B\n> seat-elder\n> seat-elder\n> seat-elder")
    p = go(m, "> found D man+woman+child\n> found-at canyon.1")
    assert p["tracks"]["culture"] == 8  # + 3 elders, no empty space
    # 18 people; land 3 + 2 + 3 + 3; both sheep (1 and 1 bred) must be given for the other seven
    assert (p["resources"]["horse"], p["resources"]["sheep"], sum(p["elders"])) == (2, 0, 6)
    p = go(m, "! die 2\n! die 3\n! die 6")  # from the right: ratings 4, 3 and 2
    assert p["elders"] == [3, 0, 0, 1, 0, 0, 0]
    p = go(m, "! die 4")  # Monument has no drought; San Juan (2) goes before Black Mesa (6)
    assert (p["territories"]["san-juan"]["drought"], p["territories"]["black-mesa"]["drought"]) == (0, 1)
    assert (p["cubes"]["recovery"]["white"], p["cubes"]["recovery"]["yellow"]) == (1, 1)
    assert plain(m)["tracks"]["morale"] == 5  # Step 10: card 41 is still in the deck
