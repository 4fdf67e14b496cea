"""Exact odds, against figures worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from homelands.core import odds as od
from homelands.core.events import Event
from homelands.core.match import Match
from homelands.core.odds import Odds
from tests.support import cites, match

BARE = dict.fromkeys("BCDEF")


def chances(m: Match, text: str, **more: Any) -> Odds:
    return od.odds(m.game, m.position, m.game.parse(m.position, text), **more)


def by(found: Odds, key: str) -> dict[Any, Fraction]:
    """The chance of each value of the decisive event."""
    return {row.events[0].values[key]: row.chance for row in found.rows if row.events}


def at(area: str, ferocity: int = 0, **more: Any) -> dict[str, Any]:
    return {"A": {"at": area, "ferocity": ferocity, **more}, **BARE}


@cites("3.2.8")
def test_a_council_on_value_three_succeeds_with_four_faces_of_six() -> None:
    m = match(families=at("shiprock.3"), start={"activate": "A"})
    found = chances(m, "council")
    assert by(found, "success") == {True: Fraction(4, 6), False: Fraction(2, 6)}
    won = next(row for row in found.rows if row.events[0].values["success"])
    assert won.answers == ("die 3", "die 4", "die 5", "die 6")
    assert [event.name for event in won.then] == ["ap"]


@cites("11.2/3")
def test_a_battle_between_equals_follows_the_triangle_of_two_dice() -> None:
    # Ambush on column 3: twice Ferocity 2 but 3 at most, and a horse, make 4, as much as the enemy's Ferocity.
    # Of 36 rolls the difference d comes 6 - |d| times. MFV from 5 on: 1. FV 2 to 4: 4+3+2. RGD 0 and 1: 6+5.
    # TTD -1 and -2: 5+4. EV -3 to -5: 3+2+1.
    m = match(
        families=at("shiprock.3", 2, horse=1), tracks={"enemy_ferocity": 4, "ap": 1, "military": 5},
        resources={"firearms": 1},
        start={"raid": {"placed": ["shiprock.3"], "left": 2}, "reaction_at": "shiprock.3"},
    )  # fmt: skip
    m.choose("ambush A")
    found = chances(m, "fight")
    rolls = {"MFV": 1, "FV": 9, "RGD": 11, "TTD": 9, "EV": 6}
    assert by(found, "result") == {result: Fraction(n, 36) for result, n in rolls.items()}
    assert (found.ways, found.rolls, found.whole) == (36, 2, True)


@cites("3.2.5", "1.9")
def test_a_raid_draws_each_cube_of_the_bag_with_the_same_chance() -> None:
    bag = {"brown": 3, "red": 2, "green": 1}
    out = {"black": 3, "brown": 1, "red": 1, "green": 2, "white": 4, "yellow": 2, "blue": 1}
    m = match(families=at("shiprock.1"), start={"activate": "A"}, cubes={"pool": bag, "removed": out})
    found = chances(m, "raid-new-mexico")
    assert by(found, "colour") == {"brown": Fraction(1, 2), "red": Fraction(1, 3), "green": Fraction(1, 6)}
    assert next(row for row in found.rows if row.answers == ("cube green",)).steps == ("raiding.soldiers",)


def test_the_position_is_not_touched_and_all_chances_make_one() -> None:
    m = match(start={"card": 32, "segment": "preempt"})
    before = m.checksum()
    found = chances(m, "wait")
    assert m.checksum() == before
    assert sum(row.chance for row in found.rows) == 1
    assert found.whole


def test_what_the_caller_goes_on_with_is_not_counted() -> None:
    # The activation is the last thing of the operation: what follows the council is the next card.
    m = match(families=at("shiprock.3"), start={"activate": "A"})
    found = chances(m, "council")
    assert (found.ways, found.rolls) == (6, 1)
    assert chances(m, "end-activation").rolls == 0


def test_a_question_about_the_die_gets_the_answer_that_spends_nothing() -> None:
    poor = match(families=at("shiprock.3"), start={"activate": "A"})
    rich = match(families=at("shiprock.3"), resources={"trade_goods": 3}, hand=[10], start={"activate": "A"})
    found = chances(rich, "council")
    assert by(found, "success") == by(chances(poor, "council"), "success")
    assert {row.steps for row in found.rows} == {("sequence.draw",)}


def test_a_roll_asked_about_belongs_to_what_it_is_rolled_for() -> None:
    m = match(families=at("shiprock.3"), hand=[10], start={"activate": "A"})
    m.choose("council")
    assert by(chances(m, "roll"), "success")[True] == Fraction(2, 3)
    assert by(chances(m, "bless 10"), "success") == {True: Fraction(1)}  # card 10 stands for a 6


def test_too_many_ways_are_cut_at_a_level_that_can_be_counted() -> None:
    m = match(start={"card": 32, "segment": "preempt"})
    found = chances(m, "wait", limit=300)
    assert not found.whole
    assert found.rolls == 2  # two dice together are one roll: 36, then a cube of six colours each; more is beyond 300
    assert found.ways <= 300
    assert sum(row.chance for row in found.rows) == 1


def test_ways_are_grouped_as_the_caller_says() -> None:
    def evens(told: Any) -> list[tuple[Event, bool]]:
        return [(event, event.values["die"] % 2 == 0) for event in told if event.name == "council"]

    m = match(families=at("shiprock.3"), start={"activate": "A"})
    found = chances(m, "council", pick=evens)
    assert [row.chance for row in found.rows] == [Fraction(1, 2), Fraction(1, 2)]
    assert {row.answers for row in found.rows} == {("die 1", "die 3", "die 5"), ("die 2", "die 4", "die 6")}
