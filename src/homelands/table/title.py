"""What a game brings to be drawn and explained on the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.table.schema import Phase, Thing
from homelands.table.words.context import Context


class About(Protocol):
    """Things on the board, by their ids: which of them something is about."""

    @property
    def ARGUMENT(self) -> Any: ...
    @property
    def NOWHERE(self) -> frozenset[str]: ...
    def option(self, g: Any, o: Option) -> list[str]: ...
    def event(self, e: Event) -> list[str]: ...
    def chance(self, request: Request, value: Any) -> list[str]: ...


class Page(Protocol):
    @property
    def about(self) -> About: ...

    @property
    def BoardData(self) -> Any:
        """A typed dictionary: what `board` gives."""

    def board(self, tables: Any, /) -> Mapping[str, Any]:
        """Everything a drawing of the board needs that never changes."""

    def things(self, c: Context, tables: Any) -> dict[str, Thing]:
        """Every thing that can be picked or hovered over, explained."""


@runtime_checkable
class ShowsPhases(Protocol):
    """A page that says where in the turn a position is. Everything in it is known to everybody."""

    def ribbon(self, c: Context, g: Any) -> list[Phase]: ...


@runtime_checkable
class NamesSeats(Protocol):
    """A page that calls the seats by what they play, which may differ from table to table."""

    def seat(self, c: Context, g: Any, seat: str) -> str: ...


@runtime_checkable
class BringsPage(Protocol):
    @property
    def page(self) -> Page: ...
