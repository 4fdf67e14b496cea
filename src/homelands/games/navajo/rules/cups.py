"""Draw cups: which counter it may be that lies face-down on the map.

What nobody has seen is not decided yet, so every counter that was in the cup when one was laid may be it; one that came
back into the cup later cannot. A cup has no memory of its own for that: as long as nothing comes back while counters
lie on the map, all that are unseen are alike, and both rows here are empty.

`laid`: the counters on the map in the order of their laying. A number from 0 on is one that still lies there. Below 0
it has gone back unseen: -1 - (how many had been laid when it went back); the draws of others still depend on it.
`back`: counters that came back known, as kind * SPAN + (how many of `laid` were on the map before them).
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Final

from homelands.core.state import Row

SPAN: Final = 64


def came_back(laid: Row, back: Row, kind: int) -> Row:
    """A counter that everybody knows goes into the cup: none of those on the map can be it."""
    return (*back, kind * SPAN + len(laid))


def weights(counts: list[int], laid: Row, back: Row, i: int) -> list[int]:
    """How likely the counter at place `i` of `laid` is of each kind. `counts`: all that are unseen, by kind."""
    chances = _chances(sum(counts), laid, back, i)
    found = [Fraction(n) * chances[0] for n in counts]
    for code in back:
        kind, after = divmod(code, SPAN)
        found[kind] += chances[min(after, i + 1)] - chances[0]
    whole = lcm(*[share.denominator for share in found])
    return [int(share * whole) for share in found]


def _chances(total: int, laid: Row, back: Row, i: int) -> list[Fraction]:
    """The chance of a single counter to be the one at place `i`, by how many were laid before it came into the cup.

    A draw takes any counter that is in the cup then: one that is there at all, and not lying on the map already.
    """
    later = [0] * (len(laid) + 1)
    for code in back:
        later[code % SPAN] += 1
    found = []
    for after in range(i + 2):
        taken: list[Fraction] = []
        absent = len(back)
        for j in range(i + 1):
            absent -= later[j] if j else 0
            out = [m for m in range(j) if laid[m] >= 0 or -1 - laid[m] > j]
            cup = total - absent - len(out)
            none = Fraction(0)
            taken.append(Fraction(1, cup) * (1 - sum([taken[m] for m in out], none)) if after <= j else none)
        found.append(taken[i])
    return found


def turned_up(counts: list[int], laid: Row, back: Row, i: int, kind: int) -> tuple[Row, Row]:
    """The counter at place `i` is known now and away from the map. `counts`: still with it.

    Of several of its kind it is taken for the one that it most likely was.
    """
    chances = _chances(sum(counts), laid, back, i)
    mine = [code % SPAN for code in back if code // SPAN == kind]
    best, old = 0, chances[0] * (counts[kind] - len(mine))
    for after in sorted(set(mine)):
        likely = chances[min(after, i + 1)] * mine.count(after)
        if likely > old:
            best, old = after, likely
    if best:
        at = back.index(kind * SPAN + best)
        back = back[:at] + back[at + 1 :]
    return _tidy(*_leave_out(laid, back, i))


def went_back(laid: Row, back: Row, i: int) -> tuple[Row, Row]:
    """The counter at place `i` goes back into the cup, and nobody has seen it."""
    return _tidy((*laid[:i], -1 - len(laid), *laid[i + 1 :]), back)


def _leave_out(laid: Row, back: Row, i: int) -> tuple[Row, Row]:
    """As if the counter at place `i` had never been laid."""
    rest = [n if n >= 0 or -1 - n <= i else n + 1 for n in laid[:i] + laid[i + 1 :]]
    return tuple(rest), tuple([code - 1 if code % SPAN > i else code for code in back])


def _tidy(laid: Row, back: Row) -> tuple[Row, Row]:
    """Without what makes no difference any more."""
    for i in range(len(laid) - 1, -1, -1):
        if laid[i] < 0 and not any(i < code % SPAN < len(laid) for code in back):
            laid, back = _leave_out(laid, back, i)
    back = tuple([code for code in back if code % SPAN])
    return (laid, back) if back and laid else ((), ())
