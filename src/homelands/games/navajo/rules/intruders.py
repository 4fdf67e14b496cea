"""Intruders (glossary): placed unseen, revealed the instant a Family and one share an Area, and resolved at once."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import battle, cups, dice, effects, influence
from homelands.games.navajo.rules.names import (
    AREAS,
    CHILD,
    I_FIREARMS,
    I_LONE_TRAPPER,
    I_MISSION,
    I_PATROL,
    I_REFUGEES,
    I_SCOUTS,
    I_SLAVE_RAIDERS,
    I_SMALLPOX,
    I_STRAY_FLOCK,
    I_STRAY_HORSES,
    I_TRADE_GOODS,
    I_WHISKEY_SELLER,
    INTRUDERS,
    MAN,
    NUMBER_OF,
    TERRITORY_OF,
    WOMAN,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.state import HORSE, LETTERS, OFF, SHEEP, State, book

RULE: Final = "13/intruder"


def in_cup(g: State) -> int:
    return sum(g.intruder_unseen) - sum(1 for code in g.intruders if not code & 15)


def unknown(g: State) -> int:
    """How many lie on the map that nobody has looked at."""
    return len([code for code in g.intruders if not code & 15])


@book.cites(RULE)
def into_cup(g: State, kind: int) -> None:
    """A counter that everybody knows goes back; none of those on the map can be it."""
    g.intruder_unseen = added(g.intruder_unseen, kind, 1)
    if lying := unknown(g):
        g.intruder_back = cups.came_back((0,) * lying, g.intruder_back, kind)


def _request(g: State, i: int, lying: int) -> Request:
    """Which Intruder is the one at place `i` of the unknown ones in the order of their laying: see `cups`."""
    likely = list(g.intruder_unseen)
    if g.intruder_back:
        likely = cups.weights(likely, (0,) * lying, g.intruder_back, i)
    kinds = [k for k in range(len(INTRUDERS)) if likely[k]]
    return Request("intruder", "intruders", kinds, [likely[k] for k in kinds])


def _known(g: State, i: int, lying: int, kind: int) -> None:
    if g.intruder_back:
        _, g.intruder_back = cups.turned_up(list(g.intruder_unseen), (0,) * lying, g.intruder_back, i, kind)
    g.intruder_unseen = added(g.intruder_unseen, kind, -1)


# -- placing -----------------------------------------------------------------------------------------------------------
@book.step(RULE, "1.7.2/die")
def place(g: State, f: Frame) -> None:
    """A die for the Territory ..."""
    if not in_cup(g):
        g.say("cup-empty", RULE)
        end(f)
    else:
        dice.roll(g)


@book.step(RULE)
def place_area(g: State, f: Frame) -> None:
    """... and a die for the Area."""
    f.n = g.die
    dice.roll(g)


@book.step(RULE)
def placed(g: State, f: Frame) -> None:
    """A Family there meets it at once (the first by letter)."""
    territory = f.n - 1
    area = area_of(territory, g.die)
    g.intruders.append(area << 4)
    g.say("intruder-placed", RULE, at=place_name(area))
    if area in g.at:
        push(g, reveal, who=g.at.index(area), at=area)


PLACE: Final = book.procedure("place an Intruder", place, place_area, placed, n="the die for the Territory")


# -- revealing ---------------------------------------------------------------------------------------------------------
@book.step(RULE)
def reveal(g: State, f: Frame) -> None:
    """From the top: the newest in the Area first. Nothing more once the Family has gone."""
    if g.at[f.who] != f.at:
        end(f)
        return
    for i in range(len(g.intruders) - 1, -1, -1):
        if g.intruders[i] >> 4 == f.at:
            f.n = len([code for code in g.intruders[:i] if not code & 15])
            kind = f.kind = (g.intruders.pop(i) & 15) - 1
            if kind >= 0:  # somebody has looked at it
                jump(f, resolve)
            return
    end(f)


@book.chance(RULE)
def turn_up(g: State, f: Frame) -> Request:
    """Nobody knew which counter it was: any unseen one that was in the cup when it was laid."""
    place = f.n
    return _request(g, place, unknown(g) + 1)


@turn_up.result
def turn_up_result(g: State, f: Frame, kind: int) -> None:
    place = f.n
    _known(g, place, unknown(g) + 1, kind)
    f.kind = kind


@book.step(RULE)
def resolve(g: State, f: Frame) -> None:
    """Resolved counters are set aside until the cup is made up again (ruling); kept ones go to Resources."""
    kind = f.kind
    g.say("intruder", RULE, family=LETTERS[f.who], at=place_name(f.at), kind=INTRUDERS[kind])
    if kind == I_FIREARMS:
        g.intruder_firearms += 1
    elif kind == I_TRADE_GOODS:
        g.intruder_goods += 1
    elif g.rulings["resolved-intruder"] == "cup":
        into_cup(g, kind)
    else:
        g.intruder_aside = added(g.intruder_aside, kind, 1)
    EFFECTS[kind](g, f)


@book.step(RULE)
def reveal_more(g: State, f: Frame) -> None:
    jump(f, reveal)


book.procedure(
    "reveal Intruders", reveal, turn_up, resolve, reveal_more,
    who="the Family that meets them", at="the Area", kind="which Intruder it is: index of INTRUDERS",
    n="its place among the unknown ones, the oldest first",
)  # fmt: skip


# -- effects -----------------------------------------------------------------------------------------------------------
def firearms(g: State, f: Frame) -> None:
    g.say("firearms", RULE, change=1, now=g.all_firearms())


def trade_goods(g: State, f: Frame) -> None:
    g.say("goods", RULE, change=1, now=g.all_goods())


def stray_horses(g: State, f: Frame) -> None:
    for _ in range(g.t.intruder_params[I_STRAY_HORSES]["horses"]):
        effects.gain_animal(g, HORSE, RULE)


def stray_flock(g: State, f: Frame) -> None:
    for _ in range(g.t.intruder_params[I_STRAY_FLOCK]["sheep"]):
        effects.gain_animal(g, SHEEP, RULE)


def refugees(g: State, f: Frame) -> None:
    push(g, welcome, left=g.t.intruder_params[I_REFUGEES]["people"])


@book.ask(RULE)
def welcome(g: State, f: Frame) -> list[Option]:
    """Refugees: the player says who joins."""
    people = f.left
    return [("welcome", kind) for kind in (MAN, WOMAN, CHILD) if g.out[kind]] if people else []


@welcome.chosen
def welcome_chosen(g: State, f: Frame, o: Option) -> None:
    effects.to_passage(g, o[1], RULE)
    f.left -= 1
    jump(f, welcome)


book.alone(welcome, left="refugees still to be welcomed")


def lone_trapper(g: State, f: Frame) -> None:
    push(g, trapper)


@book.ask(RULE)
def trapper(g: State, f: Frame) -> list[Option]:
    """A lone trapper brings news (APs) or goods."""
    options: list[Option] = [("news",)] if g.ap < g.t.track_max else []
    return options + ([("trapper-goods",)] if g.goods_out else [])


@trapper.chosen
def trapper_chosen(g: State, f: Frame, o: Option) -> None:
    p = g.t.intruder_params[I_LONE_TRAPPER]
    if o[0] == "news":
        effects.gain_ap(g, p["ap"], RULE)
    else:
        effects.gain_goods(g, p["goods"], RULE)


book.alone(trapper)


def mission(g: State, f: Frame) -> None:
    """A Mission is founded here, but no deeper than Area 3; one that is there already moves up."""
    t = TERRITORY_OF[f.at]
    deepest = g.t.intruder_params[I_MISSION]["deepest"]
    if g.mission[t]:
        number = min(g.mission[t] + 1, AREAS[t])
    elif sum(1 for x in g.mission if x) < g.t.counters["mission"]:
        number = min(NUMBER_OF[f.at], deepest)
    else:
        return
    g.mission[t] = number
    area = area_of(t, number)
    g.say("outpost-placed", RULE, kind="mission", at=place_name(area))
    if area in g.corn:
        effects.drop_corn(g, area, RULE)


def scouts(g: State, f: Frame) -> None:
    effects.enemy_gains_ap(g, g.t.intruder_params[I_SCOUTS]["ap"][g.period], RULE)


def whiskey_seller(g: State, f: Frame) -> None:
    effects.lose_culture(g, -g.t.intruder_params[I_WHISKEY_SELLER]["culture"][g.period], RULE)


def slave_raiders(g: State, f: Frame) -> None:
    """A child is carried off; later in history, without a child, a woman."""
    if g.by_fort(f.who):
        return
    woman_too = g.t.intruder_params[I_SLAVE_RAIDERS]["woman"][g.period]
    if g.child[f.who]:
        effects.lose_person(g, f.who, CHILD, RULE, passage=False)
        influence.failure(g, f.who)
    elif woman_too and g.woman[f.who]:
        effects.lose_person(g, f.who, WOMAN, RULE, passage=False)
        influence.failure(g, f.who)
    effects.check_family(g, f.who)


def smallpox(g: State, f: Frame) -> None:
    t = TERRITORY_OF[f.at]
    sick = tuple(i for i in g.in_areas() if TERRITORY_OF[g.at[i]] == t)
    push(g, sicken, seq=sick)


@book.step(RULE)
def sicken(g: State, f: Frame) -> None:
    """Each Family in the Territory, by letter, rolls for who falls ill."""
    families, lost = f.seq, f.n
    if families:
        dice.roll(g)
    else:
        if lost:
            effects.lose_culture(g, -g.t.intruder_params[I_SMALLPOX]["culture"], RULE)
        end(f)


@book.step(RULE)
def fallen_ill(g: State, f: Frame) -> None:
    families = f.seq
    family, f.seq = families[0], families[1:]
    kind = g.t.family_range[g.die - 1]
    if g.at[family] != OFF and effects.boxes(g, kind)[family]:
        effects.lose_person(g, family, kind, RULE, passage=False)
        influence.failure(g, family)
        effects.check_family(g, family)
        f.n += 1
    jump(f, sicken)


book.procedure("smallpox", sicken, fallen_ill, seq="Families still to roll", n="people lost")


def patrol(g: State, f: Frame) -> None:
    push(g, meet_patrol, who=f.who, at=f.at)


@book.ask(RULE, "11.1")
def meet_patrol(g: State, f: Frame) -> list[Option]:
    """Fight the patrol, or give way and lose someone to it."""
    options: list[Option] = [("battle",)] if battle.may_fight(g, f.who) else []
    return [*options, *(("give-up", kind) for kind in (MAN, WOMAN, CHILD) if effects.boxes(g, kind)[f.who])]


@meet_patrol.chosen
def meet_patrol_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "battle":
        bonus = g.t.intruder_params[I_PATROL]["battle"][g.period]
        battle.start(g, f.who, battle.PATROL, NUMBER_OF[f.at], bonus)
    else:
        effects.lose_person(g, f.who, o[1], RULE, passage=True)
        influence.failure(g, f.who)
        effects.lose_culture(g, -g.t.intruder_params[I_PATROL]["culture"] * g.empties(f.who), RULE)
        effects.check_family(g, f.who)


book.alone(meet_patrol, who="the Family", at="its Area")

EFFECTS: Final = (
    firearms, trade_goods, stray_horses, stray_flock, refugees, lone_trapper,
    mission, scouts, whiskey_seller, slave_raiders, smallpox, patrol,
)  # fmt: skip


# -- Religion 2 --------------------------------------------------------------------------------------------------------
@book.chance(RULE)
def look(g: State, f: Frame) -> Request:
    return _request(g, _place_of(g, f.at), unknown(g))


@look.result
def look_result(g: State, f: Frame, kind: int) -> None:
    """The counter stays where it is, known from now on."""
    for i in range(len(g.intruders) - 1, -1, -1):
        if g.intruders[i] == f.at << 4:
            _known(g, _place_of(g, f.at), unknown(g), kind)
            g.intruders[i] |= kind + 1
            g.say("intruder-seen", "13/exhaust", at=place_name(f.at), kind=INTRUDERS[kind])
            return


def _place_of(g: State, area: int) -> int:
    """The place of the topmost unknown Intruder of an Area among all unknown ones."""
    lying = [code for code in g.intruders if not code & 15]
    return len(lying) - 1 - lying[::-1].index(area << 4)


book.alone(look, at="the Area")
