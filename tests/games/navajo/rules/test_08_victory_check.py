"""Chapter 8: Good Medicine, and the Victory Check in its ten steps with all the rulebook's examples."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import box, only, passage, request, tracks
from tests.support import cites, match, options, plain, play

THREE = only(A="shiprock.1", B="san-juan.1", C="canyon.1")  # 4 + 3 + 0 VP
FOUR = only(A="shiprock.1", B="san-juan.1", C="zuni.1", D="canyon.1")  # 10 VP, four men, four women


def check(card: int = 41, *, bought: bool = False, **position: Any) -> Match:
    """The Victory Check of an Historical card, up to Step 8. Card 41 asks for 8 VP."""
    m = match(start={"card": card, "segment": "victory-check"}, **position)
    play(m, "> victory-check")
    if not bought and "done" in options(m):
        play(m, "> done")
    return m


def after(m: Match, step: int, track: str) -> int | None:
    """Where a step has left a track; None if the step did not move it."""
    found = [e.values["now"] for e in m.log if e.name == track and e.rule == f"8.2/{step}"]
    return found[-1] if found else None


# -- Good Medicine -----------------------------------------------------------------------------------------------------
@cites("8.1", "2.2.4")
def test_8_1_good_medicine_costs_black_cubes_and_skips_every_step() -> None:
    position: dict[str, Any] = {
        "tracks": {"military": 5, "culture": 12, "morale": 6, "ap": 3},
        "passage": {"child": 2},
        "cubes": {"raided": {"brown": 1}, "recovery": {"white": 1}},
    }
    m = match(start={"card": 41, "segment": "victory-check"}, **position)
    assert options(m) == ["victory-check", "good-medicine"]
    play(m, "> good-medicine")
    assert box(m, "subjugation") == {"black": 1}
    assert tracks(m, "military", "culture", "morale", "ap") == (5, 12, 6, 3)
    assert passage(m) == {"child": 2}
    assert (box(m, "raided"), box(m, "recovery")) == ({"brown": 1}, {"white": 1})


@cites("8.1")
@pytest.mark.parametrize(("card", "price"), [(41, 1), (42, 1), (43, 1), (44, 2)])
def test_8_1_later_cards_are_dearer(card: int, price: int) -> None:
    m = play(match(scenario="duenos", start={"card": card, "segment": "victory-check"}), "> good-medicine")
    assert box(m, "subjugation") == {"black": price}


@cites("8.1")
def test_8_1_black_cubes_from_any_box_as_the_player_likes() -> None:
    cubes = {"pool": {"black": 1, "white": 3}, "raided": {"black": 1}, "recovery": {"black": 1}}
    removed = {"blue": 1, "brown": 4, "green": 3, "red": 3, "yellow": 2, "white": 1}
    m = match(scenario="duenos", start={"card": 44, "segment": "victory-check"}, cubes={**cubes, "removed": removed})
    play(m, "> good-medicine")
    assert options(m) == ["black-from pool", "black-from raided", "black-from recovery"]
    play(m, "> black-from recovery\n> black-from raided")
    assert (box(m, "recovery"), box(m, "raided"), box(m, "pool")) == ({}, {}, {"black": 1, "white": 3})


@cites("8.1")
def test_8_1_not_without_enough_black_cubes() -> None:
    cubes = {"subjugation": {"black": 2}}  # used up before: one is left, card 44 asks for two
    m = match(scenario="duenos", start={"card": 44, "segment": "victory-check"}, cubes=cubes)
    assert "good-medicine" not in options(m)


# -- Step 1 ------------------------------------------------------------------------------------------------------------
@cites("8.2/1")
@pytest.mark.parametrize(
    ("places", "military"),
    [
        (("shiprock.1", "san-juan.1", "zuni.1", "canyon.1"), 8),  # the tutorial: 10 - 8, one point, not two
        (("shiprock.1", "shiprock.2", "shiprock.3", "canyon.1"), 3),  # the tutorial's other case: 4 - 8
        (("shiprock.1", "monument.4", "hopi.1", "canyon.1"), None),  # 8 - 8
        (("shiprock.1", "zuni.6", "zuni.1", "canyon.2"), 6),  # 7 - 8: a Territory counts once
    ],
)
def test_8_2_1_territories_against_the_cards_value(places: tuple[str, ...], military: int | None) -> None:
    families = only(**dict(zip("ABCD", places, strict=True)))
    assert after(check(families=families, tracks={"military": 7, "morale": 0}), 1, "military") == military


@cites("8.2/1", "1.7.4/convert")
def test_8_2_1_losses_beyond_military_cost_culture_twice() -> None:
    m = check(families=only(A="canyon.1"), tracks={"military": 5, "culture": 9, "morale": 0})
    assert (after(m, 1, "military"), after(m, 1, "culture")) == (0, 3)  # 8 losses: 5, then 3 times two


@cites("8.2/1", "1.7.4/caps")
def test_8_2_1_no_more_than_nineteen() -> None:
    m = check(families=FOUR, tracks={"military": 19, "morale": 0})
    assert after(m, 1, "military") is None


# -- Steps 2 and 3 -----------------------------------------------------------------------------------------------------
EVEN = only(A="shiprock.1", B="monument.1", C="hopi.1")  # 8 VP: Step 1 changes nothing on card 41


@cites("8.2/2")
def test_8_2_2_example_1_five_military_and_four_morale() -> None:
    m = check(families=EVEN, tracks={"military": 5, "culture": 9, "morale": 4})
    assert (after(m, 2, "military"), after(m, 2, "culture"), after(m, 2, "morale")) == (1, None, 0)


@cites("8.2/2", "1.7.4/convert")
def test_8_2_2_example_2_five_military_nine_culture_and_six_morale() -> None:
    m = check(families=EVEN, tracks={"military": 5, "culture": 9, "morale": 6})
    assert (after(m, 2, "military"), after(m, 2, "culture"), after(m, 2, "morale")) == (0, 7, 0)


@cites("8.2/3", "12.1")
def test_8_2_3_nothing_left_is_a_major_defeat() -> None:
    m = check(families=EVEN, tracks={"military": 5, "culture": 4, "morale": 7})  # 7: five Military, twice two Culture
    assert plain(m)["outcome"] == {"result": "major-defeat", "why": "both-zero"}
    m = check(families=EVEN, tracks={"military": 5, "culture": 5, "morale": 7})
    assert plain(m)["outcome"] is None


@cites("8.2/3")
def test_8_2_3_comes_before_men_and_women_are_counted() -> None:
    m = check(families=EVEN, tracks={"military": 1, "culture": 0, "morale": 1})
    assert plain(m)["outcome"]["result"] == "major-defeat"
    assert tracks(m, "military", "culture") == (0, 0)


# -- Step 4 ------------------------------------------------------------------------------------------------------------
FOUR_MEN = only(A="shiprock.1", B="monument.1", C="hopi.1", D="canyon.1")  # 8 VP, four men, no Forts


@cites("8.2/4")
@pytest.mark.parametrize(
    ("military", "now", "morale"),
    [
        pytest.param(1, 5, 4, id="example 1"),
        pytest.param(5, 7, 2, id="example 2"),
        pytest.param(8, None, None, id="example 3"),
        pytest.param(7, None, None, id="exactly seven"),
        pytest.param(6, 7, 1, id="one to go"),
    ],
)
def test_8_2_4_men_raise_military_to_seven_and_morale_with_it(
    military: int, now: int | None, morale: int | None
) -> None:
    m = check(families=FOUR_MEN, tracks={"military": military, "morale": 0})
    assert (after(m, 4, "military"), after(m, 4, "morale")) == (now, morale)


@cites("8.2/4")
def test_8_2_4_only_men_in_family_boxes() -> None:
    families = only(A="shiprock.1", B={"at": "monument.1", "man": 0}, C="hopi.1")
    m = check(families=families, tracks={"military": 1, "morale": 0}, passage={"man": 2})
    assert after(m, 4, "military") == 3


@cites("8.2/4", "8.2/6", "13/fort")
def test_8_2_4_and_6_not_those_of_families_in_a_forts_territory() -> None:
    # Forts in Zuni 1 and Hopi 1: A in Zuni 6 and B in Hopi 1 do not count, C in Monument does. 7 VP against 10.
    families = only(A="zuni.6", B="hopi.1", C="monument.1")
    m = check(51, scenario="fearing", families=families, tracks={"military": 5, "morale": 0, "culture": 4})
    assert after(m, 1, "military") == 2
    assert (after(m, 4, "military"), after(m, 4, "morale")) == (3, 1)
    assert after(m, 6, "culture") == 5


# -- Step 5 ------------------------------------------------------------------------------------------------------------
@cites("8.2/5")
def test_8_2_5_example_three_outposts_raise_morale_to_three() -> None:
    # no man anywhere, so that Morale is still 0 before this step
    manless = {x: {"at": at, "man": 0} for x, at in (("A", "shiprock.1"), ("B", "monument.1"), ("C", "hopi.1"))}
    areas = {"zuni.1": {"mission": 1}, "shiprock.2": {"mission": 1}, "hopi.6": {"mission": 1}}
    m = check(families=only(**manless), tracks={"military": 3, "morale": 0}, areas=areas)
    assert (tracks(m, "military"), after(m, 5, "morale")) == (3, 3)


@cites("8.2/5")
def test_8_2_5_missions_and_ranchos_but_no_forts() -> None:
    # The Fearing Time starts with two Ranchos and two Forts; one Mission more
    m = check(51, scenario="fearing", families=EVEN, tracks={"morale": 0}, areas={"zuni.3": {"mission": 1}})
    before = after(m, 4, "morale") or 0
    assert after(m, 5, "morale") == before + 3


# -- Steps 6 and 7 -----------------------------------------------------------------------------------------------------
@cites("8.2/6")
@pytest.mark.parametrize(("culture", "now"), [(2, 6), (5, 9), (7, 9), (9, None), (12, 9)])
def test_8_2_6_women_raise_culture_to_nine_and_more_is_cut(culture: int, now: int | None) -> None:
    m = check(families=FOUR_MEN, tracks={"culture": culture, "morale": 0})
    assert after(m, 6, "culture") == now


@cites("8.2/6")
@pytest.mark.parametrize("most", ["8", "9", "10"])
def test_8_2_6_the_designers_own_settings(most: str) -> None:
    rulings = {"victory-check-culture-cap": most}
    assert tracks(check(families=FOUR_MEN, tracks={"culture": 7, "morale": 0}, rulings=rulings), "culture") == int(most)


@cites("8.2/7")
def test_8_2_7_a_culture_point_for_each_fort_after_the_women() -> None:
    families = only(A="shiprock.4", B="san-juan.3", C="monument.1")  # three women count
    m = check(51, scenario="fearing", families=families, tracks={"culture": 9, "morale": 0})
    assert (after(m, 7, "culture"), tracks(m, "culture")) == (7, 7)


@cites("8.2/7", "1.7.4/convert")
def test_8_2_7_without_culture_the_forts_cost_military() -> None:
    manly = {
        x: {"at": at, "woman": 0} for x, at in (("A", "shiprock.4"), ("B", "san-juan.3"), ("C", "zuni.3"))
    }  # 10 VP
    m = check(51, scenario="fearing", families=only(**manly), tracks={"culture": 1, "military": 4, "morale": 0})
    # Step 4 adds the two men away from the Forts: 6; the second Fort finds no Culture and takes two of them
    assert (after(m, 7, "culture"), after(m, 7, "military")) == (0, 4)


# -- Step 8 ------------------------------------------------------------------------------------------------------------
@cites("8.2/8", "9.1.1")
def test_8_2_8_one_development_may_be_bought() -> None:
    m = check(bought=True, families=FOUR_MEN, tracks={"culture": 9, "morale": 0})
    assert "done" in options(m)
    assert "buy weaving.2" not in options(m)  # its first level is missing
    play(m, "> buy weaving.1")
    assert (tracks(m, "culture"), plain(m)["developments"]) == (8, ["weaving.1"])
    assert plain(m)["resources"]["trade_goods"] == 1  # as in the tutorial
    assert "buy horsemanship.1" not in options(m)  # one only


@cites("8.2/8")
def test_8_2_8_paid_with_the_points_its_card_names() -> None:
    # Warrior Society 3 costs a Military Point: with none left, as all four men live by Forts, it cannot be bought
    owned = {"developments": ["warriors.1", "warriors.2"], "sets": ["warriors"]}
    forts = {"hopi.1": {"fort": "defiance"}, "zuni.1": {"fort": "fauntleroy"}}
    by_forts = only(A="hopi.2", B="hopi.3", C="zuni.2", D="zuni.3")  # 5 VP of 8
    poor = check(bought=True, scenario="fearing", families=by_forts, areas=forts,
                 tracks={"military": 3, "culture": 9, "morale": 0}, **owned)  # fmt: skip
    assert "buy warriors.3" not in options(poor)
    rich = check(bought=True, families=FOUR_MEN, tracks={"military": 7, "culture": 9, "morale": 0}, **owned)
    play(rich, "> buy warriors.3")
    assert tracks(rich, "military", "culture") == (6, 9)


@cites("8.2/8")
def test_8_2_8_nothing_to_buy_nothing_is_asked() -> None:
    womanless = only(
        A={"at": "shiprock.1", "woman": 0}, B={"at": "monument.1", "woman": 0}, C={"at": "hopi.1", "woman": 0}
    )
    m = check(bought=True, families=womanless, tracks={"culture": 0, "military": 1, "morale": 0}, sets=["weaving"])
    assert request(m) != ""


# -- Steps 9 and 10 ----------------------------------------------------------------------------------------------------
@cites("8.2/9")
def test_8_2_9_aps_and_cubes() -> None:
    cubes = {"raided": {"brown": 2}, "recovery": {"white": 1}, "subjugation": {"red": 2, "black": 1}}
    m = check(families=FOUR_MEN, tracks={"ap": 7, "morale": 0}, cubes=cubes)
    assert tracks(m, "ap") == 0
    assert (box(m, "raided"), box(m, "recovery")) == ({}, {})
    assert box(m, "subjugation") == {"black": 1, "red": 2}
    assert box(m, "pool") == {"black": 2, "brown": 3, "green": 1, "red": 1, "yellow": 2, "white": 3}


@cites("8.2/10", "13/rounding")
@pytest.mark.parametrize(
    ("waiting", "lost"),
    [
        ({"child": 1}, 1),
        ({"child": 2}, 1),
        ({"child": 2, "man": 1}, 2),
        ({"elder": 2, "man": 1, "woman": 1, "child": 1}, 3),
    ],
)
def test_8_2_10_half_of_the_people_waiting_rounded_up(waiting: dict[str, int], lost: int) -> None:
    m = check(families=THREE, tracks={"morale": 0}, passage=waiting, elders=[1, 0, 0, 0, 0, 0, 0])
    while "forget" in " ".join(options(m)):
        play(m, f"> {options(m)[-1]}")
    assert sum(passage(m).values()) == sum(waiting.values()) - lost


@cites("8.2/10")
def test_8_2_10_the_player_names_them_and_animals_stay() -> None:
    m = check(families=THREE, tracks={"morale": 0}, passage={"man": 1, "woman": 1, "child": 1, "horse": 3, "sheep": 2})
    assert options(m) == ["forget man", "forget woman", "forget child"]
    play(m, "> forget woman\n> forget child")
    assert passage(m) == {"man": 1, "horse": 3, "sheep": 2}
    assert plain(m)["out_of_play"]["woman"] == 6 - 3


# -- the whole of it ---------------------------------------------------------------------------------------------------
@cites("8.2/1", "8.2/2", "8.2/4", "8.2/5", "8.2/6", "8.2/8", "tutorial")
def test_8_2_the_tutorials_check_from_step_to_step() -> None:
    m = check(
        bought=True,
        families=only(A="shiprock.6", B="san-juan.3", C="zuni.6", D="canyon.1"),
        tracks={"military": 7, "culture": 8, "morale": 7, "ap": 0},
        areas={"shiprock.1": {"mission": 1}},
    )
    assert [after(m, step, "military") for step in (1, 2, 4)] == [8, 1, 5]
    assert [after(m, step, "morale") for step in (2, 4, 5)] == [0, 4, 5]
    assert after(m, 6, "culture") == 9
    play(m, "> buy weaving.1")
    assert tracks(m, "military", "culture", "morale") == (5, 8, 5)
