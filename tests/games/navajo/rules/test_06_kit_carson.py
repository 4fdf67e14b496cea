"""Chapter 6.2.3: Kit Carson, step by step, with every ending."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.enemy_positions import family, only, passage, request, tracks, where
from tests.support import cites, match, names, options, plain, play

LANDS = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
FORTS = {"hopi.1": {"fort": "defiance"}, "zuni.1": {"fort": "fauntleroy"}}
NONE_STAND = {
    "shiprock.3": {"rancho": 0},
    "san-juan.2": {"rancho": 0},
    "zuni.1": {"fort": None},
    "hopi.1": {"fort": None},
}
NO_STOCK = {"horse": 0, "sheep": 0}
FOOD = {**NO_STOCK, "corn": [4, 4, 5, 5, 6]}  # whatever is not eaten returns to the cup
IN_LANDS = {x: f"{land}.6" for x, land in zip("ABCDEF", LANDS, strict=True)}  # 15 VP, as much as the card asks for


def drawn(families: dict[str, Any], *, areas: dict[str, Any] | None = None, **position: Any) -> Match:
    """Card 55 is drawn. No elders, droughts, Outposts or Forts unless told otherwise; Military 5, Morale 5.

    What the Victory Check makes of that, with six whole Families in the six Territories: Military 0 + 6 men = 6,
    Morale 6, Culture 5 + 6 women, at most 9.
    """
    position = {
        "tracks": {"military": 5, "morale": 5, "culture": 5},
        "resources": FOOD,
        **position,
    }
    return match(
        scenario="fearing",
        start={"card": 55, "segment": "major"},
        families=only(**families),
        elders=[0] * 7,
        territories={land: {"drought": 0} for land in LANDS},
        areas={**NONE_STAND, **(areas or {})},
        **position,
    )


def ultimatum(families: dict[str, Any], **position: Any) -> Match:
    """Steps 1 and 2: nobody changes, all are fed with corn, no land recovers, no development is bought."""
    m = drawn(families, **position)
    while not m.over and "strongholds" not in options(m):
        if request(m):
            m.chance("1")
        else:
            m.choose("done" if "done" in options(m) else options(m)[0])
    return m


def besieged(families: dict[str, Any], **position: Any) -> Match:
    return play(ultimatum(families, **position), "> strongholds")


def unhurt(m: Match, territories: int) -> Match:
    """Nobody evades, and every Conduct Raid die is a 1."""
    return play(m, "> no-reaction\n! 1\n" * territories)


def result(m: Match) -> tuple[str, str] | None:
    found = plain(m)["outcome"]
    return found and (found["result"], found["why"])


# -- Steps 1 to 3 ------------------------------------------------------------------------------------------------------
@cites("6.2.3", "8.2/1")
def test_6_2_3_steps_1_and_2_a_passage_of_time_and_a_victory_check_at_15() -> None:
    m = drawn(IN_LANDS, resources=NO_STOCK)
    assert "convert A man elder" in options(m)  # Passage of Time, Step 1A
    play(m, "> done\n! 1")
    assert tracks(m, "military", "morale", "culture") == (6, 6, 9)
    assert "buy cunning.1" in options(m)  # 8.2 Step 8 is left out on cards 45 and 50 only
    # 14 VP, without Black Mesa, cost 1 Military: 4 - 5 takes 2 Culture, then five men and five women are counted
    m = ultimatum({x: at for x, at in IN_LANDS.items() if x != "F"})
    assert tracks(m, "military", "morale", "culture") == (5, 5, 8)


@cites("6.2.3", "8.1")
def test_6_2_3_step_2_there_is_no_good_medicine() -> None:
    m = play(drawn(IN_LANDS, resources=NO_STOCK), "> done\n! 1")
    assert "good-medicine" not in options(m)
    assert "victory.buy-development" in plain(m)["stack"]


@cites("6.2.3", "8.2/3")
def test_6_2_3_step_2_major_defeat_within_the_check() -> None:
    m = play(drawn({"A": "canyon.1"}, resources=NO_STOCK), "> done\n! 1")  # 15 losses on 5 Military and 5 Culture
    assert result(m) == ("major-defeat", "both-zero")


@cites("6.2.3", "8.2/7")
def test_6_2_3_step_2_major_defeat_by_what_the_forts_take() -> None:
    # Zuni: 3 of 15 VP, 12 Military gone; by a Fort neither man nor woman counts; the Forts take the last Culture
    m = ultimatum({"A": "zuni.6"}, areas=FORTS, tracks={"military": 12, "morale": 0, "culture": 1})
    assert result(m) == ("major-defeat", "both-zero")


@cites("6.2.3")
def test_6_2_3_step_3_more_military_than_morale_is_a_major_victory() -> None:
    # 6 - 5 = 1 Military, then 7 with six men and Morale 6
    m = ultimatum(IN_LANDS, tracks={"military": 6, "morale": 5, "culture": 5})
    assert result(m) == ("major-victory", "military")


@cites("6.2.3")
def test_6_2_3_step_3_even_without_culture() -> None:
    # no women: six empty spaces take all 6 Culture; 7 - 5 = 2 Military, five of the six men count: 7 against Morale 5
    womanless = {x: {"at": at, "woman": 0} for x, at in IN_LANDS.items()}
    m = ultimatum(womanless, tracks={"military": 7, "morale": 5, "culture": 6})
    assert result(m) == ("major-victory", "military")
    assert tracks(m, "culture", "military", "morale") == (0, 7, 5)


@cites("6.2.3", "14.4")
def test_6_2_3_step_3_black_cubes_count_as_morale_first() -> None:
    cubes = {"subjugation": {"red": 3, "black": 1}}
    m = ultimatum(IN_LANDS, tracks={"military": 6, "morale": 5, "culture": 5}, cubes=cubes)
    assert tracks(m, "military", "morale") == (7, 7)
    assert options(m) == ["all-out-war", "strongholds"]


# -- Option 1 ----------------------------------------------------------------------------------------------------------
@cites("6.2.3")
@pytest.mark.parametrize(
    ("areas", "ending"),
    [
        ({}, "major-victory"),
        ({"black-mesa.1": {"rancho": 1}}, "major-defeat"),
        ({"black-mesa.1": {"mission": 1}}, "major-defeat"),
        ({"hopi.1": {"fort": "defiance"}}, "major-defeat"),
    ],
)
def test_6_2_3_option_1_all_or_nothing(areas: dict[str, Any], ending: str) -> None:
    m = ultimatum(IN_LANDS, areas=areas, tracks={"military": 5, "morale": 8, "culture": 9})
    play(m, "> all-out-war\n> end-operation")
    assert result(m) == (ending, "all-out-war")


@cites("6.2.3", "3.2")
def test_6_2_3_option_1_is_a_whole_take_actions_operation() -> None:
    # B clears the last Outpost, in Black Mesa 1; a black cube counts as two hits
    blacks = "\n! black" * -(-load_tables().hits_rancho[1] // 2)
    families = {**IN_LANDS, "B": "black-mesa.1"}
    position = {"areas": {"black-mesa.1": {"rancho": 1}}, "tracks": {"military": 8, "morale": 8, "culture": 9}}
    m = ultimatum(families, **position)
    play(m, f"> all-out-war\n> activate B\n> raid-rancho{blacks}\n> end-activation")
    assert result(m) == ("major-victory", "all-out-war")


# -- Step 4 ------------------------------------------------------------------------------------------------------------
@cites("6.2.3", "flow/tribal")
def test_6_2_3_step_4_one_raid_a_territory_in_the_order_of_the_dice() -> None:
    families = {"A": "black-mesa.6", "B": "shiprock.6", "C": "shiprock.5", "D": "hopi.6", "E": "canyon.1"}
    m = besieged(families, tracks={"military": 13, "morale": 5, "culture": 9})
    assert options(m) == ["evade B", "evade C", "no-reaction"]  # Shiprock, although A comes first in the alphabet
    play(m, "> no-reaction\n! 1")
    assert options(m) == ["evade D", "no-reaction"]  # Hopi is 5
    play(m, "> no-reaction\n! 1")
    assert options(m) == ["evade A", "no-reaction"]  # Black Mesa is 6; the Canyon is left out
    play(m, "> no-reaction\n! 1")
    assert m.over


@cites("6.2.3")
@pytest.mark.parametrize(("die", "reached"), [(2, False), (3, True), (1, False)])
def test_6_2_3_step_4_three_are_added_to_the_die(die: int, reached: bool) -> None:
    m = play(besieged(IN_LANDS), f"> no-reaction\n! {die}")
    assert ("give-up man" in options(m)) is reached


@cites("6.2.3", "1.6.1/fort")
@pytest.mark.parametrize(("areas", "reached"), [({}, False), ({"hopi.1": {"fort": "defiance"}}, True)])
def test_6_2_3_step_4_two_more_with_a_fort_in_the_territory(areas: dict[str, Any], reached: bool) -> None:
    # Hopi 6, a die of 2: 2 + 3 = 5 falls short, 2 + 3 + 2 does not
    families = {"A": "hopi.6", "B": "shiprock.6", "C": "san-juan.6", "D": "zuni.6"}
    m = besieged(families, areas=areas, tracks={"military": 8, "morale": 6, "culture": 9})
    play(m, "> no-reaction\n! 1\n" * 3 + "> no-reaction\n! 2")
    assert ("give-up man" in options(m)) is reached


@cites("6.2.3", "flow/tribal")
@pytest.mark.parametrize(("reading", "reached"), [("none", False), ("area", True)])
def test_6_2_3_step_4_outposts_do_not_help_him(reading: str, reached: bool) -> None:
    """Ruling kit-carson-outpost-modifier: only one chart adds the Outpost's Area number."""
    position = {"areas": {"shiprock.1": {"rancho": 1}}, "rulings": {"kit-carson-outpost-modifier": reading}}
    m = play(besieged(IN_LANDS, **position), "> no-reaction\n! 2")  # 2 + 3, or 2 + 3 + 1, against Area 6
    assert ("give-up man" in options(m)) is reached


