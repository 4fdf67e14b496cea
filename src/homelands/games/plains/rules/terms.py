"""What the terms of event cards do. Each is a small function; those with questions push a short procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects, engagement, losses, movement
from homelands.games.plains.rules.conditions import sources
from homelands.games.plains.rules.control import may_be, room
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLANK,
    BROWN,
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
PLACE_RULES: Final = ("10.1.2", "10.1.2", "10.3.2", "10.2.2", "10.3.2")  # by colour
EVERYWHERE: Final = (1 << N_REGIONS) - 1
Act = Callable[[State, Frame, Term], None]


def spot(f: Frame, word: str) -> int:
    """The place that a term speaks of: X is the region that the event names."""
    return f.at if word == "X" else place_index(word)


# -- at once -----------------------------------------------------------------------------------------------------------
@book.cites("10.1.2", "10.2.2", "10.3.2")
def _place(g: State, f: Frame, t: Term) -> None:
    _, colours, n, where = t
    c, p = colours[0], spot(f, where)
    effects.place(g, c, p, n, PLACE_RULES[c])
    if c == BROWN and p < N_REGIONS:
        g.settled |= 1 << p


def _move(g: State, f: Frame, t: Term) -> None:
    _, colours, groups, regions = t
    push(g, movement.choose_group, who=colours[0], n=groups, left=regions)


def _send(g: State, f: Frame, t: Term) -> None:
    _, colours, start, goal = t
    here, there = spot(f, start), spot(f, goal)
    for c in colours:
        n, rested = g.cubes[c][here], g.fresh(c, here)
        if n:
            effects.shift(g, c, here, there, n)
            effects.mark_moved(g, c, there, rested)
            g.say("sent", RULE, colour=COLOURS[c], n=n, at=PLACES[here], to=PLACES[there])


def _recover(g: State, f: Frame, t: Term) -> None:
    _, colours, n = t
    for c in colours:
        effects.recover(g, c, n, RULE)


def _banner(g: State, f: Frame, t: Term) -> None:
    _, where = t
    g.banner |= 1 << spot(f, where)
    g.say("banner", RULE, at=PLACES[f.at])


def _treaty_hits(g: State, f: Frame, t: Term) -> None:
    g.treaty_hits = 1


def _no_retreat(g: State, f: Frame, t: Term) -> None:
    _, colours, where = t
    g.pinned[SIDE_OF[colours[0]]] |= EVERYWHERE if where == "all" else 1 << spot(f, where)


def _no_ambush(g: State, f: Frame, t: Term) -> None:
    g.no_ambush = 1


@book.cites("12.1.2/dice")
def _one_die(g: State, f: Frame, t: Term) -> None:
    _, colours, where = t
    g.one_die[SIDE_OF[colours[0]]] |= 1 << spot(f, where)


@book.cites("12.1.3")
def _bury(g: State, f: Frame, t: Term) -> None:
    g.bury = t[2]


# -- gathering ---------------------------------------------------------------------------------------------------------
def _gather(g: State, f: Frame, t: Term) -> None:
    x, card, colours = f.at, f.who, t[1]
    gather(g, x, colours, g.seating.of[g.t.cards[card].deck])


def gather(g: State, x: int, colours: tuple[int, ...], seat: int) -> None:
    """Cubes of a seat in regions around X may step into it."""
    push(g, GATHERING, at=x, mask=sum(1 << c for c in colours if g.seating.of[c] == seat), kind=seat)


@book.ask("9.2")
def gather_one(g: State, f: Frame) -> list[Option]:
    """One cube after the other, from regions without U.S. cubes, up to the limit."""
    x, seat, colours = f.at, f.kind, f.mask
    if room(g, ORANGE, x) <= 0:
        return []
    g.asking = seat
    options: list[Option] = [
        ("gather", c, n)
        for c in ARMIES[INDIANS]
        if colours >> c & 1 and may_be(g, c, x)
        for n in g.t.near[x]
        if g.cubes[c][n] and not g.us(n)
    ]
    return [*options, ("done",)] if options else []


@gather_one.chosen
def gather_one_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "gather":
        effects.shift(g, o[1], o[2], f.at, 1)
        g.say("gathers", RULE, colour=COLOURS[o[1]], at=PLACES[o[2]], to=PLACES[f.at])
        jump(f, gather_one)


GATHERING: Final = book.procedure(
    "gathering", gather_one, at="region X, where they gather", kind="seat that is asked", mask="colours that may come"
)


# -- luring ------------------------------------------------------------------------------------------------------------
def _lure(g: State, f: Frame, t: Term) -> None:
    x, card, colours, most = f.at, f.who, t[1], t[2]
    push(g, DECOYS, at=x, who=card, kind=colours[0], n=most)


@book.ask("9.2")
def lure(g: State, f: Frame) -> list[Option]:
    """Enemy cubes step out of a neighbouring region into X."""
    x, card, lured, most = f.at, f.who, f.kind, f.n
    effects.ask(g, g.t.cards[card].deck)
    return [
        ("lure", n, y)
        for y in sources(g, card, x)
        for n in range(1, min(most, g.cubes[lured][y], room(g, lured, x)) + 1)
    ]


@lure.chosen
def lure_chosen(g: State, f: Frame, o: Option) -> None:
    x, lured, (_, n, y) = f.at, f.kind, o
    effects.shift(g, lured, y, x, n)
    g.say("lured", RULE, colour=COLOURS[lured], n=n, at=PLACES[y], to=PLACES[x])


DECOYS: Final = book.procedure(
    "decoys", lure, at="region X, where they are lured to", who="card", kind="colour that is lured", n="cubes at most"
)


# -- striking ----------------------------------------------------------------------------------------------------------
def _strike(g: State, f: Frame, t: Term) -> None:
    x, card = f.at, f.who
    push(g, next_strike, at=x, who=card, mask=sum(1 << r for r in sources(g, card, x)))


@book.ask("9.2")
def next_strike(g: State, f: Frame) -> list[Option]:
    """Each region beside the force is struck once, in the player's order."""
    card, targets = f.who, f.mask
    effects.ask(g, g.t.cards[card].deck)
    return [("strike", r) for r in range(N_REGIONS) if targets >> r & 1]


