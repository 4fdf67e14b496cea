"""Moving cubes (chapter 11): group moves with several destinations and drop-offs, rail moves, influence, casualties.

A group move activates one place. Its cubes march step by step as parties: a party may leave some behind, split, or
halt. The frames of parties lie on each other: the party on top moves first, the one below goes on with what it kept.
Each `no_...` answers why a group or a party cannot go: the refusal, or None.
"""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option, Refusal
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects, placing
from homelands.games.plains.rules.control import may_be, purple_held, stops
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import (
    BLUE,
    BROWN,
    COLOURS,
    INDIANS,
    N_PLACES,
    N_REGIONS,
    ORANGE,
    PLACES,
    PURPLE,
    ROCKIES,
    SACRAMENTO,
    SIDE_OF,
    ST_LOUIS,
    WHITE,
)

MAY_RAIL: Final = 1  # flags of a movement: what its group moves may be spent on
MAY_RECOVER: Final = 2
RAILED: Final = 4  # flag << 0: a train has left St. Louis, << 1: Sacramento
ROOT: Final = 1  # flags of a party: it stands where it was activated, some have left, by rail
GONE: Final = 2
RIDES: Final = 4
CARD_LOCALS: Final = {
    "who": "colour that moves",
    "at": "cubes still to be placed",
    "n": "group moves left",
    "left": "regions that each may go",
    "mask": "MAY_RAIL, MAY_RECOVER, RAILED",
}


# -- a movement card ---------------------------------------------------------------------------------------------------
@book.ask("11.4", "10.0")
def recover_first(g: State, f: Frame) -> list[Option]:
    """Casualties may come back before cubes are placed: asked only if the Ready Box has too few."""
    c, groups, to_place = f.who, f.n, f.at
    if not groups or not g.lost[c] or g.ready[c] >= to_place:
        return []
    effects.ask(g, c)
    return [("place-first",), ("recover",)]


@recover_first.chosen
def recover_first_chosen(g: State, f: Frame, o: Option) -> None:
    c = f.who
    if o[0] == "recover":
        f.n -= 1  # a group move
        effects.recover(g, c, g.lost[c], "11.4")


@book.step("9.1", "10.0")
def muster(g: State, f: Frame) -> None:
    """The card's cubes, as each faction places them."""
    c, to_place = f.who, f.at
    if not to_place:
        jump(f, choose_group)
    else:
        jump(f, placing.place_one if SIDE_OF[c] == INDIANS else placing.to_st_louis)


@book.ask("11.0", "4.3", "11.1", "11.4", "9.1")
def choose_group(g: State, f: Frame) -> list[Option]:
    """Group moves, up to the number of the card: a region, a train, the casualties, a stand against wagons."""
    c, groups = f.who, f.n
    g.halted = 0
    if not groups:
        return []
    effects.ask(g, c)
    options: list[Option] = [("activate", p) for p in can_move(g, c)]
    if c <= ORANGE:
        options += [("stand", r) for r in can_stand(g, c)]
    if f.mask & MAY_RAIL:
        options += [("rail", box) for box in can_ride(g, f)]
    if f.mask & MAY_RECOVER and g.lost[c]:
        options.append(("recover",))
    options.append(("done",))
    return options


@choose_group.chosen
def choose_group_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    c, regions = f.who, f.left
    f.n -= 1  # a group move
    jump(f, choose_group)
    if o[0] == "activate":
        activate(g, c, o[1], regions, 0)
    elif o[0] == "rail":
        f.mask |= RAILED << (o[1] - ST_LOUIS)
        activate(g, c, o[1], 1, RIDES)
    elif o[0] == "stand":
        g.stood |= 1 << o[1]
        effects.mark_moved(g, c, o[1], g.fresh(c, o[1]))
        g.say("stands", "4.3", colour=COLOURS[c], at=PLACES[o[1]])
    else:
        effects.recover(g, c, g.lost[c], "11.4")


book.procedure("cubes to the regions", placing.place_one, choose_group, jumps=(), **CARD_LOCALS)
book.procedure("cubes to the boxes", placing.to_st_louis, placing.to_sacramento, choose_group, jumps=(), **CARD_LOCALS)
MOVEMENT_CARD: Final = book.procedure("movement card", recover_first, muster, jumps=(), **CARD_LOCALS)


