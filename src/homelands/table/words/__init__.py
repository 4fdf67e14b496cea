"""Positions and events as words and things for the page: everything it shows comes from here, in one language."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from homelands.companion.box import Figure
from homelands.core.decision import Refusal
from homelands.core.game import Game
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import title as title_of
from homelands.lessons.lesson import Lesson
from homelands.table import schema
from homelands.table.words import answering, asking, beside, boards, classroom, components, log
from homelands.table.words.answering import Doubtful
from homelands.table.words.beside import Moved
from homelands.table.words.lobby import catalogue
from homelands.table.words.speaker import Speaker
from homelands.words.rules import read as read_rules

__all__ = ["Doubtful", "Moved", "Table", "board", "catalogue", "rules", "things"]

P = ParamSpec("P")
R = TypeVar("R")


def _alone(method: Callable[P, R]) -> Callable[P, R]:
    """One at a time: the words of a game speak of the tables of the position they looked at last."""

    @wraps(method)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        with args[0]._lock:  # type: ignore[attr-defined]
            return method(*args, **kwargs)

    return guarded


class Table:
    """The words of one game in one language. `open`: nothing is hidden from whoever looks."""

    def __init__(self, game: Game[Any] | str, lang: str, open: bool = False, strict: bool = False) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.lang = lang
        self._speaker = Speaker(self.game, lang, open, strict)
        self._lock = threading.RLock()
        self._asked: WeakKeyDictionary[Match, tuple[object, dict[Any, schema.Pending]]] = WeakKeyDictionary()

    # -- a match ---------------------------------------------------------------------------------------------------
    def secrets(self, match: Match) -> bool:
        """Somebody at the table must not know something."""
        return self._speaker.secrets(match)

    def label(self, seat: str) -> str:
        """What a seat is called."""
        name = self._speaker.texts.name("seat", seat)
        return name[:1].upper() + name[1:]

    @_alone
    def view(self, match: Match, seat: str) -> Mapping[str, Any]:
        return log.view(self._speaker, match.position, seat)

    @_alone
    def pending(self, match: Match, seat: str, lesson: bool = False) -> schema.Pending:
        """What the match waits for. Asked again at the same moment, the answer is at hand."""
        last = match.events[-1] if match.events else None  # a new list with every entry, so it tells moments apart
        moment, kept = self._asked.get(match, (self, {}))
        if moment is not last:
            kept = {}
            self._asked[match] = last, kept
        key = (seat, lesson, match.source is None)
        if key not in kept:
            kept[key] = asking.pending(self._speaker, match, seat, lesson)
        return msgspec.structs.replace(kept[key])

    @_alone
    def frames(
        self, match: Match, seat: str, start: int, stop: int, views: bool = True, told: bool = False
    ) -> list[schema.Frame]:  # fmt: skip
        """What happened, entry by entry; `ply` counts entries from 1. `told`: beside a real table."""
        return log.frames(self._speaker, match, seat, start, stop, views, told)

    @_alone
    def line(self, match: Match, ply: int, seat: str) -> str:
        """A line of the journal as this seat may read it."""
        return log.line(self._speaker, match, ply, seat)

    @_alone
    def journal(self, match: Match, seat: str) -> str:
        """The journal as this seat may read it: what it may not know is a comment."""
        return log.journal(self._speaker, match, seat)

    @_alone
    def marks(self, match: Match) -> list[schema.Mark]:
        """Cards and discs for the slider; `ply` counts entries from 1."""
        return log.marks(self._speaker, match)

    # -- questions about a question --------------------------------------------------------------------------------
    @_alone
    def odds(self, match: Match, seat: str, text: str) -> schema.Odds:
        """Exact chances of an option. Raises Refusal for what is none."""
        return answering.odds(self._speaker, match, seat, text)

    @_alone
    def why(self, match: Match, seat: str, text: str = "") -> schema.Why:
        return answering.why(self._speaker, match, seat, text)

    @_alone
    def refusal(self, match: Match, seat: str, text: str, refusal: Refusal) -> schema.Problem:
        return answering.refused(self._speaker, match, seat, text, refusal)

    # -- lessons, and beside a real table --------------------------------------------------------------------------
    @_alone
    def lesson(self, lesson: Lesson, id: str, waits: bool) -> schema.Lesson:
        return classroom.lesson(self._speaker, lesson, id, waits)

    @_alone
    def lesson_other(self, lesson: Lesson, text: str) -> schema.Problem:
        """Why a legal move is not the lesson's."""
        return classroom.other(self._speaker, lesson, text)

    @_alone
    def companion(self, match: Match, moved: Moved | None = None) -> schema.Companion:
        """`moved`: the last row was a correction or an undo, and the real table has to be set anew."""
        return beside.companion(self._speaker, match, moved)

    @_alone
    def drawn(self, match: Match, text: str) -> str:
        """The typed form of a die or a draw that was told. Raises Doubtful for what cannot be."""
        return beside.drawn(self._speaker, match, text)

    @_alone
    def figure(self, match: Match, id: str, text: str) -> tuple[Figure, Any]:
        """A printed figure and the value that a text means. Raises ValueError with what was expected."""
        return beside.figure(self._speaker, match, id, text)

    # -- the game itself -------------------------------------------------------------------------------------------
    @_alone
    def things(self, packs: Sequence[Path] = ()) -> dict[str, schema.Thing]:
        """Every thing that can be picked or hovered over, explained."""
        return components.things(self._speaker, packs)

    def rules(self, packs: Sequence[Path] = ()) -> list[schema.Rule]:
        """All rules in our words, in their order. Figures come from the data, with packs laid over them."""
        book = read_rules(self.game.name, self.lang, title_of(self.game.name).tables(packs))
        return [schema.Rule(r.id, r.title, r.text, book.chapters[r.id]) for r in book.rules.values()]

    def board(self, packs: Sequence[Path] = ()) -> Mapping[str, Any]:
        """Everything a drawing of the board needs."""
        return boards.board(self._speaker.game.name, packs)


def rules(game: Game[Any], lang: str, packs: Sequence[Path] = ()) -> list[schema.Rule]:
    return Table(game, lang).rules(packs)


def things(game: Game[Any], lang: str, packs: Sequence[Path] = ()) -> dict[str, schema.Thing]:
    return Table(game, lang).things(packs)


def board(game: Game[Any], packs: Sequence[Path] = ()) -> Mapping[str, Any]:
    """Everything a drawing of the board needs."""
    return boards.board(game.name, packs)
