"""Positions from outside, and what a seat sees."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from homelands.core.chance import Loose
from homelands.games.plains.rules.invariants import Impossible
from homelands.games.plains.rules.tables import CARDS, CUSTER
from tests.games.plains.table import GAME, bare, cubes, table
from tests.support import options, plain, play

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("game", {"game": "chess"}, "game: expected plains"),
    ("scenario", {"scenario": "5"}, "scenario: '5', expected one of"),
    ("option", {"options": ["solo"]}, "options: 'solo'"),
    ("allies with two", {"options": ["indian-allies"]}, "scenario"),
    ("ruling", {"rulings": {"turn": "never"}}, "rulings.turn: 'never'"),
    ("key", {"weather": "fine"}, "position: 'weather'"),
    ("region", {"regions": {"texas": {}}}, "regions: 'texas'"),
    ("colour", {"regions": {"denver": {"red": 1}}}, "regions.denver: 'red'"),
    ("negative", {"regions": {"denver": {"green": -1}}}, "regions.denver.green: -1"),
    ("text", {"regions": {"denver": {"green": "two"}}}, "regions.denver.green: 'two'"),
    ("too many", {"regions": {"denver": {"blue": 8}, "pecos": {"blue": 8}}, "casualties": {"blue": 12}}, "blue cubes"),
    ("both sides", {"regions": {"denver": {"blue": 1, "orange": 1}}}, "denver: both sides are there"),
    ("nine", {"regions": {"denver": {"orange": 9}}}, "more than 8"),
    ("apart", {"regions": {"pecos": {"brown": 1, "purple": 1}}}, "Settlers and Enemies without Cavalry"),
    ("brown in purple", {"regions": {"bighorn": {"brown": 1}}}, "brown cubes may not be in bighorn"),
    ("wagon", {"regions": {"brazos": {"white": 1}}}, "wagons in brazos"),
    ("card", {"hands": {"green": ["custer"]}}, "hands.green: 'custer'"),
    ("custer", {"hands": {"blue": ["custer"]}}, "custer is played at once"),
    ("twice", {"hands": {"green": ["gall", "gall"]}}, "named twice"),
    ("four", {"hands": {"green": ["gall", "inkpaduta", "red-cloud", "sitting-bull"]}}, "no more than 3"),
    ("both", {"hands": {"green": ["gall"]}, "discards": {"orange": ["gall"]}}, "discards.orange"),
    ("deck", {"decks": {"green": ["gall"]}}, "not the cards that are left"),
    ("ready", {"ready": {"green": 16}}, "ready.green: 16, but 15 are left"),
    ("rail", {"rail": {"up": 15, "cp": 8}}, "plains spaces: 23"),
    ("mountain", {"rail": {"cp": 2, "mountain": 3}}, "before the mountains are crossed"),
    ("disc", {"discs": {"drawn": ["green", "green"]}}, "each of the seven"),
    ("start", {"start": {"nowhere": 1}}, "start: unknown 'nowhere'"),
    ("two starts", {"start": {"disc": "green", "end": True}}, "cannot be combined"),
    ("drawn", {"discs": {"drawn": ["green"]}, "start": {"disc": "green"}}, "drawn already"),
    ("no fight", {"start": {"engagement": {"region": "denver", "attacker": "blue"}}}, "both sides"),
    ("no wagon", {"start": {"wagon_attack": {"region": "denver", "by": "orange"}}}, "needs a wagon"),
    ("enduring", {"enduring": {"green": "gall"}}, "does not endure"),
    ("enduring where", {"enduring": {"orange": "black-kettle"}}, "expected the region"),
    ("safe", {"wagons": {"safe": ["denver"]}}, "more safe wagons"),
    ("marks", {"custer": ["denver"]}, "more of Custer's cubes"),
]


@pytest.mark.parametrize(("position", "said"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED])
def test_impossible_positions_are_refused_with_the_reason(position: dict[str, Any], said: str) -> None:
    with pytest.raises(Impossible) as refusal:
        GAME.from_plain({"scenario": "2", **position})
    assert said in str(refusal.value)


def test_what_is_left_out_is_the_set_up() -> None:
    m = table()
    assert cubes(m, "black-hills") == {"green": 4}
    assert cubes(m, "st-louis") == {"blue": 1, "brown": 3, "white": 2}
    assert plain(m)["hands"]["green"] == ["sitting-bull", "red-cloud", "crazy-horse"]


def test_plain_data_are_json_and_name_everything() -> None:
    p = plain(table())
    assert json.loads(json.dumps(p)) == p
    assert {"regions", "areas", "boxes", "ready", "casualties", "hands", "decks", "discards", "rail", "discs", "wagons",
            "points", "scenario", "rulings", "outcome"} <= set(p)  # fmt: skip
    assert len(p["regions"]) == 34


@pytest.mark.parametrize(("scenario", "allies"), [("2", False), ("3", False), ("3", True), ("4", False)])
def test_round_trip_between_two_discs(scenario: str, allies: bool) -> None:
    """Whatever a game has come to: told outside and read again it is the same position."""
    rng = random.Random(3)
    g = GAME.setup(scenario, ["indian-allies"] if allies else [])
    source = Loose(rng)
    seen = 0
    while g.stack:
        if g.request is not None and g.request.kind == "disc":
            told = GAME.to_plain(g)
            again = GAME.from_plain(json.loads(json.dumps(told)))
            assert GAME.to_plain(again) == {**told, "moved": {}, "banner": []}
            seen += 1
        if g.request is not None:
            GAME.book.answer(g, source.answer(g.request))
        else:
            GAME.book.take(g, rng.choice(g.options))
    assert seen > 50


def test_starts() -> None:
    assert options(bare({"cimarron": {"white": 1}}, start={"disc": "white"}))[0].startswith("wagons")
    assert bare({}, start={"end": True}).over
    assert bare({"black-hills": {"green": 2}}, start={"custer": True}).position.request is not None
    m = bare({"denver": {"orange": 2, "blue": 1}}, start={"engagement": {"region": "denver", "attacker": "us"}})
    play(m, "! blue-dice hit\n! orange-dice treaty treaty\n! blue-dice hit\n! orange-dice treaty")
    assert cubes(m, "denver") == {"blue": 1}


# -- views -------------------------------------------------------------------------------------------------------------
def test_a_view_hides_the_hands_of_others() -> None:
    m = table(scenario="4")
    view = GAME.view(m.position, "orange")
    assert view["hands"]["orange"] == ["little-mountain", "quanah-parker", "lone-wolf"]
    assert [view["hands"][c] for c in ("green", "blue", "brown")] == [None, None, None]
    assert view["held"] == {"green": 3, "orange": 3, "blue": 3, "brown": 3}
    assert len(view["decks"]["green"]) == 15  # in hand or in the pile: nobody else knows
    assert len(view["decks"]["orange"]) == 12
    both = GAME.view(table().position, "green")
    assert both["hands"]["green"]
    assert both["hands"]["orange"]


def test_resampled_hands() -> None:
    g = table(scenario="4", known_events={"brown": 1}, hands={"brown": ["jim-bridger", "sod-houses"]}).position
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        n = GAME.resample(g, "orange", random.Random(seed))
        GAME.check(n)
        assert n.hands[1] == g.hands[1]
        assert len(n.hands[3]) == 2
        assert any(n.t.is_event[c] for c in n.hands[3])  # the rest of a hand that had to use an event
        assert CUSTER not in n.hands[2]
        seen.add(tuple(n.hands[0]))
    assert len(seen) > 40
    assert CARDS[CUSTER] == "custer"


def test_substitute_use_tells_that_the_rest_are_events() -> None:
    m = bare({"denver": {"orange": 1}}, hands={"orange": ["lozen", "plum-creek", "geronimo"]}, start={"disc": "orange"})
    play(m, "> substitute lozen\n> done\n> end-turn\n! card nana")
    assert plain(m)["known_events"] == {"orange": 2}
