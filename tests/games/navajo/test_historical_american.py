"""Historical Events of the American period (51-54): what happens, what lasts, and when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, options, play

HERE = "shiprock.3"
HISTORY = load_tables().history


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


def history(card: int, **position: Any) -> Match:
    return match(**{"scenario": "fearing", "start": {"card": card, "segment": "major"}, **position})


# -- 51 Forts Defiance & Fauntleroy ------------------------------------------------------------------------------------
@cites("2.2.2", "1.6.1/fort")
def test_51_both_forts() -> None:
    """Corn in their Areas is lost; no Morale as long as one had to be placed."""
    areas = {"hopi.1": {"fort": None, "corn": 1}, "zuni.1": {"fort": None}}
    p = plain(history(51, areas=areas))
    assert (p["areas"]["hopi.1"], p["areas"]["zuni.1"]) == ({"fort": "defiance"}, {"fort": "fauntleroy"})
    assert p["tracks"]["morale"] == 3


@cites("2.2.2")
@pytest.mark.parametrize(("missing", "morale"), [({}, 4), ({"zuni.1": {"fort": None}}, 3)])
def test_51_places_what_is_missing(missing: dict[str, Any], morale: int) -> None:
    p = plain(history(51, areas=missing))
    assert p["areas"]["zuni.1"]["fort"] == "fauntleroy"
    assert p["tracks"]["morale"] == morale


# -- 52 Death of Henry Linn Dodge --------------------------------------------------------------------------------------
@cites("2.2.2")
def test_52_culture() -> None:
    assert plain(history(52))["tracks"]["culture"] == 4


@cites("6.1.1", "4/2")
@pytest.mark.parametrize(("in_play", "more"), [([50], 0), ([50, 52], HISTORY[52].params["enemy_ap"])])
def test_52_more_enemy_ap(in_play: list[int], more: int) -> None:
    m = match(scenario="fearing", events_in_play=in_play, start={"card": 21, "segment": "enemy"})
    assert plain(m)["tracks"]["enemy_ap"] == 6 + more  # 3 of the card, 3 red cubes


@cites("6.1.1", "5.2.2")
@pytest.mark.parametrize(
    ("in_play", "die", "success"), [([50], 4, True), ([50, 52], 4, False), ([50, 52], 5, True), ([50, 52], 6, True)]
)
def test_52_talks_go_worse(in_play: list[int], die: int, success: bool) -> None:
    """Ferocity 0 gives +2. With Ferocity 3 (-1) a natural 6 makes 4, and still succeeds."""
    start = {"raid": {"placed": ["shiprock.4"], "left": 0}, "reaction_at": "shiprock.4"}
    families = {"A": {"at": "shiprock.4", "ferocity": 3 if die == 6 else 0}}
    m = match(scenario="fearing", events_in_play=in_play, families=families, start=start)
    play(m, f"> negotiate A\n! {die}")
    assert event(m, "negotiation")["success"] is success


# -- 53 Manuelito's War ------------------------------------------------------------------------------------------------
@cites("2.2.2", "13/manuelito")
def test_53_manuelito_joins_a_family_with_a_man() -> None:
    families = {"A": {"at": HERE, "man": 0}, "B": {"at": "san-juan.1", "ferocity": 1}}
    m = history(53, families=families)
    assert [o for o in options(m) if o.startswith("manuelito")] == [
        "manuelito B",
        "manuelito C",
        "manuelito D",
        "manuelito E",
    ]
    m.choose("manuelito B")
    assert options(m)[:4] == ["ferocity 0", "ferocity 1", "ferocity 2", "ferocity 3"]
    m.choose("ferocity 3")
    p = plain(m)
    assert (p["manuelito"], p["families"]["B"]["ferocity"], p["tracks"]["enemy_ap"]) == ("B", 3, 2)


@cites("2.2.2", "13/manuelito")
def test_53_no_man_anywhere() -> None:
    """He waits for the next Discard Phase that finds one: after a Passage of Time a new man is there."""
    women = {x: {"at": f"black-mesa.{i + 1}", "man": 0} for i, x in enumerate("ABCDE")}
    m = history(53, families=women, tracks={"military": 15, "culture": 15, "morale": 1})
    assert plain(m)["manuelito"] == "awaited"
    m.choose("good-medicine")
    drive(m, asked("sequence.draw"))
    assert plain(m)["manuelito"] == "awaited"
    m = match(scenario="fearing", families={**women, "D": {"at": "monument.1", "man": 1}}, manuelito="beside",
              events_in_play=[50, 53], start={"card": 21, "segment": "discard"})  # fmt: skip
    assert plain(m)["manuelito"] == "D"


@cites("6.1.1")
def test_53_its_enemy_ap_come_once() -> None:
    m = match(scenario="fearing", events_in_play=[50, 53], manuelito="A", start={"card": 21, "segment": "enemy"})
    assert plain(m)["tracks"]["enemy_ap"] == 6


# -- 54 The American Civil War -----------------------------------------------------------------------------------------
@cites("2.2.2")
def test_54_red_cubes_return_and_morale_falls() -> None:
    p = plain(history(54))
    assert (p["cubes"]["pool"]["red"], p["cubes"]["subjugation"]["red"]) == (3, 0)
    assert p["tracks"]["morale"] == 2


@cites("6.1.1", "flow/enemy")
@pytest.mark.parametrize(("in_play", "total"), [([50], 8), ([50, 54], 6)])
def test_54_raids_without_the_regulars(in_play: list[int], total: int) -> None:
    """G costs 6 in the American set."""
    display = {"active": ["G", "B", "C", "D", "E", "F"], "standby": ["A", "H", "I", "J", "K", "L"]}
    m = match(scenario="fearing", events_in_play=in_play, display=display, start={"card": 21, "segment": "enemy"})
    m.chance("dice 6 6")
    assert event(m, "enemy-raid")["total"] == total


@cites("6.1.1", "4.2.9")
def test_54_slavers_come_again_and_again_for_one_payment() -> None:
    away = {"C": {"at": "zuni.2"}, "D": {"at": "hopi.2"}}  # nobody by a Fort, so no toll is rolled for afterwards
    m = match(scenario="fearing", families=away, events_in_play=[50, 54], start={"instruction": "slaves", "ap": 4})
    play(m, "! 1\n! 2")
    assert [plain(m)["families"][x]["child"] for x in "AB"] == [0, 0]
    for _ in range(HISTORY[54].params["slaves"] - 2):
        m.chance("die 6")  # nobody lives in Black Mesa
    assert m.position.request is not None
    assert m.position.request.kind == "card"
    m = match(scenario="fearing", families=away, start={"instruction": "slaves", "ap": 4})
    m.chance("die 1")
    assert m.position.request is not None
    assert m.position.request.kind == "card"


@cites("6.1.2", "1.7.3")
def test_54_leaves_with_the_third_red_cube() -> None:
    m = match(scenario="fearing", events_in_play=[50, 54], cubes={"subjugation": {"red": 2}, "recovery": {"white": 1}},
              start={"instruction": "subjugate", "ap": 1, "card": 21})  # fmt: skip
    m.chance("cube red")
    p = plain(m)
    assert (p["events_in_play"], p["removed"]) == ([50], [54])
    assert (p["tracks"]["morale"], p["cubes"]["pool"]["white"]) == (4, 4)


@cites("6.1.1", "14.5")
def test_54_is_in_play_from_the_start_of_the_rope_thrower() -> None:
    m = match(scenario="rope", start={"card": 21, "segment": "enemy"})
    p = plain(m)
    assert p["events_in_play"] == [50, 52, 53, 54]
    # 3 of the card, some for Dodge's death, no red cubes
    assert p["tracks"]["enemy_ap"] == 3 + HISTORY[52].params["enemy_ap"]
