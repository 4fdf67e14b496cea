"""What a region of Plains Indian Wars is worth with given cubes in it: rough figures for a rule-based player.

All worths are points for the Indians; the other side wants them low. Nothing is looked ahead: a fight that would follow
is weighed by the strength of both sides, a neighbour's threat by its cubes.
"""

from __future__ import annotations

from homelands.games.plains import effects as do
from homelands.games.plains.control import stops
from homelands.games.plains.movement import stations
from homelands.games.plains.state import State
from homelands.games.plains.tables import (
    BLUE,
    BROWN,
    GREEN,
    HOME,
    INDIANS,
    N_REGIONS,
    ORANGE,
    PURPLE,
    SIDE_OF,
    ST_LOUIS,
    US,
    WHITE,
)

Row = list[int]
"""Cubes of one region by colour, green to white."""

CUBE = 0.12  # a cube lost: it can come back for a group move
CAVALRY = 0.35  # a Cavalry cube lost: two in one battle are a point
CREW = 0.3  # a Settler beside unbuilt track: six points are at stake on some twenty spaces
COVER = 0.15  # a wagon that nobody defends, with Indians near
PURPLE_REGION = (0.7, 0.3)  # two players: three of five are needed; the Cavalry gains by the penalty only
PULL = 0.04  # a cube one step nearer to where it is needed
DESTROYS = (0.0, 0.0, 1 / 9, 157 / 648, 2101 / 5832)  # a wagon, by the number of Indian dice (two hits in one roll)
THREAT = (1.0, 1.0, 1.2, 0.4, 0.6)  # what a cube in the next region means, by colour


def row_of(g: State, r: int) -> Row:
    return [line[r] for line in g.cubes]


def changed(row: Row, colour: int, n: int) -> Row:
    out = row[:]
    out[colour] += n
    return out


# -- fights ------------------------------------------------------------------------------------------------------------
def power(g: State, row: Row, side: int) -> float:
    """How long a side lasts, times how hard it hits: at most two dice a faction."""
    cubes = dice = 0.0
    for c in (GREEN, ORANGE) if side == INDIANS else (BLUE, BROWN, PURPLE):
        if row[c]:
            cubes += row[c]
            dice += min(row[c], 2) * g.t.faces[c][0]
    return cubes * dice / 6


def chance(g: State, row: Row) -> float:
    """About how likely the Indians win the region."""
    ours, theirs = power(g, row, INDIANS) ** 2, power(g, row, US) ** 2
    return ours / (ours + theirs)


def fight(g: State, r: int, row: Row) -> float:
    """The worth of a region with both sides in it."""
    indians, us = row[GREEN] + row[ORANGE], row[BLUE] + row[BROWN] + row[PURPLE]
    p = chance(g, row)
    even = 0.4 * min(indians, us)
    lost = (1 - p) * indians + p * min(even, indians)
    killed = p * us + (1 - p) * min(even, us)
    worth = p * quiet(g, r, [*_left(row[:2], even), 0, 0, 0, row[WHITE]])
    worth += (1 - p) * quiet(g, r, [0, 0, *_left(row[2:5], even), row[WHITE]])
    return worth - CUBE * lost + killed * (CUBE + (CAVALRY - CUBE) * row[BLUE] / us)


def _left(cubes: Row, lost: float) -> Row:
    """Survivors: losses come from the largest faction, and one cube is left at least."""
    out = cubes[:]
    for _ in range(min(round(lost), sum(out) - 1)):
        out[out.index(max(out))] -= 1
    return out


# -- a region ----------------------------------------------------------------------------------------------------------
def threat(g: State, r: int, side: int) -> float:
    """What cubes of a side stand ready to come here."""
    colours = (GREEN, ORANGE) if side == INDIANS else (BLUE, BROWN, PURPLE)
    total = 0.0
    for c in colours:
        cubes, weight = g.cubes[c], THREAT[c]
        for n in g.t.near[r]:
            if cubes[n]:
                total += weight * cubes[n]
        if c in (BLUE, BROWN) and r in g.t.gates:
            total += weight * cubes[ST_LOUIS]
    return total


def safety(own: float, danger: float) -> float:
    """How likely a region stays as it is, between a half and one."""
    return 1 - 0.5 * danger / (danger + own + 0.5)


