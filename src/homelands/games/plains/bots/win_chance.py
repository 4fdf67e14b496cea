"""How likely each seat of Plains Indian Wars is to win from a position: points now, and what a few figures promise.

The lead at the end is the lead now, plus a sum of figures whose weights depend on the time that is left, plus what each
disc still in the bag is worth. The weights were fitted to simulated games (`plains_fit.py`); between allies the same is
done once more for the lead of one over the other. What is left uncertain makes a chance of the lead.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from homelands.games.plains.bots.evaluation import THREAT, Sight, safety
from homelands.games.plains.bots.fitted import FITTED
from homelands.games.plains.rules import victory
from homelands.games.plains.rules.state import RAILROAD, State
from homelands.games.plains.rules.tables import (
    BLACK,
    BLUE,
    BROWN,
    GREEN,
    HOME,
    INDIANS,
    N_REGIONS,
    NORTH,
    ORANGE,
    PURPLE,
    SOUTH,
    US,
    WHITE,
)

LONG = 12.0  # rounds: more time than this makes no difference
SOON = 0.5  # rounds: what the figures promise takes so long to begin
SLOPE = 1.7  # makes a logistic curve out of a normal one


class Line(NamedTuple):
    """Weights of one lead: of each figure and of each disc in the bag, at the end of the game and long before it."""

    late: tuple[float, ...]
    early: tuple[float, ...]
    late_discs: tuple[float, ...]
    early_discs: tuple[float, ...]
    spread: tuple[float, float]  # variance of the result: at the end, and by round that is left


class Fit(NamedTuple):
    """What was fitted for a table: the railroad's odds, the lead of the Indians, and that of a first ally, by side."""

    railroad: tuple[float, ...]
    sides: Line
    allies: tuple[Line | None, Line | None]


FITS = {
    table: Fit(railroad, Line(*sides), (Line(*indians) if indians else None, Line(*us) if us else None))
    for table, (railroad, sides, indians, us) in FITTED.items()
}


# -- the value ---------------------------------------------------------------------------------------------------------
def chance(g: State, seat: str) -> float:
    """How likely a seat is to win."""
    fit = FITS[g.seating.table]
    me = g.seating.seats.index(seat)
    side = victory.side_of(g, me)
    left, owned = time_left(g), victory.owners(g)
    ahead, spread = coming(fit.sides, figures(g, left, fit.railroad), g, left, float(lead(g, owned)))
    if victory.by_player(g):
        ahead += best_ally(g, fit, left, owned)
    found = likely(ahead, spread)
    if side == US:
        found = 1 - found
    allies = fit.allies[side]
    if allies is None:
        return found
    first = likely(*coming(allies, ally_figures(g, side, owned), g, left, float(ally_lead(g, side, owned))))
    return found * (first if me == victory.seats_of(g, side)[0] else 1 - first)


def best_ally(g: State, fit: Fit, left: float, owned: victory.Owners) -> float:
    """By how much the better of two allies is ahead of what his side is worth: half of what parts the two."""
    for side, allies in enumerate(fit.allies):
        if allies is not None:
            now = float(ally_lead(g, side, owned))
            apart = distance(*coming(allies, ally_figures(g, side, owned), g, left, now))
            return apart / 2 if side == INDIANS else -apart / 2
    return 0.0


def coming(line: Line, shown: Sequence[float], g: State, left: float, now: float) -> tuple[float, float]:
    """The lead to be expected at the end, from the lead now, and how far it may be off."""
    share = min(left, LONG) / LONG
    ahead = 0.0
    for x, late, early in zip(shown, line.late, line.early, strict=True):
        ahead += x * (late + (early - late) * share)
    ahead = now + ahead * begun(left)
    for disc in g.bag:
        ahead += line.late_discs[disc] + (line.early_discs[disc] - line.late_discs[disc]) * share
    return ahead, math.sqrt(line.spread[0] + line.spread[1] * min(left, LONG))


def likely(ahead: float, spread: float) -> float:
    """How likely a lead is, from what is expected of it."""
    return 1 / (1 + math.exp(-SLOPE * ahead / spread))


def distance(ahead: float, spread: float) -> float:
    """The mean size of a lead, whoever has it (of a normal distribution).

    >>> round(distance(0.0, 1.0), 3), round(distance(-9.0, 1.0), 3)
    (0.798, 9.0)
    """
    part = ahead / spread
    return spread * math.sqrt(2 / math.pi) * math.exp(-part * part / 2) + ahead * math.erf(part / math.sqrt(2))


def time_left(g: State) -> float:
    """Rounds: at most as many as the shortest deck has cards, and the discs of this one."""
    rest = len(g.bag) / 7
    if g.ending:
        return rest
    return rest + min([len(g.piles[deck]) + len(g.hands[deck]) for deck in range(4)])


def begun(left: float) -> float:
    """How much of what the figures promise can still come."""
    return 1 - math.exp(-left / SOON)


def lead(g: State, owned: victory.Owners) -> int:
    """Points of the Indians less those of the U.S., as they are now."""
    return sum(victory.side_lines(g, INDIANS, owned).values()) - sum(victory.side_lines(g, US, owned).values())


def ally_lead(g: State, side: int, owned: victory.Owners) -> int:
    """Points of the first ally of a side less those of the other."""
    first, second = victory.seats_of(g, side)
    return sum(victory.seat_lines(g, first, owned).values()) - sum(victory.seat_lines(g, second, owned).values())


