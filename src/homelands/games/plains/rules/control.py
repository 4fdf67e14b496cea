"""Who controls what (4.5, 4.6, 15.4.1), who may be where (4.4, 6.1-6.5), and where movement stops (4.7)."""

from __future__ import annotations

from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import (
    BLUE,
    BROWN,
    GREEN,
    HOME,
    INDIANS,
    KIND_OF,
    N_REGIONS,
    NOBODY,
    NPT,
    ORANGE,
    PURPLE,
    US,
)


# -- control by side ---------------------------------------------------------------------------------------------------
@book.cites("4.5", "4.6", "15.4")
def indian_held(g: State, r: int) -> bool:
    """Indian cubes outnumber all others; an empty NPT or SPT region is theirs (wagons: ruling; four players: cubes)."""
    green, orange, blue, brown, purple, white = g.cubes
    others = blue[r] + brown[r] + purple[r]
    wagons = white[r]
    indians = green[r] + orange[r]
    if wagons and g.seating.wagons_control:
        others += wagons
    if indians:
        if wagons and not g.seating.wagons_control and g.rulings["wagon-control"] == "deny":
            return False
        return indians > others
    if others or r >= HOME:
        return False
    return not wagons or g.rulings["wagon-control"] == "none"


@book.cites("4.5", "4.6", "15.4")
def us_held(g: State, r: int) -> bool:
    """Cavalry and Settlers outnumber the Indians, and the Enemies do not outnumber them (facts B2, B3)."""
    green, orange, blue, brown, purple, white = g.cubes
    own = blue[r] + brown[r]
    if g.seating.wagons_control:
        own += white[r]
    return own > green[r] + orange[r] and purple[r] <= own


@book.cites("6.4", "10.4")
def purple_held(g: State, r: int) -> bool:
    """For activation and retreat only: Enemies are there, no Indians, and no more Cavalry and Settlers than they."""
    green, orange, blue, brown, purple, _ = g.cubes
    return 0 < purple[r] >= blue[r] + brown[r] and not green[r] and not orange[r]


def holder(g: State, r: int) -> int:
    """The side that controls a region, or NOBODY."""
    if indian_held(g, r):
        return INDIANS
    return US if us_held(g, r) else NOBODY


# -- control by seat ---------------------------------------------------------------------------------------------------
@book.cites("15.4.1", "15.2", "15.3")
def owner(g: State, r: int) -> int:
    """The seat that controls a region, or NOBODY.

    Allies count apart: the one with more cubes has it, a tie is nobody's. Enemies never control; as the largest
    faction they take control away. An empty home region belongs to its own faction.
    """
    green, orange, blue, brown, purple, white = g.cubes
    of = g.seating.of
    if len(g.seating.seats) > 2 and g.rulings["allied-control"] == "each":
        return _largest_player(g, r)
    if indian_held(g, r):
        if of[GREEN] == of[ORANGE]:
            return of[GREEN]
        if green[r] == orange[r]:
            return NOBODY if green[r] else of[GREEN] if KIND_OF[r] == NPT else of[ORANGE]
        return of[GREEN] if green[r] > orange[r] else of[ORANGE]
    if not us_held(g, r):
        return NOBODY
    if of[BLUE] == of[BROWN]:
        return of[BLUE]
    settlers = brown[r] + (white[r] if g.seating.wagons_control else 0)
    if blue[r] == settlers or purple[r] > max(blue[r], settlers):
        return NOBODY
    return of[BLUE] if blue[r] > settlers else of[BROWN]


@book.cites("15.4.1")
def _largest_player(g: State, r: int) -> int:
    """Ruling: each player alone against every other, allies too; Enemies as the largest faction leave it to nobody."""
    green, orange, blue, brown, purple, white = g.cubes
    of = g.seating.of
    wagons = white[r] if g.seating.wagons_control else 0
    counts = [0] * len(g.seating.seats)
    for c, n in ((GREEN, green[r]), (ORANGE, orange[r]), (BLUE, blue[r]), (BROWN, brown[r] + wagons)):
        counts[of[c]] += n
    most = max(counts)
    if not most:
        if r >= HOME or purple[r] or (white[r] and g.rulings["wagon-control"] != "none"):
            return NOBODY
        return of[GREEN] if KIND_OF[r] == NPT else of[ORANGE]
    return NOBODY if purple[r] > most or counts.count(most) > 1 else counts.index(most)


# -- who may be where --------------------------------------------------------------------------------------------------
@book.cites("4.4/areas", "4.4/boxes", "6.1", "6.2", "6.3", "6.4", "6.5", "11.3")
def may_be(g: State, colour: int, r: int) -> bool:
    """The colour may be in that region: by its kind, and no card keeps it out."""
    return not g.bars[colour] >> r & 1 and g.t.open[g.seating.settlers_in_purple][colour][r]


@book.cites("13.0")
def may_join(g: State, colour: int, r: int) -> bool:
    """Settlers and Enemies do not go where the other is without Cavalry."""
    if not g.seating.keep_apart or colour not in (BROWN, PURPLE):
        return True
    other = PURPLE if colour == BROWN else BROWN
    return not g.cubes[other][r] or bool(g.cubes[BLUE][r])


@book.cites("4.4/limit")
def room(g: State, colour: int, r: int) -> int:
    """How many more cubes of the colour's side a region can hold."""
    return g.t.limit - (g.indians(r) if colour <= ORANGE else g.us(r))


# -- stops -------------------------------------------------------------------------------------------------------------
@book.cites("4.7", "11.0", "12.0")
def stops(g: State, colour: int, p: int) -> bool:
    """A group of the colour that enters this place stops there: enemy-held or contested. Asked before it enters."""
    if p >= N_REGIONS:
        return g.rulings["areas-pass"] == "stop"
    if g.halted >> p & 1:  # it was when the group set out: who goes ahead does not open the way
        return True
    green, orange, blue, brown, purple, white = g.cubes
    if colour <= ORANGE:
        if blue[p] or brown[p] or purple[p]:
            return True
        return bool(white[p]) and g.seating.wagons_control and not indian_held(g, p)
    if green[p] or orange[p]:
        return True
    if blue[p] or brown[p] or purple[p] or p >= HOME:
        return False
    return g.rulings["us-stops"] == "stop" and indian_held(g, p)
