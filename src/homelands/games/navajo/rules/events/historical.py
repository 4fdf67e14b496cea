"""Major Events of the Historical cards (6): 41-44 Spanish, 46-49 Mexican, 51-54 American."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added, changed
from homelands.games.navajo.rules import battle, cards, dice, display, effects, influence, instructions, truce
from homelands.games.navajo.rules.names import (
    AREAS,
    CANYON,
    RED,
    SAN_JUAN,
    SHIPROCK,
    TERRITORY_OF,
    ZUNI,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import AWAITED, LETTERS, OFF, State, book

RULE: Final = "2.2.2"
K: Final = COUNTERS.index("K")  # the Ute and Comanche counters of the Spanish set
L: Final = COUNTERS.index("L")


# -- Spanish Period ----------------------------------------------------------------------------------------------------
def pueblo_revolt(g: State) -> None:
    """All cubes back into the bag. While in play the enemy only subjugates, and cubes are not reset."""
    effects.cubes_to_pool(g, g.recovery, g.raided)
    g.pool[RED] += g.subjugation[RED]
    g.subjugation[RED] = 0
    g.say("revolt-begins", RULE, pool=sum(g.pool))
    if g.truce != OFF and g.rulings["pueblo-revolt-truce"] == "ends":
        truce.over(g)


def franciscans(g: State) -> None:
    """Two Missions; Raids turned over where dice could turn them; those still showing give way to Standby."""
    for _ in range(g.t.history[cards.FRANCISCANS].params["builds"]):
        instructions.build(g, RULE)
    stars = [c.star for c in g.t.instructions[g.period]]
    for column in (g.active, g.standby):
        for row, code in enumerate(column):
            if code == OFF or not display.shows_raid(g, code):
                continue
            if not stars[code >> 1] and not display.face(g, code).stripe:
                display.flip(g, column, row, RULE)
    for row in range(6):
        a, b = g.active[row], g.standby[row]
        if a != OFF and b != OFF and display.shows_raid(g, a) and not display.shows_raid(g, b):
            display.swap_with_standby(g, row, row, RULE)


def galvez(g: State) -> None:
    """Culture for each Outpost, at most 3; then Utes and Comanche come forward."""
    effects.lose_culture(g, min(g.outposts(), g.t.history[cards.GALVEZ].params["most"]), RULE)
    for column in (g.active, g.standby, g.inactive):
        for row, code in enumerate(column):
            if code >> 1 in (K, L) and code & 1:
                display.flip(g, column, row, RULE)
    for counter in (K, L):
        code = counter * 2
        if code in g.standby:
            row = g.standby.index(code)
            display.swap_with_standby(g, row, row, RULE)
        elif code in g.active:
            display.swap_up(g, g.active, g.active.index(code), RULE)


def settlers(g: State) -> None:
    """Expand, or Build if there is no Outpost. While in play every Subvert counts 1 AP more."""
    if g.outposts():
        instructions.expand(g, 0)
    else:
        instructions.build(g, RULE)


# -- Mexican Period ----------------------------------------------------------------------------------------------------
def massacre(g: State) -> None:
    push(g, MASSACRE)


@book.ask(RULE)
def talks(g: State, f: Frame) -> list[Option]:
    """The new government invites the headmen to talks at Santa Fé."""
    return [("attend",), ("stay-away",)]


@talks.chosen
def talks_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "stay-away":
        effects.change_morale(g, g.t.history[cards.MASSACRE].params["away_morale"], RULE)
        end(f)


@book.ask(RULE)
def talks_gifts(g: State, f: Frame) -> list[Option]:
    return [("gifts", n) for n in range(g.all_goods() + 1)]


@talks_gifts.chosen
def talks_gifts_chosen(g: State, f: Frame, o: Option) -> None:
    f.n = o[1]
    if o[1]:
        effects.spend_goods(g, o[1], RULE)


@book.step(RULE)
def talks_roll(g: State, f: Frame) -> None:
    dice.roll(g)


@book.step(RULE)
def talks_end(g: State, f: Frame) -> None:
    """Murdered headmen, nothing, or peace."""
    p = g.t.history[cards.MASSACRE].params
    gifts = f.n
    total = g.die + gifts
    g.say("massacre-roll", RULE, die=g.die, gifts=gifts, total=total)
    if g.die == 1 or total <= p["bad"]:
        for _ in range(p["elders"]):
            box = max((b for b in range(7) if g.elders[b]), default=OFF)
            if box != OFF:
                # two players: the Headman sends the other's elders first (nothing says whose)
                owner = max(influence.owners(g, box), key=lambda p: p == influence.rival(g))
                effects.lose_elder(g, box, RULE)
                influence.elder_gone(g, box, owner)
        effects.change_morale(g, p["bad_morale"], RULE)
        for i in g.families():
            for _ in range(p["bad_ferocity"]):
                effects.fiercer(g, i, RULE)
    elif total > p["neutral"]:
        effects.enemy_loses_ap(g, g.enemy_ap, RULE)
        effects.change_morale(g, p["good_morale"], RULE)
        effects.gain_culture(g, p["good_culture"], RULE)
        for i in g.families():
            effects.set_ferocity(g, i, 0, RULE)


MASSACRE: Final = book.procedure("santa fé massacre", talks, talks_gifts, talks_roll, talks_end, n="Trade Goods given")


def dineanaii(g: State) -> None:
    here = tuple(i for i in g.in_areas() if TERRITORY_OF[g.at[i]] == SHIPROCK)
    if not here:
        effects.lose_culture(g, -g.t.history[cards.DINEANAII].params["culture_absent"], RULE)
    push(g, DINEANAII, seq=here)


@book.ask(RULE)
def kinsmen(g: State, f: Frame) -> list[Option]:
    """Each Family in Shiprock, by letter: withdraw, or hold and lose somebody."""
    families = f.seq
    if not families:
        return []
    i = families[0]
    options: list[Option] = [("hold", i, o[1]) for o in battle.people_options(g, i, "")]
    for t in (SAN_JUAN, ZUNI, CANYON):
        options += [("withdraw", i, area_of(t, n)) for n in range(1, AREAS[t] + 1)]
    return options


@kinsmen.chosen
def kinsmen_chosen(g: State, f: Frame, o: Option) -> None:
    families = f.seq
    f.seq = families[1:]
    jump(f, kinsmen)
    if o[0] == "hold":
        effects.lose_person(g, o[1], o[2], RULE, passage=True)
        influence.failure(g, o[1])
        effects.lose_culture(g, -g.t.history[cards.DINEANAII].params["culture_hold"], RULE)
        effects.check_family(g, o[1])
    else:
        g.say("withdraws", RULE, family=LETTERS[o[1]], to=place_name(o[2]))
        effects.set_ferocity(g, o[1], 0, RULE)
        effects.put_family(g, o[1], o[2])


@book.step(RULE)
def kinsmen_rancho(g: State, f: Frame) -> None:
    """A Rancho in Shiprock, or the one there one Area deeper."""
    if g.rancho[SHIPROCK]:
        g.rancho[SHIPROCK] = min(AREAS[SHIPROCK], g.rancho[SHIPROCK] + 1)
    elif sum(1 for x in g.rancho if x) < g.t.counters["rancho"]:
        g.rancho[SHIPROCK] = 1
    else:
        return
    area = area_of(SHIPROCK, g.rancho[SHIPROCK])
    g.say("outpost-placed", RULE, kind="rancho", at=place_name(area))
    if area in g.corn:
        effects.drop_corn(g, area, RULE)


DINEANAII: Final = book.procedure("dineanaii", kinsmen, kinsmen_rancho, seq="Families in Shiprock still to be asked")


def sick_land(g: State) -> None:
    """Both drought spaces of every Territory with a Family. While in play, land recovers only where nobody lives."""
    for t in g.occupied():
        while g.drought[t] < g.t.drought_spaces[t] and sum(g.drought) < g.t.counters["drought"]:
            g.drought = added(g.drought, t, 1)
            g.say("drought", RULE, territory=t, now=g.drought[t])


def narbona(g: State) -> None:
    push(g, muster)
    effects.enemy_gains_ap(g, g.t.history[cards.NARBONA].params["enemy_ap"], RULE)


@book.ask(RULE)
def muster(g: State, f: Frame) -> list[Option]:
    """Any Families with a man may grow fiercer, each by 1."""
    raised = f.mask
    options: list[Option] = [("raise", i) for i in g.families() if g.man[i] and g.fierce[i] < 3 and not raised >> i & 1]
    return [*options, ("done",)] if options else []


@muster.chosen
def muster_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "raise":
        f.mask |= 1 << o[1]
        effects.fiercer(g, o[1], RULE)
        jump(f, muster)


book.alone(muster, mask="Families that have grown fiercer")


# -- American Period ---------------------------------------------------------------------------------------------------
@book.cites("1.6.1/fort")
def forts(g: State) -> None:
    """Fort Defiance and Fort Fauntleroy; if both stand already, the enemy takes heart."""
    placed = 0
    for i in range(2):
        area = g.t.fort_area[i]
        if g.fort[i] == OFF:
            g.fort = changed(g.fort, i, area)
            placed += 1
            g.say("fort-placed", "1.6.1/fort", at=place_name(area))
            if area in g.corn:
                effects.drop_corn(g, area, RULE)
    if not placed:
        effects.change_morale(g, g.t.history[cards.FORTS].params["morale"], RULE)


def dodge(g: State) -> None:
    """A friend of the Diné is dead. While in play: more enemy APs, and talks go worse."""
    effects.lose_culture(g, -g.t.history[cards.DODGE].params["culture"], RULE)


def manuelito(g: State) -> None:
    g.manuelito = AWAITED
    push(g, manuelito_joins)
    effects.enemy_gains_ap(g, g.t.history[cards.MANUELITO].params["enemy_ap"], RULE)


@book.ask("13/manuelito")
def manuelito_joins(g: State, f: Frame) -> list[Option]:
    """A Family with a man; if there is none he waits until a Discard Phase that finds one, and his card with him."""
    return [("manuelito", i) for i in g.families() if g.man[i]]


@manuelito_joins.chosen
def manuelito_joins_chosen(g: State, f: Frame, o: Option) -> None:
    by_card = g.manuelito == AWAITED
    g.manuelito = o[1]
    g.say("manuelito-joins", "13/manuelito", family=LETTERS[o[1]])
    if by_card:
        jump(f, manuelito_ferocity)


@book.ask("13/manuelito")
def manuelito_ferocity(g: State, f: Frame) -> list[Option]:
    """The card sets the Ferocity of his Family to any value."""
    return [("ferocity", n) for n in range(4)]


@manuelito_ferocity.chosen
def manuelito_ferocity_chosen(g: State, f: Frame, o: Option) -> None:
    effects.set_ferocity(g, g.manuelito, o[1], "13/manuelito")


book.alone(manuelito_joins, manuelito_ferocity)


def civil_war(g: State) -> None:
    """Red cubes back into the bag. While in play: smaller Raids, more slavers."""
    g.pool[RED] += g.subjugation[RED]
    g.subjugation[RED] = 0
    effects.change_morale(g, g.t.history[cards.CIVIL_WAR].params["morale"], RULE)


HISTORICAL: Final = {
    "pueblo-revolt": pueblo_revolt,
    "franciscans": franciscans,
    "galvez": galvez,
    "settlers": settlers,
    "massacre": massacre,
    "dineanaii": dineanaii,
    "sick-land": sick_land,
    "narbona": narbona,
    "forts": forts,
    "dodge": dodge,
    "manuelito": manuelito,
    "civil-war": civil_war,
}
