"""The page of a game that brings none: things are what its view names.

A view is read by its keys. `places` holds the pieces at each place, `tracks` numbers; any other key is a list or a
table beside the board. A thing is called by the key and the id under it: `places:ford`, `tracks:round`, `hand:boat`. An
option is about the places and listed things whose ids stand in its typed form, an event about the places it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, ClassVar

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.registry import game as game_of
from homelands.players.wander import wander
from homelands.table.schema import Thing
from homelands.words.presenter import Presenter

PLACES = "places"
PIECES = "pieces"
SEATS = "seats"
GAMES = 3  # of each scenario: in them nearly everything turns up that has a name


class PlainAbout:
    """See `About`."""

    ARGUMENT: ClassVar[dict[str, str]] = {}
    NOWHERE: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def option(self, g: Any, o: Option) -> list[str]:
        view = self.game.view(g, self.game.seat(g))
        keys = [key for key, value in view.items() if key == PLACES or isinstance(value, list)]
        words = self.game.option_words(o).split()
        return list(dict.fromkeys(f"{key}:{word}" for word in words for key in keys if word in view[key]))

    def event(self, e: Event) -> list[str]:
        return self._places(value for value in e.values.values() if isinstance(value, str))

    def chance(self, request: Request, value: Any) -> list[str]:
        return self._places(iter(self.game.chance_words(request.kind, value).split()))

    def _places(self, words: Iterator[str]) -> list[str]:
        known = ids(self.game.name)
        return [f"{PLACES}:{word}" for word in words if (PLACES, word) in known]


@cache
def ids(name: str) -> frozenset[tuple[str, str]]:
    """All that views name: a key and an id under it; a key alone is a part of the table."""
    game = game_of(name)
    found: set[tuple[str, str]] = set()
    for g in wander(game, GAMES):
        for seat in game.seats_of(g):
            found |= {(SEATS, seat), *_named(game.view(g, seat))}
    return frozenset(found)


def _named(view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in view.items():
        yield "", key
        if isinstance(value, dict):
            yield from ((key, id) for id in value)
        elif isinstance(value, list):
            yield from ((key, id) for id in value if isinstance(id, str))
        elif isinstance(value, str) and value:
            yield key, value
    for pieces in view.get(PLACES, {}).values():
        yield from ((PIECES, piece) for piece in pieces)


def things(words: Presenter, game: str) -> dict[str, Thing]:
    """Every thing by its name: that of the game's words, else its id in words."""
    return {f"{key}:{id}" if key else id: explained(words, key, id) for key, id in sorted(ids(game))}


def explained(words: Presenter, key: str, id: str) -> Thing:
    """A thing by its key and id, a part of the table by its key alone.

    `hand:boat` is called by the message `hand-boat`, or by a name that cards, seats or places have; without any by its
    id in words.
    """
    for kind in (key, key.removesuffix("s"), "card", "seat", "place") if key else ("part",):
        message = f"{kind}-{id}".replace(" ", "-")
        if kind and words.has(message):
            text = f"{message}-text"
            return Thing(_upper(words(message)), words(text) if words.has(text) else "")
    return Thing(_upper(id.replace("-", " ").replace("_", " ")), "")


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
