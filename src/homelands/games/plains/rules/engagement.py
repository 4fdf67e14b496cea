"""Engagements (12.0, 12.1): when they arise, ambush, dice, treaties, and how long they last."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects, losses, wagons
from homelands.games.plains.rules.placing import find_overfull, shift_excess
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLANK,
    BLUE,
    BROWN,
    COLOURS,
    FACES,
    GREEN,
    HIT,
    INDIANS,
    N_FIGHTING,
    N_PLACES,
    N_REGIONS,
    ORANGE,
    PLACES,
    PURPLE,
    SIDE_OF,
    US,
    WHITE,
)
from homelands.games.plains.rules.vocabulary import SIDES

OPENED: Final = 1  # flag of the fights: the regions where wagons may be attacked are known


# -- after movement ----------------------------------------------------------------------------------------------------
def fight_all(g: State, raids: bool = True) -> None:
    """Everything that follows movement: the limit of eight, Settlers and Enemies, engagements, wagons.

    After an event played later no new attacks on wagons are opened: nobody has moved to them.
    """
    g.raids = 0
    push(g, FIGHTS, who=SIDE_OF[g.active], mask=0 if raids else OPENED)


@book.step("13.0")
def apart(g: State, f: Frame) -> None:
    """Settlers and Enemies without Cavalry part: the Enemies if Settlers came to them, else the Settlers."""
    if not g.seating.keep_apart:
        return
    blue, brown, purple = g.cubes[BLUE], g.cubes[BROWN], g.cubes[PURPLE]
    for r in range(N_REGIONS):
        if brown[r] and purple[r] and not blue[r] and not g.indians(r):
            came = g.settled >> r & 1 or g.fresh(BROWN, r) < brown[r]
            leaving = PURPLE if g.active == BROWN and came else BROWN
            jump(f, apart)
            push(g, losses.WITHDRAW, kind=leaving, at=r)
            return


@book.step("12.0", "12.1.2.1")
def open_raids(g: State, f: Frame) -> None:
    """Wagons may be attacked where Indians have come, or were activated to stand, and found someone."""
    if f.mask & OPENED:
        return
    f.mask |= OPENED
    attacker = f.who
    if attacker == INDIANS:
        for code in g.moved:
            c, r = divmod(code, N_PLACES)
            if c <= ORANGE and r < N_REGIONS and (g.cubes[WHITE][r] or g.us(r)):
                g.raids |= 1 << r
        g.raids |= g.stood


@book.ask("12.1.8", "12.0")
def next_fight(g: State, f: Frame) -> list[Option]:
    """The player at play says which engagement comes next; attacks on wagons may be left."""
    fights = engagements(g)
    g.asking = g.seating.of[g.active]
    if not g.raids:
        return fights
    trains = [
        r for r in range(N_REGIONS) if g.raids >> r & 1 and raiders(g, r) and effects.attackable(g, r) and not g.us(r)
    ]
    if not trains:
        return fights
    options = fights + [("raid", r) for r in trains]
    if not fights:
        options.append(("done",))
    return options


def engagements(g: State) -> list[Option]:
    """One in every region where cubes of both sides are."""
    green, orange, blue, brown, purple, _ = g.cubes
    return [
        ("fight", r)
        for r in range(N_REGIONS)
        if (green[r] or orange[r]) and (blue[r] or brown[r] or purple[r])
    ]  # fmt: skip


@book.cites("12.0")
def no_end_of_fights(g: State, f: Frame) -> Refusal | None:
    """Attacks on wagons may be left, engagements not."""
    return Refusal("must-fight", "12.0") if engagements(g) else None


def raiders(g: State, r: int) -> bool:
    """Indians there who may attack wagons."""
    return any(g.cubes[c][r] and not g.rests[c] >> r & 1 for c in ARMIES[INDIANS])


@next_fight.chosen
def next_fight_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    jump(f, apart)
    if o[0] == "fight":
        start(g, o[1], attacker=f.who)
    else:
        push(g, wagons.RAID, at=o[1])


FIGHTS: Final = book.procedure(
    "fights", find_overfull, shift_excess, apart, open_raids, next_fight,
    who="side at play, the attacker", mask="OPENED", at="overfull region, or none", kind="the side it is overfull of",
)  # fmt: skip


# -- one engagement ----------------------------------------------------------------------------------------------------
def start(g: State, r: int, attacker: int) -> None:
    g.fallen = 0
    clear_dice(g)
    counts = {COLOURS[c]: g.cubes[c][r] for c in range(N_FIGHTING) if g.cubes[c][r]}
    g.say("engagement", "12.0", at=PLACES[r], attacker=SIDES[attacker], cubes=counts)
    push(g, ENGAGEMENT, at=r, who=attacker, kind=NONE)


@book.ask("13.0")
def sit_out(g: State, f: Frame) -> list[Option]:
    """Settlers and Enemies do not fight together: one of them sits out. Who decides for the defenders is a ruling."""
    brown, purple = g.cubes[BROWN][f.at], g.cubes[PURPLE][f.at]
    if not (brown and purple):
        return []
    if SIDE_OF[g.active] == US:
        effects.ask(g, g.active)
        if g.active == BROWN and g.seating.of[BROWN] != g.seating.of[BLUE] and g.rulings["own-attack"] == "fights":
            return [("sit-out", PURPLE)]
    else:
        effects.ask(g, BROWN if g.rulings["who-sits-out"] == "larger" and brown > purple else BLUE)
    return [("sit-out", BROWN), ("sit-out", PURPLE)]


@sit_out.chosen
def sit_out_chosen(g: State, f: Frame, o: Option) -> None:
    f.kind = sitter = o[1]
    g.say("sits-out", "13.0", colour=COLOURS[sitter], at=PLACES[f.at])


@book.ask("12.1.1")
def ambush(g: State, f: Frame) -> list[Option]:
    """A lone Indian cube in an attacked region may roll first, at one cube of the largest faction (rulings)."""
    r, attacker, sitter = f.at, f.who, f.kind
    if g.no_ambush or g.indians(r) != 1 or (attacker != US and g.rulings["lone-attacker"] == "no"):
        return []
    effects.ask(g, lone(g, r))
    if sitter != NONE and g.rulings["ambush-target"] == "any":
        sitter = NONE
    return [*(("ambush", c) for c in effects.largest(g, US, r, sitter)), ("no-ambush",)]


def lone(g: State, r: int) -> int:
    """The colour of the only Indian cube in a region."""
    return GREEN if g.cubes[GREEN][r] else ORANGE


@ambush.chosen
def ambush_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "ambush":
        f.left = o[1]  # the target
        jump(f, ambush_roll)


@book.step("12.1.2/dice")
def begin_round(g: State, f: Frame) -> None:
    """Both sides roll, the attacker first: one die for a single cube of a faction, two for more (events: one)."""
    cubes, r, attacker, sitter = g.cubes, f.at, f.who, f.kind
    f.seq = tuple(
        [c for c in ARMIES[attacker] if cubes[c][r] and c != sitter]
        + [c for c in ARMIES[1 - attacker] if cubes[c][r] and c != sitter]
    )
    clear_dice(g)


def clear_dice(g: State) -> None:
    g.hits[:] = g.treaties[:] = [0, 0]
    g.blanks[:] = [0] * N_FIGHTING


@book.chance("12.1.2/dice", "6.1", "6.2", "6.3", "6.4", "6.5")
def roll(g: State, f: Frame) -> Request:
    c, r = f.seq[0], f.at
    return g.t.rolls[c][g.cubes[c][r] > 1 and not g.one_die[SIDE_OF[c]] >> r & 1]


@roll.result
def roll_result(g: State, f: Frame, faces: tuple[int, ...]) -> None:
    to_roll = f.seq
    c, f.seq = to_roll[0], to_roll[1:]
    count(g, c, SIDE_OF[c], faces, bool(g.banner >> f.at & 1))
    if f.seq:
        jump(f, roll)


def count(g: State, c: int, side: int, faces: tuple[int, ...], banner: bool) -> None:
    """Add up a roll. Under a banner an Indian Treaty is a hit (ruling: and still a Treaty)."""
    for face in faces:
        if face == HIT:
            g.hits[side] += 1
        elif face == BLANK:
            g.blanks[c] += 1
        elif banner and g.treaty_hits and side == INDIANS:
            g.hits[side] += 1
            if g.rulings["treaty-as-hit"] == "both":
                g.treaties[side] += 1
        else:
            g.treaties[side] += 1
    g.say("rolled", "12.1.2/dice", colour=COLOURS[c], faces=[FACES[face] for face in faces])


@book.step("12.1.2/treaty", "12.1.2/hit", "12.1.2/blank", "12.1.6", "example")
def judge(g: State, f: Frame) -> None:
    """A Treaty on both sides ends the fight; else losses and retreats, the attacker's before the defender's."""
    if g.treaties[INDIANS] and g.treaties[US]:
        jump(f, aftermath)
        if losses.treaty(g, f) == US and g.rulings["treaty-escort"] == "spared":
            g.raids &= ~(1 << f.at)
        return
    r, attacker, sitter = f.at, f.who, f.kind
    stay = g.rulings["winner-retreats"] == "stay"
    for side in (1 - attacker, attacker):  # the last one pushed comes first
        won = stay and g.hits[side] >= effects.fighters(g, 1 - side, r, sitter)  # the others fall by this roll
        if not won and any(g.blanks[c] for c in ARMIES[side]) and not g.pinned[side] >> r & 1:
            push(g, losses.RETREATS, at=r, who=side, kind=sitter, n=int(stay))
        if g.hits[1 - side]:
            push(g, losses.LOSSES, at=r, who=side, kind=sitter, n=g.hits[1 - side])


@book.step("12.1.7")
def round_over(g: State, f: Frame) -> None:
    """The fight goes on until one side has no cube left."""
    r, sitter = f.at, f.kind
    if g.indians(r) and effects.fighters(g, US, r, sitter):
        jump(f, begin_round)


@book.step("12.1.7", "13.0", "vp")
def aftermath(g: State, f: Frame) -> None:
    """Cavalry points; whoever sat out leaves when the fighters are gone."""
    r, sitter = f.at, f.kind
    cavalry_pairs(g)
    g.say("engagement-ends", "12.1.7", at=PLACES[r], indians=g.indians(r), us=g.us(r))
    if sitter != NONE and g.cubes[sitter][r] and not effects.fighters(g, US, r, sitter):
        push(g, losses.WITHDRAW, kind=sitter, at=r)
    end(f)


@book.cites("vp")
def cavalry_pairs(g: State) -> None:
    """A point for every two Cavalry cubes eliminated in one battle."""
    rule = g.t.points["cavalry"]
    points = g.fallen // rule["cubes"] * rule["each"]
    if points:
        g.cavalry_points += points
        g.say("cavalry-points", "vp", fallen=g.fallen, points=points, total=g.cavalry_points)
    g.fallen = 0


# -- ambush ------------------------------------------------------------------------------------------------------------
@book.chance("12.1.1")
def ambush_roll(g: State, f: Frame) -> Request:
    """One die; only a hit counts, and nobody rolls back."""
    return g.t.rolls[lone(g, f.at)][0]


@ambush_roll.result
def ambush_roll_result(g: State, f: Frame, faces: tuple[int, ...]) -> None:
    r, sitter, target = f.at, f.kind, f.left
    g.say("ambush", "12.1.1", at=PLACES[r], target=COLOURS[target], face=FACES[faces[0]])
    if faces[0] == HIT:
        effects.lose(g, target, r, "12.1.1")
    jump(f, begin_round if effects.fighters(g, US, r, sitter) else aftermath)


ENGAGEMENT: Final = book.procedure(
    "engagement", sit_out, ambush, begin_round, roll, judge, round_over, aftermath, ambush_roll,
    at="region", who="side that attacks", kind="colour that sits out, or none", left="target of the ambush",
    seq="colours that are still to roll",
)  # fmt: skip
