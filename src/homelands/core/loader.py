"""How the tables of a game come from its data: its own are made once, those with packs laid over them each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Generic, TypeVar

from homelands.core.data import Data, Schema, load

T = TypeVar("T")


class Loader(Generic[T]):
    """Makes tables. `source` says where the data are and what they must look like; it is asked when it is needed."""

    def __init__(self, source: Callable[[], tuple[Traversable, Schema]], make: Callable[[Data], T]) -> None:
        self._source = source
        self._make = make
        self._own: T | None = None

    def __call__(self, packs: Sequence[Path] = ()) -> T:
        """The tables, with packs laid over our own data. Raises DataError with all that is wrong in a pack."""
        if packs:
            return self._make(load(*self._source(), packs))
        if self._own is None:
            self._own = self._make(load(*self._source()))
        return self._own
