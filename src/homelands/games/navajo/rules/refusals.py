"""Why something that was typed is not among the options: the rule that forbids it, and the values that decide.

Nothing here decides what is legal; it only explains what the options already say. Where no rule can be named the
answer is None, and the kernel's plain refusal stands.
"""

from __future__ import annotations

from collections.abc import Callable

from homelands.core.decision import Refusal
from homelands.core.state import Frame
from homelands.games.navajo.rules import (
    actions,
    battle,
    costs,
    dice,
    enemy,
    purse,
    reactions,
    rights,
    sequence,
    victory,
)
from homelands.games.navajo.rules.costs import FORT, MISSION, RANCHO
from homelands.games.navajo.rules.names import DEVELOPMENTS, FIRST_CANYON, place_index
from homelands.games.navajo.rules.state import LETTERS, OFF, State

Why = Refusal | None

ACTS: dict[str, Callable[[State, Frame], Why]] = {
    "plant": costs.no_plant,
    "harvest": costs.no_harvest,
    "water-hole": costs.no_water_hole,
    "raid-new-mexico": costs.no_raid,
    "long-raid": costs.no_long_raid,
    "raid-mission": lambda g, f: costs.no_raid_on(g, f, MISSION),
    "raid-rancho": lambda g, f: costs.no_raid_on(g, f, RANCHO),
    "raid-fort": lambda g, f: costs.no_raid_on(g, f, FORT),
    "trade": costs.no_trade,
    "council": costs.no_council,
    "canyon-move": costs.no_canyon,
}


def why_not(g: State, text: str) -> Why:
    if not g.stack or not text.split():
        return None
    f, (verb, *rest) = g.stack[-1], text.casefold().split()
    if f.step == actions.act.name and g.at[f.who] != OFF:
        if verb == "move" and rest:
            try:
                return costs.no_move(g, f, place_index(rest[0]))
            except KeyError:
                return None
        if verb in ACTS:
            return ACTS[verb](g, f)
    if verb in ("buy", "choose") and rest and rest[0] in DEVELOPMENTS:
        return victory.no_development(g, DEVELOPMENTS.index(rest[0]), paid=verb == "buy")
    if verb == "preempt" and f.step == sequence.preempt.name:
        return Refusal("too-few-ap", "2.2.1", cost=g.t.ops[g.card].preempt, left=g.ap)
    if f.step == reactions.react.name and verb in ("ambush", "negotiate", "evade", "harass"):
        return _reaction(g, f, verb, rest)
    if verb in RIGHTS:
        return RIGHTS[verb](g, rest)
    return None


def _family(rest: list[str]) -> int:
    return LETTERS.find(rest[0].upper()) if rest and len(rest[0]) == 1 else OFF


def _reaction(g: State, f: Frame, verb: str, rest: list[str]) -> Why:
    if verb != "evade" and not g.ap:
        return Refusal("too-few-ap", "5.1.2", cost=1, left=0)
    if verb == "harass":
        return Refusal("no-harass-left", "5.2.3") if not g.harass_out else Refusal("harass-not-there", "5.2.3")
    i = _family(rest)
    if i == OFF or g.at[i] == OFF:
        return None
    if g.at[i] != f.at:
        return Refusal("not-reached", "5.1.2", family=LETTERS[i])
    if not reactions.may_react(g, i):
        return Refusal("no-reaction-here", "5.1.3" if g.at[i] < FIRST_CANYON else "5.1.4", family=LETTERS[i])
    if verb == "ambush":
        if not g.man[i]:
            return Refusal("no-man", "11.1")
        if not battle.may_fight(g, i):
            return Refusal("no-military", "11.1")
        if not g.fierce[i]:
            return Refusal("no-ferocity", "5.2.1", family=LETTERS[i])
    return None


# -- rights ------------------------------------------------------------------------------------------------------------
def _mount(g: State, rest: list[str]) -> Why:
    i = _family(rest)
    if i == OFF or g.at[i] == OFF:
        return None
    if not g.horses:
        return Refusal("no-horse", "1.6.1/horse")
    return Refusal("has-horse", "1.6.1/horse", family=LETTERS[i]) if g.horse[i] else None


def _goods(need: int, rule: str) -> Callable[[State, list[str]], Why]:
    def why(g: State, rest: list[str]) -> Why:
        return Refusal("too-few-goods", rule, cost=need, left=g.all_goods()) if g.all_goods() < need else None

    return why


def _goods_ap(g: State, rest: list[str]) -> Why:
    if g.ap >= g.t.track_max:
        return Refusal("ap-full", "1.7.4/caps")
    return _goods(purse.GOODS_FOR_AP, "10.2/ap")(g, rest)


def _barter(g: State, rest: list[str]) -> Why:
    if not g.goods_out:
        return Refusal("no-goods-out", "1.6.1/limits")
    need = purse.animal_price(g)
    n = g.horses + g.sheep
    return Refusal("too-few-animals", "10.1", cost=need, left=n) if n < need else None


RIGHTS: dict[str, Callable[[State, list[str]], Why]] = {
    "mount": _mount,
    "goods-ap": _goods_ap,
    "goods-animal": _goods(rights.GOODS_FOR_ANIMAL, "10.2/animal"),
    "barter": _barter,
    "reroll": _goods(dice.REROLL, "10.2/reroll"),
    "cancel-event": _goods(dice.REROLL, "10.2/cancel"),
    "cancel-flip": _goods(enemy.CANCEL_FLIP, "10.2/flip"),
}
