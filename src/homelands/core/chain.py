"""Exact chances of what may go round and round: a fight that lasts until somebody has won.

`odds` walks a tree and cannot count one without end. Here equal positions are one: what comes back to where it was is
solved, not followed. Choices on the way are held fixed by a policy.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.game import Game

Choose = Callable[[Any], Option | None]
"""The fixed choice in a decision, or None to stop there."""
Done = Callable[[Sequence[Event], Any], Hashable | None]
"""The result that some events and the position after them tell; None: it is not decided yet."""


class TooMany(Exception):
    """More positions than one wants to look at."""


class _Back(NamedTuple):
    """A position that is still being looked at."""

    key: str


Shares = dict[Hashable, Fraction]


class Chain:
    """All ways from a position to a result, with equal positions taken together."""

    def __init__(self, game: Game[Any], choose: Choose, done: Done, limit: int = 20_000) -> None:
        self.game = game
        self.choose = choose
        self.done = done
        self.limit = limit
        self.seen = 0
        self._known: dict[str, Shares] = {}
        self._open: set[str] = set()

    def results(self, position: Any, option: Option) -> Shares:
        """Every result of an option, with its exact chance; None stands for an end without one."""
        g = self.game.clone(position)
        return self._from(g, self.game.apply(g, option))

    def follows(self, position: Any, option: Option) -> bool:
        """Does chance have a say in what becomes of an option?"""
        g = self.game.clone(position)
        told = self.game.apply(g, option)
        while self.done(told, g) is None and g.request is None:
            choice = self.choose(g) if g.stack else None
            if choice is None:
                return False
            told = told + self.game.apply(g, choice)
        return self.done(told, g) is None

    def _from(self, g: Any, told: list[Event]) -> Shares:
        """After some events: go on by the policy, up to a result or the next chance."""
        while True:
            result = self.done(told, g)
            if result is not None:
                return {result: Fraction(1)}
            if g.request is not None:
                return self._chance(g)
            option = self.choose(g) if g.stack else None
            if option is None:
                return {None: Fraction(1)}
            told = told + self.game.apply(g, option)

    def _chance(self, g: Any) -> Shares:
        key = json.dumps(self.game.dump(g), sort_keys=True)
        if key in self._open:
            return {_Back(key): Fraction(1)}
        if key not in self._known:
            self._open.add(key)
            found = self._answers(g)
            self._open.remove(key)
            again = found.pop(_Back(key), Fraction(0))
            self._known[key] = {result: p / (1 - again) for result, p in found.items()} if again != 1 else {None: again}
        return self._settled(self._known[key])

    def _answers(self, g: Any) -> Shares:
        found: Shares = {}
        for value, p in g.request.odds():
            if not p:
                continue
            self.seen += 1
            if self.seen > self.limit:
                raise TooMany
            after = self.game.clone(g)
            events = self.game.resolve(after, value)
            for result, q in self._from(after, events).items():
                found[result] = found.get(result, Fraction(0)) + p * q
        return found

    def _settled(self, shares: Shares) -> Shares:
        """The same, with positions that have been solved since put in."""
        found: Shares = {}
        for result, p in shares.items():
            if isinstance(result, _Back) and result.key not in self._open:
                for inner, q in self._settled(self._known[result.key]).items():
                    found[inner] = found.get(inner, Fraction(0)) + p * q
            else:
                found[result] = found.get(result, Fraction(0)) + p
        return found
