"""Positions of random games that are always the same: what can be found out about a game that does not say it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from homelands.core.chance import Loose
from homelands.core.game import Game


def wander(game: Game[Any], games: int) -> Iterator[Any]:
    """Every position of so many games of each scenario, up to its end."""
    for scenario in game.scenarios():
        for seed in range(games):
            rng = random.Random(f"{game.name}/{scenario}/{seed}")
            source, g = Loose(rng), game.setup(scenario)
            yield g
            while g.stack:
                if g.request is not None:
                    game.book.answer(g, source.answer(g.request))
                else:
                    game.book.take(g, rng.choice(g.options))
                yield g
