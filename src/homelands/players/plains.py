"""A player of Plains Indian Wars by simple rules: what a good player tells a beginner, without search.

- Regions are points: go where one can be won, leave a cube where one would be lost, never more than eight.
- Indians: fight with good odds; two cubes of each nation make four dice, enough for wagons; bring the lost ones back.
- Cavalry: clear the way for the Settlers, several against few, and take them along.
- Settlers: one cube holds an empty region; up to three beside the railhead build; wagons go where nobody waits.
- Enemies: keep their own regions, and deny empty home regions to the Indians.
- Who is losing a fight retreats. Events are played when they help now; two in the hand are one too many.

Each decision has a judge below: for a position it gives a function that weighs an option. The best option is taken,
equals by lot. A judge looks only at what its seat may see; the position it gets holds guesses for the rest.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.plains.movement import RIDES
from homelands.games.plains.state import State
from homelands.games.plains.tables import (
    BLUE,
    BROWN,
    HOME,
    INDIANS,
    N_REGIONS,
    ORANGE,
    PURPLE,
    ROCKIES,
    SACRAMENTO,
    SIDE_OF,
    WHITE,
)
from homelands.players import plains_events
from homelands.players.plains_worth import (
    CUBE,
    chance,
    changed,
    gain,
    plunder,
    pull,
    reach,
    row_of,
    threat,
    worth,
)

Weigh = Callable[[Option], float]
Judge = Callable[[State, Frame], Weigh]
FULL = 8
ECONOMY = 0.06  # a cube sent where fewer would do is missed elsewhere
BOLD = 0.1  # what a group move or an event must be worth
RARE = 0.3  # what a single event must be worth: there may be a better moment
FEW = 5  # cubes in the Ready Box: with fewer the lost ones are missed
LOSING = 0.4  # chance of a fight below which one retreats
ENOUGH = 6  # cubes in a camp that gathers
WEST = 3  # Settlers for the western line


def sign(side: int) -> int:
    """Worths are points for the Indians."""
    return 1 if side == INDIANS else -1


def added(g: State, c: int, r: int, n: int = 1) -> float:
    """What so many more (or fewer) cubes in a region are worth to their side."""
    if r >= N_REGIONS:
        return 0.0
    row = row_of(g, r)
    return sign(SIDE_OF[c]) * (worth(g, r, changed(row, c, n)) - worth(g, r, row))


# -- cards -------------------------------------------------------------------------------------------------------------
def cards(g: State, f: Frame) -> Weigh:
    """Events that help now before the movement card, those that endure after it; of movement cards the largest."""
    spare = sum(g.t.is_event[held] for held in g.hands[f.who]) > 1

    def weigh(o: Option) -> float:
        if o[0] == "end-turn":
            return BOLD
        card = g.t.cards[o[1]]
        if o[0] == "play":
            return RARE + 0.001 * (2 * min(card.place, g.ready[f.who]) + 2 * card.groups + card.regions)
        if o[0] == "substitute":
            return RARE - 0.001 * plains_events.value(g, o[1])
        if card.enduring and not g.played:
            return 0.0
        found = plains_events.value(g, o[1])
        if g.played or spare:
            found += RARE - BOLD
        return found

    return weigh


def event_region(g: State, f: Frame) -> Weigh:
    return lambda o: plains_events.at(g, f.who, o[1])


# -- placing -----------------------------------------------------------------------------------------------------------
def place(g: State, f: Frame) -> Weigh:
    """Beside what can be won, where danger is, with others to march."""
    side, field = SIDE_OF[f.who], pull(g, SIDE_OF[f.who])

    def weigh(o: Option) -> float:
        r = o[1]
        if r >= N_REGIONS or g.side(side, r) >= FULL:
            return -1.0
        return added(g, f.who, r) + 0.1 * field[r] + 0.04 * min(g.side(side, r), 3)

    return weigh


def place_enemy(g: State, f: Frame) -> Weigh:
    """Enemies keep their own regions, and gather where home regions are near."""

    def weigh(o: Option) -> float:
        r = o[1]
        if r >= N_REGIONS:
            return -1.0
        homes = sum(n < HOME for n in g.t.near[r])
        return 0.3 * (not g.us(r)) + 0.03 * threat(g, r, INDIANS) + 0.1 * homes - 0.03 * g.cubes[PURPLE][r]

    return weigh


def sacramento(g: State, f: Frame) -> Weigh:
    """A few Settlers go west when the mountains are nearly crossed."""
    soon = f.who == BROWN and g.mountain >= g.t.mountain_spaces - 1
    wanted = max(0, WEST - g.cubes[BROWN][SACRAMENTO]) if soon else 0
    return lambda o: -abs(o[1] - wanted)


def recover_first(g: State, f: Frame) -> Weigh:
    return lambda o: float((o[0] == "recover") == (g.ready[f.who] < f.at - 1))


# -- moving ------------------------------------------------------------------------------------------------------------
def plans(g: State, c: int, here: int, n: int, steps: int, rides: bool) -> dict[tuple[int, int], float]:
    """What so many cubes with a first step can bring."""
    side, found = SIDE_OF[c], dict[tuple[int, int], float]()
    field = pull(g, side)
    for there, first in reach(g, c, here, steps, rides).items():
        most = min(n, FULL - g.side(side, there)) if there < N_REGIONS else n
        for k in range(1, most + 1):
            brings = gain(g, c, k, here, there, field) - ECONOMY * k
            if brings > found.get((k, first), -9.0):
                found[k, first] = brings
    return found


def group(g: State, f: Frame) -> Weigh:
    """Of all group moves the one with the best plan; the lost ones come back when they are missed."""
    c = f.who

    def weigh(o: Option) -> float:
        if o[0] == "done":
            return BOLD
        if o[0] == "recover":
            return CUBE * g.lost[c] * (2.0 if g.ready[c] < FEW else 0.3)
        if o[0] == "stand":
            return plunder(g, o[1], row_of(g, o[1]))
        return max(plans(g, c, o[1], g.fresh(c, o[1]), f.left, o[0] == "rail").values(), default=-1.0)

    return weigh


def march(g: State, f: Frame) -> Weigh:
    """The first step of the best plan; cubes without one stay."""
    found = plans(g, f.kind, f.at, f.n, f.left, bool(f.mask & RIDES))
    return lambda o: 0.0 if o[0] == "halt" else found.get((o[1], o[2]), -9.0)


def bring(g: State, f: Frame) -> Weigh:
    """Friends come along where they are worth more."""
    party = g.stack[-2]

    def weigh(o: Option) -> float:
        c, n = int(o[1]), int(o[2])
        if not n:
            return 0.0
        if f.who < N_REGIONS and g.side(SIDE_OF[c], f.who) + f.n + n > FULL:
            return -1.0
        there = 0.0
        if f.who < N_REGIONS:
            row = changed(row_of(g, f.who), party.kind, f.n)
            after = changed(row, c, n)
            there = sign(SIDE_OF[c]) * (worth(g, f.who, after) - worth(g, f.who, row))
            if c <= ORANGE:
                there += plunder(g, f.who, after) - plunder(g, f.who, row)
        return there + added(g, c, party.at, -n) - 0.5 * ECONOMY * n

    return weigh


# -- fights ------------------------------------------------------------------------------------------------------------
def next_fight(g: State, f: Frame) -> Weigh:
    """The surest first, so that who retreats finds room; wagons where it pays."""

    def weigh(o: Option) -> float:
        if o[0] == "done":
            return 0.0
        if o[0] == "raid":
            return plunder(g, o[1], row_of(g, o[1]))
        p = chance(g, row_of(g, o[1]))
        return 9 + (p if f.who == INDIANS else 1 - p)

    return weigh


def ambush(g: State, f: Frame) -> Weigh:
    return lambda o: 0.0 if o[0] == "no-ambush" else 2.0 if o[1] == BLUE else 1.0


def sit_out(g: State, f: Frame) -> Weigh:
    """Who would fight worse."""
    brown, purple = min(g.cubes[BROWN][f.at], 2), min(g.cubes[PURPLE][f.at], 2)
    worse = BROWN if 2 * purple >= brown else PURPLE
    return lambda o: float(o[1] == worse)


def loss(g: State, f: Frame) -> Weigh:
    """Settlers before Enemies before Cavalry."""
    return lambda o: (0.0, 0.0, 0.0, 2.0, 1.0)[o[1]]


def retreat(g: State, f: Frame) -> Weigh:
    """Only out of a fight that is being lost, to where the cube is worth most; Cavalry first."""
    row = row_of(g, f.at)
    fighting = g.us(f.at) and g.indians(f.at)
    p = chance(g, row) if fighting else 1.0
    losing = (p if f.who == INDIANS else 1 - p) < LOSING

    def weigh(o: Option) -> float:
        if o[0] == "stay":
            return 0.0
        _, c, d = o
        return (1.0 if losing else -9.0) + added(g, c, d) + (0.5 if c == BLUE else 0.0)

    return weigh


def relocate(g: State, f: Frame) -> Weigh:
    """The weaker side is sent where it is worth least."""
    force = [g.cubes[c][f.at] if SIDE_OF[c] == f.who and c != WHITE and c != f.kind else 0 for c in range(6)]

    def weigh(o: Option) -> float:
        if o[0] != "relocate":
            return 0.0
        row = row_of(g, o[1])
        after = [a + b for a, b in zip(row, force, strict=True)]
        return -sign(f.who) * (worth(g, o[1], after) - worth(g, o[1], row))

    return weigh


def withdraw(g: State, f: Frame) -> Weigh:
    return lambda o: added(g, o[1], o[2]) if o[0] == "withdraw" else -1.0


def excess(g: State, f: Frame) -> Weigh:
    """The opponent's cube goes where it is worth least."""
    return lambda o: -added(g, o[1], o[3]) if o[0] == "shift" else 1.0


