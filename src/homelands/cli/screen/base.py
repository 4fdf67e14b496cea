"""What the terminal asks of a game that it shows: pictures and words of a position. Each game has its own board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from homelands.cli.screen.console import Screen
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.table.words.plain import explained
from homelands.words.narration import Narration, narration
from homelands.words.numbers import number
from homelands.words.presenter import Presenter
from homelands.words.sheet import NOTHING


class Board(Narration):
    """A game without pictures of its own: its view, key by key. Games override what they can show better."""

    shows: tuple[str, ...] = ("position",)  # what `show` knows
    which: str = "card-which"  # what is said when no card is named

    def __init__(self, game: Game[Any], words: Presenter) -> None:
        super().__init__(game, words)
        self.seat = ""  # whose view was last asked for

    def status(self, g: Any) -> str:
        """The figures of the tracks in one line, told whenever they have changed."""
        return self._counted("tracks", self._view(g).get("tracks", {}))

    def place(self, g: Any) -> str:
        """Where the game stands: the card or turn at hand."""
        return self.words.step(g.stack[-1].step) if g.stack else ""

    def map(self, g: Any, screen: Screen) -> None:
        """The whole board."""
        self.show(g, "position", screen)

    def show(self, g: Any, what: str, screen: Screen) -> None:
        """One part of the board, named in `shows`; only what the player to move may know."""
        screen.pairs(list(self._rows(self._view(g))))

    def _view(self, g: Any) -> Mapping[str, Any]:
        return self.game.view(g, self.game.seat(g))

    def _rows(self, view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """Each place with its pieces, then whatever else can be seen."""
        for place, pieces in view.get("places", {}).items():
            here = {piece: n for piece, n in pieces.items() if n}
            yield self._name("places", place), self._counted("pieces", here) or NOTHING
        for key, value in view.items():
            if key != "places" and value not in ("", None):
                yield self._name("", key), self._said(key, value) or NOTHING

    def _said(self, key: str, value: Any) -> str:
        if isinstance(value, dict):
            return self._counted(key, value)
        if isinstance(value, list):
            return ", ".join(self._said(key, item) for item in value)
        return self._name(key, value) if isinstance(value, str) else str(value).lower()

    def _counted(self, key: str, table: Mapping[str, Any]) -> str:
        return ", ".join(f"{self._name(key, id)} {self._said(key, value)}" for id, value in table.items())

    def _name(self, key: str, id: str) -> str:
        return explained(self.words, key, id).name

    def pictured(self, g: Any, seat: str) -> Any:
        self.seat = seat
        return super().pictured(g, seat)

    def card(self, g: Any) -> int:
        """The card at hand, 0 for none."""
        return 0

    def named(self, text: str) -> int | None:
        """The card that something typed means."""
        return number(text)

    def card_words(self, g: Any, number: int) -> str:
        """A card in words. Raises LookupError for a number that is none."""
        return self.words.card(number)

    def new_turn(self, events: Sequence[Event]) -> bool:
        """Has something happened after which a player wants to see the board?"""
        return False

    def tracks(self, g: Any) -> dict[str, int]:
        """The figures whose course the last page shows, by their names."""
        return {}

    def turn(self, g: Any) -> int:
        """A number that changes from turn to turn: one figure a turn is kept for the course of the tracks."""
        return 0


@runtime_checkable
class BringsScreen(Protocol):
    """What a game brings to be shown in the terminal."""

    def screen(self, game: Game[Any], words: Presenter, lesson: bool = False) -> Board: ...


def board(game: Game[Any], words: Presenter, lesson: bool = False) -> Board:
    """The board of a game; in a lesson as a learner sees it, who moves for every seat."""
    title = title_of(game.name)
    return title.screen(game, words, lesson) if isinstance(title, BringsScreen) else _plain(game, words)


def _plain(game: Game[Any], words: Presenter) -> Board:
    """A board without pictures that keeps the secrets of its game, and tells what the game can tell."""
    made: Board = type("PlainBoard", (Board, type(narration(game, words))), {})(game, words)
    return made
