"""Small things that no other test would notice: each was found by putting a fault into the rules (`make mutants`)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.plains.rules import custer
from homelands.games.plains.rules.tables import BLUE
from homelands.games.plains.rules.victory import best
from tests.games.plains.table import GAME, bare
from tests.support import cites, options, plain, play


def told(m: Match, name: str) -> dict[str, Any]:
    """What was said with the last event of a name."""
    return dict([event for event in m.log if event.name == name][-1].values)


@cites("9.2.2")
@pytest.mark.parametrize(
    ("turn", "bonus", "marks"),
    [("activation", "round", 0), ("activation", "any-time", 1), ("cycle", "round", 1), ("cycle", "any-time", 1)],
)
def test_custer_s_marks_in_the_middle_of_a_round(turn: str, bonus: str, marks: int) -> None:
    m = bare(
        {"black-hills": {"blue": 1}}, rulings={"turn": turn, "custer-bonus": bonus}, custer=["black-hills"],
        discs={"bag": ["white", "black"]}, start={"disc": "white"},
    )  # fmt: skip
    play(m, "> wagons st-louis elkhorn 0")
    assert len(plain(m)["custer"]) == marks


@pytest.mark.parametrize(
    ("outcome", "shares"), [("draw", [0.5, 0.5]), ("green", [1, 0]), ("blue", [0, 1]), ("green+blue", [0.5, 0.5])]
)
def test_who_wins_together_shares(outcome: str, shares: list[float]) -> None:
    g = GAME.setup("2")
    g.outcome = outcome
    assert [GAME.payoff(g, seat) for seat in ("green", "blue")] == shares


@cites("14.1", "vp")
@pytest.mark.parametrize(
    ("ranks", "winners", "why"),
    [
        ([(5, 1, 0), (4, 2, 0), (3, 3, 0)], [0], "points"),
        ([(5, 1, 0), (5, 2, 0), (3, 3, 0)], [1], "purple-regions"),
        ([(5, 2, -4), (5, 2, -3), (3, 3, 0)], [1], "casualties"),
        ([(5, 2, -3), (5, 2, -3), (3, 3, 0)], [0, 1], "equal"),
    ],
)
def test_what_decides_between_several(ranks: list[tuple[int, int, int]], winners: list[int], why: str) -> None:
    assert best(ranks) == (winners, why)


@cites("12.1.2.1")
def test_each_region_with_wagons_may_be_stood_in_once() -> None:
    """Also one that comes before another on the map in which somebody stands already."""
    here = {"orange": 1, "white": 1}
    march = {"move": {"colour": "orange", "groups": 3, "regions": 1}}
    m = bare({"upper-arkansas": here, "cimarron": here}, start=march)
    assert {"stand upper-arkansas", "stand cimarron"} <= set(options(m))
    play(m, "> stand cimarron")
    assert "stand upper-arkansas" in options(m)
    assert "stand cimarron" not in options(m)


@cites("12.1.2.1")
def test_an_attack_on_wagons_names_who_attacks() -> None:
    m = bare(
        {"denver": {"orange": 3}, "dodge-city": {"white": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(m, "> activate denver\n> march 3 dodge-city\n> raid dodge-city")
    said = told(m, "wagon-attacked")
    assert (said["green"], said["orange"], said["at"]) == (0, 3, "dodge-city")


@cites("9.2")
def test_a_lure_says_how_many_came() -> None:
    m = bare(
        {"black-hills": {"green": 3}, "niobrara": {"blue": 2}, "north-platte": {"green": 2}},
        hands={"green": ["lodge-trail-ridge", "gall"]},
        start={"disc": "green"},
    )
    play(m, "> event lodge-trail-ridge\n> at black-hills\n> lure 2 niobrara")
    said = told(m, "lured")
    assert (said["n"], said["at"], said["to"]) == (2, "niobrara", "black-hills")


@pytest.mark.parametrize("seat", ["green", "orange", "blue", "brown"])
def test_every_other_hand_is_made_up(seat: str) -> None:
    """Whichever deck comes first: what a seat cannot see is another each time, and its own is its own."""
    g = GAME.setup("4")
    rng = Random(1)
    while g.request is not None and g.request.kind == "card":
        GAME.book.answer(g, rng.choice([value for value, _ in g.request.odds()]))
    hands = [GAME.to_plain(GAME.resample(g, seat, Random(n)))["hands"] for n in range(12)]
    for colour in ("green", "orange", "blue", "brown"):
        found = {tuple(sorted(hand[colour])) for hand in hands}
        assert (len(found) == 1) == (colour == seat), colour


@cites("6.7.1")
@pytest.mark.parametrize(("up", "built"), [(6, 3), (7, 0)])
def test_the_railhead_is_the_last_space_that_was_built(up: int, built: int) -> None:
    """Elkhorn is beside the sixth space of the Union Pacific and not beside the seventh."""
    m = bare({"elkhorn": {"brown": 3}}, rulings={"rail-building": "railhead"}, rail={"up": up}, start={"disc": "black"})
    assert plain(m)["rail"]["up"] == up + built


@cites("9.2.2")
def test_custer_goes_where_the_army_may_go() -> None:
    """A region that is barred to it is passed over, and not the one before it."""
    g = bare({"black-hills": {"green": 3}, "powder-river": {"green": 3}}).position
    camps = custer.fields(g, 1)
    assert len(camps) == 2
    for barred in camps:
        g.bars[BLUE] = 1 << barred
        assert custer.fields(g, 1) == [r for r in camps if r != barred]
