"""The Tribal Raid (4.2.4, 4.2.12 and its flowchart), and Kit Carson's version of it (6.2.3 Step 4)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import battle, dice, effects, influence, raids, reactions
from homelands.games.navajo.rules.cards import KIT_CARSON
from homelands.games.navajo.rules.names import NUMBER_OF, TERRITORY_OF
from homelands.games.navajo.rules.state import LETTERS, OFF, State, book

UTES: Final = 0  # who raids
COMANCHE: Final = 1
CARSON: Final = 2
NAMES: Final = ("utes", "comanche", "kit-carson")


def exposed(g: State, t: int, raider: int) -> list[int]:
    """Families in the Territory's Areas that the raid can reach. Kit Carson knows no shelter (ruling carson-forts)."""
    here = [i for i in g.in_areas() if TERRITORY_OF[g.at[i]] == t]
    if raider != CARSON:
        return [i for i in here if not reactions.shielded(g, i)]
    return here if g.rulings["carson-forts"] == "raided" else [i for i in here if not g.by_fort(i)]


@book.step("4.2.4", "4.2.12", "flow/tribal")
def begin(g: State, f: Frame) -> None:
    """As many counters as Families in play."""
    raider = f.kind
    counters = f.left = min(len(g.families()), g.t.counters["tribal-raid"])
    g.tribal = (0,) * 7
    g.say("tribal-raid", "flow/tribal", tribe=NAMES[raider], n=counters)


@book.step("flow/tribal")
def aim(g: State, f: Frame) -> None:
    """A die for the Territory (never the Canyon)."""
    raider, counters = f.kind, f.left
    if not counters:
        jump(f, tribal_ends)
        return
    f.left = counters - 1
    dice.roll(g, fine=lambda die: not exposed(g, die - 1, raider))


@book.step("flow/tribal")
def tribal_place(g: State, f: Frame) -> None:
    """On the lowest Area without one."""
    raider, t = f.kind, g.die - 1
    f.at = t
    g.tribal = added(g.tribal, t, 1)
    g.say("tribal-placed", "flow/tribal", territory=t, number=g.tribal[t])
    jump(f, aim)
    if exposed(g, t, raider):
        push(g, TERRITORY, at=t, kind=raider)


@book.step("flow/tribal")
def tribal_ends(g: State, f: Frame) -> None:
    """Counters off; Families in boxes come back. Enemy Morale does not change."""
    g.tribal = (0,) * 7
    end(f)
    push(g, raids.return_home)


TRIBAL_RAID: Final = book.procedure(
    "tribal raid", begin, aim, tribal_place, jumps=(tribal_ends,),
    kind="who raids: UTES or COMANCHE", left="counters to come", at="the Territory of the last one",
)  # fmt: skip


# -- one Territory -----------------------------------------------------------------------------------------------------
@book.ask("flow/tribal", "5.2.4")
def flee(g: State, f: Frame) -> list[Option]:
    """One Family there may evade."""
    raider = f.kind
    return [*(("evade", i) for i in exposed(g, f.at, raider)), ("no-reaction",)]


@flee.chosen
def flee_chosen(g: State, f: Frame, o: Option) -> None:
    raider = f.kind
    if o[0] == "evade":
        g.say("reaction", "5.2.4", kind="evade", family=LETTERS[o[1]])
        push(g, reactions.EVADE, who=o[1], kind=reactions.FROM_CARSON if raider == CARSON else 0)


@book.ask("flow/tribal")
def appease(g: State, f: Frame) -> list[Option]:
    """Each counter given from Resources makes the raid 1 weaker."""
    raider, given = f.kind, f.n
    if not exposed(g, f.at, raider):
        return []
    options: list[Option] = []
    if g.horses:
        options.append(("appease", "horse"))
    if g.sheep:
        options.append(("appease", "sheep"))
    if g.all_goods():
        options.append(("appease", "goods"))
    if g.all_firearms():
        options.append(("appease", "firearms"))
    options += [("appease-corn", v) for v in sorted(set(g.corn_stock))]
    if g.players == 2 and raider == CARSON:  # what was bid must be given (16.8)
        return options if given < g.pledge else []
    return [*options, ("done",)] if options else []


