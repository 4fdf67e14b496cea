"""Advice for Planning and for the Passage of Time: elders, goods, tribes; who grows up, who is fed."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.bots import evaluation as see
from homelands.games.navajo.bots import raids as raid
from homelands.games.navajo.rules import battle, deck, effects, feeding, planning
from homelands.games.navajo.rules.cards import PUEBLO_REVOLT
from homelands.games.navajo.rules.names import CHILD, COMANCHE, ELDER, MAN, RED, RELIGION_1, WOMAN
from homelands.games.navajo.rules.state import OFF, State

LOW = 5  # below this an elder's word on Ferocity brings a point
ENOUGH = 3  # elders, before people found a new Family
AP_PLENTY = 6  # APs beyond which one more is worth little
RESERVE = 3  # APs kept for Reactions
WAITING = 0.45  # one more person in Passage of Time
ELDER_WORTH = 0.5  # an elder on the display: APs and Elder Actions to come
FAMILY = 1.8  # a new Family
FED_ANIMAL = 0.25
WORD = 0.7  # an Elder Action that succeeds, when points are needed
IDLE_WORD = 0.35  # the same, when they are not
RAIDED = 0.2  # a cube that leaves Raided Cubes
WAITS = 0.25  # somebody who could go on waiting
AP_WORTH = (0.5, 0.1, 0.05)  # one more AP: with few, some, plenty
CONVERT = 1.0  # a point of Culture made one of Military
HUNGRY = 0.5
JOINED = 0.5
LOST = 0.4


# -- Elder Actions -----------------------------------------------------------------------------------------------------
def ap_worth(g: State) -> float:
    """An AP more: little when there are many, or when a Victory Check will take them."""
    worth = AP_WORTH[0 if g.ap < RESERVE else 1 if g.ap < AP_PLENTY else 2]
    return worth * (1 - see.soon(g))


def elder_worth(g: State, o: Option) -> float:
    """What an Elder Action brings if it succeeds."""
    kind = o[2]
    if kind == "military":
        return CONVERT - see.culture_lost(g, 1)
    if kind == "culture":
        return see.culture(g.culture + 1) - see.culture(g.culture) - (1.0 if g.military > 1 else 2.0)
    if kind == "ap":
        return ap_worth(g)
    if kind == "sway":
        return 0.6
    i = o[3]
    wanted = raid.wanted_ferocity(g, i, g.at[i])
    if kind == "fiercer":
        point = 1.0 if g.military < LOW else 0.0
        return point + (0.2 if wanted > g.fierce[i] else -0.15)
    point = see.culture(g.culture + 1) - see.culture(g.culture) if g.culture < LOW else 0.0
    return point + (0.15 if wanted < g.fierce[i] else -0.2)


def elder_action(g: State, f: Frame) -> Option:
    """The most experienced speak first, for what is needed most."""
    best = 0.0
    choice: Option | None = None
    for o in g.options:
        if o[0] == "elder":
            worth = elder_worth(g, o) * planning.rating(g, o[1] - 1)
            if worth > best:
                best, choice = worth, o
    return choice or ("done",)


def planning_worth(g: State) -> float:
    """APs, what the elders bring about, and one person more."""
    elders = sum(g.elders)
    aged = [0, *g.elders[:5], g.elders[5] + g.elders[6]]
    words = sum(n * planning.rating(g, box) for box, n in enumerate(aged)) / 6
    person = g.out[g.t.ops[g.card].population] > 0 if g.card in g.t.ops else False
    need = g.military < LOW or g.culture < LOW or g.culture > g.military + 1
    raided = RAIDED * sum(g.raided)
    return ap_worth(g) * elders + words * (WORD if need else IDLE_WORD) + WAITING * person - raided


# -- goods and tribes --------------------------------------------------------------------------------------------------
def buy_goods(g: State, f: Frame) -> Option:
    """Trade Goods for APs that are not needed, or that a Victory Check would take."""
    if ("buy-goods",) not in g.options:
        return ("done",)
    keep = 1 if see.soon(g) > 0.3 else RESERVE
    return ("buy-goods",) if f.n or g.ap > keep else ("done",)


def tribal_relations(g: State, f: Frame) -> Option:
    """War if the odds are good: it brings Military. Talks only with a tribe at the top and APs to spare."""
    best = 0.0
    choice: Option = ("done",)
    for o in g.options:
        if o[0] == "warfare":
            foe = battle.COMANCHE if _kind(g, o[2] - 1) == COMANCHE else battle.UTES
            column = g.t.battle_column["tribal-warfare"]
            worth = see.fight(g, o[1], battle.WARFARE, column, 0, foe) - see.AP + 0.1
        elif o[0] == "diplomacy" and g.ap > RESERVE and o[2] <= 2 and g.subjugation[RED] >= 3:
            worth = 0.05 + 0.02 * g.evasion(o[1])
        else:
            continue
        if worth > best:
            best, choice = worth, o
    return choice


def _kind(g: State, row: int) -> int:
    code = g.active[row]
    return g.t.instructions[g.period][code >> 1].faces[code & 1].kind


def gifts(g: State, f: Frame) -> Option:
    return ("gifts", 0)


def name_row(g: State, f: Frame) -> Option:
    """The dearest instruction takes the tribe's place."""

    def cost(row: int) -> int:
        code = g.standby[row]
        return g.t.instructions[g.period][code >> 1].faces[code & 1].low

    rows = [o for o in g.options if o[0] == "row"]
    return max(rows, key=lambda o: cost(o[1] - 1))


