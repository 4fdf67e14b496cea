"""Positions of random games, for tests of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from homelands.core.chance import Loose
from homelands.core.registry import game as game_of

HANDS = {"turquoise": [8, 9], "basket": [18, 19, 38]}


def start(name: str, scenario: str, options: tuple[str, ...]) -> Any:
    """The set-up; of the game with hidden hands that are empty at first, with some cards in them."""
    game = game_of(name)
    if "two-players" in options:
        return game.from_plain({"scenario": scenario, "options": list(options), "two_players": {"hands": HANDS}})
    return game.setup(scenario, options)


def decisions(name: str, scenario: str, options: tuple[str, ...], seed: int, most: int = 400) -> Iterator[Any]:
    """Positions of a random game that wait for a decision."""
    game, rng = game_of(name), random.Random(seed)
    source, g = Loose(rng), start(name, scenario, options)
    for _ in range(most):
        if not g.stack:
            return
        if g.request is not None:
            game.resolve(g, source.answer(g.request))
        else:
            yield g
            game.apply(g, rng.choice(g.options))
