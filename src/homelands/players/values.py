"""How likely a seat is to win from a position, between 0 and 1."""

from __future__ import annotations

from typing import Any

from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.players.title import bots_of


def value(game: Game[Any], g: Any, seat: str) -> float:
    """What the end is worth to the seat, or what can be expected of it. Looks at no more than the position given."""
    if not g.stack:
        return game.payoff(g, seat)
    bots = bots_of(game.name)
    return bots.win_chance(g, seat) if bots else 1 / len(game.seats_of(g))


def stop(game: str) -> str:
    """The draw at which a play-out may stop, because a position can be valued there. None where only the end tells."""
    return title_of(game).turn if bots_of(game) else ""
