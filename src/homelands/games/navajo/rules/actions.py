"""Take Actions (3.2): Families are activated one by one and spend Movement Points."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import costs, dice, effects, raiding, truce
from homelands.games.navajo.rules.names import AREAS_OF, CANYON, FIRST_CANYON, SANTA_FE, TERRITORY_OF, place_name
from homelands.games.navajo.rules.state import LETTERS, OFF, State, book

RIDDEN: Final = 2  # flag of an activation: the optional extra point is used
FORT_TRIED: Final = 4  # flag: leaving the Fort was tried and failed


# -- the Operation -----------------------------------------------------------------------------------------------------
@book.step("3.2")
def begin(g: State, f: Frame) -> None:
    """Elders, plus the Families in the Canyon or 1."""
    activations = f.left = sum(g.elders) + max(1, g.canyon_families())
    g.say("activations", "3.2", n=activations)


@book.ask("3.2", "1.5.1")
def next_family(g: State, f: Frame) -> list[Option]:
    """Each Family once."""
    activations, done = f.left, f.mask
    if not activations:
        return []
    ready: list[Option] = [("activate", i) for i in g.in_areas() if not done >> i & 1]
    return [*ready, ("end-operation",)] if ready else []


@next_family.chosen
def next_family_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "activate":
        f.left -= 1
        f.mask |= 1 << o[1]
        mps = costs.movement(g, o[1])
        g.say("activated", "3.2", family=LETTERS[o[1]], mps=mps)
        push(g, ACTIVATION, who=o[1], left=mps)
        jump(f, next_family)


TAKE_ACTIONS: Final = book.procedure(
    "take actions", begin, next_family, left="activations to come", mask="Families that were active"
)


# -- an activation -----------------------------------------------------------------------------------------------------
@book.ask(
    "3.2", "3.2.1", "3.2.2", "3.2.3", "3.2.4/plant", "3.2.4/harvest", "3.2.5", "3.2.6", "3.2.7", "3.2.8", always=True
)
def act(g: State, f: Frame) -> list[Option]:
    """What the active Family can pay for."""
    area = g.at[f.who]
    left, spent = f.left, f.n
    if area == OFF or left <= 0:
        return []
    options: list[Option] = []
    if costs.stuck(g, f):
        if not f.mask & FORT_TRIED:
            options += [("leave-fort", a) for a in g.t.links[area] if a < SANTA_FE]
    else:
        options += [("move", a) for a in g.t.links[area] if a < SANTA_FE and costs.move_cost(g, f.who, a) <= left]
    t = TERRITORY_OF[area]
    if g.drought[t] and not costs.no_water_hole(g, f):
        options.append(("water-hole",))
    if area in g.corn:
        if not costs.no_harvest(g, f):
            options.append(("harvest",))
    elif left >= 5 and not costs.no_plant(g, f):
        options.append(("plant",))
    if g.man[f.who] and g.military:
        if not costs.no_raid(g, f):
            options.append(("raid-new-mexico",))
        if not spent and not costs.no_long_raid(g, f):
            options.append(("long-raid",))
        if g.mission[t] and not costs.no_raid_on(g, f, costs.MISSION):
            options.append(("raid-mission",))
        if g.rancho[t] and not costs.no_raid_on(g, f, costs.RANCHO):
            options.append(("raid-rancho",))
        if area in g.fort and not costs.no_raid_on(g, f, costs.FORT):
            options.append(("raid-fort",))
    if area in g.fort and not costs.no_trade(g, f):
        options += [("trade", n) for n in range(g.goods_out + 1)]
    if not spent and not costs.no_council(g, f):
        options.append(("council",))
    if not costs.no_canyon(g, f):
        if t == CANYON:
            options += [("canyon-move", a) for a in range(FIRST_CANYON)]
        else:
            options += [("canyon-move", a) for a in AREAS_OF[CANYON]]
    if g.optional and g.horses and not spent and not f.mask & RIDDEN and g.plays_with("ride-to-death"):
        options.append(("ride-to-death",))
    return [*options, ("end-activation",)] if options or costs.horse_helps(g, f) else []


@act.chosen
def act_chosen(g: State, f: Frame, o: Option) -> None:
    jump(f, act)
    ACTS[o[0]](g, f, o)


def pay(f: Frame, cost: int) -> int:
    """Spend MPs of the activation; those that are left."""
    left = f.left = f.left - cost
    f.n += cost
    return left


def pay_all(f: Frame) -> None:
    left = f.left
    f.left = 0
    f.n += left


def _end(g: State, f: Frame, o: Option) -> None:
    jump(f, activation_ends)


def _move(g: State, f: Frame, o: Option) -> None:
    cost = costs.move_cost(g, f.who, o[1])
    left = pay(f, cost)
    g.say("moved", "3.2.2", family=LETTERS[f.who], to=place_name(o[1]), cost=cost, left=left)
    effects.put_family(g, f.who, o[1])


def _leave_fort(g: State, f: Frame, o: Option) -> None:
    f.at = o[1]
    dice.roll(g, fine=lambda die: die == 1)  # a lower die leaves more MPs
    jump(f, leave_fort)


def _water_hole(g: State, f: Frame, o: Option) -> None:
    pay(f, costs.water_cost(g, f.who, g.at[f.who]))
    t = TERRITORY_OF[g.at[f.who]]
    g.drought = added(g.drought, t, -1)
    g.say("drought-ends", "3.2.1", territory=t, left=g.drought[t])


def _canyon(g: State, f: Frame, o: Option) -> None:
    pay_all(f)
    spent = f.n
    g.say("moved", "3.2.3", family=LETTERS[f.who], to=place_name(o[1]), cost=spent, left=0)
    effects.put_family(g, f.who, o[1])


def _plant(g: State, f: Frame, o: Option) -> None:
    area = g.at[f.who]
    pay(f, g.t.value[area] + 4)
    effects.plant_corn(g, area)
    g.say("planted", "3.2.4/plant", family=LETTERS[f.who], at=place_name(area))


def _harvest(g: State, f: Frame, o: Option) -> None:
    area = g.at[f.who]
    pay(f, costs.harvest_cost(g, area))
    push(g, HARVEST, who=f.who, at=area)


def _raid(g: State, f: Frame, o: Option) -> None:
    if o[0] == "raid-new-mexico":
        pay(f, costs.raid_cost(g, f.who))
    else:
        pay_all(f)
    truce.broken(g)
    g.say("raid-new-mexico", "3.2.5", family=LETTERS[f.who], long=o[0] == "long-raid")
    push(g, raiding.NEW_MEXICO, who=f.who)


def _raid_on(g: State, f: Frame, o: Option) -> None:
    area = g.at[f.who]
    pay(f, g.t.value[area])
    target = ("raid-mission", "raid-rancho", "raid-fort").index(o[0])
    truce.broken(g)
    g.say("raid-outpost", "3.2.6", family=LETTERS[f.who], kind=o[0][5:])
    push(g, raiding.OUTPOST, who=f.who, kind=target, at=area)


def _trade(g: State, f: Frame, o: Option) -> None:
    pay_all(f)
    effects.gain_goods(g, o[1], "3.2.7")
    effects.set_ferocity(g, f.who, 0, "3.2.7")
    effects.lose_culture(g, 1, "3.2.7")


def _council(g: State, f: Frame, o: Option) -> None:
    pay_all(f)
    dice.roll(g, fine=lambda die: die >= g.t.value[g.at[f.who]])
    jump(f, council)


def _ride(g: State, f: Frame, o: Option) -> None:
    """Optional 15.2."""
    effects.lose_animals(g, 1, 0, "15.2")
    left = f.left = f.left + 1
    f.mask |= RIDDEN
    g.say("ridden", "15.2", family=LETTERS[f.who], left=left)


book.cites("15.2")(_ride)

ACTS: Final = {
    "end-activation": _end,
    "move": _move,
    "leave-fort": _leave_fort,
    "water-hole": _water_hole,
    "canyon-move": _canyon,
    "plant": _plant,
    "harvest": _harvest,
    "raid-new-mexico": _raid,
    "long-raid": _raid,
    "raid-mission": _raid_on,
    "raid-rancho": _raid_on,
    "raid-fort": _raid_on,
    "trade": _trade,
    "council": _council,
    "ride-to-death": _ride,
}


@book.step("3.2.2", "13/fort")
def activation_ends(g: State, f: Frame) -> None:
    """A fierce Family that ends in a Fort's Area must disband (threshold: ruling)."""
    least = 1 if g.rulings["fort-disband-ferocity"] == "one" else 2
    if g.at[f.who] != OFF and g.at[f.who] in g.fort and g.fierce[f.who] >= least:
        g.say("disbands", "3.2.2", family=LETTERS[f.who])
        effects.disband(g, f.who, "3.2.2")
    end(f)


