"""A player that looks ahead: Monte Carlo tree search over what its seat may know.

- A *world* is one guess at what is hidden and one run of luck. Visit number n of every option happens in world n, so
  options are compared by the same cards and dice.
- The rules of thumb say which options are worth a look, and what everybody does once the tree ends.
- At the decision to be taken, the choice of the rules of thumb has challengers. All are tried equally often; the weaker
  half of the challengers is dropped, and again, until one is left (sequential halving). It must be better by more than
  luck explains, or the rules of thumb stand.
- Below that decision a tree grows: each seat prefers what has turned out best for itself.
- Chance is not part of the tree. A node is found by the choice that led to it and by the options it offers.
- A play-out goes on to the end of the card or disc; then `values.value` says how good the position is for each seat.

The same generator and number of play-outs give the same choices; a budget of time does not promise that.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from homelands.core.chance import Seeded
from homelands.core.decision import Option
from homelands.core.game import Game, SetupError
from homelands.core.registry import game as game_of
from homelands.players import POLICIES, Policy
from homelands.players.values import value

TURN = {"navajo": "card", "plains": "disc"}  # the draw that ends a play-out
WIDE = 8  # candidates at the decision to be taken
EXPLORE = 1.0  # how far the tree trusts the order of the rules of thumb, in spreads of the results
DOUBT = 1.5  # standard errors by which another option must be better than the rules of thumb
LEAST = 0.005  # and the chance to win that it must gain


class Budget(NamedTuple):
    """Play-outs, or seconds, for one decision."""

    playouts: int = 0
    seconds: float = 0.0

    @staticmethod
    def parse(text: str) -> Budget:
        """`200` play-outs, `1s`, `500ms`. Raises SetupError.

        >>> Budget.parse("200"), Budget.parse("500ms")
        (Budget(playouts=200, seconds=0.0), Budget(playouts=0, seconds=0.5))
        """
        found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(ms|s)?", text.strip())
        if found is None or not float(found[1]) or (not found[2] and "." in found[1]):
            raise SetupError("budget of mcts", text, ["mcts:200", "mcts:1s", "mcts:500ms"])
        if not found[2]:
            return Budget(playouts=int(found[1]))
        return Budget(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


BUDGET = Budget(playouts=200)


class Clock:
    """How much of a budget has been used, from 0 to 1."""

    def __init__(self, budget: Budget) -> None:
        self._budget, self._began, self.playouts = budget, monotonic(), 0

    def used(self) -> float:
        if self._budget.playouts:
            return self.playouts / self._budget.playouts
        return (monotonic() - self._began) / self._budget.seconds


class World(NamedTuple):
    """A position that the seat cannot tell from the real one, and the luck that follows."""

    position: Any
    luck: Seeded


class Node:
    """A decision in the tree. Options are known by their place; `order` has first what the rules of thumb like."""

    __slots__ = ("next", "options", "order", "seat", "totals", "visits")

    def __init__(self, seat: str, options: Sequence[Option], order: Sequence[int]) -> None:
        self.seat, self.options, self.order = seat, options, order
        self.visits = [0] * len(options)
        self.totals = [0.0] * len(options)  # results, as the chance of `seat` to win
        self.next: dict[tuple[int, tuple[Option, ...]], Node] = {}

    def choose(self, spread: float) -> int:
        """The option to look at next: good so far, or not looked at often enough for its rank.

        Options come in one by one, as the node is visited more often.
        """
        n = sum(self.visits)
        mean = sum(self.totals) / n
        reach = EXPLORE * spread * math.sqrt(n)
        best, found = -1.0, self.order[0]
        for rank, i in enumerate(self.order[: 1 + math.isqrt(n)]):
            visits = self.visits[i]
            promise = (self.totals[i] / visits if visits else mean) + reach / (1 + visits) / (1 + rank)
            if promise > best:
                best, found = promise, i
        return found


class Search:
    """Called with a position that waits for a decision, it gives one of its options."""

    def __init__(self, game: str, rng: Random, budget: Budget) -> None:
        self.game: Game[Any] = game_of(game)
        self.budget = budget
        self._rng = rng
        self._policy: Policy = POLICIES["heuristic"](game, Random(rng.getrandbits(64)))
        self._turn = TURN[game]
        self._results = Spread()

    def __call__(self, g: Any) -> Option:
        options: list[Option] = g.options
        if len(options) == 1:
            return options[0]
        root = self._node(g)
        thumb, challenger, results = self._look(g, root)
        better = [a - b for a, b in zip(results[challenger], results[thumb], strict=True)]
        return options[challenger if convincing(better) else thumb]

    # -- the decision --------------------------------------------------------------------------------------------------
    def _look(self, g: Any, root: Node) -> tuple[int, int, dict[int, list[float]]]:
        """The choice of the rules of thumb, its last challenger, and the results of both, world by world."""
        thumb, *challengers = root.order[:WIDE]
        results: dict[int, list[float]] = {i: [] for i in (thumb, *challengers)}
        rounds = 1 + math.ceil(math.log2(len(challengers)))
        clock, played = Clock(self.budget), 0
        self._results = Spread()
        while clock.used() < 1 or played < rounds:
            world = World(self.game.resample(g, root.seat, self._rng), Seeded(self._rng.getrandbits(64)))
            for i in (thumb, *challengers):
                results[i].append(self._play(world, root, i))
                clock.playouts += 1
            if clock.used() >= (played + 1) / rounds:
                played += 1
                challengers.sort(key=lambda i: -sum(results[i]))
                del challengers[(len(challengers) + 1) // 2 :]
        return thumb, challengers[0], results

    def _play(self, world: World, root: Node, first: int) -> float:
        """One play-out: an option, the tree as far as it goes, one decision more, then the rules of thumb."""
        game, luck = self.game, world.luck
        take, answer, turn = game.book.take, game.book.answer, self._turn
        luck.counts.clear()
        g = game.clone(world.position)
        node, i = root, first
        path, growing = [(root, first)], True
        take(g, root.options[first])
        while g.stack:
            request = g.request
            if request is not None:
                if request.kind == turn:
                    break
                answer(g, luck.answer(request))
            elif len(g.options) == 1:
                take(g, g.options[0])
            elif growing:
                key = (i, tuple(g.options))
                after = node.next.get(key)
                if after is None:
                    after = node.next[key] = self._node(g)
                    growing = False
                    i = after.order[0]
                else:
                    i = after.choose(self._results.deviation())
                node = after
                path.append((node, i))
                take(g, node.options[i])
            else:
                take(g, self._policy(g))
        return self._learn(g, path)

    def _learn(self, g: Any, path: Sequence[tuple[Node, int]]) -> float:
        """The result for each seat that had a say goes to its choices."""
        worth: dict[str, float] = {}
        for node, i in path:
            if node.seat not in worth:
                worth[node.seat] = value(self.game, g, node.seat)
            node.visits[i] += 1
            node.totals[i] += worth[node.seat]
        result = worth[path[0][0].seat]
        self._results.add(result)
        return result

    def _node(self, g: Any) -> Node:
        return Node(self.game.seat(g), g.options, self._order(g))

    def _order(self, g: Any) -> list[int]:
        """Places of the options, by what the rules of thumb think of them; if that is not known, their choice first."""
        weights: Callable[[Any], Sequence[float]] | None = getattr(self._policy, "weights", None)
        places = list(range(len(g.options)))
        self._rng.shuffle(places)
        if weights is not None:
            found = weights(g)
            return sorted(places, key=lambda i: -found[i])
        best = g.options.index(self._policy(g))
        places.remove(best)
        return [best, *places]


# -- figures -----------------------------------------------------------------------------------------------------------
class Spread:
    """How far results lie apart, kept up as they come."""

    __slots__ = ("_mean", "_n", "_squares")

    def __init__(self) -> None:
        self._n, self._mean, self._squares = 0, 0.0, 0.0

    def add(self, result: float) -> None:
        self._n += 1
        off = result - self._mean
        self._mean += off / self._n
        self._squares += off * (result - self._mean)

    def deviation(self) -> float:
        return math.sqrt(self._squares / self._n) if self._n else 0.0


def convincing(better: Sequence[float]) -> bool:
    """Do results that are better by so much, world by world, speak against the rules of thumb?"""
    spread = Spread()
    for difference in better:
        spread.add(difference)
    n = len(better)
    return sum(better) / n > LEAST + DOUBT * spread.deviation() / math.sqrt(n)
