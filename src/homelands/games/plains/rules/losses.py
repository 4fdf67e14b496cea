"""Losses, retreats, treaties and withdrawals (12.1.2 treaty, 12.1.4, 12.1.6, 13.0)."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects as do
from homelands.games.plains.rules.control import holder, indian_held, may_be, may_join, purple_held, room, us_held
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLUE,
    COLOURS,
    INDIANS,
    N_REGIONS,
    ORANGE,
    PLACES,
    PURPLE,
    ST_LOUIS,
    US,
)


# -- losses ------------------------------------------------------------------------------------------------------------
@book.step("12.1.6", "12.1.3", "15.3", "15.4")
def next_loss(g: State, f: Frame) -> None:
    """Each cube comes from the then largest faction; a tie is the player's choice, between allies a coin's."""
    while f.n:
        found = do.largest(g, f.who, f.at, f.kind)
        if not found:
            end(f)
            return
        if len(found) > 1:
            of = g.seating.of
            jump(f, choose_loss if all(of[c] == of[found[0]] for c in found) else coin)
            return
        f.n -= 1
        do.lose(g, found[0], f.at, "12.1.6")
    end(f)


@book.ask("12.1.6")
def choose_loss(g: State, f: Frame) -> list[Option]:
    found = do.largest(g, f.who, f.at, f.kind)
    do.ask(g, found[0])
    return [("lose", c) for c in found]


@choose_loss.chosen
def choose_loss_chosen(g: State, f: Frame, o: Option) -> None:
    f.n -= 1
    do.lose(g, o[1], f.at, "12.1.6")
    jump(f, next_loss)


@book.chance("12.1.6", "15.3", "15.4")
def coin(g: State, f: Frame) -> Request:
    return Request("coin", "coins", do.largest(g, f.who, f.at, f.kind))


@coin.result
def coin_result(g: State, f: Frame, colour: int) -> None:
    f.n -= 1
    do.lose(g, colour, f.at, "12.1.6")
    jump(f, next_loss)


LOSSES: Final = book.procedure("losses", next_loss)


# -- retreats ----------------------------------------------------------------------------------------------------------
@book.cites("12.1.4.1", "6.1", "6.2")
def _indian_retreats(g: State, c: int, r: int) -> list[int]:
    """Adjacent friendly or empty regions, areas by arrow (wagons alone do not fill a region)."""
    return [
        d
        for d in g.ways[c][r]
        if d >= N_REGIONS or (not g.us(d) and holder(g, d) != US and room(g, c, d) > 0 and not g.bars[c] >> d & 1)
    ]


@book.cites("12.1.4.2", "6.4")
def _enemy_retreats(g: State, r: int) -> list[int]:
    """Adjacent purple regions and regions beside purple without Indians, areas by arrow (facts D14)."""
    return [
        d
        for d in g.ways[PURPLE][r]
        if d >= N_REGIONS or (not g.indians(d) and room(g, PURPLE, d) > 0 and may_join(g, PURPLE, d))
    ]


@book.cites("12.1.4.3", "6.3", "6.5", "4.4/boxes")
def _us_retreats(g: State, c: int, r: int) -> list[int]:
    """First friendly or contested regions; if there are none St. Louis and the Rockies; at last empty ones."""
    near = [
        d
        for d in g.t.near[r]
        if may_be(g, c, d) and room(g, c, d) > 0 and may_join(g, c, d)
    ]  # fmt: skip
    first = [d for d in near if us_held(g, d) or (g.us(d) and g.indians(d)) or (c == BLUE and purple_held(g, d))]
    if first:
        return first
    second = [ST_LOUIS] if r in g.t.gates else []
    second += [d for d in g.ways[c][r] if d >= N_REGIONS]
    return second or [d for d in near if not g.us(d) and not g.indians(d)]


RETREAT_RULES: Final = ("12.1.4.1", "12.1.4.1", "12.1.4.3", "12.1.4.3", "12.1.4.2")  # by colour


def retreats(g: State, c: int, r: int) -> list[int]:
    """Where a cube of the colour may retreat to."""
    if c <= ORANGE:
        return _indian_retreats(g, c, r)
    return _enemy_retreats(g, r) if c == PURPLE else _us_retreats(g, c, r)


@book.step("12.1.2/blank", "12.1.7")
def next_retreat(g: State, f: Frame) -> None:
    """Each player of the side in turn may use the Blanks of his dice; n: as long as there is somebody to fight."""
    if f.n and not do.fighters(g, 1 - f.who, f.at, f.kind):
        end(f)
        return
    for c in ARMIES[f.who]:
        if g.blanks[c]:
            f.left = g.seating.of[c]
            return
    end(f)


@book.ask("12.1.2/blank", "11.2.2")
def retreat(g: State, f: Frame) -> list[Option]:
    """A Blank takes one cube of the player out of the fight, whichever of his factions rolled it."""
    of, r = g.seating.of, f.at
    g.asking = f.left
    options: list[Option] = [
        ("retreat", c, d)
        for c in ARMIES[f.who]
        if g.cubes[c][r] and c != f.kind and of[c] == f.left
        for d in retreats(g, c, r)
    ]
    options.append(("stay",))
    return options


@retreat.chosen
def retreat_chosen(g: State, f: Frame, o: Option) -> None:
    mine = [c for c in ARMIES[f.who] if g.seating.of[c] == f.left]
    if o[0] == "stay":
        for c in mine:
            g.blanks[c] = 0
    else:
        g.blanks[next(c for c in mine if g.blanks[c])] -= 1
        do.shift(g, o[1], f.at, o[2], 1)
        g.say("retreats", RETREAT_RULES[o[1]], colour=COLOURS[o[1]], at=PLACES[f.at], to=PLACES[o[2]])
    jump(f, next_retreat)


RETREATS: Final = book.procedure("retreats", next_retreat, retreat)


# -- treaties ----------------------------------------------------------------------------------------------------------
@book.cites("12.1.2/treaty")
def treaty(g: State, f: Frame) -> None:
    """The stronger side moves the weaker away; equal forces: the defender moves the attacker."""
    indians, us = g.indians(f.at), do.fighters(g, US, f.at, f.kind)
    if indians == us:
        weaker = f.who
    else:
        weaker = INDIANS if indians < us else US
    g.say("treaty", "12.1.2/treaty", at=PLACES[f.at], indians=indians, us=us, moved=("indians", "us")[weaker])
    push(g, RELOCATE, at=f.at, who=weaker, kind=f.kind)


@book.cites("12.1.2/treaty")
def relocations(g: State, side: int, r: int, sitter: int) -> list[int]:
    """One adjacent region for the whole force, not enemy-controlled; else the nearest friendly one."""
    force = [c for c in ARMIES[side] if g.cubes[c][r] and c != sitter]
    size = sum(g.cubes[c][r] for c in force)

    def fits(d: int) -> bool:
        if g.side(1 - side, d) or room(g, force[0], d) < size:
            return False
        return all(may_be(g, c, d) and (may_join(g, c, d) or BLUE in force) for c in force)

    if side == INDIANS:
        found = [d for d in g.t.near[r] if fits(d) and not us_held(g, d)]
    else:
        found = [d for d in g.t.near[r] if fits(d) and not indian_held(g, d)]
    if found:
        return found
    for ring in g.t.rings[r]:
        found = [d for d in ring if fits(d) and _friendly(g, side, d, force)]
        if found:
            return found
    return []


def _friendly(g: State, side: int, d: int, force: list[int]) -> bool:
    if side == INDIANS:
        return indian_held(g, d)
    return us_held(g, d) or (purple_held(g, d) and set(force) <= {BLUE, PURPLE})


@book.ask("12.1.2/treaty")
def relocate(g: State, f: Frame) -> list[Option]:
    """The stronger side picks the region."""
    do.ask_side(g, 1 - f.who, f.at)
    return [("relocate", d) for d in relocations(g, f.who, f.at, f.kind)] or [("relocate-ready",)]


@relocate.chosen
def relocate_chosen(g: State, f: Frame, o: Option) -> None:
    force = [c for c in ARMIES[f.who] if g.cubes[c][f.at] and c != f.kind]
    if o[0] == "relocate":
        for c in force:
            n = g.cubes[c][f.at]
            do.shift(g, c, f.at, o[1], n)
            g.say("relocated", "12.1.2/treaty", colour=COLOURS[c], n=n, at=PLACES[f.at], to=PLACES[o[1]])
    else:
        for c in force:
            while g.cubes[c][f.at]:
                do.to_ready(g, c, f.at, "12.1.2/treaty")


RELOCATE: Final = book.procedure("relocation", relocate)


# -- withdrawals -------------------------------------------------------------------------------------------------------
@book.ask("13.0")
def withdraw(g: State, f: Frame) -> list[Option]:
    """Settlers or Enemies leave a region, cube by cube; without a place to go they return to Ready."""
    c = f.kind
    if not g.cubes[c][f.at]:
        return []
    do.ask(g, c)
    return [("withdraw", c, d) for d in retreats(g, c, f.at)] or [("withdraw-ready", c)]


@withdraw.chosen
def withdraw_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "withdraw":
        do.shift(g, o[1], f.at, o[2], 1)
        g.say("withdraws", "13.0", colour=COLOURS[o[1]], at=PLACES[f.at], to=PLACES[o[2]])
    else:
        do.to_ready(g, o[1], f.at, "13.0")
    jump(f, withdraw)


WITHDRAW: Final = book.procedure("withdrawal", withdraw)
