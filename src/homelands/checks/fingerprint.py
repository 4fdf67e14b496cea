"""Fingerprints of whole games: `python -m homelands.checks.fingerprint --games 20`.

Seeded random games of every scenario, optional rule and reading of a doubtful rule, then one of each scenario by rules
of thumb and one that is searched; one line a game, a sum over every question asked and the position at each. Two builds
are the same if all their lines are.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from homelands.core.chance import Loose
from homelands.core.game import Game, SetupError
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.players import policy
from homelands.players.title import Policy

SUMS = 16  # decisions between two checksums of the position
THINKING = ("heuristic", "mcts:4")  # players that are compiled too


def setups(game: Game[Any], games: int) -> Iterator[tuple[str, Any]]:
    """Seeds and first positions: the games of a scenario have other options and readings."""
    rulings = title_of(game.name).tables().rulings
    for scenario in game.scenarios():
        for n in range(games):
            seed = f"{game.name}/{scenario}/{n}"
            rng = random.Random(seed)
            options = [o for o in game.options() if n % 2 and rng.random() < 0.4]
            readings = {r.id: rng.choice(sorted(r.readings)) for r in rulings.values() if n % 3 and rng.random() < 0.3}
            try:
                yield seed, game.setup(scenario, options, readings)
            except SetupError:  # this scenario knows no such option
                yield seed, game.setup(scenario, (), readings)


def fingerprint(game: Game[Any], g: Any, seed: str, player: Policy | None = None) -> tuple[str, int]:
    """The sum of one game, played to its end, by lot or by a player; and how many decisions it took."""
    rng = random.Random(seed)
    source, found, decisions = Loose(rng), hashlib.blake2s(digest_size=8), 0
    while g.stack:
        if g.request is not None:
            found.update(repr((g.request.kind, g.request.values, g.request.weights)).encode())
            game.book.answer(g, source.answer(g.request))
            continue
        found.update(repr(g.options).encode())
        if decisions % SUMS == 0:
            found.update(game.checksum(g).encode())
        game.book.take(g, player(g) if player else rng.choice(g.options))
        decisions += 1
    found.update(f"{game.checksum(g)} {game.outcome(g)} {game.why(g)}".encode())
    return found.hexdigest(), decisions


def lines(games: int, names: Sequence[str] = ()) -> Iterator[str]:
    for name in names or all_games():
        game = game_of(name)
        for seed, g in setups(game, games):
            found, decisions = fingerprint(game, g, seed)
            yield f"{seed} {decisions} {found}"
        for scenario, player in product(game.scenarios(), THINKING):
            seed = f"{name}/{scenario}/{player}"
            found, decisions = fingerprint(game, game.setup(scenario), seed, policy(player)(name, random.Random(seed)))
            yield f"{seed} {decisions} {found}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="fingerprint", description="Sums of seeded games, to compare two builds.")
    parser.add_argument("--games", type=int, default=20, help="of every scenario (default: 20)")
    parser.add_argument("--game", action="append", default=[], choices=list(all_games()), help="only this game")
    chosen = parser.parse_args(arguments)
    for line in lines(chosen.games, chosen.game):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
