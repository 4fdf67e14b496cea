"""Battles (section 11)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import dice, effects, influence
from homelands.games.navajo.rules.names import (
    CANYON,
    CHILD,
    EV,
    FV,
    HORSEMANSHIP_3,
    MAN,
    MEV,
    MFV,
    RESULTS,
    RGD,
    WARRIORS_1,
    WARRIORS_3,
    WOMAN,
)
from homelands.games.navajo.rules.state import HORSE, LETTERS, OFF, State, book

COLONIAL: Final = 0  # who is fought
UTES: Final = 1
COMANCHE: Final = 2
FOES: Final = ("enemy", "utes", "comanche")
OWN_RAID: Final = 0  # the occasion
PATROL: Final = 1
AMBUSH: Final = 2
ENEMY_RAID: Final = 3
TRIBAL_RAID: Final = 4
WARFARE: Final = 5
OCCASIONS: Final = ("own-raid", "patrol", "ambush", "enemy-raid", "tribal-raid", "tribal-warfare")
FIREARMS: Final = 1  # flag of a Battle: a Firearms counter was spent on it


@book.cites("11.1")
def may_fight(g: State, family: int) -> bool:
    """A man, and Military Points above 0."""
    return bool(g.man[family]) and g.military > 0


def start(g: State, family: int, occasion: int, column: int, bonus: int = 0, foe: int = COLONIAL) -> None:
    """Fight a Battle; the result is left in `g.result`."""
    g.say("battle", "11.1", family=LETTERS[family], occasion=OCCASIONS[occasion], foe=FOES[foe], column=column)
    push(g, BATTLE, who=family, kind=occasion, at=column, n=bonus, left=foe)


@book.cites("11.2/1", "5.2.1", "13/manuelito")
def own_bonus(g: State, f: Frame) -> int:
    """What is added to the Diné die. An Ambush doubles Ferocity, but never beyond the Area's Value."""
    family, occasion, column = f.who, f.kind, f.at
    bonus = min(2 * g.fierce[family], column) if occasion == AMBUSH else g.fierce[family]
    if g.horse[family]:
        has_3 = g.has(HORSEMANSHIP_3)
        bonus += g.t.dev_params[HORSEMANSHIP_3]["battle"] if has_3 else g.t.battle_mods["horse"]
    if g.manuelito == family:
        bonus += g.t.battle_mods["manuelito"]
    if f.mask & FIREARMS:
        bonus += g.t.battle_mods["firearms"]
    if g.has(WARRIORS_1) and g.fierce[family] >= g.t.dev_params[WARRIORS_1]["ferocity"]:
        bonus += g.t.dev_params[WARRIORS_1]["battle"]
    return bonus


@book.cites("11.2/2")
def foe_bonus(g: State, f: Frame) -> int:
    """What is added to the enemy's die."""
    foe, bonus = f.left, f.n
    if foe == COLONIAL or g.rulings["tribe-battle-ferocity"] == "added":
        bonus += g.ferocity
    if foe == UTES:
        return g.t.enemy_bonus["utes"] + bonus
    if foe == COMANCHE:
        return g.t.enemy_bonus["comanche"] + bonus
    return bonus


@book.ask("11.2/1", "1.6.1/horse", rights=False)
def prepare(g: State, f: Frame) -> list[Option]:
    """Before the dice: a horse from Resources, one Firearms counter, then fight."""
    options: list[Option] = [("fight",)]
    if g.horses and not g.horse[f.who]:
        options.append(("mount", f.who))
    if not f.mask & FIREARMS and g.all_firearms():
        options.append(("use-firearms",))
    return options


@prepare.chosen
def prepare_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "mount":
        mount(g, f.who)
        jump(f, prepare)
    elif o[0] == "use-firearms":
        effects.spend_firearms(g, "11.2/1")
        f.mask |= FIREARMS
        jump(f, prepare)


@book.cites("1.6.1/horse")
def mount(g: State, family: int) -> None:
    """A horse from Resources into the Family Box; it stays until told otherwise."""
    g.horses -= 1
    g.horse[family] = 1
    g.say("mounted", "1.6.1/horse", family=LETTERS[family])


@book.step("11.2/1")
def own_die(g: State, f: Frame) -> None:
    dice.roll(g, blessed=True, fine=lambda die: die == 6)


@book.step("11.2/2")
def foe_die(g: State, f: Frame) -> None:
    """The enemy's die comes after the Diné die is final."""
    f.seq = (g.die, own_bonus(g, f))
    dice.roll(g, blessed=True, fine=lambda die: die == 1)


