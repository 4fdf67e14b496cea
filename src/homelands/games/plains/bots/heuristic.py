"""A player of Plains Indian Wars by simple rules: what a good player tells a beginner, without search.

- Regions are points: go where one can be won, leave a cube where one would be lost, never more than eight.
- Indians: fight with good odds; two cubes of each nation make four dice, enough for wagons; bring the lost ones back.
- Allies: a region with as many cubes of either is nobody's; Indian allies meet on the wagons' road.
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
from homelands.games.plains.bots import events as plains_events
from homelands.games.plains.bots.evaluation import CUBE, Sight, changed
from homelands.games.plains.rules.movement import RIDES
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
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

Weigh = Callable[[Option], float]
Judge = Callable[[Sight, Frame], Weigh]
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


def added(s: Sight, c: int, r: int, n: int = 1) -> float:
    """What so many more (or fewer) cubes in a region are worth to their side."""
    if r >= N_REGIONS:
        return 0.0
    row = s.row(r)
    return sign(SIDE_OF[c]) * (s.worth(r, changed(row, c, n)) - s.worth(r, row))


# -- cards -------------------------------------------------------------------------------------------------------------
def cards(s: Sight, f: Frame) -> Weigh:
    """Events that help now before the movement card, those that endure after it; of movement cards the largest."""
    g = s.g
    spare = sum(g.t.is_event[held] for held in g.hands[f.who]) > 1

    def weigh(o: Option) -> float:
        if o[0] == "end-turn":
            return BOLD
        card = g.t.cards[o[1]]
        if o[0] == "play":
            return RARE + 0.001 * (2 * min(card.place, g.ready[f.who]) + 2 * card.groups + card.regions)
        if o[0] == "substitute":
            return RARE - 0.001 * plains_events.value(s, o[1])
        if card.enduring and not g.played:
            return 0.0
        least = BOLD if spare else RARE  # against ending the turn, or against the movement card that comes after it
        return plains_events.value(s, o[1]) - least + (BOLD if g.played else RARE)

    return weigh


def event_region(s: Sight, f: Frame) -> Weigh:
    return lambda o: plains_events.at(s, f.who, o[1])


# -- placing -----------------------------------------------------------------------------------------------------------
def place(s: Sight, f: Frame) -> Weigh:
    """Beside what can be won, where danger is, with others to march."""
    g = s.g
    side, field = SIDE_OF[f.who], s.pull(SIDE_OF[f.who])

    def weigh(o: Option) -> float:
        r = o[1]
        if r >= N_REGIONS or g.side(side, r) >= FULL:
            return -1.0
        return added(s, f.who, r) + 0.1 * field[r] + 0.04 * min(g.side(side, r), 3)

    return weigh


def place_enemy(s: Sight, f: Frame) -> Weigh:
    """Enemies keep their own regions, and gather where home regions are near."""
    g = s.g

    def weigh(o: Option) -> float:
        r = o[1]
        if r >= N_REGIONS:
            return -1.0
        homes = sum(n < HOME for n in g.t.near[r])
        return 0.3 * (not g.us(r)) + 0.03 * s.threat(r, INDIANS) + 0.1 * homes - 0.03 * g.cubes[PURPLE][r]

    return weigh


def sacramento(s: Sight, f: Frame) -> Weigh:
    """A few Settlers go west when the mountains are nearly crossed."""
    g = s.g
    soon = f.who == BROWN and g.mountain >= g.t.mountain_spaces - 1
    wanted = max(0, WEST - g.cubes[BROWN][SACRAMENTO]) if soon else 0
    return lambda o: -abs(o[1] - wanted)


def recover_first(s: Sight, f: Frame) -> Weigh:
    g = s.g
    return lambda o: float((o[0] == "recover") == (g.ready[f.who] < max(1, f.at - 1)))


# -- moving ------------------------------------------------------------------------------------------------------------
def plans(s: Sight, c: int, here: int, n: int, steps: int, rides: bool) -> dict[tuple[int, int], float]:
    """What so many cubes with a first step can bring."""
    side, found = SIDE_OF[c], dict[tuple[int, int], float]()
    leave = s.leaving(c, here, n)
    for there, first in s.reach(c, here, steps, rides).items():
        most = min(n, FULL - s.g.side(side, there)) if there < N_REGIONS else n
        for k, arrive in enumerate(s.arriving(c, there, most), 1):
            brings = arrive + leave[k - 1] - ECONOMY * k
            if brings > found.get((k, first), -9.0):
                found[k, first] = brings
    return found


def group(s: Sight, f: Frame) -> Weigh:
    """Of all group moves the one with the best plan; the lost ones come back when they are missed."""
    g = s.g
    c = f.who

    def weigh(o: Option) -> float:
        if o[0] == "done":
            return BOLD
        if o[0] == "recover":
            return CUBE * g.lost[c] * (2.0 if g.ready[c] < FEW else 0.3)
        if o[0] == "stand":
            return s.plunder(o[1], s.row(o[1]))
        return max(plans(s, c, o[1], g.fresh(c, o[1]), f.left, o[0] == "rail").values(), default=-1.0)

    return weigh


def march(s: Sight, f: Frame) -> Weigh:
    """The first step of the best plan; cubes without one stay."""
    found = plans(s, f.kind, f.at, f.n, f.left, bool(f.mask & RIDES))
    return lambda o: 0.0 if o[0] == "halt" else found.get((o[1], o[2]), -9.0)


def bring(s: Sight, f: Frame) -> Weigh:
    """Friends come along where they are worth more."""
    g = s.g
    party = g.stack[-2]

    def weigh(o: Option) -> float:
        c, n = int(o[1]), int(o[2])
        if not n:
            return 0.0
        if f.who < N_REGIONS and g.side(SIDE_OF[c], f.who) + f.n + n > FULL:
            return -1.0
        there = 0.0
        if f.who < N_REGIONS:
            row = changed(s.row(f.who), party.kind, f.n)
            after = changed(row, c, n)
            there = sign(SIDE_OF[c]) * (s.worth(f.who, after) - s.worth(f.who, row))
            if c <= ORANGE:
                there += s.plunder(f.who, after) - s.plunder(f.who, row)
        return there + added(s, c, party.at, -n) - 0.5 * ECONOMY * n

    return weigh


# -- fights ------------------------------------------------------------------------------------------------------------
def next_fight(s: Sight, f: Frame) -> Weigh:
    """The surest first, so that who retreats finds room; wagons where it pays."""

    def weigh(o: Option) -> float:
        if o[0] == "done":
            return 0.0
        if o[0] == "raid":
            return s.plunder(o[1], s.row(o[1]))
        p = s.chance(s.row(o[1]))
        return 9 + (p if f.who == INDIANS else 1 - p)

    return weigh


def ambush(s: Sight, f: Frame) -> Weigh:
    return lambda o: 0.0 if o[0] == "no-ambush" else 2.0 if o[1] == BLUE else 1.0


def sit_out(s: Sight, f: Frame) -> Weigh:
    """Who would fight worse."""
    g = s.g
    brown, purple = min(g.cubes[BROWN][f.at], 2), min(g.cubes[PURPLE][f.at], 2)
    worse = BROWN if 2 * purple >= brown else PURPLE
    return lambda o: float(o[1] == worse)


def loss(s: Sight, f: Frame) -> Weigh:
    """Settlers before Enemies before Cavalry."""
    return lambda o: (0.0, 0.0, 0.0, 2.0, 1.0)[o[1]]


def retreat(s: Sight, f: Frame) -> Weigh:
    """Only out of a fight that is being lost, to where the cube is worth most; Cavalry first."""
    g = s.g
    row = s.row(f.at)
    fighting = g.us(f.at) and g.indians(f.at)
    p = s.chance(row) if fighting else 1.0
    losing = (p if f.who == INDIANS else 1 - p) < LOSING

    def weigh(o: Option) -> float:
        if o[0] == "stay":
            return 0.0
        _, c, d = o
        return (1.0 if losing else -9.0) + added(s, c, d) + (0.5 if c == BLUE else 0.0)

    return weigh


def relocate(s: Sight, f: Frame) -> Weigh:
    """The weaker side is sent where it is worth least."""
    g = s.g
    force = [g.cubes[c][f.at] if SIDE_OF[c] == f.who and c != WHITE and c != f.kind else 0 for c in range(6)]

    def weigh(o: Option) -> float:
        if o[0] != "relocate":
            return 0.0
        row = s.row(o[1])
        after = [a + b for a, b in zip(row, force, strict=True)]
        return -sign(f.who) * (s.worth(o[1], after) - s.worth(o[1], row))

    return weigh


def withdraw(s: Sight, f: Frame) -> Weigh:
    return lambda o: added(s, o[1], o[2]) if o[0] == "withdraw" else -1.0


def excess(s: Sight, f: Frame) -> Weigh:
    """The opponent's cube goes where it is worth least."""
    return lambda o: -added(s, o[1], o[3]) if o[0] == "shift" else 1.0


