"""The positions before each entry of a match: all of them, or whatever stands for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from homelands.core.journal import Entry


class Past(Protocol):
    """What a match goes back by. Whoever keeps many matches may hold fewer positions than there are entries."""

    def __len__(self) -> int: ...
    def __getitem__(self, ply: int, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def append(self, position: Any, /) -> None: ...
    def pop(self) -> Any: ...

    def until(self, count: int, entries: list[Entry]) -> Past:
        """The same for a match that shares the first entries with this one, and then goes its own way."""
        ...


class Whole:
    """Every position: what a match at a terminal, or of a player who thinks, has."""

    __slots__ = ("positions",)

    def __init__(self, positions: list[Any] | None = None) -> None:
        self.positions: list[Any] = [] if positions is None else positions

    def __len__(self) -> int:
        return len(self.positions)

    def __getitem__(self, ply: int, /) -> Any:
        return self.positions[ply]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.positions)

    def append(self, position: Any, /) -> None:
        self.positions.append(position)

    def pop(self) -> Any:
        return self.positions.pop()

    def until(self, count: int, entries: list[Entry]) -> Whole:
        return Whole(self.positions[:count])
