"""Losses, retreats, treaties and withdrawals (12.1.2 treaty, 12.1.4, 12.1.6, 13.0)."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects
from homelands.games.plains.rules.control import holder, indian_held, may_be, may_join, purple_held, room, us_held
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLUE,
    BROWN,
    COLOURS,
    HOME,
    INDIANS,
    N_REGIONS,
    ORANGE,
    PLACES,
    PURPLE,
    ST_LOUIS,
    US,
    WHITE,
)
from homelands.games.plains.rules.vocabulary import SIDES


# -- losses ------------------------------------------------------------------------------------------------------------
@book.step("12.1.6", "12.1.3", "15.3", "15.4")
def next_loss(g: State, f: Frame) -> None:
    """Each cube comes from the then largest faction; a tie is the player's choice, between allies a coin's.

    By a ruling all come from one faction while it has cubes. Where each of the equal ones loses a cube, or all fall,
    there is nothing to choose, unless only some of them leave the game.
    """
    side, r, sitter, hits = f.who, f.at, f.kind, f.n
    alike = side == US or not g.bury
    all_fall = alike and hits >= effects.fighters(g, side, r, sitter)
    in_turn = alike and g.rulings["losses"] == "each"
    while hits:
        found = effects.largest(g, side, r, sitter)
        if not found:
            break
        if f.left and g.cubes[f.left - 1][r]:
            found = [f.left - 1]
        if len(found) > 1 and not all_fall and not (in_turn and hits >= len(found)):
            of = g.seating.of
            f.n = hits
            jump(f, choose_loss if all(of[c] == of[found[0]] for c in found) else coin)
            return
        hits -= 1
        _from(g, f, found[0])
        effects.lose(g, found[0], r, "12.1.6")
    end(f)


def _from(g: State, f: Frame, colour: int) -> None:
    """By a ruling the faction that gives the first cube gives the others too."""
    if g.rulings["losses"] == "one-faction":
        f.left = colour + 1


@book.ask("12.1.6")
def choose_loss(g: State, f: Frame) -> list[Option]:
    side, r, sitter = f.who, f.at, f.kind
    found = effects.largest(g, side, r, sitter)
    effects.ask(g, found[0])
    return [("lose", c) for c in found]


@choose_loss.chosen
def choose_loss_chosen(g: State, f: Frame, o: Option) -> None:
    _lose_one(g, f, o[1])


@book.chance("12.1.6", "15.3", "15.4")
def coin(g: State, f: Frame) -> Request:
    side, r, sitter = f.who, f.at, f.kind
    return Request("coin", "coins", effects.largest(g, side, r, sitter))


@coin.result
def coin_result(g: State, f: Frame, colour: int) -> None:
    _lose_one(g, f, colour)


def _lose_one(g: State, f: Frame, colour: int) -> None:
    """One of the hits takes a cube of this colour."""
    f.n -= 1
    _from(g, f, colour)
    effects.lose(g, colour, f.at, "12.1.6")
    jump(f, next_loss)


LOSSES: Final = book.procedure(
    "losses", next_loss, choose_loss, coin,
    at="region", who="side that loses cubes", kind="colour that sits out, or none", n="hits still to be taken",
    left="the faction that gives all of them, by a ruling: its number and one",
)  # fmt: skip


# -- retreats ----------------------------------------------------------------------------------------------------------
@book.cites("12.1.4.1", "6.1", "6.2")
def _indian_retreats(g: State, c: int, r: int) -> list[int]:
    """Adjacent friendly or empty regions, areas by arrow (rulings: contested ones; wagons alone)."""
    contested = g.rulings["indian-retreats"] == "contested"
    wagons_fill = g.rulings["wagon-retreats"] == "not-empty"
    return [
        d
        for d in g.ways[c][r]
        if d >= N_REGIONS
        or (
            (not g.us(d) or (contested and g.indians(d) > 0))
            and holder(g, d) != US
            and room(g, c, d) > 0
            and not g.bars[c] >> d & 1
            and not (wagons_fill and g.cubes[WHITE][d] and not g.indians(d))
        )
    ]


@book.cites("12.1.4.2", "6.4")
def _enemy_retreats(g: State, r: int) -> list[int]:
    """Adjacent purple regions and regions beside purple without Indians (ruling), areas by arrow (facts D14)."""
    found = [
        d
        for d in g.ways[PURPLE][r]
        if d >= N_REGIONS or (not g.indians(d) and room(g, PURPLE, d) > 0 and may_join(g, PURPLE, d))
    ]
    if g.rulings["enemy-retreats"] == "empty":
        found = [d for d in found if d >= HOME or not g.us(d)]
    return found


@book.cites("12.1.4.3", "6.3", "6.5", "4.4/boxes")
def _us_retreats(g: State, c: int, r: int) -> list[int]:
    """First friendly or contested regions; if there are none St. Louis and the Rockies; at last empty ones (ruling)."""
    near = [
        d
        for d in g.t.near[r]
        if may_be(g, c, d) and room(g, c, d) > 0 and may_join(g, c, d)
    ]  # fmt: skip
    if c == BROWN and g.rulings["settlers-purple-retreat"] == "never":
        near = [d for d in near if d < HOME]
    first = [d for d in near if us_held(g, d) or (g.us(d) and g.indians(d)) or (c == BLUE and purple_held(g, d))]
    if first:
        return first
    second = [ST_LOUIS] if r in g.t.gates else []
    second += [d for d in g.ways[c][r] if d >= N_REGIONS]
    if second:
        return second
    last = N_REGIONS if g.rulings["last-resort"] == "any" else HOME
    return [d for d in near if d < last and not g.us(d) and not g.indians(d)]


RETREAT_RULES: Final = ("12.1.4.1", "12.1.4.1", "12.1.4.3", "12.1.4.3", "12.1.4.2")  # by colour


def retreats(g: State, c: int, r: int) -> list[int]:
    """Where a cube of the colour may retreat to."""
    if c <= ORANGE:
        return _indian_retreats(g, c, r)
    return _enemy_retreats(g, r) if c == PURPLE else _us_retreats(g, c, r)


@book.step("12.1.2/blank", "12.1.7")
def next_retreat(g: State, f: Frame) -> None:
    """Each player of the side in turn may use the Blanks of his dice."""
    side, winners_stay = f.who, f.n
    if winners_stay:
        r, sitter = f.at, f.kind
        if not effects.fighters(g, 1 - side, r, sitter):
            end(f)
            return
    for c in ARMIES[side]:
        if g.blanks[c]:
            f.left = g.seating.of[c]  # is asked
            return
    end(f)


@book.ask("12.1.2/blank", "11.2.2")
def retreat(g: State, f: Frame) -> list[Option]:
    """A Blank takes one cube of the player out of the fight, whichever of his factions rolled it."""
    r, seat = f.at, f.left
    g.asking = seat
    options: list[Option] = [("retreat", c, d) for c in can_retreat(g, f) for d in retreats(g, c, r)]
    options.append(("stay",))
    return options


def can_retreat(g: State, f: Frame) -> list[int]:
    """The colours of the player that have cubes in the fight."""
    side, r, sitter, seat, found = f.who, f.at, f.kind, f.left, []
    for c in ARMIES[side]:
        if g.cubes[c][r] and c != sitter and g.seating.of[c] == seat:
            found.append(c)
    return found


def no_retreat(g: State, f: Frame, c: int, d: int) -> Refusal | None:
    """Why a cube of the colour cannot retreat to that place."""
    r = f.at
    if not g.cubes[c][r]:
        return Refusal("no-cubes-there", RETREAT_RULES[c], colour=COLOURS[c], at=PLACES[r])
    if c in can_retreat(g, f) and d in retreats(g, c, r):
        return None
    return Refusal("no-retreat-there", RETREAT_RULES[c], colour=COLOURS[c], to=PLACES[d])


@retreat.chosen
def retreat_chosen(g: State, f: Frame, o: Option) -> None:
    side, seat = f.who, f.left
    mine = [c for c in ARMIES[side] if g.seating.of[c] == seat]
    if o[0] == "stay":
        for c in mine:
            g.blanks[c] = 0
    else:
        g.blanks[next(c for c in mine if g.blanks[c])] -= 1
        effects.shift(g, o[1], f.at, o[2], 1)
        g.say("retreats", RETREAT_RULES[o[1]], colour=COLOURS[o[1]], at=PLACES[f.at], to=PLACES[o[2]])
    jump(f, next_retreat)


RETREATS: Final = book.procedure(
    "retreats", next_retreat, retreat,
    at="region", who="side that may retreat", kind="colour that sits out, or none", left="seat that is asked",
    n="1: nobody retreats when there is nobody left to fight (ruling)",
)  # fmt: skip


# -- treaties ----------------------------------------------------------------------------------------------------------
@book.cites("12.1.2/treaty")
def treaty(g: State, f: Frame) -> int:
    """The stronger side moves the weaker away, with equal forces the defender the attacker. Returns who is moved."""
    r, attacker, sitter = f.at, f.who, f.kind
    indians, us = g.indians(r), effects.fighters(g, US, r, sitter)
    if indians == us:
        weaker = attacker
    else:
        weaker = INDIANS if indians < us else US
    g.say("treaty", "12.1.2/treaty", at=PLACES[r], indians=indians, us=us, moved=SIDES[weaker])
    push(g, RELOCATE, at=r, who=weaker, kind=sitter)
    return weaker


@book.cites("12.1.2/treaty")
def moved_together(g: State, side: int, r: int, sitter: int) -> list[int]:
    """The colours that a treaty moves in one go: the whole force (ruling: one faction after the other)."""
    force = [c for c in ARMIES[side] if g.cubes[c][r] and c != sitter]
    return force if g.rulings["treaty-body"] == "together" else force[:1]


@book.cites("12.1.2/treaty")
def relocations(g: State, side: int, r: int, sitter: int) -> list[int]:
    """One adjacent region for the force, contested or at least not enemy-controlled; else the nearest friendly one."""
    force = moved_together(g, side, r, sitter)
    found = [d for d in g.t.near[r] if takes_in(g, side, d, r, force) and not _hostile(g, side, d)]
    if found:
        return found
    for ring in g.t.rings[r]:
        found = [
            d for d in ring
            if not g.side(1 - side, d) and takes_in(g, side, d, r, force) and _friendly(g, side, d, force)
        ]  # fmt: skip
        if found:
            return found
    return []


def takes_in(g: State, side: int, d: int, r: int, force: list[int]) -> bool:
    """All of the force may be there, and there is room."""
    if room(g, force[0], d) < sum(g.cubes[c][r] for c in force):
        return False
    return all(may_be(g, c, d) and (may_join(g, c, d) or BLUE in force) for c in force)


def _hostile(g: State, side: int, d: int) -> bool:
    """Controlled by the other side, or its cubes are there and none of one's own: not contested, not empty."""
    if g.side(1 - side, d) and not g.side(side, d):
        return True
    return us_held(g, d) if side == INDIANS else indian_held(g, d)


