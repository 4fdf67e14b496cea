"""What the actions of a Family cost, and why one is not possible (3.2): each `no_...` answers None, or the refusal."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Refusal
from homelands.core.state import Frame
from homelands.games.navajo.rules import rights
from homelands.games.navajo.rules.names import (
    CUNNING_3,
    HORSEMANSHIP_1,
    HORSEMANSHIP_2,
    MESAS_1,
    NUMBER_OF,
    SANTA_FE,
    TERRITORY_OF,
    place_name,
)
from homelands.games.navajo.rules.state import HORSE, OFF, State, book

MISSION: Final = 0  # what a raid goes against
RANCHO: Final = 1
FORT: Final = 2
WATER: Final = 9  # MPs of a water hole, before the Value of the Area is taken off (3.2.1)


@book.cites("3.2")
def movement(g: State, family: int) -> int:
    """6 less the empty spaces of its box, and what Horsemanship adds; fixed for the whole activation."""
    mps = 6 - g.empties(family)
    if g.horse[family]:
        for level in (HORSEMANSHIP_1, HORSEMANSHIP_2):
            if g.has(level):
                mps += g.t.dev_params[level]["mp"]
    return mps


Why = Refusal | None


def _few(cost: int, f: Frame, rule: str) -> Why:
    left = f.left
    return None if cost <= left else Refusal("too-few-mps", rule, cost=cost, left=left)


@book.cites("3.2.1", "1.7.2/value")
def water_cost(g: State, family: int, area: int) -> int:
    """9 less the Area's Value. With a horse the bracketed Value may (ruling: must) be used, which is dearer."""
    value = g.t.value[area]
    if g.horse[family] and g.rulings["water-hole-horse"] == "must" and not g.has(MESAS_1):
        value = g.t.horse_value[area]
    cost = WATER - value
    if g.has(MESAS_1):
        cost = max(1, cost - g.t.dev_params[MESAS_1]["discount"])
    return cost


def no_water_hole(g: State, f: Frame) -> Why:
    if not g.drought[TERRITORY_OF[g.at[f.who]]]:
        return Refusal("no-drought", "3.2.1")
    return _few(water_cost(g, f.who, g.at[f.who]), f, "3.2.1")


@book.cites("3.2.2", "1.7.2/value")
def move_cost(g: State, family: int, area: int) -> int:
    """The Value (bracketed with a horse), +1 for an Outpost at least as deep, +1 in a Territory with a Fort."""
    return step_cost(g, area, g.horse[family])


def step_cost(g: State, area: int, mounted: int) -> int:
    cost = (g.t.horse_value if mounted else g.t.value)[area]
    t = TERRITORY_OF[area]
    number = NUMBER_OF[area]
    if (g.mission[t] >= number or g.rancho[t] >= number) and not (mounted and g.has(HORSEMANSHIP_2)):
        cost += 1
    for fort in g.fort:
        if fort != OFF and TERRITORY_OF[fort] == t:
            cost += 1
            break
    return cost


@book.cites("13/adjacent", "13/santa-fe")
def no_move(g: State, f: Frame, area: int) -> Why:
    if area >= SANTA_FE:
        return Refusal("no-entry", "13/santa-fe")
    if area not in g.t.links[g.at[f.who]]:
        return Refusal("not-adjacent", "3.2.2", at=place_name(g.at[f.who]))
    if stuck(g, f):
        return Refusal("leave-fort-first", "3.2.2")
    return _few(move_cost(g, f.who, area), f, "3.2.2")


def stuck(g: State, f: Frame) -> bool:
    """In a Fort's Area with nothing spent: leaving it costs a die more."""
    spent = f.n
    return not spent and g.at[f.who] in g.fort


def no_canyon(g: State, f: Frame) -> Why:
    left, spent = f.left, f.n
    if spent and g.rulings["canyon-move-points"] == "unspent":
        return Refusal("mps-spent", "3.2.3")
    if left < 1:
        return Refusal("too-few-mps", "3.2.3", cost=1, left=left)
    if g.at[f.who] in g.fort:
        return Refusal("at-fort", "3.2.3")
    return None


