"""Advice for raids on the Diné: Reactions, Battles, and what comes after."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.bots import evaluation as see
from homelands.games.navajo.rules import battle, raids, reactions, tribal
from homelands.games.navajo.rules.names import (
    CANYON,
    CHILD,
    MAN,
    MESAS_2,
    NUMBER_OF,
    SANTA_FE,
    TERRITORY_OF,
    WOMAN,
    area_of,
)
from homelands.games.navajo.rules.state import HORSE, OFF, SHEEP, State

GOODS = 0.25  # a Trade Goods counter
AGAIN = -0.5  # a Family that the raid can still reach after it has evaded
RESTART = 0.3  # an Ambush that wins takes all placed raiders off the map
HARASS_MOST = 3  # APs worth spending to keep a raid off
ANIMAL = 0.3
WARRIORS = 3  # Families that ambush: those whom raiders reach first
FIERCE = 3
QUIET = 0


# -- Enemy Raids -------------------------------------------------------------------------------------------------------
def resolving(g: State, i: int) -> float:
    """A Family that raiders have reached: the better of fighting and giving somebody up."""
    give = see.yielding(g, i)
    if not battle.may_fight(g, i):
        return give
    return max(give, see.fight(g, i, battle.ENEMY_RAID, NUMBER_OF[g.at[i]]))


def evading(g: State, i: int, lost: float) -> float:
    """Up the track, where the raid may follow, or into the Canyon."""
    area = g.at[i]
    t, n = TERRITORY_OF[area], NUMBER_OF[area]
    bonus = reactions.evade_bonus(g, i)
    total = 0.0
    for die in range(1, 7):
        at = die + bonus
        if die == 1 or (die < 6 and at < 7 and (at <= n or area_of(t, at) in g.raiders)):
            total += lost
        elif die == 6 or at >= 7:
            total += 0.0
        else:
            total += 0.0 if g.santa_fe < at - n else AGAIN
    return total / 6


def negotiating(g: State, i: int, lost: float) -> tuple[float, int]:
    """The best number of gifts, and what talks are worth with them."""
    best = (-9.0, 0)
    for gifts in range(min(3, g.all_goods()) + 1):
        need = g.t.negotiate_success - reactions.negotiate_bonus(g, i, gifts)
        p = (7 - min(6, max(2, need))) / 6
        best = max(best, ((1 - p) * lost - see.AP - GOODS * gifts, gifts))
    return best


def steps_to(g: State, goal: int) -> int:
    """Raid counters needed from where the raiders are to an Area, corn and Harass counters included."""
    sources = set(g.raiders) or {SANTA_FE}
    here = min(sources, key=lambda a: g.t.distance[a][goal])
    n = 0
    while here != goal and n < 30:
        here = g.t.next_step[here][goal]
        n += 2 if here in g.corn or here in g.harass else 1
    return n


def react(g: State, f: Frame) -> Option:
    """Ambush with a fierce Family, else talk or run; slow a raid down that would just reach somebody."""
    here = [i for i in range(6) if g.at[i] == f.at and not g.by_fort(i)]
    lost = {i: resolving(g, i) for i in here}
    nothing = sum(lost.values())
    best = nothing
    choice: Option | None = None
    for o in g.options:
        verb = o[0]
        if verb == "evade":
            worth = nothing - lost[o[1]] + evading(g, o[1], lost[o[1]])
        elif verb == "negotiate":
            worth = negotiating(g, o[1], nothing)[0]
        elif verb == "ambush":
            worth = ambushing(g, o[1], f.at, nothing - lost[o[1]])
        else:
            continue
        if worth > best:
            best, choice = worth, o
    if not g.ap and ("goods-ap",) in g.options and ambush_worth(g, f.at, lost) > best + 2 * GOODS:
        return ("goods-ap",)
    if choice is not None:
        return choice
    if not here:
        found = harass(g, f)
        if found is not None:
            return found
    return ("no-reaction",)


def ambushing(g: State, i: int, area: int, others: float) -> float:
    """An Ambush by a Family: a victory clears the map of raiders and saves the others in the Area too."""
    column = NUMBER_OF[area]
    p = see.odds(g.t, column, see.edge(g, i, battle.AMBUSH, column))
    win = p[0] + p[1]
    return see.fight(g, i, battle.AMBUSH, column) + others * (1 - win) + RESTART * win - see.AP


def ambush_worth(g: State, area: int, lost: dict[int, float]) -> float:
    """The best Ambush that an AP would allow."""
    able = [i for i in lost if g.fierce[i] and battle.may_fight(g, i) and reactions.may_react(g, i)]
    return max((ambushing(g, i, area, sum(lost.values()) - lost[i]) for i in able), default=-9.0)


def contact(g: State, i: int) -> float:
    """What it will be worth when raiders reach a Family: before it is sure, a rough guess."""
    lost = resolving(g, i)
    if not reactions.may_react(g, i):
        return lost
    found = max(lost, evading(g, i, lost))
    if g.ap:
        found = max(found, negotiating(g, i, lost)[0])
        if g.fierce[i] and battle.may_fight(g, i):
            found = max(found, see.fight(g, i, battle.AMBUSH, NUMBER_OF[g.at[i]]) - see.AP)
    return found


def harass(g: State, f: Frame) -> Option | None:
    """An Area before the nearest Family, if the raid can then no longer reach it, or only if it hurts enough."""
    free = int(g.has(MESAS_2) and not g.stack[f.n].mask & 2)  # the first one in a raid
    seen = raids.targets(g)
    if not seen or TERRITORY_OF[seen[0]] == CANYON:
        return None
    nxt = raids.next_area(g)
    goal = min(seen, key=lambda area: g.t.distance[nxt][area])
    spare = g.santa_fe - steps_to(g, goal)
    if spare < 0 or spare + 1 > min(HARASS_MOST + free, g.harass_out, g.ap + free):
        return None
    if contact(g, g.at.index(goal)) + see.AP * (spare + 1 - free) > 0:
        return None
    places = {o[1] for o in g.options if o[0] == "harass"}
    here, steps = nxt, [nxt]
    while here != goal and len(steps) < 30:
        here = g.t.next_step[here][goal]
        steps.append(here)
    for area in reversed(steps):
        if area in places:
            return ("harass", area)
    return None


def offer(g: State, f: Frame) -> Option:
    """As many Trade Goods as make the talks worth most."""
    here = [i for i in range(6) if g.at[i] == f.at and not g.by_fort(i)]
    return ("gifts", negotiating(g, f.who, sum(resolving(g, i) for i in here))[1])


def resolve(g: State, f: Frame) -> Option:
    if ("battle",) in g.options and see.fight(g, f.who, battle.ENEMY_RAID, NUMBER_OF[g.at[f.who]]) > see.yielding(
        g, f.who
    ):
        return ("battle",)
    return give_up(g, f)


def give_up(g: State, f: Frame) -> Option:
    """A child before a woman before a man; but never the last adult."""
    i = f.who
    if g.child[i]:
        return ("give-up", CHILD)
    if g.woman[i] and g.man[i]:
        return ("give-up", WOMAN)
    return ("give-up", MAN) if g.man[i] else ("give-up", WOMAN)


def evade_to(g: State, f: Frame) -> Option:
    """The highest Area of the track, else the Canyon."""
    return g.options[0]


def return_home(g: State, f: Frame) -> Option:
    """As far from Santa Fé as the track goes, but where an Outpost waits to be raided one Family comes down to it."""
    t = g.territory(f.who)
    return g.options[-1] if t != CANYON else g.options[0]


def return_ferocity(g: State, f: Frame) -> Option:
    """The Family nearest to Santa Fé is the one that ambushes; the others keep quiet and can run."""
    return ("ferocity", wanted_ferocity(g, f.who, f.at) if g.man[f.who] else 0)


def wanted_ferocity(g: State, i: int, area: int) -> int:
    """3 for the Family that raiders meet first, if it can ambush there; 0 for the others."""
    if area >= SANTA_FE or TERRITORY_OF[area] == CANYON or NUMBER_OF[area] < 3 or not g.man[i]:
        return 0
    mine = g.t.distance[SANTA_FE][area]
    nearer = sum(1 for j in see.outside(g) if j != i and g.t.distance[SANTA_FE][g.at[j]] < mine)
    return FIERCE if nearer < WARRIORS else QUIET


# -- Battles -----------------------------------------------------------------------------------------------------------
def prepare(g: State, f: Frame) -> Option:
    """Ride, and use Firearms: there will be more of both."""
    for o in g.options:
        if o[0] == "mount":
            return o
    return ("use-firearms",) if ("use-firearms",) in g.options else ("fight",)


def soldiers(g: State, f: Frame) -> Option:
    """Fight only with good odds."""
    if ("battle",) in g.options:
        on_outpost = f.at != OFF
        row = (g.t.raid_outpost if on_outpost else g.t.raid_nm)[g.cube]
        column = NUMBER_OF[f.at] if on_outpost else g.t.battle_column["raid-new-mexico"]
        if see.fight(g, f.who, battle.OWN_RAID, column, row.battle_bonus) > -row.morale:
            return ("battle",)
    return ("encourage",)


def meet_patrol(g: State, f: Frame) -> Option:
    if ("battle",) in g.options:
        bonus = g.t.intruder_params[11]["battle"][g.period]
        lost = see.PERSON + see.culture_lost(g, 1 + g.empties(f.who))
        if see.fight(g, f.who, battle.PATROL, NUMBER_OF[f.at], bonus) > -lost:
            return ("battle",)
    return give_up(g, f)


# -- Tribal Raids ------------------------------------------------------------------------------------------------------
def flee(g: State, f: Frame) -> Option:
    """Whoever is lowest on the track runs."""
    able = [i for i in tribal.exposed(g, f.at, f.kind) if NUMBER_OF[g.at[i]] < 6 or f.kind == tribal.CARSON]
    if not able:
        able = tribal.exposed(g, f.at, f.kind)
    return ("evade", min(able, key=lambda i: NUMBER_OF[g.at[i]]))


def appease(g: State, f: Frame) -> Option:
    """Animals that could not be fed anyway; everything against Kit Carson."""
    if ("done",) not in g.options:
        return g.options[0]
    if f.kind == tribal.CARSON:
        lowest = max(NUMBER_OF[g.at[i]] for i in tribal.exposed(g, f.at, f.kind))
        if tribal.conduct_bonus(g, f.at, f.kind, f.n) + 5 >= lowest:
            for o in g.options:
                if o[0].startswith("appease"):
                    return o
        return ("done",)
    lands = len(g.occupied())
    if g.sheep > lands + 1:
        return ("appease", "sheep")
    if g.horses > lands:
        return ("appease", "horse")
    return ("done",)


def tribal_resolve(g: State, f: Frame) -> Option:
    if ("battle",) in g.options:
        foe = battle.COMANCHE if f.kind == tribal.COMANCHE else battle.UTES
        lost = see.PERSON + see.culture_lost(g, 1 + g.empties(f.who)) + 0.3
        if see.fight(g, f.who, battle.TRIBAL_RAID, NUMBER_OF[g.at[f.who]], 0, foe) > -lost:
            return ("battle",)
    return give_up(g, f)


def choose_animal(g: State, f: Frame) -> Option:
    """A first one of each kind, for both breed; then sheep, which feed four."""
    take = HORSE if g.horses + sum(g.horse) < min(2, g.sheep + 1) else SHEEP
    return ("take", take) if ("take", take) in g.options else next(o for o in g.options if o[0] == "take")
