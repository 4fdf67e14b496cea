"""What is measured of a game. Each gives figures by name."""

from __future__ import annotations

import json
import random
import tracemalloc
from collections.abc import Callable, Mapping
from functools import cache
from time import process_time
from typing import Any

from homelands.core.chance import Loose
from homelands.core.game import Game
from homelands.core.match import Match, start
from homelands.core.registry import game as game_of
from homelands.core.registry import title as title_of
from homelands.players import POLICIES
from homelands.players.random import RandomPlayer

Figures = dict[str, float]
GAMES_EACH, QUICK_GAMES_EACH = 10, 4  # of every scenario
SAMPLES = 8  # positions kept of each sampled game
PLAYOUTS, QUICK_PLAYOUTS = 200, 100


def random_play(name: str, quick: bool) -> Figures:
    """Whole games of every scenario, each option as likely as another."""
    game, games = game_of(name), QUICK_GAMES_EACH if quick else GAMES_EACH
    decisions = played = 0
    began = process_time()
    for scenario in game.scenarios():
        for seed in range(games):
            rng = random.Random(seed)
            decisions += game.play_out(game.setup(scenario), Loose(rng), RandomPlayer(rng))
            played += 1
    spent = process_time() - began
    return {"decisions_per_s": decisions / spent, "games_per_s": played / spent}


@cache
def sample_positions(name: str) -> list[Any]:
    """Positions from random games of every scenario, early and late."""
    game = game_of(name)
    kept: list[Any] = []
    for scenario in game.scenarios():
        for seed in range(3):
            rng = random.Random(seed)
            line = _line(game, scenario, rng)
            kept += line[:: max(1, len(line) // SAMPLES)]
    return kept


def _line(game: Game[Any], scenario: str, rng: random.Random) -> list[Any]:
    """Every position of a game in which somebody decides."""
    player, line = RandomPlayer(rng), []

    def choose(g: Any) -> Any:
        line.append(game.clone(g))
        return player(g)

    game.play_out(game.setup(scenario), Loose(rng), choose)
    return line


def copying(name: str, quick: bool) -> Figures:
    clone, positions, times = game_of(name).clone, sample_positions(name), 5 if quick else 20
    began = process_time()
    for _ in range(times):
        for g in positions:
            clone(g)
    return {"clone_us": (process_time() - began) / times / len(positions) * 1e6}


def memory(name: str, quick: bool) -> Figures:
    """What a copy takes in memory; tables, options and the like are shared."""
    clone, positions = game_of(name).clone, sample_positions(name)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [clone(g) for g in positions]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"memory_bytes": (after - before) / len(kept)}


def saving(name: str, quick: bool) -> Figures:
    """A position to JSON text and back, ready to be played on."""
    game, positions, size = game_of(name), sample_positions(name), 0
    began = process_time()
    for g in positions:
        text = json.dumps(game.dump(g), separators=(",", ":"))
        game.load(json.loads(text), g)
        size += len(text)
    spent = process_time() - began
    return {"save_load_us": spent / len(positions) * 1e6, "bytes": size / len(positions)}


@cache
def long_journal(name: str) -> str:
    """The journal of a whole game that goes far."""
    scenario, player = title_of(name).goes_far
    match = start(name, scenario, seed="bench")
    choose = POLICIES[player](name, random.Random("bench"))
    while not match.over:
        if match.position.request is not None:
            match.chance()
        else:
            match.choose(choose(match.position))
    return match.text()


def loading(name: str, quick: bool) -> Figures:
    """A whole game from its journal, every line checked and every step kept for undo."""
    text = long_journal(name)
    began = process_time()
    match = Match.load(text)
    return {"journal_ms": (process_time() - began) * 1e3, "journal_entries": len(match.entries)}


def searching(name: str, quick: bool) -> Figures:
    """Play-outs of the search, each to the end of the card or disc."""
    from homelands.players.mcts import Budget, Search

    search = Search(name, random.Random(1), Budget(playouts=QUICK_PLAYOUTS if quick else PLAYOUTS))
    positions = [g for g in sample_positions(name)[5::29] if len(g.options) > 1]
    began = process_time()
    for g in positions[:3]:
        search(g)
    return {"mcts_per_s": search.playouts / (process_time() - began)}


MEASURES: Mapping[str, Callable[[str, bool], Figures]] = {
    "play": random_play,
    "copy": copying,
    "memory": memory,
    "save": saving,
    "load": loading,
    "search": searching,
}
