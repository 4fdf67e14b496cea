"""The players of the tests: they only ever take options, and the steady one lives longer."""

from __future__ import annotations

import random
from typing import Any

from homelands.core.chance import Loose
from homelands.core.game import Game
from homelands.core.registry import game as game_of
from homelands.games.navajo.bots.weights import OPTIONS, VERBS
from homelands.players.random import RandomPlayer
from homelands.players.weighted import Steady


def length(player: Any, scenario: str, rng: random.Random) -> int:
    """Cards seen in a game of Navajo Wars."""
    game = game_of("navajo")
    g = game.setup(scenario)
    first = g.period
    game.play_out(g, Loose(rng), player)
    cards: int = len(g.discards) + len(g.hand) + len(g.in_play) + len(g.removed) + 40 * (g.period - first)
    return cards


def test_a_random_player_takes_every_option_sooner_or_later(game: Game[Any], scenario: str) -> None:
    g = game.setup(scenario)
    while g.request is not None:
        game.resolve(g, g.request.values[0])
    player = RandomPlayer(random.Random(1))
    assert {player(g) for _ in range(40 * len(g.options))} == set(g.options)


def test_a_steady_player_takes_only_options(game: Game[Any], scenario: str) -> None:
    """Also in a game it has no weights for, where all verbs are alike to it."""
    rng = random.Random(3)
    player = Steady(game.name, rng)
    g = game.setup(scenario)
    for _ in range(300):
        if not g.stack:
            break
        if g.request is not None:
            game.resolve(g, rng.choice(list(g.request.values)))
        else:
            option = player(g)
            assert option in g.options
            game.apply(g, option)


def test_the_weights_name_verbs_that_exist() -> None:
    """A weight for a verb that was renamed would be lost without a word."""
    game = game_of("navajo")
    seen: set[tuple[str, str]] = set()
    for scenario in game.scenarios():
        for seed in range(25):
            rng = random.Random(seed)
            player = Steady("navajo", rng) if seed % 2 else RandomPlayer(rng)

            def choose(g: Any, player: Any = player) -> Any:
                seen.update((g.stack[-1].step, option[0]) for option in g.options)
                return player(g)

            game.play_out(game.setup(scenario, game.options() if seed % 5 == 0 else ()), Loose(rng), choose)
    verbs = {verb for _, verb in seen}
    rare = {"barter-corn"}  # corn that is kept long enough is rare
    for key in [*VERBS, *OPTIONS]:
        step, _, verb = key.rpartition(" ")
        assert ((step, verb) in seen) if step else (verb in verbs | rare), key


def test_the_steady_player_sees_far_more_cards_than_the_random_one() -> None:
    for scenario in ("duenos", "broken", "campaign"):
        steady = sum(length(Steady("navajo", rng), scenario, rng) for rng in map(random.Random, range(30)))
        wild = sum(length(RandomPlayer(rng), scenario, rng) for rng in map(random.Random, range(30)))
        assert steady > 1.3 * wild


def test_the_steady_player_reaches_the_next_period_of_the_campaign_at_times() -> None:
    game = game_of("navajo")
    for seed in range(300):
        rng = random.Random(seed)
        g = game.setup("campaign")
        game.play_out(g, Loose(rng), Steady("navajo", rng))
        if g.period:
            return
    raise AssertionError("not one of 300 games")
