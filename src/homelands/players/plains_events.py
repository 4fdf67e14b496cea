"""What the events of Plains Indian Wars are worth to a rule-based player, now and in a region: rough points for him."""

from __future__ import annotations

from collections.abc import Callable

from homelands.games.plains.conditions import may_name
from homelands.games.plains.state import State
from homelands.games.plains.tables import (
    BLACK,
    BLUE,
    BROWN,
    CARDS,
    GREEN,
    HOME,
    INDIANS,
    N_REGIONS,
    ORANGE,
    PURPLE,
    US,
    WHITE,
)
from homelands.players.plains_worth import chance, changed, plunder, row_of, threat

Value = Callable[[State, int], float]
SURE = 0.75  # chance of a fight that one picks


def value(g: State, card: int) -> float:
    """What an event brings now, at the best region it may name."""
    judge = EVENTS[CARDS[card]]
    if not g.t.cards[card].where:
        return judge(g, -1)
    return max((judge(g, r) for r in range(N_REGIONS) if may_name(g, card, r)), default=0.0)


def at(g: State, card: int, r: int) -> float:
    return EVENTS[CARDS[card]](g, r)


# -- Northern and Southern Plains Tribes -------------------------------------------------------------------------------
def decoys(g: State, r: int) -> float:
    """Soldiers are drawn out where the Indians are many."""
    lured = max(min(g.cubes[BLUE][n], 2) for n in g.t.near[r])
    return 0.5 * lured if lured and chance(g, changed(row_of(g, r), BLUE, lured)) > SURE else 0.0


def camp(g: State, r: int) -> float:
    """A small camp in danger gathers."""
    return 0.1 * min(threat(g, r, US), 4.0) if 0 < g.indians(r) < 4 else 0.0


def grandmother(g: State, r: int) -> float:
    return 0.1 + 0.15 * g.lost[GREEN]


def treaty(g: State, r: int) -> float:
    """A region without a fight, if three cubes are all there are."""
    return 2.0 if g.us(r) <= 3 else 0.3


def strikes(g: State, r: int) -> float:
    """Regions around that can be emptied; the force itself goes to Mexico."""
    dice = min(g.cubes[ORANGE][r], 2) + min(g.cubes[GREEN][r], 2)
    found = -0.05 * g.cubes[ORANGE][r] - (0.7 if r >= HOME else 0.0)
    for n in g.t.near[r]:
        if g.us(n) and not g.indians(n):
            found += 0.15 * dice + (1.0 if g.us(n) <= dice / 2 and n < HOME else 0.0)
    return found


def lozen(g: State, r: int) -> float:
    """Two cubes, best beside something to attack."""
    return 0.3 + 0.05 * sum(g.us(n) + g.cubes[WHITE][n] for n in g.t.near[r]) + 0.05 * min(g.indians(r), 4)


def peace_camp(g: State, r: int) -> float:
    return 0.1 * min(g.lost[ORANGE], 3) + 0.1 * min(threat(g, r, US), 4.0)


def brake(g: State, r: int) -> float:
    """Only while the black disc is still to come, and with Settlers to build."""
    ahead = g.t.beside_space[g.union : g.union + 2]
    return 0.6 if BLACK in g.bag and sum(g.cubes[BROWN][n] for n in {n for row in ahead for n in row}) > 1 else 0.0


# -- Cavalry -----------------------------------------------------------------------------------------------------------
def scouts(g: State, r: int) -> float:
    return 0.5 + 0.05 * threat(g, r, INDIANS) - 0.05 * g.cubes[PURPLE][r]


def winter(g: State, r: int) -> float:
    """Soldiers stand beside camps that are weaker than they."""
    weak = 0
    for n in range(HOME):
        blue = max(g.cubes[BLUE][x] for x in g.t.near[n])
        if g.indians(n) > 1 and blue > 1 and not g.us(n):
            weak += chance(g, changed(row_of(g, n), BLUE, blue)) < 1 - SURE
    return 0.4 * min(weak, 2)


def removal(g: State, r: int) -> float:
    """Few cubes in the way of many."""
    return 0.4 + 0.2 * min(g.indians(r), 2) + 0.05 * min(threat(g, r, US), 6.0)


# -- Settlers ----------------------------------------------------------------------------------------------------------
def push(g: State, r: int) -> float:
    return 0.8 if BLACK in g.bag else 0.0


def ride(g: State, r: int) -> float:
    return 0.5


def guide(g: State, r: int) -> float:
    """Wagons in danger are brought on, and guarded."""
    return 3 * sum(plunder(g, p, row_of(g, p)) for p in range(N_REGIONS) if g.cubes[WHITE][p] and g.indians(p))


def hides(g: State, r: int) -> float:
    return 0.15 * min(3, g.lost[GREEN] + g.lost[ORANGE])


def nothing(g: State, r: int) -> float:
    return 0.0


EVENTS: dict[str, Value] = {
    "lodge-trail-ridge": decoys,
    "greasy-grass-camp": camp,
    "grandmothers-land": grandmother,
    "fort-laramie-treaty": treaty,
    "geronimo": strikes,
    "lozen": lozen,
    "black-kettle": peace_camp,
    "plum-creek": brake,
    "custer": nothing,
    "crow-scouts": scouts,
    "winter-campaign": winter,
    "peace-commission": removal,
    "union-pacific-railroad": push,
    "pony-express": ride,
    "jim-bridger": guide,
    "hide-hunters": hides,
}
