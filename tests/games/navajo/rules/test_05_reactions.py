"""Chapter 5: Reactions to an Enemy Raid. Evasion: test_05_2_evade."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import family, on_map, only, raiders, tracks, where
from tests.support import cites, match, names, options, play


def raid(at: str, placed: list[str] | None = None, left: int = 5, **position: Any) -> Match:
    """Right after a placement in an Area. The Diné have 3 APs unless told otherwise."""
    start = {"raid": {"placed": placed or [at], "left": left}, "reaction_at": at}
    return match(start=start, **position)


def offered(m: Match, *verbs: str) -> list[str]:
    """What is offered of some kinds of Reaction."""
    return [o for o in options(m) if o.split()[0] in verbs]


def fate(m: Match, name: str) -> dict[str, Any]:
    """The values of the last event of a name."""
    return next(dict(e.values) for e in reversed(m.log) if e.name == name)


IN_AREA = ("evade", "negotiate", "ambush")


# -- when and who ------------------------------------------------------------------------------------------------------
@cites("5.1.2")
def test_5_1_2_only_harassment_while_no_family_shares_the_area() -> None:
    # the tutorial's second placement: raiders in Shiprock 2, Family B in Shiprock 3
    m = raid("shiprock.2", ["shiprock.1", "shiprock.2"], families=only(B={"at": "shiprock.3", "ferocity": 1}))
    assert offered(m, *IN_AREA) == []
    assert "harass shiprock.4" in options(m)
    assert options(m)[-1] == "no-reaction"


@cites("5.1.2")
def test_5_1_2_all_four_where_raiders_and_family_meet() -> None:
    m = raid("shiprock.3", families=only(B={"at": "shiprock.3", "ferocity": 1}, C="shiprock.2"))
    assert offered(m, *IN_AREA) == ["evade B", "negotiate B", "ambush B"]
    assert offered(m, "harass") != []


@cites("5.1.2")
def test_5_1_2_nobody_is_asked_when_nothing_can_be_done() -> None:
    # no AP: the raid walks on to the Family, where Evasion is free
    m = match(start={"raid": {"placed": [], "left": 5}}, tracks={"ap": 0}, families=only(A="shiprock.3"))
    assert raiders(m) == {"shiprock.1": 1, "shiprock.2": 1, "shiprock.3": 1, "santa-fe": 2}
    assert options(m) == ["evade A", "no-reaction"]


@cites("5.1.2", "10.2/ap")
def test_5_1_2_trade_goods_may_bring_the_ap_for_a_reaction() -> None:
    """Trade Goods may be spent at any time: also when only they make a Harassment possible."""
    position = {"tracks": {"ap": 0}, "families": only(A="shiprock.3")}
    m = raid("shiprock.1", resources={"trade_goods": 2}, **position)
    assert raiders(m) == {"shiprock.1": 1, "santa-fe": 5}
    assert options(m) == ["no-reaction", "goods-ap"]
    play(m, "> goods-ap\n> harass shiprock.2")
    assert tracks(m, "ap") == 0
    # too few of them, or no Harass counter: no question
    assert raiders(raid("shiprock.1", resources={"trade_goods": 1}, **position)).get("shiprock.3") == 1
    both_laid = {"zuni.1": {"harass": 1}, "zuni.2": {"harass": 1}}
    assert raiders(raid("shiprock.1", resources={"trade_goods": 2}, areas=both_laid, **position)).get("shiprock.3") == 1


@cites("5.1.2")
def test_5_1_2_one_reaction_a_placement() -> None:
    m = raid("shiprock.3", families=only(A="shiprock.3", B="shiprock.3"))
    play(m, "> evade A\n! 1")  # it fails; neither A nor B may try anything else
    assert options(m)[0] in ("battle", "give-up man")


@cites("5.1.2")
def test_5_1_2_two_counters_at_once_allow_one_reaction() -> None:
    position = {"tracks": {"ap": 0}, "families": only(A="shiprock.1"), "areas": {"shiprock.1": {"corn": 1}}}
    m = match(start={"instruction": "raid", "ap": 4}, **position)
    assert raiders(m) == {"shiprock.1": 2, "santa-fe": 2}
    play(m, "> evade A\n! 1")
    assert options(m)[0] == "battle"


@cites("5.1.3")
@pytest.mark.parametrize(("outpost", "reacts"), [("shiprock.3", False), ("shiprock.5", False), ("shiprock.2", True)])
def test_5_1_3_an_outpost_as_deep_as_the_family_forbids_reactions(outpost: str, reacts: bool) -> None:
    m = raid("shiprock.3", families=only(A={"at": "shiprock.3", "ferocity": 1}), areas={outpost: {"mission": 1}})
    if reacts:
        assert offered(m, *IN_AREA) == ["evade A", "negotiate A", "ambush A"]
    else:  # straight to Raid Resolution
        assert options(m) == ["battle", "give-up man", "give-up woman", "give-up child"]


@cites("5.1.3")
def test_5_1_3_neither_may_such_a_family_harass_but_another_may() -> None:
    sheltered = {"areas": {"shiprock.4": {"mission": 1}}}
    m = raid("shiprock.1", families=only(A="shiprock.3"), **sheltered)
    assert options(m)[0] == "battle"  # no question on the way: Shiprock 2, then the Family's Area
    m = raid("shiprock.1", families=only(A="shiprock.3", B="zuni.3"), **sheltered)
    assert "harass zuni.2" in options(m)


@cites("5.1.3")
def test_5_1_3_forts_too() -> None:
    position = {"scenario": "fearing", "areas": {"shiprock.3": {"rancho": 0}, "san-juan.2": {"rancho": 0}}}
    m = raid("hopi.2", families=only(A="hopi.2"), **position)  # the Fort in Hopi 1 is less deep
    assert offered(m, "evade") == ["evade A"]
    m = raid("hopi.1", left=0, families=only(A="hopi.1", B="black-mesa.1"), **position)  # A shares its Area
    assert offered(m, *IN_AREA) == []
    assert where(m, "A") == ["hopi.1"]


@cites("5.1.4", "13/canyon")
def test_5_1_4_no_reaction_in_the_canyon() -> None:
    m = raid("canyon.1", families=only(A={"at": "canyon.1", "ferocity": 2}))
    assert options(m) == ["battle", "give-up man", "give-up woman", "give-up child"]


@cites("5.1.4")
def test_5_1_4_no_harassment_from_the_canyon() -> None:
    # C in Canyon 1 is next to Hopi 1, but only A could harass, and has no man
    m = raid("zuni.3", families=only(A={"at": "hopi.2", "man": 0}, C="canyon.1"))
    assert (where(m, "A"), raiders(m)["hopi.1"]) == (["hopi.2"], 1)
    assert offered(m, "harass") == []


# -- Ambush ------------------------------------------------------------------------------------------------------------
@cites("5.2.1")
@pytest.mark.parametrize(
    "lacking",
    [
        {"tracks": {"military": 0}},
        {"tracks": {"ap": 0}},
        {"families": only(A={"at": "shiprock.3", "ferocity": 0})},
        {"families": only(A={"at": "shiprock.3", "ferocity": 2, "man": 0})},
    ],
)
def test_5_2_1_ambush_needs_military_an_ap_ferocity_and_a_man(lacking: dict[str, Any]) -> None:
    ready = {"families": only(A={"at": "shiprock.3", "ferocity": 2})}
    assert offered(raid("shiprock.3", **ready), "ambush") == ["ambush A"]
    assert offered(raid("shiprock.3", **{**ready, **lacking}), "ambush") == []


@cites("5.2.1", "11.2/1")
@pytest.mark.parametrize(
    ("area", "ferocity", "bonus"),
    [("shiprock.2", 3, 2), ("shiprock.3", 2, 3), ("shiprock.3", 1, 2), ("shiprock.6", 3, 6), ("shiprock.1", 3, 1)],
)
def test_5_2_1_example_ferocity_counts_twice_up_to_the_areas_value(area: str, ferocity: int, bonus: int) -> None:
    """The rulebook's example is the first: Ferocity 3 in Area 2 gives 2, not 6."""
    m = raid(area, families=only(A={"at": area, "ferocity": ferocity}))
    play(m, "> ambush A\n! 3\n! 3")
    assert fate(m, "battle-result")["bonus"] == bonus


