"""The library as somebody else's program uses it: checked by mypy --strict, and run by the tests beside it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction

import homelands as hl


def chooser(g: hl.Play) -> str:
    """A bot of one's own: any option, but never the last one if there is another."""
    return random.Random(g.ply).choice(g.options[:-1] or g.options)


def share_won(scenario: str, games: int, rulings: Mapping[str, str]) -> float:
    wins = 0.0
    for seed in range(games):
        wins += hl.new("navajo", scenario, seed=seed, rulings=rulings).finish("heuristic").payoffs["dine"]
    return wins / games


def best(g: hl.Play) -> hl.Option | None:
    """The option whose likeliest result is the surest."""
    surest: dict[hl.Option, Fraction] = {option: g.odds(option)[0].chance for option in g.options}
    return max(surest, key=lambda option: surest[option], default=None)


def main() -> list[str]:
    g = hl.new("plains", players=2, seats={"blue": chooser}, seed=3)
    player: hl.Player = hl.player("heuristic", seed=1)
    while not g.over and g.turn < 3:
        g.play(player.choose(g))
    first: hl.Option = g.options[0]
    text: str = first.words
    picture: str = g.position.svg
    points: float = sum(g.payoffs.values())
    again: hl.Play = hl.load(g.journal, language="it")
    return [hl.__version__, text, picture, str(points), again.prompt, str(best(g.clone(seed=4)))]


if __name__ == "__main__":
    print(*main(), share_won("rise", 3, {}), sep="\n")
