"""A weak player that survives for a while, for tests: verbs have weights, nothing is looked ahead.

Random play of Navajo Wars is over after a few cards, so later periods and full boards are hardly ever seen. This player
draws a verb by its weight, then one of its options. A weight may depend on the position; none is exact or clever.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from homelands.core.decision import Option
from homelands.players.title import Weights, bots_of

# -- the player --------------------------------------------------------------------------------------------------------


NONE = Weights({}, {})  # every verb is as likely as any other


def _weights(game: str) -> Weights:
    bots = bots_of(game)
    return bots.weights if bots else NONE


class Steady:
    """Called with a position that waits for a decision, it gives one of its options. Any option may be taken."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self._verbs, self._choices = _weights(game)
        self._random = rng.random

    def __call__(self, g: Any) -> Option:
        verbs: dict[str, list[Option]] = {}
        for option in g.options:
            verbs.setdefault(str(option[0]), []).append(option)
        step = g.stack[-1].step
        names = list(verbs)
        options = verbs[names[self._draw([self._weight(g, step, verb) for verb in names])]]
        prefer = self._choices.get(str(options[0][0]))
        if len(options) == 1:
            return options[0]
        if prefer is None:
            return options[int(self._random() * len(options))]
        return options[self._draw([prefer(g, option) for option in options])]

    def _weight(self, g: Any, step: str, verb: str) -> float:
        weight = self._verbs.get(f"{step} {verb}", self._verbs.get(verb, 1.0))
        return weight(g) if callable(weight) else weight

    def _draw(self, weights: Sequence[float]) -> int:
        left = self._random() * sum(weights)
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        return len(weights) - 1
