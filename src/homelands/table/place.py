"""A position on its way to somebody who thinks about it elsewhere: plain data, and how it becomes a position again."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from homelands.core.game import Game
from homelands.core.match import Match
from homelands.core.registry import game as game_of


class Place(msgspec.Struct, frozen=True):
    """A position for another process: the game it belongs to, and its data. What its seat may not know is made up."""

    game: str
    scenario: str
    options: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]
    packs: tuple[str, ...]
    start: str  # the position that the game began from, as JSON; empty: the set-up of the scenario
    data: str  # the position itself, as JSON


def place(match: Match, packs: list[str], position: Any) -> Place:
    header = match.header
    start = msgspec.json.encode(header.position).decode() if header.position is not None else ""
    data = msgspec.json.encode(match.game.dump(position)).decode()
    rulings = tuple(sorted(header.rulings.items()))
    return Place(header.game, header.scenario, tuple(header.options), rulings, tuple(packs), start, data)


def found_at(where: Place) -> tuple[Game[Any], Any]:
    game = game_of(where.game)
    like = _first(where.game, where.scenario, where.options, where.rulings, where.packs, where.start)
    return game, game.load(msgspec.json.decode(where.data), like)


@lru_cache(maxsize=32)
def _first(
    game: str, scenario: str, options: tuple[str, ...], rulings: tuple[tuple[str, str], ...], packs: tuple[str, ...],
    start: str,
) -> Any:  # fmt: skip
    """A position with the tables and rulings of the one that is meant."""
    folders = [Path(pack) for pack in packs]
    if start:
        return game_of(game).from_plain(msgspec.json.decode(start), folders)
    return game_of(game).setup(scenario, options, dict(rulings), folders)
