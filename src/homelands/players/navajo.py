"""A player of Navajo Wars by simple rules: what a good player tells a beginner, without search."""

from __future__ import annotations

import random
from collections.abc import Callable

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.planning import rating as elder_rating
from homelands.games.navajo.reactions import evade_bonus
from homelands.games.navajo.state import State
from homelands.games.navajo.tables import CANYON, NUMBER_OF, SHIPROCK, TERRITORY_OF
from homelands.players import navajo_actions as actions
from homelands.players import navajo_council as council
from homelands.players import navajo_planning as planning
from homelands.players import navajo_raids as raids
from homelands.players import navajo_sight as see

SPARE = 4  # APs left after going first
WIN = 4.0  # no Morale left: most likely an Automatic Victory
KEPT_AP = 0.1  # a check takes all APs, and half of those who wait in Passage of Time
KEPT_PERSON = 0.25
BLESSING = 0.3  # a die that one can choose
SOON_AGAIN = 0.4  # how likely another Ceremony comes before the card is used
CROWDED = 0.15  # each card that is held already
BUY_OFF = 0.7  # an Enemy Way that is worth three Trade Goods
WAYS = {
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
Judge = Callable[[State, Frame], Option]
KEEP = (7, 3, 3)  # the set that must not be drawn out, by period: Wisdom, later Religion
SETS = (7, 3, 4, 5, 0, 1, 2, 6)  # where whole sets are taken: best first
DEVELOPMENT = (
    0.8,
    0.5,
    0.4,
    1.2,
    0.8,
    2.0,
    0.3,
    0.8,
    0.9,
    1.8,
    0.2,
    0.8,
    0.6,
    0.9,
    1.6,
    1.2,
    1.0,
    1.4,
    0.9,
    1.2,
    1.6,
    2.0,
    1.6,
    1.5,
)  # worth of each


# -- setup -------------------------------------------------------------------------------------------------------------
def place_family(g: State, f: Frame) -> Option:
    best, choice = -9.0, g.options[0]
    ground = actions.Ground(g)
    for o in g.options:
        worth = ground.place(f.n, o[2])
        if worth > best:
            best, choice = worth, o
    return choice


def first_ferocity(g: State, f: Frame) -> Option:
    area = g.at[f.n]
    return ("ferocity", 3 if TERRITORY_OF[area] == SHIPROCK else 0)


def keep_set(g: State, f: Frame) -> Option:
    return ("keep-set", KEEP[g.period])


def choose_development(g: State, f: Frame) -> Option:
    drops = [o for o in g.options if o[0] == "drop-set"]
    if drops:
        return max(drops, key=lambda o: SETS.index(o[1]))
    return buy(g, f)


def buy(g: State, f: Frame) -> Option:
    best = 0.0
    choice: Option = ("done",)
    for o in g.options:
        if o[0] in ("buy", "choose"):
            d = g.t.developments[o[1]]
            price = 0.0
            if o[0] == "buy":
                price = float(d.cost) if d.track == "military" else see.culture_lost(g, d.cost)
                if d.track == "culture" and g.culture - d.cost < 4:
                    price += 1.0
            if DEVELOPMENT[o[1]] - price > best or choice not in g.options:
                best, choice = DEVELOPMENT[o[1]] - price, o
    return choice


def most_fit(g: State, f: Frame) -> Option:
    """Manuelito goes to the Family that meets raiders first."""
    return min((o for o in g.options if o[0] == "manuelito"), key=lambda o: g.t.to_santa_fe[g.at[o[1]]])


# -- the card ----------------------------------------------------------------------------------------------------------
def preempt(g: State, f: Frame) -> Option:
    if ("preempt",) not in g.options:
        return ("wait",)
    left = g.ap - g.t.ops[g.card].preempt
    if staged(g) and left >= 0:
        return ("preempt",)
    return ("preempt",) if left >= SPARE or (see.soon(g) > 0.4 and left >= 1) else ("wait",)


def staged(g: State) -> bool:
    """A Family stands where it can raid an Outpost."""
    return (
        any(
            g.man[i]
            and TERRITORY_OF[g.at[i]] != CANYON
            and max(g.mission[TERRITORY_OF[g.at[i]]], g.rancho[TERRITORY_OF[g.at[i]]]) >= NUMBER_OF[g.at[i]]
            for i in g.in_areas()
        )
        and g.military > 0
    )


def operation(g: State, f: Frame) -> Option:
    worths = {
        "planning": planning.planning_worth(g),
        "take-actions": actions.actions_worth(g),
        "passage-of-time": planning.passage_worth(g),
    }
    return (max(worths, key=lambda k: worths[k]),)


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
    morale = max(0, min(7 - military, sum(g.man))) + g.outposts()
    if culture <= 0 and not military:
        return -morale, 0, False
    return military - g.outposts(), min(9, culture + sum(g.woman)) - g.forts(), not morale


def take_card(g: State, f: Frame) -> Option:
    if ("take-card",) not in g.options:
        return ("discard-card",)
    if g.card not in g.t.ceremonies:
        return ("take-card",)
    card = g.t.ceremonies[g.card]
    gain = BLESSING + (planning.WAITING if g.out[card.population] else 0.0)
    return ("take-card",) if gain > SOON_AGAIN * way_cost(g, g.card) + CROWDED * len(g.hand) else ("discard-card",)


def way_cost(g: State, card: int) -> float:
    """What the Enemy Way of a card costs, about."""
    way = g.t.ceremonies[card].way
    cost = WAYS.get(way, 0.4)
    return 2 * cost if way == "lost-customs" and g.outposts() else cost


def next_way(g: State, f: Frame) -> Option:
    """The worst is bought off, if there are goods."""
    cancel = [o for o in g.options if o[0] == "cancel-way"]
    if cancel:
        worst = max(cancel, key=lambda o: way_cost(g, o[1]))
        if way_cost(g, worst[1]) >= BUY_OFF:
            return worst
    return next(o for o in g.options if o[0] == "enemy-way")


def bless(g: State, f: Frame) -> Option:
    """A Ceremony card where it does what the die might not: the sooner it is used, the less its Enemy Way hurts."""
    below = g.stack[-2]
    cards = [(g.t.ceremonies[o[1]].die, o) for o in g.options if o[0] == "bless"]
    if cards:
        good = [c for c in cards if blessed(g, below, c[0])]
        if good:
            return max(good)[1] if below.step in LOW_DICE else min(good)[1]
    return ("roll",)


LOW_DICE = ("planning.elder-speaks", "battle.outcome", "actions.leave-fort")


def blessed(g: State, below: Frame, die: int) -> bool:
    """Is that die a good one here?"""
    step = below.step
    if step == "planning.elder-speaks":
        return die <= elder_rating(g, below.at)
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
    below = g.stack[-2].step
    if below in ("sequence.automatic-roll",):
        return ("reroll",)
    if below in ("reactions.evade-result", "reactions.parley-ends") or (below == "battle.foe-die" and g.die <= 2):
        return ("reroll",)
    return ("keep",)


def keep(g: State, f: Frame) -> Option:
    return next((o for o in g.options if o[0] in ("keep-all", "keep-all-cubes")), ("keep",))


def redraw(g: State, f: Frame) -> Option:
    if g.cube in (1, 3, 4):
        for o in g.options:
            if o[0] == "redraw" and (o[1] != "goods" or g.all_goods() >= 5):
                return o
    return ("keep",)


def let_flip(g: State, f: Frame) -> Option:
    return next((o for o in g.options if o[0] == "let-all-flip"), g.options[0])


def reorder(g: State, f: Frame) -> Option:
    """Ceremonies first, checks last."""
    return min(g.options, key=lambda o: [(c > 40) * 9 - (c in g.t.ceremonies) for c in o[1:]])


def talks(g: State, f: Frame) -> Option:
    return ("attend",) if g.all_goods() >= 2 else ("stay-away",)


def talks_gifts(g: State, f: Frame) -> Option:
    return ("gifts", min(3, g.all_goods()))


def kinsmen(g: State, f: Frame) -> Option:
    i = f.seq[0]
    ground = actions.Ground(g)
    return max((o for o in g.options if o[0] == "withdraw"), key=lambda o: ground.place(i, o[2]))


def caught_in(g: State, f: Frame) -> Option:
    """Out of the Canyon into the Caught box of a Territory that is worth living in."""
    ground = actions.Ground(g)
    return max(g.options, key=lambda o: ground.place(f.who, o[1] * 6 + 5))


def ultimatum(g: State, f: Frame) -> Option:
    return ("strongholds",)


def resettle(g: State, f: Frame) -> Option:
    i = f.seq[0]

    ground = actions.Ground(g)
    return max(
        (o for o in g.options if o[0] in ("resettle", "stay")),
        key=lambda o: ground.place(i, o[2] if len(o) > 2 else g.at[i]),
    )


def first(*verbs: str) -> Judge:
    def judge(g: State, f: Frame) -> Option:
        for verb in verbs:
            for o in g.options:
                if o[0] == verb:
                    return o
        return g.options[0]

    return judge


JUDGES: dict[str, Judge] = {
    "setup.place-family": place_family,
    "setup.first-ferocity": first_ferocity,
    "setup.keep-set": keep_set,
    "setup.choose-development": choose_development,
    "setup.first-manuelito": most_fit,
    "setup.keep-ceremony": take_card,
    "historical.manuelito-joins": most_fit,
    "historical.manuelito-ferocity": lambda g, f: ("ferocity", 3),
    "sequence.preempt": preempt,
    "sequence.operation": operation,
    "sequence.minor-event": lambda g, f: ("allow-event",),
    "sequence.fort-toll": first("lose-culture", "lose-military"),
    "planning.elder-action": planning.elder_action,
    "planning.buy-goods": planning.buy_goods,
    "planning.tribal-relations": planning.tribal_relations,
    "planning.gifts": planning.gifts,
    "planning.name-row": planning.name_row,
    "actions.next-family": actions.next_family,
    "actions.act": actions.act,
    "raiding.soldiers": raids.soldiers,
    "raiding.choose-animal": raids.choose_animal,
    "passage.convert": planning.convert,
    "passage.settle": planning.settle,
    "passage.found": planning.found,
    "passage.found-where": planning.found_where,
    "passage.designate": planning.designate,
    "passage.spare-animals": planning.spare_animals,
    "feeding.provide": first("done"),
    "feeding.feed": planning.feed,
    "feeding.go-hungry": planning.go_hungry,
    "reactions.react": raids.react,
    "reactions.offer": raids.offer,
    "reactions.evade-to": raids.evade_to,
    "raids.resolve": raids.resolve,
    "raids.return-home": raids.return_home,
    "raids.return-ferocity": raids.return_ferocity,
    "battle.prepare": raids.prepare,
    "battle.caught": caught_in,
    "battle.further-loss": raids.give_up,
    "tribal.flee": raids.flee,
    "tribal.appease": raids.appease,
    "tribal.resolve": raids.tribal_resolve,
    "intruders.meet-patrol": raids.meet_patrol,
    "intruders.trapper": first("trapper-goods", "news"),
    "intruders.welcome": first("welcome"),
    "victory.choose-check": choose_check,
    "victory.buy-development": buy,
    "victory.forget": planning.forget,
    "victory.black-cubes": first("black-from"),
    "ceremonies.take-card": take_card,
    "ceremonies.next-way": next_way,
    "ceremonies.fall-sick": first("forget", "sick"),
    "ceremonies.stolen-from": first("horse-from"),
    "dice.bless-or-roll": bless,
    "dice.keep-or-reroll": reroll,
    "dice.keep-pair": keep,
    "dice.keep-or-redraw": redraw,
    "enemy.let-flip": let_flip,
    "operations.reorder": reorder,
    "operations.sow": first("sow"),
    "operations.rain": first("rain"),
    "operations.harvest-fails": first("give-field", "give-corn", "give-sheep", "give-horse", "go-without"),
    "operations.pueblo-victim": first("scatter"),
    "historical.talks": talks,
    "historical.talks-gifts": talks_gifts,
    "historical.kinsmen": kinsmen,
    "historical.muster": first("done"),
    "campaign.ultimatum": ultimatum,
    "campaign.resettle": resettle,
    "campaign.new-family": first("found-at"),
    "campaign.gift": buy,
    "instructions.colonists": first("recover"),
    "two-player.sway-more": council.elder,
    "two-player.sway-families": council.family,
    "two-player.own-ferocity": council.own_ferocity,
    "two-player.next-elder": council.next_elder,
    "two-player.elder-choice": council.elder_choice,
    "two-player.spend-point": council.spend_point,
    "two-player.bid": council.bid,
    "influence.claim": first("claim-point"),
    "influence.court": council.family,
    "influence.persuade": council.elder,
    "headman.take-headman": council.elder,
    "headman.rival-elder": council.elder,
    "headman.rival-family": council.family,
    "headman.lose-follower": first("free-family"),
    "headman.give-cards": first("done"),
    "headman.drop-way": first("discard-card"),
    "operations.show-cards": first("keep-secret"),
    "victory.whether-to-buy": council.whether_to_buy,
}


class NavajoHeuristic:
    """Called with a position that waits for a decision, it gives the option its judge likes best."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng

    def __call__(self, g: State) -> Option:
        options = g.options
        if len(options) == 1:
            return options[0]
        f = g.stack[-1]
        judge = JUDGES.get(f.step)
        choice = judge(g, f) if judge is not None else options[0]
        return choice if choice in options else options[0]


_ = (CANYON,)
