"""Planning (3.1): elders counsel, goods are bought, tribes are fought or won over."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import battle, dice, display, effects, influence, purse, two_player
from homelands.games.navajo.rules.names import (
    COMANCHE,
    CUNNING_2,
    FV,
    MFV,
    UTES,
    WARRIORS_2,
    WEAVING_3,
    WISDOM_1,
    WISDOM_3,
)
from homelands.games.navajo.rules.state import LETTERS, OFF, State, book

MILITARY: Final = "military"
CULTURE: Final = "culture"
FIERCER: Final = "fiercer"
CALMER: Final = "calmer"
AP: Final = "ap"
SWAY: Final = "sway"
KINDS: Final = (MILITARY, CULTURE, FIERCER, CALMER, AP, SWAY)
EXTRA: Final = 1  # flag of Elder Actions: the attempt that Wisdom 3 adds, after all others
LOW: Final = 5  # below this a change of Ferocity brings a point as well (3.1 Step 3)


@book.step("3.1/1")
def population(g: State, f: Frame) -> None:
    """The counter of the card's symbol goes to Passage of Time."""
    effects.to_passage(g, g.t.ops[g.card].population, "3.1/1")


@book.step("3.1/2", "1.7.5/elder")
def elders_age(g: State, f: Frame) -> None:
    """1 AP an elder; then all move one box to the right, the last box holds."""
    effects.gain_ap(g, sum(g.elders), "3.1/2")
    if any(g.elders):
        g.elders[:] = [0, *g.elders[:5], g.elders[5] + g.elders[6]]
        g.sway = (0, 0, *g.sway[:10], g.sway[10] + g.sway[12], g.sway[11] + g.sway[13])
        g.say("elders-age", "3.1/2", elders=g.elders[:])
    push(g, ELDER_ACTIONS)


# -- Elder Actions -----------------------------------------------------------------------------------------------------
@book.step("3.1/3")
def elders_stand(g: State, f: Frame) -> None:
    """Each elder may attempt one Elder Action; with Wisdom 3 one of them a second, after all others."""
    extra = g.t.dev_params[WISDOM_3]["extra"] if g.has(WISDOM_3) else 0
    if g.players == 2:
        f.n = extra
        f.seq = two_player.councillors(g)
        jump(f, two_player.next_elder)
        return
    g.acting = tuple(g.elders)
    f.left = extra


def rating(g: State, box: int) -> int:
    """Elder Rating for Elder Actions (death checks use the printed one)."""
    printed = g.t.elder_rating[box]
    if g.has(WISDOM_1):
        p = g.t.dev_params[WISDOM_1]
        return min(printed + p["rating"], p["most"]) if printed else int(p["leftmost"])
    return printed


def elder_options(g: State, box: int) -> list[Option]:
    """What an elder in that box can attempt; without a Rating, nothing."""
    options: list[Option] = []
    if not rating(g, box):
        return options
    most = g.t.track_max
    if g.culture > g.military and g.military < most:
        options.append(("elder", box + 1, MILITARY))
    if g.military > g.culture and g.culture < most:
        options.append(("elder", box + 1, CULTURE))
    if g.ap < most:
        options.append(("elder", box + 1, AP))
    may_calm = not g.has(WARRIORS_2)
    for i, place in enumerate(g.at):
        if place == OFF or g.touched >> i & 1:
            continue
        if g.man[i] and g.fierce[i] < 3:
            options.append(("elder", box + 1, FIERCER, i))
        if g.fierce[i] and may_calm:
            options.append(("elder", box + 1, CALMER, i))
    return options


@book.ask("3.1/3")
def elder_action(g: State, f: Frame) -> list[Option]:
    """An elder and one of the four kinds; each elder once, each Family's Ferocity once a card."""
    if not any(g.acting):
        extra = f.left
        if not extra or not any(g.elders):
            return []
        f.left = extra - 1
        g.acting = tuple(g.elders)
        f.mask = EXTRA
    options = [o for box in range(6, -1, -1) if g.acting[box] for o in elder_options(g, box)]
    if not options:
        g.acting = (0,) * 7
        return []
    return [*options, ("done",)]