# -- figures -----------------------------------------------------------------------------------------------------------
FIGURES = (
    "one", "indian regions", "safely", "empty ones, safely", "us regions", "safely", "purple regions, indian", "us",
    "in reach of the indians", "of the us", "indian cubes at risk", "us cubes at risk", "empty regions in reach",
    "indian cubes", "beyond the map", "cavalry", "settlers", "enemies", "cavalry in boxes", "settlers in boxes",
    "both nations together", "large indian forces", "indians near targets", "us near targets", "builders",
    "wagons out", "wagons to come", "wagons destroyed", "track to lay", "mountains", "railroad",
)  # fmt: skip


def figures(g: State, left: float, railroad: Sequence[float]) -> list[float]:
    """FIGURES of a position."""
    s = Sight(g)
    green, orange, blue, brown, purple, white = g.cubes
    indian_pull, us_pull = s.pull(INDIANS), s.pull(US)
    counts_wagons = g.seating.wagons_control
    ours = safe = empty = theirs = held = purple_ours = purple_theirs = 0.0
    reach = us_reach = risk = us_risk = grab = together = force = near = us_near = 0.0
    for r in range(N_REGIONS):
        indians, own, enemies = green[r] + orange[r], blue[r] + brown[r], purple[r]
        claim = own + white[r] if counts_wagons else own
        threat, us_threat = s.threat(r, INDIANS), s.threat(r, US)
        if indians > claim + enemies or (r < HOME and not (indians or claim or enemies or white[r])):
            if r >= HOME:
                purple_ours += 1
            else:
                ours += 1
                if indians:
                    safe += safety(indians, us_threat)
                else:
                    empty += safety(0, us_threat)
        elif claim > indians and enemies <= claim:
            if r >= HOME:
                purple_theirs += 1
            else:
                theirs += 1
                held += safety(claim + enemies, threat)
        if own + enemies:
            strong = THREAT[BLUE] * blue[r] + THREAT[BROWN] * brown[r] + THREAT[PURPLE] * enemies
            likely_lost = threat * threat / (threat * threat + strong * strong + 1)
            reach += likely_lost
            us_risk += likely_lost * (own + enemies)
        if indians:
            likely_lost = us_threat * us_threat / (us_threat * us_threat + indians * indians + 1)
            us_reach += likely_lost
            risk += likely_lost * indians
            force += indians * indians
            if green[r] and orange[r]:
                together += 1
        elif r < HOME and not own + enemies:
            grab += min(1.0, us_threat)
        near += indians * indian_pull[r]
        us_near += own * us_pull[r]
    crew = 0.0
    for r in s.heads:
        crew += min(brown[r], 3)
    on_map = [float(sum(line[:N_REGIONS])) for line in g.cubes]
    beyond = [float(sum(line[N_REGIONS:])) for line in g.cubes]
    gap = float(g.t.plains_spaces - g.union - g.central)
    mountains = float(g.t.mountain_spaces - g.mountain)
    return [
        1.0, ours, safe, empty, theirs, held, purple_ours, purple_theirs,
        reach, us_reach, risk, us_risk, grab,
        on_map[GREEN] + on_map[ORANGE], beyond[GREEN] + beyond[ORANGE], on_map[BLUE], on_map[BROWN], on_map[PURPLE],
        beyond[BLUE], beyond[BROWN], together, force, near, us_near, crew,
        sum(g.escaped) + on_map[WHITE], beyond[WHITE], float(g.destroyed), gap, mountains,
        complete(g, left, [1.0, left, gap, mountains, gap / (left + 1), mountains / (left + 1), crew,
                           on_map[BROWN] + beyond[BROWN], float(BLACK in g.bag)], railroad),
    ]  # fmt: skip


def complete(g: State, left: float, shown: Sequence[float], weights: Sequence[float]) -> float:
    """How likely the railroad is completed first."""
    if g.ending:
        return float(g.ending == RAILROAD)
    total = 0.0
    for x, weight in zip(shown, weights, strict=True):
        total += x * weight
    return 1 / (1 + math.exp(-total))


ALLY_FIGURES = (
    "one", "regions of the first", "of the second", "cubes of the first", "of the second", "beyond the map",
    "of the second", "ready", "of the second", "regions with both, the first ahead", "the second ahead",
    "wagons of the first", "of the second",
)  # fmt: skip


def ally_figures(g: State, side: int, owned: victory.Owners) -> list[float]:
    """ALLY_FIGURES of a position: Northern before Southern tribes, Cavalry before Settlers.

    Who of two allies holds a region changes often: most of such a lead is gone two rounds later, and the weights of the
    regions say so.
    """
    a, b = (GREEN, ORANGE) if side == INDIANS else (BLUE, BROWN)
    first, second = g.cubes[a], g.cubes[b]
    ahead = behind = 0.0
    for r in range(N_REGIONS):
        if first[r] and second[r]:
            if first[r] > second[r]:
                ahead += 1
            elif second[r] > first[r]:
                behind += 1
    wagons = [0.0, 0.0]
    if side == US:
        for r in range(N_REGIONS):
            if g.cubes[WHITE][r]:
                wagons[NORTH if g.t.route[r] == NORTH else SOUTH] += g.cubes[WHITE][r]
    seats = victory.seats_of(g, side)
    return [
        1.0, float(owned.count(seats[0])), float(owned.count(seats[1])), float(sum(first[:N_REGIONS])),
        float(sum(second[:N_REGIONS])), float(sum(first[N_REGIONS:])), float(sum(second[N_REGIONS:])),
        float(g.ready[a]), float(g.ready[b]), ahead, behind, wagons[0], wagons[1],
    ]  # fmt: skip
