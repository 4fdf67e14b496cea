"""Advice for the setup, and for Cultural Developments whenever one can be had."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.state import State
from homelands.games.navajo.tables import SETS
from homelands.players import navajo_actions as actions
from homelands.players import navajo_raids as raids
from homelands.players import navajo_sight as see

KEEP = ("wisdom", "religion", "religion")  # the set that must not be drawn out, by period
WHOLE = ("wisdom", "religion", "traders", "warriors", "cunning", "horsemanship", "mesas", "weaving")  # best first
WORTH = {  # of the three levels of a set
    "cunning": (0.8, 0.5, 0.4),
    "horsemanship": (1.2, 0.8, 2.0),
    "mesas": (0.3, 0.8, 0.9),
    "religion": (1.8, 0.2, 0.8),
    "traders": (0.6, 0.9, 1.6),
    "warriors": (1.2, 1.0, 1.4),
    "weaving": (0.9, 1.2, 1.6),
    "wisdom": (2.0, 1.6, 1.5),
}
DEVELOPMENT = tuple(worth for name in SETS for worth in WORTH[name])
POOR = 4  # Culture that should be left
POVERTY = 1.0


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
    return max(drops, key=lambda o: WHOLE.index(SETS[o[1]])) if drops else buy(g, f)


def buy(g: State, f: Frame) -> Option:
    """What is worth more than its price, and leaves some Culture."""
    best = 0.0
    choice: Option = ("done",)
    for o in g.options:
        if o[0] in ("buy", "choose"):
            worth = DEVELOPMENT[o[1]] - (price(g, o[1]) if o[0] == "buy" else 0.0)
            if worth > best or choice not in g.options:  # with two players one may have to be bought
                best, choice = worth, o
    return choice


def price(g: State, development: int) -> float:
    card = g.t.developments[development]
    if card.track == "military":
        return float(card.cost)
    return see.culture_lost(g, card.cost) + (POVERTY if g.culture - card.cost < POOR else 0.0)


def manuelito(g: State, f: Frame) -> Option:
    """He goes to the Family that meets raiders first."""
    return min((o for o in g.options if o[0] == "manuelito"), key=lambda o: g.t.to_santa_fe[g.at[o[1]]])
