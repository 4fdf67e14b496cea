"""Exact chances of what goes round and round, against closed forms."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from homelands.core.chain import Chain, TooMany
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import BLANK, TREATY, place_index
from homelands.games.plains.words import fight
from homelands.words.chances import gists
from homelands.words.narration import narration
from homelands.words.presenter import Presenter
from tests.games.plains.table import GAME, bare
from tests.support import cites

DODGE = place_index("dodge-city")
FORCES: list[dict[str, int]] = [{"green": 1}, {"green": 2}, {"green": 2, "orange": 1}, {"green": 2, "orange": 2}]
WAGON = [
    (F(0), F(23, 27), F(7, 72), F(11, 216)),
    (F(1, 9), F(13, 18), F(95, 1296), F(121, 1296)),
    (F(157, 648), F(187, 324), F(403, 7776), F(1001, 7776)),
    (F(2101, 5832), F(289, 648), F(553, 15552), F(7381, 46656)),
]


def by_kind(found: Any) -> dict[str, F]:
    out: dict[str, F] = {}
    for row in found.rows:
        kind = row.events[0].values["kind"]
        out[kind] = out.get(kind, F(0)) + row.chance
    return out


def attack(force: dict[str, int]) -> State:
    """Green stands where two wagons are, has attacked one, and is asked whether to go on."""
    where = {"wagon_attack": {"region": "dodge-city", "by": "green"}}
    g = GAME.clone(bare({"dodge-city": {**force, "white": 2}}, start=where).position)
    while g.stack[-1].step != "wagons.press-on":  # a treaty on both sides leaves everything as it was
        assert g.request is not None
        treaty = next(v for v in g.request.values if 1 in v)
        GAME.resolve(g, treaty)
    return g


@cites("12.1.2.1", "12.1.4.4", "12.1.2/treaty")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_3_6_the_odds_of_an_attack_on_a_wagon(dice: int) -> None:
    g = attack(FORCES[dice - 1])
    found = fight.odds(GAME, g, ("attack-wagon",), 20_000)
    assert found is not None
    kinds = by_kind(found)
    assert tuple(kinds.get(k, F(0)) for k in ("destroyed", "driven", "stays", "treaty")) == WAGON[dice - 1]


@cites("12.1.7")
def test_12_1_7_a_fight_without_end_is_solved() -> None:
    """One green against one brown in Dodge City, ambush refused, nobody retreats.

    A round: green hits with 1/3, has a Treaty with 1/6; brown hits with 1/6, has a Treaty with 1/6. It ends by a hit or
    by two Treaties: all but (2/3)(5/6) - 1/36 = 19/36, so 17/36 end it. Both hit: 1/18 = 2/36; green alone: 10/36;
    brown alone: 4/36; two Treaties: 1/36.
    """
    start = {"engagement": {"region": "dodge-city", "attacker": "us"}}
    m = bare({"dodge-city": {"green": 1, "brown": 1}}, start=start)

    def stays(g: State) -> Any:
        return ("stay",) if ("stay",) in g.options else fight._first(g)

    chain = Chain(GAME, stays, fight._result)
    found = chain.results(m.position, ("no-ambush",))
    assert sum(found.values()) == 1
    assert found[("ends", 0, 0)] == F(2, 17)
    assert found[("ends", 1, 0)] == F(10, 17)
    assert found[("ends", 0, 1)] == F(4, 17)
    assert sum(p for key, p in found.items() if key[0] == "treaty-made") == F(1, 17)  # type: ignore[index]


def test_too_many_positions_are_not_looked_at() -> None:
    start = {"engagement": {"region": "dodge-city", "attacker": "us"}}
    m = bare({"dodge-city": {"green": 1, "brown": 1}}, start=start)
    with pytest.raises(TooMany):
        Chain(GAME, fight._first, fight._result, limit=2).results(m.position, ("no-ambush",))
    assert fight.odds(GAME, m.position, ("no-ambush",), 2) is None


@cites("12.1.7")
def test_results_of_a_fight_are_summed_up_by_who_is_left() -> None:
    """Three Indians against two: however many cubes are left, the sums are those of the single results."""
    start = {"engagement": {"region": "dodge-city", "attacker": "us"}}
    m = bare({"dodge-city": {"green": 2, "orange": 1, "brown": 2}}, start=start)
    g = GAME.clone(m.position)
    while g.request is not None:  # Blanks for the Settlers, who are asked about a retreat
        GAME.resolve(g, (BLANK if g.request.kind == "brown-dice" else TREATY,) * len(g.request.values[0]))
    found = fight.odds(GAME, g, ("stay",), 20_000)
    assert found is not None
    told = {said: chance for chance, said in gists(narration(GAME, Presenter("plains")), found.rows)}
    kinds = by_kind(found)
    assert len(told) < len(found.rows)
    assert sum(told.values()) == 1
    assert told["the Indians hold the field"] == kinds["indians"]
    assert told["the U.S. side holds the field"] == kinds["us"]
    assert told["a treaty"] == kinds["treaty-made"]
