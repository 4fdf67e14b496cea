"""Chapter 14 and the schedule: when the game ends, points, ties."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.games.plains.rules.tables import CARDS_BY_DECK, HOME, REGIONS
from tests.games.plains.table import bare
from tests.support import cites, names, options, plain, play


def last_card(card: str = "nana", **more: Any) -> Any:
    """Orange is about to play its last card."""
    rest = [c for c in CARDS_BY_DECK[1] if c != card]
    return bare(
        {"denver": {"orange": 1}},
        hands={"orange": [card]},
        discards={"orange": rest},
        **{"discs": {"bag": ["orange", "white"]}, "start": {"disc": "orange"}, **more},
    )


@cites("14.0", "2.0", "9.0")
def test_14_0_the_last_card_ends_the_game_with_the_round() -> None:
    m = last_card()
    play(m, "> play nana\n> place denver\n> done")
    assert plain(m)["ending"] == "cards"
    assert not m.over
    play(m, "! disc white\n> wagons st-louis elkhorn 2")
    assert m.over
    assert "game-over" in names(m)


@cites("14.0", "6.7")
def test_14_0_the_railroad_ends_it_with_the_round() -> None:
    m = bare(
        {"cheyenne": {"brown": 1}},
        rail={"up": 10, "cp": 7, "mountain": 5},
        discs={"bag": ["black", "white"]},
        start={"disc": "black"},
    )
    assert plain(m)["rail"]["gap"] == 0
    assert not m.over
    play(m, "! disc white\n> wagons st-louis elkhorn 2")
    assert m.over
    assert plain(m)["points"]["sides"]["us"]["railroad"] == 3


@cites("14.0")
def test_14_0_the_game_goes_on_otherwise() -> None:
    m = bare({}, discs={"bag": ["white"]}, start={"disc": "white"})
    play(m, "> wagons st-louis elkhorn 2")
    assert not m.over
    assert plain(m)["round"] == 2


# -- points ------------------------------------------------------------------------------------------------------------
def end(regions: dict[str, dict[str, int]], **more: Any) -> dict[str, Any]:
    m = bare(regions, start={"end": True}, **more)
    assert m.over
    found: dict[str, Any] = plain(m)
    return found


def lines(p: dict[str, Any], side: str) -> dict[str, int]:
    found: dict[str, int] = p["points"]["sides"][side]
    return found


@cites("vp", "14.1", "15.2")
def test_vp_regions() -> None:
    p = end({"denver": {"blue": 1}, "dodge-city": {"brown": 2}, "cimarron": {"purple": 1}, "elkhorn": {"white": 1}})
    assert lines(p, "indians")["regions"] == 24 - 4
    assert lines(p, "us")["regions"] == 2


@cites("vp", "4.6")
@pytest.mark.parametrize(("north", "south", "points"), [(2, 2, 0), (3, 0, 3), (3, 2, 3), (4, 3, 7), (5, 5, 10)])
def test_vp_purple_regions_count_from_three_in_an_area(north: int, south: int, points: int) -> None:
    held = {REGIONS[HOME + i]: {"green": 1} for i in range(north)}
    held |= {REGIONS[HOME + 5 + i]: {"orange": 1} for i in range(south)}
    p = end(held)
    assert lines(p, "indians")["purple"] == points
    assert "purple" not in lines(p, "us")


@cites("vp", "4.6")
@pytest.mark.parametrize(("ours", "theirs", "penalty"), [(0, 0, 0), (1, 1, 0), (1, 2, -3), (0, 1, -3), (4, 3, 0)])
def test_vp_penalty(ours: int, theirs: int, penalty: int) -> None:
    held = {REGIONS[HOME + i]: {"green": 1} for i in range(ours)}
    held |= {REGIONS[HOME + 5 + i]: {"blue": 1} for i in range(theirs)}
    assert lines(end(held), "indians")["penalty"] == penalty


@cites("vp")
def test_vp_wagons() -> None:
    """Destroyed for the Indians; through, or still on the map, for the U.S.; not in St. Louis."""
    p = end(
        {"dodge-city": {"white": 2}, "santa-fe": {"white": 1}, "st-louis": {"white": 3}},
        wagons={"destroyed": 4, "escaped": {"north": 2, "south": 3}},
    )
    assert lines(p, "indians")["wagons"] == 4
    assert lines(p, "us")["wagons"] == 2 + 3 + 2 + 1


@cites("vp")
def test_vp_battles_and_custer() -> None:
    p = end({}, points={"cavalry": 3, "custer": 2})
    assert (lines(p, "indians")["cavalry"], lines(p, "indians")["custer"]) == (3, 2)


@cites("vp")
@pytest.mark.parametrize(("ending", "indians", "us"), [("cards", 3, 0), ("railroad", 0, 3)])
def test_vp_railroad(ending: str, indians: int, us: int) -> None:
    p = end({}, ending=ending)
    assert (lines(p, "indians")["railroad"], lines(p, "us")["railroad"]) == (indians, us)


@cites("14.1", "vp")
def test_14_1_most_points_win() -> None:
    p = end({})
    assert p["outcome"] == {"result": "green", "why": "points", "score": {"green": 27, "blue": 0}} | {
        "totals": {"indians": 27, "us": 0}
    }
    all_us = {r: {"brown": 1} for r in REGIONS[:HOME]}
    assert end(all_us)["outcome"]["result"] == "blue"


def tied(**more: Any) -> dict[str, Any]:
    """Twelve regions each, and three points more for each side."""
    held: dict[str, dict[str, int]] = {r: {"brown": 1} for r in REGIONS[:12]}
    held |= more.pop("purple", {})
    more.setdefault("points", {"cavalry": 0})
    return end(held, wagons={"escaped": {"north": 3}}, **more)


@cites("vp", "14.1")
def test_vp_ties_by_purple_regions_then_casualties() -> None:
    assert lines(tied(), "indians") == {
        "regions": 12, "purple": 0, "penalty": 0, "railroad": 3, "wagons": 0, "cavalry": 0, "custer": 0,
    }  # fmt: skip
    assert tied()["outcome"]["result"] == "draw"
    assert tied()["outcome"]["why"] == "equal"
    more = tied(purple={"bighorn": {"green": 1}})
    assert (more["outcome"]["result"], more["outcome"]["why"]) == ("green", "purple-regions")
    fewer = tied(casualties={"green": 1})
    assert (fewer["outcome"]["result"], fewer["outcome"]["why"]) == ("blue", "casualties")


@cites("14.0")
def test_14_0_no_options_after_the_end() -> None:
    m = bare({}, start={"end": True})
    assert options(m) == []