def _friendly(g: State, side: int, d: int, force: list[int]) -> bool:
    if side == INDIANS:
        return indian_held(g, d)
    return us_held(g, d) or (purple_held(g, d) and set(force) <= {BLUE, PURPLE})


@book.ask("12.1.2/treaty")
def relocate(g: State, f: Frame) -> list[Option]:
    """The stronger side picks the region."""
    weaker, r, sitter = f.who, f.at, f.kind
    if not [c for c in ARMIES[weaker] if g.cubes[c][r] and c != sitter]:
        return []
    effects.ask_side(g, 1 - weaker, r, sitter)
    return [("relocate", d) for d in relocations(g, weaker, r, sitter)] or [("relocate-ready",)]


@relocate.chosen
def relocate_chosen(g: State, f: Frame, o: Option) -> None:
    weaker, r, sitter = f.who, f.at, f.kind
    for c in moved_together(g, weaker, r, sitter):
        if o[0] == "relocate":
            n = g.cubes[c][r]
            effects.shift(g, c, r, o[1], n)
            g.say("relocated", "12.1.2/treaty", colour=COLOURS[c], n=n, at=PLACES[r], to=PLACES[o[1]])
        else:
            while g.cubes[c][r]:
                effects.to_ready(g, c, r, "12.1.2/treaty")
    jump(f, relocate)


