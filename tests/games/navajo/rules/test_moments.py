"""Moments and choices that belong to a rule: one effect in one moment, whose question it is, who is still there."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import asked, drive
from tests.games.navajo.enemy_positions import family, on_map, only, passage, tracks, where
from tests.support import cites, match, names, options, plain, play

EMPTY_BAG = {
    "raided": {"black": 3, "brown": 3, "red": 0, "white": 3, "yellow": 2, "green": 1},
    "subjugation": {"red": 3},
}
PEACE = {"active": ["A", "B", "C", "D", "E", None], "truce": {"id": "N", "ap": 4}}


def met(at: str, **position: Any) -> Match:
    """Raiders, the last of them, have come to an Area. Nothing but Evasion could be tried, and is not."""
    start = {"raid": {"placed": [at], "left": 0}, "reaction_at": at}
    m = match(**{"tracks": {"ap": 0}, "start": start, **position})
    return play(m, "> no-reaction") if "no-reaction" in options(m) else m


# -- both tracks at 0 --------------------------------------------------------------------------------------------------
@cites("12.1", "3.1/3")
def test_12_1_an_elder_action_is_one_moment() -> None:
    """Culture 1, Military 0: the point changes tracks, so that there is no moment without any."""
    points = {"culture": 1, "military": 0}
    m = match(tracks=points, elders=[0, 0, 0, 0, 1, 0, 0], rulings={"both-tracks-zero": "at-once"},
              start={"card": 32, "operation": "planning"})  # fmt: skip
    play(m, "> elder 6 military\n! 1")
    assert plain(m)["outcome"] is None
    assert tracks(m, "culture", "military") == (0, 1)


# -- raid-culture-loss -------------------------------------------------------------------------------------------------
@cites("flow/tribal")
@pytest.mark.parametrize(("reading", "culture"), [("empty-spaces", 7), ("counter-lost", 8)])
def test_flow_tribal_culture_as_the_ruling_on_raids_has_it(reading: str, culture: int) -> None:
    """The child's space was empty before, the woman's is now."""
    m = match(families=only(A={"at": "shiprock.3", "child": 0}), cubes={"subjugation": {"red": 3}},
              start={"tribal_raid": "utes"}, rulings={"raid-culture-loss": reading})  # fmt: skip
    play(m, "! 1\n> no-reaction\n! 6\n> give-up woman")
    assert tracks(m, "culture") == culture


# -- Manuelito ---------------------------------------------------------------------------------------------------------
@cites("13/manuelito", "2.2.2")
def test_13_manuelito_who_found_no_man_sets_the_ferocity_when_he_joins() -> None:
    women = {x: {"at": f"black-mesa.{i + 1}", "man": 0} for i, x in enumerate("ABCDE")}
    m = match(scenario="fearing", families=women, manuelito=None, events_in_play=[50],
              tracks={"military": 15, "culture": 15, "morale": 1}, start={"card": 53, "segment": "major"})  # fmt: skip
    drive(m, asked("sequence.draw"), prefer=("good-medicine",))
    assert plain(m)["manuelito"] == "awaited"
    later = match(scenario="fearing", families={**women, "D": {"at": "monument.1"}}, manuelito="awaited",
                  events_in_play=[50, 53], start={"card": 21, "segment": "discard"})  # fmt: skip
    assert options(later)[:4] == ["ferocity 0", "ferocity 1", "ferocity 2", "ferocity 3"]
    play(later, "> ferocity 2")
    assert (plain(later)["manuelito"], family(later, "D")["ferocity"]) == ("D", 2)


# -- the bag -----------------------------------------------------------------------------------------------------------
@cites("1.5.3", "1.9", "3.2.5", "3.2.6", "4.2.7")
@pytest.mark.parametrize("raid", ["raid-new-mexico", "long-raid", "raid-mission"])
def test_1_5_3_raids_with_an_empty_bag_are_not_forbidden(raid: str) -> None:
    """No cube comes, but a Peace is over all the same."""
    m = match(cubes=EMPTY_BAG, areas={"shiprock.1": {"mission": True}}, display=PEACE, start={"activate": "A"})
    play(m, f"> {raid}")
    assert "pool-empty" in names(m)
    assert "peace-broken" in names(m)
    assert plain(m)["display"]["truce"] is None


# -- the council of two ------------------------------------------------------------------------------------------------
COUNCIL = {"headman": "turquoise", "elders": {"turquoise": [0, 0, 1, 0, 0, 0, 0], "basket": [0, 0, 0, 1, 0, 0, 0]}}


@cites("16.6.1", "16.5.3")
@pytest.mark.parametrize("start", [{"card": 32, "operation": "planning"}, {"card": 17, "segment": "major"}])
def test_16_6_1_an_elder_of_the_other_player_is_not_passed_over(start: dict[str, Any]) -> None:
    m = match(options=["two-players"], two_players=COUNCIL, elders=[0, 0, 1, 1, 0, 0, 0], start=start)
    called = [o for o in options(m) if o == "done" or o.startswith("call-elder")]
    assert [o.split()[0] for o in called] == ["call-elder", "call-elder"]
    play(m, f"> {called[0]}\n> no-action")
    assert "done" in options(m)  # only the own elder is left


@cites("16.6.1")
def test_16_6_1_elders_without_a_rating_are_not_called() -> None:
    """There is nothing that they could attempt."""
    council = {"headman": "turquoise", "elders": {"turquoise": [1, 0, 0, 0, 0, 0, 0], "basket": [0, 0, 1, 0, 0, 0, 0]}}
    m = match(options=["two-players"], two_players=council, elders=[1, 0, 1, 0, 0, 0, 0],
              start={"card": 17, "segment": "major"})  # fmt: skip
    assert options(m)[-1] == "no-action"  # basket's elder was called, since there is no other


# -- a child alone -----------------------------------------------------------------------------------------------------
CHILD_ALONE = only(A={"at": "shiprock.3", "man": 0, "child": 1, "horse": 1}, B="zuni.5")


@cites("flow/enemy", "1.7.5/family")
def test_flow_enemy_a_child_alone_is_caught_and_leaves_when_the_raid_ends() -> None:
    """It holds the Territory, so that no Mission comes, and counts as a Family caught."""
    m = met("shiprock.3", families=CHILD_ALONE)
    play(m, "> give-up woman\n! 1")
    assert "caught" in names(m)
    assert on_map(m, "mission") == []
    assert tracks(m, "morale") == 6
    assert (where(m, "A"), passage(m)) == ([None], {"woman": 1, "child": 1, "horse": 1})
    assert names(m).index("caught") < names(m).index("raid-ends") < names(m).index("family-off")


@cites("flow/enemy", "1.7.5/family")
def test_1_7_5_family_the_other_reading_takes_it_off_at_once() -> None:
    m = met("shiprock.3", families=CHILD_ALONE, rulings={"child-alone": "at-once"})
    play(m, "> give-up woman\n! 1")
    assert "caught" not in names(m)
    assert on_map(m, "mission") == ["shiprock.1"]
    assert tracks(m, "morale") == 4
    assert (where(m, "A"), passage(m)) == ([None], {"woman": 1, "child": 1, "horse": 1})


@cites("flow/enemy")
def test_flow_enemy_nobody_left_leaves_at_once() -> None:
    m = met("shiprock.3", families=only(A={"at": "shiprock.3", "man": 0, "child": 0}, B="zuni.5"))
    play(m, "! 1")
    assert "caught" not in names(m)
    assert on_map(m, "mission") == ["shiprock.1"]


@cites("flow/enemy", "13/canyon")
@pytest.mark.parametrize(("reading", "morale"), [("caught", 6), ("at-once", 4)])
def test_flow_enemy_the_whole_family_from_the_canyon_is_caught_first(reading: str, morale: int) -> None:
    rulings = {"remaining-population": "canyon", "child-alone": reading}
    m = met("canyon.1", families=only(A="canyon.1"), rulings=rulings)
    play(m, "> give-up child\n! 1")
    if reading == "caught":
        play(m, "> caught-in zuni")
    assert tracks(m, "morale") == morale
    assert (where(m, "A"), passage(m)) == ([None], {"man": 1, "woman": 1, "child": 1})


@cites("flow/tribal", "1.7.5/family")
def test_flow_tribal_a_child_alone_is_out_of_play_at_once() -> None:
    m = match(families=only(A={"at": "shiprock.3", "man": 0}, B="zuni.5"), cubes={"subjugation": {"red": 3}},
              start={"tribal_raid": "utes"})  # fmt: skip
    play(m, "! 1\n> no-reaction\n! 6\n> give-up woman")
    assert "caught" not in names(m)
    assert where(m, "A") == [None]