def tutorial_ambush(**position: Any) -> Match:
    """The tutorial: A, Ferocity 2, mounted, in San Juan 3; two counters lie on the Harass counter behind it."""
    return raid(
        "san-juan.3",
        ["shiprock.1", "shiprock.2", "shiprock.3", "san-juan.1", "san-juan.2", "san-juan.2", "san-juan.3"],
        left=7,
        tracks={"ap": 1, "morale": 7, "enemy_ferocity": 3},
        families=only(A={"at": "san-juan.3", "ferocity": 2, "horse": 1}, C="zuni.3", **position.pop("more", {})),
        resources={"firearms": 1},
        areas={"san-juan.2": {"harass": 1}},
        **position,
    )


@cites("5.2.1", "11.3")
def test_5_2_1_a_victory_takes_every_placed_counter_and_the_raid_begins_anew() -> None:
    # 1 + 3 (Ferocity, at most the Area) + 1 horse + 2 Firearms = 7 against 1 + 3: +3 in column 3 is a Family victory
    m = play(tutorial_ambush(), "> ambush A\n> use-firearms\n! 1\n! 1")
    assert tracks(m, "ap", "morale", "enemy_ferocity") == (0, 6, 4)
    assert (where(m, "A"), family(m, "A")["ferocity"]) == (["san-juan:escape"], 3)
    assert on_map(m, "harass") == ["san-juan.2"]  # stays for now
    # without APs nobody is asked until C in Zuni 3 is reached: Shiprock 1 to 3, Zuni 1 to 3, one counter left
    way = {"shiprock.1": 1, "shiprock.2": 1, "shiprock.3": 1, "zuni.1": 1, "zuni.2": 1, "zuni.3": 1}
    assert raiders(m) == {**way, "santa-fe": 1}