def no_relocation(g: State, f: Frame, d: int) -> Refusal | None:
    """Why a treaty cannot send the force to that place."""
    weaker, r, sitter = f.who, f.at, f.kind
    if d in relocations(g, weaker, r, sitter):
        return None
    if d >= N_REGIONS:
        return Refusal("no-region", "12.1.2/treaty", at=PLACES[d])
    if d not in g.t.near[r]:
        return Refusal("not-adjacent", "12.1.2/treaty", at=PLACES[r], to=PLACES[d])
    if _hostile(g, weaker, d):
        return Refusal("enemy-controlled", "12.1.2/treaty", at=PLACES[d])
    return Refusal("no-room-for-all", "12.1.2/treaty", at=PLACES[d])


RELOCATE: Final = book.procedure(
    "relocation", relocate, at="region", who="side that is moved away", kind="colour that sits out, or none"
)


# -- withdrawals -------------------------------------------------------------------------------------------------------
@book.ask("13.0")
def withdraw(g: State, f: Frame) -> list[Option]:
    """Settlers or Enemies leave a region, cube by cube; without a place to go they return to Ready."""
    c, r = f.kind, f.at
    if not g.cubes[c][r]:
        return []
    effects.ask(g, c)
    return [("withdraw", c, d) for d in retreats(g, c, r)] or [("withdraw-ready", c)]


@withdraw.chosen
def withdraw_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "withdraw":
        effects.shift(g, o[1], f.at, o[2], 1)
        g.say("withdraws", "13.0", colour=COLOURS[o[1]], at=PLACES[f.at], to=PLACES[o[2]])
    else:
        effects.to_ready(g, o[1], f.at, "13.0")
    jump(f, withdraw)


WITHDRAW: Final = book.procedure("withdrawal", withdraw, at="region", kind="colour that leaves it")
