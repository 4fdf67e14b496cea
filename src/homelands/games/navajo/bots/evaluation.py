"""What a rule-based player of Navajo Wars sees in a position: what points are worth, what is to come, how fights go.

All worths are in Military Points: a point of Military more, or of Enemy Morale less, is 1.
"""

from __future__ import annotations

from functools import cache

from homelands.core.state import Frame
from homelands.games.navajo.rules import battle
from homelands.games.navajo.rules.names import (
    CANYON,
    EV,
    FV,
    HORSEMANSHIP_3,
    MEV,
    MFV,
    RGD,
    SANTA_FE,
    TERRITORY_OF,
    TTD,
)
from homelands.games.navajo.rules.state import OFF, State
from homelands.games.navajo.rules.tables import Tables

CULTURE = (0.0, 1.4, 2.5, 3.4, 4.1, 4.7, 5.2, 5.6, 5.9, 6.1)  # worth of so many Culture Points
MORE_CULTURE = 0.1  # and of each beyond: a Victory Check cuts them
PERSON = 0.5  # a person who waits in Passage of Time instead of living in a Family
MAN_LOST = 0.9  # a man who is lost for good
CAUGHT = 1.0  # a Family caught: a point of Morale at the end of the raid
CLEAN = 1.0  # nobody caught: the enemy loses a point of Morale
FEROCITY = 0.15  # of the enemy, for the Battles to come
AP = 0.35  # an Action Point: a Reaction when it is needed


def culture(points: int) -> float:
    """What so many Culture Points are worth: the last ones most of all."""
    if points < 10:
        return CULTURE[max(0, points)]
    return CULTURE[9] + MORE_CULTURE * (points - 9)


def culture_lost(g: State, n: int) -> float:
    """What it hurts to lose so many; without Culture each costs two Military Points."""
    short = max(0, n - g.culture)
    return culture(g.culture) - culture(g.culture - n) + 2.0 * short


# -- cards to come -----------------------------------------------------------------------------------------------------
def soon(g: State) -> float:
    """How likely the next card is one with a Victory Check."""
    if g.top:
        return 1.0 if g.top[0] > 40 else 0.0
    left, special = g.piles[0] if g.piles else (0, 0)
    return 1 / left if special else 0.0


def next_check(g: State) -> int:
    """The next card with a Victory Check; 0 if none is to come."""
    for card in g.top:
        if card > 40:
            return card
    return next((special for _, special in g.piles if special), 0)


def land(g: State) -> int:
    """Victory Points of the Territories held."""
    return sum(g.t.vp[t] for t in g.occupied())


def land_points(g: State, held: int) -> int:
    """What the next check would bring or cost for the land."""
    card = next_check(g)
    need = g.t.history[card].vp if card else 0
    return 1 if held > need else held - need


# -- Battles -----------------------------------------------------------------------------------------------------------
@cache
def odds(t: Tables, column: int, edge: int) -> tuple[float, ...]:
    """How likely each result of a Battle is, for what the Diné add less what the enemy adds."""
    found = [0.0] * 6
    for own in range(1, 7):
        for foe in range(1, 7):
            found[t.battle[column][max(-9, min(6, own - foe + edge)) + 9]] += 1 / 36
    return tuple(found)


def edge(g: State, family: int, occasion: int, column: int, bonus: int = 0, foe: int = battle.COLONIAL) -> int:
    """What the Diné add less what the enemy adds, with a horse and a Firearms counter if there are any."""
    f = Frame("", who=family, at=column, kind=occasion, n=bonus, left=foe)
    own = battle.own_bonus(g, f)
    if g.horses and not g.horse[family]:
        own += g.t.dev_params[HORSEMANSHIP_3]["battle"] if g.has(HORSEMANSHIP_3) else g.t.battle_mods["horse"]
    if g.all_firearms():
        own += g.t.battle_mods["firearms"]
    return own - battle.foe_bonus(g, f)


def fight(g: State, family: int, occasion: int, column: int, bonus: int = 0, foe: int = battle.COLONIAL) -> float:
    """What a Battle is worth, its end for the Family included."""
    p = odds(g.t, column, edge(g, family, occasion, column, bonus, foe))
    in_raid = occasion in (battle.AMBUSH, battle.ENEMY_RAID)
    caught = caught_worth(g) if in_raid else -0.6 if occasion == battle.TRIBAL_RAID else 0.0
    colonial = foe == battle.COLONIAL
    win = 1.0
    total = p[MFV] * (win + 0.3) + p[FV] * (win - (FEROCITY if colonial else 0.0))
    total -= p[RGD] * FEROCITY * g.fierce[family]
    total -= p[TTD] * MAN_LOST
    total += p[EV] * (caught - MAN_LOST - win + (FEROCITY if colonial else 0.0))
    total += p[MEV] * (caught - MAN_LOST - win - PERSON - culture_lost(g, 1 + g.empties(family)))
    return total


def caught_worth(g: State) -> float:
    """A Family in a Caught box at the end of an Enemy Raid: Morale rises, and the raid was not a clean one."""
    already = any(40 <= a < 50 for a in g.at)
    return -CAUGHT if already else -CAUGHT - CLEAN


def yielding(g: State, family: int) -> float:
    """What it is worth to give one person up in an Enemy Raid."""
    third = 1 / 3
    return caught_worth(g) - PERSON - culture_lost(g, 1 + g.empties(family)) - third + FEROCITY


# -- raids on their way ------------------------------------------------------------------------------------------------
def outside(g: State) -> list[int]:
    """Families that an Enemy Raid goes for first."""
    return [i for i in range(6) if 0 <= g.at[i] < SANTA_FE and TERRITORY_OF[g.at[i]] != CANYON and not g.by_fort(i)]


def wait(g: State) -> int:
    """People who wait in Passage of Time."""
    return sum(g.passage[:4])


def in_play(g: State) -> int:
    return sum(1 for a in g.at if a != OFF)
