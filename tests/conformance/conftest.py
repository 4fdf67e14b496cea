"""Every test of this folder runs on every game there is; one that takes `scenario` runs on every scenario of each."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.game import Game
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names = all_games()
    if "game" not in metafunc.fixturenames:
        return
    if "scenario" in metafunc.fixturenames:
        pairs = [(name, scenario) for name in names for scenario in game_of(name).scenarios()]
        metafunc.parametrize(("game", "scenario"), pairs, indirect=["game"], ids=["-".join(pair) for pair in pairs])
    else:
        metafunc.parametrize("game", names, indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return game_of(request.param)
