"""The rule-based player of Plains Indian Wars: it knows every question, follows its own advice, and beats chance."""

from __future__ import annotations

import random
from math import comb

import pytest

from homelands.core.chance import Loose
from homelands.core.flow import ASK
from homelands.core.match import Match
from homelands.games.plains.bots.evaluation import DESTROYS, Sight
from homelands.games.plains.bots.events import EVENTS
from homelands.games.plains.bots.heuristic import JUDGES, PlainsHeuristic
from homelands.games.plains.rules.tables import CARDS, load_tables, place_index
from homelands.players import make
from homelands.players.tournament import Plan, run
from tests.games.plains.table import GAME, bare, cubes
from tests.support import options, play


def advice(m: Match) -> str:
    """What the player says here."""
    return GAME.option_words(make("heuristic", "1").choose(GAME, m.position, GAME.seat(m.position)))


def follow(m: Match, until: str = "") -> Match:
    """Take its advice up to a step, or to the next chance."""
    while m.position.request is None and m.position.stack[-1].step != until:
        m.choose(advice(m))
    return m


def test_there_is_a_judge_for_every_question_and_every_event() -> None:
    assert {name for name, step in GAME.book.steps.items() if step.kind == ASK} == set(JUDGES)
    t = load_tables()
    assert {card for card, event in zip(CARDS, t.is_event, strict=True) if event} == set(EVENTS)


def test_chances_against_a_wagon_are_the_exact_ones() -> None:
    """Two hits or more of n dice with two hits in six faces, unless both sides have a Treaty (11/36 of the wagon's)."""
    for dice in range(5):
        sure = 1 - (2 / 3) ** dice - dice * (1 / 3) * (2 / 3) ** (dice - 1)
        quiet = sum(comb(dice, k) * (1 / 3) ** k * (1 / 2) ** (dice - k) for k in range(2, dice + 1))  # no Treaty
        assert DESTROYS[dice] == pytest.approx(max(0.0, quiet + (sure - quiet) * 25 / 36))


@pytest.mark.parametrize(
    ("region", "expected"), [({"green": 2, "orange": 2}, "raid dodge-city"), ({"green": 1}, "done")]
)
def test_wagons_are_attacked_with_four_dice_not_with_one(region: dict[str, int], expected: str) -> None:
    """One die cannot roll two hits."""
    m = bare({"dodge-city": {**region, "white": 1}}, start={"move": {"colour": "green", "groups": 1, "regions": 1}})
    assert "stand dodge-city" in options(m)
    m.choose("stand dodge-city")
    while m.position.stack[-1].step != "engagement.next-fight":
        m.choose("done")
    assert advice(m) == expected


def test_who_is_losing_retreats_and_who_is_winning_stays() -> None:
    """Five Cavalry against two: the Indians leave with a Blank; two against five: they stay."""
    here = {"engagement": {"region": "dodge-city", "attacker": "us"}}
    lost = bare({"dodge-city": {"orange": 2, "blue": 5}}, start=here)
    play(lost, "! blue-dice blank blank\n! orange-dice blank blank")
    assert advice(lost) == "stay"  # the Cavalry
    lost.choose("stay")
    assert advice(lost).startswith("retreat orange")
    won = bare({"dodge-city": {"orange": 5, "blue": 1}}, start=here)
    play(won, "! blue-dice hit\n! orange-dice blank blank")
    assert advice(won) == "stay"


def test_a_settler_each_holds_an_empty_region() -> None:
    """Six Settlers and nobody else on the map: they hold more than one region when they stop."""
    m = bare({"st-louis": {"brown": 6}}, start={"move": {"colour": "brown", "groups": 3, "regions": 2}})
    follow(m)
    held = [name for name, owner in GAME.to_plain(m.position)["control"].items() if owner == "blue"]
    assert len(held) >= 2
    assert not cubes(m, "st-louis")


def test_a_strong_force_takes_a_weak_region_and_a_weak_one_does_not() -> None:
    for attackers, goes in ((6, True), (1, False)):
        m = bare(
            {"neosho": {"orange": attackers}, "flint-hills": {"blue": 3}},
            start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
        )
        follow(m)
        assert (cubes(m, "flint-hills").get("orange", 0) > 0) == goes


@pytest.mark.parametrize(("lost", "expected"), [(2, False), (28, True)])
def test_the_lost_ones_come_back_when_the_ready_box_is_empty(lost: int, expected: bool) -> None:
    """Two of thirty cubes on the map; the others are lost, or nearly all ready."""
    m = bare(
        {"james-river": {"green": 2}}, casualties={"green": lost},
        start={"move": {"colour": "green", "groups": 2, "regions": 1}},
    )  # fmt: skip
    assert "recover" in options(m)
    assert (advice(m) == "recover") == expected


