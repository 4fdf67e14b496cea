"""Every test of this folder runs on every game there is; one that takes `scenario` runs on every scenario of each."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest

from homelands.core.game import Game
from homelands.core.registry import GAMES
from homelands.core.registry import game as game_of


def exists(name: str) -> bool:
    """Is the game's module there? Only then it is tested, and then it must keep every promise."""
    try:
        return find_spec(GAMES[name].partition(":")[0]) is not None
    except ModuleNotFoundError:
        return False


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names = [name for name in GAMES if exists(name)]
    skip = pytest.mark.skip(reason="no such module yet")
    missing = [pytest.param(name, marks=skip) for name in GAMES if name not in names]
    if "game" not in metafunc.fixturenames:
        return
    if "scenario" in metafunc.fixturenames:
        pairs = [(name, scenario) for name in names for scenario in game_of(name).scenarios()]
        metafunc.parametrize(("game", "scenario"), pairs, indirect=["game"], ids=["-".join(pair) for pair in pairs])
    else:
        metafunc.parametrize("game", [*names, *missing], indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return game_of(request.param)