# -- wagons ------------------------------------------------------------------------------------------------------------
def danger(s: Sight, p: int) -> float:
    """Indians that wait on a trail, less those who protect it."""
    g = s.g
    if p == ROCKIES:
        return -1.0
    return max(0.0, 2.0 * g.indians(p) + 0.5 * s.threat(p, INDIANS) - g.us(p))


def fork(s: Sight, f: Frame) -> Weigh:
    """All wagons take the safest trail."""
    g = s.g
    ways = g.t.trail[f.at][f.kind :]
    safest = min(ways, key=lambda d: danger(s, d))
    return lambda o: o[3] if o[2] == safest else -o[3]


def drive_on(s: Sight, f: Frame) -> Weigh:
    return lambda o: -danger(s, o[1])


def press_on(s: Sight, f: Frame) -> Weigh:
    return lambda o: s.plunder(f.at, s.row(f.at)) if o[0] == "attack-wagon" else 0.0


def rush(s: Sight, f: Frame) -> Weigh:
    return lambda o: danger(s, o[1]) - danger(s, o[2]) if o[0] == "rush" else 0.0


# -- events ------------------------------------------------------------------------------------------------------------
def gather(s: Sight, f: Frame) -> Weigh:
    """From where a cube is missed least, until the camp is strong."""
    g = s.g
    strong = g.indians(f.at) >= (FULL if g.us(f.at) > 2 else ENOUGH)
    return lambda o: 0.0 if o[0] == "done" else (-1.0 if strong else 1.0) + added(s, o[1], o[2], -1)