@elder_action.chosen
def elder_action_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        g.acting = (0,) * 7
        end(f)
        return
    box = o[1] - 1
    if f.mask & EXTRA:
        g.acting = (0,) * 7
    else:
        g.acting = added(g.acting, box, -1)
    f.at, f.kind, f.who = box, KINDS.index(o[2]), o[3] if len(o) > 3 else -1
    jump(f, elder_speaks)
    dice.roll(g, fine=lambda die: die <= rating(g, box))


@book.step("3.1/3")
def elder_speaks(g: State, f: Frame) -> None:
    """A die of at most the Rating succeeds."""
    need = rating(g, f.at)
    attempt = f.kind
    kind = KINDS[attempt]
    success = g.die <= need
    g.say("elder-action", "3.1/3", box=f.at + 1, kind=kind, die=g.die, need=need, success=success,
          family=LETTERS[f.who] if f.who >= 0 else "")  # fmt: skip
    if success and kind == SWAY:
        player = f.left
        influence.sway_family(g, player, f.who)
    elif success:
        elder_effect(g, kind, f.who)
    jump(f, elder_action if g.players == 1 else two_player.next_elder)


def elder_effect(g: State, kind: str, family: int) -> None:
    if kind == MILITARY:
        effects.lose_culture(g, 1, "3.1/3")
        effects.gain_military(g, 1, "3.1/3")
    elif kind == CULTURE:
        effects.lose_military(g, 1, "3.1/3")
        effects.gain_culture(g, 1, "3.1/3")
    elif kind == AP:
        effects.gain_ap(g, 1, "3.1/3")
    else:
        g.touched |= 1 << family
        effects.set_ferocity(g, family, g.fierce[family] + (1 if kind == FIERCER else -1), "3.1/3")
        if kind == FIERCER and g.military < LOW:
            effects.gain_military(g, 1, "3.1/3")
        if kind == CALMER and g.culture < LOW:
            effects.gain_culture(g, 1, "3.1/3")


ELDER_ACTIONS: Final = book.procedure(
    "elder actions", elders_stand, elder_action, jumps=(elder_speaks,),
    at="the box of the elder who speaks", kind="what is attempted: index of KINDS", who="the Family it is about",
    left="attempts to come by Wisdom 3; with two players, who influences the elder", mask="flag: EXTRA",
    n="with two players, attempts to come by Wisdom 3", seq="with two players, elders to come: 2 * box + player",
)  # fmt: skip


# -- Trade Goods -------------------------------------------------------------------------------------------------------
@book.step("3.1/4")
def open_market(g: State, f: Frame) -> None:
    """As many purchases as Families with a woman, while Culture is above 0."""
    f.left = sum(1 for i in range(6) if g.at[i] != OFF and g.woman[i]) if g.culture else 0
    f.n = g.t.dev_params[WEAVING_3]["free"] if g.has(WEAVING_3) else 0  # free purchases


@book.ask("3.1/4", "10.1", always=True)
def buy_goods(g: State, f: Frame) -> list[Option]:
    """A Trade Goods counter for 1 AP. With none out of play, some may first be spent, and bought again (tutorial)."""
    purchases, free = f.left, f.n
    if not purchases or not (g.ap or free):
        return []
    return [("buy-goods",), ("done",)] if g.goods_out else [("done",)]


@buy_goods.chosen
def buy_goods_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    free = f.n
    if free:
        f.n = free - 1
    else:
        effects.spend_ap(g, 1, "3.1/4")
    f.left -= 1
    effects.gain_goods(g, 1, "3.1/4")
    jump(f, buy_goods)


# -- Tribal Warfare and Diplomacy --------------------------------------------------------------------------------------
def tribes(g: State) -> list[int]:
    """Rows of the Active Column that show Utes or Comanche."""
    faces = g.t.faces[g.period]
    return [row for row, code in enumerate(g.active) if code != OFF and faces[code].kind in (UTES, COMANCHE)]


@book.ask("3.1/5", "1.7.4/convert", always=True)
def tribal_relations(g: State, f: Frame) -> list[Option]:
    """Each Family with a man, once, for 1 AP (which Trade Goods may bring): war or talks with an active tribe."""
    rows = tribes(g)
    done = f.mask
    able = [i for i in range(6) if g.at[i] != OFF and g.man[i] and not done >> i & 1]
    if not rows or not able:
        return []
    if not g.ap:
        return [("done",)] if purse.ap_within_reach(g) else []
    options: list[Option] = []
    for i in able:
        if g.military:
            options += [("warfare", i, row + 1) for row in rows]
        options += [("diplomacy", i, row + 1) for row in rows]
    return [*options, ("done",)]


