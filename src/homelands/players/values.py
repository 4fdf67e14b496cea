"""How likely a seat is to win from a position, between 0 and 1."""

from __future__ import annotations

from typing import Any

from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.players.title import BringsBots


def value(game: Game[Any], g: Any, seat: str) -> float:
    """What the end is worth to the seat, or what can be expected of it. Looks at no more than the position given."""
    if not g.stack:
        return game.payoff(g, seat)
    title = title_of(game.name)
    return title.win_chance(g, seat) if isinstance(title, BringsBots) else 1 / len(game.seats_of(g))


def stop(game: str) -> str:
    """The draw at which a play-out may stop, because a position can be valued there. None where only the end tells."""
    title = title_of(game)
    return title.turn if isinstance(title, BringsBots) else ""