def can_move(g: State, c: int) -> list[int]:
    """Places whose cubes of the colour can still march. What cannot be now is not asked for every place."""
    cubes, ways, rest = g.cubes[c], g.ways[c], g.rests[c]
    found = [p for p in range(N_PLACES) if cubes[p] and ways[p]]
    if g.moved:
        moved, first = g.moved, c * N_PLACES
        found = [p for p in found if first + p not in moved or g.fresh(c, p)]
    if c == PURPLE:
        found = [p for p in found if p >= N_REGIONS or purple_held(g, p)]
    if g.rulings["placed-among-enemies"] == "stay":
        found = [p for p in found if p >= N_REGIONS or not g.side(1 - SIDE_OF[c], p)]
    if g.bars[c] or rest:
        found = [p for p in found if not rest >> p & 1 and ways_out(g, c, p)]
    return found


def ways_out(g: State, c: int, p: int) -> list[int]:
    """Where cubes of the colour may step from a place: the ways of their colour, where no card keeps them out."""
    bar = g.bars[c]
    return [d for d in g.ways[c][p] if not bar >> d & 1]


def no_activation(g: State, f: Frame, p: int) -> Refusal | None:
    c = f.who
    if not g.cubes[c][p]:
        return Refusal("no-cubes-there", "11.0", colour=COLOURS[c], at=PLACES[p])
    if not g.fresh(c, p):
        return Refusal("moved-already", "11.0", colour=COLOURS[c], at=PLACES[p])
    if g.rests[c] >> p & 1:
        return Refusal("rests", "9.2.1", colour=COLOURS[c], at=PLACES[p])
    if c == PURPLE and p < N_REGIONS and not purple_held(g, p):
        return Refusal("not-held", "10.4", at=PLACES[p])
    if p < N_REGIONS and g.side(1 - SIDE_OF[c], p) and g.rulings["placed-among-enemies"] == "stay":
        return Refusal("among-enemies", "9.2", at=PLACES[p])
    if ways_out(g, c, p):
        return None
    return Refusal("rail-only" if p == SACRAMENTO else "no-way-out", "6.3", at=PLACES[p])


def no_recovery(g: State, f: Frame) -> Refusal | None:
    c = f.who
    return None if g.lost[c] else Refusal("no-casualties", "11.4", colour=COLOURS[c])


@book.cites("4.3", "12.1.2.1")
def can_stand(g: State, c: int) -> list[int]:
    """Regions with wagons to attack without moving (facts C14: it takes a group move)."""
    cubes, wagons = g.cubes[c], g.cubes[WHITE]
    return [r for r in range(N_REGIONS) if wagons[r] and cubes[r] and may_stand(g, c, r)]


def may_stand(g: State, c: int, r: int) -> bool:
    if not g.fresh(c, r) or (g.stood | g.rests[c]) >> r & 1:
        return False
    return effects.attackable(g, r) > 0 and not g.us(r)


def no_stand(g: State, f: Frame, r: int) -> Refusal | None:
    c = f.who
    if c > ORANGE or (r < N_REGIONS and may_stand(g, c, r)):
        return None
    return Refusal("no-wagon-to-attack", "12.1.2.1", at=PLACES[r])


@book.cites("11.1", "6.3", "6.5", "4.4/boxes")
def can_ride(g: State, f: Frame) -> list[int]:
    """Boxes from which the railroad takes a group."""
    c, gone = f.who, departed(g, f)
    return [
        box
        for box in (ST_LOUIS, SACRAMENTO)
        if box not in gone and g.fresh(c, box) and stations(g, c, box)
    ]  # fmt: skip


def departed(g: State, f: Frame) -> list[int]:
    """Boxes whose train has left: there is one a card (ruling: one a box)."""
    used = f.mask // RAILED
    if not used:
        return []
    if g.rulings["rail-moves"] == "card":
        return [ST_LOUIS, SACRAMENTO]
    return [box for box in (ST_LOUIS, SACRAMENTO) if used >> (box - ST_LOUIS) & 1]


def no_ride(g: State, f: Frame, box: int) -> Refusal | None:
    c = f.who
    if not f.mask & MAY_RAIL:
        return Refusal("no-rail-move", "11.1", colour=COLOURS[c])
    if not g.cubes[c][box]:
        return Refusal("no-cubes-there", "11.1", colour=COLOURS[c], at=PLACES[box])
    if not stations(g, c, box):
        rule = "6.7.2" if box == SACRAMENTO else "11.1"
        return Refusal("no-track", rule, at=PLACES[box], mountain=g.mountain, union=g.union)
    if box in departed(g, f):
        return Refusal("railed-already", "11.1", at=PLACES[box])
    return None if g.fresh(c, box) else Refusal("moved-already", "11.0", colour=COLOURS[c], at=PLACES[box])


