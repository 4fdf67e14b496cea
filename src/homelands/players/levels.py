"""Levels that a person understands. docs/players.md says how strong each of them was measured to be.

- easy: rules of thumb, but at every fourth decision it takes whatever comes;
- normal: rules of thumb;
- hard: search, 60 play-outs for a decision that matters (more find little more), reproducible for a seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from homelands.core.decision import Option
from homelands.players import POLICIES, policy
from homelands.players.title import Policy

SLIPS = 0.25  # share of the decisions that easy takes by lot
HARD = "mcts:60"


class Slips:
    """A policy that does not always pay attention."""

    def __init__(self, sound: Policy, rng: Random) -> None:
        self._sound, self._rng = sound, rng

    def __call__(self, g: Any) -> Option:
        options: list[Option] = g.options
        return self._rng.choice(options) if self._rng.random() < SLIPS else self._sound(g)


def _easy(game: str, rng: Random) -> Policy:
    return Slips(POLICIES["heuristic"](game, rng), rng)


LEVELS: Mapping[str, Callable[[str, Random], Policy]] = {
    "easy": _easy,
    "normal": POLICIES["heuristic"],
    "hard": policy(HARD),
}
