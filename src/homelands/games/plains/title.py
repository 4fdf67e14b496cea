"""Plains Indian Wars: what the rest of the program knows of it. Its parts are loaded when they are asked for."""

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
    from homelands.cli.screen.base import Board, BringsScreen
    from homelands.games.plains.rules.tables import Tables
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

class PlainsTitle(Title):
    name = "plains"
    title = "Plains Indian Wars"
    turn = "disc"
    players = (2, 3, 4)
    goes_far = ("4", "random")
    lessons = (
        Lesson("land", "lesson-land", 10),
        Lesson("fight", "lesson-fight", 10, "rail"),
        Lesson("score", "lesson-score", 10),
        Lesson("tutorial", "lesson", 20, "rail"),
    )

    @cached_property
    def engine(self) -> Game[Any]:
        from homelands.games.plains.game import Plains

        return Plains()

    def tables(self, packs: Sequence[Path] = ()) -> Tables:
        from homelands.games.plains.rules.tables import load_tables

        return load_tables(packs)

    def seated(self, n: int, scenario: str, options: Sequence[str]) -> tuple[str, list[str]]:
        """The number of players is the scenario. One plays against bots, at the table of two if none is named."""
        if n == 1:
            return scenario or "2", list(options)
        if n not in self.players:
            raise SetupError("number of players", str(n), ["1", *map(str, self.players)])
        if scenario not in ("", str(n)):
            raise SetupError("number of players", f"{n} in the scenario for {scenario}", [scenario])
        return str(n), list(options)

    # -- words -----------------------------------------------------------------------------------------------------
    def sentences(self, catalogue: Catalogue, tables: Tables) -> Sentences:
        from homelands.games.plains.words.sentences import Plains

        return Plains(catalogue, tables)

    def narration(self, game: Game[Any], words: Presenter) -> Narration:
        from homelands.games.plains.words.narration import PlainsNarration

        return PlainsNarration(game, words)

    @property
    def rule_figures(self) -> Figures:
        from homelands.games.plains.words.figures_of_rules import FIGURES

        return FIGURES

    @property
    def sheets(self) -> Sheets:
        from homelands.games.plains.words import sheet

        return sheet

    def picture(self, view: Mapping[str, Any], tables: Tables, words: Presenter) -> str:
        from homelands.games.plains.picture import picture

        return picture(view, tables, words)

    def beside(self, seen: Any, view: Mapping[str, Any], words: Presenter) -> Sheet:
        from homelands.games.plains.picture import beside

        return beside(seen, view, words)

    # -- players ---------------------------------------------------------------------------------------------------
    def heuristic(self, rng: random.Random) -> Callable[[Any], Option]:
        from homelands.games.plains.bots.heuristic import PlainsHeuristic

        return PlainsHeuristic(rng)

    def win_chance(self, g: Any, seat: str) -> float:
        from homelands.games.plains.bots.win_chance import chance

        return chance(g, seat)

    @property
    def weights(self) -> Weights:
        from homelands.games.plains.bots.weights import WEIGHTS

        return WEIGHTS

    @property
    def measures(self) -> Measures:
        from homelands.games.plains.bots.measures import MEASURES

        return MEASURES

    # -- at a table ------------------------------------------------------------------------------------------------
    @property
    def page(self) -> Page:
        from homelands.games.plains import page

        return page

    def screen(self, game: Game[Any], words: Presenter, lesson: bool = False) -> Board:
        from homelands.games.plains.screen.board import PlainsBoard

        return PlainsBoard(game, words)

    # -- in the laboratory -----------------------------------------------------------------------------------------
    @property
    def study(self) -> type[Watch]:
        from homelands.games.plains.study import PlainsWatch

        return PlainsWatch

    @property
    def environment(self) -> Environment:
        from homelands.games.plains import env

        return env


TITLE = PlainsTitle()

if TYPE_CHECKING:  # what it brings is what is asked for
    _words: BringsWords = TITLE
    _picture: BringsPicture = TITLE
    _bots: BringsBots = TITLE
    _page: BringsPage = TITLE
    _screen: BringsScreen = TITLE
    _study: BringsStudy = TITLE
    _environment: BringsEnvironment = TITLE
