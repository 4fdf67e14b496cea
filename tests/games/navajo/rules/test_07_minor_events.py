"""Chapter 7: the four Minor Events."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import box, column, lay, only, request
from tests.support import cites, match, names, options, plain, play

DROUGHT, RECOVERY, SWAP, RESET = 21, 24, 36, 22  # cards with these Minor Events


def minor(card: int, **position: Any) -> Match:
    return match(start={"card": card, "segment": "minor"}, **position)


def dry(**lands: int) -> dict[str, Any]:
    return {"territories": {land.replace("_", "-"): {"drought": n} for land, n in lands.items()}}


def droughts(m: Match) -> dict[str, int]:
    return {land: x["drought"] for land, x in plain(m)["territories"].items() if x["drought"]}


# -- Drought -----------------------------------------------------------------------------------------------------------
@cites("7.2.1", "1.7.2/die")
@pytest.mark.parametrize(
    ("die", "land"),
    [(1, "shiprock"), (2, "san-juan"), (3, "zuni"), (4, "monument"), (5, "hopi"), (6, "black-mesa")],
)
def test_7_2_1_a_drought_in_the_territory_of_the_die(die: int, land: str) -> None:
    assert droughts(play(minor(DROUGHT), f"! {die}")) == {land: 1}


@cites("7.2.1", "1.6.1/drought")
def test_7_2_1_a_second_one_fits_a_third_goes_to_the_neighbour_with_the_highest_die() -> None:
    assert droughts(play(minor(DROUGHT, **dry(zuni=1)), "! 3")) == {"zuni": 2}
    # next to Zuni are Shiprock, 1, and Hopi, 5 (and the Canyon, which has no die and no room)
    assert droughts(play(minor(DROUGHT, **dry(zuni=2)), "! 3")) == {"zuni": 2, "hopi": 1}


@cites("7.2.1")
def test_7_2_1_if_possible() -> None:
    assert droughts(play(minor(DROUGHT, **dry(zuni=2, hopi=2)), "! 3")) == {"zuni": 2, "hopi": 2, "shiprock": 1}
    full = dry(zuni=2, hopi=2, shiprock=2)
    m = play(minor(DROUGHT, **full), "! 3")  # a Territory that is not next to it takes none
    assert droughts(m) == {"shiprock": 2, "zuni": 2, "hopi": 2}


# -- Drought Recovery --------------------------------------------------------------------------------------------------
@cites("7.2.2")
def test_7_2_2_one_drought_of_the_territory_ends() -> None:
    assert droughts(play(minor(RECOVERY, **dry(zuni=2, shiprock=1)), "! 3")) == {"shiprock": 1, "zuni": 1}


@cites("7.2.2")
def test_7_2_2_without_one_there_the_neighbour_with_the_lowest_die() -> None:
    # as in the tutorial's Passage of Time: Monument rolled, San Juan and Black Mesa are next to it and both dry
    assert droughts(play(minor(RECOVERY, **dry(san_juan=1, black_mesa=1)), "! 4")) == {"black-mesa": 1}
    assert droughts(play(minor(RECOVERY, **dry(black_mesa=1)), "! 4")) == {}


@cites("7.2.2")
def test_7_2_2_without_one_next_to_it_nothing_happens() -> None:
    # the tutorial's card 24: Zuni rolled, neither it nor Shiprock or Hopi is dry
    m = play(minor(RECOVERY, **dry(san_juan=1, black_mesa=2)), "! 3")
    assert droughts(m) == {"san-juan": 1, "black-mesa": 2}
    assert "no-drought-ends" in names(m)


@cites("7.2.2", "6.1.1")
def test_7_2_2_when_the_land_is_sick_it_recovers_only_where_nobody_lives() -> None:
    position = {"scenario": "broken", "events_in_play": [48], "families": only(A="zuni.3")}
    m = play(minor(RECOVERY, **position, **dry(shiprock=1, zuni=1)), "! 3")
    assert droughts(m)["zuni"] == 1
    assert "shiprock" not in droughts(m)


# -- instructions swap places ------------------------------------------------------------------------------------------
@cites("7.2.3", "4.1.6")
def test_7_2_3_a_single_die_swaps_one_row() -> None:
    m = play(minor(SWAP, display=lay("AbCDEF", standby="GHIjKL")), "! 4")
    assert (column(m, "active"), column(m, "standby")) == ("AbCjEF", "GHIDKL")  # faces stay as they are


@cites("7.2.3", "4.1.7")
def test_7_2_3_only_with_a_counter_on_both_sides() -> None:
    display = lay(".ACDEG", truce="N", ap=2)
    m = play(minor(SWAP, display=display), "! 1")
    assert (column(m, "active"), column(m, "standby")) == (".ACDEG", "BFHIJK")


@cites("7.2.3", "4/3")
def test_7_2_3_a_stripe_does_not_stop_a_swap() -> None:
    m = play(minor(SWAP, display=lay("ABCDEF", standby="GHIJKL")), "! 1")
    assert column(m, "active") == "GBCDEF"


# -- Reset Cubes -------------------------------------------------------------------------------------------------------
@cites("7.2.4", "13/reset")
def test_7_2_4_recovery_to_the_pool_then_raided_to_recovery() -> None:
    m = minor(RESET, cubes={"raided": {"brown": 2, "black": 1}, "recovery": {"white": 2}})
    assert (box(m, "raided"), box(m, "recovery")) == ({}, {"black": 1, "brown": 2})
    assert box(m, "pool") == {"black": 2, "brown": 1, "green": 1, "red": 3, "yellow": 2, "white": 3}
    assert request(m) == "card"


@cites("7.2.4", "13/reset")
def test_7_2_4_not_during_the_pueblo_revolt() -> None:
    m = minor(RESET, events_in_play=[41], cubes={"raided": {"brown": 2}, "recovery": {"white": 2}})
    assert (box(m, "raided"), box(m, "recovery")) == ({"brown": 2}, {"white": 2})


@cites("7.2.4", "4.2.5", "4.2.7")
def test_7_2_4_enemy_aps_of_a_truce_are_no_cubes() -> None:
    m = minor(RESET, display=lay(".ACDEG", truce="N", ap=3), cubes={"raided": {"brown": 1}})
    assert plain(m)["display"]["truce"]["ap"] == 3
    assert box(m, "recovery") == {"brown": 1}


# -- cancelling --------------------------------------------------------------------------------------------------------
@cites("7.2.1", "10.2/cancel")
def test_7_2_1_three_trade_goods_cancel_a_minor_event() -> None:
    m = minor(DROUGHT, resources={"trade_goods": 3})
    assert options(m)[:2] == ["allow-event", "cancel-event"]
    play(m, "> cancel-event")
    assert (droughts(m), plain(m)["resources"]["trade_goods"]) == ({}, 0)
