"""What play-outs are measured by, beside who wins."""

from __future__ import annotations

from homelands.core.game import Game
from homelands.games.plains.rules import victory
from homelands.games.plains.rules.state import State
from homelands.players.title import Measures


def _figures(game: Game[State], g: State, seat: str) -> tuple[float, ...]:
    me = g.seating.seats.index(seat)
    mine = sum(victory.seat_lines(g, me).values())
    rivals = [sum(victory.seat_lines(g, s).values()) for s in range(len(g.seating.seats)) if s != me]
    own = [c for c in range(4) if g.seating.of[c] == me]
    return (mine, max(rivals), sum(g.lost[c] + g.gone[c] for c in own), sum(sum(g.cubes[c]) for c in own))


MEASURES = Measures({"points": 1, "rival": -1, "lost": -1, "cubes": 1}, _figures)
