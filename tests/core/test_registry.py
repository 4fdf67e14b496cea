"""The games there are."""

from __future__ import annotations

import pytest

from homelands.core.game import Game, SetupError
from homelands.core.registry import GAMES, game


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"unknown game 'chess'; expected one of: navajo, plains"):
        game("chess")


def test_a_game_is_made_once() -> None:
    assert game("navajo") is game("navajo")


def test_navajo_wars_is_a_game_of_that_name() -> None:
    found = game("navajo")
    assert isinstance(found, Game)
    assert found.name == "navajo"
    assert found.book.game == "navajo"


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_named_by_module_and_class(name: str) -> None:
    module, colon, cls = GAMES[name].partition(":")
    assert module == f"homelands.games.{name}.game"
    assert colon
    assert cls.isidentifier()


def test_an_unknown_scenario_option_or_ruling_is_refused_with_those_there_are() -> None:
    navajo = game("navajo")
    with pytest.raises(SetupError, match=r"unknown scenario 'x'; expected one of: .*campaign"):
        navajo.setup("x")
    with pytest.raises(SetupError, match=r"unknown option 'x'; expected one of: horse-meat"):
        navajo.setup("rise", ["x"])
    with pytest.raises(SetupError, match=r"unknown ruling 'x'; expected one of: .*black-cubes"):
        navajo.setup("rise", (), {"x": "y"})
    with pytest.raises(SetupError, match=r"unknown reading of black-cubes 'x'; expected one of: .*red-only"):
        navajo.setup("rise", (), {"black-cubes": "x"})
