"""Every ruling in each of its readings: the same position, another course."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.plains.rules.tables import CARDS_BY_DECK, HOME, REGIONS, load_tables
from tests.games.plains.table import bare, cubes
from tests.support import cites, options, plain, play


def ruled(ruling: str, reading: str, regions: dict[str, dict[str, int]], **more: Any) -> Match:
    return bare(regions, rulings={ruling: reading}, **more)


def marches(m: Match) -> set[str]:
    return {o.split()[2] for o in options(m) if o.startswith("march")}


def test_every_reading_is_played_in_a_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_rulings*.py"))
    for ruling in load_tables().rulings.values():
        assert f'"{ruling.id}"' in text, ruling.id
        for reading in ruling.readings:
            assert f'"{reading}"' in text, (ruling.id, reading)


@cites("14.0", "2.0")
@pytest.mark.parametrize(("reading", "over"), [("last-disc", False), ("at-once", True)])
def test_end_timing(reading: str, over: bool) -> None:
    m = ruled(
        "end-timing", reading, {"cheyenne": {"brown": 1}}, rail={"up": 10, "cp": 7}, start={"disc": "black"}
    )  # fmt: skip
    assert m.over is over


@cites("14.0", "9.0")
@pytest.mark.parametrize(("reading", "ending"), [("played", None), ("pile", "cards")])
def test_out_of_cards(reading: str, ending: str | None) -> None:
    left = ["nana", "cochise"]
    m = ruled(
        "out-of-cards",
        reading,
        {"denver": {"orange": 1}},
        hands={"orange": left},
        discards={"orange": [c for c in CARDS_BY_DECK[1] if c not in left]},
        start={"disc": "orange"},
    )
    play(m, "> play nana\n> place denver\n> done\n> end-turn")
    assert plain(m)["ending"] == ending


@cites("vp")
@pytest.mark.parametrize(("reading", "us"), [("earlier", 0), ("railroad", 3)])
def test_both_triggers(reading: str, us: int) -> None:
    m = ruled("both-triggers", reading, {}, rail={"up": 18, "mountain": 5}, ending="cards", start={"end": True})
    assert plain(m)["points"]["sides"]["us"]["railroad"] == us


@cites("vp", "4.6", "6.4")
@pytest.mark.parametrize(
    ("ours", "north", "south", "penalties"),
    [
        (4, 3, 0, {"more": 0, "area": -3, "majority": -3}),
        (6, 0, 0, {"more": 0, "area": 0, "majority": 0}),
        (2, 0, 3, {"more": -3, "area": -3, "majority": -3}),
        (1, 0, 1, {"more": 0, "area": 0, "majority": -3}),
    ],
)
def test_purple_penalty(ours: int, north: int, south: int, penalties: dict[str, int]) -> None:
    held: dict[str, dict[str, int]] = {REGIONS[HOME + i]: {"blue": 1} for i in range(north)}
    held |= {REGIONS[HOME + 5 + i]: {"blue": 1} for i in range(south)}
    free = [r for r in REGIONS[HOME:] if r not in held]
    north_free = [r for r in free if REGIONS.index(r) < HOME + 5]
    south_free = [r for r in free if r not in north_free]
    mine = [(r, "green") for r in north_free] + [(r, "orange") for r in south_free]
    held |= {r: {colour: 1} for r, colour in mine[:ours]}
    for reading, penalty in penalties.items():
        m = ruled("purple-penalty", reading, held, start={"end": True})
        assert plain(m)["points"]["sides"]["indians"]["penalty"] == penalty, reading


@cites("9.2.2")
@pytest.mark.parametrize(("reading", "marks"), [("round", 0), ("any-time", 1)])
def test_custer_bonus(reading: str, marks: int) -> None:
    m = ruled(
        "custer-bonus", reading, {"black-hills": {"blue": 1}}, custer=["black-hills"], discs={"bag": ["white"]},
        start={"disc": "white"},
    )  # fmt: skip
    play(m, "> wagons st-louis elkhorn 0")
    assert len(plain(m)["custer"]) == marks


@cites("4.5", "12.1.2.1")
@pytest.mark.parametrize(
    ("reading", "alone", "with_indians"),
    [("not-empty", None, "green"), ("none", "green", "green"), ("deny", None, None)],
)
def test_wagon_control(reading: str, alone: str | None, with_indians: str | None) -> None:
    m = ruled("wagon-control", reading, {"cimarron": {"white": 1}, "dodge-city": {"orange": 2, "white": 1}})
    assert plain(m)["control"]["cimarron"] == alone
    assert plain(m)["control"]["dodge-city"] == with_indians


@cites("4.7")
@pytest.mark.parametrize(("reading", "goes_on"), [("stop", False), ("pass", True)])
def test_us_stops(reading: str, goes_on: bool) -> None:
    march = {"move": {"colour": "blue", "groups": 1, "regions": 2}}
    m = ruled("us-stops", reading, {"st-louis": {"blue": 1}}, start=march)
    play(m, "> activate st-louis\n> march 1 elkhorn")
    assert bool(marches(m)) is goes_on


@cites("11.1")
@pytest.mark.parametrize(("reading", "trains"), [("card", []), ("box", ["rail sacramento"])])
def test_rail_moves(reading: str, trains: list[str]) -> None:
    m = ruled(
        "rail-moves",
        reading,
        {"st-louis": {"blue": 2}, "sacramento": {"blue": 2}},
        rail={"up": 3, "mountain": 5},
        start={"move": {"colour": "blue", "groups": 3, "regions": 1}},
    )
    play(m, "> rail st-louis\n> march 1 elkhorn")
    assert [o for o in options(m) if o.startswith("rail")] == trains


@cites("11.4")
@pytest.mark.parametrize(("reading", "offered"), [("activation", True), ("never", False)])
def test_purple_casualties(reading: str, offered: bool) -> None:
    m = ruled("purple-casualties", reading, {}, casualties={"purple": 4}, start={"disc": "purple"})
    play(m, "> place bighorn")
    assert ("recover" in options(m)) is offered
    if offered:
        play(m, "> recover")
        assert plain(m)["ready"]["purple"] == 19
        assert m.position.request is not None  # that was the activation


@cites("10.4", "6.4.1")
@pytest.mark.parametrize(("reading", "offered"), [("no-indians", False), ("any", True)])
def test_purple_placement(reading: str, offered: bool) -> None:
    m = ruled("purple-placement", reading, {"santa-fe": {"orange": 1}}, start={"disc": "purple"})
    assert ("place santa-fe" in options(m)) is offered


@cites("10.1.1")
@pytest.mark.parametrize(("reading", "offered"), [("no", False), ("yes", True)])
def test_wagon_reinforcement(reading: str, offered: bool) -> None:
    march = {"move": {"colour": "orange", "place": 1, "groups": 1, "regions": 1}}
    m = ruled("wagon-reinforcement", reading, {"cimarron": {"white": 1}}, start=march)
    assert ("place cimarron" in options(m)) is offered


@cites("9.2.2", "9.0")
@pytest.mark.parametrize(("reading", "cards"), [("draw", 3), ("no-draw", 2)])
def test_custer_replaced(reading: str, cards: int) -> None:
    m = ruled("custer-replaced", reading, {}, hands={"blue": ["fort-sill", "fort-riley"]}, start={"disc": "blue"})
    play(m, "> play fort-sill\n> sacramento 0\n> done\n> end-turn\n! card custer")
    while m.position.request is not None and m.position.request.kind == "card":
        m.chance(m.position.request.values[0])
    assert len(plain(m)["hands"]["blue"]) == cards


@cites("11.3", "12.1.4.3")
@pytest.mark.parametrize(("reading", "offered"), [("adjacent", True), ("trails", False)])
def test_rockies_contact(reading: str, offered: bool) -> None:
    march = {"move": {"colour": "blue", "groups": 1, "regions": 1}}
    m = ruled("rockies-contact", reading, {"denver": {"blue": 1}}, start=march)
    play(m, "> activate denver")
    assert ("rockies" in marches(m)) is offered
    other = ruled("rockies-contact", reading, {"bitter-creek": {"blue": 1}}, start=march)
    play(other, "> activate bitter-creek")
    assert "rockies" in marches(other)  # the California Trail goes over there


@cites("12.1.2/treaty")
@pytest.mark.parametrize(("reading", "left"), [("hit", 0), ("both", 2)])
def test_treaty_as_hit(reading: str, left: int) -> None:
    m = ruled(
        "treaty-as-hit",
        reading,
        {"neosho": {"orange": 2}, "flint-hills": {"brown": 2}},
        hands={"orange": ["lozen", "lone-wolf"]},
        start={"disc": "orange"},
    )
    play(m, "> event lozen\n> at neosho\n> play lone-wolf\n> place pecos\n> place pecos")
    play(m, "> activate neosho\n> march 2 flint-hills\n> halt\n> done")
    play(m, "! orange-dice treaty treaty\n! brown-dice treaty treaty")
    assert cubes(m, "flint-hills").get("brown", 0) == left


@cites("12.1.2/blank", "12.1.7")
@pytest.mark.parametrize(("reading", "asked"), [("stay", False), ("retreat", True)])
def test_winner_retreats(reading: str, asked: bool) -> None:
    """The last attacker falls; the Cavalry's Blank could take a cube on into an empty region of the Indians."""
    m = ruled(
        "winner-retreats",
        reading,
        {"neosho": {"orange": 1}, "cross-timbers": {"blue": 2}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(m, "> activate neosho\n> march 1 cross-timbers\n! orange-dice blank\n! blue-dice hit blank")
    assert cubes(m, "cross-timbers") == {"blue": 2}
    assert any(o.startswith("retreat blue") for o in options(m)) is asked


@cites("12.1.4.4")
@pytest.mark.parametrize(("reading", "offered"), [("unfinished", True), ("never", False)])
def test_driven_wagon(reading: str, offered: bool) -> None:
    """A wagon driven from Flint Hills into Dodge City, where another attack is still to come."""
    m = ruled(
        "driven-wagon",
        reading,
        {"neosho": {"orange": 4}, "flint-hills": {"white": 1}, "dodge-city": {"brown": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(m, "> activate neosho\n> march 2 flint-hills\n> march 2 dodge-city")
    play(m, "> raid flint-hills\n! orange-dice treaty treaty\n! brown-dice blank blank")
    assert cubes(m, "dodge-city") == {"orange": 2, "brown": 1, "white": 1}
    play(m, "! orange-dice hit treaty\n! brown-dice blank")
    assert ("raid dodge-city" in options(m)) is offered


@cites("12.1.2.1")
@pytest.mark.parametrize(("reading", "safe"), [("cycle", ["dodge-city"]), ("activation", [])])
def test_turn(reading: str, safe: list[str]) -> None:
    m = ruled(
        "turn",
        reading,
        {"dodge-city": {"orange": 2, "white": 1}},
        start={"wagon_attack": {"region": "dodge-city", "by": "orange"}},
    )
    play(m, "! orange-dice treaty treaty\n! brown-dice treaty treaty")
    assert m.position.request is not None
    assert plain(m)["wagons"]["safe"] == safe
    assert m.position.spared == []


@cites("6.6.1")
@pytest.mark.parametrize(("reading", "asked"), [("choose", True), ("first", False)])
def test_trail_forks(reading: str, asked: bool) -> None:
    m = ruled("trail-forks", reading, {"loup-river": {"white": 2}}, start={"disc": "white"})
    assert any(o.startswith("wagons loup-river") for o in options(m)) is asked
    if not asked:
        assert cubes(m, "cheyenne") == {"white": 2}


@cites("6.7.1")
@pytest.mark.parametrize(("reading", "built"), [("space", 1), ("railhead", 3)])
def test_rail_building(reading: str, built: int) -> None:
    m = ruled("rail-building", reading, {"elkhorn": {"brown": 3}}, rail={"up": 5}, start={"disc": "black"})
    play(m, "! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 5 + built


@cites("15.3", "15.4.1")
@pytest.mark.parametrize(("reading", "outcome"), [("side", ("green", "points")), ("player", ("brown", "own-points"))])
def test_three_players(reading: str, outcome: tuple[str, str]) -> None:
    """The Indians have 16 regions and the railroad, 19; the U.S. side 8 regions and 6 wagons, 14. The Settlers, who
    hold all the eight, have 22 by themselves: twice 8, and the wagons."""
    m = ruled(
        "three-players",
        reading,
        {region: {"brown": 1} for region in REGIONS[:8]},
        scenario="3",
        wagons={"escaped": {"north": 6}},
        start={"end": True},
    )
    end = plain(m)["outcome"]
    assert end["score"] == {"green": 19, "blue": 6, "brown": 22}
    assert (end["result"], end["why"]) == outcome


@cites("15.3", "vp")
def test_three_players_who_are_level() -> None:
    """19 each: 16 regions and three wagons, twice 8 regions and the railroad. Then the losses decide."""
    regions = {region: {"brown": 1} for region in REGIONS[:8]}
    for more, outcome in (
        ({"casualties": {"brown": 1}}, ("green", "casualties")),
        ({}, ("green+brown", "equal")),
    ):
        m = ruled("three-players", "player", regions, scenario="3", ending="railroad", wagons={"destroyed": 3},
                  start={"end": True}, **more)  # fmt: skip
        end = plain(m)["outcome"]
        assert end["score"] == {"green": 19, "blue": 3, "brown": 19}
        assert (end["result"], end["why"]) == outcome