def lure(s: Sight, f: Frame) -> Weigh:
    """As many as the trap can hold; a region that they leave empty comes back."""

    def weigh(o: Option) -> float:
        row = s.row(f.at)
        here = s.worth(f.at, changed(row, f.kind, o[1])) - s.worth(f.at, row)
        return here - added(s, f.kind, o[2], -o[1])

    return weigh


def strike(s: Sight, f: Frame) -> Weigh:
    g = s.g
    return lambda o: -g.us(o[1])


def lift(s: Sight, f: Frame) -> Weigh:
    return lambda o: -added(s, o[1], f.at, -1)


def remove(s: Sight, f: Frame) -> Weigh:
    """From the nation that has fewer to bring up."""
    return lambda o: -s.g.ready[o[1]]


def field_of_custer(s: Sight, f: Frame) -> Weigh:
    """Where the fewest can come to help."""
    return lambda o: -s.threat(o[1], INDIANS) if o[1] < N_REGIONS else 0.0


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
    "enemies.recover-enemies": recover_first,
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
        weights = self.weights(g)
        most = max(weights) - 1e-9
        best = [o for o, w in zip(g.options, weights, strict=True) if w >= most]
        return best[0] if len(best) == 1 else self._random.choice(best)

    def weights(self, g: State) -> list[float]:
        """What each option seems to be worth, in their order."""
        f = g.stack[-1]
        weigh = JUDGES[f.step](Sight(g), f)
        return [weigh(o) for o in g.options]
