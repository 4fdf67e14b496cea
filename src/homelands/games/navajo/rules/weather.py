"""Drought and recovery (7.2.1, 7.2.2, 3.3 Step 8)."""

from __future__ import annotations

from homelands.core.state import added
from homelands.games.navajo.rules.cards import SICK_LAND
from homelands.games.navajo.rules.names import CANYON
from homelands.games.navajo.rules.state import State, book


@book.cites("7.2.1", "1.6.1/drought", "13/adjacent")
def drought(g: State, t: int, rule: str) -> None:
    """In the Territory rolled; when its two spaces are full, in the neighbour with the highest die."""
    for where in [t, *_next_door(g, sorted([x for x in g.t.territory_next[t] if x != CANYON], reverse=True))]:
        if where != CANYON and g.drought[where] < g.t.drought_spaces[where]:
            if sum(g.drought) < g.t.counters["drought"]:
                g.drought = added(g.drought, where, 1)
                g.say("drought", rule, territory=where, now=g.drought[where])
            return
    g.say("no-room-for-drought", rule, territory=t)


def _next_door(g: State, neighbours: list[int]) -> list[int]:
    """Ruling drought-next-door: one neighbour after the other, or only the first."""
    return neighbours if g.rulings["drought-next-door"] == "further" else neighbours[:1]


@book.cites("7.2.2", "3.3/8")
def recover(g: State, t: int, rule: str) -> None:
    """From the Territory rolled; without a drought there, from the neighbour with the lowest die that has one."""
    for where in [t, *_next_door(g, sorted(g.t.territory_next[t]))]:
        if g.drought[where] and not (g.playing(SICK_LAND) and where in g.occupied()):
            g.drought = added(g.drought, where, -1)
            g.say("drought-ends", rule, territory=where, left=g.drought[where])
            return
    g.say("no-drought-ends", rule, territory=t)