def test_wagons_take_the_trail_where_nobody_waits() -> None:
    m = bare({"loup-river": {"white": 2}, "north-platte": {"green": 4}}, start={"disc": "white"})
    while m.position.stack[-1].at != place_index("loup-river"):
        m.choose(advice(m))
    follow(m)
    assert cubes(m, "cheyenne") == {"white": 2}


def test_stacks_stay_legal() -> None:
    """In whole games the player gives its opponent no cube too many to move away (10/limits)."""
    for seed, players in enumerate(("2", "3", "4", "2")):
        rng = random.Random(seed)
        source, player, g = Loose(rng), PlainsHeuristic(rng), GAME.setup(players)
        told = []
        while g.stack:
            told += GAME.resolve(g, source.answer(g.request)) if g.request is not None else GAME.apply(g, player(g))
        assert [event for event in told if event.rule == "10/limits"] == []


def test_a_position_is_weighed_alike_for_both_sides() -> None:
    """An Indian cube in an empty region that the Cavalry threatens helps the Indians, a Cavalry cube hurts them."""
    s = Sight(bare({"flint-hills": {"blue": 3}, "washita": {"orange": 2}}).position)
    neosho = place_index("neosho")
    row = s.row(neosho)
    values = [s.worth(neosho, [row[0], row[1] + n, *row[2:]]) for n in range(4)]
    assert values == sorted(set(values))
    assert s.worth(neosho, [0, 0, 1, 0, 0, 0]) < 0 < s.worth(neosho, [0, 0, 0, 0, 0, 0])


@pytest.mark.parametrize(("scenario", "apart"), [("2", False), ("3", False), ("4", True)])
def test_15_4_1_indian_allies_do_not_hold_a_region_with_equal_cubes(scenario: str, apart: bool) -> None:
    """Two of each are nobody's where two play the Indians; the same four cubes hold it as three and one."""
    s = Sight(bare({}, scenario=scenario).position)
    r = place_index("james-river")
    assert r not in s.road
    even, odd = s.worth(r, [2, 2, 0, 0, 0, 0]), s.worth(r, [3, 1, 0, 0, 0, 0])
    assert (even < odd) == apart
    assert even <= odd


@pytest.mark.parametrize(("scenario", "apart"), [("2", False), ("3", True), ("4", True)])
def test_15_4_1_nor_do_cavalry_and_settlers(scenario: str, apart: bool) -> None:
    s = Sight(bare({}, scenario=scenario).position)
    r = place_index("james-river")
    even, odd = -s.worth(r, [0, 0, 1, 1, 0, 0]), -s.worth(r, [0, 0, 2, 0, 0, 0])
    assert (even < odd) == apart
    assert even <= odd


def test_15_4_a_wagon_is_a_settler_when_allies_are_compared() -> None:
    """Four players: one Cavalry cube and one wagon are equal, nobody holds the region; with three Cavalry does."""
    r = place_index("james-river")
    four, three = (Sight(bare({}, scenario=scenario).position) for scenario in ("4", "3"))
    assert -four.worth(r, [0, 0, 1, 0, 0, 1]) < -four.worth(r, [0, 0, 2, 0, 0, 1])
    assert -three.worth(r, [0, 0, 1, 0, 0, 1]) == -three.worth(r, [0, 0, 2, 0, 0, 1])


@pytest.mark.parametrize(("scenario", "goes"), [("4", True), ("2", False)])
def test_11_2_indian_allies_meet_on_the_road_of_the_wagons(scenario: str, goes: bool) -> None:
    """One player can take both nations to where wagons are; two allies have to be there before."""
    m = bare(
        {"flint-hills": {"orange": 3}, "neosho": {"green": 3}}, scenario=scenario,
        start={"move": {"colour": "green", "groups": 1, "regions": 1}},
    )  # fmt: skip
    assert place_index("flint-hills") in Sight(bare({}, scenario="4").position).road  # wagons come from St. Louis
    follow(m)
    assert (cubes(m, "flint-hills").get("green", 0) == 2) == goes


@pytest.mark.parametrize(("reading", "times"), [("player", 2), ("side", 1)])
def test_15_3_regions_of_allies_count_twice_where_players_are_compared(reading: str, times: int) -> None:
    """Settlers and Cavalry are two players, the Indians one: of their cubes each region counts once."""
    s = Sight(bare({}, scenario="3", rulings={"three-players": reading}).position)
    r = place_index("james-river")
    assert -s.worth(r, [0, 0, 1, 0, 0, 0]) == pytest.approx(times * s.worth(r, [1, 0, 0, 0, 0, 0]))


@pytest.mark.parametrize("winner", ["green", "blue"])
def test_it_beats_chance_on_either_side(winner: str) -> None:
    seats = tuple((seat, "heuristic" if seat == winner else "random") for seat in ("green", "blue"))
    assert run(Plan("plains", "2", seats), 6).outcomes[winner] == 6