# -- Passage of Time ---------------------------------------------------------------------------------------------------
def food(g: State, lands: list[int]) -> int:
    return sum(feeding.arability(g, t) for t in lands) + 4 * (g.sheep + (g.sheep > 0)) + 4 * len(g.corn)


def passage_worth(g: State) -> float:
    """People who wait find a place, elders bring Culture; the old die and the hungry are lost."""
    waiting = see.wait(g)
    empty = sum(g.empties(i) for i in range(6) if g.at[i] != OFF)
    elders = min(g.out[ELDER] + g.passage[ELDER], max(0, waiting - empty))
    joined = min(waiting, empty)
    rest = waiting - joined - elders
    culture = elders - (empty - joined) + (1 if g.has(RELIGION_1) else 0)
    gain = see.culture(g.culture + culture) - see.culture(g.culture)
    if culture < 0:
        gain = -see.culture_lost(g, -culture)
    people = sum(g.people(i) for i in range(6)) + sum(g.elders) + joined + elders
    hungry = max(0, people - food(g, g.occupied()))
    deaths = sum(n * g.t.elder_rating[b] for b, n in enumerate(g.elders)) / 6
    total = gain + JOINED * joined + ELDER_WORTH * elders + LOST * rest - HUNGRY * hungry - ELDER_WORTH * deaths
    if waiting - empty >= 3 and see.in_play(g) < 6 and g.culture:
        total += FAMILY - 3 * ELDER_WORTH
    total += FED_ANIMAL * ((g.horses + sum(g.horse) > 0) + (g.sheep > 0))
    if not g.playing(PUEBLO_REVOLT) and not deck.holds(g, PUEBLO_REVOLT) and g.subjugation[RED] < 3:
        total += 1.0
    return total - RAIDED * sum(g.raided) - WAITS * waiting * (1 - see.soon(g))


def convert(g: State, f: Frame) -> Option:
    """Who waits takes the empty places, makes up whole Families, and else joins the elders."""
    plan = _next_conversion(g)
    return plan if plan is not None and plan in g.options else ("done",)


