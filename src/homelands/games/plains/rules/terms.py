"""What the terms of event cards do. Each is a small function; those with questions push a short procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects as do
from homelands.games.plains.rules import engagement, losses, movement
from homelands.games.plains.rules.conditions import sources
from homelands.games.plains.rules.control import may_be, room
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLANK,
    COLOURS,
    FACES,
    INDIANS,
    N_REGIONS,
    ORANGE,
    PLACES,
    SIDE_OF,
    US,
    WHITE,
    place_index,
)
from homelands.games.plains.rules.vocabulary import Term

RULE: Final = "9.2"
EVERYWHERE: Final = (1 << N_REGIONS) - 1
Act = Callable[[State, Frame, Term], None]


def spot(f: Frame, word: str) -> int:
    return f.at if word == "X" else place_index(word)


# -- at once -----------------------------------------------------------------------------------------------------------
@book.cites("10.1.2", "10.2.2", "10.3.2")
def _place(g: State, f: Frame, t: Term) -> None:
    do.place(g, t[1][0], spot(f, t[3]), t[2], "10.3.2" if SIDE_OF[t[1][0]] == US else "10.1.2")


def _move(g: State, f: Frame, t: Term) -> None:
    push(g, movement.choose_group.name, who=t[1][0], n=t[2], left=t[3])


def _send(g: State, f: Frame, t: Term) -> None:
    here, there = spot(f, t[2]), spot(f, t[3])
    for c in t[1]:
        n = g.cubes[c][here]
        if n:
            do.shift(g, c, here, there, n)
            do.mark_moved(g, c, there, g.fresh(c, there))
            g.say("sent", RULE, colour=COLOURS[c], n=n, at=PLACES[here], to=PLACES[there])


def _recover(g: State, f: Frame, t: Term) -> None:
    for c in t[1]:
        do.recover(g, c, t[2], RULE)


def _banner(g: State, f: Frame, t: Term) -> None:
    g.banner |= 1 << spot(f, t[1])
    g.say("banner", RULE, at=PLACES[f.at])


def _treaty_hits(g: State, f: Frame, t: Term) -> None:
    g.treaty_hits = 1


def _no_retreat(g: State, f: Frame, t: Term) -> None:
    g.pinned[SIDE_OF[t[1][0]]] |= EVERYWHERE if t[2] == "all" else 1 << spot(f, t[2])


def _no_ambush(g: State, f: Frame, t: Term) -> None:
    g.no_ambush = 1


@book.cites("12.1.3")
def _bury(g: State, f: Frame, t: Term) -> None:
    g.bury = t[2]


# -- gathering ---------------------------------------------------------------------------------------------------------
def _gather(g: State, f: Frame, t: Term) -> None:
    gather(g, f.at, t[1], g.seating.of[g.t.cards[f.who].deck])


def gather(g: State, x: int, colours: tuple[int, ...], seat: int) -> None:
    """Cubes of a seat in regions around X may step into it."""
    mask = sum(1 << c for c in colours if g.seating.of[c] == seat)
    push(g, gather_one.name, at=x, mask=mask, kind=seat)


@book.ask("9.2")
def gather_one(g: State, f: Frame) -> list[Option]:
    """One cube after the other, from regions without U.S. cubes, up to the limit."""
    x = f.at
    if room(g, ORANGE, x) <= 0:
        return []
    g.asking = f.kind
    options: list[Option] = [
        ("gather", c, n)
        for c in ARMIES[INDIANS]
        if f.mask >> c & 1 and may_be(g, c, x)
        for n in g.t.near[x]
        if g.cubes[c][n] and not g.us(n)
    ]
    return [*options, ("done",)] if options else []


@gather_one.chosen
def gather_one_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "gather":
        do.shift(g, o[1], o[2], f.at, 1)
        g.say("gathers", RULE, colour=COLOURS[o[1]], at=PLACES[o[2]], to=PLACES[f.at])
        jump(f, gather_one)


# -- luring ------------------------------------------------------------------------------------------------------------
def _lure(g: State, f: Frame, t: Term) -> None:
    push(g, lure.name, at=f.at, who=f.who, kind=t[1][0], n=t[2])


@book.ask("9.2")
def lure(g: State, f: Frame) -> list[Option]:
    """Enemy cubes step out of a neighbouring region into X."""
    do.ask(g, g.t.cards[f.who].deck)
    return [
        ("lure", n, y)
        for y in sources(g, f.who, f.at)
        for n in range(1, min(f.n, g.cubes[f.kind][y], room(g, f.kind, f.at)) + 1)
    ]


@lure.chosen
def lure_chosen(g: State, f: Frame, o: Option) -> None:
    do.shift(g, f.kind, o[2], f.at, o[1])
    g.say("lured", RULE, colour=COLOURS[f.kind], n=o[1], at=PLACES[o[2]], to=PLACES[f.at])


# -- striking ----------------------------------------------------------------------------------------------------------
def _strike(g: State, f: Frame, t: Term) -> None:
    push(g, next_strike.name, at=f.at, who=f.who, mask=sum(1 << r for r in sources(g, f.who, f.at)))


@book.ask("9.2")
def next_strike(g: State, f: Frame) -> list[Option]:
    """Each region beside the force is struck once, in the player's order."""
    do.ask(g, g.t.cards[f.who].deck)
    return [("strike", r) for r in range(N_REGIONS) if f.mask >> r & 1]


