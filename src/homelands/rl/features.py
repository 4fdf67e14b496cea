"""What an observation is made of: features with a name and a place, one byte each.

A game lists them once and writes them straight from a position, so that nothing is built only to be read. That nothing
hidden is in them is proved by dealing the hidden things anew (tests/rl).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

HIGH = 255
Bytes = NDArray[np.uint8]


class Features:
    """Features in their order. What is added gives the place to write it to: `row[TRACKS] = (g.culture, g.ap)`."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.grids: dict[str, tuple[slice, tuple[int, int]]] = {}

    def __len__(self) -> int:
        return len(self.names)

    def copy(self) -> Features:
        """The same features, to which others can be added."""
        new = Features()
        new.names, new.grids = self.names[:], dict(self.grids)
        return new

    def one(self, name: str) -> int:
        """A single feature."""
        self.names.append(name)
        return len(self.names) - 1

    def block(self, name: str, parts: Sequence[Any]) -> slice:
        """A feature for each part."""
        first = len(self.names)
        self.names += [f"{name}.{part}" for part in parts]
        return slice(first, len(self.names))

    def grid(self, name: str, rows: Sequence[Any], columns: Sequence[str]) -> slice:
        """The same features of several things, one after the other: a token each for whoever reads them so."""
        first = len(self.names)
        for row in rows:
            self.block(f"{name}.{row}", columns)
        place = slice(first, len(self.names))
        self.grids[name] = (place, (len(rows), len(columns)))
        return place

    def tokens(self, observation: Bytes) -> dict[str, Bytes]:
        """An observation, or a batch of them, as tables of things: `tokens["families"]` has a row for each Family."""
        return {
            name: observation[..., place].reshape(*observation.shape[:-1], *shape)
            for name, (place, shape) in self.grids.items()
        }


class Environment(Protocol):
    """What a game brings to be an environment."""

    @property
    def NAME(self) -> str:
        """What its environments are called: `NavajoWars` gives `homelands/NavajoWars-rise-v2`."""

    @property
    def VERBS(self) -> Sequence[str]:
        """Every verb an option can have."""

    @property
    def WORDS(self) -> Sequence[str]:
        """Every text that can be an argument of an option."""

    def features(self) -> Features:
        """A fresh list of the features that `write` fills."""

    def write(self, g: Any, seat: str, row: bytearray) -> None:
        """What the seat may know of a position, into a row of zeros. Every value from 0 to 255."""

    def standing(self, g: Any) -> float:
        """What a shaped reward is made of: it is paid a hundredth of every change."""


@runtime_checkable
class BringsEnvironment(Protocol):
    @property
    def environment(self) -> Environment: ...


def counts(values: Mapping[Any, int], row: bytearray, found: Sequence[Any], first: int) -> None:
    """How often each value is there, at its place after the first."""
    for one in found:
        row[first + values[one]] += 1
