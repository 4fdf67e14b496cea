"""How likely a seat is to win from a position, between 0 and 1."""

from __future__ import annotations

from typing import Any

from homelands.core.game import Game


def value(game: Game[Any], g: Any, seat: str) -> float:
    if not g.stack:
        return game.payoff(g, seat)
    if game.name == "navajo":
        from homelands.players.navajo_worth import worth

        return worth(g, seat)
    from homelands.games.plains import victory

    me = g.seating.seats.index(seat)
    points = [sum(victory.seat_lines(g, s).values()) for s in range(len(g.seating.seats))]
    rest = max(p for s, p in enumerate(points) if s != me)
    return 1 / (1 + 2.718281828 ** (-(points[me] - rest) / 6))