@appease.chosen
def appease_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    if o[0] == "appease-corn":
        effects.use_corn(g, o[1])
        g.say("corn-spent", "flow/tribal", values=[o[1]])
    elif o[1] == "horse":
        effects.lose_animals(g, 1, 0, "flow/tribal")
    elif o[1] == "sheep":
        effects.lose_animals(g, 0, 1, "flow/tribal")
    elif o[1] == "goods":
        effects.spend_goods(g, 1, "flow/tribal")
    else:
        effects.spend_firearms(g, "flow/tribal")
    f.n += 1
    jump(f, appease)


@book.step("flow/tribal")
def conduct(g: State, f: Frame) -> None:
    raider = f.kind
    if exposed(g, f.at, raider):
        dice.roll(g, fine=lambda die: not reached(g, f, die))
    else:
        end(f)


@book.cites("flow/tribal", "6.2.3")
def conduct_bonus(g: State, t: int, raider: int, given: int) -> int:
    """Less what was given, +1 Comanche, + counters in the Territory less 1; Kit Carson +3, and +2 with a Fort."""
    bonus = -given
    if raider == CARSON:
        p: dict[str, int] = g.t.history[KIT_CARSON].params
        bonus += p["raid"]
        if any(x != OFF and TERRITORY_OF[x] == t for x in g.fort):
            bonus += p["raid_fort"]
        if g.rulings["kit-carson-outpost-modifier"] == "area":
            bonus += max(g.mission[t], g.rancho[t])
        return bonus
    if raider == COMANCHE:
        bonus += 1
    return bonus + g.tribal[t] - 1


def reached(g: State, f: Frame, die: int) -> list[int]:
    """The Families that a die of the raid reaches."""
    raider, given = f.kind, f.n
    total = die + conduct_bonus(g, f.at, raider, given)
    return [i for i in exposed(g, f.at, raider) if die == 6 or (die != 1 and NUMBER_OF[g.at[i]] <= total)]


@book.step("flow/tribal")
def conducted(g: State, f: Frame) -> None:
    """A 1 fails, a 6 reaches everybody, otherwise all Families in Areas up to the total."""
    raider, given = f.kind, f.n
    bonus = conduct_bonus(g, f.at, raider, given)
    total = g.die + bonus
    hit = reached(g, f, g.die)
    g.say("tribal-die", "flow/tribal", die=g.die, bonus=bonus, total=total, hit=[LETTERS[i] for i in hit])
    f.seq = tuple(hit)


@book.step("flow/tribal")
def next_hit(g: State, f: Frame) -> None:
    raider, families = f.kind, f.seq
    if families:
        family, f.seq = families[0], families[1:]
        jump(f, next_hit)
        push(g, resolve, who=family, kind=raider)


TERRITORY: Final = book.procedure(
    "tribal raid on a Territory", flee, appease, conduct, conducted, next_hit,
    at="the Territory", kind="who raids: UTES, COMANCHE or CARSON", n="counters given",
    seq="Families still to be resolved",
)  # fmt: skip


# -- Raid Resolution ---------------------------------------------------------------------------------------------------
@book.ask("flow/tribal", "11.1")
def resolve(g: State, f: Frame) -> list[Option]:
    """Battle (never against Kit Carson), or one person to Passage of Time."""
    raider = f.kind
    fight = raider != CARSON and battle.may_fight(g, f.who)
    options: list[Option] = [("battle",)] if fight else []
    return options + battle.people_options(g, f.who, "give-up")


@resolve.chosen
def resolve_chosen(g: State, f: Frame, o: Option) -> None:
    raider = f.kind
    if o[0] == "battle":
        foe = battle.COMANCHE if raider == COMANCHE else battle.UTES
        battle.start(g, f.who, battle.TRIBAL_RAID, NUMBER_OF[g.at[f.who]], foe=foe)
        return
    effects.lose_person(g, f.who, o[1], "flow/tribal", passage=True)
    if raider != CARSON:
        influence.failure(g, f.who)
    effects.lose_culture(g, raids.culture_lost(g, f.who), "flow/tribal")
    effects.check_family(g, f.who)
    if g.at[f.who] != OFF:
        effects.to_caught(g, f.who, g.territory(f.who), "flow/tribal")


book.alone(resolve, who="the Family", kind="who raids: UTES, COMANCHE or CARSON")
