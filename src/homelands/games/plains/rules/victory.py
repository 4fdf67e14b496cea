"""Victory (14.1, the schedule, chapter 15): who controls what at the end, points, and ties."""

from __future__ import annotations

from typing import Final

from homelands.core.state import Frame
from homelands.games.plains.rules.control import owner
from homelands.games.plains.rules.state import NONE, RAILROAD, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLUE,
    GREEN,
    HOME,
    INDIANS,
    KIND_OF,
    N_FIGHTING,
    N_REGIONS,
    NOBODY,
    NORTH,
    ORANGE,
    PURPLE_NORTH,
    SOUTH,
    US,
    WHITE,
    Deck,
)
from homelands.games.plains.rules.vocabulary import SIDES

Lines = dict[str, int]
"""Points by line of the schedule."""
Owners = list[int]
"""The seat that controls each region."""


def side_of(g: State, seat: int) -> int:
    return INDIANS if seat in (g.seating.of[GREEN], g.seating.of[ORANGE]) else US


def seats_of(g: State, side: int) -> list[int]:
    return sorted({g.seating.of[c] for c in ARMIES[side]})


@book.cites("vp", "14.1")
def railroad_side(g: State) -> int:
    """Who gets the points for the railroad: what came first decides (ruling), unfinished it is the Indians'."""
    if g.rulings["both-triggers"] == "railroad":
        return US if g.rail_complete() else INDIANS
    if g.ending:
        return US if g.ending == RAILROAD else INDIANS
    return US if g.rail_complete() else INDIANS


@book.cites("vp", "4.6")
def purple_points(g: State, held: list[int]) -> tuple[int, int]:
    """Two players: points for purple regions, by area with at least three; and the penalty (ruling)."""
    rule = g.t.points["purple-region"]
    mine = [r for r in range(HOME, N_REGIONS) if held[r] == INDIANS]
    theirs = [r for r in range(HOME, N_REGIONS) if held[r] == US]
    north = sum(1 for r in mine if KIND_OF[r] == PURPLE_NORTH)
    south = len(mine) - north
    points = sum(n for n in (north, south) if n >= rule["least"]) * rule["each"]
    reading = g.rulings["purple-penalty"]
    us_north = sum(1 for r in theirs if KIND_OF[r] == PURPLE_NORTH)
    if reading == "more":
        bad = len(theirs) > len(mine)
    elif reading == "area":
        bad = us_north >= rule["least"] or len(theirs) - us_north >= rule["least"]
    else:
        bad = 2 * len(mine) <= N_REGIONS - HOME
    return points, g.t.points["purple-penalty"]["each"] if bad else 0


def owners(g: State) -> Owners:
    return [owner(g, r) for r in range(N_REGIONS)]


@book.cites("vp", "4.5", "4.6", "15.2")
def side_lines(g: State, side: int, owned: Owners | None = None) -> Lines:
    """The schedule for a side, each line once."""
    p = g.t.points
    sides = [side_of(g, seat) for seat in range(len(g.seating.seats))]
    held = [sides[seat] if seat != NOBODY else NOBODY for seat in owned or owners(g)]
    out: Lines = {"regions": p["region"]["each"] * held[:HOME].count(side)}
    if g.seating.sides:
        if side == INDIANS:
            out["purple"], penalty = purple_points(g, held)
            out["penalty"] = -penalty
    else:
        out["purple"] = p["purple-region"]["each"] * held[HOME:].count(side)
    out["railroad"] = p["railroad"]["each"] if railroad_side(g) == side else 0
    if side == INDIANS:
        out["wagons"] = p["wagon"]["each"] * g.destroyed
        out["cavalry"] = g.cavalry_points
        out["custer"] = g.custer_points
    else:
        out["wagons"] = p["wagon"]["each"] * (sum(g.escaped) + sum(g.cubes[WHITE][:N_REGIONS]))
    return out


