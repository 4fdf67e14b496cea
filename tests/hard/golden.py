"""Journals to be kept: `python -m tests.hard.golden` writes those of the rules as they are now.

Run it once for each new version of a game's rules, and keep the files: later versions must replay them, or say why not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from homelands.checks.soak import draw_rules
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games

FOLDER = Path(__file__).parent / "journals"
MARKED = ("card", "disc")  # chance results after which a checksum is kept, as in every game that people play
MOST = 170  # entries
WANTED = {
    "navajo": (("rise", ()), ("duenos", ("two-players",)), ("broken", ()), ("fearing", ()), ("campaign", ())),
    "plains": (("2", ()), ("3", ()), ("3", ("indian-allies",)), ("4", ())),
}


def games() -> Iterator[Match]:
    for name in all_games():
        for scenario, options in WANTED[name]:
            for n in range(2):
                yield played(name, scenario, list(options), n)


def played(name: str, scenario: str, options: list[str], n: int) -> Match:
    """A random game; every second one with other readings of doubtful rules."""
    rng = random.Random(f"golden/{name}/{scenario}/{options}/{n}")
    rulings = draw_rules(name, scenario, rng)[1] if n else {}
    match = Match(Header(name, scenario, options, rulings, seed=f"golden {n}"))
    while not match.over and len(match.entries) < MOST:
        request = match.position.request
        if request is None:
            match.choose(rng.choice(match.position.options))
            continue
        match.chance()
        if request.kind in MARKED:
            match.mark()
    match.mark()
    return match


def name_of(match: Match) -> str:
    header = match.header
    readings = "-readings" if header.rulings else ""
    return f"{header.game}-{header.rules}-{'-'.join([header.scenario, *header.options])}{readings}.journal"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for match in games():
        path = FOLDER / name_of(match)
        if not path.exists():  # what is kept is never written again
            path.write_text(match.text(), encoding="utf-8")
            print(f"{path.name}: {len(match.entries)} entries")


if __name__ == "__main__":
    main()
    print(", ".join(f"{name}: rules {game_of(name).rules_version}" for name in all_games()))