@next_strike.chosen
def next_strike_chosen(g: State, f: Frame, o: Option) -> None:
    x, card, target = f.at, f.who, o[1]
    seat = g.seating.of[g.t.cards[card].deck]
    f.left, f.n = target, 0
    f.mask &= ~(1 << target)
    f.seq = tuple(c for c in ARMIES[INDIANS] if g.cubes[c][x] and g.seating.of[c] == seat)
    g.fallen = 0
    jump(f, strike_roll)


@book.chance("9.2", "12.1.2/dice")
def strike_roll(g: State, f: Frame) -> Request:
    c, x = f.seq[0], f.at
    return g.t.rolls[c][g.cubes[c][x] > 1]


@strike_roll.result
def strike_roll_result(g: State, f: Frame, faces: tuple[int, ...]) -> None:
    """Weapon and Treaty hit; nobody answers."""
    to_roll = f.seq
    c, f.seq = to_roll[0], to_roll[1:]
    g.say("rolled", RULE, colour=COLOURS[c], faces=[FACES[face] for face in faces])
    f.n += sum(1 for face in faces if face != BLANK)  # hits
    if f.seq:
        jump(f, strike_roll)


@book.step("9.2", "12.1.6")
def struck(g: State, f: Frame) -> None:
    x, target, hits = f.at, f.left, f.n
    g.say("struck", RULE, at=PLACES[x], target=PLACES[target], hits=hits)
    if hits:
        push(g, losses.LOSSES, at=target, who=US, kind=NONE, n=hits)


