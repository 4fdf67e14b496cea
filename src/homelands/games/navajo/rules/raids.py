"""The Enemy Raid (4.2.8 and its flowchart): raiders come out of Santa Fé, Area by Area, toward the nearest Family."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import battle, dice, effects, influence, instructions, reactions
from homelands.games.navajo.rules.cards import CIVIL_WAR, NARBONA
from homelands.games.navajo.rules.names import (
    AMERICAN,
    AREAS,
    CANYON,
    CAUGHT,
    ESCAPE,
    NUMBER_OF,
    SANTA_FE,
    TERRITORY_AT,
    TERRITORY_OF,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.state import LETTERS, OFF, State, book

ENTERED: Final = 1  # flag: a counter was placed in a Territory with a Family
FREE_HARASS_USED: Final = 2  # flag: Masters of the Mesas 2
AMERICAN_BONUS: Final = 2
FAR: Final = 99  # further than any way


# -- how it begins -----------------------------------------------------------------------------------------------------
@book.cites("flow/enemy")
def bonus(g: State) -> int:
    """Total Ferocity of the Families; 2 more of the Americans (not in their Civil War); 2 more in Narbona's War."""
    counted = g.rulings["fort-ferocity"] == "counted"
    n = sum(g.fierce[i] for i in g.families() if counted or not g.by_fort(i))
    if g.period == AMERICAN and not g.playing(CIVIL_WAR):
        n += AMERICAN_BONUS
    if g.playing(NARBONA):
        n += g.t.history[NARBONA].params["raid_counters"]
    return n


@book.step("4.2.8", "flow/enemy", "1.6.1/limits")
def begin(g: State, f: Frame) -> None:
    """The APs paid are turned over in Santa Fé, and more join them."""
    paid = f.n
    free = g.t.counters["enemy-ap"] - g.enemy_ap - g.truce_ap
    g.santa_fe = min(paid + bonus(g), free)
    g.raiders.clear()
    g.say("enemy-raid", "4.2.8", paid=paid, bonus=g.santa_fe - paid, total=g.santa_fe)


def targets(g: State) -> list[int]:
    """Areas of the Families that the raid sees, by letter: without a Fort; the Canyon only when nobody is elsewhere."""
    seen = [a for a in g.at if 0 <= a < SANTA_FE and a not in g.fort]
    return [a for a in seen if TERRITORY_OF[a] != CANYON] or seen


def inhabited(g: State, t: int) -> bool:
    """A Family lives in the Territory, also in its boxes, but not by a Fort."""
    for place in g.at:  # noqa: SIM110 - a plain loop, asked for every counter placed
        if TERRITORY_AT[place] == t and place not in g.fort:
            return True
    return False


@book.cites("flow/enemy", "13/canyon", "13/santa-fe")
def next_area(g: State, seen: list[int] | None = None) -> int:
    """Toward the Family nearest in MPs (plain Values) from any placed counter; ties by letter, then by Area."""
    seen = seen or targets(g)
    canyon = TERRITORY_OF[seen[0]] == CANYON
    distance = g.t.distance_all if canyon else g.t.distance
    step = g.t.next_step_all if canyon else g.t.next_step
    sources = set(g.raiders) or {SANTA_FE}
    nearest, goal = FAR, SANTA_FE
    for area in seen:
        for s in sources:
            if distance[s][area] < nearest:
                goal = area
                nearest = distance[s][goal]
    return min([step[s][goal] for s in sources if distance[s][goal] == nearest])


@book.step("flow/enemy", "1.6.1/corn")
def place(g: State, f: Frame) -> None:
    """One counter in the next Area, two where corn or a Harass counter is; with too few the raid ends."""
    seen = targets(g)
    if not g.santa_fe or not seen:
        jump(f, raid_ends)
        return
    area = next_area(g, seen)
    need = 2 if area in g.corn or area in g.harass else 1
    if g.santa_fe < need:
        g.say("raid-stopped", "flow/enemy", at=place_name(area), left=g.santa_fe)
        jump(f, raid_ends)
        return
    g.santa_fe -= need
    g.raiders += [area] * need
    f.at = area
    if area in g.corn and g.rulings["corn-under-raiders"] == "entered":
        effects.drop_corn(g, area, "flow/enemy")
    if not f.mask & ENTERED and inhabited(g, TERRITORY_OF[area]):
        f.mask |= ENTERED
    g.say("raiders", "flow/enemy", at=place_name(area), n=need, left=g.santa_fe)
    push(g, reactions.react, at=area, n=len(g.stack) - 1)


@book.step("flow/enemy", "1.5.1")
def resolution(g: State, f: Frame) -> None:
    """Every Family that now shares its Area with a counter of this placement, by letter."""
    f.seq = tuple(g.families_at(f.at)) if f.at in g.raiders and f.at not in g.fort else ()


@book.step("flow/enemy")
def next_victim(g: State, f: Frame) -> None:
    families = f.seq
    if families:
        family, f.seq = families[0], families[1:]
        push(g, RESOLVE, who=family)
        jump(f, next_victim)
    else:
        jump(f, place)


ENEMY_RAID: Final = book.procedure(
    "enemy raid", begin, place, resolution, next_victim,
    n="APs paid", at="the Area of the last placement", mask="flags: ENTERED, FREE_HARASS_USED",
    seq="Families there that are still to be resolved",
)  # fmt: skip


# -- Raid Resolution ---------------------------------------------------------------------------------------------------
@book.ask("flow/enemy", "11.1")
def resolve(g: State, f: Frame) -> list[Option]:
    """Battle, or one person (the player says who) to Passage of Time and what follows."""
    options: list[Option] = [("battle",)] if battle.may_fight(g, f.who) else []
    return options + battle.people_options(g, f.who, "give-up")


