"""Advice for Take Actions: drive Outposts out, live where raids hardly reach, hold land before a Victory Check."""

from __future__ import annotations

import heapq

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.bots import council
from homelands.games.navajo.bots import evaluation as see
from homelands.games.navajo.rules import costs, display, enemy, feeding
from homelands.games.navajo.rules.cards import PUEBLO_REVOLT
from homelands.games.navajo.rules.names import (
    BLACK,
    BLUE,
    CANYON,
    DEFEND,
    FIRST_CANYON,
    GREEN,
    HOPI,
    I_LONE_TRAPPER,
    NUMBER_OF,
    PEACE,
    RAID,
    RED,
    SANTA_FE,
    TERRITORY_OF,
    ZUNI,
)
from homelands.games.navajo.rules.state import OFF, State

OUTPOST = 2.0  # an Outpost gone: Morale at checks, Culture kept, the die of an Automatic Victory
FORT = 3.0
STAGE = 0.7  # of a raid on an Outpost, for standing where it can begin with the next activation
READY = 0.45  # the same, for a Family in the Canyon, from where one gets everywhere
CUBE = 0.25  # a cube in Raided Cubes: an enemy AP less in each segment until they are reset
ANIMAL = 0.15
FIRST = 0.8  # more for the first animals: they breed
RED_CUBE = 0.8
HEIGHT = 0.12  # each Area away from Santa Fé on a track
REFUGE = 0.8  # the Canyon
CROWD = 0.4  # a second Family in a Territory: no land, no food
EXPOSED = 1.5  # a Family that raiders will reach and that cannot react
INTRUDER = (0.1, 0.25, 0.5)  # one met, by period: most are good, and hidden ones help the enemy
GOOD = 0.7  # one that is known to bring something, or to harm
BAD = -1.5
WATER = 0.35
PUEBLO = 0.15  # Zuni and Hopi: the Pueblo wars
AT_FORT = 1.5
MEAN_AP = 4  # what a card gives the enemy, about
NEAR = 0.15  # how much land counts while no check is in sight
LAND = 0.05  # each Victory Point of a Territory, besides
FOOD = 0.08  # each person its land feeds
CORN = 0.4  # a field that would be left
EAGER = 4  # APs with which one can go before the enemy
CAMP_MPS = 5  # MPs for raids on an Outpost, with one left to get away
ALONE = 1.0  # nobody outside the Canyon: raiders would enter it
SCALE = 1.4  # of all activations together, against the other Operations
LEAVE = 0.6  # getting out of a Fort's Area


