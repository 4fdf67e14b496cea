"""Exact odds, out of the engine itself: every way chance can go, against the closed forms of facts 3.6."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from homelands.core.decision import Option
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import INDIANS, PLACES, US, WHITE, place_index
from tests.games.plains.table import GAME, bare, every_way, stays
from tests.support import cites

DODGE = place_index("dodge-city")
FORCES: list[dict[str, int]] = [{"green": 1}, {"green": 2}, {"green": 2, "orange": 1}, {"green": 2, "orange": 2}]
WAGON = [
    (0, F(23, 27), F(7, 72), F(11, 216), F(35, 108)),
    (F(1, 9), F(13, 18), F(95, 1296), F(121, 1296), F(205, 648)),
    (F(157, 648), F(187, 324), F(403, 7776), F(1001, 7776), F(1205, 3888)),
    (F(2101, 5832), F(289, 648), F(553, 15552), F(7381, 46656), F(7105, 23328)),
]


def one_attack(g: State) -> Option | None:
    """Nobody retreats or chooses a loss by preference; a driven wagon takes the first trail; then stop."""
    if ("stay",) in g.options:
        return ("stay",)
    return g.options[0] if g.options[0][0] in ("lose", "drive-on") else None


@cites("12.1.2.1", "12.1.4.4", "12.1.2/treaty")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_3_6_one_attack_on_a_wagon(dice: int) -> None:
    force = FORCES[dice - 1]
    m = bare({"dodge-city": {**force, "white": 1}}, start={"wagon_attack": {"region": "dodge-city", "by": "green"}})
    destroyed = advances = holds = treaty = losses = F(0)
    for g, p in every_way(m.position, one_attack):
        both = bool(g.treaties[INDIANS] and g.treaties[US])
        losses += 0 if both else p * g.hits[US]
        if g.destroyed:
            destroyed += p
        elif not g.cubes[WHITE][DODGE]:
            advances += p
        elif both:
            treaty += p
            assert g.immune == [DODGE]
        else:
            holds += p
    assert (destroyed, advances, holds, treaty, losses) == WAGON[dice - 1]
    assert destroyed + advances + holds + treaty == 1


@cites("12.1.1")
@pytest.mark.parametrize("colour", ["green", "orange"])
def test_3_6_ambush_kills_in_one_of_three(colour: str) -> None:
    m = bare({"dodge-city": {colour: 1, "blue": 2}}, start={"engagement": {"region": "dodge-city", "attacker": "blue"}})
    g = GAME.clone(m.position)
    GAME.book.take(g, g.options[0])
    assert g.request is not None
    killed = F(0)
    for value, p in g.request.odds():
        n = GAME.clone(g)
        GAME.book.answer(n, value)
        killed += p * n.lost[2]
    assert killed == F(1, 3)


def after_the_roll(g: State) -> Option | None:
    return None


@cites("12.1.2/treaty", "12.1.2/dice")
@pytest.mark.parametrize(
    ("here", "odds"),
    [
        ({"green": 2, "blue": 2}, F(121, 1296)),
        ({"green": 2, "orange": 2, "blue": 2, "brown": 2}, F(450241, 1679616)),
        ({"green": 1, "brown": 1}, F(1, 36)),
    ],
)
def test_3_6_treaty_on_both_sides(here: dict[str, int], odds: F) -> None:
    """One round of dice, whatever the colours: each die shows a Treaty with 1/6."""
    m = bare({"dodge-city": here}, start={"engagement": {"region": "dodge-city", "attacker": "green"}})
    found = total = F(0)
    stack: list[tuple[State, F]] = [(m.position, F(1))]
    while stack:
        g, p = stack.pop()
        if g.request is None or g.stack[-1].step != "engagement.roll" or len(g.stack[-1].seq) == 0:
            total += p
            found += p if g.treaties[0] and g.treaties[1] else 0
            continue
        last = len(g.stack[-1].seq) == 1
        for value, odd in g.request.odds():
            if last:
                total += p * odd
                us = g.treaties[1] + value.count(1)
                found += p * odd if g.treaties[0] and us else 0
            else:
                n = GAME.clone(g)
                GAME.book.answer(n, value)
                stack.append((n, p * odd))
    assert (total, found) == (1, odds)


@cites("6.7.2")
def test_3_6_discs_needed_for_the_mountains() -> None:
    """Mean 24219/3125; done by disc 5, 8, 10, 12 with .2131, .6609, .8485, .9406."""
    step = []
    for built in range(5):
        m = bare({}, rail={"mountain": built}, start={"disc": "black"})
        row: dict[int, F] = {}
        for g, p in every_way(m.position, stays):
            row[g.mountain] = row.get(g.mountain, F(0)) + p
        step.append(row)
    mean: list[F] = [F(0)] * 6
    for built in (4, 3, 2, 1, 0):
        stay = step[built].get(built, F(0))
        mean[built] = (1 + sum(p * mean[to] for to, p in step[built].items() if to != built)) / (1 - stay)
    assert mean[0] == F(24219, 3125)
    at = {0: F(1)}
    done = {}
    for disc in range(1, 13):
        after: dict[int, F] = {}
        for built, p in at.items():
            for to, q in step[built].items() if built < 5 else ((5, F(1)),):
                after[to] = after.get(to, F(0)) + p * q
        at = after
        done[disc] = round(float(at.get(5, F(0))), 4)
    assert [done[n] for n in (5, 8, 10, 12)] == [0.2131, 0.6609, 0.8485, 0.9406]


@cites("8.0", "4.1")
def test_every_order_of_discs_is_equally_likely() -> None:
    m = bare({})
    request = m.position.request
    assert request is not None
    assert {p for _, p in request.odds()} == {F(1, 7)}
    assert PLACES[DODGE] == "dodge-city"