@next_strike.chosen
def next_strike_chosen(g: State, f: Frame, o: Option) -> None:
    f.left = o[1]
    f.mask &= ~(1 << o[1])
    seat = g.seating.of[g.t.cards[f.who].deck]
    f.seq = tuple(c for c in ARMIES[INDIANS] if g.cubes[c][f.at] and g.seating.of[c] == seat)
    f.n = 0
    g.fallen = 0
    jump(f, strike_roll)


@book.chance("9.2", "12.1.2/dice")
def strike_roll(g: State, f: Frame) -> Request:
    c = f.seq[0]
    return g.t.rolls[c][g.cubes[c][f.at] > 1]


@strike_roll.result
def strike_roll_result(g: State, f: Frame, faces: tuple[int, ...]) -> None:
    """Weapon and Treaty hit; nobody answers."""
    g.say("rolled", RULE, colour=COLOURS[f.seq[0]], faces=[FACES[face] for face in faces])
    f.n += sum(1 for face in faces if face != BLANK)
    f.seq = f.seq[1:]
    if f.seq:
        jump(f, strike_roll)


@book.step("9.2", "12.1.6")
def struck(g: State, f: Frame) -> None:
    g.say("struck", RULE, at=PLACES[f.at], target=PLACES[f.left], hits=f.n)
    if f.n:
        push(g, losses.LOSSES, at=f.left, who=US, kind=NONE, n=f.n)


@book.step("9.2", "vp")
def strike_over(g: State, f: Frame) -> None:
    """Each strike is a battle of its own for the Cavalry points."""
    engagement.cavalry_pairs(g)
    jump(f, next_strike)


book.procedure("strike", strike_roll, struck, strike_over)


# -- lifting, removing -------------------------------------------------------------------------------------------------
def _lift(g: State, f: Frame, t: Term) -> None:
    push(g, lift.name, at=f.at, who=f.who, n=t[2], seq=t[1])


@book.ask("9.2")
def lift(g: State, f: Frame) -> list[Option]:
    """Cubes go from X to their Ready Box: no battle losses."""
    if not f.n:
        return []
    do.ask(g, g.t.cards[f.who].deck)
    return [("lift", c) for c in f.seq if g.cubes[c][f.at]]


@lift.chosen
def lift_chosen(g: State, f: Frame, o: Option) -> None:
    do.to_ready(g, o[1], f.at, RULE)
    f.n -= 1
    jump(f, lift)


def _remove(g: State, f: Frame, t: Term) -> None:
    push(g, remove.name, who=f.who, n=t[2], seq=t[1])


@book.ask("9.2", "12.1.3")
def remove(g: State, f: Frame) -> list[Option]:
    """Cubes leave the game, always from the fuller Casualty Box."""
    most = max(g.lost[c] for c in f.seq)
    if not f.n or not most:
        return []
    do.ask(g, g.t.cards[f.who].deck)
    return [("remove", c) for c in f.seq if g.lost[c] == most]


@remove.chosen
def remove_chosen(g: State, f: Frame, o: Option) -> None:
    g.lost[o[1]] -= 1
    g.gone[o[1]] += 1
    g.say("removed", "12.1.3", colour=COLOURS[o[1]])
    f.n -= 1
    jump(f, remove)


# -- wagons ------------------------------------------------------------------------------------------------------------
def _rush(g: State, f: Frame, t: Term) -> None:
    push(g, rush.name, n=t[1])


@book.ask("9.2", "6.6.1")
def rush(g: State, f: Frame) -> list[Option]:
    """Different wagons on the map each go one region west."""
    if not f.n:
        return []
    do.ask(g, WHITE)
    white, first = g.cubes[WHITE], g.rulings["trail-forks"] == "first"
    options: list[Option] = [
        ("rush", p, d)
        for p in range(N_REGIONS)
        if white[p] > f.seq.count(p)
        for d in (g.t.trail[p][:1] if first else g.t.trail[p])
    ]
    return [*options, ("done",)] if options else []


@rush.chosen
def rush_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "rush":
        do.advance(g, o[1], o[2], 1, RULE)
        f.n -= 1
        f.seq = (*f.seq, o[2])
        jump(f, rush)


ACTS: Final[dict[str, Act]] = {
    "place": _place,
    "move": _move,
    "gather": _gather,
    "lure": _lure,
    "strike": _strike,
    "send": _send,
    "lift": _lift,
    "recover": _recover,
    "remove": _remove,
    "banner": _banner,
    "treaty-hits": _treaty_hits,
    "no-retreat": _no_retreat,
    "no-ambush": _no_ambush,
    "bury": _bury,
    "rush": _rush,
}
