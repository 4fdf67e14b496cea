"""The Tribal Raid (4.2.4, 4.2.12 and its flowchart), and Kit Carson's version of it (6.2.3 Step 4)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import battle, dice, influence, reactions
from homelands.games.navajo.rules import effects as do
from homelands.games.navajo.rules.state import LETTERS, OFF, State, book
from homelands.games.navajo.rules.tables import NUMBER_OF, TERRITORY_OF

UTES: Final = 0  # who raids: `kind` of the frame
COMANCHE: Final = 1
CARSON: Final = 2
NAMES: Final = ("utes", "comanche", "kit-carson")


def exposed(g: State, t: int, who: int) -> list[int]:
    """Families in the Territory's Areas that the raid can reach. Kit Carson knows no shelter."""
    return [i for i in g.in_areas() if TERRITORY_OF[g.at[i]] == t and (who == CARSON or not reactions.shielded(g, i))]


@book.step("4.2.4", "4.2.12", "flow/tribal")
def begin(g: State, f: Frame) -> None:
    """As many counters as Families in play."""
    f.left = min(len(g.families()), g.t.counters["tribal-raid"])
    g.tribal = (0,) * 7
    g.say("tribal-raid", "flow/tribal", tribe=NAMES[f.kind], n=f.left)


@book.step("flow/tribal")
def aim(g: State, f: Frame) -> None:
    """A die for the Territory (never the Canyon)."""
    if not f.left:
        jump(f, tribal_ends)
        return
    f.left -= 1
    dice.roll(g, fine=lambda die: not exposed(g, die - 1, f.kind))


@book.step("flow/tribal")
def tribal_place(g: State, f: Frame) -> None:
    """On the lowest Area without one."""
    f.at = g.die - 1
    g.tribal = added(g.tribal, f.at, 1)
    g.say("tribal-placed", "flow/tribal", territory=f.at, number=g.tribal[f.at])
    jump(f, aim)
    if exposed(g, f.at, f.kind):
        push(g, TERRITORY, at=f.at, kind=f.kind)


TRIBAL_RAID: Final = book.procedure("tribal raid", begin, aim, tribal_place)


# -- one Territory -----------------------------------------------------------------------------------------------------
@book.ask("flow/tribal", "5.2.4")
def flee(g: State, f: Frame) -> list[Option]:
    """One Family there may evade."""
    return [*(("evade", i) for i in exposed(g, f.at, f.kind)), ("no-reaction",)]


@flee.chosen
def flee_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "evade":
        g.say("reaction", "5.2.4", kind="evade", family=LETTERS[o[1]])
        push(g, reactions.EVADE, who=o[1], kind=1 if f.kind == CARSON else 0)


@book.ask("flow/tribal")
def appease(g: State, f: Frame) -> list[Option]:
    """Each counter given from Resources makes the raid 1 weaker."""
    if not exposed(g, f.at, f.kind):
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
    if g.players == 2 and f.kind == CARSON:  # what was bid must be given (16.8)
        return options if f.n < g.pledge else []
    return [*options, ("done",)] if options else []


@appease.chosen
def appease_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    if o[0] == "appease-corn":
        do.use_corn(g, o[1])
        g.say("corn-spent", "flow/tribal", values=[o[1]])
    elif o[1] == "horse":
        do.lose_animals(g, 1, 0, "flow/tribal")
    elif o[1] == "sheep":
        do.lose_animals(g, 0, 1, "flow/tribal")
    elif o[1] == "goods":
        do.spend_goods(g, 1, "flow/tribal")
    else:
        do.spend_firearms(g, "flow/tribal")
    f.n += 1
    jump(f, appease)


@book.step("flow/tribal")
def conduct(g: State, f: Frame) -> None:
    if exposed(g, f.at, f.kind):
        dice.roll(g, fine=lambda die: not reached(g, f, die))
    else:
        end(f)


@book.cites("flow/tribal", "6.2.3")
def conduct_bonus(g: State, t: int, who: int, given: int) -> int:
    """Less what was given, +1 Comanche, + counters in the Territory less 1; Kit Carson +3, and +2 with a Fort."""
    bonus = -given
    if who == CARSON:
        p: dict[str, int] = g.t.history[55].params
        bonus += p["raid"]
        if any(x != OFF and TERRITORY_OF[x] == t for x in g.fort):
            bonus += p["raid_fort"]
        if g.rulings["kit-carson-outpost-modifier"] == "area":
            bonus += max(g.mission[t], g.rancho[t])
        return bonus
    if who == COMANCHE:
        bonus += 1
    return bonus + g.tribal[t] - 1


def reached(g: State, f: Frame, die: int) -> list[int]:
    """The Families that a die of the raid reaches."""
    total = die + conduct_bonus(g, f.at, f.kind, f.n)
    return [i for i in exposed(g, f.at, f.kind) if die == 6 or (die != 1 and NUMBER_OF[g.at[i]] <= total)]


@book.step("flow/tribal")
def conducted(g: State, f: Frame) -> None:
    """A 1 fails, a 6 reaches everybody, otherwise all Families in Areas up to the total."""
    bonus = conduct_bonus(g, f.at, f.kind, f.n)
    total = g.die + bonus
    hit = reached(g, f, g.die)
    g.say("tribal-die", "flow/tribal", die=g.die, bonus=bonus, total=total, hit=[LETTERS[i] for i in hit])
    f.seq = tuple(hit)


@book.step("flow/tribal")
def next_hit(g: State, f: Frame) -> None:
    if f.seq:
        family, f.seq = f.seq[0], f.seq[1:]
        jump(f, next_hit)
        push(g, RESOLVE, who=family, kind=f.kind)


TERRITORY: Final = book.procedure("tribal raid on a Territory", flee, appease, conduct, conducted, next_hit)


# -- Raid Resolution ---------------------------------------------------------------------------------------------------
@book.ask("flow/tribal", "11.1")
def resolve(g: State, f: Frame) -> list[Option]:
    """Battle (never against Kit Carson), or one person to Passage of Time."""
    fight = f.kind != CARSON and battle.may_fight(g, f.who)
    options: list[Option] = [("battle",)] if fight else []
    return options + battle.people_options(g, f.who, "give-up")


@resolve.chosen
def resolve_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "battle":
        foe = battle.COMANCHE if f.kind == COMANCHE else battle.UTES
        battle.start(g, f.who, battle.TRIBAL_RAID, NUMBER_OF[g.at[f.who]], foe=foe)
        return
    do.lose_person(g, f.who, o[1], "flow/tribal", passage=True)
    if f.kind != CARSON:
        influence.failure(g, f.who)
    do.lose_culture(g, g.empties(f.who), "flow/tribal")
    do.check_family(g, f.who)
    if g.at[f.who] != OFF:
        do.to_caught(g, f.who, g.territory(f.who), "flow/tribal")


RESOLVE: Final = resolve.name


@book.step("flow/tribal")
def tribal_ends(g: State, f: Frame) -> None:
    """Counters off; Families in boxes come back. Enemy Morale does not change."""
    g.tribal = (0,) * 7
    end(f)
    push(g, "raids.return-home")
