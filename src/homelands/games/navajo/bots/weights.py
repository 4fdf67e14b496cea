"""How likely the weighted player is to take each verb, and each option of a verb."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.games.navajo.rules.names import CANYON, CHILD, ELDER, MAN, NUMBER_OF, WOMAN
from homelands.games.navajo.rules.state import State
from homelands.players.title import Choices, Verbs, Weights

ALL_THREE = 1 << MAN | 1 << WOMAN | 1 << CHILD
IN_PASSAGE = 6
LOW = 5  # below this a change of Ferocity brings a point as well


def _passage(g: State) -> float:
    """Good when those who wait fill the empty spaces and most people are fed."""
    empty = sum(g.empties(i) for i in g.families())
    people = sum(g.people(i) for i in range(6)) + sum(g.elders)
    food = 3 * len(g.occupied()) - sum(g.drought[t] for t in g.occupied() if t != CANYON)
    hungry = max(0, people - food - 4 * (g.sheep + len(g.corn)))
    return max(0.2, sum(g.passage[:4]) - empty - hungry)


def _check(g: State) -> float:
    """People and land bring points, what the card asks and the enemy's Morale cost them."""
    people = sum(g.man) + sum(g.woman)
    land = sum(g.t.vp[t] for t in g.occupied())
    return max(0.1, float(people + land - 2 * g.morale - g.t.history[g.card].vp))


def _convert(g: State, o: Option) -> float:
    """Who waits in Passage of Time becomes an elder (a Culture Point each), children grow up; Families stay whole."""
    if o[1] != IN_PASSAGE:
        return 0.05
    return 10 if o[3] == ELDER else 3


def _elder(g: State, o: Option) -> float:
    kind, box = o[2], o[1]
    weights = {
        "calmer": 8.0 if g.culture < LOW else 0.5,
        "fiercer": 8.0 if g.military < LOW else 0.5,
        "military": 1.5 if g.military < LOW - 1 else 0.2,
        "culture": 1.5 if g.culture < LOW - 1 else 0.2,
        "ap": 3.0 if g.ap < 8 else 1.0,
    }
    return weights.get(kind, 1.0) * float(box)


def _far(g: State, o: Option) -> float:
    """Far from Santa Fé."""
    return float(NUMBER_OF[o[2]] ** 2)


VERBS: Verbs = {
    "planning": lambda g: 3 + 3 * sum(g.elders), "take-actions": lambda g: 1 + 0.5 * g.outposts(),
    "passage-of-time": _passage, "preempt": 0.3, "wait": 10,
    "raid-mission": 8, "raid-rancho": 8, "raid-fort": 6, "raid-new-mexico": 2, "long-raid": 3, "plant": 1,
    "harvest": 1, "move": 6, "canyon-move": 0.3, "council": 1, "water-hole": 4, "leave-fort": 4, "trade": 0.3,
    "ride-to-death": 0.3, "activate": 4, "end-activation": 0.3, "end-operation": 0.5,
    "evade": 20, "negotiate": 8, "ambush": 60, "harass": 5, "no-reaction": 0.5, "battle": 5, "give-up": 1,
    "fight": 2, "use-firearms": 8, "encourage": 0.3,
    "victory-check": _check, "good-medicine": 3, "buy": 0.2, "victory.buy-development done": 5,
    "take-card": 1, "discard-card": 2, "stay-away": 4, "attend": 1,
    "convert": 2, "passage.convert done": 1, "join": 20, "seat-elder": 5, "passage.settle done": 0.1,
    "found": 1, "passage.found done": 1, "elder": 20, "planning.elder-action done": 0.3,
    "buy-goods": 10, "planning.buy-goods done": 0.1, "planning.tribal-relations done": 10,
    "mount": 4, "barter": 0.03, "barter-corn": 0.05, "goods-ap": 0.5, "goods-animal": 0.5, "goods-firearms": 0.1,
    "goods-morale": 1, "look-at": 0.3, "trade-horses": 0.1, "trade-sheep": 0.1,
    "cancel-flip": 15, "let-flip": 0.1, "let-all-flip": 0.3, "reroll": 0.2, "bless": 1, "roll": 2,
}  # fmt: skip
OPTIONS: Choices = {
    "convert": _convert,
    "elder": _elder,
    "found": lambda g, o: 8 if o[2] == ALL_THREE else 1,
    "place": _far,
    "return": _far,
    "give-up": lambda g, o: 4 if o[1] == CHILD else 1,
    "hungry": lambda g, o: 4 if o[2] == CHILD else 1,
}
WEIGHTS = Weights(VERBS, OPTIONS)