def _next_conversion(g: State) -> Option | None:
    missing = [sum(1 for i in range(6) if g.at[i] != OFF and not effects.boxes(g, k)[i]) for k in (MAN, WOMAN, CHILD)]
    left = [g.passage[k] - missing[k] for k in (MAN, WOMAN, CHILD)]
    for k in (MAN, WOMAN):  # children grow up where a man or a woman is missing
        if left[k] < 0 and g.passage[CHILD] and g.out[k]:
            return ("convert", 6, CHILD, k)
    rest = [max(0, n) for n in left]
    elders = sum(g.elders) + g.passage[ELDER]
    if g.culture and elders >= ENOUGH and see.in_play(g) < 6:  # a new Family, whole
        short = [k for k in (MAN, WOMAN) if not rest[k]]
        if rest[CHILD] > len(short):
            if short and g.out[short[0]]:
                return ("convert", 6, CHILD, short[0])
            if not short:
                rest = [n - 1 for n in rest]
    if g.out[ELDER]:  # everybody else becomes an elder
        for k in (CHILD, WOMAN, MAN):
            if rest[k]:
                return ("convert", 6, k, ELDER)
    return None


def settle(g: State, f: Frame) -> Option:
    """Everybody finds a place; elders first, for they bring Culture."""
    if ("seat-elder",) in g.options:
        return ("seat-elder",)
    return next((o for o in g.options if o[0] == "join"), ("done",))


def found(g: State, f: Frame) -> Option:
    """Whole Families; with two people only where Culture allows."""
    best = 0
    choice: Option = ("done",)
    for o in g.options:
        if o[0] == "found":
            people = bin(o[2]).count("1")
            if people > best and (people == 3 or (people == 2 and o[2] == 3 and g.culture >= 5)):
                best, choice = people, o
    return choice


def found_where(g: State, f: Frame) -> Option:
    return next(o for o in g.options if o[0] == "found-at")


def designate(g: State, f: Frame) -> Option:
    """Reap if somebody would go hungry; corn on the stalk slows raiders down."""
    people = sum(g.people(i) for i in range(6)) + sum(g.elders)
    lands = sum(feeding.arability(g, t) for t in g.occupied())
    hungry = people > lands + 4 * g.sheep
    return next(o for o in g.options if o[0] == ("reap" if hungry else "leave"))


def feed(g: State, f: Frame) -> Option:
    """Corn first, it does not keep; of several the one that fits best."""
    corn = [o for o in g.options if o[0] == "eat-corn"]
    if corn:
        enough = [o for o in corn if o[1] >= f.left]
        return min(enough, key=lambda o: o[1]) if enough else max(corn, key=lambda o: o[1])
    for verb in ("eat-sheep", "eat-horse"):
        if (verb,) in g.options:
            return (verb,)
    return ("done",)


def go_hungry(g: State, f: Frame) -> Option:
    """The oldest, who would hardly live on; then children; never the last adult."""
    old = [o for o in g.options if o[0] == "hungry-elder" and g.t.elder_rating[o[1] - 1] >= 3]
    if old:
        return max(old, key=lambda o: o[1])
    rank = {CHILD: 3, WOMAN: 2, MAN: 1}
    people = [o for o in g.options if o[0] == "hungry"]
    if people:
        return max(people, key=lambda o: (rank[o[2]] + (g.people(o[1]) == 3), -o[1]))
    return g.options[-1]


def spare_animals(g: State, f: Frame) -> Option:
    """Animals that the land cannot feed are better bartered."""
    lands = len(list(g.occupied()))
    too_many = max(0, g.horses - lands) + max(0, g.sheep - lands)
    if too_many >= 2:
        trades = [o for o in g.options if o[0] == "barter"]
        if trades:
            return max(trades, key=lambda o: min(o[1], max(0, g.horses - lands)) + min(o[2], max(0, g.sheep - lands)))
    return ("done",)


def forget(g: State, f: Frame) -> Option:
    rank = {CHILD: 1, MAN: 2, WOMAN: 2, ELDER: 3}
    return min((o for o in g.options if o[0] == "forget"), key=lambda o: rank[o[1]])