@cites("6.2.3", "5.1.3", "13/fort")
def test_6_2_3_step_4_neither_outpost_nor_fort_shields_anybody() -> None:
    families = {**IN_LANDS, "A": "shiprock.2", "C": "zuni.1"}
    areas = {"shiprock.3": {"rancho": 1}, "zuni.1": {"fort": "fauntleroy"}}
    m = besieged(families, areas=areas, tracks={"military": 5, "morale": 6, "culture": 9})
    assert options(m) == ["evade A", "no-reaction"]
    play(m, "> no-reaction\n! 1\n> no-reaction\n! 1")
    assert options(m) == ["evade C", "no-reaction"]


@cites("6.2.3", "5.2.4")
def test_6_2_3_step_4_an_evasion_above_six_must_lead_into_the_canyon() -> None:
    families = {**IN_LANDS, "A": {"at": "shiprock.3", "ferocity": 0}}
    m = play(besieged(families), "> evade A\n! 5")
    assert options(m) == ["evade-to canyon.1", "evade-to canyon.2", "evade-to canyon.3"]
    families = {**IN_LANDS, "A": {"at": "shiprock.3", "ferocity": 2}}
    m = play(besieged(families), "> evade A\n! 6")  # a total of 6 is not above 6
    assert options(m)[0] == "evade-to shiprock.6"