@cites("5.2.1")
def test_5_2_1_a_victory_saves_the_other_families_of_the_area() -> None:
    m = tutorial_ambush(more={"B": "san-juan.3"})
    play(m, "> ambush A\n> use-firearms\n! 1\n! 1")
    assert where(m, "AB") == ["san-juan:escape", "san-juan.3"]
    assert names(m).count("overrun") == 0
    assert raiders(m)["san-juan.1"] == 1  # Family B is again the nearest


@cites("5.2.1")
def test_5_2_1_without_victory_the_counters_stay_and_the_others_are_resolved() -> None:
    m = tutorial_ambush(more={"B": "san-juan.3"})
    play(m, "> ambush A\n> fight\n! 1\n! 2")  # 5 against 5: no victory
    assert where(m, "A") == ["san-juan:escape"]
    assert raiders(m)["san-juan.3"] == 1
    assert options(m) == ["battle", "give-up man", "give-up woman", "give-up child"]  # B, in Raid Resolution


@cites("5.2.1", "6.1.1")
def test_5_2_1_in_narbonas_war_a_victory_disheartens_the_enemy_more() -> None:
    m = play(tutorial_ambush(scenario="broken", events_in_play=[49]), "> ambush A\n> use-firearms\n! 1\n! 1")
    assert tracks(m, "morale") == 5  # 7, less 1 for the victory and 1 for the card


# -- Negotiate ---------------------------------------------------------------------------------------------------------
def talks(die: int, gifts: int = 0, ferocity: int = 1, **position: Any) -> Match:
    m = raid(
        "shiprock.3", left=0, families=only(A="shiprock.3", B={"at": "shiprock.3", "ferocity": ferocity}, C="zuni.1"),
        resources={"trade_goods": 3}, **position,
    )  # fmt: skip
    play(m, f"> negotiate B\n> gifts {gifts}\n! {die}")
    if "reroll" in options(m):  # asked only after a failure (10.2)
        m.choose("keep")
    return m


@cites("5.2.2")
@pytest.mark.parametrize(
    ("die", "gifts", "ferocity", "success"),
    [
        (5, 0, 1, True),  # the tutorial: at Evasion +1 a 5 or 6 is needed
        (4, 0, 1, False),
        (3, 2, 1, True),
        (3, 1, 1, False),
        (1, 3, 0, False),  # a 1 always fails, here with a total of 6
        (6, 0, 3, True),  # a 6 always succeeds, here with a total of 5
        (5, 0, 3, False),
    ],
)
def test_5_2_2_die_evasion_and_gifts_must_reach_six(die: int, gifts: int, ferocity: int, success: bool) -> None:
    m = talks(die, gifts, ferocity)
    assert fate(m, "negotiation")["success"] is success
    assert tracks(m, "ap") == 2


@cites("5.2.2", "6.1.1")
@pytest.mark.parametrize(("die", "success"), [(5, False), (6, True)])
def test_5_2_2_without_henry_linn_dodge_talks_go_worse(die: int, success: bool) -> None:
    m = raid("monument.3", left=0, scenario="fearing", events_in_play=[52], resources={"horse": 0, "sheep": 0},
             families=only(A={"at": "monument.3", "ferocity": 1}))  # fmt: skip
    play(m, f"> negotiate A\n! {die}")  # 5 + 1 - 1 is not enough; a 6 always is
    assert fate(m, "negotiation")["success"] is success


