"""The same game without words: terminal and page say everything in the names that its rules use."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest

from homelands.cli.screen.base import board
from homelands.core import registry
from homelands.core.game import Game
from homelands.core.match import start
from homelands.core.title import Title
from homelands.players.random import RandomPlayer
from homelands.table.words import TablePresenter
from homelands.table.words.context import Context
from homelands.table.words.lobby import _game
from homelands.words import TextError
from homelands.words.presenter import Presenter
from tests.conformance.play import to_the_end
from tests.third.conftest import NAME


class Wordless(Title):
    """Only what a title must answer."""

    name, title, turn, players = NAME, "River Clans", "water", (2,)

    def __init__(self, whole: Title) -> None:
        self.whole = whole

    @cached_property
    def engine(self) -> Game[Any]:
        return self.whole.engine

    def tables(self, packs: Sequence[Path] = ()) -> Any:
        return self.whole.tables(packs)

    @property
    def folder(self) -> Traversable:
        return self.whole.folder / "nothing-there"


@pytest.fixture
def wordless(third: Title, monkeypatch: pytest.MonkeyPatch) -> Wordless:
    made = Wordless(third)
    monkeypatch.setitem(registry._added, NAME, made)
    return made


def test_the_page_asks_and_tells_in_names_of_the_rules(wordless: Wordless) -> None:
    table = TablePresenter(NAME, "en")
    match = start(NAME, "summer", seed="3")
    while match.position.request is not None:
        match.chance()
    asked = table.pending(match, "otter")
    assert asked.prompt == "Rules.act?"
    assert (asked.options[0].text, asked.options[0].label) == ("land spring", "Land spring")
    assert asked.options[0].things == ["places:spring"]
    assert table.things()["places:spring"].name == "Spring"
    match.choose("land spring")
    (line,) = table.frames(match, "otter", len(match.entries) - 1, len(match.entries))[0].lines
    assert line.text == "Landed: clan=otter place=spring"
    for _ in to_the_end(match, RandomPlayer(random.Random(1))):
        pass
    over = table.pending(match, "otter")
    assert over.outcome is not None
    assert over.outcome.result == match.game.outcome(match.position)


def test_the_start_page_lists_it(wordless: Wordless) -> None:
    entry = _game(Context(wordless.engine, Presenter(NAME)))
    assert (entry.title, entry.about, entry.scenarios[0].name) == ("River Clans", "", "Summer")
    assert entry.scenarios[0].labels == {"otter": "Otter", "heron": "Heron"}


def test_the_terminal_shows_its_board(wordless: Wordless) -> None:
    shown = board(wordless.engine, Presenter(NAME))
    g = wordless.engine.setup("summer")
    assert shown.status(g) == "Round 1, Points otter 0, Points heron 0"
    assert shown.place(g) == "Rules.water"


def test_whoever_is_strict_is_told_that_there_are_none(wordless: Wordless) -> None:
    with pytest.raises(TextError, match="has no words"):
        Presenter(NAME, "en", strict=True)
