"""Navajo Wars: what the rest of the program knows of it. Its parts are loaded when they are asked for."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homelands.core.decision import Option
from homelands.core.game import Game, SetupError
from homelands.core.title import Lesson, Title

if TYPE_CHECKING:
    from homelands.checks.samples import BringsSamples
    from homelands.cli.screen.base import Board, BringsScreen
    from homelands.companion.title import BringsCompanion, Companion
    from homelands.games.navajo.rules.tables import Tables
    from homelands.lab.watch import BringsStudy, Watch
    from homelands.library.title import BringsPicture
    from homelands.players.title import BringsBots, Measures, Weights
    from homelands.rl.features import BringsEnvironment, Environment
    from homelands.table.title import BringsPage, Page
    from homelands.words.catalogue import Catalogue
    from homelands.words.narration import Narration
    from homelands.words.presenter import Presenter
    from homelands.words.rules import Figures
    from homelands.words.sheet import Sheet, Sheets
    from homelands.words.title import BringsWords, Sentences

TWO_PLAYERS = "two-players"


class NavajoTitle(Title):
    name = "navajo"
    title = "Navajo Wars"
    turn = "card"
    players = (1, 2)
    people_first = True
    goes_far = ("campaign", "heuristic")
    lessons = (
        Lesson("people", "lesson-people", 10),
        Lesson("enemy", "lesson-enemy", 10, "display"),
        Lesson("raids", "lesson-raids", 10),
        Lesson("time", "lesson-time", 10),
        Lesson("tutorial", "lesson", 75, "display"),
        Lesson("tutorial-tribal-raid", "lesson-raid", 5),
    )

    @cached_property
    def engine(self) -> Game[Any]:
        from homelands.games.navajo.game import Navajo

        return Navajo()

    def tables(self, packs: Sequence[Path] = ()) -> Tables:
        from homelands.games.navajo.rules.tables import load_tables

        return load_tables(packs)

    def seated(self, n: int, scenario: str, options: Sequence[str]) -> tuple[str, list[str]]:
        """Two players are an optional rule (16.0)."""
        super().seated(n, scenario, options)
        if n == 1 and TWO_PLAYERS in options:
            raise SetupError("number of players", f"1 with the option {TWO_PLAYERS}", ["2"])
        return scenario, list(dict.fromkeys([*options, TWO_PLAYERS] if n == 2 else options))

    # -- words -----------------------------------------------------------------------------------------------------
    def sentences(self, catalogue: Catalogue, tables: Tables) -> Sentences:
        from homelands.games.navajo.words.sentences import Navajo

        return Navajo(catalogue, tables)

    def narration(self, game: Game[Any], words: Presenter) -> Narration:
        from homelands.games.navajo.words.narration import NavajoNarration

        return NavajoNarration(game, words)

    @property
    def rule_figures(self) -> Figures:
        from homelands.games.navajo.words.figures_of_rules import FIGURES

        return FIGURES

    @property
    def sheets(self) -> Sheets:
        from homelands.games.navajo.words import sheet

        return sheet

    def picture(self, view: Mapping[str, Any], tables: Tables, words: Presenter) -> str:
        from homelands.games.navajo.picture import picture

        return picture(view, tables, words)

    def beside(self, seen: Any, view: Mapping[str, Any], words: Presenter) -> Sheet:
        from homelands.games.navajo.picture import beside

        return beside(seen, view, words)

    # -- players ---------------------------------------------------------------------------------------------------
    def heuristic(self, rng: random.Random) -> Callable[[Any], Option]:
        from homelands.games.navajo.bots.heuristic import NavajoHeuristic

        return NavajoHeuristic(rng)

    def win_chance(self, g: Any, seat: str) -> float:
        from homelands.games.navajo.bots.win_chance import worth

        return worth(g, seat)

    @property
    def weights(self) -> Weights:
        from homelands.games.navajo.bots.weights import WEIGHTS

        return WEIGHTS

    @property
    def measures(self) -> Measures:
        from homelands.games.navajo.bots.measures import MEASURES

        return MEASURES

    # -- at a table ------------------------------------------------------------------------------------------------
    @property
    def companion(self) -> Companion:
        from homelands.games.navajo import companion

        return companion

    @property
    def page(self) -> Page:
        from homelands.games.navajo import page

        return page

    def screen(self, game: Game[Any], words: Presenter, lesson: bool = False) -> Board:
        from homelands.games.navajo.screen.board import NavajoBoard
        from homelands.games.navajo.screen.lesson import LessonBoard

        return LessonBoard(game, words) if lesson else NavajoBoard(game, words)

    # -- in the laboratory -----------------------------------------------------------------------------------------
    @property
    def study(self) -> type[Watch]:
        from homelands.games.navajo.study import NavajoWatch

        return NavajoWatch

    @property
    def environment(self) -> Environment:
        from homelands.games.navajo import env

        return env

    def sample(self, rng: random.Random) -> dict[str, Any]:
        from homelands.games.navajo.plain.samples import position

        return position(rng)


TITLE = NavajoTitle()

if TYPE_CHECKING:  # what it brings is what is asked for
    _words: BringsWords = TITLE
    _picture: BringsPicture = TITLE
    _bots: BringsBots = TITLE
    _companion: BringsCompanion = TITLE
    _page: BringsPage = TITLE
    _screen: BringsScreen = TITLE
    _study: BringsStudy = TITLE
    _environment: BringsEnvironment = TITLE
    _samples: BringsSamples = TITLE