@book.step("9.2", "vp")
def strike_over(g: State, f: Frame) -> None:
    """Each strike is a battle of its own for the Cavalry points."""
    engagement.cavalry_pairs(g)


book.procedure(
    "strike", strike_roll, struck, strike_over, next_strike,
    at="region X, from where they strike", who="card", mask="regions that are still to be struck",
    left="region that is struck", seq="colours that are still to roll", n="hits",
)  # fmt: skip


# -- lifting, removing -------------------------------------------------------------------------------------------------
def _lift(g: State, f: Frame, t: Term) -> None:
    x, card, colours, n = f.at, f.who, t[1], t[2]
    push(g, LIFTING, at=x, who=card, n=n, seq=colours)


@book.ask("9.2")
def lift(g: State, f: Frame) -> list[Option]:
    """Cubes go from X to their Ready Box: no battle losses."""
    x, card, more, colours = f.at, f.who, f.n, f.seq
    found = [c for c in colours if g.cubes[c][x]]
    if not more or not found:
        return []
    if sum(g.cubes[c][x] for c in found) <= more:  # all of them go
        return [("lift", found[0])]
    effects.ask(g, g.t.cards[card].deck)
    return [("lift", c) for c in found]


@lift.chosen
def lift_chosen(g: State, f: Frame, o: Option) -> None:
    effects.to_ready(g, o[1], f.at, RULE)
    f.n -= 1  # has left
    jump(f, lift)


LIFTING: Final = book.procedure(
    "lifting", lift, at="region X, which they leave", who="card", seq="colours that may leave", n="cubes still to leave"
)


def _remove(g: State, f: Frame, t: Term) -> None:
    card, colours, n = f.who, t[1], t[2]
    push(g, REMOVAL, who=card, n=n, seq=colours)


@book.ask("9.2", "12.1.3")
def remove(g: State, f: Frame) -> list[Option]:
    """Cubes leave the game, always from the fuller Casualty Box."""
    card, more, colours = f.who, f.n, f.seq
    fullest = max(g.lost[c] for c in colours)
    if not more or not fullest:
        return []
    found = [c for c in colours if g.lost[c] == fullest]
    if len(found) <= more:  # one from each of the fullest boxes
        found = found[:1]
    effects.ask(g, g.t.cards[card].deck)
    return [("remove", c) for c in found]


@remove.chosen
def remove_chosen(g: State, f: Frame, o: Option) -> None:
    g.lost[o[1]] -= 1
    g.gone[o[1]] += 1
    g.say("removed", "12.1.3", colour=COLOURS[o[1]])
    f.n -= 1  # has left
    jump(f, remove)


REMOVAL: Final = book.procedure(
    "removal", remove, who="card", seq="colours that may leave the game", n="cubes still to leave it"
)


# -- wagons ------------------------------------------------------------------------------------------------------------
def _rush(g: State, f: Frame, t: Term) -> None:
    most = t[1]
    push(g, RUSH, n=most)


@book.ask("9.2", "6.6.1")
def rush(g: State, f: Frame) -> list[Option]:
    """Different wagons on the map each go one region west."""
    more, moved = f.n, f.seq
    if not more:
        return []
    effects.ask(g, WHITE)
    white, first = g.cubes[WHITE], g.rulings["trail-forks"] == "first"
    options: list[Option] = [
        ("rush", p, d)
        for p in range(N_REGIONS)
        if white[p] > moved.count(p)
        for d in (g.t.trail[p][:1] if first else g.t.trail[p])
    ]
    return [*options, ("done",)] if options else []


@rush.chosen
def rush_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "rush":
        effects.advance(g, o[1], o[2], 1, RULE)
        f.n -= 1  # has moved, and is there now
        f.seq = (*f.seq, o[2])
        jump(f, rush)


RUSH: Final = book.procedure("wagons in a hurry", rush, n="wagons still to move", seq="where those are that have moved")


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
    "one-die": _one_die,
    "bury": _bury,
    "rush": _rush,
}
