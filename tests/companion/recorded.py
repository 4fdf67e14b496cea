"""Games that were played by the program, to be entered by hand."""

from __future__ import annotations

import random
from functools import cache

from homelands.companion.umpire import entries
from homelands.core.journal import CHANCE
from homelands.core.match import Match, start

QUIET = ("planning", "keep-all", "keep-all-cubes", "roll-all", "let-all-flip")  # a game that is not over at once


@cache
def text(scenario: str, seed: int) -> str:
    """The journal of a game at random, which plans whenever it can."""
    match, rng = start("navajo", scenario, seed=str(seed)), random.Random(seed)
    match.roll()
    while not match.over:
        options = match.position.options
        match.choose(rng.choice([o for o in options if o[0] in QUIET] or options))
        match.roll()
    return match.text()


def game(scenario: str = "rise", seed: int = 20) -> Match:
    return Match.load(text(scenario, seed))


def typed(match: Match) -> list[str]:
    """Each entry as a person types it: choices whole, dice and draws in their short forms."""
    return [e.text.partition(" ")[2] if e.mark == CHANCE else e.text for e in entries(match)]
