"""Cheapest ways over the map: costs, first steps, neighbours."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

NEVER: Final = 999
"""The cost of a place that cannot be reached."""


def neighbours(count: int, links: list[tuple[int, int]]) -> list[list[int]]:
    """The places next to each place, in ascending order."""
    beside: list[list[int]] = [[] for _ in range(count)]
    for a, b in links:
        beside[a].append(b)
        beside[b].append(a)
    return [sorted(row) for row in beside]


def costs(links: list[list[int]], value: list[int], start: int, closed: int) -> list[int]:
    """Cheapest cost to enter each place from `start`, whose own value is left out; nobody passes through `closed`.

    >>> costs(neighbours(3, [(0, 1), (1, 2)]), [1, 2, 3], 0, closed=2)
    [0, 2, 5]
    """
    cost = [NEVER] * len(links)
    cost[start] = 0
    queue = [(0, start)]
    while queue:
        so_far, place = heappop(queue)
        if so_far > cost[place] or (place == closed and start != closed):
            continue
        for other in links[place]:
            total = so_far + value[other]
            if total < cost[other]:
                cost[other] = total
                heappush(queue, (total, other))
    return cost


def steps(links: list[list[int]], value: list[int], cost: list[list[int]], closed: int) -> list[list[int]]:
    """First place on a cheapest way from a to b, -1 if there is none.

    Of several the first in order, which is the Territory with the lower die, then the lower Area.
    """
    size = len(links)
    step = [[-1] * size for _ in range(size)]
    for a in range(size):
        step[a][a] = a
        for b in range(size):
            if a != b and cost[a][b] < NEVER:
                fits = (n for n in links[a] if value[n] + cost[n][b] == cost[a][b] and (n != closed or b == closed))
                step[a][b] = next(fits)
    return step