@book.cites("11.1", "6.7.2")
def stations(g: State, c: int, box: int) -> list[int]:
    """Regions beside the track built from a box; from Sacramento none before the mountains are crossed."""
    t = g.t
    if box == ST_LOUIS:
        rows = t.beside_space[: g.union]
    elif box != SACRAMENTO or g.mountain < t.mountain_spaces:
        return []
    else:
        rows = t.beside_mountain + t.beside_space[t.plains_spaces - g.central :]
    return sorted({r for row in rows for r in row if may_be(g, c, r)})


# -- parties -----------------------------------------------------------------------------------------------------------
def activate(g: State, c: int, p: int, steps: int, flags: int) -> None:
    """A group move: all cubes of the place that have not moved may march."""
    g.say("activated", "11.0", colour=COLOURS[c], at=PLACES[p], by_rail=bool(flags & RIDES))
    push(g, MARCH, kind=c, at=p, n=g.fresh(c, p), left=steps, mask=ROOT | flags, seq=followers(g, c, p))


@book.cites("11.2.1")
def followers(g: State, c: int, p: int) -> tuple[int, ...]:
    """Friendly cubes of the same player that can be taken along, in the order of `influence`; empty if none."""
    of = g.seating.of
    found = tuple(0 if of[o] != of[c] or g.rests[o] >> p & 1 else g.fresh(o, p) for o, _, _ in g.t.influence[c])
    return found if any(found) else ()


@book.ask("11.0", "4.7", "11.3", "6.1", "6.2", "6.3", "6.4", "6.5")
def march(g: State, f: Frame) -> list[Option]:
    """Some of the party go one step on; the others stay."""
    party, steps = f.n, f.left
    if not party or not steps:
        return []
    c, here, flags = f.kind, f.at, f.mask
    g.asking = g.seating.of[c]
    ways = g.ways[c][here]
    if flags & RIDES:
        ways = stations(g, c, here)
    elif g.bars[c]:  # else all ways are open
        ways = ways_out(g, c, here)
    options: list[Option]
    if party == 1:
        options = [("march", 1, d) for d in ways]
    else:
        counts = range(1, party + 1)
        options = [("march", k, d) for d in ways for k in counts]
    if c == PURPLE and here == ROCKIES:
        options = [o for o in options if o[1] <= effects.may_leave_rockies(g, o[2])]
    if flags & (ROOT | GONE) != ROOT or g.rulings["activated-group"] == "may-stay":
        options.append(("halt",))
    return options


ENTRY_RULES: Final = ("6.1", "6.2", "6.3", "6.5", "6.4")  # by colour


def no_march(g: State, f: Frame, n: int, d: int) -> Refusal | None:
    """Why so many of the party cannot step to that place."""
    c, here, party = f.kind, f.at, f.n
    if n > party:
        return Refusal("too-few-cubes", "11.0", have=party, colour=COLOURS[c])
    if f.mask & RIDES:
        return None if d in stations(g, c, here) else Refusal("no-track-there", "11.1", at=PLACES[d])
    if d in ways_out(g, c, here):
        if c == PURPLE and here == ROCKIES and n > effects.may_leave_rockies(g, d):
            return Refusal("too-few-cubes", "4.4/areas", have=effects.may_leave_rockies(g, d), colour=COLOURS[c])
        return None
    if d < N_REGIONS and g.bars[c] >> d & 1:
        return Refusal("closed", "9.2.1", at=PLACES[d])
    if d < N_REGIONS and not may_be(g, c, d):
        return Refusal("may-not-enter", ENTRY_RULES[c], at=PLACES[d])
    if d >= N_REGIONS or N_REGIONS <= here < ST_LOUIS:
        return Refusal("no-arrow", "11.3", at=PLACES[d])
    return Refusal("not-adjacent", "11.0", at=PLACES[here], to=PLACES[d])


@march.chosen
def march_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "halt":
        return
    k, d, friends = o[1], o[2], f.seq
    f.mask |= GONE
    f.n = 0 if f.mask & RIDES else f.n - k  # a train runs once
    jump(f, march)
    if friends:
        push(g, FRIENDS, n=k, who=d)
    else:
        depart(g, f, k, d, ())


MARCH: Final = book.procedure(
    "march", march,
    kind="colour that marches", at="where the party stands", n="cubes of it that may still go on",
    left="steps that it may go", mask="ROOT, GONE, RIDES", seq="friends that may go along, by faction",
)  # fmt: skip


