"""What effects are made of: cubes placed, moved, lost, brought back. Everything that changes cubes goes here."""

from __future__ import annotations

from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLUE,
    COLOURS,
    GREEN,
    KIND_OF,
    N_PLACES,
    NPT,
    ORANGE,
    PLACES,
    PURPLE_NORTH,
    ROCKIES,
    ROUTES,
    US,
    WHITE,
)


# -- who is asked ------------------------------------------------------------------------------------------------------
def ask(g: State, colour: int) -> None:
    """The next question goes to the player of a colour."""
    g.asking = g.seating.of[colour]


def ask_side(g: State, side: int, r: int) -> None:
    """The next question goes to a side: its faction at play, else the one with most cubes in the region."""
    army = ARMIES[side]
    if g.active in army:
        colour = g.active
    else:
        colour = max(army, key=lambda c: (g.cubes[c][r], -c))
    g.asking = g.seating.of[colour]


def opponent(g: State, side: int, r: int) -> int:
    """The colour whose player acts against a side: the Cavalry, or the people whose region it is."""
    if side != US:
        return BLUE
    return GREEN if KIND_OF[r] in (NPT, PURPLE_NORTH) else ORANGE


# -- cubes -------------------------------------------------------------------------------------------------------------
def count(g: State, colour: int, p: int, n: int) -> None:
    """So many cubes more in a place, or fewer."""
    row = list(g.cubes[colour])
    row[p] += n
    g.cubes[colour] = tuple(row)


@book.cites("10.0")
def place(g: State, colour: int, p: int, n: int, rule: str) -> int:
    """Cubes from the Ready Box onto the map, as many as there are."""
    n = min(n, g.ready[colour])
    if n > 0:
        g.ready[colour] -= n
        count(g, colour, p, n)
        g.say("placed", rule, colour=COLOURS[colour], at=PLACES[p], n=n, ready=g.ready[colour])
    return n


def shift(g: State, colour: int, here: int, there: int, n: int) -> None:
    """Cubes go from one place to another; those that have moved go first and keep that mark."""
    carry(g, colour, here, there, n)
    moved = g.moved
    if moved:
        code = colour * N_PLACES + here
        for _ in range(min(n, moved.count(code))):
            moved.remove(code)
            moved.append(colour * N_PLACES + there)


def carry(g: State, colour: int, here: int, there: int, n: int) -> None:
    """The cubes themselves change places; Custer's go first."""
    row = list(g.cubes[colour])
    row[here] -= n
    row[there] += n
    g.cubes[colour] = tuple(row)
    if colour == BLUE and g.custer:
        for _ in range(min(n, g.custer.count(here))):
            g.custer.remove(here)
            g.custer.append(there)


def mark_moved(g: State, colour: int, p: int, n: int) -> None:
    """So many cubes in a place count as moved."""
    g.moved += [colour * N_PLACES + p] * n


def _leaves(g: State, colour: int, p: int) -> bool:
    """One cube leaves the map. True if it was one of Custer's (they are the last of their place to go)."""
    count(g, colour, p, -1)
    code = colour * N_PLACES + p
    if code in g.moved:
        g.moved.remove(code)
    if colour == BLUE and g.custer and g.custer.count(p) > g.cubes[colour][p]:
        g.custer.remove(p)
        return True
    return False


@book.cites("12.1.3", "12.1.2/hit", "9.2.2")
def lose(g: State, colour: int, p: int, rule: str) -> None:
    """A cube is eliminated: to the Casualty Box, unless an event takes it out of the game."""
    marked = _leaves(g, colour, p)
    buried = g.bury > 0 and colour <= ORANGE
    if buried:
        g.bury -= 1
        g.gone[colour] += 1
    else:
        g.lost[colour] += 1
    g.say("buried" if buried else "lost", rule, colour=COLOURS[colour], at=PLACES[p], left=g.cubes[colour][p])
    if colour == BLUE:
        g.fallen += 1
    if marked and not g.custer:
        g.custer_points += g.t.points["custer"]["each"]
        g.say("custer-eliminated", "9.2.2", points=g.t.points["custer"]["each"])


def to_ready(g: State, colour: int, p: int, rule: str) -> None:
    """A cube goes back to its Ready Box: no loss. If it was one of Custer's, his force got away."""
    if _leaves(g, colour, p):
        g.custer.clear()
    g.ready[colour] += 1
    g.say("to-ready", rule, colour=COLOURS[colour], at=PLACES[p], ready=g.ready[colour])


@book.cites("11.4")
def recover(g: State, colour: int, n: int, rule: str) -> None:
    """Cubes from the Casualty Box to the Ready Box; wagons never come back."""
    n = min(n, g.lost[colour])
    if n:
        g.lost[colour] -= n
        g.ready[colour] += n
        g.say("recovered", rule, colour=COLOURS[colour], n=n, ready=g.ready[colour])


@book.cites("12.1.6")
def largest(g: State, side: int, p: int, sitter: int) -> list[int]:
    """The largest faction of a side in a place, several if they are equal; one that sits out does not count."""
    best, found = 0, []
    for c in ARMIES[side]:
        n = g.cubes[c][p]
        if n and c != sitter:
            if n > best:
                best, found = n, [c]
            elif n == best:
                found.append(c)
    return found


def fighters(g: State, side: int, p: int, sitter: int) -> int:
    n = g.us(p) if side == US else g.indians(p)
    return n - (g.cubes[sitter][p] if sitter != NONE and side == US else 0)


# -- wagons ------------------------------------------------------------------------------------------------------------
@book.cites("6.6.2", "12.1.4.4", "15.4")
def advance(g: State, here: int, there: int, n: int, rule: str) -> None:
    """Wagons go on along their trail; in the Rockies they have made it."""
    count(g, WHITE, here, -n)
    if there == ROCKIES:
        g.escaped[g.t.route[here]] += n
        g.say("wagons-through", "6.6.2", at=PLACES[here], n=n, route=ROUTES[g.t.route[here]], total=sum(g.escaped))
    else:
        count(g, WHITE, there, n)
        g.say("wagons-move", rule, at=PLACES[here], to=PLACES[there], n=n)
    for safe in (g.immune, g.spared):
        for _ in range(safe.count(here) - g.cubes[WHITE][here]):
            safe.remove(here)
            if there != ROCKIES:
                safe.append(there)


def attackable(g: State, r: int) -> int:
    """Wagons in a region that may still be attacked."""
    n = g.cubes[WHITE][r]
    if n and (g.immune or g.spared):
        n -= g.immune.count(r) + g.spared.count(r)
    return n


# -- enduring cards ----------------------------------------------------------------------------------------------------
@book.cites("9.2.1")
def in_force(g: State, word: str) -> int:
    """The number of an enduring term in force, 0 if there is none."""
    best = 0
    for card in g.enduring:
        if card != NONE:
            best = max([best, *(int(term[1]) for term in g.t.cards[card].enduring if term[0] == word)])
    return best