@resolve.chosen
def resolve_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "battle":
        battle.start(g, f.who, battle.ENEMY_RAID, NUMBER_OF[g.at[f.who]])
        end(f)
        return
    effects.lose_person(g, f.who, o[1], "flow/enemy", passage=True)
    effects.lose_culture(g, culture_lost(g, f.who), "flow/enemy")
    lost = f.kind = o[1]
    dice.roll(g, fine=lambda die: g.t.family_range[die - 1] != lost)


@book.cites("flow/enemy", "flow/tribal")
def culture_lost(g: State, family: int) -> int:
    """What somebody given up to a raid costs (ruling raid-culture-loss)."""
    return 1 if g.rulings["raid-culture-loss"] == "counter-lost" else g.empties(family)


@book.step("flow/enemy")
def overrun(g: State, f: Frame) -> None:
    """Morale rises if the die falls in the range of the lost person; the enemy grows careless; caught.

    A child alone is caught too, and leaves when the raid ends (ruling child-alone: at once).
    """
    lost = f.kind
    heart = g.t.family_range[g.die - 1] == lost
    g.say("overrun", "flow/enemy", family=LETTERS[f.who], die=g.die, heart=heart)
    influence.failure(g, f.who)
    if heart:
        effects.change_morale(g, 1, "flow/enemy")
    effects.change_enemy_ferocity(g, -1, "flow/enemy")
    whole = TERRITORY_OF[g.at[f.who]] == CANYON and g.rulings["remaining-population"] == "canyon"
    if g.rulings["child-alone"] == "at-once":
        if whole:
            effects.disband(g, f.who, "flow/enemy")
        effects.check_family(g, f.who)
    elif not g.people(f.who):
        effects.check_family(g, f.who)
    elif whole:
        effects.empty_box(g, f.who, "flow/enemy")
    if g.at[f.who] != OFF:
        push(g, battle.caught, who=f.who)


RESOLVE: Final = book.procedure("raid resolution", resolve, overrun, who="the Family", kind="who of it was lost")


# -- Raid Ends ---------------------------------------------------------------------------------------------------------
@book.step("flow/enemy", "13/canyon")
def raid_ends(g: State, f: Frame) -> None:
    """1. An Outpost in each Territory with raiders, without one of its kind and without a Family."""
    g.say("raid-ends", "flow/enemy", left=g.santa_fe)
    for t in sorted({TERRITORY_OF[a] for a in g.raiders}):
        if not inhabited(g, t) and not instructions.track(g)[t] and instructions.outposts_left(g):
            instructions.place_outpost(g, t, "flow/enemy")
    f.n = f.mask & ENTERED
    f.left = g.santa_fe


@book.step("flow/enemy")
def raid_missed(g: State, f: Frame) -> None:
    """2. Nobody's Territory was entered: Build. Counters left in Santa Fé: Subvert with them."""
    entered, left_over = f.n, f.left
    if not entered:
        instructions.build(g, "flow/enemy")
    if left_over:
        g.santa_fe = 0
        g.say("left-over", "flow/enemy", n=left_over)
        instructions.subvert(g, left_over)


@book.step("flow/enemy")
def raid_cleared(g: State, f: Frame) -> None:
    """3. Raid and Harass counters leave the map. 4. Morale -1 if nobody was caught, else +1 a Family caught."""
    if g.rulings["corn-under-raiders"] == "raid-ends":
        for area in sorted(set(g.raiders)):
            if area in g.corn:
                effects.drop_corn(g, area, "flow/enemy")
    g.raiders.clear()
    g.harass_out += len(g.harass)
    g.harass.clear()
    caught = sum(1 for a in g.at if CAUGHT <= a < ESCAPE)
    effects.change_morale(g, caught or -1, "flow/enemy")
    push(g, return_home)


book.procedure(
    "raid ends", raid_ends, raid_missed, raid_cleared,
    mask="flags: ENTERED, FREE_HARASS_USED", n="ENTERED, or 0", left="Raid counters that stayed in Santa Fé",
)  # fmt: skip


# -- Families come back ------------------------------------------------------------------------------------------------
@book.ask("flow/enemy", "flow/tribal", "13/intruder")
def return_home(g: State, f: Frame) -> list[Option]:
    """Families in Caught and Escape boxes, by letter: off the map without an adult, else any Area there ..."""
    for i in range(6):
        if g.at[i] >= CAUGHT:
            effects.check_family(g, i, "flow/enemy")
    f.who = next((i for i in range(6) if g.at[i] >= CAUGHT), OFF)
    if f.who == OFF:
        return []
    t = g.territory(f.who)
    return [("return", f.who, area_of(t, n)) for n in range(1, AREAS[t] + 1)]


@return_home.chosen
def return_home_chosen(g: State, f: Frame, o: Option) -> None:
    f.at = o[2]
    jump(f, return_ferocity)


@book.ask("flow/enemy", "flow/tribal")
def return_ferocity(g: State, f: Frame) -> list[Option]:
    """... with any Ferocity, 0 without a man."""
    return [("ferocity", n) for n in range(4 if g.man[f.who] else 1)]


@return_ferocity.chosen
def return_ferocity_chosen(g: State, f: Frame, o: Option) -> None:
    effects.set_ferocity(g, f.who, o[1], "flow/enemy")
    g.say("returned", "flow/enemy", family=LETTERS[f.who], at=place_name(f.at))
    jump(f, return_home)
    effects.put_family(g, f.who, f.at)


book.alone(return_home, return_ferocity, who="the Family that comes back", at="the Area it goes to")