@book.cites("15.3", "15.4", "15.4.1", "vp")
def seat_lines(g: State, seat: int, owned: Owners | None = None) -> Lines:
    """The schedule for one of two allies: his own regions; railroad, wagons and battles count for both (rulings).

    With three players regions count double for allies; with four the U.S. wagons are shared by route.
    """
    side = side_of(g, seat)
    owned = owned or owners(g)
    out = side_lines(g, side, owned)
    if len(seats_of(g, side)) == 1:
        return out
    p = g.t.points
    times = p["allies"]["times"] if three(g) else 1
    out["regions"] = times * p["region"]["each"] * owned[:HOME].count(seat)
    seats = seats_of(g, side) if side == INDIANS and g.rulings["allied-purple"] == "both" else [seat]
    out["purple"] = times * p["purple-region"]["each"] * purple_regions(owned, seats)
    if side == INDIANS and g.rulings["battle-points"] == "side":
        out["cavalry"] = 0
    if side == US and g.seating.wagons_control:
        route = NORTH if seat == g.seating.of[BLUE] else SOUTH
        here = sum(g.cubes[WHITE][r] for r in range(N_REGIONS) if g.t.route[r] == route)
        out["wagons"] = p["wagon"]["each"] * (g.escaped[route] + here)
    return out


def casualties(g: State, seat: int) -> int:
    return sum(g.lost[c] for c in range(N_FIGHTING) if g.seating.of[c] == seat)


def purple_regions(owned: Owners, seats: list[int]) -> int:
    return sum(1 for seat in owned[HOME:] if seat in seats)


@book.cites("vp", "14.1")
def best(ranks: list[tuple[int, int, int]]) -> tuple[list[int], str]:
    """Most points, then most purple regions, then fewest casualties: the winners, and what decided."""
    found = [i for i, rank in enumerate(ranks) if rank == max(ranks)]
    for step, why in enumerate(("points", "purple-regions", "casualties"), 1):
        if len({i for i, rank in enumerate(ranks) if rank[:step] == max(r[:step] for r in ranks)}) == 1:
            return found, why
    return found, "equal"


def rank(g: State, seat: int, owned: Owners) -> tuple[int, int, int]:
    """What one player has to show: points, purple regions, few casualties."""
    return sum(seat_lines(g, seat, owned).values()), purple_regions(owned, [seat]), -casualties(g, seat)


def three(g: State) -> bool:
    """Three play, and two of them are allies."""
    return len(g.seating.seats) == 3


def by_player(g: State) -> bool:
    """The player with the most points wins, not the side (ruling; three players)."""
    return three(g) and g.rulings["three-players"] == "player"


@book.cites("15.4", "15.4.1", "14.1")
def side_total(g: State, side: int, owned: Owners) -> int:
    """The points by which sides are compared: each line once; with four players, by a ruling, what its players have."""
    if len(g.seating.seats) == 4 and g.rulings["side-totals"] == "sum":
        return sum(sum(seat_lines(g, seat, owned).values()) for seat in seats_of(g, side))
    return sum(side_lines(g, side, owned).values())


def side_totals(g: State, owned: Owners) -> dict[str, int]:
    return {SIDES[side]: side_total(g, side, owned) for side in (INDIANS, US)}


@book.cites("15.4.1", "15.3", "14.1")
def verdict(g: State, owned: Owners) -> tuple[list[int], str]:
    """First the side, then among allies the better one. The winning seats, and what decided."""
    if by_player(g):
        found, why = best([rank(g, seat, owned) for seat in range(len(g.seating.seats))])
        return found, "own-points" if why == "points" else why
    ranks = []
    for side in (INDIANS, US):
        seats = seats_of(g, side)
        lost = sum(casualties(g, seat) for seat in seats)
        ranks.append((side_total(g, side, owned), purple_regions(owned, seats), -lost))
    sides, why = best(ranks)
    if len(sides) == 2:
        return list(range(len(g.seating.seats))), why
    seats = seats_of(g, sides[0])
    if len(seats) == 1:
        return seats, why
    found, inner = best([rank(g, seat, owned) for seat in seats])
    return [seats[i] for i in found], inner if len(found) == 1 else why


def standing(g: State, owned: Owners | None = None) -> dict[Deck, Lines]:
    """Points of each seat as they would be now."""
    owned = owned or owners(g)
    return {name: seat_lines(g, seat, owned) for seat, name in enumerate(g.seating.seats)}


@book.step("14.1", "14.0", "vp", "15.4.1")
def final_score(g: State, f: Frame) -> None:
    """The end: points, and the winner."""
    owned = owners(g)
    winners, g.why = verdict(g, owned)
    names = g.seating.seats
    g.score[:] = [sum(seat_lines(g, seat, owned).values()) for seat in range(len(names))]
    g.outcome = "draw" if len(winners) == len(names) else "+".join(names[w] for w in winners)
    g.say("game-over", "14.1", outcome=g.outcome, why=g.why, **side_totals(g, owned))
    g.active = NONE
    g.stack.clear()


GAME_OVER: Final = book.procedure("end of the game", final_score)
