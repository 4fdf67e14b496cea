"""Moving cubes (chapter 11): group moves with several destinations and drop-offs, rail moves, influence, casualties.

A group move activates one place. Its cubes march step by step as parties: a party may leave some behind, split, or
halt. The frames of parties lie on each other: the party on top moves first, the one below goes on with what it kept.
"""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects as do
from homelands.games.plains.rules import placing
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
    SACRAMENTO,
    SIDE_OF,
    ST_LOUIS,
    WHITE,
)

MAY_RAIL: Final = 1  # flags of a movement: what its group moves may be spent on
MAY_RECOVER: Final = 2
RAILED: Final = 4  # flag << 0: from St. Louis, << 1: from Sacramento
ROOT: Final = 1  # flags of a party: it stands where it was activated, some have left, by rail
GONE: Final = 2
RIDES: Final = 4


# -- a movement card ---------------------------------------------------------------------------------------------------
@book.ask("11.4", "10.0")
def recover_first(g: State, f: Frame) -> list[Option]:
    """Casualties may come back before cubes are placed: asked only if the Ready Box has too few."""
    c = f.who
    if not f.n or not g.lost[c] or g.ready[c] >= f.at:
        return []
    do.ask(g, c)
    return [("place-first",), ("recover",)]


@recover_first.chosen
def recover_first_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "recover":
        f.n -= 1
        do.recover(g, f.who, g.lost[f.who], "11.4")


@book.step("9.1", "10.0")
def muster(g: State, f: Frame) -> None:
    """The card's cubes, as each faction places them."""
    if not f.at:
        jump(f, choose_group)
    else:
        jump(f, placing.place_one if SIDE_OF[f.who] == INDIANS else placing.to_st_louis)


@book.ask("11.0", "4.3", "11.1", "11.4", "9.1")
def choose_group(g: State, f: Frame) -> list[Option]:
    """Group moves, up to the number of the card: a region, a train, the casualties, a stand against wagons."""
    if not f.n:
        return []
    c = f.who
    do.ask(g, c)
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
    c = f.who
    f.n -= 1
    jump(f, choose_group)
    if o[0] == "activate":
        activate(g, c, o[1], f.left, 0)
    elif o[0] == "rail":
        f.mask |= RAILED << (o[1] - ST_LOUIS)
        activate(g, c, o[1], 1, RIDES)
    elif o[0] == "stand":
        g.stood |= 1 << o[1]
        do.mark_moved(g, c, o[1], g.fresh(c, o[1]))
        g.say("stands", "4.3", colour=COLOURS[c], at=PLACES[o[1]])
    else:
        do.recover(g, c, g.lost[c], "11.4")


book.procedure("cubes to the regions", placing.place_one, choose_group)
book.procedure("cubes to the boxes", placing.to_st_louis, placing.to_sacramento, choose_group)
MOVEMENT_CARD: Final = book.procedure("movement card", recover_first, muster)


def can_move(g: State, c: int) -> list[int]:
    """Places whose cubes of the colour can still march."""
    cubes, ways, bar, rest = g.cubes[c], g.ways[c], g.bars[c], g.rests[c]
    found = [p for p in range(N_PLACES) if cubes[p] and ways[p]]
    if g.moved:
        found = [p for p in found if cubes[p] > g.moved.count(c * N_PLACES + p)]
    if c == PURPLE:
        found = [p for p in found if p >= N_REGIONS or purple_held(g, p)]
    if bar or rest:
        found = [p for p in found if not rest >> p & 1 and any(not bar >> d & 1 for d in ways[p])]
    return found


@book.cites("4.3", "12.1.2.1")
def can_stand(g: State, c: int) -> list[int]:
    """Regions with wagons to attack without moving (facts C14: it takes a group move)."""
    wagons = g.cubes[WHITE]
    return [
        r
        for r in range(N_REGIONS)
        if wagons[r] and g.fresh(c, r) and not (g.stood | g.rests[c]) >> r & 1
        and do.attackable(g, r) and not g.us(r)
    ]  # fmt: skip


@book.cites("11.1", "6.3", "6.5", "4.4/boxes")
def can_ride(g: State, f: Frame) -> list[int]:
    """Boxes from which the railroad takes a group: once a card (ruling: once a box)."""
    used = f.mask // RAILED
    if used and g.rulings["rail-moves"] == "card":
        return []
    c = f.who
    return [
        box
        for box in (ST_LOUIS, SACRAMENTO)
        if not used >> (box - ST_LOUIS) & 1 and g.fresh(c, box) and stations(g, c, box)
    ]


@book.cites("11.1", "6.7.2")
def stations(g: State, c: int, box: int) -> list[int]:
    """Regions beside the track built from a box; from Sacramento none before the mountains are crossed."""
    t = g.t
    if box == ST_LOUIS:
        rows = t.beside_space[: g.union]
    elif g.mountain < t.mountain_spaces:
        return []
    else:
        rows = t.beside_mountain + t.beside_space[t.plains_spaces - g.central :]
    return sorted({r for row in rows for r in row if may_be(g, c, r)})