@cites("6.2.3", "flow/tribal")
def test_6_2_3_step_4_no_battle_and_the_caught_stay_caught() -> None:
    m = play(besieged(IN_LANDS), "> no-reaction\n! 6")
    assert options(m) == ["give-up man", "give-up woman", "give-up child"]
    play(m, "> give-up child")
    assert (where(m, "A"), tracks(m, "culture")) == (["shiprock:caught"], 8)
    unhurt(m, 5)
    assert where(m, "A") == ["shiprock:caught"]
    assert "returned" not in names(m)


@cites("6.2.3", "flow/tribal")
def test_6_2_3_step_4_resources_may_be_given() -> None:
    m = besieged(IN_LANDS, resources={**FOOD, "trade_goods": 1})
    play(m, "> no-reaction\n> appease goods\n! 3")
    assert options(m) == ["evade B", "no-reaction"]  # 3 + 3 - 1 does not reach Area 6


# -- Step 5 ------------------------------------------------------------------------------------------------------------
def all_hit(m: Match, person: str = "child") -> Match:
    return play(m, f"> no-reaction\n! 6\n> give-up {person}\n" * 6)


@cites("6.2.3", "1.7.4/convert")
def test_6_2_3_step_5_minor_defeat_without_military() -> None:
    # six in Passage of Time against 6 Military; each cost 1 Culture of 9
    m = all_hit(besieged(IN_LANDS))
    assert result(m) == ("minor-defeat", "no-military")
    assert tracks(m, "military", "culture") == (0, 3)


