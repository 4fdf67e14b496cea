"""Reactions to an Enemy Raid (section 5): one Reaction by one Family after each placement."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump
from homelands.core.state import Frame
from homelands.games.navajo.rules import battle, dice, effects, influence, purse, raids
from homelands.games.navajo.rules.cards import DODGE, NARBONA
from homelands.games.navajo.rules.names import (
    AREAS_OF,
    CANYON,
    CUNNING_1,
    CUNNING_2,
    FIRST_CANYON,
    FV,
    MESAS_2,
    MFV,
    NUMBER_OF,
    TERRITORY_OF,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.state import LETTERS, OFF, State, book

FROM_CARSON: Final = 1  # an evasion in Kit Carson's campaign
REACH: Final = 3  # Areas between a Harass counter and a Family (5.2.3)


@book.cites("5.1.3")
def shielded(g: State, family: int) -> bool:
    """An Outpost or Fort on its track at least as deep: no Reaction to the enemy, safe from the tribes."""
    area = g.at[family]
    t, n = TERRITORY_OF[area], NUMBER_OF[area]
    if g.mission[t] >= n or g.rancho[t] >= n:
        return True
    return any(x != OFF and TERRITORY_OF[x] == t and NUMBER_OF[x] >= n for x in g.fort)


@book.cites("5.1.2", "5.1.3", "5.1.4")
def may_react(g: State, family: int) -> bool:
    """On an Area Track, outside the Canyon, not under an Outpost."""
    area = g.at[family]
    return 0 <= area < FIRST_CANYON and not shielded(g, family)


@book.cites("5.2.3")
def harass_areas(g: State) -> list[int]:
    """Empty Areas within reach of a Family with a man, above the Outposts on their track."""
    found: set[int] = set()
    for i in range(6):
        if g.man[i] and may_react(g, i):
            found.update(g.t.within[REACH][g.at[i]])
    taken = {*g.at, *g.raiders, *g.harass, *g.corn, *g.fort, *(code >> 4 for code in g.intruders)}
    return [a for a in sorted(found - taken) if _outpost(g, a) < NUMBER_OF[a]]


def _outpost(g: State, area: int) -> int:
    """How far up an Area's track the furthest Outpost stands."""
    t = TERRITORY_OF[area]
    return max(g.mission[t], g.rancho[t])


@book.cites("9.1.4")
def free_harass(g: State, f: Frame) -> bool:
    """Masters of the Mesas 2: the first Harassment of a raid costs no AP."""
    raid = f.n
    return g.has(MESAS_2) and not g.stack[raid].mask & raids.FREE_HARASS_USED


@book.ask("5.1.2", "5.2.1", "5.2.2", "5.2.3", "5.2.4", "flow/enemy", always=True)
def react(g: State, f: Frame) -> list[Option]:
    """Ambush, Negotiate and Evade need the new counter in the Family's Area; Harassment does not.

    Asked also when only Trade Goods could bring the AP for a Harassment (10.2).
    """
    options: list[Option] = []
    for i in g.families_at(f.at):
        if may_react(g, i):
            options.append(("evade", i))
            if g.ap:
                options.append(("negotiate", i))
                if g.fierce[i] and battle.may_fight(g, i):
                    options.append(("ambush", i))
    if g.harass_out and (g.ap or free_harass(g, f)):
        options += [("harass", a) for a in harass_areas(g)]
    if not options and g.harass_out and not g.ap and purse.ap_within_reach(g) and harass_areas(g):
        return [("no-reaction",)]
    return [*options, ("no-reaction",)] if options else []


@react.chosen
def react_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "no-reaction":
        return
    if o[0] == "harass":
        if free_harass(g, f):
            raid = f.n
            g.stack[raid].mask |= raids.FREE_HARASS_USED
        else:
            effects.spend_ap(g, 1, "5.2.3")
        g.harass_out -= 1
        g.harass.append(o[1])
        g.say("harass", "5.2.3", at=place_name(o[1]))
        return
    f.who = o[1]
    g.say("reaction", "5.2.4" if o[0] == "evade" else "5.2.2" if o[0] == "negotiate" else "5.2.1",
          kind=o[0], family=LETTERS[o[1]])  # fmt: skip
    if o[0] == "evade":
        jump(f, EVADE)
        return
    effects.spend_ap(g, 1, "5.2.1" if o[0] == "ambush" else "5.2.2")
    jump(f, ambush if o[0] == "ambush" else offer)


book.alone(
    react, at="the Area of the new Raid counter", n="where the raid's frame is in the stack", who="the Family reacting"
)


# -- Ambush ------------------------------------------------------------------------------------------------------------
@book.step("5.2.1")
def ambush(g: State, f: Frame) -> None:
    battle.start(g, f.who, battle.AMBUSH, NUMBER_OF[f.at])


