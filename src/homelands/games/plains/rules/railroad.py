"""The railroad (6.7): the black disc builds it from both ends."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.flow import end
from homelands.core.state import Frame
from homelands.games.plains.rules import effects
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import BLACK, BLANK, BROWN, FACES


def gap(g: State) -> int:
    """Plains spaces still empty."""
    return g.t.plains_spaces - g.union - g.central


@book.cites("6.7.1", "6.7.2")
def buildable(g: State, spaces: list[list[int]], head: list[int], most: int) -> int:
    """How many of the next spaces the settlers can fill.

    Space by space, each with a settler of its own in a region beside it (ruling: all settlers beside the railhead).
    """
    brown = g.cubes[BROWN]
    if g.rulings["rail-building"] == "railhead":
        return min(most, len(spaces), sum(brown[r] for r in set(head)))
    return _fill(spaces[:most], {r: brown[r] for row in spaces[:most] for r in row})


def _fill(spaces: list[list[int]], free: dict[int, int]) -> int:
    """The longest run of spaces that can be filled: which settler works where is chosen for the best."""
    if not spaces:
        return 0
    best = 0
    for r in spaces[0]:
        if free[r]:
            free[r] -= 1
            best = max(best, 1 + _fill(spaces[1:], free))
            free[r] += 1
    return best


@book.step("6.7", "6.7.1", "7.0")
def union_pacific(g: State, f: Frame) -> None:
    """From St. Louis: all that can be built must be built; events may hold it back or push it on."""
    t = g.t
    left = gap(g)
    ahead = t.beside_space[g.union : g.union + left]
    head = t.beside_space[max(0, g.union - 1)]
    cap, more = effects.in_force(g, "build-cap"), effects.in_force(g, "build-more")
    built = buildable(g, ahead, head, t.rail_most)
    if cap:  # the Indian card has priority (9.2.1)
        built = min(built, cap)
    else:
        built = min(left, built + more)
    _lay(g, "union", built)


def _lay(g: State, line: str, n: int) -> None:
    setattr(g, line, getattr(g, line) + n)
    g.ready[BLACK] -= n
    g.say("track", "6.7", line=line, n=n, union=g.union, central=g.central, mountain=g.mountain)


@book.step("6.7.2")
def central_pacific(g: State, f: Frame) -> None:
    """From Sacramento: settlers build it once the mountains are crossed; until then the dice."""
    t = g.t
    if g.mountain < t.mountain_spaces:
        return
    end(f)
    left = gap(g)
    first = t.plains_spaces - g.central
    ahead = t.beside_space[first - left : first][::-1]
    head = t.beside_space[first] if g.central else t.beside_mountain[-1]
    _lay(g, "central", buildable(g, ahead, head, t.rail_most_cp))


@book.chance("6.7.2")
def mountain_roll(g: State, f: Frame) -> Request:
    """Two Brown dice; every symbol builds one space, the one after the last mountain included."""
    return g.t.rolls[BROWN][g.t.mountain_dice - 1]


@mountain_roll.result
def mountain_roll_result(g: State, f: Frame, faces: tuple[int, ...]) -> None:
    symbols = sum(1 for face in faces if face != BLANK)
    g.say("mountain-roll", "6.7.2", faces=[FACES[face] for face in faces], symbols=symbols)
    built = min(symbols, g.t.mountain_spaces - g.mountain)
    _lay(g, "mountain", built)
    if symbols > built and gap(g):
        _lay(g, "central", min(symbols - built, gap(g)))


BLACK_DISC: Final = book.procedure("black disc", union_pacific, central_pacific, mountain_roll)