@cites("6.2.3")
def test_6_2_3_step_5_major_defeat_without_culture_as_well() -> None:
    # no children: 6 of 7 Culture are lost in Passage of Time, six women bring 7 again. Each man given up leaves two
    # empty spaces: 12 losses take 7 Culture, and 5 times two Military, more than there are
    childless = {x: {"at": at, "child": 0} for x, at in IN_LANDS.items()}
    m = all_hit(besieged(childless, tracks={"military": 5, "morale": 5, "culture": 7}), "man")
    assert result(m) == ("major-defeat", "no-military")
    assert tracks(m, "military", "culture") == (0, 0)


@cites("6.2.3", "1.7.5/family")
def test_6_2_3_step_5_every_counter_there_costs_military() -> None:
    # A: only a woman, a child and a horse. She goes, the others follow: three counters
    families = {**IN_LANDS, "A": {"at": "shiprock.6", "man": 0}}
    m = ultimatum(families, resources={**FOOD, "horse": 1})  # two horses after Passage of Time
    play(m, "> strongholds\n> mount A\n> no-reaction\n> appease horse\n! 6\n> give-up woman")
    assert passage(m) == {"woman": 1, "child": 1, "horse": 1}
    before = tracks(m, "military")
    unhurt(m, 5)
    assert tracks(m, "military") == before - 3


# -- Steps 6 and 7 -----------------------------------------------------------------------------------------------------
@cites("6.2.3")
def test_6_2_3_step_6_minor_victory_when_morale_falls_to_zero() -> None:
    m = unhurt(besieged(IN_LANDS), 6)  # Morale 6, six Families still free
    assert result(m) == ("minor-victory", "morale")


@cites("6.2.3")
def test_6_2_3_step_7_minor_victory_with_more_families_than_morale() -> None:
    # three outside, two in the Canyon: 10 VP cost 5 of 10 Military; five men give 5 and Morale 5; 5 - 3 = 2, below 3
    families = {"A": "shiprock.6", "B": "san-juan.6", "C": "zuni.6", "D": "canyon.1", "E": "canyon.2"}
    m = unhurt(besieged(families, tracks={"military": 10, "morale": 5, "culture": 5}), 3)
    assert result(m) == ("minor-victory", "families")
    assert tracks(m, "morale") == 2
    assert where(m, "DE") == ["canyon.1", "canyon.2"]  # nobody came to the Canyon


@cites("6.2.3")
def test_6_2_3_step_6_and_7_caught_families_do_not_count() -> None:
    # as above, but C is caught: two free, Morale 5 - 2 = 3 is not below 2, and the Canyon is entered
    families = {"A": "shiprock.6", "B": "san-juan.6", "C": "zuni.6", "D": "canyon.1", "E": "canyon.2"}
    m = unhurt(besieged(families, tracks={"military": 10, "morale": 5, "culture": 5}), 2)
    play(m, "> no-reaction\n! 6\n> give-up child")
    assert result(m) == ("minor-victory", "endured")
    assert where(m, "CDE") == ["zuni:caught", None, None]


# -- Steps 8 and 9 -----------------------------------------------------------------------------------------------------
@cites("6.2.3", "13/canyon")
def test_6_2_3_steps_8_and_9_everybody_in_the_canyon_is_lost() -> None:
    # six men: Morale 6 - 3 free = 3, not below 3; nine people in the Canyon cost all 9 Culture, 6 Military remain
    families = {"A": "shiprock.6", "B": "san-juan.6", "C": "zuni.6", "D": "canyon.1", "E": "canyon.1", "F": "canyon.3"}
    m = unhurt(besieged(families, tracks={"military": 10, "morale": 5, "culture": 5}), 3)
    assert tracks(m, "culture", "military", "morale") == (0, 6, 3)
    assert where(m, "DEF") == [None] * 3
    assert family(m, "D")["woman"] == 0
    assert passage(m) == {}  # lost, not waiting
    assert result(m) == ("minor-victory", "endured")


@cites("6.2.3", "13/canyon", "1.7.4/convert")
def test_6_2_3_step_9_minor_defeat_with_nothing_left() -> None:
    # all six in the Canyon: no VP, 19 - 15 - 4 = 0 Military, 6 with the men. Nobody is raided. Eighteen people lost:
    # 9 Culture, and the other nine cost two Military each
    families = {x: f"canyon.{n}" for x, n in zip("ABCDEF", (1, 1, 2, 2, 3, 3), strict=True)}
    m = besieged(families, tracks={"military": 19, "morale": 4, "culture": 9})
    assert result(m) == ("minor-defeat", "nothing-left")
    assert tracks(m, "culture", "military") == (0, 0)
    assert request(m) == ""
