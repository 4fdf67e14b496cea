"""Plains Indian Wars in the soak: every table comes up with every kind of player, and a fault is found."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from homelands.checks import conformance, soak
from homelands.checks.soak import Plan, one_game
from homelands.games.plains.bots.heuristic import PlainsHeuristic
from homelands.games.plains.rules.invariants import Impossible
from homelands.games.plains.rules.tables import COLOURS
from homelands.players.random import RandomPlayer
from homelands.players.weighted import Steady
from tests.games.plains.table import GAME

PLAN = Plan("plains", "t", deep=0.01)


def test_every_table_and_every_player_come_up() -> None:
    numbers = range(120)
    headers = [soak.header(PLAN, n, random.Random(n)) for n in numbers]
    assert {h.scenario for h in headers} == {"2", "3", "4"}
    assert any(h.options for h in headers)
    assert any(h.rulings for h in headers)
    kinds = {type(soak.player(PLAN, n, random.Random(n))) for n in numbers}
    assert kinds == {PlainsHeuristic, RandomPlayer, Steady}


@pytest.mark.parametrize("n", [0, 1, 2, 10, 14, 30])
def test_games_of_the_soak_hold(n: int, tmp_path: Path) -> None:
    """Numbers 14, 30 and 10 are of the rule-based player, with 2, 3 and 4 at the table; 2 is of the steady one."""
    found = one_game(PLAN, n, tmp_path)
    assert found.findings == []
    assert sum(found.outcomes.values()) == 1


@pytest.mark.parametrize("colour", range(7), ids=COLOURS)
def test_a_lost_cube_is_noticed(colour: int) -> None:
    g = GAME.from_plain({"scenario": "2"})
    conformance.position(GAME, g)
    g.ready[colour] -= 1
    with pytest.raises(Impossible, match=COLOURS[colour]):
        conformance.position(GAME, g)
