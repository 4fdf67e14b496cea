"""Advice for what the cards ask: going first, Victory Checks, Ceremonies, dice and cubes, and the events."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.bots import actions, planning, raids
from homelands.games.navajo.bots import evaluation as see
from homelands.games.navajo.rules.names import BLUE, GREEN, NUMBER_OF, RED, TERRITORY_OF, WARRIORS_2
from homelands.games.navajo.rules.planning import rating
from homelands.games.navajo.rules.reactions import evade_bonus
from homelands.games.navajo.rules.state import State

SPARE = 4  # APs that should be left after going first
NEAR = 0.4  # a Victory Check so likely that APs are better spent now
WIN = 4.0  # no Morale left: most likely an Automatic Victory
KEPT_AP = 0.1  # a check takes all APs ...
KEPT_PERSON = 0.25  # ... and half of those who wait in Passage of Time
BLESSING = 0.3  # a die that one can choose
SOON_AGAIN = 0.4  # how likely another Ceremony comes before the card is used
CROWDED = 0.15  # each card that is held already
BUY_OFF = 0.7  # an Enemy Way that is worth three Trade Goods
RICH = 5  # Trade Goods from which three may go for a better cube
GIFTS = 2  # Trade Goods with which talks in Santa Fé are worth the risk
WAYS = {  # what the Enemy Ways cost, about
    "enemy-ap": 0.7,
    "droughts": 0.5,
    "alarm": 1.1,
    "elder-death": 0.3,
    "lost-customs": 0.4,
    "warriors-spent": 0.4,
    "sickness": 0.4,
    "stolen-mounts": 0.3,
    "newcomers": 1.2,
    "change-of-mind": 0.2,
    "fame": 0.4,
    "intruder": 0.1,
}
LOW_DICE = ("planning.elder-speaks", "battle.outcome")  # where a low die is a good one


# -- Operations --------------------------------------------------------------------------------------------------------
def preempt(g: State, f: Frame) -> Option:
    """Go first to raid an Outpost before the enemy comes, and with APs to spare or soon to be lost."""
    if ("preempt",) not in g.options:
        return ("wait",)
    left = g.ap - g.t.ops[g.card].preempt
    return ("preempt",) if staged(g) or left >= SPARE or (see.soon(g) > NEAR and left > 0) else ("wait",)


def staged(g: State) -> bool:
    """A Family stands where it can raid an Outpost."""
    for i in g.in_areas():
        t = TERRITORY_OF[g.at[i]]
        if g.man[i] and max(g.mission[t], g.rancho[t]) >= NUMBER_OF[g.at[i]]:
            return g.military > 0
    return False


def operation(g: State, f: Frame) -> Option:
    """The Operation that brings most now; before it, goods are spent on what only goods can do."""
    for o in g.options:
        if o[0] in ("goods-morale", "look-at") or (o[0] == "goods-firearms" and not g.all_firearms()):
            return o
    worths = {
        "planning": planning.planning_worth(g),
        "take-actions": actions.actions_worth(g),
        "passage-of-time": planning.passage_worth(g),
    }
    return (max(worths, key=lambda k: worths[k]),)


# -- Victory Checks ----------------------------------------------------------------------------------------------------
def choose_check(g: State, f: Frame) -> Option:
    """Good Medicine only if a Victory Check would leave the people worse off, black cubes counted as Morale."""
    if ("good-medicine",) not in g.options:
        return ("victory-check",)
    price = g.t.good_medicine[g.card]
    skip = g.military - g.morale - price
    if g.card == g.t.scenarios[g.scenario].ends_with:  # only the difference of the two tracks counts
        return ("victory-check",) if after_check(g)[0] >= skip else ("good-medicine",)
    lead, culture, free = after_check(g)
    check = lead + see.culture(culture) + (WIN if free else 0.0)
    kept = see.culture(g.culture) + KEPT_AP * g.ap + KEPT_PERSON * see.wait(g)
    return ("victory-check",) if culture and check >= skip + kept else ("good-medicine",)


def after_check(g: State) -> tuple[int, int, bool]:
    """Military less Morale, and Culture, after a Victory Check now; and whether no Morale would be left."""
    need, held = g.t.history[g.card].vp, see.land(g)
    military = g.military + (1 if held > need else held - need) - g.morale
    culture = g.culture + 2 * min(0, military)
    military = max(0, military)
    most = g.t.dev_params[WARRIORS_2]["cap"] if g.has(WARRIORS_2) else 7
    morale = max(0, min(most - military, sum(g.man))) + g.outposts()
    if culture <= 0 and not military:
        return -morale, 0, False
    return military - g.outposts(), min(9, culture + sum(g.woman)) - g.forts(), not morale


def ultimatum(g: State, f: Frame) -> Option:
    """War only if it is won already: no Outpost and no Fort is left."""
    return ("strongholds",) if g.outposts() or g.forts() else ("all-out-war",)


def black_cubes(g: State, f: Frame) -> Option:
    """Out of Recovery, where they do nothing; those in Raided Cubes hold the enemy back."""
    boxes = ("recovery", "pool", "raided")
    return min((o for o in g.options if o[0] == "black-from"), key=lambda o: boxes.index(o[1]))


# -- Ceremonies --------------------------------------------------------------------------------------------------------
def take_card(g: State, f: Frame) -> Option:
    """Somebody joins with each card, and it can stand for a die; but not if its Enemy Way would hurt too much."""
    if ("take-card",) not in g.options:
        return ("discard-card",)
    card = g.t.ceremonies.get(g.card)
    if card is None:  # The Rope Thrower's setup: no Ceremony will come
        return ("take-card",)
    gain = BLESSING + (planning.WAITING if g.out[card.population] else 0.0)
    return ("take-card",) if gain > SOON_AGAIN * way_cost(g, g.card) + CROWDED * len(g.hand) else ("discard-card",)


def way_cost(g: State, card: int) -> float:
    way = g.t.ceremonies[card].way
    return 2 * WAYS[way] if way == "lost-customs" and g.outposts() else WAYS[way]


def next_way(g: State, f: Frame) -> Option:
    """The worst is bought off, if there are goods."""
    cancel = [o for o in g.options if o[0] == "cancel-way"]
    if cancel:
        worst = max(cancel, key=lambda o: way_cost(g, o[1]))
        if way_cost(g, worst[1]) >= BUY_OFF:
            return worst
    return next(o for o in g.options if o[0] == "enemy-way")


def fall_sick(g: State, f: Frame) -> Option:
    """Somebody who waits, a child first; else the child of a whole Family."""
    if any(o[0] == "forget" for o in g.options):
        return planning.forget(g, f)
    return max((o for o in g.options if o[0] == "sick"), key=lambda o: (o[2], g.people(o[1])))


# -- dice and cubes ----------------------------------------------------------------------------------------------------
def bless(g: State, f: Frame) -> Option:
    """A Ceremony card where it does what the die might not: the sooner it is used, the less its Enemy Way hurts."""
    below = g.stack[-2]
    cards = [(g.t.ceremonies[o[1]].die, o) for o in g.options if o[0] == "bless"]
    if cards:
        good = [c for c in cards if blessed(g, below, c[0])]
        if good:
            return max(good)[1] if below.step in LOW_DICE else min(good)[1]
    return ("roll",)


def blessed(g: State, below: Frame, die: int) -> bool:
    """Is that die a good one here?"""
    step = below.step
    if step == "planning.elder-speaks":
        return die <= rating(g, below.at)
    if step == "battle.outcome":  # the enemy's die
        return die <= 2
    if step == "battle.foe-die":  # the own die
        return die >= 5
    if step == "reactions.evade-result":
        return die == 6 or (die > 1 and die + evade_bonus(g, below.who) > NUMBER_OF[g.at[below.who]] + 1)
    if step == "passage.death-check":
        need = g.t.elder_rating[below.seq[0] // 4]
        return die > need >= 2
    if step == "actions.council":
        return die >= g.t.value[g.at[below.who]]
    if step == "actions.reaped":
        return die > below.n
    return False


def reroll(g: State, f: Frame) -> Option:
    """Only where much hangs on one die: the end of the game, a Family in danger."""
    below = g.stack[-2].step
    if below in ("sequence.automatic-roll", "reactions.evade-result", "reactions.parley-ends"):
        return ("reroll",)
    return ("reroll",) if below == "battle.foe-die" and g.die <= 2 else ("keep",)


def keep(g: State, f: Frame) -> Option:
    return next((o for o in g.options if o[0] in ("keep-all", "keep-all-cubes")), ("keep",))


def redraw(g: State, f: Frame) -> Option:
    """Soldiers and red cubes go back, if that costs nothing or goods are plenty."""
    if g.cube in (BLUE, GREEN, RED):
        for o in g.options:
            if o[0] == "redraw" and (o[1] != "goods" or g.all_goods() >= RICH):
                return o
    return ("keep",)


# -- events ------------------------------------------------------------------------------------------------------------
def reorder(g: State, f: Frame) -> Option:
    """Ceremonies first, checks last: there will be more time to prepare."""
    return min(g.options, key=lambda o: [(c > 40) * 9 - (c in g.t.ceremonies) for c in o[1:]])


def talks(g: State, f: Frame) -> Option:
    """Never with empty hands."""
    return ("attend",) if g.all_goods() >= GIFTS else ("stay-away",)


def talks_gifts(g: State, f: Frame) -> Option:
    return ("gifts", min(GIFTS + 1, g.all_goods()))


def kinsmen(g: State, f: Frame) -> Option:
    """Withdraw to the best place near by; nobody is lost that way."""
    ground = actions.Ground(g)
    return max((o for o in g.options if o[0] == "withdraw"), key=lambda o: ground.place(f.seq[0], o[2]))


def caught_in(g: State, f: Frame) -> Option:
    """Out of the Canyon into the Caught box of a Territory that is worth living in."""
    ground = actions.Ground(g)
    return max(g.options, key=lambda o: ground.place(f.who, o[1] * 6 + 5))


def fort_toll(g: State, f: Frame) -> Option:
    """The track that has more."""
    choice: Option = ("lose-culture",) if g.culture >= g.military else ("lose-military",)
    return choice if choice in g.options else g.options[0]


def pueblo_victim(g: State, f: Frame) -> Option:
    """The Family with the fewest people."""
    return min((o for o in g.options if o[0] == "scatter"), key=lambda o: g.people(o[1]))


def muster(g: State, f: Frame) -> Option:
    """Only those who will ambush."""
    for o in g.options:
        if o[0] == "raise" and raids.wanted_ferocity(g, o[1], g.at[o[1]]) > g.fierce[o[1]]:
            return o
    return ("done",)


def welcome(g: State, f: Frame) -> Option:
    """A child: it can become anybody."""
    return max((o for o in g.options if o[0] == "welcome"), key=lambda o: o[1])


def resettle(g: State, f: Frame) -> Option:
    """A new start: everybody where it is best."""
    i, ground = f.seq[0], actions.Ground(g)
    places = [o for o in g.options if o[0] in ("resettle", "stay")]
    return max(places, key=lambda o: ground.place(i, o[2] if len(o) > 2 else g.at[i]))
