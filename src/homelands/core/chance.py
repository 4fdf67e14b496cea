"""Chance is asked for, never taken.

A step that needs a die, a draw or a shuffle leaves a `Request`. A *source* answers it: a seeded generator with one
stream per purpose, a script, or a person at a real table. The answer is a value among `request.values`.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from typing import Any, Final, Protocol

from homelands.core.decision import Refusal


@dataclass(slots=True)
class Request:
    """What chance has to answer. Without weights all values are equally likely."""

    kind: str  # die, dice, cube, card ...: how the answer is written in a journal
    stream: str  # which stream of the seeded source answers it
    values: Sequence[Any]
    weights: Sequence[int] | None = None

    def odds(self) -> list[tuple[Any, Fraction]]:
        """Each value with its exact probability."""
        if self.weights is None:
            each = Fraction(1, len(self.values))
            return [(v, each) for v in self.values]
        total = sum(self.weights)
        return [(v, Fraction(w, total)) for v, w in zip(self.values, self.weights, strict=True)]


DIE: Final = Request("die", "dice", (1, 2, 3, 4, 5, 6))
DICE: Final = Request("dice", "dice", tuple((a, b) for a in range(1, 7) for b in range(1, 7)))


class Source(Protocol):
    def answer(self, request: Request) -> Any: ...


def pick(request: Request, u: float) -> Any:
    """The value that a uniform number 0 <= u < 1 points at."""
    values, weights = request.values, request.weights
    if weights is None:
        return values[int(u * len(values))]
    sums = list(accumulate(weights))
    return values[bisect(sums, u * sums[-1])]


class Seeded:
    """A reproducible source: one stream per purpose, so that an extra die does not reshuffle the deck.

    `counts` says how many answers each stream has given; setting it back replays the same answers (undo).
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {}
        self._streams: dict[str, tuple[random.Random, list[float]]] = {}

    def answer(self, request: Request) -> Any:
        stream = request.stream
        n = self.counts.get(stream, 0)
        if stream not in self._streams:
            self._streams[stream] = (random.Random(f"{self.seed}/{stream}"), [])
        generator, drawn = self._streams[stream]
        while len(drawn) <= n:
            drawn.append(generator.random())
        self.counts[stream] = n + 1
        return pick(request, drawn[n])

    def copy(self) -> Seeded:
        """A source that goes on from here by itself, with the same answers to come."""
        new = Seeded(self.seed)
        new.counts = self.counts.copy()
        return new

    def skip(self, stream: str) -> None:
        """Pass over an answer that came from somewhere else."""
        self.counts[stream] = self.counts.get(stream, 0) + 1


class Loose:
    """A quick source for simulation and search: one generator, nothing to rewind."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def __reduce__(self) -> tuple[type[Loose], tuple[Any]]:
        """A copy has a generator of its own: a bound method would be copied as it is, and share its luck."""
        return Loose, (self._random.__self__,)  # type: ignore[attr-defined]

    def answer(self, request: Request) -> Any:
        return pick(request, self._random())


class Scripted:
    """Answers from a list, for tests and lessons. An answer that cannot come is refused."""

    def __init__(self, answers: Iterable[Any], then: Source | None = None) -> None:
        self.answers = list(answers)
        self.then = then

    def answer(self, request: Request) -> Any:
        if not self.answers:
            if self.then is None:
                raise Refusal("script-empty", "chance", kind=request.kind)
            return self.then.answer(request)
        value = self.answers.pop(0)
        check(request, value)
        return value


class Asked:
    """A person answers, at a real table: `ask` gets the request and gives a value back."""

    def __init__(self, ask: Callable[[Request], Any]) -> None:
        self.ask = ask

    def answer(self, request: Request) -> Any:
        value = self.ask(request)
        check(request, value)
        return value


def check(request: Request, value: Any) -> None:
    """Refuse an answer that this request cannot have."""
    if value not in request.values:
        raise Refusal("impossible-chance", "chance", kind=request.kind, value=value, expected=list(request.values))
    if request.weights is not None and not request.weights[list(request.values).index(value)]:
        raise Refusal("impossible-chance", "chance", kind=request.kind, value=value, expected=list(request.values))
