"""What a game brings: a title says it once, and everything else asks the title.

A game is one folder with a `title.py` in it, named by an entry point of the group `homelands.games`:

    [project.entry-points."homelands.games"]
    navajo = "homelands.games.navajo.title:TITLE"

Every title *must* answer what `Title` asks. What it *may* bring beside that is a method more, and each layer says what
it asks for in a protocol of its own, beside the code that uses it:

    words.title.BringsWords          sentences for events, questions, options and refusals; who may know what
    players.title.BringsBots         rules of thumb, the chance to win, what play-outs are measured by
    companion.title.BringsCompanion  dice and draws as a person at a real table tells them
    lab.watch.BringsStudy            what is counted while thousands of games are played
    rl.features.BringsEnvironment    what an agent sees
    table.title.BringsPage           the board, what things on it are, what options and events are about
    library.title.BringsPicture      the map as a drawing, for notebooks
    cli.screen.base.BringsScreen     pictures in the terminal
    checks.samples.BringsSamples     positions of any moment, for soaks and tests

A game without one of them is shown raw, played by lot and by search, or does without.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from homelands.core.data import Data
from homelands.core.game import Game, SetupError


class Ruling(Protocol):
    """A doubtful rule: its readings, and the one that is taken unless told otherwise."""

    @property
    def id(self) -> str: ...
    @property
    def readings(self) -> Sequence[str]: ...
    @property
    def default(self) -> str: ...
    @property
    def source(self) -> str: ...


class Tables(Protocol):
    """The data of a game, with packs laid over them, in the form that the rules want."""

    @property
    def data(self) -> Data: ...
    @property
    def rulings(self) -> Mapping[str, Any]: ...


class Lesson(NamedTuple):
    """A guided game: the journal of its line of play in `lessons/`, and what its texts begin with."""

    id: str
    texts: str  # keys of its messages: `lesson` gives `lesson-intro-1`, `lesson-end` ...
    minutes: int = 0  # how long it takes somebody who reads every word
    shows: str = ""  # the part of the board that stands beside the last page before the first step


class Title(ABC):
    """A game as the rest of the program knows it."""

    name: str  # in files, journals and addresses
    title: str  # what it is called
    turn: str  # the kind of draw that begins a turn
    players: tuple[int, ...]  # how many can play
    people_first: bool = False  # an empty seat is a person's, not a computer's
    lessons: tuple[Lesson, ...] = ()
    goes_far: tuple[str, str] = ("", "random")  # the longest games there are: the scenario, and who plays them

    # -- must ------------------------------------------------------------------------------------------------------
    @cached_property
    @abstractmethod
    def engine(self) -> Game[Any]:
        """The rules."""

    @abstractmethod
    def tables(self, packs: Sequence[Path] = ()) -> Any:
        """The data, with packs laid over them: see `Tables`. Raises DataError with all that is wrong."""

    # -- may -------------------------------------------------------------------------------------------------------
    def seated(self, n: int, scenario: str, options: Sequence[str]) -> tuple[str, list[str]]:
        """The scenario and the optional rules with which so many play. Raises SetupError."""
        if n not in self.players:
            raise SetupError("number of players", str(n), list(map(str, self.players)))
        return scenario, list(options)

    # -- where its files are ---------------------------------------------------------------------------------------
    @property
    def folder(self) -> Traversable:
        """Its package: data/, words/, lessons/."""
        return files(type(self).__module__.rpartition(".")[0])

    def lesson(self, id: str) -> Lesson:
        """The lesson of that id. Raises SetupError."""
        for one in self.lessons:
            if one.id == id:
                return one
        raise SetupError("lesson", id, [one.id for one in self.lessons])

    def line_of_play(self, id: str) -> str:
        """The journal of a lesson."""
        return (self.folder / "lessons" / f"{self.lesson(id).id}.journal").read_text(encoding="utf-8")
