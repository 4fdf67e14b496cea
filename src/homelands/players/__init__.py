"""Players that are programs. Each sees what its seat may see, and nothing else.

    random  steady  heuristic          choose by lot, by weights, by rules of thumb
    mcts  mcts:200  mcts:1s            search: so many play-outs a decision, or so long
    easy  normal  hard                 the same by what a person expects (levels.py)
    cmd:./mybot                        a program in any language (external.py)

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
from homelands.players.title import Policy, bots_of
from homelands.players.weighted import Steady

MakePolicy = Callable[[str, Random], Policy]
"""Makes a policy for a game, with a generator for its lots."""


class Player(Protocol):
    def choose(self, game: Game[Any], position: Any, seat: str) -> Option:
        """The option a seat takes in a position that waits for its decision."""

    def close(self) -> None:
        """The game is over."""


def _random(game: str, rng: Random) -> Policy:
    return RandomPlayer(rng)


def _steady(game: str, rng: Random) -> Policy:
    return Steady(game, rng)


def _heuristic(game: str, rng: Random) -> Policy:
    """Rules of thumb, where a game has them; else the steady player."""
    bots = bots_of(game)
    return bots.heuristic(rng) if bots else Steady(game, rng)


def _mcts(game: str, rng: Random) -> Policy:
    from homelands.players.mcts import BUDGET, Search

    return Search(game, rng, BUDGET)


def _level(name: str) -> MakePolicy:
    def make_level(game: str, rng: Random) -> Policy:
        from homelands.players import levels

        return levels.LEVELS[name](game, rng)

    return make_level


POLICIES: Mapping[str, MakePolicy] = {
    "random": _random,
    "steady": _steady,
    "heuristic": _heuristic,
    "mcts": _mcts,
    "easy": _level("easy"),
    "normal": _level("normal"),
    "hard": _level("hard"),
}
NAMES = tuple(POLICIES)


def policy(name: str) -> MakePolicy:
    """The policy of that name, which may have a budget: `mcts:200`, `mcts:1s`."""
    kind, colon, budget = name.partition(":")
    if kind == "mcts" and colon:
        from homelands.players.mcts import Budget, Search

        allowed = Budget.parse(budget)
        return lambda game, rng: Search(game, rng, allowed)
    if name not in POLICIES:
        raise SetupError("player", name, [*NAMES, "mcts:200", "mcts:1s", "cmd:PROGRAM"])
    return POLICIES[name]


class Honest:
    """A policy that looks at what its seat could be in, not at what is.

    Guessing and choosing have their own generators, so that what is hidden cannot even shift the lots.
    """

    def __init__(self, name: str, seed: str) -> None:
        self.name, self.seed = name, seed
        self._make = policy(name)
        self._guess = Random(f"{seed}/guess")
        self._policies: dict[str, Policy] = {}

    def choose(self, game: Game[Any], position: Any, seat: str) -> Option:
        options: list[Option] = position.options
        if len(options) == 1:
            return options[0]
        if game.name not in self._policies:
            self._policies[game.name] = self._make(game.name, Random(f"{self.seed}/choice"))
        return self._policies[game.name](game.resample(position, seat, self._guess))

    def close(self) -> None:
        """There is nothing to put away."""


def make(name: str, seed: str, *, programs: bool = False) -> Player:
    """The player of that name. The same seed and the same positions give the same choices.

    A program (`cmd:...`) is run only for a caller who says so: whoever names it can run anything here.
    """
    if not name.startswith("cmd"):  # what starts processes is not even loaded where none is meant
        return Honest(name, seed)
    from homelands.players import external

    if not external.is_command(name):
        return Honest(name, seed)
    terms, words = external.parse(name)
    if not programs:
        raise SetupError("player (programs may not be started here)", name, NAMES)
    return external.External(words, terms, seed, Honest(terms.fallback, f"{seed}/fallback"))
