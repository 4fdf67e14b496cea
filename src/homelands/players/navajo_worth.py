"""How likely the Diné win from a position of Navajo Wars, between 0 and 1: a logistic sum of a few plain figures."""

from __future__ import annotations

import math

from homelands.games.navajo.influence import SEATS
from homelands.games.navajo.state import OFF, State


def worth(g: State, seat: str) -> float:
    """The chance of a seat to win, roughly."""
    if g.outcome:
        return _ended(g, seat)
    chance = 1 / (1 + math.exp(-_sum(g)))
    return chance if g.players == 1 else chance * _lead(g, seat)


def _sum(g: State) -> float:
    families = sum(a != OFF for a in g.at)
    people = sum(g.man) + sum(g.woman) + sum(g.child) + 0.5 * sum(g.passage[:4])
    return (
        0.25 * (g.military - g.morale)
        + 0.12 * g.culture
        - 0.3 * (g.outposts() + g.forts())
        + 0.25 * (families - 3)
        + 0.08 * (people - 3 * families)
        + 0.15 * (sum(g.elders) - 3)
        + 0.04 * g.ap
        - 1.5
    )


def _lead(g: State, seat: str) -> float:
    """Only one of two players wins: who leads on Influence (16.1)."""
    mine = g.ip if SEATS.index(seat) == 0 else -g.ip
    return 1 / (1 + math.exp(-0.8 * mine))


def _ended(g: State, seat: str) -> float:
    from homelands.games.navajo import two_player

    if g.players == 2:
        return float(two_player.winner(g) == seat)
    return float(g.outcome.endswith("victory"))
