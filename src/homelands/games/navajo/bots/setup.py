"""Advice for the setup, and for Cultural Developments whenever one can be had."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.bots import actions, raids
from homelands.games.navajo.bots import evaluation as see
from homelands.games.navajo.rules import victory
from homelands.games.navajo.rules.names import CANYON, SETS
from homelands.games.navajo.rules.state import State

KEEP = ("warriors", "religion", "religion")  # the set that must not be drawn out, by period
WHOLE = ("wisdom", "religion", "traders", "warriors", "cunning", "horsemanship", "mesas", "weaving")  # best first
WORTH = {  # of the three levels of a set, in Military Points: often the third is what the first two are bought for
    "cunning": (0.3, 0.5, 2.2),
    "horsemanship": (0.4, 1.4, 3.4),
    "mesas": (0.2, 0.4, 0.9),
    "religion": (1.2, 0.7, 2.1),
    "traders": (0.3, 1.2, 3.2),
    "warriors": (1.4, 0.6, 1.5),
    "weaving": (1.0, 1.1, 1.3),
    "wisdom": (1.3, 1.4, 1.8),
}
DEVELOPMENT = tuple(worth for name in SETS for worth in WORTH[name])
POOR = 4  # Culture that should be left
POVERTY = 1.0
LATER = 0.5  # of what higher levels would bring
NEVER = -99.0
DRY = 0.1  # each drought where Families live


def place_family(g: State, f: Frame) -> Option:
    """High on the tracks, one Family a Territory."""
    ground = actions.Ground(g)
    return max(g.options, key=lambda o: ground.place(f.n, o[2]))


def first_ferocity(g: State, f: Frame) -> Option:
    """Those whom raiders reach first are ready to ambush."""
    return ("ferocity", raids.wanted_ferocity(g, f.n, g.at[f.n]))


def keep_set(g: State, f: Frame) -> Option:
    return ("keep-set", SETS.index(KEEP[g.period]))


def choose_development(g: State, f: Frame) -> Option:
    """Where whole sets are taken, the least useful one goes; else as in a Victory Check."""
    drops = [o for o in g.options if o[0] == "drop-set"]
    return max(drops, key=lambda o: WHOLE.index(SETS[o[1]])) if drops else buy(g, f, f.left)


def buy(g: State, f: Frame, at_hand: int = 1) -> Option:
    """What is worth more than its price, and leaves some Culture; also for the sake of the levels above it."""
    best = 0.0
    choice: Option = ("done",)
    for o in g.options:
        if o[0] in ("buy", "choose"):
            worth = promise(g, o[1], at_hand) if o[0] == "buy" else DEVELOPMENT[o[1]]
            if worth > best or choice not in g.options:  # with two players one may have to be bought
                best, choice = worth, o
    return choice


def promise(g: State, development: int, at_hand: int) -> float:
    """What a development is worth beyond its price, or it and the levels above it whose requirements are met.

    Those beyond the purchases at hand may never be bought: they count for less.
    """
    now, best = 0.0, NEVER
    worth, culture, military = 0.0, 0, 0
    for n, d in enumerate(range(development, development - development % 3 + 3)):
        card = g.t.developments[d]
        if n and card.need_kind and victory.requirement(g, card.need_kind) < card.need:
            break
        worth += DEVELOPMENT[d] + need(g, d)
        if card.track == "military":
            military += card.cost
        else:
            culture += card.cost
        net = worth - price(g, culture) - military
        if n < at_hand:
            now = net
        best = max(best, now + LATER * (net - now))
    return best


def need(g: State, development: int) -> float:
    """What makes a set worth more now: dry land for those who know the mesas."""
    if SETS[development // 3] == "mesas":
        return DRY * sum(g.drought[t] for t in g.occupied() if t != CANYON)
    return 0.0


def price(g: State, culture: int) -> float:
    return see.culture_lost(g, culture) + (POVERTY if culture and g.culture - culture < POOR else 0.0)


def manuelito(g: State, f: Frame) -> Option:
    """He goes to the Family that meets raiders first."""
    return min((o for o in g.options if o[0] == "manuelito"), key=lambda o: g.t.to_santa_fe[g.at[o[1]]])
