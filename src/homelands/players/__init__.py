"""Players that are programs. Each sees what its seat may see, and nothing else.

A policy is called with a position and gives one of its options. It never gets the true position: `Honest` deals what
the seat cannot know anew before the policy looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random  # the module of that name here is a player
from typing import Any, Protocol

from homelands.core.decision import Option
from homelands.core.game import Game, SetupError
from homelands.players.random import RandomPlayer
from homelands.players.steady import Steady

Policy = Callable[[Any], Option]


class Player(Protocol):
    def choose(self, game: Game[Any], position: Any, seat: str) -> Option:
        """The option a seat takes in a position that waits for its decision."""


def _random(game: str, rng: Random) -> Policy:
    return RandomPlayer(rng)


def _steady(game: str, rng: Random) -> Policy:
    return Steady(game, rng)


def _heuristic(game: str, rng: Random) -> Policy:
    """Rules of thumb, where a game has them; else the steady player."""
    if game == "plains":
        from homelands.players.plains import PlainsHeuristic  # a game is imported when it is played

        return PlainsHeuristic(rng)
    return Steady(game, rng)


POLICIES: Mapping[str, Callable[[str, Random], Policy]] = {
    "random": _random,
    "steady": _steady,
    "heuristic": _heuristic,
}
NAMES = tuple(POLICIES)


class Honest:
    """A policy that looks at what its seat could be in, not at what is.

    Guessing and choosing have their own generators, so that what is hidden cannot even shift the lots.
    """

    def __init__(self, name: str, seed: str) -> None:
        self.name, self.seed = name, seed
        self._guess = Random(f"{seed}/guess")
        self._policies: dict[str, Policy] = {}

    def choose(self, game: Game[Any], position: Any, seat: str) -> Option:
        if game.name not in self._policies:
            self._policies[game.name] = POLICIES[self.name](game.name, Random(f"{self.seed}/choice"))
        return self._policies[game.name](game.resample(position, seat, self._guess))


def make(name: str, seed: str) -> Player:
    """The player of that name. The same seed and the same positions give the same choices."""
    if name not in POLICIES:
        raise SetupError("player", name, NAMES)
    return Honest(name, seed)