def no_plant(g: State, f: Frame) -> Why:
    area = g.at[f.who]
    if area in g.corn:
        return Refusal("corn-here", "1.7.2/stacking")
    if len(g.corn_unseen) <= len(g.corn):
        return Refusal("no-corn-left", "1.6.1/limits")
    return _few(g.t.value[area] + 4, f, "3.2.4/plant")


def no_harvest(g: State, f: Frame) -> Why:
    area = g.at[f.who]
    if area not in g.corn:
        return Refusal("no-corn-here", "3.2.4/harvest")
    return _few(harvest_cost(g, area), f, "3.2.4/harvest")


@book.cites("3.2.4/harvest")
def harvest_cost(g: State, area: int) -> int:
    """As much as to plant (ruling harvest-cost: nothing)."""
    return g.t.value[area] + 4 if g.rulings["harvest-cost"] == "paid" else 0


def no_raiders(g: State, f: Frame, rule: str) -> Why:
    """What every raid needs: a man and Military Points. Nothing says that there must be a cube in the bag (1.5.3)."""
    if not g.man[f.who]:
        return Refusal("no-man", rule)
    if not g.military:
        return Refusal("no-military", rule)
    return None


@book.cites("3.2.5")
def raid_cost(g: State, family: int) -> int:
    """All Values from the next Area to Santa Fé, by the cheapest way; Outposts do not count."""
    return way_cost(g, g.at[family], g.horse[family])


def way_cost(g: State, area: int, mounted: int) -> int:
    cost = (g.t.to_santa_fe_horse if mounted else g.t.to_santa_fe)[area]
    if g.has(CUNNING_3):
        cost = max(1, cost - g.t.dev_params[CUNNING_3]["discount"])
    return cost


def no_raid(g: State, f: Frame) -> Why:
    if g.at[f.who] in g.fort:
        return Refusal("at-fort", "3.2.5")
    return no_raiders(g, f, "3.2.5") or _few(raid_cost(g, f.who), f, "3.2.5")


def no_long_raid(g: State, f: Frame) -> Why:
    spent = f.n
    if spent:
        return Refusal("mps-spent", "3.2.5")
    if g.at[f.who] in g.fort:
        return Refusal("at-fort", "3.2.5")
    return no_raiders(g, f, "3.2.5")


def no_raid_on(g: State, f: Frame, target: int) -> Why:
    area = g.at[f.who]
    if target == FORT:
        here = area in g.fort
    else:
        here = (g.mission if target == MISSION else g.rancho)[TERRITORY_OF[area]] >= NUMBER_OF[area]
    if not here:
        return Refusal("out-of-reach", "3.2.6")
    return no_raiders(g, f, "3.2.6") or _few(g.t.value[area], f, "3.2.6")


def no_trade(g: State, f: Frame) -> Why:
    if g.at[f.who] not in g.fort:
        return Refusal("no-fort-here", "3.2.7")
    if not g.culture:
        return Refusal("no-culture", "3.2.7")
    return _few(1, f, "3.2.7")


def no_council(g: State, f: Frame) -> Why:
    spent = f.n
    if spent:
        return Refusal("mps-spent", "3.2.8")
    if g.ap >= g.t.track_max:
        return Refusal("ap-full", "1.7.4/caps")
    return None


@book.cites("1.6.1/horse")
def horse_helps(g: State, f: Frame) -> bool:
    """On foot nothing can be paid for, but a horse, which may come at any time, would open a move or a raid."""
    area, left = g.at[f.who], f.left
    if g.horse[f.who] or stuck(g, f) or not (g.horses or rights.may_get(g, HORSE)):
        return False
    if any(a < SANTA_FE and step_cost(g, a, 1) <= left for a in g.t.links[area]):
        return True
    return area not in g.fort and not no_raiders(g, f, "3.2.5") and way_cost(g, area, 1) <= left
