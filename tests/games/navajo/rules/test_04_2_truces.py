"""Chapter 4.2.5 and 4.2.7: Peace and Defend, their conditions, how they end, and the Pueblo Revolt beside them."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import box, column, family, lay, on_map, only, price, request, tracks
from tests.support import cites, match, names, options, plain, play

RED3 = {"subjugation": {"red": 3}}
LANDS = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
ALL_MISSIONS = {f"{land}.2": {"mission": 1} for land in LANDS}


def spanish(**position: Any) -> Match:
    """Card 24 in the Spanish period: 3 APs, no red cubes. N is Peace 5 / Build 3."""
    return match(start={"card": 24, "segment": "enemy", **position.pop("start", {})}, **position)


def mexican(**position: Any) -> Match:
    """Card 24 in the Mexican period: 3 APs and 3 for the red cubes. D is Peace 2-6, J Defend, M (back) Peace 3.

    No animals: nothing could be bought to stop a flip.
    """
    position = {"resources": {"horse": 0, "sheep": 0}, **position}
    cubes = {**RED3, **position.pop("cubes", {})}
    start = {"card": 24, "segment": "enemy", **position.pop("start", {})}
    return match(scenario="broken", start=start, cubes=cubes, events_in_play=[], **position)


def truce(m: Match) -> tuple[str, int] | None:
    found = plain(m)["display"]["truce"]
    return found and (found["instruction"], found["ap"])


def went_on_to_the_own_segment(m: Match) -> bool:
    return options(m)[:3] == ["planning", "take-actions", "passage-of-time"]


# -- Peace begins ------------------------------------------------------------------------------------------------------
@cites("4.2.7")
def test_4_2_7_peace_quiets_both_sides() -> None:
    m = spanish(
        start={"enemy_ap": 5},
        tracks={"ap": 3},
        families=only(A={"at": "shiprock.1", "ferocity": 2}, B={"at": "zuni.1", "ferocity": 3}),
        cubes={"raided": {"brown": 1}, "recovery": {"white": 2}},
        display=lay("NCDEGH"),
    )
    play(m, "! 5 6")
    assert truce(m) == ("peace", price("N"))  # its price lies with it in the Raided Cubes box
    assert tracks(m, "ap", "enemy_ap") == (0, 0)  # 5 + 3 - 1 less the price were left, and are lost
    assert [family(m, x)["ferocity"] for x in "AB"] == [0, 0]
    assert (box(m, "raided"), box(m, "recovery")) == ({}, {})
    assert went_on_to_the_own_segment(m)


@cites("4.2.7", "4.1.2")
@pytest.mark.parametrize(("kept", "paid"), [(0, 6), (1, 6)])
def test_4_2_7_a_variable_peace_takes_as_many_as_it_can(kept: int, paid: int) -> None:
    m = play(mexican(start={"enemy_ap": kept}, display=lay("DABCEF")), "! 5 6")
    assert (truce(m), tracks(m, "enemy_ap")) == (("peace", paid), 0)


@cites("4.2.7", "4.1.2")
def test_4_2_7_a_variable_peace_with_little() -> None:
    m = play(mexican(cubes={"raided": {"brown": 4}}, display=lay("DABCEF")), "! 5 6")
    assert truce(m) == ("peace", 2)


@cites("4.2.7")
@pytest.mark.parametrize(("reading", "active", "inactive"), [("skip", "..bCEG", "A"), ("reset", "bCEGA", "")])
def test_4_2_7_the_display_is_not_reset(reading: str, active: str, inactive: str) -> None:
    """Ruling peace-display-reset: Peace ends the segment at once, as Defend does."""
    have = price("N") - 2  # with 3 of the card enough for a Subjugate of 1 and Peace
    m = spanish(start={"enemy_ap": have}, rulings={"peace-display-reset": reading}, display=lay("ANbCEG"))
    play(m, "! 1 3\n! white")
    assert truce(m) == ("peace", price("N"))
    assert (column(m, "active"), column(m, "inactive")) == (active, inactive)


@cites("4.2.7", "4.2.5")
@pytest.mark.parametrize("inactive", ["D", "J"])  # a Peace or a Defend there
def test_4_2_7_with_peace_or_defend_inactive_it_turns_over(inactive: str) -> None:
    # N, Mexican: Peace 4 / Raid 9. With 6 APs its Raid side is too dear; it lies on that side now.
    m = play(mexican(display=lay(".NABCE", inactive=inactive)), "! 5 6")
    assert truce(m) is None
    assert column(m, "active").startswith("n")
    assert tracks(m, "enemy_ap") == 6


@cites("4.2.7")
def test_4_2_7_its_reverse_side_is_carried_out_at_once() -> None:
    # Spanish N: Peace 5 / Build 3; M shows Peace in the Inactive Column. 3 APs pay the Build.
    m = play(spanish(display=lay(".NCDEG", inactive="m")), "! 5 6")
    assert on_map(m, "mission") == ["shiprock.1"]
    assert (truce(m), tracks(m, "enemy_ap")) == (None, 0)
    assert column(m, "active") == "CDeg" + "nm"


@cites("4.2.7")
def test_4_2_7_a_peace_that_cannot_be_paid_waits() -> None:
    m = play(spanish(display=lay("NCDEGH")), "! 5 6")
    assert (truce(m), tracks(m, "enemy_ap")) == (None, 3)


# -- Peace lasts -------------------------------------------------------------------------------------------------------
@cites("4.2.7", "4/1")
@pytest.mark.parametrize("die", [1, 3])
def test_4_2_7_a_die_below_its_aps_holds_the_peace(die: int) -> None:
    m = spanish(display=lay(".ACDEG", truce="N", ap=4))
    play(m, f"! {die}")
    assert truce(m) == ("peace", 3)
    assert on_map(m, "mission") == ["shiprock.1"]
    assert tracks(m, "enemy_ap") == 0  # nothing is collected
    assert (column(m, "active"), column(m, "inactive")) == (".ACDEG", "")
    assert went_on_to_the_own_segment(m)


@cites("4.2.7", "4/1")
@pytest.mark.parametrize("die", [4, 6])
def test_4_2_7_a_die_of_at_least_its_aps_ends_the_peace(die: int) -> None:
    m = spanish(display=lay(".aCDEG", truce="N", ap=4))
    play(m, f"! {die}")
    assert (truce(m), on_map(m, "mission")) == (None, [])
    assert tracks(m, "enemy_ap") == 4 + 3  # those of the Peace, and Step 2 goes on
    assert column(m, "inactive") == "N"
    assert request(m) == "dice"


@cites("4.2.7")
def test_4_2_7_its_counter_goes_to_the_topmost_empty_inactive_box() -> None:
    m = play(spanish(display=lay("..bCEG", inactive="A", truce="N", ap=2)), "! 5")
    assert column(m, "inactive") == "AN"


@cites("4.2.7")
def test_4_2_7_with_one_ap_left_it_ends_on_any_die() -> None:
    m = play(spanish(display=lay(".ACDEG", truce="N", ap=1)), "! 1")
    assert truce(m) is None


@cites("4.2.7")
def test_4_2_7_a_second_peace_cannot_follow_in_the_segment_that_ended_one() -> None:
    # M (back) is Peace 3; N has just gone to the Inactive Column, so M turns to its Raid of 3
    m = spanish(display=lay(".mCDEG", truce="N", ap=2), families=only(A="zuni.4"), tracks={"ap": 0})
    play(m, "! 6\n! 5 6")
    assert truce(m) is None
    assert "M raid" in [e.values.get("counter") for e in m.log if e.name == "instruction"]


@cites("4.2.7", "4.2.1")
def test_4_2_7_clarification_no_subjugate_when_all_outposts_are_in_play() -> None:
    m = spanish(display=lay(".ACDEG", truce="N", ap=4), areas=ALL_MISSIONS)
    play(m, "! 1")
    assert (truce(m), request(m), tracks(m, "culture")) == (("peace", 3), "", 9)


@cites("4.2.7", "4.2.11")
@pytest.mark.parametrize(("reading", "culture"), [("nothing", 9), ("one-ap", 8)])
def test_4_2_7_all_outposts_in_play_and_new_mexico_subjugated(reading: str, culture: int) -> None:
    """Ruling peace-build-no-outposts: no AP is spent on that Build, so it costs nothing."""
    rulings = {"peace-build-no-outposts": reading}
    m = spanish(display=lay(".ACDEG", truce="N", ap=4), areas=ALL_MISSIONS, cubes=RED3, rulings=rulings)
    play(m, "! 1")
    assert tracks(m, "culture") == culture


# -- Peace is broken ---------------------------------------------------------------------------------------------------
def activated(letter: str, **position: Any) -> Match:
    return match(start={"card": 24, "activate": letter}, display=lay(".ACDEG", truce="N", ap=4), **position)


@cites("4.2.7", "3.2.5")
@pytest.mark.parametrize("raid", ["raid-new-mexico", "long-raid"])
def test_4_2_7_a_raid_on_new_mexico_breaks_the_peace_before_the_cube(raid: str) -> None:
    m = activated("A")
    play(m, f"> {raid}")
    assert request(m) == "cube"
    assert (truce(m), tracks(m, "enemy_ap"), column(m, "inactive")) == (None, 4, "N")


@cites("4.2.7", "3.2.6")
def test_4_2_7_a_raid_on_an_outpost_breaks_the_peace() -> None:
    m = activated("A", areas={"shiprock.1": {"mission": 1}})
    play(m, "> raid-mission")
    assert (truce(m), tracks(m, "enemy_ap"), column(m, "inactive")) == (None, 4, "N")


@cites("4.2.7", "3.2.6")
def test_4_2_7_a_raid_on_a_fort_breaks_the_peace() -> None:
    display = lay(".ABCEF", truce="d", ap=4)  # the back of the American D: Peace 3
    m = match(scenario="fearing", start={"activate": "D"}, display=display, families={"D": {"at": "hopi.1"}})
    play(m, "> raid-fort")
    assert (truce(m), tracks(m, "enemy_ap"), column(m, "inactive")) == (None, 4, "d")


@cites("4.2.7")
def test_4_2_7_other_actions_do_not_break_it() -> None:
    m = activated("A")
    play(m, "> move shiprock.2")
    assert truce(m) == ("peace", 4)


@cites("4.2.7")
def test_4_2_7_apaches_raid_new_mexico_does_not_break_it() -> None:
    m = match(start={"card": 32, "segment": "major"}, display=lay(".ACDEG", truce="N", ap=4))
    play(m, "! brown")
    assert (truce(m), box(m, "raided")) == (("peace", 4), {"brown": 1})


# -- Defend ------------------------------------------------------------------------------------------------------------
@cites("4.2.5")
def test_4_2_5_defend_spends_everything_and_ends_the_segment_without_reset() -> None:
    # M, Expand 5, on top: with no Outpost a Build. Then Defend takes the 3 that are left.
    m = mexican(start={"enemy_ap": 2}, display=lay("MJABCE"), cubes={"raided": {"brown": 1}, "recovery": {"white": 1}})
    play(m, "! 4 5")
    assert on_map(m, "rancho") == ["shiprock.1"]
    assert truce(m) == ("defend", 0)  # its price is spent, not kept with it
    assert tracks(m, "enemy_ap") == 0
    assert (column(m, "active"), column(m, "inactive")) == ("..AbcE", "M")
    assert (box(m, "raided"), box(m, "recovery")) == ({"brown": 1}, {"white": 1})
    assert went_on_to_the_own_segment(m)


@cites("4.2.5")
def test_4_2_5_defend_needs_an_ap() -> None:
    m = mexican(start={"enemy_ap": 0}, cubes={"raided": {"brown": 1}}, display=lay("MJABCE"))
    play(m, "! 4 5")  # 5 APs, all for Expand
    assert truce(m) is None
    assert column(m, "active") == "JAbcEM"


@cites("4.2.5", "4.2.7")
def test_4_2_5_with_peace_or_defend_inactive_it_turns_over() -> None:
    m = play(mexican(display=lay(".JABCE", inactive="D")), "! 5 6")
    assert truce(m) is None
    assert column(m, "active").startswith("j")  # its Raid of 7 is too dear for 6


@cites("4.2.5", "4/1")
@pytest.mark.parametrize(("already", "cubes"), [(0, 1), (0, 3), (2, 3)])
def test_4_2_5_more_cubes_than_aps_hold_it(already: int, cubes: int) -> None:
    m = mexican(display=lay(".ABCEF", truce="J", ap=already), cubes={"raided": {"brown": cubes}})
    assert truce(m) == ("defend", cubes)  # Enemy APs are placed until there are as many
    assert tracks(m, "enemy_ap") == 0
    assert box(m, "raided") == {"brown": cubes}
    assert went_on_to_the_own_segment(m)


@cites("4.2.5", "4/1")
@pytest.mark.parametrize(("already", "cubes"), [(0, 0), (2, 2), (3, 1)])
def test_4_2_5_as_many_aps_as_cubes_end_it(already: int, cubes: int) -> None:
    boxes = {"raided": {"brown": cubes}, "recovery": {"white": 1}}
    m = mexican(display=lay(".ABCEF", truce="J", ap=already), cubes=boxes)
    assert truce(m) is None
    assert column(m, "inactive") == "J"
    # Reset Cubes comes first, so that Step 2 subtracts nothing: 3 + 3 red, and the APs of the Defend
    assert (box(m, "raided"), box(m, "recovery")) == ({}, {"brown": cubes} if cubes else {})
    assert tracks(m, "enemy_ap") == 6 + already
    assert request(m) == "dice"


@cites("4.2.5", "1.6.1/limits")
def test_4_2_5_no_more_aps_than_counters() -> None:
    boxes = {"raided": {"brown": 4, "white": 2}}
    m = mexican(start={"enemy_ap": 47}, display=lay(".ABCEF", truce="J"), cubes=boxes)
    assert truce(m) == ("defend", 3)
    m.game.check(m.position)
    m = mexican(start={"enemy_ap": 46}, display=lay(".ABCEF", truce="J", ap=2), cubes=boxes)
    assert truce(m) == ("defend", 4)


@cites("4.2.5")
def test_4_2_5_a_raid_does_not_end_a_defend() -> None:
    display = lay(".ABCEF", truce="J", ap=2)
    m = match(scenario="broken", start={"activate": "A"}, display=display)
    play(m, "> raid-new-mexico\n! brown")
    assert truce(m) == ("defend", 2)


# -- the Pueblo Revolt -------------------------------------------------------------------------------------------------
@cites("4.2.7", "4/1")
@pytest.mark.parametrize("reading", ["first", "ends"])
def test_4_2_7_what_becomes_of_a_peace_when_the_revolt_breaks_out(reading: str) -> None:
    """Ruling pueblo-revolt-truce: it goes on, or it ends at once."""
    m = match(
        start={"card": 41, "segment": "major"},
        rulings={"pueblo-revolt-truce": reading},
        display=lay(".ACDEG", truce="N", ap=4),
    )
    if reading == "first":
        assert (truce(m), tracks(m, "enemy_ap")) == (("peace", 4), 0)
    else:
        assert (truce(m), tracks(m, "enemy_ap"), column(m, "inactive")) == (None, 4, "N")


@cites("4.2.7", "4/1")
def test_4_2_7_a_peace_that_holds_during_the_revolt_keeps_new_mexico_unsubjugated() -> None:
    m = spanish(events_in_play=[41], display=lay(".ACDEG", truce="N", ap=4))
    play(m, "! 2")
    assert (truce(m), on_map(m, "mission")) == (("peace", 3), ["shiprock.1"])
    assert went_on_to_the_own_segment(m)


@cites("4.2.7", "4/1")
def test_4_2_7_a_peace_that_ends_during_the_revolt_gives_its_aps_to_the_reconquest() -> None:
    m = spanish(events_in_play=[41], display=lay(".ACDEG", truce="N", ap=2))
    play(m, "! 5\n! white\n! white\n! white\n! brown\n! brown\n! brown")  # 2 + 3 + 1: six cubes
    assert box(m, "recovery") == {"brown": 3, "white": 3}
    assert column(m, "inactive") == "N"


@cites("4.2.5", "4/1", "13/reset")
def test_4_2_5_a_defend_that_ends_during_the_revolt_does_not_reset_cubes() -> None:
    # Defend is a Mexican and American counter; the Revolt may have outlasted the Spanish period
    cubes = {"raided": {"brown": 2}, "recovery": {"white": 1}, "subjugation": {"red": 1}}
    removed = {"red": 0, "blue": 1}
    m = match(
        scenario="broken",
        start={"card": 24, "segment": "enemy"},
        events_in_play=[41],
        display=lay(".ABCEF", truce="J", ap=2),
        cubes={**cubes, "removed": removed},
    )
    assert (box(m, "raided"), box(m, "recovery")) == ({"brown": 2}, {"white": 1})
    # 3 from the card, 1 for the Revolt, 1 red, less 2 cubes still there, and the 2 of the Defend: five cubes
    play(m, "! white\n! white\n! brown\n! brown\n! green")
    assert names(m).count("cube") == 5
    assert went_on_to_the_own_segment(m)


@cites("4.2.7")
def test_4_2_7_peace_is_never_begun_during_the_revolt() -> None:
    m = spanish(start={"enemy_ap": 5}, events_in_play=[41], display=lay("NCDEGH"))
    assert request(m) == "cube"
    assert truce(m) is None
