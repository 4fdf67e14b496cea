"""Chapter 9: sets and levels, buying, and how long a development lasts. What each card does: test_09_each_card.py."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, options, play


def check(**position: Any) -> Match:
    """Step 8 of a Victory Check: 7 VP held against 7, no Enemy Morale; three men raise Military from 5 to 7."""
    tracks = {"culture": 9, "military": 5, "morale": 0, **position.pop("tracks", {})}
    return match(**{"tracks": tracks, "start": {"victory_check": 7}, **position})


def offers(m: Match) -> list[str]:
    return [o.removeprefix("buy ") for o in options(m) if o.startswith("buy ")]


@cites("9.1.1", "8.2/8")
def test_9_1_1_the_first_level_of_each_set_in_the_game() -> None:
    m = check(sets=["weaving", "religion"])
    assert offers(m) == ["religion.1", "weaving.1"]
    assert "done" in options(m)


@cites("9.1.1")
@pytest.mark.parametrize(
    ("owned", "offered"),
    [
        ([], ["religion.1"]),
        (["religion.1"], ["religion.2"]),
        (["religion.1", "religion.2"], ["religion.3"]),
        (["religion.1", "religion.2", "religion.3"], []),
    ],
)
def test_9_1_1_level_by_level(owned: list[str], offered: list[str]) -> None:
    # three elders on the display meet the requirements of both higher levels
    assert offers(check(sets=["religion"], developments=owned)) == offered


FIVE = {
    "A": {"at": "shiprock.1"},
    "B": {"at": "san-juan.1"},
    "C": {"at": "zuni.1"},
    "D": {"at": "monument.1"},
    "E": {"at": "hopi.1"},
}


def less(kind: str, keep: int) -> dict[str, Any]:
    """Five Families in five Territories, only some of them with a man (or a woman)."""
    return {
        letter: {**box, "man": 1, "woman": 1, kind: 1 if i < keep else 0}
        for i, (letter, box) in enumerate(FIVE.items())
    }


@cites("9.1.1")
@pytest.mark.parametrize(
    ("card", "enough", "too_few"),
    [
        ("cunning.2", {"families": less("man", 2)}, {"families": less("man", 1)}),
        ("cunning.3", {"families": less("man", 3)}, {"families": less("man", 2)}),
        ("warriors.2", {"families": less("man", 3)}, {"families": less("man", 2)}),
        ("warriors.3", {"families": less("man", 4)}, {"families": less("man", 3)}),
        ("weaving.2", {"families": less("woman", 2)}, {"families": less("woman", 1)}),
        ("weaving.3", {"families": less("woman", 4)}, {"families": less("woman", 3)}),
        ("traders.2", {"families": less("woman", 3)}, {"families": less("woman", 2)}),
        ("traders.3", {"families": less("woman", 4)}, {"families": less("woman", 3)}),
        ("religion.2", {"elders": [2, 0, 0, 0, 0, 0, 0]}, {"elders": [1, 0, 0, 0, 0, 0, 0]}),
        ("religion.3", {"elders": [0, 1, 1, 0, 0, 0, 1]}, {"elders": [0, 1, 1, 0, 0, 0, 0]}),
        ("wisdom.2", {"elders": [2, 0, 0, 0, 0, 0, 0]}, {"elders": [1, 0, 0, 0, 0, 0, 0]}),
        ("wisdom.3", {"elders": [3, 0, 0, 0, 0, 0, 0]}, {"elders": [2, 0, 0, 0, 0, 0, 0]}),
        # horses in Resources and in Family Boxes count alike
        ("horsemanship.2", {"resources": {"horse": 2}}, {"resources": {"horse": 1}}),
        (
            "horsemanship.3",
            {"resources": {"horse": 2}, "families": {"A": {"at": "shiprock.1", "horse": 1}}},
            {"resources": {"horse": 2}},
        ),
        # the Canyon does not count as a Territory here
        (
            "mesas.2",
            {"families": {**{k: FIVE[k] for k in "AB"}, "C": FIVE["C"]}},
            {"families": {**{k: FIVE[k] for k in "AB"}, "C": {"at": "canyon.1"}}},
        ),
        (
            "mesas.3",
            {"families": {k: FIVE[k] for k in "ABCD"}},
            {"families": {**{k: FIVE[k] for k in "ABC"}, "D": {"at": "canyon.1"}}},
        ),
    ],
)
def test_9_1_1_requirements(card: str, enough: dict[str, Any], too_few: dict[str, Any]) -> None:
    """Checked before paying; the level below is owned, and points are plenty."""
    name, level = card.split(".")
    owned = [f"{name}.{n}" for n in range(1, int(level))]
    tracks = {"military": 9, "culture": 9}
    assert card in offers(check(sets=[name], developments=owned, tracks=tracks, **enough))
    assert card not in offers(check(sets=[name], developments=owned, tracks=tracks, **too_few))


COSTS = {
    "cunning.1": (1, "culture"),
    "cunning.3": (1, "military"),
    "horsemanship.3": (5, "culture"),
    "religion.1": (2, "culture"),
    "traders.3": (4, "culture"),
    "warriors.3": (1, "military"),
    "weaving.1": (1, "culture"),
    "wisdom.3": (3, "culture"),
}


@cites("9.1.1", "8.2/8")
@pytest.mark.parametrize("card", COSTS)
def test_9_1_1_the_price_is_paid_from_its_track(card: str) -> None:
    cost, track = COSTS[card]
    name, level = card.split(".")
    owned = [f"{name}.{n}" for n in range(1, int(level))]
    m = check(sets=[name], developments=owned, families=FIVE, resources={"horse": 8}, tracks={"military": 9})
    # five Territories hold 14 VP against 7: Military 9 + 1 = 10, which is above 7 and stays; Culture is 9
    before = dict(plain(m)["tracks"])
    assert (before["culture"], before["military"]) == (9, 10)
    m.choose(f"buy {card}")
    after = plain(m)["tracks"]
    other = "military" if track == "culture" else "culture"
    assert (after[track], after[other]) == (before[track] - cost, before[other])


@cites("9.1.1", "8.2/8")
@pytest.mark.parametrize(("women", "offered"), [(2, True), (1, False)])
def test_9_1_1_what_is_too_dear_is_not_offered(women: int, offered: bool) -> None:
    """Culture 0 and as many women: Religion 1 costs 2, and the last point may be spent."""
    families = {letter: {**FIVE[letter], "woman": 1 if i < women else 0} for i, letter in enumerate("ABC")}
    m = check(sets=["religion"], families=families, tracks={"culture": 0})
    assert ("religion.1" in offers(m)) is offered


@cites("9.1.2", "8.2/8")
def test_9_1_2_one_card_and_it_is_in_play() -> None:
    m = check(sets=["religion", "cunning"])
    m.choose("buy religion.1")
    assert plain(m)["developments"] == ["religion.1"]
    assert not offers(m)


@cites("9.1.2")
@pytest.mark.parametrize(
    ("owned", "card", "aside", "gained"),
    [([], "weaving.1", 5, 1), (["weaving.1"], "weaving.2", 3, 2), (["weaving.1", "weaving.2"], "weaving.3", 0, 3)],
)
def test_9_1_2_weaving_releases_its_trade_goods_at_once(owned: list[str], card: str, aside: int, gained: int) -> None:
    m = check(sets=["weaving"], developments=owned, families=FIVE)
    m.choose(f"buy {card}")
    p = plain(m)
    assert p["out_of_play"]["trade_goods_set_aside"] == aside
    assert p["resources"]["trade_goods"] == gained


@cites("9.1.2")
def test_9_1_2_mesas_2_releases_its_harass_counters_at_once() -> None:
    m = check(sets=["mesas"], developments=["mesas.1"], families=FIVE)
    assert (plain(m)["out_of_play"]["harass"], plain(m)["out_of_play"]["harass_set_aside"]) == (2, 2)
    m.choose("buy mesas.2")
    assert (plain(m)["out_of_play"]["harass"], plain(m)["out_of_play"]["harass_set_aside"]) == (4, 0)


@cites("9.1.3", "6.2.1")
def test_9_1_3_they_last_into_the_next_period() -> None:
    owned = ["horsemanship.1", "religion.1", "weaving.1"]
    tracks = {"military": 15, "morale": 1}
    m = match(scenario="campaign", developments=owned, tracks=tracks, start={"card": 45, "segment": "major"})
    drive(m, asked("sequence.draw"))
    p = plain(m)
    assert (p["period"], p["developments"]) == ("mexican", owned)


@cites("9.1.3", "9.1.2")
def test_9_1_3_released_goods_behave_like_the_others() -> None:
    """The counter that Weaving 1 released is spent with another: both are out of play and can be bought again."""
    m = match(developments=["weaving.1"], resources={"trade_goods": 2}, start={"card": 21, "segment": "dine"})
    m.choose("goods-ap")
    assert plain(m)["out_of_play"]["trade_goods"] == 4
    assert plain(m)["developments"] == ["weaving.1"]


@cites("9.1.4")
def test_9_1_4_a_card_beats_the_rule() -> None:
    """By rule 8.2 Step 4 men raise Military to 7 at most; Warrior Society 2 says 5."""
    m = check(developments=["warriors.1", "warriors.2"], sets=["weaving"], tracks={"military": 3})
    assert plain(m)["tracks"]["military"] == 5  # 3 + three men would be 6
    assert plain(play(m, "> done"))["tracks"]["morale"] == 2