@book.cites("11.0", "11.1", "4.7")
def depart(g: State, f: Frame, k: int, d: int, brought: tuple[int, ...]) -> None:
    """The marchers step into the next place; unless it stops them, they can go on from there."""
    c, here, steps = f.kind, f.at, f.left
    stop = stops(g, c, d)
    if stop and d < N_REGIONS:
        g.halted |= 1 << d
    _step(g, f, c, here, d, k)
    if brought:
        for (o, _, _), n in zip(g.t.influence[c], brought, strict=True):
            if n:
                _step(g, f, o, here, d, n)
        f.seq = tuple(a - b for a, b in zip(f.seq, brought, strict=True))
    if g.banner >> here & 1:
        g.banner |= 1 << d
    g.say("marched", "11.0", colour=COLOURS[c], n=k, at=PLACES[here], to=PLACES[d], friends=list(brought), stop=stop)
    if not stop and steps > 1 and not _must_stay(g, c, d):
        push(g, MARCH, kind=c, at=d, n=k, left=steps - 1, seq=brought if any(brought) else ())


def _step(g: State, f: Frame, c: int, here: int, there: int, n: int) -> None:
    """Cubes of a party change places and count as moved; those of the activated place had not moved before."""
    if f.mask & ROOT:
        effects.carry(g, c, here, there, n)
        effects.mark_moved(g, c, there, n)
    else:
        effects.shift(g, c, here, there, n, marching=True)


@book.cites("13.0")
def _must_stay(g: State, c: int, d: int) -> bool:
    """Settlers who have come upon Enemies without Cavalry, or the other way round, go no further."""
    if d >= N_REGIONS or not g.seating.keep_apart or c == BLUE or c <= ORANGE or g.cubes[BLUE][d]:
        return False
    return bool(g.cubes[BROWN][d] and g.cubes[PURPLE][d])


# -- influence ---------------------------------------------------------------------------------------------------------
@book.step("11.2.1")
def bring_next(g: State, f: Frame) -> None:
    """For each friendly faction in turn: how many could go along. Then the marchers set out."""
    party = g.stack[-2]
    marchers, goal, brought, leader = f.n, f.who, f.seq, party.kind
    if len(brought) == len(g.t.influence[leader]):
        g.stack.pop()
        depart(g, party, marchers, goal, brought)
        return
    most = can_bring(g, party, f)
    if most:
        f.left = most
    else:
        f.seq = (*brought, 0)
        jump(f, bring_next)


@book.cites("11.2.1")
def can_bring(g: State, party: Frame, f: Frame) -> int:
    """The most cubes of the next faction: its own number, the ratio, and only where it may go itself."""
    marchers, goal, brought = f.n, f.who, f.seq
    leader, here, rides, friends = party.kind, party.at, party.mask & RIDES, party.seq
    rows = g.t.influence[leader]
    other, each, take = rows[len(brought)]
    have = friends[len(brought)]
    if not have or (goal not in g.ways[other][here] and not rides):
        return 0
    if goal < N_REGIONS and not may_be(g, other, goal):
        return 0
    if marchers < 2 and g.rulings["influence-least"] == "two":
        return 0
    if other == PURPLE and here == ROCKIES:
        have = min(have, effects.may_leave_rockies(g, goal))
    free = marchers - sum(-(-n * e // t) for n, (_, e, t) in zip(brought, rows, strict=False))
    return min(have, free // each * take)


@book.ask("11.2.1")
def bring(g: State, f: Frame) -> list[Option]:
    """How many friendly cubes go along."""
    party = g.stack[-2]
    leader, most, other = party.kind, f.left, next_friends(g, f)
    effects.ask(g, leader)
    return [("bring", other, n) for n in range(most + 1)]


def next_friends(g: State, f: Frame) -> int:
    """The faction that is asked for."""
    party = g.stack[-2]
    leader, brought = party.kind, f.seq
    return g.t.influence[leader][len(brought)][0]


def no_friends(g: State, f: Frame, other: int, n: int) -> Refusal | None:
    marchers, most = f.n, f.left
    if other != next_friends(g, f) or n <= most:
        return None
    return Refusal("too-few-leaders", "11.2.1", leaders=marchers, most=most, colour=COLOURS[other])


@bring.chosen
def bring_chosen(g: State, f: Frame, o: Option) -> None:
    f.seq = (*f.seq, o[2])  # go along
    jump(f, bring_next)


FRIENDS: Final = book.procedure(
    "taking friends along", bring_next, bring,
    who="where they march", n="cubes that lead them", seq="friends taken along, by faction so far",
    left="the most that the next faction can send",
)  # fmt: skip
