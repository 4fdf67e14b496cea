"""What the events of Plains Indian Wars are worth to a rule-based player, now and in a region: rough points for him."""

from __future__ import annotations

from collections.abc import Callable

from homelands.games.plains.bots.evaluation import Sight, changed
from homelands.games.plains.rules.conditions import may_name
from homelands.games.plains.rules.tables import (
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

Value = Callable[[Sight, int], float]
SURE = 0.75  # chance of a fight that one picks


def value(s: Sight, card: int) -> float:
    """What an event brings now, at the best region it may name."""
    judge = EVENTS[CARDS[card]]
    if not s.g.t.cards[card].where:
        return judge(s, -1)
    return max((judge(s, r) for r in range(N_REGIONS) if may_name(s.g, card, r)), default=0.0)


def at(s: Sight, card: int, r: int) -> float:
    return EVENTS[CARDS[card]](s, r)


# -- Northern and Southern Plains Tribes -------------------------------------------------------------------------------
def decoys(s: Sight, r: int) -> float:
    """Soldiers are drawn out where the Indians are many."""
    lured = max(min(s.g.cubes[BLUE][n], 2) for n in s.g.t.near[r])
    return 0.5 * lured if lured and s.chance(changed(s.row(r), BLUE, lured)) > SURE else 0.0


def camp(s: Sight, r: int) -> float:
    """A small camp in danger gathers."""
    return 0.1 * min(s.threat(r, US), 4.0) if 0 < s.g.indians(r) < 4 else 0.0


def grandmother(s: Sight, r: int) -> float:
    return 0.1 + 0.15 * s.g.lost[GREEN]


def treaty(s: Sight, r: int) -> float:
    """A region without a fight, if three cubes are all there are."""
    return 2.0 if s.g.us(r) <= 3 else 0.3


def strikes(s: Sight, r: int) -> float:
    """Regions around that can be emptied; the force itself goes to Mexico."""
    dice = min(s.g.cubes[ORANGE][r], 2) + min(s.g.cubes[GREEN][r], 2)
    found = -0.05 * s.g.cubes[ORANGE][r] - (0.7 if r >= HOME else 0.0)
    for n in s.g.t.near[r]:
        if s.g.us(n) and not s.g.indians(n):
            found += 0.15 * dice + (1.0 if s.g.us(n) <= dice / 2 and n < HOME else 0.0)
    return found


def lozen(s: Sight, r: int) -> float:
    """Two cubes, best beside something to attack."""
    return 0.3 + 0.05 * sum(s.g.us(n) + s.g.cubes[WHITE][n] for n in s.g.t.near[r]) + 0.05 * min(s.g.indians(r), 4)


def peace_camp(s: Sight, r: int) -> float:
    return 0.1 * min(s.g.lost[ORANGE], 3) + 0.1 * min(s.threat(r, US), 4.0)


def brake(s: Sight, r: int) -> float:
    """Only while the black disc is still to come, and with Settlers to build."""
    ahead = s.g.t.beside_space[s.g.union : s.g.union + 2]
    return 0.6 if BLACK in s.g.bag and sum(s.g.cubes[BROWN][n] for n in {n for row in ahead for n in row}) > 1 else 0.0


# -- Cavalry -----------------------------------------------------------------------------------------------------------
def scouts(s: Sight, r: int) -> float:
    return 0.5 + 0.05 * s.threat(r, INDIANS) - 0.05 * s.g.cubes[PURPLE][r]


def winter(s: Sight, r: int) -> float:
    """Soldiers stand beside camps that are weaker than they."""
    weak = 0
    for n in range(HOME):
        blue = max(s.g.cubes[BLUE][x] for x in s.g.t.near[n])
        if s.g.indians(n) > 1 and blue > 1 and not s.g.us(n):
            weak += s.chance(changed(s.row(n), BLUE, blue)) < 1 - SURE
    return 0.4 * min(weak, 2)


def removal(s: Sight, r: int) -> float:
    """Few cubes in the way of many."""
    return 0.4 + 0.2 * min(s.g.indians(r), 2) + 0.05 * min(s.threat(r, US), 6.0)


# -- Settlers ----------------------------------------------------------------------------------------------------------
def push(s: Sight, r: int) -> float:
    return 0.8 if BLACK in s.g.bag else 0.0


def ride(s: Sight, r: int) -> float:
    return 0.5


def guide(s: Sight, r: int) -> float:
    """Wagons in danger are brought on, and guarded."""
    return 3 * sum([s.plunder(p, s.row(p)) for p in range(N_REGIONS) if s.g.cubes[WHITE][p] and s.g.indians(p)], 0.0)


def hides(s: Sight, r: int) -> float:
    return 0.15 * min(3, s.g.lost[GREEN] + s.g.lost[ORANGE])


def nothing(s: Sight, r: int) -> float:
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
