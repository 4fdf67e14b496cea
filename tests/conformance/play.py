"""Ways to play any game in a test: by chance, by a steadier hand, from the set-up or from any moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from homelands.checks.soak import draw_rules
from homelands.core.decision import Option
from homelands.core.game import Game
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.players import POLICIES
from homelands.players.random import RandomPlayer

Player = Callable[[Any], Option]
LIMIT = 20_000  # entries of a game: more is a runaway


def new_match(game: Game[Any], scenario: str, seed: str, *, drawn: bool = False) -> Match:
    """A seeded match; `drawn`: with optional rules and readings drawn by the seed too."""
    options, rulings = draw_rules(game.name, scenario, random.Random(seed)) if drawn else ([], {})
    return Match(Header(game.name, scenario, options, rulings, seed=seed))


def players(game: Game[Any], seed: str) -> Iterator[Player]:
    yield RandomPlayer(random.Random(seed))
    yield POLICIES["heuristic"](game.name, random.Random(seed))


def step(match: Match, player: Player) -> None:
    """One entry: what chance says, or what the player chooses."""
    if match.position.request is not None:
        match.chance()
    else:
        match.choose(player(match.position))


def to_the_end(match: Match, player: Player) -> Iterator[Any]:
    """Every position of a match, up to its end."""
    for _ in range(LIMIT):
        yield match.position
        if match.over:
            return
        step(match, player)
    raise AssertionError(f"no end after {LIMIT} entries")


def somewhere(game: Game[Any], scenario: str, seed: str, *, decision: bool = True) -> Match:
    """A match in the middle of a game: at a decision, or (decision=False) wherever it stands."""
    rng = random.Random(f"{seed}/where")
    player = RandomPlayer(random.Random(seed))
    for attempt in range(20):
        match = new_match(game, scenario, f"{seed}/{attempt}", drawn=True)
        for _ in range(rng.randint(5, 60)):
            if not match.over:
                step(match, player)
        while decision and match.position.request is not None:
            match.chance()
        if not match.over:
            return match
    raise AssertionError("every attempt was over too soon")