@tribal_relations.chosen
def tribal_relations_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    family, row = o[1], o[2] - 1
    f.mask |= 1 << family
    effects.spend_ap(g, 1, "3.1/5")
    push(g, WARFARE if o[0] == "warfare" else DIPLOMACY, who=family, at=row)
    jump(f, tribal_relations)


@book.step("3.1/5")
def warfare(g: State, f: Frame) -> None:
    foe = battle.UTES if display.kind(g, g.active[f.at]) == UTES else battle.COMANCHE
    battle.start(g, f.who, battle.WARFARE, g.t.battle_column["tribal-warfare"], foe=foe)


@book.step("3.1/5")
def warfare_ends(g: State, f: Frame) -> None:
    """A victory turns the tribe away: a die says which Standby counter takes its place."""
    if g.result in (FV, MFV):
        dice.roll(g)
        influence.success(g, f.who)
    else:
        end(f)
        influence.failure(g, f.who)


@book.step("3.1/5", "4.1.7")
def tribe_swaps(g: State, f: Frame) -> None:
    display.swap_with_standby(g, f.at, g.die - 1, "3.1/5")
    end(f)


WARFARE: Final = book.procedure(
    "tribal warfare", warfare, warfare_ends, tribe_swaps, who="the Family", at="the tribe's row of the Active Column"
)


@book.ask("3.1/5")
def gifts(g: State, f: Frame) -> list[Option]:
    """Any number of Trade Goods as gifts."""
    return [("gifts", n) for n in range(g.all_goods() + 1)]


@gifts.chosen
def gifts_chosen(g: State, f: Frame, o: Option) -> None:
    given = f.n = o[1]
    if given:
        effects.spend_goods(g, given, "3.1/5")


def talks_bonus(g: State, f: Frame) -> int:
    given = f.n
    bonus = g.evasion(f.who) + given
    return bonus + g.t.dev_params[CUNNING_2]["talk"] if g.has(CUNNING_2) else bonus


def talks_succeed(g: State, f: Frame, die: int) -> bool:
    return die != 1 and (die + talks_bonus(g, f) >= g.t.diplomacy["success"] or die == 6)


@book.step("3.1/5")
def talks(g: State, f: Frame) -> None:
    dice.roll(g, fine=lambda die: talks_succeed(g, f, die))


@book.step("3.1/5")
def talks_end(g: State, f: Frame) -> None:
    """Die, Evasion and gifts; a 1 fails, a 6 succeeds; a very high total lets the player name the row."""
    bonus = talks_bonus(g, f)
    total = g.die + bonus
    success = talks_succeed(g, f, g.die)
    g.say("diplomacy", "3.1/5", family=LETTERS[f.who], die=g.die, bonus=bonus, total=total, success=success)
    if not success:
        end(f)
        influence.failure(g, f.who)
        return
    if total >= g.t.diplomacy["choose_row"]:
        jump(f, name_row)
    else:
        dice.roll(g)
    influence.success(g, f.who)


@book.step("3.1/5", "4.1.7")
def talks_swap(g: State, f: Frame) -> None:
    display.swap_with_standby(g, f.at, g.die - 1, "3.1/5")
    end(f)


@book.ask("3.1/5")
def name_row(g: State, f: Frame) -> list[Option]:
    return [("row", row + 1) for row in range(6) if g.standby[row] != OFF]


@name_row.chosen
def name_row_chosen(g: State, f: Frame, o: Option) -> None:
    display.swap_with_standby(g, f.at, o[1] - 1, "3.1/5")


DIPLOMACY: Final = book.procedure(
    "tribal diplomacy", gifts, talks, talks_end, talks_swap, name_row,
    who="the Family", at="the tribe's row of the Active Column", n="Trade Goods given",
)  # fmt: skip


@book.step("3.1/6")
def planning_reset(g: State, f: Frame) -> None:
    effects.reset_cubes(g, "3.1/6")


PLANNING: Final = book.procedure(
    "planning", population, elders_age, open_market, buy_goods, tribal_relations, planning_reset,
    left="purchases to come", n="of them free of charge", mask="Families that have dealt with a tribe",
)  # fmt: skip
