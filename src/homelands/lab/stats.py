"""Intervals and tests, in closed form: how sure a share is, and whether two ways differ on the same seeds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959963984540054  # 95 %
EXACT = 2000  # pairs that differ: up to here the sign test is exact, above it is normal
LEVEL = 0.05


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 %, after Wilson. A shared win may count as a part of one.

    >>> [round(100 * x, 1) for x in wilson(50, 100)]
    [40.4, 59.6]
    >>> [round(100 * x, 1) for x in wilson(0, 100)]
    [0.0, 3.7]
    """
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def sign_test(up: int, down: int) -> float:
    """The chance that pairs which differ split at least so unevenly if neither side were better (exact McNemar).

    >>> sign_test(0, 0), sign_test(5, 5), round(sign_test(9, 1), 4)
    (1.0, 1.0, 0.0215)
    """
    n, low = up + down, min(up, down)
    if not n:
        return 1.0
    if n <= EXACT:
        tail = sum(math.comb(n, k) for k in range(low + 1))
        return min(1.0, float(2 * tail / 2**n) if n < 1000 else math.exp(math.log(2 * tail) - n * math.log(2)))
    return two_sided((abs(up - down) - 1) / math.sqrt(n))


def two_sided(z: float) -> float:
    """The chance of a normal value at least as far from 0."""
    return math.erfc(abs(z) / math.sqrt(2))


class Difference(NamedTuple):
    """A mean difference between pairs, with its 95 % interval and the chance of it under "no difference"."""

    mean: float
    low: float
    high: float
    p: float
    pairs: int
    up: int  # pairs in which the second is higher
    down: int


def paired(n: int, total: float, squares: float, up: int, down: int, *, bound: float = 1.0) -> Difference:
    """From the sums over pairs. `bound` is the largest difference a pair can show; 0 where there is none.

    With a bound the interval is Agresti and Min's: two further pairs, half of one up and half of one down by the
    bound. So a hundred equal pairs do not pass for certainty, and the sign test judges. Without one both are normal.
    """
    if not n:
        return Difference(0.0, -bound, bound, 1.0, 0, 0, 0)
    mean = total / n
    m = n + 2 if bound else n
    spread = max(0.0, (squares + bound * bound) / m - (total / m) ** 2)
    middle, half = total / m, Z * math.sqrt(spread / m)
    if bound or not spread:  # the same difference in every pair has no spread to be measured by
        p = sign_test(up, down)
    else:
        p = two_sided(mean / math.sqrt(spread / n))
    return Difference(mean, min(mean, middle - half), max(mean, middle + half), p, n, up, down)


def apart(a: Sequence[float], b: Sequence[float]) -> Difference:
    """Two groups of games: (games, sum, sum of squares) of each; the mean of the second less that of the first."""
    (n, x, xx), (m, y, yy) = a, b
    mean = y / m - x / n
    spread = _variance(n, x, xx) / n + _variance(m, y, yy) / m
    half = Z * math.sqrt(spread)
    p = two_sided(mean / math.sqrt(spread)) if spread else 1.0
    return Difference(mean, mean - half, mean + half, p, int(n + m), 0, 0)


def _variance(n: float, total: float, squares: float) -> float:
    """With one more game, half won and half lost: a group without a win is no certainty."""
    mean = (total + 0.5) / (n + 1)
    return max(0.0, (squares + 0.5) / (n + 1) - mean * mean)


def holm(ps: Sequence[float]) -> list[float]:
    """The same chances, raised for having looked at so many differences at once (Holm).

    >>> [round(p, 2) for p in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    out = [1.0] * len(ps)
    last = 0.0
    for rank, i in enumerate(sorted(range(len(ps)), key=lambda i: ps[i])):
        last = max(last, min(1.0, (len(ps) - rank) * ps[i]))
        out[i] = last
    return out