# -- wagons ------------------------------------------------------------------------------------------------------------
def danger(g: State, p: int) -> float:
    """Indians that wait on a trail, less those who protect it."""
    if p == ROCKIES:
        return -1.0
    return max(0.0, 2.0 * g.indians(p) + 0.5 * threat(g, p, INDIANS) - g.us(p))


def fork(g: State, f: Frame) -> Weigh:
    """All wagons take the safest trail."""
    ways = g.t.trail[f.at][f.kind :]
    safest = min(ways, key=lambda d: danger(g, d))
    return lambda o: o[3] if o[2] == safest else -o[3]


def drive_on(g: State, f: Frame) -> Weigh:
    return lambda o: -danger(g, o[1])


def press_on(g: State, f: Frame) -> Weigh:
    return lambda o: plunder(g, f.at, row_of(g, f.at)) if o[0] == "attack-wagon" else 0.0


def rush(g: State, f: Frame) -> Weigh:
    return lambda o: danger(g, o[1]) - danger(g, o[2]) if o[0] == "rush" else 0.0


# -- events ------------------------------------------------------------------------------------------------------------
def gather(g: State, f: Frame) -> Weigh:
    """From where a cube is missed least, until the camp is strong."""
    strong = g.indians(f.at) >= (FULL if g.us(f.at) > 2 else ENOUGH)
    return lambda o: 0.0 if o[0] == "done" else (-1.0 if strong else 1.0) + added(g, o[1], o[2], -1)


