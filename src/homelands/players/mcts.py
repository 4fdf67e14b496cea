"""A player that looks ahead: Monte Carlo tree search over what its seat may know.

- A *world* is one guess at what is hidden and one run of luck. Visit number n of every option happens in world n, so
  options are compared by the same cards and dice.
- The rules of thumb say which options are worth a look, and what everybody does once the tree ends.
- At the decision to be taken, the choice of the rules of thumb has challengers. All are tried equally often; the weaker
  half of the challengers is dropped, and again, until one is left (sequential halving). It must be better by more than
  a trifle, or the rules of thumb stand. When nothing is open any more the rest of the budget is saved.
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
from homelands.players import POLICIES
from homelands.players.title import Policy
from homelands.players.values import stop, value

WIDE = 10  # candidates at the decision to be taken: many in few worlds find more than few in many
EXPLORE = 1.0  # how far the tree trusts the order of the rules of thumb, in spreads of the results
DOUBT = 0.5  # standard errors by which another option must be better than the rules of thumb
LEAST = 0.01  # and the chance to win that it must gain: what is less is mostly gone a round later
SURE = 2.5  # standard errors by which it is clearly better
SLOW = 5  # visits of a node for every option that is looked at beside the first
FEW = 5  # worlds before anything is called hopeless or clear
EARLY = 0.25  # and the share of the budget: plans need some visits to unfold


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

        Options come in one by one, as the node is visited more often: what is seldom visited is left to the rules of
        thumb, because trying things out makes results noisy.
        """
        n = sum(self.visits)
        mean = sum(self.totals) / n
        reach = EXPLORE * spread * math.sqrt(n)
        best, found = -1.0, self.order[0]
        for rank, i in enumerate(self.order[: 1 + n // SLOW]):
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
        self._turn = stop(game)  # the draw that ends a play-out
        self._results = Spread()
        self.playouts = 0  # in all

    def __call__(self, g: Any) -> Option:
        options: list[Option] = g.options
        if len(options) == 1:
            return options[0]
        root = self._node(g)
        if not hasattr(self._policy, "weights"):
            root.order = [root.order[0], *self._by_value(g, root.seat, root.order[1:])]
        thumb, *challengers = root.order[:WIDE]
        rounds = 1 + math.ceil(math.log2(len(challengers)))
        better: dict[int, Spread] = {i: Spread() for i in challengers}  # than the rules of thumb, world by world
        self._results = Spread()
        clock, done = Clock(self.budget), 0
        while done < rounds:
            world = World(self.game.resample(g, root.seat, self._rng), Seeded(self._rng.getrandbits(64)))
            usual = self._play(world, root, thumb)
            for i in challengers:
                better[i].add(self._play(world, root, i) - usual)
            clock.playouts += 1 + len(challengers)
            challengers.sort(key=lambda i: -better[i].mean)
            used = clock.used()
            while done < rounds and used >= (done + 1) / rounds:
                done += 1
                del challengers[(len(challengers) + 1) // 2 :]
            if used >= EARLY and (better[challengers[0]].sure() or all(better[i].hopeless() for i in challengers)):
                break
        best = challengers[0]
        return options[best if better[best].convincing() else thumb]

    def _play(self, world: World, root: Node, first: int) -> float:
        """One play-out: an option, the tree as far as it goes, one decision more, then the rules of thumb."""
        self.playouts += 1
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
        places = list(range(len(g.options)))
        self._rng.shuffle(places)
        weights: Callable[[Any], Sequence[float]] | None = getattr(self._policy, "weights", None)
        if weights is not None:
            found = weights(g)
            return sorted(places, key=lambda i: -found[i])
        best = g.options.index(self._policy(g))
        places.remove(best)
        return [best, *places]

    def _by_value(self, g: Any, seat: str, places: Sequence[int]) -> list[int]:
        """Options by the position right after them, where the rules of thumb do not weigh them all."""
        if len(places) < WIDE:
            return list(places)
        found = {}
        for i in places:
            after = self.game.clone(g)
            self.game.book.take(after, g.options[i])
            found[i] = value(self.game, after, seat)
        return sorted(places, key=lambda i: -found[i])


# -- figures -----------------------------------------------------------------------------------------------------------
class Spread:
    """Mean and spread of results, kept up as they come."""

    __slots__ = ("_squares", "mean", "n")

    def __init__(self) -> None:
        self.n, self.mean, self._squares = 0, 0.0, 0.0

    def add(self, result: float) -> None:
        self.n += 1
        off = result - self.mean
        self.mean += off / self.n
        self._squares += off * (result - self.mean)

    def deviation(self) -> float:
        return math.sqrt(self._squares / self.n) if self.n else 0.0

    def error(self) -> float:
        """Of the mean."""
        return math.sqrt(self._squares / (self.n - 1) / self.n) if self.n > 1 else math.inf

    def convincing(self) -> bool:
        """Do differences like these speak for the challenger?"""
        return self.mean > LEAST + DOUBT * self.error()

    def sure(self) -> bool:
        """So much that no more of them are needed?"""
        return self.n >= FEW and self.mean > LEAST + SURE * self.error()

    def hopeless(self) -> bool:
        """Is it too unlikely that they ever will?"""
        return self.n >= FEW and self.mean + DOUBT * self.error() < LEAST
