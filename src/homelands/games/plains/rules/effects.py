"""What effects are made of: cubes placed, moved, lost, brought back. Everything that changes cubes goes here."""

from __future__ import annotations

from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLUE,
    CANADA,
    COLOURS,
    GREEN,
    INDIANS,
    KIND_OF,
    N_PLACES,
    N_REGIONS,
    NPT,
    ORANGE,
    PLACES,
    PURPLE,
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


def ask_side(g: State, side: int, r: int, sitter: int) -> None:
    """The next question goes to those of a side who fight: its faction at play, else the largest (a tie: ruling)."""
    found = largest(g, side, r, sitter)
    if g.active in ARMIES[side] and g.active != sitter and g.cubes[g.active][r]:
        colour = g.active
    elif side == INDIANS and len(found) > 1 and g.rulings["treaty-tie"] == "land":
        colour = GREEN if KIND_OF[r] in (NPT, PURPLE_NORTH) else ORANGE
    else:
        colour = found[0]
    g.asking = g.seating.of[colour]


def opponent(g: State, side: int, r: int) -> int:
    """The colour whose player acts against a side (ruling): Cavalry or people of the land, or who has most cubes."""
    if g.rulings["overfull-opponent"] == "most-cubes":
        return max(ARMIES[1 - side], key=lambda c: (sum(g.cubes[c]), -c))
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


def shift(g: State, colour: int, here: int, there: int, n: int, marching: bool = False) -> None:
    """Cubes go to another place; those that have moved go first (ruling; a party on the march is such cubes)."""
    moved = g.moved
    if moved:
        code = colour * N_PLACES + here
        marked = moved.count(code)
        if marked and not marching and g.rulings["moved-cubes"] == "last":
            marked = max(0, n - g.cubes[colour][here] + marked)
        for _ in range(min(n, marked)):
            moved.remove(code)
            moved.append(colour * N_PLACES + there)
    carry(g, colour, here, there, n)


def carry(g: State, colour: int, here: int, there: int, n: int) -> None:
    """The cubes themselves change places; Custer's go first (ruling: last)."""
    row = list(g.cubes[colour])
    row[here] -= n
    row[there] += n
    g.cubes[colour] = tuple(row)
    if colour == BLUE and g.custer:
        marked = g.custer.count(here)
        if g.rulings["custer-cubes"] == "die-first":
            marked -= row[here]
        for _ in range(min(n, marked)):
            g.custer.remove(here)
            g.custer.append(there)
    elif colour == PURPLE and ROCKIES in (here, there):
        if there == ROCKIES and is_north(here):
            g.northern += n
        elif here == ROCKIES and is_north(there):
            g.northern = max(0, g.northern - n)
        g.northern = min(g.northern, row[ROCKIES])


def is_north(p: int) -> bool:
    """In the northern half: Northern Plains and northern purple regions, Canada."""
    return p == CANADA or (p < N_REGIONS and KIND_OF[p] in (NPT, PURPLE_NORTH))


@book.cites("4.4/areas", "6.4.1", "6.4.2")
def may_leave_rockies(g: State, d: int) -> int:
    """Purple cubes of the Rockies that may go to a place: all; by a ruling only those of that half of the map."""
    n = g.cubes[PURPLE][ROCKIES]
    if g.rulings["enemies-apart"] == "mingle":
        return n
    return g.northern if is_north(d) else n - g.northern


def mark_moved(g: State, colour: int, p: int, n: int) -> None:
    """So many cubes in a place count as moved."""
    g.moved += [colour * N_PLACES + p] * n


def _leaves(g: State, colour: int, p: int) -> bool:
    """One cube leaves the map. True if it was one of Custer's (the last of their place to go, or by a ruling first)."""
    count(g, colour, p, -1)
    code, left = colour * N_PLACES + p, g.cubes[colour][p]
    if code in g.moved and (g.rulings["moved-cubes"] == "first" or g.moved.count(code) > left):
        g.moved.remove(code)
    if colour == BLUE and p in g.custer and (g.rulings["custer-cubes"] == "die-first" or g.custer.count(p) > left):
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
    """Wagons go on along their trail, safe ones last (ruling); in the Rockies they have made it."""
    count(g, WHITE, here, -n)
    if there == ROCKIES:
        g.escaped[g.t.route[here]] += n
        g.say("wagons-through", "6.6.2", at=PLACES[here], n=n, route=ROUTES[g.t.route[here]], total=sum(g.escaped))
    else:
        count(g, WHITE, there, n)
        g.say("wagons-move", rule, at=PLACES[here], to=PLACES[there], n=n)
    for safe in (g.immune, g.spared):
        marked = safe.count(here)
        if not marked:
            continue
        leaving = marked - g.cubes[WHITE][here]
        if rule != "12.1.4.4" and g.rulings["safe-wagons"] == "leave-first":  # who is driven on was not safe
            leaving = min(n, marked)
        for _ in range(leaving):
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
