"""What a region of Plains Indian Wars is worth with given cubes in it: rough figures for a rule-based player.

All worths are points for the Indians; the other side wants them low. Nothing is looked ahead: a fight that would follow
is weighed by the strength of both sides, a neighbour's threat by its cubes.
"""

from __future__ import annotations

from homelands.games.plains.rules import effects
from homelands.games.plains.rules.control import stops
from homelands.games.plains.rules.movement import stations
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
    BLUE,
    BROWN,
    GREEN,
    HOME,
    INDIANS,
    N_PLACES,
    N_REGIONS,
    ORANGE,
    PURPLE,
    SIDE_OF,
    ST_LOUIS,
    US,
    WHITE,
)
from homelands.games.plains.rules.victory import by_player

Row = list[int]
"""Cubes of one region by colour, green to white."""

CUBE = 0.12  # a cube lost: it can come back for a group move
CAVALRY = 0.35  # a Cavalry cube lost: two in one battle are a point
CREW = 0.3  # a Settler beside unbuilt track: six points are at stake on some twenty spaces
COVER = 0.15  # a wagon that nobody defends, with Indians near
PURPLE_REGION = (0.7, 0.3)  # two players: three of five are needed; the Cavalry gains by the penalty only
TIED = 0.3  # what is left of a region with equal cubes of two allies: nobody's, until one of them adds to it (15.4.1)
MEET = 0.15  # a die of both nations on the wagons' road, where two lead them: neither takes the other along (11.2)
PULL = 0.04  # a cube one step nearer to where it is needed
FADES = 0.6  # what pulls, by step of distance
DESTROYS = (0.0, 0.0, 1 / 9, 157 / 648, 2101 / 5832)  # a wagon, by the number of Indian dice (two hits in one roll)
THREAT = (1.0, 1.0, 1.2, 0.4, 0.6)  # what a cube in the next region means, by colour


def changed(row: Row, colour: int, n: int) -> Row:
    out = row[:]
    out[colour] += n
    return out


def safety(own: float, danger: float) -> float:
    """How likely a region stays as it is, between a half and one."""
    return 1 - 0.5 * danger / (danger + own + 0.5)