def quiet(g: State, r: int, row: Row) -> float:
    """The worth of a region where nobody fights: who holds it and how safely, track to build, wagons in danger."""
    green, orange, blue, brown, purple, white = row
    indians, own = green + orange, blue + brown
    if g.seating.wagons_control:
        own += white
    worth = 0.0
    if r < HOME:
        mine = theirs = 1.0
    else:
        mine, theirs = PURPLE_REGION if g.seating.sides else (1.0, 1.0)
    if indians > own + purple or not (indians or own or purple or white or r >= HOME):
        worth = mine * safety(indians, threat(g, r, US))
    elif own > indians and purple <= own:
        worth = -theirs * safety(own + purple, threat(g, r, INDIANS))
    elif purple:
        worth = -0.1 * min(purple, 3)
    if brown and r in railheads(g):
        worth -= CREW * min(brown, 3)
    if white and not (own or purple):
        worth += COVER * white * min(1.0, threat(g, r, INDIANS) / 3)
    return worth


def worth(g: State, r: int, row: Row) -> float:
    if r >= N_REGIONS:
        return 0.0
    if (row[GREEN] or row[ORANGE]) and (row[BLUE] or row[BROWN] or row[PURPLE]):
        return fight(g, r, row)
    return quiet(g, r, row)


def railheads(g: State) -> set[int]:
    """Regions beside the next spaces of either line."""
    t = g.t
    last = t.plains_spaces - g.central
    rows = t.beside_space[g.union : min(last, g.union + t.rail_most)]
    if g.mountain == t.mountain_spaces:
        rows = rows + t.beside_space[max(g.union, last - t.rail_most_cp) : last]
    return {r for row in rows for r in row}


def plunder(g: State, r: int, row: Row) -> float:
    """What an attack on the wagons of a region brings: a destroyed one is two points apart from an escaped one."""
    if r >= N_REGIONS or not row[WHITE]:
        return 0.0
    wagons = do.attackable(g, r)
    dice = min(row[GREEN], 2) + min(row[ORANGE], 2)
    likely = DESTROYS[dice] / (4 if do.in_force(g, "guard") else 1)
    clear = chance(g, row) if row[BLUE] or row[BROWN] or row[PURPLE] else 1.0
    return clear * wagons * (2 * likely - CUBE / 3) if likely else 0.0


# -- moves -------------------------------------------------------------------------------------------------------------
def pull(g: State, side: int) -> list[float]:
    """How near each region is to where a side is needed."""
    field = [0.0] * N_REGIONS
    for r in range(N_REGIONS):
        if side == INDIANS:
            aim = g.us(r) * (0.3 if r >= HOME else 0.6) + 0.5 * g.cubes[WHITE][r]
        else:
            aim = 0.0 if r >= HOME else 1.0 if not g.us(r) else 0.0
        if aim:
            field[r] = max(field[r], min(aim, 2.0))
            for ring in g.t.rings[r][:4]:
                aim *= 0.6
                for n in ring:
                    field[n] = max(field[n], min(aim, 2.0))
    return field


def gain(g: State, c: int, n: int, here: int, there: int, field: list[float]) -> float:
    """What a side gains when so many cubes of a colour go from one place to another."""
    row = row_of(g, there)
    after = changed(row, c, n)
    found = worth(g, there, after) - worth(g, there, row)
    if here < N_REGIONS:
        row = row_of(g, here)
        found += worth(g, here, changed(row, c, -n)) - worth(g, here, row)
    side = SIDE_OF[c]
    if side == US:
        found = -found
    else:
        found += plunder(g, there, after) - plunder(g, there, changed(after, c, -n))
    near = field[there] if there < N_REGIONS else 0.0
    away = field[here] if here < N_REGIONS else 0.0
    return found + PULL * n * (near - away)


def reach(g: State, c: int, here: int, steps: int, rides: bool) -> dict[int, int]:
    """Places a party can get to, each with the first step of the way."""
    if rides:
        return {d: d for d in stations(g, c, here)}
    found: dict[int, int] = {}
    edge = [here]
    for left in range(steps, 0, -1):
        after: list[int] = []
        for p in edge:
            for d in g.ways[c][p]:
                if d != here and d not in found and not g.bars[c] >> d & 1:
                    found[d] = found.get(p, d)
                    if left > 1 and not stops(g, c, d):
                        after.append(d)
        edge = after
    return found
