"""Chapter 4: the Enemy Operations Segment and its Instruction Display."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
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
    # Death of Henry Linn Dodge: what the card says; 3 red cubes: 3 more
    dodge = load_tables().history[52].params["enemy_ap"]
    assert tracks(segment(scenario="fearing", events_in_play=[52]), "enemy_ap") == 3 + dodge + 3


@cites("4/2", "6.1.1")
def test_4_step_2_other_events_in_play_add_nothing() -> None:
    assert tracks(segment(scenario="fearing", events_in_play=[53, 54]), "enemy_ap") == 3 + 3


@cites("4/2", "13/rounding")
@pytest.mark.parametrize(
    ("scenario", "rulings", "extra"),
    [("broken", {}, 2), ("broken", {"odd-intruders": "down"}, 1), ("fearing", {}, 3)],
)
def test_4_step_2_hidden_intruders_add_in_the_later_periods(scenario: str, rulings: dict[str, str], extra: int) -> None:
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
    # Peace has left row 6 of the Active Column; its die of 6 ends it, and Steps 2 and 3 follow
    m = play(segment(display=lay("aCDEG", truce="N", ap=1)), "! 6\n! 5 6")
    assert column(m, "active") == "aCDEgN"


@cites("4/3")
def test_4_step_3_standby_counters_are_never_flipped() -> None:
    m = play(segment(display=lay("aHNbDc", standby="MEGIJK")), "! 2 5")
    assert column(m, "standby") == "MEGIJK"


@cites("4/3", "4.1.6")
def test_4_step_3_doubles_swap_the_row_and_flip_nothing() -> None:
    m = play(segment(display=lay("aHNbDc", standby="EFGIJK")), "! 2 2")
    assert column(m, "active") == "aFNbDc"
    assert column(m, "standby") == "EHGIJK"


@cites("4/3", "4.1.7")
def test_4_step_3_doubles_do_nothing_without_a_counter_on_both_sides() -> None:
    m = play(segment(display=lay("aHDbC", truce="N", ap=1, standby="EFGIJK")), "! 6\n! 6 6")
    assert "no-swap" in names(m)
    assert (column(m, "active"), column(m, "standby")) == ("aHDbCN", "EFGIJK")


@cites("4/3", "10.2/flip")
def test_4_step_3_two_trade_goods_cancel_one_flip() -> None:
    m = play(segment(display=lay("aHNbDc"), resources={"trade_goods": 2}), "! 2 3")
    assert options(m) == ["let-flip 2", "cancel-flip 2", "let-all-flip"]
    play(m, "> cancel-flip 2")  # none are left for row 3
    assert column(m, "active") == "aHnbDc"
    m = play(segment(display=lay("aHNbDc"), resources={"trade_goods": 2}), "! 2 3\n> let-flip 2\n> cancel-flip 3")
    assert column(m, "active") == "ahNbDc"


@cites("4/3")
def test_4_step_3_and_5_are_left_out_during_the_pueblo_revolt() -> None:
    m = segment(events_in_play=[41], display=lay(".CDEGH", inactive="..a"))
    assert request(m) == "cube"
    play(m, "! white\n! white\n! white\n! black")
    assert (column(m, "active"), column(m, "inactive")) == (".CDEGH", "..a")


# -- Step 4 ------------------------------------------------------------------------------------------------------------
@cites("4/4", "4.1.1")
def test_4_step_4_from_the_top_while_the_aps_last() -> None:
    m = play(segment(), "! 5 6")  # 3 APs: A (Subjugate 1), B (Subjugate 2), then C (Build 3) is too dear
    play(m, "! brown")
    assert column(m, "inactive") == "A"
    play(m, "! brown\n! brown")
    assert tracks(m, "enemy_ap") == 0
    assert box(m, "recovery") == {"brown": 3}
    assert on_map(m, "mission") == []


@cites("4/4")
def test_4_step_4_the_pueblo_revolt_spends_everything_on_one_subjugate() -> None:
    # 2 kept, 3 from the card, 1 from the Revolt: six cubes, and the display is not looked at
    m = segment(events_in_play=[41], start={"enemy_ap": 2}, display=lay("CDEGHI"))
    play(m, "! white\n! white\n! white\n! black\n! red")
    assert box(m, "subjugation") == {}  # all cubes are drawn before any is looked at
    play(m, "! red")
    assert box(m, "subjugation") == {"red": 2}
    assert box(m, "recovery") == {"black": 1, "white": 3}
    assert (tracks(m, "enemy_ap"), on_map(m, "mission")) == (0, [])


# -- Step 5 ------------------------------------------------------------------------------------------------------------
@cites("4/5")
def test_4_step_5_active_counters_slide_up_then_inactive_ones_follow_from_the_bottom() -> None:
    # the tutorial's card 26: Colonize and Subvert have been carried out, the Raid in row 3 is too dear. What comes out:
    # Raid, Build + Subvert, Peace, Raid, Subvert, Colonize
    m = play(segment(display=lay("cDfHNb"), cubes=RED3), "! 3 6")
    assert tracks(m, "enemy_ap") == 0  # 6 collected; Colonize took 3, Subvert 3
    assert column(m, "active") == "fHNbDc"
    assert column(m, "inactive") == ""


@cites("4/5")
def test_4_step_5_gaps_on_both_columns() -> None:
    m = play(segment(display=lay(".f..bC", inactive="D.E.G.")), "! 1 3")
    assert column(m, "active") == "fbCGED"


# -- general rules -----------------------------------------------------------------------------------------------------
@cites("4.1.1")
def test_4_1_1_a_dear_counter_on_top_holds_back_cheap_ones_below() -> None:
    m = play(segment(display=lay("fADCEG")), "! 1 2")
    assert tracks(m, "enemy_ap") == 3
    assert column(m, "active") == "fADCEG"


@cites("4.1.2")
def test_4_1_2_example_ten_aps_pay_three_for_a_cost_of_one_to_three() -> None:
    m = play(
        segment(start={"enemy_ap": 4}, cubes=RED3, display=lay("DbCEGH"), areas={"zuni.1": {"mission": 1}}), "! 2 4"
    )
    # 4 + 3 + 3 = 10; Subvert takes 3, and 7 are too few for the Raid of 9
    assert (tracks(m, "enemy_ap"), column(m, "active")) == (7, "bCeGHD")


@cites("4.1.2")
def test_4_1_2_example_one_ap_pays_a_cost_of_one_to_three() -> None:
    m = segment(
        cubes={**RED3, "raided": {"brown": 3, "white": 3}}, display=lay("DbCEGH"), areas={"zuni.1": {"mission": 1}}
    )
    culture = tracks(m, "culture")
    play(m, "! 2 4")
    assert tracks(m, "enemy_ap", "culture") == (0, culture - 1)
    assert column(m, "active") == "bCeGHD"


@cites("4.1.2")
def test_4_1_2_a_variable_cost_has_a_minimum_too() -> None:
    # the American Subvert of 2-4 with a single AP
    m = segment(scenario="fearing", cubes={**RED3, "raided": {"brown": 4, "white": 4}}, display=lay("KBCDFG"))
    play(m, "! 2 3")
    assert tracks(m, "enemy_ap") == 1
    assert column(m, "active")[0] == "K"


@cites("4.1.3")
def test_4_1_3_too_few_aps_are_kept_and_the_display_is_reset() -> None:
    m = play(segment(start={"enemy_ap": 1}, display=lay("..BfCG", inactive="DE")), "! 1 2")
    play(m, "! brown\n! white")  # 4 APs: Subjugate for 2, then the Raid of 11 cannot be paid
    assert tracks(m, "enemy_ap") == 2
    assert column(m, "active") == "fCGBED"
    # on the next card they count: 2 + 4 (card 36); the Raid is still too dear
    m = segment(36, start={"enemy_ap": 2}, display=lay("fCGBED"))
    assert tracks(m, "enemy_ap") == 6


@cites("4.1.4")
def test_4_1_4_an_empty_active_column_keeps_the_aps_and_is_filled() -> None:
    m = play(segment(display=lay("", inactive="ABCDEG")), "! 1 2")
    assert "no-instructions" in names(m)
    assert tracks(m, "enemy_ap") == 3
    assert column(m, "active") == "GEDCBA"


@cites("4.1.4")
def test_4_1_4_all_six_carried_out_and_no_second_round() -> None:
    # 19 kept + 3: Subjugate 1, 2, 3, Build 3, Build 4, Subvert as Subjugate 3: 16 in all
    m = play(segment(start={"enemy_ap": 19}, display=lay("ABFCGD")), "! 1 2")
    play(m, "! brown\n! brown\n! brown\n! white\n! white\n! white\n! black\n! black\n! black")
    assert on_map(m, "mission") == ["shiprock.1", "san-juan.1"]
    assert tracks(m, "enemy_ap") == 6
    assert column(m, "active") == "DGCFBA"


@cites("4.1.5")
def test_4_1_5_an_executed_counter_slides_to_its_own_row() -> None:
    # Peace left row 1 and has ended: topmost empty box. The Raid of row 2 stays in its row until it is over.
    m = segment(
        start={"enemy_ap": 3}, display=lay(".MBCDE", truce="N", ap=1), families=only(A="shiprock.3"), tracks={"ap": 0}
    )
    play(m, "! 1\n! 5 6")
    assert raiders(m) == {"shiprock.1": 1, "shiprock.2": 1, "shiprock.3": 1, "santa-fe": 0}
    assert (column(m, "active"), column(m, "inactive")) == (".MBCde", "N")
    play(m, "> no-reaction\n> give-up man\n! 6\n> return A shiprock.1")
    assert request(m) == "cube"  # B, Subjugate 2, is next
    assert (column(m, "active"), column(m, "inactive")) == ("..BCde", "NM")


@cites("4.1.5", "4/5")
def test_4_1_5_the_own_row_need_not_be_the_topmost_empty_one() -> None:
    m = play(segment(display=lay("..BfCE", inactive=".A...G")), "! 1 2\n! white\n! white")
    # B slid to row 3, below A, although row 1 is empty: from the bottom of the Inactive Column come G, B, A
    assert column(m, "active") == "fCEGBA"


@cites("4.1.6")
def test_4_1_6_a_minor_event_brings_a_standby_counter_in() -> None:
    # the tutorial's card 36: a 2 swaps row 2
    m = match(start={"card": 36, "segment": "minor"}, display=lay("ADCBEF", standby="GJHIKL"))
    play(m, "! 2")
    assert (column(m, "active"), column(m, "standby")) == ("AJCBEF", "GDHIKL")


def planning(**position: Any) -> Match:
    """Planning without elders; a Trade Good is not bought."""
    m = match(start={"card": 24, "operation": "planning"}, elders=[0] * 7, **position)
    return play(m, "> done")


@cites("4.1.6", "3.1/5")
def test_4_1_6_tribal_warfare_swaps_the_tribe_with_a_standby_row() -> None:
    m = planning(display=lay("AKCDEF", standby="BGHIJL"), families={"A": {"at": "shiprock.1", "ferocity": 3}})
    # 6 + 3 against 1 + 4: +4 in the column of Tribal Warfare is a victory; the die names Standby row 5
    play(m, "> warfare A 2\n! 6\n! 1\n! 5")
    assert (column(m, "active"), column(m, "standby")) == ("AJCDEF", "BGHIKL")
    assert tracks(m, "ap") == 2


@cites("4.1.6", "3.1/5")
def test_4_1_6_tribal_warfare_without_victory_swaps_nothing() -> None:
    m = planning(display=lay("AKCDEF", standby="BGHIJL"))
    play(m, "> warfare A 2\n! 5\n! 1")  # 5 + 0 against 1 + 4: 0
    assert options(m)[0] == "warfare B 2"
    assert column(m, "active") == "AKCDEF"


@cites("4.1.6", "3.1/5")
def test_4_1_6_tribal_diplomacy_swaps_as_the_tutorial_has_it() -> None:
    # the tutorial's card 15: Evasion +2 and a 6 make 8; the row is diced for, 3: Utes and Peace change places
    m = planning(display=lay("aHKbDc", standby="EJNGIL"))
    play(m, "> diplomacy A 3\n! 6\n! 3")
    assert (column(m, "active"), column(m, "standby")) == ("aHNbDc", "EJKGIL")


@cites("4.1.7")
def test_4_1_7_hostile_tribes_lift_starred_counters_in_both_columns() -> None:
    # the tutorial's card 24: Utes on top stay, the Comanche of Standby change places with the Build above them
    m = match(start={"card": 24, "segment": "major"}, display=lay("KbdCHf", standby="JAnLMI"))
    assert (column(m, "active"), column(m, "standby")) == ("KbdCHf", "JALnMI")


@cites("4.1.7")
def test_4_1_7_hostile_tribes_first_turn_starred_counters_to_their_front() -> None:
    m = match(start={"card": 24, "segment": "major"}, display=lay("AkCDEF", standby="GHIJBl"))
    assert (column(m, "active"), column(m, "standby")) == ("KACDEF", "GHIJLB")


@cites("4.1.7")
def test_4_1_7_no_swap_with_an_empty_box_above() -> None:
    m = match(start={"card": 24, "segment": "major"}, display=lay(".KCDEA", truce="N", ap=3, standby="BFGHLJ"))
    assert (column(m, "active"), column(m, "standby")) == (".KCDEA", "BFGLHJ")