# -- parties -----------------------------------------------------------------------------------------------------------
def activate(g: State, c: int, p: int, steps: int, flags: int) -> None:
    """A group move: all cubes of the place that have not moved may march."""
    g.say("activated", "11.0", colour=COLOURS[c], at=PLACES[p], by_rail=bool(flags & RIDES))
    push(g, march.name, kind=c, at=p, n=g.fresh(c, p), left=steps, mask=ROOT | flags, seq=followers(g, c, p))


@book.cites("11.2.1")
def followers(g: State, c: int, p: int) -> tuple[int, ...]:
    """Friendly cubes of the same player that can be taken along, in the order of `influence`; empty if none."""
    of = g.seating.of
    found = tuple(0 if of[o] != of[c] or g.rests[o] >> p & 1 else g.fresh(o, p) for o, _, _ in g.t.influence[c])
    return found if any(found) else ()


@book.ask("11.0", "4.7", "11.3", "6.1", "6.2", "6.3", "6.4", "6.5")
def march(g: State, f: Frame) -> list[Option]:
    """Some of the party go one step on; the others stay."""
    n = f.n
    if not n or not f.left:
        return []
    c = f.kind
    g.asking = g.seating.of[c]
    if f.mask & RIDES:
        ways = stations(g, c, f.at)
    else:
        ways = g.ways[c][f.at]
        bar = g.bars[c]
        if bar:
            ways = [d for d in ways if not bar >> d & 1]
    options: list[Option]
    if n == 1:
        options = [("march", 1, d) for d in ways]
    else:
        counts = range(1, n + 1)
        options = [("march", k, d) for d in ways for k in counts]
    if f.mask & (ROOT | GONE) != ROOT:
        options.append(("halt",))
    return options


@march.chosen
def march_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "halt":
        return
    k, d = o[1], o[2]
    f.n -= k
    f.mask |= GONE
    if f.mask & RIDES:
        f.n = 0
    jump(f, march)
    if f.seq:
        push(g, bring_next.name, n=k, who=d)
    else:
        depart(g, f, k, d, ())


@book.cites("11.0", "11.1", "4.7")
def depart(g: State, f: Frame, k: int, d: int, brought: tuple[int, ...]) -> None:
    """The marchers step into the next place; unless it stops them, they can go on from there."""
    c, here = f.kind, f.at
    stop = stops(g, c, d)
    _step(g, f, c, here, d, k)
    if brought:
        for (o, _, _), n in zip(g.t.influence[c], brought, strict=True):
            if n:
                _step(g, f, o, here, d, n)
        f.seq = tuple(a - b for a, b in zip(f.seq, brought, strict=True))
    if g.banner >> here & 1:
        g.banner |= 1 << d
    g.say("marched", "11.0", colour=COLOURS[c], n=k, at=PLACES[here], to=PLACES[d], friends=list(brought), stop=stop)
    if not stop and f.left > 1 and not _must_stay(g, c, d):
        push(g, march.name, kind=c, at=d, n=k, left=f.left - 1, seq=brought if any(brought) else ())


def _step(g: State, f: Frame, c: int, here: int, there: int, n: int) -> None:
    """Cubes of a party change places and count as moved; those of the activated place had not moved before."""
    if f.mask & ROOT:
        do.carry(g, c, here, there, n)
        do.mark_moved(g, c, there, n)
    else:
        do.shift(g, c, here, there, n)


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
    index = len(f.seq)
    rows = g.t.influence[party.kind]
    if index == len(rows):
        g.stack.pop()
        depart(g, party, f.n, f.who, f.seq)
        return
    most = can_bring(g, party, f)
    if most:
        f.left = most
    else:
        f.seq = (*f.seq, 0)
        jump(f, bring_next)


@book.cites("11.2.1")
def can_bring(g: State, party: Frame, f: Frame) -> int:
    """The most cubes of the next faction: its own number, the ratio, and only where it may go itself."""
    rows = g.t.influence[party.kind]
    other, each, take = rows[len(f.seq)]
    have = party.seq[len(f.seq)]
    d = f.who
    if not have or (d not in g.ways[other][party.at] and not party.mask & RIDES):
        return 0
    if d < N_REGIONS and not may_be(g, other, d):
        return 0
    free = f.n - sum(-(-n * e // t) for n, (_, e, t) in zip(f.seq, rows, strict=False))
    return min(have, free // each * take)


@book.ask("11.2.1")
def bring(g: State, f: Frame) -> list[Option]:
    """How many friendly cubes go along."""
    party = g.stack[-2]
    other = g.t.influence[party.kind][len(f.seq)][0]
    do.ask(g, party.kind)
    return [("bring", other, n) for n in range(f.left + 1)]


@bring.chosen
def bring_chosen(g: State, f: Frame, o: Option) -> None:
    f.seq = (*f.seq, o[2])
    jump(f, bring_next)


book.procedure("taking friends along", bring_next, bring)
