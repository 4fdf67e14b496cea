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
from homelands.core.game import SetupError
from homelands.players import POLICIES, policy
from homelands.players.title import Policy

SLIPS = 0.25  # share of the decisions that easy takes by lot
HARD = "mcts:60"
OFFERED = ("easy", "normal", "hard", "random")  # to whoever plays from outside: each has a budget of ours
STAND_IN = "normal"  # moves where a bot may not, or cannot in time: rules of thumb, in no time


class Slips:
    """A policy that does not always pay attention."""

    def __init__(self, sound: Policy, rng: Random) -> None:
        self._sound, self._rng = sound, rng

    def __call__(self, g: Any) -> Option:
        options: list[Option] = g.options
        return self._rng.choice(options) if self._rng.random() < SLIPS else self._sound(g)


def _easy(game: str, rng: Random) -> Policy:
    return Slips(POLICIES["heuristic"](game, rng), rng)


def offered(name: str) -> str:
    """The level nearest to a player of any name, among those that are offered; nothing for a name that is none.

    >>> offered("hard"), offered("mcts:999999999"), offered("heuristic"), offered("human")
    ('hard', 'hard', 'normal', '')
    """
    if name in OFFERED:
        return name
    try:
        policy(name)
    except SetupError:
        return ""
    return "hard" if name.startswith("mcts") else STAND_IN


LEVELS: Mapping[str, Callable[[str, Random], Policy]] = {
    "easy": _easy,
    "normal": POLICIES["heuristic"],
    "hard": policy(HARD),
}
