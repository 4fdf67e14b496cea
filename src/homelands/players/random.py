"""A player that takes any option, each as likely as another."""

from __future__ import annotations

import random

from homelands.core.decision import Option
from homelands.core.state import Position


class RandomPlayer:
    """Called with a position that waits for a decision, it gives one of its options."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def __call__(self, g: Position) -> Option:
        options = g.options
        return options[int(self._random() * len(options))]