def threat(g: State) -> int:
    """Counters of the Enemy Raid that is to be expected before the next Operation; 0 for none."""
    if g.truce != OFF or g.playing(PUEBLO_REVOLT):
        return 0
    parts = g.subjugation[RED] - sum(g.raided)
    for number in g.in_play:
        if per := g.t.history[number].params.get("intruders_per_ap"):
            parts += -(-len(g.intruders) // per)
    ap = g.enemy_ap + max(1, MEAN_AP + parts)
    for code in g.active:
        if code == OFF:
            continue
        kind = display.kind(g, code)
        least, most = enemy.cost(g, code)
        if ap < least or kind in (PEACE, DEFEND):
            return 0
        if kind == RAID:
            return least + g.total_ferocity()
        ap -= min(most, ap)
    return 0


class Ground:
    """What places are worth in a position; made once a decision."""

    def __init__(self, g: State) -> None:
        self.g = g
        vp = g.t.vp
        self.families = [0] * 7
        for a in g.at:
            if 0 <= a < SANTA_FE:
                self.families[TERRITORY_OF[a]] += 1
        self.held = sum(vp[t] for t in range(7) if self.families[t])
        card = see.next_check(g)
        self.need = g.t.history[card].vp if card else 0
        self.near = NEAR + (1 - NEAR) * see.soon(g)
        self.gain = see.culture(g.culture + 1) - see.culture(g.culture)
        self.raiders = g.military > 0 and any(g.pool)
        self.booty = booty(g)
        bad = g.pool[GREEN] + g.pool[BLUE]
        self.setback = (bad + RED_CUBE * g.pool[RED]) / max(1, bad + g.pool[RED])
        self.threat = 0 if not g.preempted and g.ap >= EAGER else threat(g)  # with APs one acts before the enemy
        self.met = met(g)
        self._odds: dict[int, float] = {}
        self._lands: dict[int, float] = {}
        self.strikes = self._strikes()

    def _strikes(self) -> dict[int, float]:
        """Areas from which an Outpost or a Fort can be raided, and what that is worth."""
        g = self.g
        deep = [max(m, r) for m, r in zip(g.mission, g.rancho, strict=True)]
        areas = [t * 6 + n for t in range(6) for n in range(deep[t])] + [a for a in g.fort if a != OFF]
        return {a: self.strike(a, CAMP_MPS)[0] for a in areas} if self.raiders else {}

    def chance(self, hits: int) -> float:
        """How likely a raid on an Outpost succeeds: no bad cube before enough good ones, a black one counting twice."""
        if hits not in self._odds:
            pool = self.g.pool
            bad = pool[RED] + pool[GREEN] + pool[BLUE]
            good = sum(pool) - bad
            p, need, twice = 1.0, float(hits), pool[BLACK] / max(1, good)
            while need > 0 and good > 0:
                p *= good / (good + bad)
                need -= 1 + twice
                good -= 1
            self._odds[hits] = p if need <= 0 else 0.0
        return self._odds[hits]

    def strike(self, area: int, left: int) -> tuple[float, str]:
        """What raids on an Outpost or Fort from an Area are worth with so many MPs, and the verb."""
        g = self.g
        t, n = TERRITORY_OF[area], NUMBER_OF[area]
        tries = left // n
        if not tries or not self.raiders:
            return 0.0, ""
        if g.rancho[t] >= n:
            deep, hits, verb, gone = g.rancho[t], g.t.hits_rancho[g.rancho[t]], "raid-rancho", OUTPOST
        elif g.mission[t] >= n:
            deep, hits, verb, gone = g.mission[t], g.t.hits_mission[g.mission[t]], "raid-mission", OUTPOST
        elif area in g.fort:
            deep, hits, verb, gone = 1, g.t.hits_fort[g.fort.index(area)], "raid-fort", FORT
        else:
            return 0.0, ""
        p = self.chance(hits)
        if deep == 1:
            sure = 1 - (1 - p) ** tries
            return sure * (gone + self.gain) - self.setback * sure * (1 - p) / max(p, 0.05), verb
        driven = min(deep, tries * p)
        return driven * self.gain + gone * (driven / deep) ** 2 - self.setback * (tries - driven), verb

    def place(self, i: int, area: int) -> float:
        """What it is worth that a Family is in an Area when its activation ends."""
        g = self.g
        home = g.territory(i)
        if area >= 36:
            return self._canyon(i, home)
        t, n = TERRITORY_OF[area], NUMBER_OF[area]
        key = t * 8 + home
        if key not in self._lands:
            self._lands[key] = self._land(t, home)
        worth = HEIGHT * n + self._lands[key]
        if self.threat and g.t.hops[SANTA_FE][area] <= self.threat:
            worth -= EXPOSED if g.mission[t] >= n or g.rancho[t] >= n else EXPOSED / 3
        if area in g.fort:
            worth -= AT_FORT
        worth += self.met.get(area, 0.0)
        if area in self.strikes and g.man[i] and g.at.count(area) == (g.at[i] == area):
            worth += STAGE * self.strikes[area]
        return worth

    def _canyon(self, i: int, home: int) -> float:
        """The refuge, and the place from where Outposts are reached; but not for everybody."""
        g = self.g
        worth = REFUGE
        if self.strikes and g.man[i]:
            waiting = sum(1 for j, a in enumerate(g.at) if j != i and 36 <= a < SANTA_FE and g.man[j])
            free = sorted((s for a, s in self.strikes.items() if a % 6 == 0 and a not in g.at), reverse=True)
            if waiting < len(free):
                worth += READY * free[waiting]
        if self.families[CANYON] - (home == CANYON) == sum(self.families) - 1:
            worth -= ALONE
        return worth

    def _land(self, t: int, home: int) -> float:
        """Land and food of a Territory, for a Family that now lives in another one (or in this one)."""
        if self.families[t] - (t == home):
            return -CROWD
        g = self.g
        vp = g.t.vp
        held = self.held - (vp[home] if home != OFF and self.families[home] == 1 else 0)
        worth = self.near * (self.points(held + vp[t]) - self.points(held)) + LAND * vp[t]
        worth += FOOD * feeding.arability(g, t)
        return worth - PUEBLO if t in (ZUNI, HOPI) else worth

    def points(self, held: int) -> int:
        """Military Points that a Victory Check gives or takes for the land."""
        return 1 if held > self.need else held - self.need

    def use(self, i: int, area: int, left: int, fresh: bool) -> tuple[float, str]:
        """The best that can be done in an Area with the MPs that are left, besides moving."""
        g = self.g
        best, verb = 0.0, ""
        if g.man[i] and self.raiders:
            if area < FIRST_CANYON:
                best, verb = self.strike(area, left)
            booty = self.booty
            if g.players == 2:
                booty += council.stake(g, i)
                best += council.stake(g, i) if verb else 0.0
            if booty > 0 and area not in g.fort:
                price = costs.way_cost(g, area, g.horse[i])
                if price <= left and booty * (left // price) > best:
                    best, verb = booty * (left // price), "raid-new-mexico"
                if fresh and booty > best:
                    best, verb = booty, "long-raid"
        if best < WATER and g.drought[TERRITORY_OF[area]] and costs.water_cost(g, i, area) <= left:
            best, verb = WATER, "water-hole"
        if fresh and g.ap < 19:
            worth = (7 - NUMBER_OF[area]) / 6 * (see.AP if g.ap < 6 else 0.1)
            if worth > best:
                best, verb = worth, "council"
        return best, verb

    def reach(self, i: int, left: int) -> dict[int, tuple[int, int]]:
        """Areas within so many MPs: the cost, and the first step."""
        g = self.g
        links, mounted = g.t.links, g.horse[i]
        start = g.at[i]
        found = {start: (0, OFF)}
        heap = [(0, start, OFF)]
        while heap:
            cost, area, first = heapq.heappop(heap)
            if found[area][0] < cost:
                continue
            for nxt in links[area]:
                if nxt < SANTA_FE:
                    total = cost + costs.step_cost(g, nxt, mounted)
                    if total <= left and (nxt not in found or total < found[nxt][0]):
                        step = nxt if first == OFF else first
                        found[nxt] = (total, step)
                        heapq.heappush(heap, (total, nxt, step))
        return found

    def plan(self, i: int, left: int, spent: int) -> tuple[float, Option]:
        """The best an active Family can do, and the first step to it."""
        g = self.g
        here = g.at[i]
        stay = self.place(i, here) + (CORN if here in g.corn else 0.0)
        best, verb = self.use(i, here, left, not spent)
        choice: Option = (verb,) if verb else ("end-activation",)
        if here in g.fort and not spent:
            away = max((a for a in g.t.links[here] if a < SANTA_FE), key=lambda a: self.place(i, a))
            return (best, choice) if best > LEAVE else (LEAVE, ("leave-fort", away))
        for area, (cost, first) in self.reach(i, left).items():
            if area != here:
                worth = self.place(i, area) - stay
                if left > cost:
                    worth += self.use(i, area, left - cost, False)[0]
                if worth > best:
                    best, choice = worth, ("move", first)
        if here not in g.fort:
            for goal in self.goals() if here >= 36 else (36,):
                worth = self.place(i, goal) - stay
                if worth > best:
                    best, choice = worth, ("canyon-move", goal)
        return best, choice

    def goals(self) -> list[int]:
        """Where a Family may want to go from the Canyon: the tops of the tracks, Outposts, Intruders."""
        return [5, 11, 17, 23, 29, 35, *self.strikes, *(a for a, worth in self.met.items() if a % 6 >= 2 and worth > 0)]


def met(g: State) -> dict[int, float]:
    """Areas with Intruders, and what it is worth to meet them there."""
    found: dict[int, float] = {}
    for code in g.intruders:
        kind = code & 15
        worth = INTRUDER[g.period] if not kind else GOOD if kind <= I_LONE_TRAPPER + 1 else BAD
        found[code >> 4] = found.get(code >> 4, 0.0) + worth
    return found


def booty(g: State) -> float:
    """What a raid on New Mexico is worth with the cubes in the bag."""
    n = sum(g.pool)
    if not n or not g.military:
        return -1.0
    bad = g.pool[GREEN] + g.pool[BLUE]
    good = n - bad - g.pool[RED]
    each = CUBE + ANIMAL + (FIRST if not g.horses + sum(g.horse) or not g.sheep else 0.0)
    red = 2 * RED_CUBE if g.playing(PUEBLO_REVOLT) else RED_CUBE
    return (each * good - red * g.pool[RED] - bad) / n


# -- decisions ---------------------------------------------------------------------------------------------------------
def actions_worth(g: State) -> float:
    """The best activations, as many as there are."""
    ground = Ground(g)
    n = sum(g.elders) + max(1, g.canyon_families())
    plans = sorted((ground.plan(i, costs.movement(g, i), 0)[0] for i in g.in_areas()), reverse=True)
    return SCALE * sum(plans[:n])


def next_family(g: State, f: Frame) -> Option:
    """Whoever can do most goes first."""
    ground = Ground(g)
    best: float = 0.05
    choice: Option = ("end-operation",)
    for o in g.options:
        if o[0] == "activate":
            worth = ground.plan(o[1], costs.movement(g, o[1]), 0)[0]
            if worth > best:
                best, choice = worth, o
    return choice


def act(g: State, f: Frame) -> Option:
    """One step of the Family's plan, on horseback if there is a horse."""
    if g.horses and not g.horse[f.who] and ("mount", f.who) in g.options:
        return ("mount", f.who)
    return Ground(g).plan(f.who, f.left, f.n)[1]
