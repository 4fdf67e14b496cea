"""How likely a seat is to win from a position, between 0 and 1."""

from __future__ import annotations

from typing import Any

from homelands.core.game import Game


def value(game: Game[Any], g: Any, seat: str) -> float:
    """What the end is worth to the seat, or what can be expected of it. Looks at no more than the position given."""
    if not g.stack:
        return game.payoff(g, seat)
    if game.name == "navajo":
        from homelands.players.navajo_worth import worth  # a game is imported when it is played

        return worth(g, seat)
    from homelands.players.plains_value import chance

    return chance(g, seat)