@book.step("3.2.2")
def leave_fort(g: State, f: Frame) -> None:
    """Die and plain Value of the Area; if the Family cannot pay, it stays and may not try again."""
    plain = g.rulings["leave-fort"] == "value"
    cost, left = g.die + (g.t.value[f.at] if plain else costs.move_cost(g, f.who, f.at)), f.left
    if cost <= left:
        left = pay(f, cost)
        g.say("moved", "3.2.2", family=LETTERS[f.who], to=place_name(f.at), cost=cost, left=left)
        effects.put_family(g, f.who, f.at)
    else:
        f.mask |= FORT_TRIED
        g.say("stays-at-fort", "3.2.2", family=LETTERS[f.who], die=g.die, cost=cost, left=left)
    jump(f, act)


@book.step("3.2.8")
def council(g: State, f: Frame) -> None:
    """A die of at least the Area's Value brings 1 AP."""
    value = g.t.value[g.at[f.who]]
    g.say("council", "3.2.8", family=LETTERS[f.who], die=g.die, need=value, success=g.die >= value)
    if g.die >= value:
        effects.gain_ap(g, 1, "3.2.8")
    jump(f, act)


ACTIVATION: Final = book.procedure(
    "activation", act, activation_ends, jumps=(leave_fort, council),
    who="the active Family", left="its MPs left", n="its MPs spent", at="the Area beyond a Fort that it tries to reach",
    mask="flags: IGNORED, RIDDEN, FORT_TRIED",
)  # fmt: skip


# -- harvest -----------------------------------------------------------------------------------------------------------
@book.step("3.2.4/harvest", "1.6.1/drought")
def reap(g: State, f: Frame) -> None:
    """A die against droughts and Ranchos, if there are any."""
    t = TERRITORY_OF[f.at]
    hardship = f.n = g.drought[t] + (1 if g.rancho[t] else 0)
    if hardship:
        dice.roll(g, fine=lambda die: die > hardship)


@book.step("3.2.4/harvest")
def reaped(g: State, f: Frame) -> None:
    hardship = f.n
    if hardship:
        g.say("harvest-roll", "3.2.4/harvest", die=g.die, need=hardship + 1, success=g.die > hardship)
        if g.die <= hardship:
            end(f)


@book.chance("1.6.1/corn")
def turn_corn(g: State, f: Frame) -> Request:
    return effects.corn_request(g, f.at)


@turn_corn.result
def turn_corn_result(g: State, f: Frame, value: int) -> None:
    effects.gather_corn(g, f.at, value, "3.2.4/harvest")


HARVEST: Final = book.procedure(
    "harvest corn", reap, reaped, turn_corn,
    who="the Family", at="its Area", n="droughts and Ranchos that the die must beat",
)  # fmt: skip
