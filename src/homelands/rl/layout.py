"""From a view to a row of whole numbers with a fixed meaning.

A game lists its features once, as pairs of a name and a way to read it from a view. Everything comes from the plain
view that a person's page is drawn from, so nothing hidden can be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

View = dict[str, Any]
Read = Callable[[View], Any]
Row = NDArray[np.int16]
LOW, HIGH = -1, 999


class Layout:
    """Features in their order. `block(name, names, read)` reads a mapping or a list of as many numbers as names."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._reads: list[tuple[Read, int]] = []

    def block(self, name: str, parts: Sequence[str], read: Callable[[View], Iterable[int]]) -> None:
        self.names += [f"{name}.{part}" if part else name for part in parts]
        self._reads.append((read, len(parts)))

    def number(self, name: str, read: Callable[[View], int]) -> None:
        self.block(name, ("",), lambda view: (read(view),))

    def one_of(self, name: str, values: Sequence[str], read: Read) -> None:
        """One feature a value: 1 for the one that holds, all 0 for none of them."""
        self.block(name, values, lambda view: (int(read(view) == value) for value in values))

    def some_of(self, name: str, values: Sequence[Any], read: Callable[[View], Iterable[Any]]) -> None:
        """One feature a value: how often it is there."""

        def count(view: View) -> list[int]:
            found = list(read(view))
            return [found.count(value) for value in values]

        self.block(name, [str(value) for value in values], count)

    def __len__(self) -> int:
        return len(self.names)

    def encode(self, view: View) -> Row:
        out: list[int] = []
        for read, size in self._reads:
            part = list(read(view))
            if len(part) != size:
                raise ValueError(f"{self.names[len(out)]}: {len(part)} numbers, expected {size}")
            out += part
        return np.clip(np.array(out, dtype=np.int64), LOW, HIGH).astype(np.int16)


class Environment(Protocol):
    """What a game brings to be an environment."""

    @property
    def VERBS(self) -> Sequence[str]:
        """Every verb an option can have."""

    @property
    def NAME(self) -> str:
        """What its environments are called: `NavajoWars` gives `homelands/NavajoWars-rise-v1`."""

    def layout(self) -> Layout:
        """The features of a view."""

    def standing(self, g: Any) -> float:
        """What a shaped reward is made of: it is paid a hundredth of every change."""


@runtime_checkable
class BringsEnvironment(Protocol):
    @property
    def environment(self) -> Environment: ...