@cites("5.2.2")
def test_5_2_2_success_saves_all_families_of_that_area() -> None:
    m = talks(6)
    assert where(m, "ABC") == ["shiprock:escape", "shiprock:escape", "zuni.1"]


@cites("5.2.2")
def test_5_2_2_gifts_are_spent_in_any_case() -> None:
    m = talks(1, gifts=2)
    assert [e.values["change"] for e in m.log if e.name == "goods"] == [-2]
    assert where(m, "AB") == ["shiprock.3", "shiprock.3"]


@cites("5.2.2")
def test_5_2_2_needs_an_ap_and_a_counter_in_the_familys_area() -> None:
    assert offered(raid("shiprock.3", families=only(A="shiprock.3"), tracks={"ap": 0}), "negotiate") == []
    assert offered(raid("shiprock.2", families=only(A="shiprock.3")), "negotiate") == []


@cites("5.2.2")
def test_5_2_2_a_family_without_a_man_may_negotiate() -> None:
    assert offered(raid("shiprock.3", families=only(A={"at": "shiprock.3", "man": 0})), *IN_AREA) == [
        "evade A", "negotiate A",
    ]  # fmt: skip


# -- Harassment --------------------------------------------------------------------------------------------------------
@cites("5.2.3")
def test_5_2_3_any_empty_area_within_three_areas_of_a_family_with_a_man() -> None:
    m = raid("shiprock.1", families=only(A="shiprock.3", B={"at": "black-mesa.3", "man": 0}))
    # from Shiprock 3: up the track, to Zuni 1-3, over Shiprock 2 to San Juan 1-2; not where raiders or Families are
    near = ["shiprock.2", "shiprock.4", "shiprock.5", "shiprock.6", "san-juan.1", "san-juan.2"]
    assert offered(m, "harass") == [f"harass {a}" for a in [*near, "zuni.1", "zuni.2", "zuni.3"]]


@cites("5.2.3")
def test_5_2_3_empty_means_empty() -> None:
    areas = {
        "shiprock.4": {"intruders": ["?"]},
        "shiprock.5": {"harass": 1},
        "zuni.1": {"corn": 1},
        "san-juan.1": {"mission": 1},
    }
    m = raid("shiprock.1", families=only(A="shiprock.3", B="zuni.1"), areas=areas)
    for area in ("shiprock.1", "shiprock.3", "shiprock.4", "shiprock.5", "zuni.1", "san-juan.1"):
        assert f"harass {area}" not in options(m)


@cites("5.2.3", "5.1.3")
def test_5_2_3_example_not_below_an_outpost() -> None:
    m = raid("shiprock.1", families=only(A="shiprock.4"), areas={"shiprock.3": {"mission": 1}})
    assert "harass shiprock.2" not in options(m)  # empty, and two Areas away
    assert "harass shiprock.5" in options(m)  # above the Outpost
    assert "harass zuni.2" in options(m)  # another track


@cites("5.2.3")
def test_5_2_3_costs_an_ap_and_makes_raiders_come_by_twos() -> None:
    m = raid("shiprock.1", families=only(A="shiprock.3"), left=4)
    play(m, "> harass shiprock.2")
    assert tracks(m, "ap") == 2
    assert raiders(m) == {"shiprock.1": 1, "shiprock.2": 2, "santa-fe": 2}


@cites("5.2.3", "9.1.4")
def test_5_2_3_masters_of_the_mesas_2_makes_the_first_one_free() -> None:
    start = {"instruction": "raid", "ap": 9}
    m = match(start=start, families=only(A="shiprock.5"), developments=["mesas.1", "mesas.2"], tracks={"ap": 1})
    play(m, "> harass shiprock.2")
    assert tracks(m, "ap") == 1
    play(m, "> harass shiprock.3")
    assert tracks(m, "ap") == 0


@cites("5.2.3", "1.6.1/limits")
def test_5_2_3_only_counters_that_are_available() -> None:
    m = raid("shiprock.1", families=only(A="shiprock.5"), left=9)
    play(m, "> harass shiprock.2\n> harass shiprock.3")  # two of the four are set aside
    assert options(m)[0] == "evade A"  # no question until the Family is reached
    assert offered(m, "harass") == []


@cites("5.2.3")
def test_5_2_3_with_no_family_to_do_it_no_harassment() -> None:
    m = raid("shiprock.1", families=only(A={"at": "shiprock.3", "man": 0}))
    assert options(m) == ["evade A", "negotiate A", "no-reaction"]  # the raid has come up to Shiprock 3