@book.step("11.2/3", "11.3")
def outcome(g: State, f: Frame) -> None:
    """The difference, in the column of the Area, gives the result; its effects follow from left to right."""
    die, bonus = f.seq
    occasion, column = f.kind, f.at
    foe = foe_bonus(g, f)
    difference = die + bonus - g.die - foe
    result = g.t.battle[column][max(-9, min(6, difference)) + 9]
    g.result = result
    g.say(
        "battle-result", "11.2/3", family=LETTERS[f.who], die=die, bonus=bonus, foe_die=g.die, foe_bonus=foe,
        difference=difference, column=column, result=RESULTS[result],
    )  # fmt: skip
    if occasion not in (AMBUSH, WARFARE):  # these two judge their own success
        if result in (MFV, FV):
            influence.success(g, f.who)
        elif result != RGD:
            influence.failure(g, f.who)
    apply(g, f, result)


def apply(g: State, f: Frame, result: int) -> None:
    e = g.t.battle_effects[result]
    family, occasion, foe = f.who, f.kind, f.left
    if e["zero"]:
        effects.set_ferocity(g, family, 0, "11.3")
    else:
        for _ in range(e["family_ferocity"]):
            effects.fiercer(g, family, "11.3")
    if foe == COLONIAL or g.rulings["morale-tribe-battles"] == "all":
        effects.change_morale(g, e["morale"], "11.3")
        effects.change_enemy_ferocity(g, e["enemy_ferocity"], "11.3")
    if foe != COLONIAL:
        _tribe_points(g, e["military"])
    if g.has(WARRIORS_3):
        if result in (MFV, FV):
            effects.gain_military(g, g.t.dev_params[WARRIORS_3]["win"], "9.1.4")
        elif result in (EV, MEV):
            effects.lose_military(g, -g.t.dev_params[WARRIORS_3]["loss"], "9.1.4")
    for _ in range(e["horse_gained"]):
        effects.gain_animal(g, HORSE, "11.3")
    if e["santa_fe_half"] and occasion in (AMBUSH, ENEMY_RAID) and g.santa_fe:
        routed = (g.santa_fe + 1) // 2
        g.santa_fe -= routed
        g.say("routed", "11.3", n=routed, left=g.santa_fe)
    if e["man_lost"] and g.man[family]:
        effects.lose_person(g, family, MAN, "11.3", passage=False)
        effects.check_family(g, family)


def _tribe_points(g: State, n: int) -> None:
    """Facts C9: Military, or (ruling) Culture."""
    if g.rulings["tribe-battle-track"] == "culture":
        effects.gain_culture(g, n, "11.3")
        effects.lose_culture(g, -n, "11.3")
    else:
        effects.gain_military(g, n, "11.3")
        effects.lose_military(g, -n, "11.3")


@book.ask("11.3", rights=False)
def further_loss(g: State, f: Frame) -> list[Option]:
    """A major defeat takes one more, of the player's choice."""
    if not g.t.battle_effects[g.result]["extra_lost"]:
        return []
    return [("give-up", kind) for kind in (MAN, WOMAN, CHILD) if effects.boxes(g, kind)[f.who]]


@further_loss.chosen
def further_loss_chosen(g: State, f: Frame, o: Option) -> None:
    effects.lose_person(g, f.who, o[1], "11.3", passage=True)


@book.step("11.3")
def aftermath(g: State, f: Frame) -> None:
    """Horse and Culture of a major defeat, then where the Family goes: nowhere after its own raid."""
    e = g.t.battle_effects[g.result]
    family, occasion = f.who, f.kind
    if e["horse_lost"] and g.horse[family]:
        g.horse[family] = 0
        g.out[HORSE] += 1
        g.say("horse-lost", "11.3", family=LETTERS[family])
    if e["culture_per_empty"]:
        effects.lose_culture(g, g.empties(family), "11.3")
    effects.check_family(g, family)
    if g.at[family] == OFF or occasion not in (AMBUSH, ENEMY_RAID, TRIBAL_RAID):
        return
    if e["goes"] == "escape":
        effects.to_escape(g, family, "11.3")
    else:
        push(g, caught, who=family)


BATTLE: Final = book.procedure(
    "battle", prepare, own_die, foe_die, outcome, further_loss, aftermath,
    who="the Family that fights", kind="the occasion: OWN_RAID, PATROL, ...",
    left="the foe: COLONIAL, UTES or COMANCHE", at="column of the Battle Table", n="what the foe adds for the occasion",
    mask="flag: FIREARMS", seq="the Diné die and what is added to it",
)  # fmt: skip


@book.ask("flow/enemy", rights=False)
def caught(g: State, f: Frame) -> list[Option]:
    """The Caught box of the Family's Territory; from the Canyon, that of any other."""
    t = g.territory(f.who)
    return [("caught-in", x) for x in range(6)] if t == CANYON else [("caught-in", t)]


@caught.chosen
def caught_chosen(g: State, f: Frame, o: Option) -> None:
    effects.to_caught(g, f.who, o[1], "flow/enemy")


book.alone(caught, who="the Family")


def people_options(g: State, family: int, verb: str) -> list[Option]:
    return [(verb, kind) for kind in (MAN, WOMAN, CHILD) if effects.boxes(g, kind)[family]]
