"""Advice for the game of two: the people must win, but only who leads in Influence wins with them.

Points come from what the Families do that one influences, so: influence the Families that raid and ambush, take the
point when they succeed, and win them over again through the elders.
"""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.bots import planning, raids
from homelands.games.navajo.rules import planning as rules
from homelands.games.navajo.rules import two_player
from homelands.games.navajo.rules.deciders import decider
from homelands.games.navajo.rules.names import SANTA_FE
from homelands.games.navajo.rules.state import OFF, State

SWAY = 0.5  # a Family won over by an elder
FROM_RIVAL = 0.3  # more, if it was the other's
POINT = 0.5  # a success that brings a point, or gives the other one
SPARE_POINTS = 2  # a lead from which a point may be given for Military
PLEDGE = 4  # counters offered against Kit Carson


def me(g: State) -> int:
    """The player whose decision it is."""
    return decider(g)


def stake(g: State, i: int) -> float:
    """What a success of a Family is worth to the player who decides, besides what it is worth to the people."""
    owner = g.followers[i]
    return 0.0 if owner == OFF else POINT if owner == me(g) else -POINT


def _promise(g: State, i: int) -> float:
    """How soon a Family will succeed in something: fierce ones near Santa Fé."""
    if not g.man[i] or not 0 <= g.at[i] < SANTA_FE:
        return -1.0
    return g.fierce[i] - 0.05 * g.t.to_santa_fe[g.at[i]]


def elder(g: State, f: Frame) -> Option:
    """The most experienced elder that can be had."""
    boxes = [o for o in g.options if o[0] == "sway-elder"]
    return max(boxes, key=lambda o: g.t.elder_rating[o[1] - 1]) if boxes else g.options[0]


def family(g: State, f: Frame) -> Option:
    """The Family that promises most; one without influence before one of the other's."""
    found = [o for o in g.options if o[0] == "sway-family"]
    return max(found, key=lambda o: (_promise(g, o[1]), g.followers[o[1]] == OFF)) if found else g.options[0]


def own_ferocity(g: State, f: Frame) -> Option:
    for o in g.options:
        if o[0] == "set-ferocity" and o[2] == raids.wanted_ferocity(g, o[1], g.at[o[1]]) != g.fierce[o[1]]:
            return o
    return ("done",)


def next_elder(g: State, f: Frame) -> Option:
    """All speak, the most experienced first."""
    return next((o for o in g.options if o[0] == "call-elder"), ("done",))


def elder_choice(g: State, f: Frame) -> Option:
    """What the people need most, or a Family for oneself."""
    best = 0.0
    choice: Option = ("no-action",)
    for o in g.options:
        if o[0] != "elder":
            continue
        if o[2] == "sway":
            worth = SWAY + (FROM_RIVAL if g.followers[o[3]] != OFF else 0.0) + 0.05 * _promise(g, o[3])
        else:
            worth = planning.elder_worth(g, o)
        if worth > best:
            best, choice = worth, o
    return choice if rules.rating(g, f.at) else ("no-action",)


def spend_point(g: State, f: Frame) -> Option:
    """Only a lead that lasts can be shared."""
    return ("spend-point",) if abs(g.ip) > SPARE_POINTS else ("keep-point",)


def bid(g: State, f: Frame) -> Option:
    """Who offers more becomes Headman; who offers less pays."""
    return ("bid", min(PLEDGE, two_player.stores(g)))


def whether_to_buy(g: State, f: Frame) -> Option:
    return ("buy-one",) if g.culture >= 7 else ("done",)
