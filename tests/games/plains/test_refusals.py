"""Why not? The reason and the rule for what a player might expect to be legal."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.decision import Refusal
from homelands.core.match import Match
from homelands.games.plains.rules import notation as words
from tests.games.plains.table import GAME, bare
from tests.support import cites, play


def refused(m: Match, text: str) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        m.choose(text)
    option = words.read(text)
    if option is not None:
        with pytest.raises(Refusal) as again:
            GAME.apply(m.position, option)
        assert (again.value.reason, again.value.rule) == (refusal.value.reason, refusal.value.rule)
    return refusal.value.reason, refusal.value.rule


def move(colour: str, regions: int = 1, **more: Any) -> dict[str, Any]:
    return {"move": {"colour": colour, "groups": 1, "regions": regions, **more}}


@cites("9.0", "9.2")
def test_cards() -> None:
    m = bare({"denver": {"orange": 1}}, hands={"orange": ["nana", "lozen", "geronimo"]}, start={"disc": "orange"})
    assert refused(m, "play cochise") == ("not-in-hand", "9.0")
    assert refused(m, "end-turn") == ("movement-card-first", "9.0")
    assert refused(m, "substitute lozen") == ("movement-card-in-hand", "9.2")
    assert refused(m, "play lozen") == ("is-an-event", "9.2")
    assert refused(m, "event nana") == ("is-no-event", "9.1")
    assert refused(m, "event geronimo") == ("needs-not-met", "10.1.2")
    play(m, "> play nana\n> place denver\n> done")
    assert refused(m, "event lozen") == ("wrong-time", "9.2")
    alone = bare({}, hands={"orange": ["plum-creek"]}, start={"disc": "orange"})
    assert refused(alone, "event plum-creek") == ("card-needed-to-move", "9.0")


@cites("11.0", "11.3", "6.1")
def test_marching() -> None:
    m = bare({"denver": {"green": 2}}, start=move("green"))
    play(m, "> activate denver")
    assert refused(m, "march 3 cheyenne") == ("too-few-cubes", "11.0")
    assert refused(m, "march 1 pecos") == ("not-adjacent", "11.0")
    assert refused(m, "march 1 rockies") == ("no-arrow", "11.3")
    assert refused(m, "march 1 santa-fe") == ("may-not-enter", "6.1")
    assert refused(m, "hop 1 denver") == ("not-an-option", "11.0")


@cites("11.0", "11.1", "6.7.2")
def test_groups() -> None:
    m = bare({"st-louis": {"blue": 1}, "sacramento": {"blue": 1}}, start=move("blue"))
    assert refused(m, "activate denver") == ("no-cubes-there", "11.0")
    assert refused(m, "activate sacramento") == ("rail-only", "6.3")
    assert refused(m, "rail sacramento") == ("no-track", "6.7.2")
    assert refused(m, "rail st-louis") == ("no-track", "11.1")
    shut = bare(
        {"denver": {"orange": 1}, "pecos": {"orange": 1}},
        enduring={"orange": {"card": "black-kettle", "at": "denver"}},
        start=move("orange"),
    )
    assert refused(shut, "activate denver") == ("rests", "9.2.1")
    assert refused(shut, "stand pecos") == ("no-wagon-to-attack", "12.1.2.1")


@cites("11.2.1")
def test_friends() -> None:
    m = bare({"denver": {"orange": 2, "green": 2}}, start=move("orange"))
    play(m, "> activate denver\n> march 2 dodge-city")
    assert refused(m, "bring green 2") == ("too-few-leaders", "11.2.1")


@cites("11.4")
def test_casualties_that_are_not_there() -> None:
    m = bare({"denver": {"orange": 1}}, start=move("orange"))
    assert refused(m, "recover") == ("no-casualties", "11.4")


@cites("10.1.1", "10.2.1", "10.4")
def test_placing() -> None:
    m = bare({"denver": {"brown": 1}}, start=move("orange", place=1))
    assert refused(m, "place denver") == ("not-controlled", "10.1.1")
    brown = bare({}, start=move("brown", place=5))
    assert refused(brown, "sacramento 5") == ("too-many-for-sacramento", "10.2.1")
    purple = bare({"santa-fe": {"orange": 1}}, start={"disc": "purple"})
    assert refused(purple, "place santa-fe") == ("indians-there", "6.4.1")
    nearest = bare({"san-luis-valley": {"orange": 1}, "wind-river": {"green": 1}}, start={"disc": "purple"})
    assert refused(nearest, "place san-luis-valley") == ("indians-there", "6.4.1")
    assert refused(nearest, "place wind-river") == ("indians-there", "6.4.2")


@cites("12.1.4.1", "12.0")
def test_fighting() -> None:
    m = bare(
        {"denver": {"orange": 2, "blue": 1}, "dodge-city": {"brown": 1}},
        start={"engagement": {"region": "denver", "attacker": "us"}},
    )
    play(m, "! blue-dice treaty\n! orange-dice blank blank")
    assert refused(m, "retreat orange dodge-city") == ("no-retreat-there", "12.1.4.1")
    assert refused(m, "retreat green cheyenne") == ("no-cubes-there", "12.1.4.1")
    two = bare(
        {"denver": {"orange": 2}, "dodge-city": {"brown": 1}, "cheyenne": {"brown": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(two, "> activate denver\n> march 1 dodge-city\n> march 1 cheyenne")
    assert refused(two, "done") == ("must-fight", "12.0")