class Sight:
    """One position as a player weighs it. It must not change meanwhile: what was worked out is kept."""

    def __init__(self, g: State) -> None:
        self.g = g
        of = g.seating.of
        self.apart = (of[GREEN] != of[ORANGE], of[BLUE] != of[BROWN])  # sides of two players
        self.times = [self._times(side) for side in (INDIANS, US)]
        self.heads = self._railheads()
        self.road = self._road() if self.apart[INDIANS] else set()
        self.hits: list[int] = [faces[0] for faces in g.t.faces]  # faces of a die that hit, by colour
        self._threats: list[list[float]] = [[], []]
        self._pulls: list[list[float]] = [[], []]

    def row(self, r: int) -> Row:
        return [line[r] for line in self.g.cubes]

    # -- fights --------------------------------------------------------------------------------------------------------
    def chance(self, row: Row) -> float:
        """About how likely the Indians win a region with both sides in it."""
        return self._odds(row[GREEN], row[ORANGE], row[BLUE], row[BROWN], row[PURPLE])

    def _odds(self, green: int, orange: int, blue: int, brown: int, purple: int) -> float:
        """How long a side lasts, times how hard it hits: at most two dice a faction."""
        hits = self.hits
        ours = (green + orange) * (min(green, 2) * hits[GREEN] + min(orange, 2) * hits[ORANGE])
        theirs = (blue + brown + purple) * (
            min(blue, 2) * hits[BLUE] + min(brown, 2) * hits[BROWN] + min(purple, 2) * hits[PURPLE]
        )
        return ours * ours / (ours * ours + theirs * theirs)

    def _fight(self, r: int, green: int, orange: int, blue: int, brown: int, purple: int, white: int) -> float:
        """The worth of a region with both sides in it. Who wins loses some of his largest faction, but not all."""
        indians, us = green + orange, blue + brown + purple
        p = self._odds(green, orange, blue, brown, purple)
        even = 0.4 * min(indians, us)
        lost = (1 - p) * indians + p * even
        killed = p * us + (1 - p) * even
        toll = round(even)
        found = killed * (CUBE + (CAVALRY - CUBE) * blue / us) - CUBE * lost
        for _ in range(min(toll, indians - 1)):
            if green >= orange:
                green -= 1
            else:
                orange -= 1
        found += p * self._quiet(r, green, orange, 0, 0, 0, white)
        for _ in range(min(toll, us - 1)):
            if blue >= brown and blue >= purple:
                blue -= 1
            elif brown >= purple:
                brown -= 1
            else:
                purple -= 1
        return found + (1 - p) * self._quiet(r, 0, 0, blue, brown, purple, white)

    # -- a region ------------------------------------------------------------------------------------------------------
    def threat(self, r: int, side: int) -> float:
        """What cubes of a side stand ready to come to a region."""
        found = self._threats[side]
        if not found:
            g = self.g
            green, orange, blue, brown, purple, _ = g.cubes
            if side == INDIANS:
                strong = [THREAT[GREEN] * green[p] + THREAT[ORANGE] * orange[p] for p in range(N_PLACES)]
            else:
                strong = [
                    THREAT[BLUE] * blue[p] + THREAT[BROWN] * brown[p] + THREAT[PURPLE] * purple[p]
                    for p in range(N_PLACES)
                ]
            for near in g.t.near:
                total = 0.0
                for n in near:
                    total += strong[n]
                found.append(total)
            if side == US:
                for gate in g.t.gates:
                    found[gate] += strong[ST_LOUIS]
        return found[r]

    def _quiet(self, r: int, green: int, orange: int, blue: int, brown: int, purple: int, white: int) -> float:
        """The worth of a region where nobody fights: who holds it and how safely, track to build, wagons in danger."""
        seating = self.g.seating
        indians, own = green + orange, blue + brown
        if seating.wagons_control:
            own += white
        found = 0.0
        if indians > own + purple or (r < HOME and not (indians or own or purple or white)):
            found = self.times[INDIANS] * safety(indians, self.threat(r, US))
            if indians and green == orange and self.apart[INDIANS]:
                found *= TIED
            if r >= HOME and seating.sides:
                found *= PURPLE_REGION[INDIANS]
        elif own > indians and purple <= own:
            found = -self.times[US] * safety(own + purple, self.threat(r, INDIANS))
            if own == 2 * blue and self.apart[US]:
                found *= TIED
            if r >= HOME and seating.sides:
                found *= PURPLE_REGION[US]
        elif purple:
            found = -0.1 * min(purple, 3)
        if green and orange and r in self.road:
            found += MEET * (min(green, 2) + min(orange, 2) - 1)
        if brown and r in self.heads:
            found -= CREW * min(brown, 3)
        if white and not (own or purple):
            found += COVER * white * min(1.0, self.threat(r, INDIANS) / 3)
        return found

    def worth(self, r: int, row: Row) -> float:
        if r >= N_REGIONS:
            return 0.0
        green, orange, blue, brown, purple, white = row
        if (green or orange) and (blue or brown or purple):
            return self._fight(r, green, orange, blue, brown, purple, white)
        return self._quiet(r, green, orange, blue, brown, purple, white)

    def _railheads(self) -> set[int]:
        """Regions beside the next spaces of either line."""
        g, t = self.g, self.g.t
        last = t.plains_spaces - g.central
        rows = t.beside_space[g.union : min(last, g.union + t.rail_most)]
        if g.mountain == t.mountain_spaces:
            rows = rows + t.beside_space[max(g.union, last - t.rail_most_cp) : last]
        return {r for row in rows for r in row}

    def _road(self) -> set[int]:
        """Regions with wagons, and those where they come next."""
        g = self.g
        here = {r for r in range(N_REGIONS) if g.cubes[WHITE][r]}
        return here | {d for p in (*here, ST_LOUIS) for d in g.t.trail[p] if d < N_REGIONS}

    def _times(self, side: int) -> float:
        """How often a region counts for who holds it: twice for allies at a table of three (15.3)."""
        return float(self.g.t.points["allies"]["times"]) if self.apart[side] and by_player(self.g) else 1.0

    def plunder(self, r: int, row: Row) -> float:
        """What an attack on the wagons of a region brings: one destroyed is two points apart from one escaped."""
        if r >= N_REGIONS or not row[WHITE]:
            return 0.0
        wagons = effects.attackable(self.g, r)
        likely = DESTROYS[min(row[GREEN], 2) + min(row[ORANGE], 2)]
        if effects.in_force(self.g, "guard"):
            likely /= 4
        clear = self.chance(row) if row[BLUE] or row[BROWN] or row[PURPLE] else 1.0
        return clear * wagons * (2 * likely - CUBE / 3) if likely else 0.0

    # -- moves ---------------------------------------------------------------------------------------------------------
    def pull(self, side: int) -> list[float]:
        """How near each region is to where a side is needed."""
        field = self._pulls[side]
        if not field:
            rings = self.g.t.rings
            field.extend([0.0] * N_REGIONS)
            for r in range(N_REGIONS):
                aim = self._aim(r, side)
                if aim:
                    field[r] = max(field[r], aim)
                    for ring in rings[r][:4]:
                        aim *= FADES
                        for n in ring:
                            if field[n] < aim:
                                field[n] = aim
        return field

    def _aim(self, r: int, side: int) -> float:
        counts = r < HOME or not self.g.seating.sides  # with three and four players purple regions are like all others
        if side == US:
            return 1.0 if counts and not self.g.us(r) else 0.0
        return min(2.0, self.g.us(r) * (0.6 if counts else 0.3) + 0.5 * self.g.cubes[WHITE][r])

    def leaving(self, c: int, here: int, most: int) -> list[float]:
        """What a side gains when 1, 2 ... cubes of a colour leave a place; mostly less than nothing."""
        if here >= N_REGIONS:
            return [0.0] * most
        sign, row, pull = (-1 if SIDE_OF[c] == US else 1), self.row(here), PULL * self.pull(SIDE_OF[c])[here]
        now = self.worth(here, row)
        return [sign * (self.worth(here, changed(row, c, -k)) - now) - pull * k for k in range(1, most + 1)]

    def arriving(self, c: int, there: int, most: int) -> list[float]:
        """What a side gains when 1, 2 ... cubes of a colour come to a place."""
        if there >= N_REGIONS:
            return [0.0] * most
        side, row = SIDE_OF[c], self.row(there)
        pull, now = PULL * self.pull(side)[there], self.worth(there, row)
        if side == US:
            return [now - self.worth(there, changed(row, c, k)) + pull * k for k in range(1, most + 1)]
        now += self.plunder(there, row)
        rows = [changed(row, c, k) for k in range(1, most + 1)]
        return [
            self.worth(there, after) + self.plunder(there, after) - now + pull * k for k, after in enumerate(rows, 1)
        ]

    def reach(self, c: int, here: int, steps: int, rides: bool) -> dict[int, int]:
        """Places a party can get to, each with the first step of the way."""
        g = self.g
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
