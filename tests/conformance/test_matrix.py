"""The zero-player matrix: whole games of every scenario, by chance and by a steadier hand, looked at after every step.

Options are there, once each, and mean what they say; every component is somewhere; every frame names a step; every
game ends.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from homelands.checks import conformance
from homelands.checks.soak import options_of, rulings_of
from homelands.core.game import Game
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.players.random import RandomPlayer
from tests.conformance.play import Player, new_match, players, to_the_end

SEEDS = [f"matrix-{n}" for n in range(4)]


def look(
    game: Game[Any], scenario: str, seed: str, player: Player, *, drawn: bool = False, options: Sequence[str] = ()
) -> None:
    """A whole game; now and then all options are tried on copies, and what is none of them."""
    rng = random.Random(seed)
    match = new_match(game, scenario, seed, drawn=drawn)
    if options:
        match = Match(Header(game.name, scenario, list(options), seed=seed))
    for g in to_the_end(match, player):
        conformance.position(game, g)
        if rng.random() < 0.01:
            conformance.stable(game, g)
            conformance.accepts(game, g, rng)
            conformance.refuses(game, g)
            conformance.hidden(game, g, rng)
    assert game.outcome(match.position)


@pytest.mark.parametrize("seed", SEEDS)
def test_games_under_the_usual_rules(game: Game[Any], scenario: str, seed: str) -> None:
    for player in players(game, seed):
        look(game, scenario, seed, player)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_games_with_optional_rules_and_other_readings(game: Game[Any], scenario: str, seed: str) -> None:
    for player in players(game, seed):
        look(game, scenario, seed, player, drawn=True)


@pytest.mark.parametrize("seed", SEEDS[:2])
@pytest.mark.parametrize("scenario", [s for s in game_of("navajo").scenarios() if s != "tutorial"])
def test_games_of_two_players(seed: str, scenario: str) -> None:
    """Navajo Wars for two: both seats are asked, and each is shown only what it may know."""
    navajo = game_of("navajo")
    for player in players(navajo, seed):
        look(navajo, scenario, seed, player, options=["two-players"])


def test_every_optional_rule_alone_and_all_together(game: Game[Any], scenario: str) -> None:
    options = options_of(game.name, scenario)
    for chosen in [*([option] for option in options), list(options)]:
        _play(game, game.setup(scenario, chosen), random.Random(str(chosen)))


def test_every_reading_of_every_ruling(game: Game[Any]) -> None:
    """Each in one game at the least, of a scenario that the ruling's place in the list decides."""
    scenarios = game.scenarios()
    readings = [(ruling, reading) for ruling, found in rulings_of(game.name).items() for reading in found]
    assert readings
    for n, (ruling, reading) in enumerate(readings):
        g = game.setup(scenarios[n % len(scenarios)], (), {ruling: reading})
        _play(game, g, random.Random(f"{ruling}={reading}"))


def _play(game: Game[Any], g: Any, rng: random.Random) -> None:
    """The whole of a short game, the beginning of a long one."""
    player = RandomPlayer(rng)
    for _ in range(400):
        conformance.position(game, g)
        if not g.stack:
            return
        if g.request is not None:
            game.resolve(g, rng.choice(list(g.request.values)))
        else:
            game.apply(g, player(g))