def lure(g: State, f: Frame) -> Weigh:
    """As many as the trap can hold; a region that they leave empty comes back."""

    def weigh(o: Option) -> float:
        row = row_of(g, f.at)
        here = worth(g, f.at, changed(row, f.kind, o[1])) - worth(g, f.at, row)
        return here - added(g, f.kind, o[2], -o[1])

    return weigh


def strike(g: State, f: Frame) -> Weigh:
    return lambda o: -g.us(o[1])


def lift(g: State, f: Frame) -> Weigh:
    return lambda o: -added(g, o[1], f.at, -1)


def remove(g: State, f: Frame) -> Weigh:
    return lambda o: g.cubes[o[1]][f.at] if f.at >= 0 else 0.0


def field_of_custer(g: State, f: Frame) -> Weigh:
    """Where the fewest can come to help."""
    return lambda o: -threat(g, o[1], INDIANS) if o[1] < N_REGIONS else 0.0


JUDGES: dict[str, Judge] = {
    "setup.free-cube": place,
    "cards.choose-card": cards,
    "events.choose-region": event_region,
    "placing.place-one": place,
    "placing.to-sacramento": sacramento,
    "placing.shift-excess": excess,
    "movement.recover-first": recover_first,
    "movement.choose-group": group,
    "movement.march": march,
    "movement.bring": bring,
    "enemies.place-enemy": place_enemy,
    "engagement.next-fight": next_fight,
    "engagement.sit-out": sit_out,
    "engagement.ambush": ambush,
    "losses.choose-loss": loss,
    "losses.retreat": retreat,
    "losses.relocate": relocate,
    "losses.withdraw": withdraw,
    "wagons.fork": fork,
    "wagons.drive-on": drive_on,
    "wagons.press-on": press_on,
    "terms.gather-one": gather,
    "terms.lure": lure,
    "terms.next-strike": strike,
    "terms.lift": lift,
    "terms.remove": remove,
    "terms.rush": rush,
    "custer.choose-field": field_of_custer,
}


class PlainsHeuristic:
    """Called with a position that waits for a decision, it gives the option its judge likes best."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng

    def __call__(self, g: State) -> Option:
        f = g.stack[-1]
        weigh = JUDGES[f.step](g, f)
        weights = [weigh(o) for o in g.options]
        most = max(weights) - 1e-9
        best = [o for o, w in zip(g.options, weights, strict=True) if w >= most]
        return best[0] if len(best) == 1 else self._random.choice(best)


