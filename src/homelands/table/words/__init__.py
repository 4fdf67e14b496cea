"""Positions and events as words and things for the page: everything it shows comes from here, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
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
from homelands.table.title import NamesSeats
from homelands.table.words import answers, boards, companion, components, log, question
from homelands.table.words import lesson as lessons
from homelands.table.words.answers import Doubtful
from homelands.table.words.companion import Moved
from homelands.table.words.context import Context, context
from homelands.table.words.lobby import catalogue
from homelands.words.presenter import Presenter, presenter
from homelands.words.secrecy import Viewer

__all__ = ["Doubtful", "Moved", "TablePresenter", "board", "catalogue", "rules", "things"]


class TablePresenter:
    """What the page shows of the matches of one game, in one language. `open`: nothing is hidden from whoever looks."""

    def __init__(self, game: Game[Any] | str, lang: str, open: bool = False, strict: bool = False) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.lang = lang
        self.open = open
        self.words = Presenter(self.game.name, lang, strict=True) if strict else presenter(self.game.name, lang)
        # What was asked last, match by match. Whoever else asks at the same time puts down the same.
        self._asked: WeakKeyDictionary[Match, tuple[object, dict[Any, schema.Pending]]] = WeakKeyDictionary()

    def of(self, match: Match) -> Context:
        """The tables of a match may come with a pack."""
        return context(self.game, self.words.at(match.position), self.open)

    def with_packs(self, packs: Sequence[Path]) -> Context:
        tables = title_of(self.game.name).tables(packs) if packs else self.words.tables
        return context(self.game, self.words.of(tables), self.open)

    # -- a match ---------------------------------------------------------------------------------------------------
    def secrets(self, match: Match) -> bool:
        """Somebody at the table must not know something."""
        return Viewer(match, "", self.open).secrets

    def label(self, match: Match, seat: str) -> str:
        """What a seat is called."""
        page = getattr(title_of(self.game.name), "page", None)
        if isinstance(page, NamesSeats):
            return page.seat(self.of(match), match.position, seat)
        name = self.words.name("seat", seat)
        return name[:1].upper() + name[1:]

    def ribbon(self, match: Match) -> list[schema.Phase]:
        """Where in the turn the match is."""
        return log.ribbon(self.of(match), match.position)

    def view(self, match: Match, seat: str) -> Mapping[str, Any]:
        return log.view(self.of(match), match.position, seat)

    def pending(self, match: Match, seat: str, lesson: bool = False) -> schema.Pending:
        """What the match waits for. Asked again at the same moment, the answer is at hand."""
        last = match.events[-1] if match.events else None  # a new list with every entry, so it tells moments apart
        moment, kept = self._asked.get(match, (self, {}))
        if moment is not last:
            kept = {}
            self._asked[match] = last, kept
        key = (seat, lesson, match.source is None)
        if key not in kept:
            kept[key] = question.pending(self.of(match), match, seat, lesson)
        return msgspec.structs.replace(kept[key])

    def frames(
        self, match: Match, seat: str, start: int, stop: int, views: bool = True, orders: bool = False
    ) -> list[schema.Frame]:  # fmt: skip
        """What happened, entry by entry; `ply` counts entries from 1. `orders`: beside a real table."""
        return log.frames(self.of(match), match, seat, start, stop, views, orders)

    def fight(self, match: Match) -> schema.Fight | None:
        """The fight that goes on, or that has just ended."""
        return log.fight(self.of(match), match, len(match.entries))

    def line(self, match: Match, ply: int, seat: str) -> str:
        """A line of the journal as this seat may read it."""
        return log.line(self.of(match), match, ply, seat)

    def journal(self, match: Match, seat: str) -> str:
        """The journal as this seat may read it: what it may not know is a comment."""
        return log.journal(self.of(match), match, seat)

    def marks(self, match: Match) -> list[schema.Mark]:
        """Cards and discs for the slider; `ply` counts entries from 1."""
        return log.marks(self.of(match), match)

    # -- questions about a question --------------------------------------------------------------------------------
    def odds(self, match: Match, seat: str, text: str) -> schema.Odds:
        """Exact chances of an option. Raises Refusal for what is none."""
        return answers.odds(self.of(match), match, seat, text)

    def why(self, match: Match, seat: str, text: str = "") -> schema.Why:
        return answers.why(self.of(match), match, seat, text)

    def refusal(self, match: Match, seat: str, text: str, refusal: Refusal) -> schema.Problem:
        return answers.refused(self.of(match), match, seat, text, refusal)

    # -- lessons, and beside a real table --------------------------------------------------------------------------
    def lesson(self, lesson: Lesson, id: str, waits: bool) -> schema.Lesson:
        return lessons.lesson(self.of(lesson.match), lesson, id, waits)

    def lesson_other(self, lesson: Lesson, text: str) -> str:
        """Why a legal move is not the lesson's."""
        return lessons.other(self.of(lesson.match), lesson, text)

    def companion(self, match: Match, moved: Moved | None = None) -> schema.Companion:
        """`moved`: the last row was a correction or an undo, and the real table has to be set anew."""
        return companion.companion(self.of(match), match, moved)

    def drawn(self, match: Match, text: str) -> str:
        """The typed form of a die or a draw that was told. Raises Doubtful for what cannot be."""
        return companion.drawn(self.of(match), match, text)

    def figure(self, match: Match, id: str, text: str) -> tuple[Figure, Any]:
        """A printed figure and the value that a text means. Raises ValueError with what was expected."""
        return companion.figure(self.of(match), match, id, text)

    # -- the game itself -------------------------------------------------------------------------------------------
    def things(self, packs: Sequence[Path] = ()) -> dict[str, schema.Thing]:
        """Every thing that can be picked or hovered over, explained."""
        return components.things(self.with_packs(packs))

    def rules(self, packs: Sequence[Path] = ()) -> list[schema.Rule]:
        """All rules in our words, in their order. Figures come from the data, with packs laid over them."""
        book = self.with_packs(packs).book
        return [schema.Rule(r.id, r.title, r.text, book.chapters[r.id]) for r in book.rules.values()]

    def board(self, packs: Sequence[Path] = ()) -> Mapping[str, Any]:
        """Everything a drawing of the board needs."""
        return boards.board(self.game.name, packs)


def rules(game: Game[Any], lang: str, packs: Sequence[Path] = ()) -> list[schema.Rule]:
    return TablePresenter(game, lang).rules(packs)


def things(game: Game[Any], lang: str, packs: Sequence[Path] = ()) -> dict[str, schema.Thing]:
    return TablePresenter(game, lang).things(packs)


def board(game: Game[Any], packs: Sequence[Path] = ()) -> Mapping[str, Any]:
    """Everything a drawing of the board needs."""
    return boards.board(game.name, packs)
