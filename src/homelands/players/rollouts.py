"""Play-outs that can be compared: world number n is the same for every option.

A world is a position the seat cannot tell from the real one, with its own dice and draws (one stream per purpose, so
that another choice does not reshuffle everything). All seats go on by rules of thumb for a few cards or discs; then the
value of the position is the seat's chance to win.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from homelands.core.chance import Seeded
from homelands.core.decision import Option
from homelands.core.game import Game
from homelands.players import POLICIES
from homelands.players.title import Measures, bots_of
from homelands.players.values import stop, value

TURNS = 4  # cards or discs that a play-out goes on for
Z = 1.96
NOTHING = Measures({}, lambda game, g, seat: ())


def measures_of(game: str) -> Measures:
    """What play-outs of a game are measured by, beside who wins."""
    bots = bots_of(game)
    return bots.measures if bots else NOTHING


class Sample(NamedTuple):
    """How one world ended: the seat's chance to win, and the figures that explain it."""

    value: float
    figures: tuple[float, ...]


class Spread(NamedTuple):
    """A mean with its 95 % interval, and where the middle four fifths of the worlds lie."""

    mean: float
    low: float
    high: float
    tenth: float
    ninetieth: float
    n: int


class Worlds:
    """Play-outs of one decision, remembered by option and world."""

    def __init__(self, game: Game[Any], position: Any, seat: str, seed: str = "", turns: int = TURNS) -> None:
        self.game, self.position, self.seat, self.seed, self.turns = game, position, seat, seed, turns
        self.samples: dict[Option, list[Sample]] = {}
        self._dealt: dict[int, Any] = {}

    def play(self, option: Option, n: int) -> None:
        """Let an option be taken in n worlds; those it has been in already are not played again."""
        done = self.samples.setdefault(option, [])
        while len(done) < n:
            done.append(self._one(option, len(done)))

    def _one(self, option: Option, n: int) -> Sample:
        game, turn = self.game, stop(self.game.name)
        if n not in self._dealt:
            self._dealt[n] = game.resample(self.position, self.seat, Random(f"{self.seed}/{n}/deal"))
        g = game.clone(self._dealt[n])
        game.book.take(g, option)
        source = Seeded(f"{self.seed}/{n}/chance")
        policy = POLICIES["heuristic"](game.name, Random(f"{self.seed}/{n}/policy"))
        left = self.turns
        while g.stack:
            if g.request is None:
                game.book.take(g, policy(g))
                continue
            if g.request.kind == turn:
                if not left:
                    break
                left -= 1
            game.book.answer(g, source.answer(g.request))
        return Sample(value(game, g, self.seat), measures_of(game.name).figures(game, g, self.seat))

    def values(self, option: Option) -> list[float]:
        return [sample.value for sample in self.samples[option]]

    def mean(self, option: Option) -> float:
        return fmean(self.values(option))

    def figures(self, option: Option) -> list[float]:
        """The mean of each figure after an option."""
        return [fmean(column) for column in zip(*(s.figures for s in self.samples[option]), strict=True)]

    def difference(self, better: Option, worse: Option) -> Spread:
        """What one option is worth more than another, in the worlds that both have been in."""
        pairs = zip(self.values(better), self.values(worse), strict=False)
        return spread([a - b for a, b in pairs])


def spread(values: Sequence[float]) -> Spread:
    """Mean, interval and middle four fifths.

    >>> spread([0.0, 1.0, 0.0, 1.0])[:3]
    (0.5, -0.06580327...)
    """
    n, mean = len(values), fmean(values)
    variance = sum((v - mean) ** 2 for v in values) / (n - 1) if n > 1 else 0.0
    half = Z * math.sqrt(variance / n)
    ordered = sorted(values)
    return Spread(mean, mean - half, mean + half, ordered[n // 10], ordered[n - 1 - n // 10], n)