@book.step("5.2.1")
def ambush_ends(g: State, f: Frame) -> None:
    """A victory takes all placed raiders off the map; those in Santa Fé start anew."""
    end(f)
    if g.result not in (FV, MFV):
        influence.failure(g, f.who)
    else:
        influence.success(g, f.who)
        g.say("ambush-wins", "5.2.1", n=len(g.raiders))
        g.raiders.clear()
        if g.playing(NARBONA):
            effects.change_morale(g, g.t.history[NARBONA].params["ambush_morale"], "6.1.1")


book.procedure("ambush", ambush, ambush_ends, who="the Family", at="its Area")


# -- Negotiate ---------------------------------------------------------------------------------------------------------
@book.ask("5.2.2")
def offer(g: State, f: Frame) -> list[Option]:
    """Any number of Trade Goods."""
    return [("gifts", n) for n in range(g.all_goods() + 1)]


@offer.chosen
def offer_chosen(g: State, f: Frame, o: Option) -> None:
    f.left = o[1]
    if o[1]:
        effects.spend_goods(g, o[1], "5.2.2")


@book.step("5.2.2")
def parley(g: State, f: Frame) -> None:
    dice.roll(g, fine=lambda die: parley_succeeds(g, f, die))


def negotiate_bonus(g: State, family: int, gifts: int) -> int:
    bonus = g.evasion(family) + gifts
    if g.has(CUNNING_2):
        bonus += g.t.dev_params[CUNNING_2]["talk"]
    if g.playing(DODGE):
        bonus += g.t.history[DODGE].params["negotiate"]
    return bonus


def parley_succeeds(g: State, f: Frame, die: int) -> bool:
    given = f.left
    return die != 1 and (die == 6 or die + negotiate_bonus(g, f.who, given) >= g.t.negotiate_success)


@book.step("5.2.2")
def parley_ends(g: State, f: Frame) -> None:
    """6 or more saves every Family of the Area; a 1 fails, a 6 succeeds."""
    given = f.left
    bonus = negotiate_bonus(g, f.who, given)
    success = parley_succeeds(g, f, g.die)
    g.say("negotiation", "5.2.2", family=LETTERS[f.who], die=g.die, bonus=bonus, success=success)
    if success:
        for i in g.families_at(f.at):
            effects.to_escape(g, i, "5.2.2")
        influence.success(g, f.who)
    else:
        influence.failure(g, f.who)
    end(f)


book.procedure(
    "negotiate", offer, parley, parley_ends, who="the Family that talks", at="its Area", left="Trade Goods given"
)


# -- Evade (also in a Tribal Raid) -------------------------------------------------------------------------------------
def evade_bonus(g: State, family: int) -> int:
    bonus = g.evasion(family)
    if g.manuelito == family:
        bonus += g.t.battle_mods["manuelito"]
    if g.has(CUNNING_1):
        bonus += g.t.dev_params[CUNNING_1]["evade"]
    return bonus


@book.step("5.2.4")
def evade_roll(g: State, f: Frame) -> None:
    dice.roll(g, blessed=True, fine=lambda die: die == 6)


@book.step("5.2.4", "13/manuelito")
def evade_result(g: State, f: Frame) -> None:
    """A die of 1 fails; a total above the Area's Value leads up the track; a 6, or 7 and more, to Area 6 or the Canyon.

    In Kit Carson's campaign more than 6 means the Canyon.
    """
    family, area, from_carson = f.who, g.at[f.who], f.kind
    t = TERRITORY_OF[area]
    bonus = evade_bonus(g, family)
    total = g.die + bonus
    ways: tuple[int, ...] = ()
    if g.die == 1:
        pass
    elif g.die == 6 or total >= 7:
        top = () if area_of(t, 6) in g.raiders or (from_carson and total > 6) else (area_of(t, 6),)
        ways = (*top, *(a for a in AREAS_OF[CANYON] if a not in g.raiders))
        if area == area_of(t, 6) and g.rulings["evade-from-area-six"] == "six-only" and g.die != 6:
            ways = ()
    elif total > NUMBER_OF[area] and area_of(t, total) not in g.raiders:
        ways = (area_of(t, total),)
    f.seq = ways
    g.say("evasion", "5.2.4", family=LETTERS[family], die=g.die, bonus=bonus, need=NUMBER_OF[area] + 1,
          success=bool(ways))  # fmt: skip


@book.ask("5.2.4", "13/canyon", rights=False)
def evade_to(g: State, f: Frame) -> list[Option]:
    ways = f.seq
    return [("evade-to", a) for a in ways]


@evade_to.chosen
def evade_to_chosen(g: State, f: Frame, o: Option) -> None:
    g.say("evaded", "5.2.4", family=LETTERS[f.who], to=place_name(o[1]))
    effects.put_family(g, f.who, o[1])


EVADE: Final = book.procedure(
    "evade", evade_roll, evade_result, evade_to,
    who="the Family", kind="FROM_CARSON, or 0", seq="Areas that the die opens",
)  # fmt: skip
