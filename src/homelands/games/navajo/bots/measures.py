"""What play-outs are measured by, beside who wins."""

from __future__ import annotations

from homelands.core.game import Game
from homelands.games.navajo.rules.state import State
from homelands.players.title import Measures


def _figures(game: Game[State], g: State, seat: str) -> tuple[float, ...]:
    return (
        g.culture, g.military, g.morale, g.ap, sum(g.man) + sum(g.woman) + sum(g.child), sum(g.elders),
        g.outposts() + g.forts(), g.horses + sum(g.horse) + g.sheep, g.all_goods() + len(g.corn_stock),
    )  # fmt: skip


MEASURES = Measures(
    {"culture": 1, "military": 1, "morale": -1, "ap": 1, "people": 1, "elders": 1, "outposts": -1, "animals": 1,
     "stores": 1},
    _figures,
)  # fmt: skip
