"""How likely a seat wins a position of Navajo Wars, between 0 and 1, for players that search.

The chance of the people is a logistic sum of the few figures a player looks at: the tracks, Outposts and Forts, land,
Families and elders, what the enemy has to spend, and how near the end is. The weights were fitted to games of the
heuristic player (`python -m homelands.games.navajo.bots.fit`); docs/navajo-difficulty.md says how well they do. With
two players only one of them wins with the people: who leads in Influence.
"""

from __future__ import annotations

import math

from homelands.games.navajo.bots import evaluation as see
from homelands.games.navajo.rules import two_player
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import FIRST_CANYON, NUMBER_OF, RED
from homelands.games.navajo.rules.state import OFF, State

NAMES = (
    "lead", "late lead", "no morale", "culture", "no culture", "outposts", "forts", "land", "families", "empty",
    "elders", "ap", "warriors", "enemy ap", "waiting", "animals",
)  # fmt: skip
WEIGHTS = (
    0.117, 0.284, 2.046, -0.003, -0.994, -0.686, 0.077, -0.007, 0.038, -0.03,
    -0.087, -0.003, 0.005, 0.031, -0.044, 0.054,
)  # fmt: skip
SCENARIO = {"rise": 1.62, "duenos": 0.41, "broken": -0.04, "fearing": -1.22, "rope": -0.59, "campaign": -1.95}
OTHER = -1.0  # a scenario of which nothing is known
POINT = 0.8  # with two players: a point of Influence
HEADMAN = -0.2  # and the Headman card: ties go to the other
PERIOD = 45  # cards of a period, for the campaign


def worth(g: State, seat: str) -> float:
    """The chance of a seat to win, roughly; what it is when the game has ended."""
    if g.outcome:
        return _ended(g, seat)
    people = _logistic(SCENARIO.get(g.scenario, OTHER) + sum(map(_times, WEIGHTS, figures(g))))
    if g.players == 1:
        return people
    me = SEATS.index(seat)
    lead = g.ip if me == 0 else -g.ip
    return people * _logistic(POINT * lead + (HEADMAN if g.headman == me else -HEADMAN))


def figures(g: State) -> tuple[float, ...]:
    """What the sum is made of, in the order of NAMES."""
    families = warriors = people = 0
    for i in range(6):
        if g.at[i] != OFF:
            families += 1
            people += g.man[i] + g.woman[i] + g.child[i]
            if g.fierce[i] > 1 and g.at[i] < FIRST_CANYON and NUMBER_OF[g.at[i]] > 3:
                warriors += 1
    morale, culture = g.morale, g.culture
    lead = max(-8, min(8, g.military - morale))
    outposts = sum(map(bool, g.mission)) + sum(map(bool, g.rancho))
    enemy = g.enemy_ap + g.subjugation[RED] - sum(g.raided) + (len(g.intruders) if g.period else 0)
    return (
        lead,
        lead * 9 / (9 + cards_left(g)),
        1 / (1 + morale),
        min(culture, 9),
        1 / (1 + culture),
        outposts,
        g.forts(),
        see.land_points(g, see.land(g)),
        families,
        3 * families - people,
        sum(g.elders),
        min(g.ap, 8),
        warriors,
        min(enemy, 15),
        sum(g.passage[:4]),
        min(g.horses + sum(g.horse) + g.sheep, 8),
    )


def cards_left(g: State) -> int:
    """Cards to come before the end; whole periods more in the campaign."""
    left = len(g.top)
    for pile in g.piles:
        left += pile[0]
    return left + PERIOD * (2 - g.period) if g.scenario == "campaign" else left


def _times(a: float, b: float) -> float:
    return a * b


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-max(-20.0, min(20.0, x))))


def _ended(g: State, seat: str) -> float:
    if g.players == 2:
        return float(two_player.winner(g) == seat)
    return float(g.outcome.endswith("victory"))
