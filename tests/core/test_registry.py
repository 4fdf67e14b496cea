"""The games there are."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from homelands.core import registry
from homelands.core.game import Game, SetupError
from homelands.core.registry import game, title
from homelands.core.registry import games as all_games
from homelands.core.title import Title


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"unknown game 'chess'; expected one of: navajo, plains"):
        game("chess")


def test_a_game_is_made_once() -> None:
    assert game("navajo") is game("navajo")
    assert title("navajo").engine is game("navajo")


@pytest.mark.parametrize("name", all_games())
def test_a_title_says_what_its_game_is(name: str) -> None:
    found = title(name)
    assert isinstance(found, Title)
    assert isinstance(found.engine, Game)
    assert (found.name, found.engine.name, found.engine.book.game) == (name, name, name)
    assert found.engine.title == found.title
    for n in found.players:
        scenario, options = found.seated(n, "", ())
        g = found.engine.setup(scenario or found.engine.scenarios()[0], options)
        assert len(found.engine.seats_of(g)) == n
    with pytest.raises(SetupError, match="number of players"):
        found.seated(9, "", ())


@pytest.mark.parametrize("name", all_games())
def test_the_lessons_of_a_title_are_there(name: str) -> None:
    for lesson in title(name).lessons:
        assert f"game: {name}\n" in title(name).line_of_play(lesson.id)
    with pytest.raises(SetupError, match="unknown lesson 'x'"):
        title(name).lesson("x")


def test_an_entry_point_leads_to_the_game_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = EntryPoint("checkers", "homelands.games.navajo.title:TITLE", registry.GROUP)
    known: dict[str, Any] = {**registry._found(), "checkers": wrong}
    monkeypatch.setattr(registry, "_found", lambda: known)
    with pytest.raises(ValueError, match="'checkers' leads to the game 'navajo'"):
        title("checkers")


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
