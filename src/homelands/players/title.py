"""What a game brings for players that are programs."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

from homelands.core.decision import Option
from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.core.title import Title

Policy = Callable[[Any], Option]
"""Called with a position that waits for a decision, it gives one of its options."""
Weight = float | Callable[[Any], float]
Verbs = Mapping[str, Weight]  # by verb, or by step and verb where the step matters
Choices = Mapping[str, Callable[[Any, Option], float]]  # weights of one verb's options


class Weights(NamedTuple):
    """What the weighted player draws by."""

    verbs: Verbs
    options: Choices


class Measures(NamedTuple):
    """What play-outs are measured by, beside who wins."""

    names: Mapping[str, int]  # what each figure is called, and whether more of it is good (1) or bad (-1) for the seat
    figures: Callable[[Game[Any], Any, str], tuple[float, ...]]  # of a position, for a seat


@runtime_checkable
class BringsBots(Protocol):
    def heuristic(self, rng: random.Random) -> Policy:
        """A player by rules of thumb."""

    def win_chance(self, g: Any, seat: str) -> float:
        """How likely a seat is to win from a position that is not the end."""

    @property
    def weights(self) -> Weights: ...
    @property
    def measures(self) -> Measures: ...


@cache  # a search asks after every play-out, and whether a protocol is kept takes longer than the answer
def _bots(title: Title) -> BringsBots | None:
    return title if isinstance(title, BringsBots) else None


def bots_of(game: str) -> BringsBots | None:
    """What a game brings for players, if it does."""
    return _bots(title_of(game))
